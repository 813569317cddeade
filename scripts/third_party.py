"""Write down what a server is made of: deploy/requirements.lock and THIRD_PARTY.md.

Run it in an environment with `.[web]` and in a copy whose web/node_modules is installed:
    python scripts/third_party.py          write both files
    python scripts/third_party.py --check  say whether they are true, and change nothing
"""

from __future__ import annotations

import json
import re
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "deploy" / "requirements.lock"
NOTICES = ROOT / "THIRD_PARTY.md"
MODULES = ROOT / "web" / "node_modules"
BUNDLED = ["svelte", "@lucide/svelte", "@fontsource-variable/inter", "qrcode-generator", "uplot",
           "world-atlas", "pdfmake"]  # fmt: skip
"""What the built web client contains; everything else of web/package.json is a tool."""
IN_ONE_FILE = "pdfmake"
"""Comes with all that it needs in one file, and with the typeface of our PDFs: Roboto."""
PYODIDE = "pyodide"
"""Python for browsers, in files of its own beside the client, unchanged."""
IN_PYODIDE = """\
Its files are those of the package, unchanged; its sources are at https://github.com/pyodide/pyodide
and its licence at https://www.mozilla.org/MPL/2.0/. They contain CPython with its library (PSF-2.0,
Copyright Python Software Foundation; https://docs.python.org/3/license.html, where what CPython
itself incorporates is named too) and, compiled into it, zlib, bzip2, libffi and the runtime of
Emscripten with musl, each under a permissive licence of its own. The archive of rules that the
server hands out for it contains PyYAML and mypy-extensions (both MIT) with their licences.
"""
TEXTS = ("LICENSE", "LICENSE.md", "LICENSE.txt", "LICENSE.MIT", "LICENCE", "license")


def python_packages(name: str = "anthropolis", extra: str = "web") -> list[Distribution]:
    """Everything that `pip install anthropolis[web]` installs here, by name."""
    found: dict[str, Distribution] = {}
    waiting = [(name, extra)]
    while waiting:
        wanted, part = waiting.pop()
        for text in distribution(wanted).requires or []:
            need = Requirement(text)
            if need.marker is not None and not need.marker.evaluate({"extra": part}):
                continue
            key = canonicalize_name(need.name)
            if key not in found:
                found[key] = distribution(need.name)
                waiting += [(need.name, more) for more in (need.extras or {""})]
    return [found[key] for key in sorted(found)]


def licence_of(package: Distribution) -> str:
    told = package.metadata.get("License-Expression") or package.metadata.get("License") or ""
    if told and len(told) < 60:
        return told.strip()
    classes = package.metadata.get_all("Classifier") or []
    names = [c.rpartition(":: ")[2] for c in classes if c.startswith("License ::")]
    return ", ".join(names) or "see its own page"


def lock() -> str:
    lines = [
        "# What a server is made of; written by scripts/third_party.py, used by the Dockerfile."
    ]
    lines += [f"{canonicalize_name(p.name)}=={p.version}" for p in python_packages()]
    return "\n".join(lines) + "\n"


def notices() -> str:
    lines = [
        "# Third-party notices", "",
        "Written by `scripts/third_party.py`. For Anthropolis itself see `LICENSE`.", "",
        "## In the web client", "",
        "Parts of these are inside the files that browsers load.", "",
    ]  # fmt: skip
    for name in [*BUNDLED, *needs_of(IN_ONE_FILE)]:
        lines += web_notice(MODULES / name)
    lines += ["### Roboto (Apache-2.0)", "",
              "The typeface of PDFs, as pdfmake brings it. Copyright Google; "
              "https://www.apache.org/licenses/LICENSE-2.0", ""]  # fmt: skip
    lines += [f"### {PYODIDE} {version_of(PYODIDE)} (MPL-2.0)", "", *IN_PYODIDE.splitlines(), ""]
    lines += ["## Beside the server", "",
              "Installed with `anthropolis[web]`, each under its own licence, unchanged.", "",
              "| package | version | licence |", "|---|---|---|"]  # fmt: skip
    lines += [f"| {p.name} | {p.version} | {licence_of(p)} |" for p in python_packages()]
    return "\n".join(lines) + "\n"


def version_of(name: str) -> str:
    about = json.loads((MODULES / name / "package.json").read_text(encoding="utf-8"))
    return str(about["version"])


def needs_of(name: str) -> list[str]:
    """The packages that one is made of, by name."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        about = json.loads((MODULES / waiting.pop() / "package.json").read_text(encoding="utf-8"))
        new = set(about.get("dependencies", {})) - found
        found |= new
        waiting += new
    return sorted(need for need in found if (MODULES / need).is_dir())


def web_notice(folder: Path) -> list[str]:
    about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    text = next((folder / n for n in TEXTS if (folder / n).is_file()), None)
    body = text.read_text(encoding="utf-8").strip() if text else "(no text in the package)"
    body = re.sub(r"[ \t]+$", "", body, flags=re.MULTILINE)
    return [
        f"### {about['name']} {about['version']} ({about.get('license', 'see below')})",
        "",
        "```",
        body,
        "```",
        "",
    ]


def main() -> int:
    wanted = {LOCK: lock(), NOTICES: notices()}
    if "--check" in sys.argv:
        old = [p.name for p, text in wanted.items() if p.read_text(encoding="utf-8") != text]
        print(f"not true any more: {', '.join(old)}" if old else "all true")
        return bool(old)
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
