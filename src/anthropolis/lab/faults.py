"""What people may get wrong in the laboratory: each is one clear line, never a traceback."""

from __future__ import annotations

import errno

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""What a disk says that takes no more: nobody's mistake here."""


class BadRun(ValueError):
    """A folder that cannot be used for a run, or is none."""


class BadStudy(ValueError):
    """A study that cannot be played, with the line and the remedy."""


class BadTables(ValueError):
    """A table that does not exist."""


class NoCluster(ValueError):
    """A place to run that cannot be reached, or Ray is not installed."""


class NotInstalled(ImportError):
    """A library of an extra that is not there, with the command that brings it."""


LAB_FAULTS = (BadRun, BadStudy, BadTables, NoCluster, NotInstalled)
