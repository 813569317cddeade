"""Files that are written by programs: write them anew, and tell whether one of them was stale."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scripts.view_types import view_types  # noqa: E402

ANTHROPOLIS = [sys.executable, "-m", "anthropolis.cli.main"]
INDEX = ROOT / "docs/rules_index.md"
OPENAPI = ROOT / "web/openapi.json"
SCHEMA = ROOT / "web/src/lib/schema.ts"


def write_all() -> list[Path]:
    """Write every generated file; without Node those that need it stay as they are."""
    run([*ANTHROPOLIS, "rules", "--index", str(INDEX)])
    described = run([*ANTHROPOLIS, "serve", "--openapi"])
    OPENAPI.write_text(described, encoding="utf-8")
    types = view_types()
    for path, text in types.items():
        path.write_text(text, encoding="utf-8")
    npm = shutil.which("npm")
    if npm and (ROOT / "web/node_modules").is_dir():
        run([npm, "run", "--silent", "types"], ROOT / "web")
        return [INDEX, OPENAPI, *types, SCHEMA]
    print(f"NOTE: no Node here: {SCHEMA.relative_to(ROOT)} is not looked at.")
    return [INDEX, OPENAPI, *types]


def run(words: list[str], folder: Path = ROOT) -> str:
    return subprocess.run(words, cwd=folder, check=True, stdout=subprocess.PIPE, text=True).stdout


def main() -> int:
    known = [path for path in (INDEX, OPENAPI, SCHEMA, *view_types()) if path.exists()]
    before = {path: path.read_text(encoding="utf-8") for path in known}
    written = write_all()
    stale = [path for path in written if path.read_text(encoding="utf-8") != before.get(path)]
    for path in stale:
        print(f"{path.relative_to(ROOT)} was stale: it has been written anew, look at it")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
