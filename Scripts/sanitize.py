#!/usr/bin/env python3
"""Runs the whole test suite under the address sanitizer and under the thread sanitizer.

    Scripts/sanitize.py [address] [thread]

Each has a build of its own, in .build/address and .build/thread. Exits with 1 where a test fails or a sanitizer finds
anything. Leaks do not count: Swift keeps pointers with tag bits in enums, where the leak sanitizer does not see them.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import time

import machine

ROOT = pathlib.Path(__file__).resolve().parent.parent
RESULT = ROOT / ".build/robustness/sanitize.json"
FOUND = re.compile(r"(ERROR: AddressSanitizer|WARNING: ThreadSanitizer|ThreadSanitizer: CHECK failed)[^\n]*")
SKIPPED = re.compile(r"Test .* skipped")
LAST = re.compile(r"Test run with (\d+) tests? in (\d+) suites? (passed|failed) after ([0-9.]+) seconds")


def environment(sanitizer):
    """What tests may want to know, and what the sanitizers are told."""
    suppressions = ROOT / "Scripts/thread-suppressions.txt"
    options = {
        # An exit test's child is to end as it would without the sanitizer.
        "address": {"ASAN_OPTIONS": "detect_leaks=0:handle_abort=0"},
        "thread": {"TSAN_OPTIONS": f"suppressions={suppressions}:halt_on_error=0"},
    }
    return os.environ | options[sanitizer] | {
        "DIORAMA_SANITIZER": sanitizer, "DIORAMA_STRICT": "1", "SWIFT_BACKTRACE": "enable=no",
    }


def run(sanitizer):
    """Builds and tests with one sanitizer; what came of it."""
    folder = ROOT / ".build" / sanitizer
    flags = [f"--sanitize={sanitizer}", "--scratch-path", str(folder)]
    where = machine.line()
    begin = time.monotonic()
    subprocess.run(["swift", "build", "--product", "dioramaPackageTests", *flags], cwd=ROOT, env=environment(sanitizer), check=True)
    built = time.monotonic()
    log = folder / "tests.log"
    with open(log, "w", encoding="utf-8") as file:
        tests = subprocess.run(
            ["swift", "test", "--skip-build", *flags],
            cwd=ROOT, env=environment(sanitizer), stdout=file, stderr=subprocess.STDOUT, check=False,
        )
    text = log.read_text(encoding="utf-8", errors="replace")
    last = LAST.findall(text)
    result = {
        "sanitizer": sanitizer,
        "machine": where,
        "command": "make sanitize" if not sys.argv[1:] else f"Scripts/sanitize.py {sanitizer}",
        "build": round(built - begin),
        "seconds": round(time.monotonic() - built),
        "tests": int(last[-1][0]) if last else 0,
        "skipped": len(SKIPPED.findall(text)),
        "findings": len(FOUND.findall(text)),
        "passed": tests.returncode == 0 and bool(last) and last[-1][2] == "passed",
    }
    if not result["passed"] or result["findings"]:
        lines = [line for line in text.splitlines() if FOUND.search(line) or "✘" in line or "Fatal error" in line]
        print("\n".join(lines[:60] or text.splitlines()[-60:]))
    print(
        f"{sanitizer}: {result['tests']} tests in {result['seconds']} seconds, {result['skipped']} skipped, "
        f"{result['findings']} findings, {'passed' if result['passed'] else 'FAILED'}; all that was said: {log}",
        flush=True,
    )
    return result


def main():
    sanitizers = sys.argv[1:] or ["address", "thread"]
    known = json.loads(RESULT.read_text()) if RESULT.exists() else []
    results = [run(sanitizer) for sanitizer in sanitizers]
    kept = [result for result in known if result["sanitizer"] not in sanitizers]
    RESULT.parent.mkdir(parents=True, exist_ok=True)
    RESULT.write_text(json.dumps(sorted(kept + results, key=lambda result: result["sanitizer"])))
    sys.exit(0 if all(result["passed"] and not result["findings"] for result in results) else 1)


if __name__ == "__main__":
    main()
