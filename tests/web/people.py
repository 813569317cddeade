"""People at their screens, and the server they talk to."""

from __future__ import annotations

import json
import re
import time
import urllib.request
from pathlib import Path
from typing import Any

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
REMEMBER_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) { super(...given); window.sockets.push(this); }
};
"""
# The figures on a drawn card are a picture of it, not its label: only there a name may differ.
RUN_AXE = """async () => {
  const label = "label-content-name-mismatch";
  const rules = { "target-size": { enabled: true }, [label]: { enabled: false } };
  const drawn = [["[data-shell=stage]"], ["[data-shell=hand]"]];
  const runs = [
    await axe.run(document, { rules }),
    await axe.run({ exclude: drawn }, { runOnly: [label] }),
  ];
  const found = runs.flatMap((run) => run.violations);
  return found.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(" | ")}`);
}"""
PATIENCE = 60_000
"""So many milliseconds a page may take for anything on a busy machine."""
LOCK = 360
"""So many milliseconds a new decision takes no input."""
TAKES_INPUT = """(lock) => {
  const question = document.querySelector("[data-decision]")?.dataset.decision ?? null;
  if (window.asked?.question !== question) window.asked = { question, since: performance.now() };
  return performance.now() - window.asked.since > lock ? question : null;
}"""
"""The number of the question that has stood there long enough to be answered, or null."""
ARMED = """(question) => {
  const now = document.querySelector("[data-decision]");
  if (now?.dataset.decision !== question) return true;
  const known = now.dataset.parted !== "true" || now.querySelector("[data-then]");
  return known && !now.querySelector("[data-confirm]").disabled;
}"""
"""Whether an option is selected, or the question is another one already. Of an answer in parts each
is looked at first: the page takes it at once if others follow."""
WATCH = """(places) => {
  window.passed = [];
  const look = () => {
    for (const [name, place] of Object.entries(places))
      if (!passed.includes(name) && document.querySelector(place)) passed.push(name);
  };
  look();
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document.body, all);
}"""
"""What has been on the page, in the order in which it came."""
PERSON = {"controller": "person"}
BOT = {"controller": "bot", "level": "random"}


class Table:
    """A table and the links to it."""

    def __init__(self, server: Server, made: dict[str, Any]) -> None:
        self.server = server
        self.id: str = made["table"]["id"]
        self.links: dict[str, Any] = made["links"]

    def link(self, who: int | str) -> str:
        token = self.links["seats"][who] if isinstance(who, int) else self.links[who]
        return f"{self.server.url}/table/{self.id}#{token}"

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.server.call(
            "GET", f"/tables/{self.id}", token=self.links["facilitator"]
        )
        return found

    def looked_back(self, what: str) -> dict[str, Any]:
        """The review or the analysis, once every decision has been looked at."""
        while True:
            path, token = f"/tables/{self.id}/{what}", self.links["spectator"]
            told: dict[str, Any] = self.server.call("GET", path, token=token)
            if told["looked"] == told["actions"]:
                return told
            time.sleep(0.1)

    def play_out(self) -> None:
        """Everybody takes the last option until it is over."""
        while not (state := self.state())["position"]["finished"]:
            for seat in state["position"]["deciders"]:
                if self.links["seats"][seat]:
                    self.choose_last(seat)

    def choose_last(self, seat: int) -> None:
        token = self.links["seats"][seat]
        position = self.server.call("GET", f"/tables/{self.id}", token=token)["position"]
        if decision := position["decision"]:
            answer = {"decision": decision["id"], "key": decision["options"][-1]["key"]}
            self.server.call("POST", f"/tables/{self.id}/choose", answer, token)


class Server:
    def __init__(self, url: str) -> None:
        self.url = url

    def call(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        request = urllib.request.Request(f"{self.url}/api{path}", method=method)
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        with urllib.request.urlopen(request) as answer:
            return json.loads(answer.read() or b"null")

    def table(self, game: str, *seats: str, **more: Any) -> Table:
        """A table: each seat is a person's name, or `bot`, or `open`."""
        wishes = [self._wish(seat) for seat in seats]
        return Table(self, self.call("POST", "/tables", {"game": game, "seats": wishes} | more))

    def _wish(self, seat: str) -> dict[str, Any]:
        if seat == "bot":
            return BOT
        return {"controller": "open"} if seat == "open" else PERSON | {"name": seat}


class Choice:
    """One option of the decision, taken from the list of all options and confirmed."""

    def __init__(self, person: Person, index: int) -> None:
        self.person = person
        self.index = index

    def click(self) -> None:
        page = self.person.page
        question = self.person.ready()
        page.keyboard.press("l")
        keys = page.locator("dialog [data-key]")
        keys.first.wait_for()
        keys.nth(self.index if self.index >= 0 else keys.count() + self.index).click()
        self.person.confirm(question)


class Options:
    """What this person may choose now."""

    def __init__(self, person: Person) -> None:
        self.person = person

    @property
    def first(self) -> Choice:
        return Choice(self.person, 0)

    @property
    def last(self) -> Choice:
        return Choice(self.person, -1)

    def nth(self, index: int) -> Choice:
        return Choice(self.person, index)

    def count(self) -> int:
        found = self.person.page.locator("[data-decision]")
        return int(found.get_attribute("data-options")) if found.count() else 0


class Person:
    """Somebody with a browser: what they see and do, in the words of the page."""

    def __init__(self, context: Any, server: Server) -> None:
        self.context = context
        self.server = server
        self.errors: list[str] = []
        self.frames: list[str] = []
        context.add_init_script(REMEMBER_SOCKETS)
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def prefers(self, **kept: str) -> Person:
        """Settings that stand in this browser before a table is opened."""
        self.page.goto(self.server.url)
        keep = "(kept) => localStorage.setItem('anthropolis.settings', kept)"
        self.page.evaluate(keep, json.dumps(kept))
        return self

    def sit(self, table: Table, who: int | str) -> Person:
        self.page.goto("about:blank")
        self.page.goto(table.link(who))
        self.page.locator("main").wait_for()
        return self

    def receives(self, kind: str, since: int) -> Person:
        """Wait until a message of this kind has come, after so many others."""
        for _ in range(PATIENCE // 20):
            if any(f'"type":"{kind}"' in frame for frame in self.frames[since:]):
                return self
            self.page.wait_for_timeout(20)
        raise AssertionError(f"no {kind} came")

    def sees(self, text: str) -> Person:
        self.page.get_by_text(text).first.wait_for()
        return self

    @property
    def options(self) -> Options:
        return Options(self)

    def ready(self) -> str:
        """Wait until the page takes an answer to its question; the number of that question.

        What is clicked before that is meant for the question before, and nothing comes of it.
        """
        return str(self.page.wait_for_function(TAKES_INPUT, arg=LOCK).json_value())

    def confirm(self, question: str) -> None:
        """Confirm what is selected; a part that others follow was taken at once."""
        self.page.wait_for_function(ARMED, arg=question)
        if self.page.locator(f'[data-decision="{question}"]').count():
            self.page.locator("[data-confirm]").click()

    @property
    def story(self) -> Any:
        """The entries of the story that are choices; the drawer is opened for them."""
        if self.page.locator(".log").count() == 0:
            self.open("Story", "Récit")
        return self.page.locator(".log li[data-move]")

    def open(self, *names: str) -> Person:
        """Open a tab of the drawer, by its name in either language."""
        tab = self.page.get_by_role("tab", name=re.compile("|".join(f"^{name}$" for name in names)))
        shut = self.page.get_by_role("button", name=re.compile("^(Story|Récit)$"))
        either = tab.or_(shut).first
        either.wait_for()
        while tab.count() == 0:
            # Whoever has just sat down still sees the page of somebody who may look on.
            either.click()
            either.wait_for()
        if tab.first.get_attribute("aria-selected") != "true":
            tab.first.click()
        return self

    def menu(self, *names: str) -> Person:
        """Do something that the menu offers."""
        self.page.get_by_role("button", name="Menu").click()
        pattern = re.compile("|".join(f"^{name}$" for name in names))
        self.page.get_by_role("dialog").get_by_role("button", name=pattern).click()
        return self

    def speak(self, language: str) -> Person:
        """Change the language in the menu."""
        self.page.get_by_role("button", name="Menu").click()
        self.page.locator("dialog #lang").select_option(language)
        return self.press("Escape")

    def next_question(self, last: str | None = None) -> str | None:
        """Wait for a new decision of this person; None once the match is over."""
        fresh = (
            "[data-decision]" if last is None else f'[data-decision]:not([data-decision="{last}"])'
        )
        self.page.locator(f"{fresh}, .result").first.wait_for()
        if self.page.locator(".result").count():
            return None
        number: str = self.page.locator("[data-decision]").get_attribute("data-decision")
        return number

    def press(self, *keys: str) -> Person:
        for key in keys:
            self.page.keyboard.press(key)
        return self

    def click(self, role: str, name: str) -> Person:
        self.page.get_by_role(role, name=name).first.click()
        return self

    def cut_the_line(self) -> None:
        """The page has noticed it when this ends; it may be well again by then."""
        self.watch({"lost": ".dot.lost"})
        self.page.evaluate("window.sockets.at(-1).close()")
        self.sees_pass("lost")

    def watch(self, places: dict[str, str]) -> Person:
        """Note from now on what appears on the page, each by its name, though it may not stay."""
        self.page.evaluate(WATCH, places)
        return self

    def sees_pass(self, *names: str) -> Person:
        """Wait until all of these have been on the page since it is watched."""
        seen = "(names) => names.every((name) => window.passed.includes(name))"
        self.page.wait_for_function(seen, arg=list(names))
        return self

    def complaints_of_axe(self) -> list[str]:
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[str] = self.page.evaluate(RUN_AXE)
        return found


def first_asked(people: list[Person]) -> Person:
    """Whoever is asked something at their own screen, as soon as somebody is."""
    for _ in range(PATIENCE // 50):
        for person in people:
            if person.options.count():
                return person
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked anything")


def asked(table: Table, people: list[Person]) -> tuple[Person, str] | None:
    """Whoever is asked at their own screen, and the question; None once the match is over.

    A page lays the rest of an answer by itself: between two looks somebody else may be asked.
    """
    while deciders := table.state()["position"]["deciders"]:
        person = people[deciders[0]]
        if question := person.page.evaluate(TAKES_INPUT, LOCK):
            return person, str(question)
        person.page.wait_for_timeout(50)
    return None
