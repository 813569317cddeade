"""The picture of what `ppo.py` has learned; needs anthropolis[lab]."""

from __future__ import annotations

from pathlib import Path

import altair as alt

import anthropolis
from anthropolis.lab.drawing import FAINT, MAIN, WIDTH, styled, to_svg


def draw(curve: list[dict[str, float]], path: Path, games: int = 200) -> None:
    """The curve beside what random and greedy bots score, as SVG."""
    bots = [
        {"bot": bot, "score": anthropolis.simulate("anthropocene", [bot] * 3, games, 1, tables=())
         .summary()["seats"][0]["mean"]}
        for bot in ("random", "greedy")
    ]  # fmt: skip
    points = alt.Chart(alt.Data(values=curve)).encode(
        x=alt.X("decisions:Q", title="Decisions made in training", axis=alt.Axis(format="~s")),
        y=alt.Y("score:Q", title="Mean score"),
    )
    smooth = points.transform_window(mean="mean(score)", frame=[-5, 5])
    lines = alt.Chart(alt.Data(values=bots)).encode(y="score:Q")
    chart = alt.layer(
        points.mark_point(color=MAIN, size=14, opacity=0.45),
        smooth.mark_line(color=MAIN, strokeWidth=2.5).encode(y="mean:Q"),
        lines.mark_rule(color=FAINT, strokeDash=[5, 4]),
        lines.mark_text(align="left", dx=4, dy=-6, color=FAINT).encode(
            x=alt.value(0), text="bot:N"
        ),
    ).properties(width=WIDTH, height=260)
    path.write_text(to_svg(styled(chart, "Learning Anthropocène")), encoding="utf-8")
