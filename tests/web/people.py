"""People at their screens, and the server they talk to."""

from __future__ import annotations

import json
import urllib.error
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
  const runs = [
    await axe.run(document, { rules }),
    await axe.run({ exclude: [["section.board"]] }, { runOnly: [label] }),
  ];
  const found = runs.flatMap((run) => run.violations);
  return found.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(" | ")}`);
}"""
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

    def play_out(self) -> None:
        """Everybody takes the last option until it is over."""
        while not (state := self.state())["position"]["finished"]:
            for seat in state["position"]["deciders"]:
                if token := self.links["seats"][seat]:
                    self._choose_last(token)

    def _choose_last(self, token: str) -> None:
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

    def sit(self, table: Table, who: int | str) -> Person:
        self.page.goto("about:blank")
        self.page.goto(table.link(who))
        self.page.locator("main").wait_for()
        return self

    def sees(self, text: str) -> Person:
        self.page.get_by_text(text).first.wait_for()
        return self

    @property
    def options(self) -> Any:
        return self.page.locator("[data-decision] button[data-key]")

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
        self.page.evaluate("window.sockets.at(-1).close()")

    def complaints_of_axe(self) -> list[str]:
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[str] = self.page.evaluate(RUN_AXE)
        return found
