"""The story: one sentence per action or automatic step."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.engine.contract import ACTION, HEADING, HEADLINE, NOBODY, STEP, Tale
from anthropolis.engine.events import Event
from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.sight.story import story
from anthropolis.games.hegemony.table.crisis_events import HiddenObjectiveKept, ObjectiveKept
from anthropolis.games.hegemony.table.events import (
    BidRevealed,
    BillProposed,
    CardDiscarded,
    CardPlayed,
    Changed,
    CompanyChanged,
    ImfChecked,
    PolicyMoved,
    Produced,
    RoundBegun,
    Scored,
    TaxPaid,
    VotesCounted,
    WageBill,
)


def said(tales: Sequence[Tale], lang: str = "en") -> list[str]:
    return [GAME.catalogue.say(tale.words.name, tale.words.params, lang) for tale in tales]


def test_a_card_is_told_with_what_it_did() -> None:
    """HEG-ACT-03: one sentence; whoever acts is named once."""
    events: list[Event] = [
        CardPlayed("HEG-ACT-03", "capitalist_class", "cc_offshore_companies", 2),
        Changed("HEG-OP-12", "capitalist_class", "revenue", 120, 60, 2),
        Changed("HEG-OP-12", "capitalist_class", "capital", 0, 60, 2),
    ]
    [tale] = story(events)
    assert (tale.kind, tale.seat, tale.first, tale.last) == (ACTION, 2, 0, 2)
    assert said([tale]) == [
        "The Capitalist Class plays Offshore Companies: Revenue −60, Capital +60."
    ]
    assert said([tale], "fr") == [
        "La Classe Capitaliste joue Sociétés Offshore : Chiffre d’Affaires −60, Capital +60."
    ]
    assert "capitalist_class.capital" in tale.about


def test_an_answer_given_later_is_told_by_itself() -> None:
    """HEG-BILL-01: the action first, then the Bill, both of the same seat."""
    action = CardDiscarded("HEG-ACT-03", "working_class", "wc_fake_news", "propose_bill", 0)
    bill = BillProposed("HEG-BILL-01", "working_class", 2, "A", 0)
    [first], [second] = story([action]), story([bill])
    assert said([first, second]) == [
        "The Working Class: Propose Bill (discarding Fake News).",
        "2 Labor Market: a Bill for section A.",
    ]
    assert second.seat == 0


def test_wages_are_summed_by_who_pays_whom() -> None:
    """HEG-PRD-02: two companies of one owner are one payment."""
    wage = [
        WageBill("HEG-PRD-02", name, "capitalist_class", "working_class", 20, NOBODY)
        for name in ("cc_supermarket", "cc_college")
    ]
    made = Produced("HEG-PRD-02", "cc_supermarket", "food", 4, NOBODY)
    [tale] = story([*wage, made])
    assert tale.kind == STEP
    assert said([tale]) == [
        "Produce Goods & Services: the Capitalist Class pays the Working Class 40 in wages; "
        "4 Food made."
    ]


def test_taxes_are_told_together() -> None:
    """HEG-TAX-02, HEG-TAX-04: who pays which tax."""
    events: list[Event] = [
        TaxPaid("HEG-TAX-04", "middle_class", "employment_tax", 10),
        Changed("HEG-TAX-04", "middle_class", "money", 30, 20, NOBODY),
        TaxPaid("HEG-TAX-02", "working_class", "income_tax", 12),
    ]
    assert said(story(events)) == [
        "Pay Taxes: the Middle Class pays 10 (Employment Tax); the Working Class pays 12 "
        "(Income Tax)."
    ]


def test_a_vote_ends_with_bids_result_and_points() -> None:
    """HEG-VOT-15, HEG-VOT-16"""
    events: list[Event] = [
        BidRevealed("HEG-VOT-14", "working_class", 2),
        Changed("HEG-VOT-14", "working_class", "influence", 2, 0, NOBODY),
        VotesCounted("HEG-VOT-15", 2, "A", 4, 3, True),
        Scored("HEG-VOT-16", "working_class", "bills", 0, 3, NOBODY),
        PolicyMoved("HEG-VOT-16", 2, "B", "A"),
    ]
    [tale] = story(events)
    assert tale.kind == HEADLINE
    assert said([tale]) == [
        "2 Labor Market, section A: 4 for, 3 against. The Bill passes. The Working Class spends 2 "
        "Influence; the Working Class: victory points +3."
    ]


def test_scoring_is_told_line_by_line() -> None:
    """HEG-SCO-01, HEG-SCO-03"""
    events: list[Event] = [
        Scored("HEG-SCO-01", "working_class", "unions", 0, 4, NOBODY),
        Scored("HEG-SCO-03", "capitalist_class", "wealth", 3, 5, NOBODY),
    ]
    assert said(story(events)) == [
        "Points: the Working Class +4 (Trade Unions), the Capitalist Class +2 (Wealth)."
    ]


def test_the_imf_is_a_headline_and_a_quiet_check_is_none() -> None:
    """HEG-IMF-03"""
    assert story([ImfChecked("HEG-IMF-01", 0, 2, False)]) == []
    moved = PolicyMoved("HEG-IMF-03", 1, "A", "C")
    [tale] = story([ImfChecked("HEG-IMF-01", 3, 2, True), moved])
    assert (tale.kind, said([tale])) == (
        HEADLINE,
        ["The IMF intervenes (3 Loans): 1 Fiscal Policy A → C."],
    )


def test_a_worker_who_learns_is_told_by_the_skill() -> None:
    """HEG-FREE-04: at work with the company, without a job by who there is now."""
    label = "cc_supermarket"
    crew = CompanyChanged(
        "HEG-FREE-04", label, "workers", "unskilled+agriculture", "agriculture+education", 0
    )
    [tale] = story([crew])
    assert said([tale]) == ["Supermarket: unskilled → education."]
    assert said([tale], "fr") == ["Supermarché : non qualifié → éducation."]
    jobless: list[Event] = [
        Changed("HEG-FREE-04", "working_class", "unemployed_unskilled", 2, 1, 0),
        Changed("HEG-FREE-04", "working_class", "unemployed_media", 0, 1, 0),
    ]
    assert said(story(jobless)) == [
        "The Working Class: unemployed (unskilled) −1, unemployed (media) +1."
    ]
    hired = CompanyChanged("HEG-ASG-01", label, "workers", "", "unskilled+media", 0)
    assert said(story([*jobless, hired])) == ["Staffed: Supermarket."]


def test_of_many_companies_the_first_are_named() -> None:
    """HEG-CO-06: a new lowest wage may move them all."""
    labels = ["cc_supermarket", "cc_college", "cc_clinic", "cc_shopping_mall", "cc_hotel"]
    moved = [CompanyChanged("HEG-CO-06", label, "wage", "L2", "L3", 0) for label in labels]
    assert said(story(moved)) == ["Wage L3: Supermarket, College, Clinic and 2 more."]
    assert said(story(moved[:4]), "fr") == [
        "Salaire N3 : Supermarché, Collège Universitaire, Clinique, Centre Commercial."
    ]


def test_a_round_is_a_heading() -> None:
    [tale] = story([RoundBegun("HEG-PRE-01", 3)])
    assert (tale.kind, said([tale], "fr")) == (HEADING, ["La manche 3 commence."])


@pytest.mark.parametrize(
    ("lang", "names", "told"),
    [
        ("en", ["you", "Ada"], "you pay 5 (Income Tax); the Capitalist Class pays you 9 in wages"),
        (
            "en",
            ["Ada", "you"],
            "the Working Class pays 5 (Income Tax); you pay the Working Class 9",
        ),
        ("fr", ["vous", "Ada"], "vous payez 5 (Impôt sur le Revenu) ; Salaires : 9 pour vous, "),
        ("fr", ["Ada", "vous"], "Salaires : 9 pour la Classe Ouvrière, versés par vous"),
    ],
)
def test_whoever_plays_the_role_is_told_of_you(lang: str, names: list[str], told: str) -> None:
    paid = ("clause_tax_paid", {"role": "working_class", "amount": 5, "tax": "income_tax"})
    wages = {"payer": "capitalist_class", "receiver": "working_class", "amount": 9}
    gaps = {"step": "tax", "details": [paid, ("clause_wages", wages)]}
    assert told in GAME.catalogue.say("story_step", gaps, lang, names)


@pytest.mark.parametrize(
    ("lang", "state", "told"),
    [
        ("en", "you", "You have 3 Loans"), ("en", "Ada", "The State has 3 Loans"),
        ("fr", "vous", "Vous avez 3 Emprunts"), ("fr", "Ada", "L’État a 3 Emprunts"),
    ],
)  # fmt: skip
def test_what_only_one_role_can_do_is_told_to_it_of_you_too(
    lang: str, state: str, told: str
) -> None:
    gaps = {"loans": 3, "limit": 2, "intervenes": True}
    names = ["Ben", "Cleo", "Dan", state]
    assert GAME.catalogue.say("imf_checked", gaps, lang, names).startswith(told)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_story_of_a_match_can_be_said_in_both_languages(seats: int) -> None:
    """No gap stays open, and no word of the data shows through."""
    match = GAME.new(seats, seats)
    chance = chance_from(seats)
    match.state.listening = True
    while not match.finished:
        seat = match.state.decider()
        match.answer(seat, GAME.playout_choice(match.state, seat, chance))
    for lang in ("en", "fr"):
        for text in said(story(match.state.events), lang):
            assert not set("{_") & set(text), text


def test_a_company_that_goes_is_sold_or_closed() -> None:
    """HEG-CO-20, HEG-POL-14: not merely idle; nobody says twice what became of it."""
    sold: list[Event] = [
        CompanyChanged("HEG-CO-20", "cc_clinic", "workers", "unskilled+healthcare", "", 1),
        CompanyChanged("HEG-CO-20", "cc_clinic", "owner", "capitalist_class", "", 1),
        Changed("HEG-CO-20", "capitalist_class", "revenue", 120, 136, 1),
    ]
    assert said(story(sold)) == ["Sold: Clinic; the Capitalist Class: Revenue +16."]
    assert said(story(sold), "fr")[0].startswith("Vente : Clinique ;")
    label = "pub_public_university"
    closed: list[Event] = [
        CompanyChanged("HEG-POL-14", label, "workers", "unskilled", "", 0),
        CompanyChanged("HEG-POL-14", label, "owner", "state", "face_down", 0),
    ]
    assert said(story(closed)) == ["Closed: Public University."]


@pytest.mark.parametrize(("lang", "words"), [("en", "Nothing"), ("fr", "Rien")])
def test_nothing_is_not_told_as_zero(lang: str, words: str) -> None:
    """HEG-NEED-02: whoever buys nothing from somebody is not told of 0 units."""
    gaps = {"units": 0, "source": "capitalist_class"}
    assert GAME.catalogue.say("units_from", gaps, lang).startswith(words)
    assert GAME.catalogue.say("units_from", gaps | {"units": 1}, lang).startswith("1 ")
    assert GAME.catalogue.say("from_storage", {"units": 0}, lang).startswith(words)


def test_who_keeps_an_agenda_is_told_of_whoever_keeps_it() -> None:
    """HXP-OBJ-01: all answers come to light together, with the last of them."""
    events = [
        HiddenObjectiveKept("HXP-OBJ-01", "working_class", 0),
        ObjectiveKept("HXP-OBJ-01", "state", 3, "leviathan"),
    ]
    tales = story(events)
    assert [(tale.kind, tale.seat) for tale in tales] == [(ACTION, 0), (ACTION, 3)]
    assert said(tales)[1].endswith("Leviathan.")
