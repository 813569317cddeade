"""The same run on a Ray cluster of two nodes gives the same tables, to the byte."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from anthropolis.lab.simulate import simulate
from tests.lab.test_simulate import bytes_of

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'anthropolis[ray]'")


@pytest.fixture
def cluster() -> Iterator[str]:
    """Two nodes of one processor each, in processes of their own."""
    from ray.cluster_utils import Cluster

    nodes = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    nodes.add_node(num_cpus=1)
    yield nodes.address
    ray.shutdown()
    nodes.shutdown()


def test_a_cluster_of_two_nodes_gives_the_same_tables(
    cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", cluster)
    told: list[int] = []
    simulate("limit", ["random"] * 2, 24, 3, on="ray", out=tmp_path / "far", progress=told.append)
    simulate("limit", ["random"] * 2, 24, 3, workers=1, out=tmp_path / "near")
    assert sum(told) == 24
    assert bytes_of(tmp_path / "far") == bytes_of(tmp_path / "near")
