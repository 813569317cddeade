"""Many threads read stored tables at once: after a restart all pages come back together."""

from __future__ import annotations

import subprocess
import sys

import pytest

READERS = """
import sys, threading
from anthropolis.server.tables.entries import read_entry, read_line, read_settings
sys.setswitchinterval(1e-6)
together = threading.Barrier(16)
settings = '{"seats": [{"controller": "person"}], "options": {}, "title": "", "language": "en", \
"visibility": "private", "undo": "own", "clock": null, "facilitator_sees": false}'
entry = '{"type": "choice", "seat": 0, "key": "lay", "decision": 0, "by": "person"}'
line = '{"seat": 0, "role": "seat", "text": "hello"}'
read = []

def reader():
    together.wait()
    read.append((read_settings(settings), read_entry(entry), read_line(line)))

threads = [threading.Thread(target=reader) for _ in range(16)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert len(read) == 16 and all(one == read[0] for one in read)
print("all read")
"""


@pytest.mark.parametrize("attempt", range(4))
def test_the_first_tables_are_read_by_many_threads_at_once(attempt: int) -> None:
    done = subprocess.run([sys.executable, "-c", READERS], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "all read\n"), done.stderr
