"""The same run on a Ray cluster of two nodes gives the same tables, to the byte."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from anthropolis.lab.faults import NoCluster
from anthropolis.lab.ray_cluster import in_short
from anthropolis.lab.simulate import simulate
from tests.lab.test_simulate import bytes_of
from tests.ports import free_port

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'anthropolis[ray]'")


pytestmark = pytest.mark.flaky(reruns=2, reruns_delay=2)
"""Two nodes start six processes; on a busy machine one of them may come too late."""


class Nodes(NamedTuple):
    address: str
    door: str
    """Where those come in who are not of the cluster."""


@pytest.fixture
def cluster() -> Iterator[Nodes]:
    """Two nodes of one processor each, in processes of their own."""
    from ray.cluster_utils import Cluster

    port = free_port()
    head = {"num_cpus": 1, "include_dashboard": False, "ray_client_server_port": port}
    nodes = Cluster(initialize_head=True, head_node_args=head)
    nodes.add_node(num_cpus=1)
    yield Nodes(nodes.address, f"ray://127.0.0.1:{port}")
    ray.shutdown()
    nodes.shutdown()


def test_a_cluster_of_two_nodes_gives_the_same_tables(
    cluster: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    simulate("limit", ["random"] * 2, 24, 3, workers=1, out=tmp_path / "near")
    monkeypatch.setenv("RAY_ADDRESS", cluster.address)
    for name, on in {"within": "ray", "from_outside": cluster.door}.items():
        told: list[int] = []
        simulate("limit", ["random"] * 2, 24, 3, on=on, out=tmp_path / name, progress=told.append)
        assert sum(told) == 24
        assert bytes_of(tmp_path / name) == bytes_of(tmp_path / "near")


def test_a_cluster_that_wants_a_token_says_how_to_give_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refused(**wishes: object) -> None:
        raise ray.exceptions.AuthenticationError("wrong token")

    monkeypatch.setattr(ray, "init", refused)
    with pytest.raises(NoCluster, match=r"wrong token.*RAY_AUTH_MODE=token"):
        simulate("limit", ["random"] * 2, 2, on="ray://127.0.0.1:1", out=tmp_path / "run")


def test_the_calls_of_a_far_server_are_not_told() -> None:
    far = "Failure from server:\nTraceback (most recent call last):\n  File x\nNo processor left."
    assert in_short(ConnectionError(far)) == "Failure from server: No processor left."
    assert in_short(ConnectionError("timeout")) == "timeout"
