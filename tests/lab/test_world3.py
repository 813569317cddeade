"""World3: one set of figures, scaled alike, and a distance that says how alike two worlds are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from anthropolis.lab import world3
from anthropolis.lab.faults import BadRun
from anthropolis.lab.report import write_report
from anthropolis.lab.results import Results
from anthropolis.lab.simulate import simulate

pytest.importorskip("polars", reason="the extra lab is not installed")
PAGE = Path(__file__).parents[2] / "web/src/games/limit/review/world3.ts"


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Results:
    folder = tmp_path_factory.mktemp("world3") / "run"
    return simulate("limit", ["random"] * 3, 12, 1, workers=1, out=folder, all_lines=True)


def test_the_page_has_the_same_figures() -> None:
    if not PAGE.exists():
        pytest.skip("the web client's source is not here")
    text = PAGE.read_text(encoding="utf-8")
    for curve, known in world3.standard_run().items():
        found = re.search(rf"{curve}: \[([^\]]*)\]", text)
        assert found
        assert [float(n) for n in found[1].split(",") if n.strip()] == list(known.values())


def test_they_are_those_of_the_model() -> None:
    pyworld3 = pytest.importorskip(
        "pyworld3", reason="pyworld3 is not installed: figures not computed"
    )
    world = pyworld3.World3()
    world.init_world3_constants()
    world.init_world3_variables()
    world.set_world3_table_functions()
    world.set_world3_delay_functions()
    world.run_world3(fast=True)
    models = {
        "population": world.pop / 1e9, "industry": world.io / 1e9, "pollution": world.ppolx,
        "resources": 100 * world.nrfr,
    }  # fmt: skip
    for curve, known in world3.standard_run().items():
        for year, value in known.items():
            exact = models[curve][round((year - 1900) / world.dt)]
            assert value == pytest.approx(
                exact, rel=0.03, abs=0.51 if curve == "industry" else 0.01
            )


def test_curves_add_up_all_nations(run: Results) -> None:
    found = world3.curves(run)
    first = run.series.filter((run.series["game"] == 0) & (run.series["round"] == 1))
    people = first.filter(first["quantity"] == "population")["value"].sum()
    start = found.filter(
        (found["game"] == 0) & (found["curve"] == "population") & (found["year"] == 1850)
    )
    assert start["value"].to_list() == [people]
    assert set(found["curve"]) == set(world3.QUANTITIES)


def test_both_are_scaled_alike(run: Results) -> None:
    found = world3.scaled(run)
    assert min(found["year"].to_list()) >= 1900
    for column in ("limit", "world3"):
        assert max(found[column].to_list()) <= 100 + 1e-9
        assert min(found[column].to_list()) >= 0
    tops = found.group_by("game", "curve").agg(top=found["limit"].max())
    assert tops.height == 4 * run.sums.games


def test_the_distance_is_nought_for_the_model_itself(run: Results) -> None:
    whole = world3.distance(run)
    assert whole.count == run.sums.games
    assert 0 < whole.mean < 100
    by_curve = world3.distance_by_curve(run)
    assert list(by_curve) == list(world3.QUANTITIES)
    assert world3.model_at("population", 1905) == pytest.approx((1.6 + 1.73) / 2)
    assert world3.model_share("population", 2030, 2060) == pytest.approx(100)


def test_the_report_shows_it(run: Results, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    again = simulate("limit", ["random"] * 3, 12, 1, workers=1, out=folder, all_lines=True)
    assert again.sums == run.sums
    page = write_report(folder, with_world3=True).read_text(encoding="utf-8")
    assert page.count('id="world3-') == 2
    assert "LIMIT à côté de World3" in page
    assert 'id="world3-' not in write_report(folder).read_text(encoding="utf-8")


def test_what_cannot_be_compared_is_said() -> None:
    other = simulate("anthropocene", ["random"] * 3, 3, 1, workers=1)
    with pytest.raises(BadRun, match="compared with LIMIT"):
        world3.check(other)
    few = simulate("limit", ["random"] * 3, 3, 1, workers=1)
    with pytest.raises(BadRun, match="--all-lines"):
        world3.check(few)
