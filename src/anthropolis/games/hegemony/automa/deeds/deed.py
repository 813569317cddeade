"""What every special action is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from anthropolis.games.hegemony.table.state import Country

RULE: Final = "HAU-SPA-01"


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """HAU-SPA-01: what a special action does; `do` returns how many times its symbol counts."""

    def possible(self, country: Country, role: int) -> bool:
        raise NotImplementedError

    def do(self, country: Country, role: int) -> int:
        raise NotImplementedError
