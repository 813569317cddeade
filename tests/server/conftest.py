"""Servers, stores and people for the tests of the server."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.backends import Postgres, running_postgres, running_redis
from tests.server.people import RunningServer, quick_config

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        if server is None:
            pytest.skip("PostgreSQL IS NOT INSTALLED: nothing about it is tested (apt: postgresql)")
        yield server


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with running_redis() as url:
        if url is None:
            pytest.skip("REDIS IS NOT INSTALLED: nothing about it is tested (apt: redis-server)")
        yield url


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    return postgres.new_database(f"test{next(_numbers)}")


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Every test that asks for it runs on both."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server that most tests share, each with tables of its own."""
    path = tmp_path_factory.mktemp("server") / "tables.sqlite3"
    with RunningServer(quick_config(f"sqlite:///{path}")) as running:
        yield running
