#!/usr/bin/env python3
"""Fuzzes every door by which other people's bytes come into the project, with libFuzzer and the address sanitizer.

    Scripts/fuzz.py [--seconds N] [--seeds FOLDER]... [--jobs N] [DOOR...]

The seconds are divided among the doors. Seeds are the samples and fixtures of the project, and any folder that is named.
What a run learns stays in .build/fuzz/corpus, for the next one to start from. Exits with 1 where anything is found: a
crash, an input that takes more than 10 seconds or 2 GB, or an answer that breaks what the door promises.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build/fuzz"
RESULT = ROOT / ".build/robustness/fuzz.json"
SEEDS = ["samples", "Tests", "Examples", "Schemas", "Documentation"]
DOORS = {
    "scene-to-nib": "scene",
    "scene-to-objects": "scene",
    "scene-to-scene": "scene",
    "nib-to-objects": "nib",
    "nib-to-scene": "nib",
    "document-to-scene": "document",
    "configuration": "configuration",
    "schema": "schema",
    "format": "scene",
    "lint": "scene",
}
LIMITS = ["-timeout=10", "-rss_limit_mb=2048", "-malloc_limit_mb=512", "-max_len=8192", "-detect_leaks=0"]
FLAGS = ["--sanitize=address", "-Xswiftc", "-sanitize=fuzzer", "-Xswiftc", "-use-ld=lld"]
# Debug assertions hold in a release build, too: whatever they say can happen did happen.
FLAGS += ["-Xswiftc", "-assert-config", "-Xswiftc", "Debug"]


def build():
    """The fuzzer, built with coverage of every module."""
    command = ["swift", "build", "-c", "release", "--product", "fuzz-diorama", "--scratch-path", str(BUILD)] + FLAGS
    environment = os.environ | {"DIORAMA_FUZZ": "1", "DIORAMA_STRICT": "1"}
    subprocess.run(command, cwd=ROOT, env=environment, check=True)
    return BUILD / "release/fuzz-diorama"


def environment():
    """Without the backtracer of Swift, which takes minutes; libFuzzer writes the trace."""
    symbolizer = shutil.which("llvm-symbolizer") or str(
        pathlib.Path(os.path.realpath(shutil.which("swift"))).parent / "llvm-symbolizer"
    )
    # Swift keeps pointers with tag bits in enums, where the leak sanitizer does not see them: it would call them lost.
    options = f"external_symbolizer_path={symbolizer}:detect_leaks=0:malloc_context_size=2:quarantine_size_mb=16"
    return os.environ | {"SWIFT_BACKTRACE": "enable=no", "ASAN_OPTIONS": options, "FUZZ_WORDS": str(BUILD / "seeds")}


def signature(log):
    """What tells one finding from another: what was said of it, else the project's own function nearest to it."""
    said = re.search(r"^(FINDING at .*|.*Fatal error: .*|SUMMARY: .*)$", log, re.M)
    frames = re.findall(r"^ +#\d+ 0x[0-9a-f]+ +(?:in )?(.*)$", log, re.M)
    own = [frame for frame in frames if "/Sources/" in frame]
    text = said.group(1) if said else "no words"
    place = re.sub(r"^.*/Sources/", "Sources/", own[0]) if own else ""
    return f"{text[:300]} {place}".strip()


def fuzz(program, door, seconds, findings):
    """One door's share of the time; a finding does not end it."""
    corpus = BUILD / "corpus" / door
    corpus.mkdir(parents=True, exist_ok=True)
    seeds = BUILD / "seeds"
    result = {"door": door, "seconds": 0, "executions": 0, "coverage": 0, "counters": 0, "peak": 0, "findings": []}
    end = time.monotonic() + seconds
    seen = set()
    while (left := int(end - time.monotonic())) > 0 and len(result["findings"]) < 10:
        command = [
            str(program), door, f"-max_total_time={left}", "-print_final_stats=1", "-reload=0", *LIMITS,
            f"-dict={seeds}/{DOORS[door]}.dict", f"-artifact_prefix={findings}/{door}-", str(corpus),
            str(seeds / DOORS[door]),
        ]
        begin = time.monotonic()
        done = subprocess.run(command, env=environment(), capture_output=True, text=True, errors="replace")
        log = done.stderr
        result["seconds"] += time.monotonic() - begin
        result["executions"] += int((re.search(r"number_of_executed_units: (\d+)", log) or [0, 0])[1])
        result["peak"] = max(result["peak"], int((re.search(r"peak_rss_mb: +(\d+)", log) or [0, 0])[1]))
        result["coverage"] = max([result["coverage"]] + [int(cov) for cov in re.findall(r" cov: (\d+)", log)])
        result["counters"] = int((re.search(r"\((\d+) inline 8-bit counters\)", log) or [0, 0])[1])
        if done.returncode == 0:
            break
        file = re.search(r"Test unit written to (\S+)", log)
        found = signature(log)
        if found in seen:
            continue
        seen.add(found)
        path = file[1] if file else ""
        if path:
            pathlib.Path(path + ".log").write_text(log[-20000:])
        result["findings"].append({"what": found, "file": os.path.relpath(path, ROOT) if path else ""})
    return result


def report(results, program):
    """Prints what was done, and how each finding is repeated; how many there were."""
    print(f"\n{'door':18} {'seconds':>8} {'executions':>11} {'per second':>11} {'coverage':>15} {'peak MB':>8} findings")
    for row in results:
        rate = row["executions"] / max(row["seconds"], 1)
        share = f"{row['coverage']} ({100 * row['coverage'] / max(row['counters'], 1):.1f} %)"
        print(
            f"{row['door']:18} {row['seconds']:8.0f} {row['executions']:11,} {rate:11,.0f} {share:>15} {row['peak']:8}"
            f" {len(row['findings'])}"
        )
    count = 0
    for row in results:
        for finding in row["findings"]:
            count += 1
            print(f"\n{row['door']}: {finding['what']}")
            print(f"  {finding['file']}, and what was said of it in {finding['file']}.log")
            print(f"  repeat: SWIFT_BACKTRACE=enable=no {os.path.relpath(program, ROOT)} {row['door']} {finding['file']}")
    print(f"\n{count} findings" if count != 1 else "\n1 finding")
    return count


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--seeds", action="append", default=[])
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("doors", nargs="*", metavar="DOOR")
    options = parser.parse_args()
    for door in options.doors:
        if door not in DOORS:
            parser.error(f"no such door: {door}; there are {', '.join(DOORS)}")
    begin = time.monotonic()
    program = build()
    built = time.monotonic() - begin
    seeds = [str(ROOT / folder) for folder in SEEDS] + options.seeds
    subprocess.run([str(program), "prepare", str(BUILD / "seeds"), *seeds], env=environment(), check=True)
    findings = BUILD / "findings"
    findings.mkdir(parents=True, exist_ok=True)
    doors = options.doors or list(DOORS)
    share = max(1, options.seconds * options.jobs // len(doors))
    print(f"fuzzing {len(doors)} doors, {share} seconds each, {options.jobs} at a time", flush=True)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(lambda door: fuzz(program, door, share, findings), doors))
    count = report(results, program)
    RESULT.parent.mkdir(parents=True, exist_ok=True)
    RESULT.write_text(json.dumps({"command": f"make fuzz SECONDS={options.seconds}", "build": built, "doors": results}))
    sys.exit(1 if count else 0)


if __name__ == "__main__":
    main()
