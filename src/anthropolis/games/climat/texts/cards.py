"""The texts of event and consequence cards, made from their effects in both languages.

BPC-EFF-01: a card is data; whoever adds one writes no text for it.
"""

from __future__ import annotations

from typing import Any

from anthropolis.engine.rules import load_yaml
from anthropolis.engine.words import LANGUAGES
from anthropolis.games.climat.table.regions import LOWEST_NDV, PACKAGE, load_data

Card = dict[str, Any]
WORDS: dict[str, dict[str, Any]] = load_yaml(PACKAGE, "texts/cards.yaml")
REGION_NAMES = {region["id"]: region["name"] for region in load_data("regions")["regions"]}
SIGNED = ("change_discipline", "change_demography", "change_population", "change_ges",
          "change_oil", "move_green")  # fmt: skip
FIGURES = ("ndv", "discipline", "population", "demography")


def card_text(card: Card) -> dict[str, str]:
    """What a card says, in every language."""
    writer = aci_text if "asks" in card else consequence_text
    return {lang: writer(card, lang) for lang in LANGUAGES}


def word(part: str, key: str, lang: str) -> str:
    return str(WORDS[part][key][lang])


def aci_text(card: Card, lang: str) -> str:
    """BPC-EVT-02, BPC-ACI-10: whom it strikes, what happens without an ACI, and at thresholds."""
    where = condition(card["target"]["where"], lang) or word("results", "any_region", lang)
    said = [f"{where[0].upper()}{where[1:]}."]
    said.append(word("results", "base", lang).replace("#", effects(card["base"], lang)))
    for result, threshold in zip(("first", "second"), card["thresholds"]):
        line = word("results", "threshold", lang).replace("@", str(threshold))
        said.append(line.replace("#", effects(card[result], lang)))
    return " ".join(said)


def consequence_text(card: Card, lang: str) -> str:
    """BPC-CLI-07, BPC-CLI-08: where the search begins, if it matters, and what happens."""
    said = f"{effects(card['effects'], lang)}."
    if not any(effect.get("at", "target") not in ("all", "active") and effect["do"] != "change_ges"
               for effect in card["effects"]):  # fmt: skip
        return said
    start = word("results", f"from_{card['target'].get('start', 'active')}", lang)
    where = condition(card["target"]["where"], lang)
    return f"{start} ({where}). {said}" if where else f"{start}. {said}"


def effects(written: list[Card], lang: str) -> str:
    return ", ".join(effect(one, lang) for one in written) or word("results", "nothing", lang)


def effect(one: Card, lang: str) -> str:
    """BPC-EFF-01, BPC-EFF-03: a verb with its amount, where, and on which condition."""
    said = verb(one, lang)
    scope = one.get("at", "target")
    if scope != "target":
        said += word("scopes", scope, lang)
        where = condition(one.get("where", {}), lang)
        said += f" ({where})" if where else ""
    if "if" in one:
        said += word("verbs", "if", lang).replace("@", condition(one["if"], lang))
    return said


def verb(one: Card, lang: str) -> str:
    do = one["do"]
    if do == "add_token":
        return tokens(one, lang)
    said = word("verbs", do, lang)
    if do == "remove_token":
        return said.replace("#", tokens(one, lang))
    if do == "replace_electricity":
        kinds = [word("kinds", one[key], lang) for key in ("from", "to")]
        return said.replace("@", " -> ".join(kinds))
    if "kind" in one:
        said = said.replace("@", word("kinds", one["kind"], lang))
    return said.replace("#", amount(one.get("amount", 1), lang, do in SIGNED))


def tokens(one: Card, lang: str) -> str:
    single, several = WORDS["tokens"][one["token"]][lang]
    many = one.get("amount", 1)
    if many == "all":
        return word("tokens", "all", lang).replace("#", str(several))
    return f"{amount(many, lang, False)} {single if many == 1 else several}"


def amount(written: Any, lang: str, signed: bool) -> str:
    """BPC-EFF-02: a number, or destruction tokens of zones, in square brackets."""
    if isinstance(written, int):
        return f"{written:+d}" if signed else str(written)
    zones = written["zones"]
    names = [zones] if isinstance(zones, str) else zones
    said = f"[{', '.join(word('zones', name, lang) for name in names)}]"
    if written.get("times", 1) != 1:
        said = f"{written['times']}x{said}"
    if written.get("divide", 1) != 1:
        said = f"{said}/{written['divide']}"
    if written.get("plus"):
        said = f"{written['plus']}+{said}"
    sign = "-" if written.get("sign", 1) < 0 else "+"
    return f"{sign}{said}" if signed else said


# -- conditions -----------------------------------------------------------------------------------


def condition(where: Card, lang: str) -> str:
    """BPC-EVT-03: all that a region must meet, joined by semicolons."""
    said = [one for figure in FIGURES if (one := bounds(figure, where, lang))]
    for key, value in where.items():
        if key.rpartition("_")[0] not in FIGURES:
            said.append(single_condition(key, value, lang))
    return "; ".join(said)


def bounds(figure: str, where: Card, lang: str) -> str:
    low, high = where.get(f"{figure}_min"), where.get(f"{figure}_max")
    name = word("conditions", figure, lang)
    if low is None and high is None:
        return ""
    if high is None:
        return f"{name} {low}+"
    if low is None and figure != "ndv":
        return word("conditions", "or_less", lang).replace("@", f"{name} {high}")
    low = LOWEST_NDV if low is None else low
    return f"{name} {low}" if low == high else f"{name} {low}-{high}"


def single_condition(key: str, value: Any, lang: str) -> str:
    if key in ("region_in", "region_not_in"):
        names = ", ".join(REGION_NAMES[region][lang] for region in value)
        return names if key == "region_in" else word("conditions", key, lang).replace("@", names)
    if key == "token_min":
        return ", ".join(f"{least}+ {token_name(kind, lang)}" for kind, least in value.items())
    if key in ("electricity_min", "electricity_max"):
        kinds = ", ".join(word("kinds", kind, lang) for kind in value)
        return word("conditions", key, lang).replace("@", kinds)
    return word("conditions", key, lang).replace("#", str(value))


def token_name(kind: str, lang: str) -> str:
    """A kind of token as the board names it, in small letters."""
    names = {token["id"]: token["name"] for token in load_data("calamities")["tokens"]}
    return str(names[kind][lang]).lower()
