"""The game's own random numbers: four integers inside the state, copied and saved with it."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


def words_of(seed: str) -> list[int]:
    """Four 32-bit words drawn from any seed text, never all zero."""
    digest = hashlib.sha256(seed.encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12)]
    return words if any(words) else [1, 2, 3, 4]


class Chance:
    """A xoshiro128** generator.

    Only shifts, exclusive-ors and products of 32-bit words: every intermediate value fits a machine
    word (`i64` where compiled), so the same numbers come out on every platform, compiled or not.
    """

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> Chance:
        return Chance(self.a, self.b, self.c, self.d)

    def __reduce__(self) -> tuple[Any, ...]:
        return Chance, (self.a, self.b, self.c, self.d)

    def __repr__(self) -> str:
        return f"Chance({self.a}, {self.b}, {self.c}, {self.d})"

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]

    def next32(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        x = (b * 5) & MASK
        result = ((((x << 7) & MASK) | (x >> 25)) * 9) & MASK
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a ^= d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) & MASK) | (d >> 21)
        return result

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely; n is at most 2**29."""
        many: i64 = n
        product = self.next32() * many
        low = product & MASK
        if low < many:
            floor = (MASK + 1 - many) % many
            while low < floor:
                product = self.next32() * many
                low = product & MASK
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def split(self) -> Chance:
        """A new generator that goes its own way, seeded from this one."""
        return Chance(self.next32() | 1, self.next32(), self.next32(), self.next32())


def chance_from(seed: int | str, stream: str = "game") -> Chance:
    """The generator of one stream of a seed: the game has one, every bot its own."""
    a, b, c, d = words_of(f"anthropolis/{stream}/{seed}")
    return Chance(a, b, c, d)
