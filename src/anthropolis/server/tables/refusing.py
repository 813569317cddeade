"""Saying no, with a reason in words."""

from __future__ import annotations

import logging
import secrets

from anthropolis.engine.flow import Illegal
from anthropolis.server.terms import ErrorCode, Problem, Text

log = logging.getLogger("anthropolis.faults")

STATUS: dict[ErrorCode, int] = {
    "bad_request": 400, "unauthorized": 401, "forbidden": 403, "not_found": 404,
    "too_large": 413, "slow_down": 429, "unavailable": 503, "fault": 500,
    "illegal": 422, "bad_options": 422, "bad_seats": 422,
    "stale": 409, "not_asked": 409, "waiting": 409, "paused": 409, "finished": 409,
    "taken": 409, "no_undo": 409, "talk_closed": 409, "muted": 409, "archived": 409,
    "outdated": 409, "broken": 409, "name_taken": 409,
}  # fmt: skip

WORDS: dict[ErrorCode, tuple[str, str]] = {
    "bad_request": ("The request cannot be read.", "La requête est illisible."),
    "unauthorized": ("This needs a valid link.", "Il faut un lien valable."),
    "forbidden": ("This link may not do that.", "Ce lien ne permet pas cela."),
    "not_found": ("There is no such thing here.", "Cela n’existe pas ici."),
    "too_large": ("The request is too large.", "La requête est trop grande."),
    "slow_down": ("Too many requests: wait a moment.", "Trop de requêtes : attendez un instant."),
    "unavailable": (
        "The server cannot save at the moment: try again.",
        "Le serveur ne peut pas enregistrer pour l’instant : réessayez.",
    ),
    "fault": (
        "Something went wrong here, and the server has noted it under this number: try again.",
        "Un problème est survenu ici, et le serveur l’a noté sous ce numéro : réessayez.",
    ),
    "illegal": ("The rules do not allow that.", "Les règles ne le permettent pas."),
    "bad_options": ("These options do not fit.", "Ces options ne conviennent pas."),
    "bad_seats": ("These seats do not fit.", "Ces places ne conviennent pas."),
    "stale": ("This decision is no longer open.", "Cette décision n’est plus ouverte."),
    "not_asked": ("You have nothing to decide now.", "Vous n’avez rien à décider maintenant."),
    "waiting": ("Not everybody is here yet.", "Tout le monde n’est pas encore là."),
    "paused": ("The table is paused.", "La table est en pause."),
    "finished": ("The match is over.", "La partie est terminée."),
    "taken": ("This seat is taken.", "Cette place est prise."),
    "no_undo": ("Nothing may be taken back now.", "Rien ne peut être repris maintenant."),
    "talk_closed": (
        "The rules ask for silence until the generation is over.",
        "Les règles demandent le silence jusqu’à la fin de la génération.",
    ),
    "archived": (
        "This table is archived: only its record is left.",
        "Cette table est archivée : il n’en reste que l’enregistrement.",
    ),
    "name_taken": (
        "Somebody at this table is called so, or nearly so.",
        "Quelqu’un à cette table s’appelle ainsi, ou presque.",
    ),
    "muted": (
        "The facilitator has asked this seat to be silent.",
        "L’animateur a demandé le silence à cette place.",
    ),
    "outdated": (
        "This table was begun under older rules: it can only be downloaded.",
        "Cette table a commencé sous d’anciennes règles : on peut la télécharger.",
    ),
    "broken": (
        "This table can no longer be read. Its facilitator can export and delete it.",
        "Cette table n’est plus lisible. Son animateur peut l’exporter et la supprimer.",
    ),
}

ONLY_STORED: tuple[ErrorCode, ...] = ("archived", "outdated", "broken")
"""Tables that cannot be played here; what the store holds of them can still be had."""


class Refusal(Exception):
    """A request that is not carried out. Nothing has changed.

    A `detail` is said in every language; a plain string is a name or a number, the same in all.
    """

    def __init__(
        self,
        code: ErrorCode,
        detail: Text | str = "",
        rule: str | None = None,
        seconds: float = 0.0,
    ) -> None:
        super().__init__(code)
        self.seconds = seconds
        self.code = code
        self.detail = Text(detail, detail) if isinstance(detail, str) else detail
        self.rule = rule or None

    @property
    def status(self) -> int:
        return STATUS[self.code]

    @property
    def problem(self) -> Problem:
        en, fr = WORDS[self.code]
        text = Text(_with_detail(en, self.detail.en), _with_detail(fr, self.detail.fr))
        return Problem(self.code, text, self.rule)


def _with_detail(sentence: str, detail: str) -> str:
    return f"{sentence} ({detail})" if detail else sentence


def for_programs(error: Exception) -> Text:
    """What a library says about a message that no page of ours sends: for who writes a client."""
    return Text(str(error)[:200], "")


def illegal(error: Illegal) -> Refusal:
    """What the rules do not allow; a page names the rule, and says the rest by itself."""
    return Refusal("illegal", Text(error.message, ""), error.rule)


def other_version(wanted: str, here: str) -> Text:
    return Text(f"{wanted}; {here} is installed here", f"{wanted} ; ici : {here}")


def so_many_choices(count: int) -> Text:
    return Text(f"there are {count} choices", f"il y a {count} choix")


def fault(error: BaseException, what: str, **where: object) -> Refusal:
    """A fault of ours: logged under a number, and refused with the same number."""
    number = secrets.token_hex(4)
    log.error(what, exc_info=error, extra={"fault": number, **where})
    return Refusal("fault", number)
