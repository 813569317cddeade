"""How charts look: colours that most people can tell apart, readable in grey, light and dark.

A chart is an Altair chart; `to_svg` and `to_png` need no browser.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from anthropolis.lab.needs import need

if TYPE_CHECKING:
    import altair as alt

# From dark to light, so that they differ in grey as well; after Okabe and Ito.
COLOURS = ("#0b5394", "#c4510a", "#0a8f6a", "#8a4f9e", "#b8860b", "#4d9fd6", "#7a7a7a", "#a83232")
DASHES = ([1, 0], [6, 3], [2, 2], [8, 3, 2, 3], [4, 2], [1, 3])
INK = "#1c2430"
FAINT = "#5b6675"
GRID = "#dfe4ea"
MAIN = COLOURS[0]
FONT = "system-ui, -apple-system, Segoe UI, Roboto, DejaVu Sans, sans-serif"
DARK = {
    INK: "#e8ecf2", FAINT: "#a9b4c2", GRID: "#39424e", "#0b5394": "#6fb1ee",
    "#c4510a": "#f0925a", "#0a8f6a": "#4fc9a1", "#8a4f9e": "#c99adb", "#b8860b": "#e3b94d",
    "#4d9fd6": "#a8d4f5", "#7a7a7a": "#b5b5b5", "#a83232": "#e98080",
}  # fmt: skip
"""Every colour of a chart, and what it is on a dark page."""
DARK_PAPER = "#161b22"
WIDTH = 560
NARROW = 270
"""How wide the plot of a chart is: on a page, and on a phone."""


def styled(chart: alt.TopLevelMixin, title: str = "") -> Any:
    """The chart in the style of the house."""
    settings: Any = chart
    if title:
        settings = settings.properties(title=title)
    return (
        settings.configure(font=FONT, background="transparent")
        .configure_view(stroke=None)
        .configure_axis(
            labelColor=FAINT, titleColor=INK, gridColor=GRID, domainColor=FAINT, tickColor=FAINT,
            labelFontSize=12, titleFontSize=12, titleFontWeight="normal", labelLimit=420,
        )
        .configure_legend(
            labelColor=INK, titleColor=FAINT, labelFontSize=12, titleFontSize=12, orient="top",
            titleFontWeight="normal", labelLimit=260, columns=3, symbolType="stroke",
            symbolOpacity=1, symbolStrokeWidth=2.5,
        )
        .configure_header(labelColor=INK, titleColor=FAINT, labelFontSize=12, labelFontWeight=600)
        .configure_title(color=INK, fontSize=15, anchor="start", fontWeight=600, offset=12)
    )  # fmt: skip


FRENCH_NUMBERS = {
    "decimal": ",", "thousands": "\u202f", "grouping": [3], "currency": ["", "\u00a0€"],
    "percent": "\u202f%",
}  # fmt: skip


def spoken(chart: Any, lang: str) -> Any:
    """The chart with numbers as people write them in the language."""
    twin = chart.copy()
    if lang == "fr":
        twin.config["locale"] = {"number": FRENCH_NUMBERS}
    return twin


def to_svgs(charts: Sequence[Any], narrow: bool = False) -> list[str]:
    """Charts as SVG; the same charts give the same texts, and no two share an id."""
    engine = need("vl_convert")
    settings = [chart.to_dict() for chart in charts]
    if narrow:
        settings = [narrowed(one) for one in settings]
    found = [engine.vegalite_to_svg(one) for one in settings]
    return [numbered(svg, f"{'n' if narrow else 'p'}{place}") for place, svg in enumerate(found)]


def narrowed(part: Any) -> Any:
    """The settings of a chart that fits a phone: smaller plots, one below the other."""
    if isinstance(part, list):
        return [narrowed(one) for one in part]
    if not isinstance(part, dict):
        return part
    found = {name: narrowed(one) for name, one in part.items() if name != "data"}
    if isinstance(found.get("width"), int):
        found["width"] = NARROW
    if "columns" in found:
        found["columns"] = min(2, found["columns"])
    if "hconcat" in found:
        found["vconcat"] = found.pop("hconcat")
    return found | ({"data": part["data"]} if "data" in part else {})


def numbered(svg: str, place: str) -> str:
    """The renderer counts its ids on and on: count them anew, per picture."""
    ids: dict[str, str] = {}
    for found in re.findall(r"\b(?:clip|gradient_?)\d+\b", svg):
        ids.setdefault(found, f"{place}_{len(ids)}")
    return re.sub(r"\b(?:clip|gradient_?)\d+\b", lambda found: ids[found[0]], svg)


def to_svg(chart: Any, dark: bool = False) -> str:
    [svg] = to_svgs([chart])
    return darkened(svg) if dark else svg


def darkened(svg: str) -> str:
    """The same picture for a dark page."""
    for light, dark in DARK.items():
        svg = re.sub(light, dark, svg, flags=re.IGNORECASE)
    return svg


def to_pngs(charts: Sequence[Any], dark: bool = False, scale: float = 2.0) -> list[bytes]:
    """Charts as PNG pictures on white or dark paper."""
    settings = [chart.to_dict() for chart in charts]
    if dark:
        settings = [_dark_colours(one) for one in settings]
    paper = DARK_PAPER if dark else "#ffffff"
    engine = need("vl_convert")
    papered = [{**one, "background": paper} for one in settings]
    return [engine.vegalite_to_png(one, scale=scale) for one in papered]


def to_png(chart: Any, dark: bool = False, scale: float = 2.0) -> bytes:
    return to_pngs([chart], dark, scale)[0]


def _dark_colours(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _dark_colours(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [_dark_colours(inner) for inner in value]
    return DARK.get(value, value) if isinstance(value, str) else value


def dark_rules(selector: str) -> str:
    """CSS that shows the charts of a page as on dark paper."""
    return "\n".join(
        f'{selector} [{name}="{light}" i]{{{name}:{dark}}}'
        for light, dark in DARK.items()
        for name in ("fill", "stroke")
    )
