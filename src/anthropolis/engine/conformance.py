"""What every game must promise, as checks that any package with a game can run in its own tests.

    @pytest.mark.parametrize(("seats", "options"), cases(GAME))
    def test_my_game_keeps_its_promises(seats, options):
        check_game(GAME, seats, options)

Golden playthroughs: `python -m anthropolis.engine.conformance golden DIR GAME...` writes one text
per variant of each game; without a game it writes the files that are in DIR once more, each by its
own first line.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from anthropolis.engine.chance import chance_from
from anthropolis.engine.declaring import declarations_hold, parts_can_be_taken_back
from anthropolis.engine.events import Event, event_json, event_name, event_params
from anthropolis.engine.flow import Illegal
from anthropolis.engine.game import Game
from anthropolis.engine.match import Match, key_of, replay, verify
from anthropolis.engine.record import Record
from anthropolis.engine.registry import UnknownGame, games, load
from anthropolis.engine.secrecy import (
    arrival_order_changes_nothing,
    bots_know_no_more_than_their_seat,
    equal_knowledge_is_imagined_alike,
    imagination_needs_no_truth,
    pending_answers_stay_secret,
    previews_reveal_nothing,
    secrets_are_redrawn_for_everybody,
    undone_choices_told_nothing,
    views_leak_nothing,
)
from anthropolis.engine.trials import (
    LOOKS,
    Case,
    Check,
    MakeBot,
    NotConformant,
    Watch,
    chance_at,
    everybody,
    image,
    in_world,
    plain,
    play_ahead,
    require_same,
    walk,
    who,
)
from anthropolis.engine.words import LANGUAGES

__all__ = ["CHECKS", "Case", "NotConformant", "cases", "check_game", "longest", "playthrough",
           "playthrough_again", "variants", "write_playthroughs"]  # fmt: skip


def results_are_sound(case: Case) -> Watch:
    """A random game ends with a score for every seat; nothing appears or vanishes on the way."""
    finished = False
    while not finished:
        match = yield
        finished = match.finished
        if broken := case.game.check(match.state):
            raise NotConformant(f"after {len(match.choices)} choices: {'; '.join(broken)}")
    if [type(score) for score in match.scores] != [int] * match.seats:
        raise NotConformant(f"{match.seats} seats have the scores {match.scores}")
    if not set(match.winners) <= set(range(match.seats)):
        raise NotConformant(f"the winners {match.winners} are not all seats of the match")
    if match.deciders:
        raise NotConformant(f"the match is finished and {match.deciders} must still decide")


def copies_go_their_own_way(case: Case) -> Watch:
    """A copy equals its original, and neither ever feels what happens to the other."""
    copies: list[tuple[Match, str]] = []
    while not (match := (yield)).finished:
        before = image(match)
        twin = match.copy()
        copies.append((match.copy(), before))
        require_same(before, image(twin), "a copy is not equal to its original")
        require_same_options(match, twin, "a copy")
        play_ahead(twin, chance_at(match, "copy"))
        require_same(before, image(match), "playing on a copy has changed the original")
    for copy, before in copies:
        require_same(before, image(copy), "playing on has changed an earlier copy")


def require_same_options(match: Match, twin: Match, what: str) -> None:
    for seat in match.deciders:
        mine, others = match.state.options(seat), twin.state.options(seat)
        if mine != others:
            raise NotConformant(f"{what} offers seat {seat} {others} instead of {mine}")


def saved_states_come_back(case: Case) -> Watch:
    """A state saved in the middle of anything comes back equal and has the same future."""
    while not (match := (yield)).finished:
        before = image(match)
        loaded = in_world(match, case.game.load_state(json.loads(before)))
        require_same(before, image(loaded), "a saved state comes back changed")
        require_same_options(match, loaded, "a loaded state")
        twin = match.copy()
        play_ahead(twin, chance_at(match, "future"))
        play_ahead(loaded, chance_at(match, "future"))
        require_same(image(twin), image(loaded), "a loaded state has another future")


def records_replay(case: Case) -> Watch:
    """The record alone gives the match again, whole or in part."""
    if case.game.id not in games() or load(case.game.id) is not case.game:
        raise NotConformant(f"load({case.game.id!r}) does not give this game: register it first")
    states: list[tuple[int, str]] = []
    finished = False
    while not finished:
        match = yield
        finished = match.finished
        states.append((len(match.choices), image(match)))
    text = match.record().to_json()
    record = Record.from_json(text)
    require_same(text, record.to_json(), "a record read and written again has changed")
    again = verify(record)
    told, retold = ([event_json(event) for event in m.events] for m in (match, again))
    require_same(plain(told), plain(retold), "a replay tells other events")
    for upto, state in [*states[:: max(1, len(states) // 8)], states[-1]]:
        part = image(replay(record, upto))
        require_same(state, part, f"the replay of {upto} choices gives another state")


def listening_changes_nothing(case: Case) -> Watch:
    """A match goes the same way whether or not anybody listens; in silence there are no events."""
    while not (match := (yield)).finished:
        pass
    start = case.game.start(match.seats, match.options, chance_from(match.seed))
    quiet = Match(match.game, match.seats, match.seed, match.options, start, [])
    for seat, key in match.choices:
        quiet.choose(seat, key)
    require_same(image(match), image(quiet), "a match goes another way when nobody listens")
    if quiet.events:
        raise NotConformant(f"nobody listens and yet there is {quiet.events[0]}")


def words_are_there(case: Case) -> Watch:
    """Questions, options, refusals and events are said in every language, and cite real rules."""
    cited: dict[str, str] = {}
    while not (match := (yield)).finished:
        for seat in match.deciders:
            decision = match.decision(seat)
            cited[decision.rule] = decision.ask()
            keys = [option.key for option in decision.options]
            if not keys or len(set(keys)) < len(keys):
                raise NotConformant(f"{decision.rule} offers no option, or one twice: {keys}")
            for lang in LANGUAGES:
                require_sentence(decision.ask(lang), f"the question of {decision.rule}")
                for option in decision.options:
                    require_sentence(option.label(lang), option.key)
                for blocked in decision.blocked:
                    require_sentence(blocked.label(lang), str(blocked.ref))
                    cited[blocked.rule] = blocked.label()
    for event in match.events:
        cited[event.rule] = require_words(case, event)
    rules = {rule.id for rule in case.game.rules}
    for rule, text in cited.items():
        if rule not in rules:
            raise NotConformant(f"{text!r} cites the rule {rule!r}, which is not in the rulebook")


def require_words(case: Case, event: Event) -> str:
    """What every seat may know of an event can be said and sent; returns the whole of it."""
    for seat in range(-1, case.seats):
        seen = event.seen_by(seat)
        if seen is not None:
            plain(event_json(seen))
            for lang in LANGUAGES:
                require_sentence(case.game.say_event(seen, lang), f"{seen} for {who(seat)}")
    return str(event)


def require_sentence(text: str, what: str) -> None:
    if not text or "{" in text:
        raise NotConformant(f"{what} is said as {text!r}")


def refusals_change_nothing(case: Case) -> Watch:
    """An unknown option, a wrong seat or a late choice raises Illegal and leaves no trace."""
    finished = False
    while not finished:
        match = yield
        finished = match.finished
        before = image(match), len(match.events), len(match.choices)
        step = match.state.asking
        for seat in range(-1, match.seats + 1):
            wrong = ["", "no such option"]
            if step is not None and seat in match.deciders:
                wrong += [key_of(refusal.what) for refusal in step.refused(match.state, seat)]
            elif match.deciders:
                wrong.append(match.decision(match.deciders[0]).options[0].key)
            for key in wrong:
                require_refusal(match, seat, key)
        if before != (image(match), len(match.events), len(match.choices)):
            raise NotConformant("a refused choice has changed the match")


def require_refusal(match: Match, seat: int, key: str) -> None:
    for attempt in (match.choose, match.preview):
        try:
            attempt(seat, key)
        except Illegal:
            continue
        raise NotConformant(f"seat {seat} may choose {key!r} without being offered it")
    offered = match.state.options(seat) if seat in match.deciders else [0]
    try:
        match.answer(seat, max(offered) + 1)
    except Illegal:
        return
    raise NotConformant(f"seat {seat} may answer with a number that it is not offered")


CHECKS: list[Check] = [
    results_are_sound,
    copies_go_their_own_way,
    saved_states_come_back,
    records_replay,
    listening_changes_nothing,
    words_are_there,
    declarations_hold,
    refusals_change_nothing,
    parts_can_be_taken_back,
    views_leak_nothing,
    imagination_needs_no_truth,
    equal_knowledge_is_imagined_alike,
    secrets_are_redrawn_for_everybody,
    bots_know_no_more_than_their_seat,
    arrival_order_changes_nothing,
    pending_answers_stay_secret,
    previews_reveal_nothing,
    undone_choices_told_nothing,
]


SELDOM: list[Check] = [
    secrets_are_redrawn_for_everybody,
    bots_know_no_more_than_their_seat,
    previews_reveal_nothing,
]
"""What would cost too much at every decision; a few of them, spread over the match, will do."""


def check_game(
    game: Game,
    seats: int,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    matches: int = 3,
    bots: Sequence[MakeBot] = (),
    every: int = 1,
) -> None:
    """Run all the checks; raises NotConformant, which says what is wrong, where, in which case.

    Random matches of `matches` seeds from `seed` on are played to their end, and the longest of
    them is looked at closely. `bots` are made as `make_bot(game, chance)`.
    """
    given = dict(options or {})
    played = [Case(game, seats, given, seed + n, bots, every) for n in range(matches)]
    choices = [walk(case, CHECKS[:1]) for case in played]
    most = max(choices)
    walk(played[choices.index(most)], CHECKS[1:], SELDOM, most // LOOKS)


def longest(played: Sequence[Case]) -> Case:
    """The case whose random match has most decisions: a short one shows little of the rules."""
    return max(played, key=lambda case: walk(case, CHECKS[:1]))


def variants(game: Game) -> dict[str, dict[str, Any]]:
    """The printed game, then each switch and each named choice of its options changed alone."""
    found: dict[str, dict[str, Any]] = {"printed": {}}
    for name, part in game.options_schema["properties"].items():
        values = part.get("enum", [False, True] if part.get("type") == "boolean" else [])
        for value in values:
            if value != part["default"]:
                found[f"{name}_{value}".lower()] = {name: value}
    return found


def cases(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every number of seats with every variant, to parametrise a test with."""
    return [(seats, options) for options in variants(game).values() for seats in game.seats]


def playthrough(
    game: Game, seats: int, options: Mapping[str, Any] | None = None, seed: int = 0
) -> str:
    """One random match as text: every question, option, choice and event, and hashes of views."""
    case = Case(game, seats, dict(options or {}), seed)
    heading = {"game": game.id, "version": game.version, "seats": seats, "seed": seed}
    lines = [plain({**heading, "options": case.options})]
    told = 0
    for match in case.moments():
        if match.choices:
            lines.append(f"{match.choices[-1][0]} chooses {match.choices[-1][1]}")
        lines += [f"  {short(event)}" for event in match.events[told:]]
        told = len(match.events)
        lines.append("  views " + " ".join(digest(match, seat) for seat in everybody(match)))
        for seat in match.deciders:
            decision = match.decision(seat)
            lines.append(f"{seat} is asked by {decision.rule}: {decision.ask()}")
            lines.append(f"  options {' '.join(option.key for option in decision.options)}")
    return "\n".join([*lines, plain(match.record().result), ""])


def short(event: Event) -> str:
    fields = [f"{name}={plain(value)}" for name, value in event_params(event).items()]
    return " ".join([event_name(event), event.rule, *fields])


def digest(match: Match, seat: int) -> str:
    """A view in eight letters: long views would drown everything else."""
    return hashlib.sha256(plain(match.game.view(match.state, seat)).encode()).hexdigest()[:8]


def playthrough_again(text: str) -> str:
    """The playthrough that the first line of a text describes, under the rules of today."""
    head = json.loads(text.partition("\n")[0])
    return playthrough(load(head["game"]), head["seats"], head["options"], head["seed"])


def write_playthroughs(folder: Path, names: Sequence[str]) -> list[Path]:
    """Write a playthrough of every variant of these games; of no game: those there once more.

    A switch is shown with the fewest seats, everything else with every number of seats, each time
    in the longest of ten random matches.
    """
    texts: dict[Path, str] = {}
    for game in map(load, names):
        for variant, options in variants(game).items():
            switch = any(isinstance(value, bool) for value in options.values())
            for seats in game.seats[:1] if switch else game.seats:
                case = longest([Case(game, seats, options, seed) for seed in range(10)])
                path = folder / f"{game.id}_{seats}_{variant}.txt"
                texts[path] = playthrough(game, seats, options, case.seed)
    for path in [] if names else sorted(folder.glob("*.txt")):
        texts[path] = playthrough_again(path.read_text(encoding="utf-8"))
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
    return list(texts)


def main(arguments: Sequence[str]) -> int:
    if len(arguments) < 2 or arguments[0] != "golden":
        print("usage: python -m anthropolis.engine.conformance golden DIR [GAME...]")
        return 2
    folder = Path(arguments[1])
    try:
        folder.mkdir(parents=True, exist_ok=True)
        print(f"{len(write_playthroughs(folder, arguments[2:]))} playthroughs written")
    except (OSError, UnknownGame) as error:
        print(f"Error: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
