"""What an editor waits for: the language server, asked as an editor asks it."""

import json
import pathlib
import shutil
import subprocess
import time
import venv

import peers
from rows import Row

ROUNDS = 200


class Client:
    """An editor that talks to a server."""

    def __init__(self, command, folder, environment=None):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment)
        self.next = 0
        # How often each notification has come.
        self.notified = {}
        self.request("initialize", {"processId": None, "rootUri": folder.as_uri(), "capabilities": {}})
        self.notify("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        message = json.loads(self.process.stdout.read(length))
        if "id" not in message:
            self.notified[message.get("method")] = self.notified.get(message.get("method"), 0) + 1
        return message

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def request(self, method, params):
        self.next += 1
        self.send({"id": self.next, "method": method, "params": params})
        while True:
            message = self.receive()
            if message.get("id") == self.next:
                return message.get("result")

    def wait_for(self, method, after=None):
        """Waits for a notification: the next one, or one behind those that had come at a time."""
        known = self.notified.get(method, 0) if after is None else after
        while self.notified.get(method, 0) == known:
            self.receive()

    def memory(self):
        """What the process holds at most, in bytes; nothing where the system does not say."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return None
        return int(next(line for line in status.read_text().splitlines() if line.startswith("VmHWM")).split()[1]) * 1024

    def end(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        self.process.wait()


def slowest(action, then=lambda: None, rounds=ROUNDS):
    """What all but the slowest of a hundred take; what is done then is not measured."""
    times = []
    for number in range(rounds):
        start = time.perf_counter()
        action(number)
        times.append(time.perf_counter() - start)
        then()
    return sorted(times)[int(len(times) * 0.99) - 1]


class Session:
    """A text that an editor has open."""

    def __init__(self, command, path, text, word, column=1):
        self.text = text
        path.write_text(text)
        start = time.perf_counter()
        self.client = Client(command, path.parent)
        self.started = time.perf_counter() - start
        self.document = {"uri": path.as_uri()}
        opened = {**self.document, "languageId": path.suffix[1:], "version": 0, "text": text}
        self.client.notify("textDocument/didOpen", {"textDocument": opened})
        self.client.wait_for("textDocument/publishDiagnostics")
        lines = text.split("\n")
        line = next(number for number, content in enumerate(lines) if word in content)
        self.position = {
            "textDocument": self.document, "position": {"line": line, "character": lines[line].index(word) + column},
        }
        self.end = {"line": 0, "character": len(lines[0])}
        self.published = 0

    def change(self, number):
        """Types a space at the end of the first line, and waits to be told what is wrong with the text."""
        self.client.notify("textDocument/didChange", {
            "textDocument": {**self.document, "version": number + 1},
            "contentChanges": [{"range": {"start": self.end, "end": self.end}, "text": " " if number % 2 else "  "}],
        })
        self.client.wait_for("textDocument/publishDiagnostics")

    def types_a_name(self, name, use):
        """Gives something another name and begins to type it elsewhere, with completion at once; whether it is offered.

        Each place is the text before a word and the word itself, which is the same in both.
        """
        lines = self.text.split("\n")
        places = []
        for before, word in (name, use):
            line = next(number for number, content in enumerate(lines) if before + word in content)
            column = lines[line].index(before + word) + len(before)
            places.append([line, column, len(word)])
        self.missing = 0

        def action(number):
            typed = f"fresh{number}"
            written = [typed, "fresh"]
            changes = []
            for place, text in zip(places, written):
                line, column, length = place
                start, end = {"line": line, "character": column}, {"line": line, "character": column + length}
                changes.append({"range": {"start": start, "end": end}, "text": text})
                place[2] = len(text)
            self.published = self.client.notified.get("textDocument/publishDiagnostics", 0)
            self.client.notify("textDocument/didChange", {
                "textDocument": {**self.document, "version": 1000 + number}, "contentChanges": changes,
            })
            line, column, length = places[1]
            answer = self.client.request("textDocument/completion", {
                "textDocument": self.document, "position": {"line": line, "character": column + length},
            })
            items = answer.get("items", []) if isinstance(answer, dict) else answer or []
            self.missing += not any(item["label"] == typed for item in items)

        return action

    def told(self):
        """Waits for what is wrong with the text that was sent last."""
        self.client.wait_for("textDocument/publishDiagnostics", self.published)

    def ask(self, method):
        return lambda _: self.client.request(method, self.position)

    def measured(self):
        """The slowest of three kinds of requests, what the start took, and the memory, in this order."""
        return {
            "change to diagnostics": slowest(self.change),
            "completion": slowest(self.ask("textDocument/completion")),
            "hover": slowest(self.ask("textDocument/hover")),
            "start to the first answer": self.started,
            "memory with one text": self.client.memory(),
        }


# What each may take: seconds, and bytes.
AIMS = {
    "change to diagnostics": ("10 ms", 0.010), "completion": ("10 ms", 0.010), "hover": ("5 ms", 0.005),
    "start to the first answer": ("50 ms", 0.050), "memory with one text": ("60 MB", 60e6),
}


# Scenes of so many rows, how many other scenes are beside each, and what an edit with completion at once and its diagnostics
# may take in seconds, where something is asked of them; the last is how often it is measured.
TYPED = [
    ("4,000 lines", 181, 0, 0.020, 0.040, ROUNDS), ("150 lines beside 300 scenes", 6, 300, 0.005, None, ROUNDS),
    ("35,000 lines", 1590, 0, 0.5, 0.5, 20),
]


def typed_rows(command, folder, say):
    """What an editor waits for that asks for completion with each edit, for a name that only the new text has."""
    found = []
    for size, count, others, aim, told, rounds in TYPED:
        say(f"typing in {size}")
        inner = folder / f"typed-{count}"
        inner.mkdir(exist_ok=True)
        for number in range(others):
            (inner / f"Other{number}.scene.yaml").write_text(peers.realistic_scene(6))
        session = Session(command, inner / "Typed.scene.yaml", peers.realistic_scene(count), "class: UILabel")
        action = session.types_a_name(("id: ", "change3"), ("- ", "change3"))
        measured = slowest(action, session.told, rounds)
        if session.missing:
            say(f"{session.missing} of {rounds} answers of {size} lack the new name")
        found.append(Row(f"lsp, edit then completion, {size}, p99", measured, f"{aim * 1000:g} ms", aim, 1))
        if told:
            changed = slowest(session.change, rounds=rounds)
            found.append(Row(f"lsp, change to diagnostics, {size}, p99", changed, f"{told * 1000:g} ms", told, 1))
        session.client.end()
    return found


def rows(diorama, folder, say):
    say("asking the language server")
    folder = folder / "editor"
    folder.mkdir(parents=True, exist_ok=True)
    text = peers.realistic_scene(15)
    command = [str(diorama), "lsp"]
    session = Session(command, folder / "Large.scene.yaml", text, "class: UILabel")
    own = session.measured()
    session.client.end()
    size = f"{len(text) / 1000:.0f} kB"
    found = []
    for what, amount in own.items():
        if amount is not None:
            unit = "B" if what.startswith("memory") else "s"
            measured = f"lsp, {what}, {size}" + ("" if what in ("start to the first answer", "memory with one text") else ", p99")
            found.append(Row(measured, amount, *AIMS[what], 1, unit=unit))

    found += typed_rows(command, folder, say)
    many = folder / "many"
    many.mkdir(exist_ok=True)
    for number in range(1000):
        (many / f"Scene{number}.scene.yaml").write_text(peers.rows_scene(7))
    start = time.perf_counter()
    client = Client(command, many)
    client.request("workspace/symbol", {"query": "nothing of that name"})
    found.append(Row("lsp, 1,000 scenes of 100 lines indexed", time.perf_counter() - start, "2 s", 2, 1))
    client.end()
    return found + peer_rows(diorama, folder, text, own, say)


# ---------------------------------------------------------------------------------------------------------------------
# The same requests to Qt's language server, which is the nearest of the kind: a language of objects with properties.


def qt_tools(folder, say):
    """The folder of qmlls and qmllint; nil where the package cannot be had."""
    target = folder / "qt"
    if not (target / "bin/pyside6-qmlls").exists():
        say("installing pyside6-essentials")
        venv.create(target, with_pip=True)
        done = subprocess.run(
            [target / "bin/pip", "install", "--quiet", "--disable-pip-version-check", "pyside6-essentials"],
            capture_output=True, text=True, check=False)
        if done.returncode != 0:
            last = (done.stderr.strip().splitlines() or ["pip says nothing"])[-1]
            say(f"qmlls is not compared: {last}")
            shutil.rmtree(target)
            return None
    found = next(target.glob("lib/python3*/site-packages/PySide6"), None)
    return found if found and (found / "qmlls").exists() else None


def qml(size):
    """A document with as many bytes: rows of labels, buttons and switches with anchors."""
    lines = ["import QtQuick", "", "Item {", "    id: root", "    width: 320"]
    row = 0
    while sum(map(len, lines)) + len(lines) < size:
        lines += [
            "    Item {", f"        id: row{row}", f"        y: {row * 44}", "        width: 320", "        height: 44",
            "        Text {", f"            id: title{row}", f'            text: "Option {row} of this screen"',
            "            color: \"black\"", f"            anchors.left: row{row}.left", "            anchors.leftMargin: 16",
            f"            anchors.top: row{row}.top", "            anchors.topMargin: 11", "        }",
            "        MouseArea {", f"            id: change{row}", "            width: 44",
            f"            anchors.left: title{row}.right", "            anchors.leftMargin: 8",
            f"            anchors.verticalCenter: row{row}.verticalCenter", "            onClicked: root.focus = true",
            "        }", "    }",
        ]
        row += 1
    return "\n".join([*lines, "}"]) + "\n"


def peer_rows(diorama, folder, text, own, say):
    tools = qt_tools(folder, say)
    if tools is None:
        return []
    say("asking qmlls")
    imports = ["-I", str(tools / "Qt/qml")]
    size = f"{len(text) / 1000:.0f} kB"
    found = []
    try:
        session = Session([str(tools / "qmlls"), "--no-cmake-calls", *imports], folder / "Large.qml", qml(len(text)), "color:", 6)
        other = session.measured()
        other_typed = slowest(session.types_a_name(("id: ", "title3"), ("anchors.left: ", "title3")), session.told)
        say(f"{session.missing} of {ROUNDS} answers of qmlls lack the new name")
        session.client.process.kill()
        session = Session([str(diorama), "lsp"], folder / "Large.scene.yaml", text, "class: UILabel")
        own_typed = slowest(session.types_a_name(("id: ", "change3"), ("- ", "change3")), session.told)
        session.client.end()
        found.append(Row(f"lsp, edit then completion, {size}, p99", own_typed, "qmlls", other_typed))
        for what, amount in other.items():
            if amount is not None and own[what] is not None:
                unit = "B" if what.startswith("memory") else "s"
                found.append(Row(f"lsp, {what}, {size}", own[what], "qmlls", amount, unit=unit))
    except (json.JSONDecodeError, OSError, ValueError) as error:
        say(f"qmlls is not compared: {error}")
    return found + broken_rows(diorama, folder, tools, imports)


# Three mistakes, of which two leave a text that cannot be read.
BROKEN_SCENE = """scene: 1
objects:
  - class: UIView
    subviews:
      - class: UILabel
        text: Hello: World
      - class: UISwitch
        isOm: true
      - class: UIButton
        frame: [1, 2, 3, 4
        title: Go
"""
BROKEN_QML = """import QtQuick
Item {
    Text {
        text "Hello"
    }
    Item {
        visibel: true
    }
    Text {
        font: [1, 2, 3, 4
        text: "Go"
    }
}
"""


def broken_rows(diorama, folder, tools, imports):
    """How many of three mistakes are reported for a text that cannot be read, and in which time."""
    (folder / "Broken.scene.yaml").write_text(BROKEN_SCENE)
    (folder / "Broken.qml").write_text(BROKEN_QML)

    def run(command):
        start = time.perf_counter()
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return time.perf_counter() - start, done.stdout + done.stderr

    time_own, said_own = run([str(diorama), "validate", str(folder / "Broken.scene.yaml")])
    time_other, said_other = run([str(tools / "qmllint"), *imports, str(folder / "Broken.qml")])
    lines = [sum(1 for line in (6, 8, 10) if f":{line}:" in said_own), sum(1 for line in (4, 7, 10) if f":{line}:" in said_other)]
    return [
        Row(
            f"validate, a broken text: {lines[0]} of 3 mistakes reported", time_own,
            f"qmllint: {lines[1]} of 3", time_other,
        )
    ]
