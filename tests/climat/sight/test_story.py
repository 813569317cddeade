"""The story: short sentences, each event told once or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.engine.contract import ACTION, HEADING, HEADLINE, STEP, Tale
from anthropolis.engine.events import Event
from anthropolis.games.climat import GAME
from anthropolis.games.climat.table.events import (
    ActionTaken,
    BrokeOut,
    Changed,
    CommonActionBegun,
    CommonActionCounted,
    EventDrawn,
    ImplantationTried,
    Moved,
    PowerUsed,
    StepBegun,
    TargetFound,
    TransformationGained,
    TurnBegun,
    WorldChanged,
)
from tests.climat.matches import random_match

R = "BPC-TRN-01"


def told(*events: Event) -> list[tuple[str, str]]:
    return [(tale.kind, said(tale)) for tale in GAME.story(list(events), 0)]


def said(tale: Tale, lang: str = "en") -> str:
    return GAME.catalogue.say(
        tale.words.name, tale.words.params, lang, ["Ada", "Ben", "Cleo", "Dan", "Eve"]
    )


def changed(
    region: str, what: str, before: int, after: int, why: Any = ("card", "growth")
) -> Event:
    return Changed(R, region, what, before, after, *why)


def test_an_event_is_told_with_its_target_its_action_and_its_effect() -> None:
    """BPC-TRN-03, BPC-ACI-10: one sentence, however many cards were laid."""
    events = [
        EventDrawn(R, 0, "growth"),
        TargetFound(R, "growth", "china"),
        CommonActionBegun(R, "growth", ("industry",), (10, 14)),
        CommonActionCounted(R, 11, 1),
        changed("china", "hydro", 0, 1),
        changed("china", "refugees", 0, 1),
        changed("china", "refugees", 1, 2),
    ]
    assert told(*events) == [
        (
            STEP,
            "Growth strikes China. The ACI counts 11 and reaches one threshold: "
            "China: hydropower 0 → 1, Refugees 0 → 2.",
        )
    ]


def test_actions_say_what_was_done_and_what_came_of_it() -> None:
    """BPC-ATN-01, BPC-IMP-07, BPC-EMP-02: a move, an implantation, a power."""
    by = ("action", "1")
    events = [
        ActionTaken(R, 1, "move"),
        Moved(R, 1, "europe", "un"),
        ActionTaken(R, 1, "implant"),
        ImplantationTried(R, "tp_g", 17, 16, True),
        TransformationGained(R, "europe", "tp_g", *by),
        changed("europe", "discipline", 1, 2, by),
        ActionTaken(R, 1, "pass"),
        PowerUsed(R, 2, "malmo_resilience_institute"),
        changed("india", "dearth", 1, 0, ("power", "malmo_resilience_institute")),
    ]
    assert told(*events) == [
        (ACTION, "Ben goes to United Nations."),
        (
            ACTION,
            "Ben implants Long-term goals with 17 of 16: "
            "Europe: gains Long-term goals, discipline 1 → 2.",
        ),
        (ACTION, "Ben: no action."),
        (ACTION, "Cleo uses the power of Malmö Resilience Institute: India: Dearth 1 → 0."),
    ]


def test_turns_are_headings_disasters_headlines_and_quiet_steps_untold() -> None:
    """BPC-ACT-10, BPC-CAL-04: what follows from a disaster is told by its name."""
    events = [
        TurnBegun(R, 3, 0, "africa"),
        StepBegun(R, "africa", "propagation"),
        StepBegun(R, "africa", "calamities"),
        changed("africa", "war", 0, 1, ("conflicts", "africa")),
        BrokeOut(R, "africa", "war", "conflicts", "africa"),
        changed("africa", "refugees", 1, 0, ("war", "africa")),
        StepBegun(R, "africa", "global_ges"),
        WorldChanged(R, "global_ges", 90, 88, "activation", "africa"),
    ]
    assert told(*events) == [
        (HEADING, "Turn 3: Ada plays, Africa is active."),
        (STEP, "Africa, step 1, calamities. Africa: War 0 → 1."),
        (HEADLINE, "Africa: War breaks out (Conflicts)."),
        (STEP, "Then (War): Africa: Refugees 1 → 0."),
        (STEP, "Africa, Global GES. Global GES 90 → 88."),
    ]


@pytest.mark.parametrize(("seats", "seed"), [(3, 4), (5, 8)])
def test_every_event_is_told_once_or_not_at_all(seats: int, seed: int) -> None:
    """BPC-KNO-01: in a whole match, in both languages, as a seat and as a spectator."""
    match = random_match(seats, seed, team="agreement")
    for seat in (0, -1):
        events = match.events_seen_by(None if seat < 0 else seat, 0)
        tales = GAME.story(events, seat)
        ends = [number for tale in tales for number in (tale.first, tale.last)]
        assert ends == sorted(ends)
        assert {tale.kind for tale in tales} == {ACTION, STEP, HEADING, HEADLINE}
        for tale in tales:
            for lang in ("en", "fr"):
                assert "{" not in said(tale, lang)


@pytest.mark.parametrize(("lang", "you"), [("en", "you"), ("fr", "vous")])
def test_the_story_says_you_to_whoever_reads_it(lang: str, you: str) -> None:
    """BPC-TRN-04: verbs follow the reader, also in questions."""
    say = GAME.catalogue.say
    said = [
        say(name, {"seat": 0, "cards": ["military_4"]}, lang, [you, "Bo"])
        for name in ("cards_discarded", "cast_character")
    ]
    wanted = {
        "en": ["You discard Military 4.", "Which character do you play?"],
        "fr": ["Vous défaussez Militaires 4.", "Quel personnage jouez-vous\u00a0?"],
    }
    assert said == wanted[lang]
    assert say("cards_discarded", {"seat": 1, "cards": []}, "en", [you, "Bo"]).startswith("Bo dis")
