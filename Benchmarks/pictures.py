"""How long a picture takes: `render` of a scene of 100 lines to PNG, and a preview from a save to the new picture.

Times are the median of the rounds, with the start of the process for `render`. `slint-viewer --screenshot` draws an interface of as
many lines beside it where it is installed; it comes from crates.io, and no package of PyPI or Debian has it.
"""
import http.client
import pathlib
import shutil
import statistics
import subprocess
import time

from rows import Row

ROUNDS = 15


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


def calls(command):
    """The median of the rounds, in seconds."""
    times = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        times.append(time.perf_counter() - begin)
    return statistics.median(times)


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
    """From a save to the new picture, and twelve pictures of one scene: the medians, in seconds."""
    folder.mkdir(parents=True, exist_ok=True)
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
    return statistics.median(updates), statistics.median(matrices)


def rows(tool, folder, say, notes):
    """What a picture takes, against the times that are aimed at, and against slint-viewer where it is there."""
    say("drawing pictures")
    folder = folder / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "Screen.scene.yaml"
    path.write_text(scene("Hello"))
    lines = len(path.read_text().splitlines())
    render = calls([tool, "render", "-q", str(path), "-o", str(folder / "own.png")])
    update, matrix = preview(tool, folder / "preview")
    found = [
        Row(f"render, {lines} lines, to PNG", render, "60 ms", 0.06, at_most=1),
        Row("preview, from a save to the new picture", update, "100 ms", 0.1, at_most=1),
        Row("preview, twelve pictures of the matrix", matrix, "600 ms", 0.6, at_most=1),
    ]
    viewer = shutil.which("slint-viewer")
    if viewer is None:
        notes.append("slint-viewer: it is not installed")
        return found
    other = folder / "screen.slint"
    other.write_text(slint(scene("Hello").count("- class:") - 1))
    base = calls([viewer, "--screenshot", str(folder / "slint.png"), str(other)])
    return found + [Row(f"render, {lines} lines, to PNG", render, "slint-viewer --screenshot", base)]
