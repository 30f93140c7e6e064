"""Holds the reports for build servers against what their readers document: python3 Scripts/check-reports.py TOOL."""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

SCENES = {
    "Clean.scene.yaml": b"scene: 1\nobjects:\n  - {class: UIView, tag: 7}\n",
    "Wrong.scene.yaml": b"scene: 1\nobjects:\n  - {class: UILabel, txt: Hi, <&'\">: 1}\n",
    "Noted.scene.yaml": b"scene: 1\nobjects:\n  - {class: UIView, tag: 0, backgroundColor: {white: 0}}\n",
    "a & <b>/\"'\xc3\xa9.scene.yaml": b'scene: 1\nobjects:\n  - {class: "\\e[31m\\u0001\\uFFFF]]>", tag: 1}\n',
    "a & <b>/Bytes.scene.yaml": b"scene: 1\nobjects: [\x00\xff\n",
    "same/A.scene.yaml": b"scene: 1\nobjects:\n  - {class: UIViw}\n  - {class: UIViw}\n",
}


def expect(condition, message):
    if not condition:
        sys.exit(f"check-reports: {message}")


def has(element, required, allowed=()):
    names = set(element.attrib)
    expect(set(required) <= names, f"<{element.tag}> lacks {set(required) - names}")
    expect(names <= set(required) | set(allowed), f"<{element.tag}> has {names - set(required) - set(allowed)}")


def check_junit(text):
    root = ElementTree.fromstring(text)
    expect(root.tag == "testsuites", "junit begins with <testsuites>")
    has(root, ["name", "tests", "failures", "errors"])
    totals = {"tests": 0, "failures": 0, "errors": 0}
    for suite in root:
        expect(suite.tag == "testsuite" and len(suite) > 0, "a suite has tests")
        has(suite, ["name", "tests", "failures", "errors"])
        counted = {
            "tests": len(suite),
            "failures": len(suite.findall("testcase/failure")),
            "errors": len(suite.findall("testcase/error")),
        }
        for key, count in counted.items():
            expect(int(suite.attrib[key]) == count, f"{key} of {suite.attrib['name']}")
            totals[key] += count
        for case in suite:
            expect(case.tag == "testcase" and len(case) <= 1, "a test has one result at most")
            has(case, ["name", "classname"])
            for result in case:
                expect(result.tag in ("failure", "error", "system-out"), f"<{result.tag}> in a test")
                has(result, ["type", "message"] if result.tag != "system-out" else [])
    for key, count in totals.items():
        expect(int(root.attrib[key]) == count, f"{key} of all suites")
    return totals["failures"] + totals["errors"]


def check_checkstyle(text):
    root = ElementTree.fromstring(text)
    expect(root.tag == "checkstyle", "checkstyle begins with <checkstyle>")
    has(root, ["version"])
    for file in root:
        expect(file.tag == "file" and len(file) > 0, "a file has findings")
        has(file, ["name"])
        for error in file:
            expect(error.tag == "error", f"<{error.tag}> in a file")
            has(error, ["line", "severity", "message", "source"], ["column"])
            expect(int(error.attrib["line"]) >= 1 and int(error.get("column", "1")) >= 1, "lines count from 1")
            expect(error.attrib["severity"] in ("error", "warning", "info"), error.attrib["severity"])
            expect(re.match(r"diorama(\.[a-z][a-z0-9-]*)?$", error.attrib["source"]), error.attrib["source"])
    return sum(len(file) for file in root)


def check_gitlab(text):
    findings = json.loads(text)
    expect(isinstance(findings, list), "gitlab is a list")
    prints = set()
    for finding in findings:
        keys = {"description", "check_name", "fingerprint", "severity", "location"}
        expect(set(finding) == keys, f"keys {set(finding)}")
        expect(finding["severity"] in ("info", "minor", "major", "critical", "blocker"), finding["severity"])
        expect(finding["description"] and finding["check_name"], "a finding has words and a name")
        location = finding["location"]
        expect(not location["path"].startswith(("/", "./", "../")), f"{location['path']} is relative")
        expect(1 <= location["lines"]["begin"] <= location["lines"]["end"], "lines count from 1")
        expect(finding["fingerprint"] not in prints, "fingerprints tell findings apart")
        prints.add(finding["fingerprint"])
    return len(findings)


CHECKS = {"junit": check_junit, "checkstyle": check_checkstyle, "gitlab": check_gitlab}


def main():
    tool = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        for name, text in SCENES.items():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)
        for form, check in CHECKS.items():
            for verb in ("lint", "validate"):
                for inputs, least in ((["."], 4), (["Clean.scene.yaml"], 0), ([".", "Missing.scene.yaml"], 4)):
                    call = [tool, verb, *inputs, "--diagnostics", form]
                    run = subprocess.run(call, cwd=folder, capture_output=True)
                    expect(run.returncode in (0, 1, 66), f"{verb} {form} ended with {run.returncode}")
                    expect(check(run.stdout) >= least, f"{verb} {form} {inputs} says too little")
            print(f"{form}: as documented")
    root = pathlib.Path(__file__).resolve().parent.parent / "Tests/Fixtures/reports"
    for name in ("full", "empty"):
        check_junit((root / f"{name}.junit.xml").read_bytes())
        check_checkstyle((root / f"{name}.checkstyle.xml").read_bytes())


main()
