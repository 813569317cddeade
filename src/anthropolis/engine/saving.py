"""Saving: a state in the middle of anything, as plain data and back.

Classes that are saved say their fields: steps and small frozen parts in `__match_args__`, which
`dataclass` writes, states and large parts in `saved_fields` (in the order of their constructor's
arguments).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from anthropolis.engine.chance import Chance
from anthropolis.engine.flow import State, Step

Plain = Any


def pack(value: Any) -> Plain:
    """Any saved value as JSON-able data."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [pack(v) for v in value]
    if isinstance(value, Chance):
        return value.words()
    if isinstance(value, Step):
        return {"step": type(value).__name__} | _fields(value, _field_names(value))
    return {"part": type(value).__name__} | _fields(value, _field_names(value))


def _field_names(value: Any) -> Sequence[str]:
    if hasattr(value, "saved_fields"):
        return value.saved_fields()  # type: ignore[no-any-return]
    return getattr(type(value), "__match_args__", ())


def _fields(value: Any, names: Sequence[str]) -> dict[str, Plain]:
    return {name: pack(getattr(value, name)) for name in names}


def pack_state(state: Any) -> dict[str, Plain]:
    """The whole state, open question included; events are not part of it."""
    flow = {
        "chance": state.chance.words(),
        "todo": pack(state.todo),
        "asking": pack(state.asking),
        "asked": list(state.asked),
        "answers": list(state.answers),
        "together": state.together,
        "parts": [list(draft) for draft in state.drafts] if state.parted else None,
    }
    return {"seats": state.seats, "flow": flow, **_fields(state, state.saved_fields())}


class Loader:
    """Knows the classes of one game and brings saved data back to life."""

    def __init__(self, classes: list[type]) -> None:
        self.classes = {c.__name__: c for c in classes}

    def unpack(self, data: Plain, within_step: bool = False) -> Any:
        if isinstance(data, list):
            items = [self.unpack(v, within_step) for v in data]
            return tuple(items) if within_step else items
        if isinstance(data, dict):
            kind = "step" if "step" in data else "part"
            inside = kind == "step"
            values = {k: self.unpack(v, inside) for k, v in data.items() if k != kind}
            return self.classes[data[kind]](**values)
        return data

    def unpack_state(self, data: dict[str, Plain], make: Any) -> Any:
        """`make(seats, chance, **fields)` builds the state; the flow is put back into it."""
        own = {k: self.unpack(v) for k, v in data.items() if k not in ("seats", "flow")}
        flow = data["flow"]
        state: State = make(data["seats"], Chance(*flow["chance"]), **own)
        state.todo = self.unpack(flow["todo"])
        state.asking = self.unpack(flow["asking"])
        state.asked = list(flow["asked"])
        state.answers = list(flow["answers"])
        state.together = flow["together"]
        if flow["parts"] is not None:
            state.parted = True
            state.drafts = [list(draft) for draft in flow["parts"]]
        return state
