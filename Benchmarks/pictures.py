#!/usr/bin/env python3
"""How long a picture takes: `render` of a scene of 100 lines to PNG, and a preview from a save to the new picture.

Usage: pictures.py TOOL

Times are the least and the median of the rounds, in milliseconds, with the start of the process for `render`. `slint-viewer
--screenshot` draws an interface of as many lines beside it where it is installed; it comes from crates.io, and no package of PyPI
has it.
"""
import http.client
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 15
AIMS = {"render": 60, "preview": 100, "matrix": 600}


def scene(text):
    """A screen of 100 lines: labels, fields, buttons, switches."""
    lines = ["scene: 1", "owner: {class: UIViewController, outlets: {view: root}}", "objects:", "  - class: UIView", "    id: root",
             "    backgroundColor: systemBackground", "    frame: [0, 0, 393, 852]", "    subviews:"]
    kinds = [["class: UILabel", f"text: {text}", "font: body", "textColor: label"],
             ["class: UITextField", "placeholder: Email", "borderStyle: roundedRect", "textContentType: emailAddress"],
             ["class: UIButton", "buttonType: system", "title: Continue", "tintColor: systemIndigo"],
             ["class: UISwitch", "isOn: true", "onTintColor: systemGreen", "alpha: 0.9"]]
    number = 0
    while len(lines) + 5 <= 100:
        first, *rest = kinds[number % 4]
        lines += [f"      - {first}", f"        frame: [20, {20 + 40 * number}, 300, 32]"] + [f"        {line}" for line in rest]
        number += 1
    return "\n".join(lines) + "\n"


def slint(count):
    parts = ['import { Button, Switch, LineEdit } from "std-widgets.slint";', "export component Screen inherits Window {",
             "  width: 393px;", "  height: 852px;"]
    kinds = ['Text { x: 20px; y: Ypx; width: 300px; text: "Hello"; font-size: 17px; }',
             'LineEdit { x: 20px; y: Ypx; width: 300px; placeholder-text: "Email"; }',
             'Button { x: 20px; y: Ypx; width: 300px; text: "Continue"; }', "Switch { x: 20px; y: Ypx; checked: true; }"]
    parts += ["  " + kinds[number % 4].replace("Y", str(20 + 40 * number)) for number in range(count)]
    return "\n".join(parts) + "\n}\n"


def report(name, times, aim=None):
    times = [1000 * one for one in times]
    verdict = "" if aim is None else f", aim {aim}: {'met' if min(times) <= aim else 'MISSED'}"
    print(f"{name:44} least {min(times):6.1f} ms  median {statistics.median(times):6.1f} ms{verdict}")


def calls(command):
    """The times of the rounds; what the processor worked is printed, since others may use it at the same time."""
    times, work = [], []
    for _ in range(ROUNDS):
        before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        times.append(time.perf_counter() - begin)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        work.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    print(f"{pathlib.Path(command[0]).name}: least work of the processor {1000 * min(work):.1f} ms")
    return times


class Page:
    """What the page does: it follows the events, and asks for the model and the pictures."""

    def __init__(self, tool, path):
        self.tool = subprocess.Popen([tool, "preview", str(path)], stdout=subprocess.PIPE, text=True)
        address = self.tool.stdout.readline().strip()
        self.port, self.token = int(address.split(":")[2].split("/")[0]), address.split("t=")[1]
        self.headers = {"Cookie": f"diorama-{self.port}={self.token}"}
        self.get("/scenes")
        self.events = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        self.events.request("GET", "/events", headers=self.headers)
        self.stream = self.events.getresponse()

    def get(self, path):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request("GET", path, headers=self.headers)
        body = connection.getresponse().read()
        connection.close()
        return body

    def wait(self):
        while not self.stream.fp.readline().startswith(b"data:"):
            pass


def preview(tool, folder):
    path = folder / "Screen.scene.yaml"
    path.write_text(scene("Hello"))
    page = Page(tool, path)
    updates, matrices = [], []
    try:
        for number in range(ROUNDS):
            begin = time.perf_counter()
            path.write_text(scene(f"Text{number}"))
            page.wait()
            page.get("/model/0")
            page.get("/picture/0")
            updates.append(time.perf_counter() - begin)
            begin = time.perf_counter()
            for cell in range(12):
                page.get(f"/picture/0?device={('iphone-15', 'ipad')[cell % 2]}&style={('', 'dark')[cell // 6]}&text={('', 'AX3')[cell % 3 == 0]}")
            matrices.append(time.perf_counter() - begin)
    finally:
        page.tool.terminate()
        page.tool.wait()
    report("preview: from a save to the picture", updates, AIMS["preview"])
    report("preview: twelve pictures of the matrix", matrices, AIMS["matrix"])


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        path = folder / "Screen.scene.yaml"
        path.write_text(scene("Hello"))
        lines = len(path.read_text().splitlines())
        report(f"render of {lines} lines to PNG", calls([tool, "render", "-q", str(path), "-o", str(folder / "own.png")]),
               AIMS["render"])
        viewer = shutil.which("slint-viewer")
        if viewer:
            other = folder / "screen.slint"
            other.write_text(slint(scene("Hello").count("- class:") - 1))
            report("slint-viewer --screenshot", calls([viewer, "--screenshot", str(folder / "slint.png"), str(other)]))
        else:
            print("slint-viewer is not installed here: `cargo install slint-viewer` builds it from crates.io")
        (folder / "preview").mkdir()
        preview(tool, folder / "preview")


main()
