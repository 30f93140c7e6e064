#!/usr/bin/env python3
"""What no editor should send, and what happens to editors: the language server answers, or ends in order.

    Scripts/check-server.py

DIORAMA is the tool. Nothing but Python is needed. Prints a line for each case; exits with 1 where one fails.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

DIORAMA = os.environ.get("DIORAMA", "diorama")
SCENE = "scene: 1\nobjects:\n  - class: UIView\n    id: root\n    hiden: true\n"
failures = []


def check(what, holds, said=""):
    print(f"{'ok' if holds else 'FAILED':6} {what}")
    if not holds:
        failures.append(what)
        print(said, file=sys.stderr)


def framed(message):
    body = json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


class Server:
    """A server, to which bytes are written."""

    def __init__(self, folder=None, process=None, capabilities=None):
        self.process = subprocess.Popen(
            [DIORAMA, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=folder)
        self.next = 0
        root = pathlib.Path(folder).as_uri() if folder else None
        self.request("initialize", {"processId": process, "rootUri": root, "capabilities": capabilities or {}})
        self.notify("initialized", {})

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def notify(self, method, params):
        self.write(framed({"jsonrpc": "2.0", "method": method, "params": params}))

    def receive(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        data = self.process.stdout.read(length)
        return json.loads(data) if data else None

    def answer(self, number):
        while (message := self.receive()) is not None:
            if message.get("id") == number and "method" not in message:
                return message
        return None

    def request(self, method, params):
        self.next += 1
        self.write(framed({"jsonrpc": "2.0", "id": self.next, "method": method, "params": params}))
        return self.answer(self.next)

    def open(self, path, text):
        uri = pathlib.Path(path).as_uri()
        self.notify("textDocument/didOpen", {
            "textDocument": {"uri": uri, "languageId": "yaml", "version": 1, "text": text}})
        return {"textDocument": {"uri": uri}}

    def end(self, seconds=20):
        """The status of a process that ends by itself, and what it said; None where it does not end."""
        try:
            _, said = self.process.communicate(timeout=seconds)
            return self.process.returncode, said.decode()
        except subprocess.TimeoutExpired:
            self.process.kill()
            return None, ""


def code(message):
    return ((message or {}).get("error") or {}).get("code")


def headers():
    for wrong in [b"nothing\r\n\r\n", b"Content-Length: x\r\n\r\n", b"Content-Length: -4\r\n\r\n", b"a: b\r\n\r\n",
                  b"Content-Length: 99999999\r\n\r\n", b"x" * 10000]:
        server = Server()
        server.write(wrong)
        status, said = server.end()
        check(f"header {wrong[:30]!r} ends the server with a message", status == 1 and said.startswith("diorama: "), said)


def messages(folder):
    server = Server(folder)
    place = server.open(folder / "Home.scene.yaml", SCENE)
    for wrong in [b"{", b"", b"\xff\xfe", b'{"jsonrpc": "2.0", "id": 1', b"[" * 100000]:
        server.write(b"Content-Length: %d\r\n\r\n" % len(wrong) + wrong)
        found = server.receive()
        while found.get("method"):
            found = server.receive()
        check(f"{wrong[:12]!r} is answered as no JSON", code(found) == -32700, found)
    check("an unknown request is refused", code(server.request("textDocument/unheardOf", {})) == -32601)
    check("an unknown notification is passed over", server.notify("$/unheardOf", {}) is None)
    check("a request without parameters is refused", code(server.request("textDocument/hover", {})) == -32602)
    positions = [(-1, -1), (10**6, 0), (0, 10**9), (2**62, 2**62), (2, 10**6)]
    methods = ["completion", "hover", "definition", "references", "documentHighlight", "prepareRename", "rename"]
    answers = [
        server.request(f"textDocument/{method}", {**place, "position": {"line": line, "character": column}, "newName": "a"})
        for line, column in positions for method in methods
    ]
    check("wrong positions are answered", all(answer is not None for answer in answers))
    start = server.next
    one = {"jsonrpc": "2.0", "method": "textDocument/hover", "params": {**place, "position": {"line": 2, "character": 12}}}
    server.next += 3
    batch = b"".join(framed({**one, "id": start + number}) for number in (1, 2, 3))
    server.write(batch + framed({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": start + 3}}))
    found = [server.answer(start + number) for number in (1, 2, 3)]
    check("a cancelled request is answered as cancelled", code(found[2]) == -32800 and code(found[0]) is None, found)
    server.notify("$/cancelRequest", {"id": 12345})
    check("canceling what is not there changes nothing", code(server.request("shutdown", None)) is None)
    check("nothing is answered after the end", code(server.request("textDocument/hover", place)) == -32600)
    server.notify("exit", None)
    check("the server ends with 0", server.end()[0] == 0)


def deaths(folder):
    server = Server(folder)
    server.process.stdin.close()
    server.process.stdin = None
    check("the end of the input ends the server", server.end()[0] == 1)
    gone = subprocess.Popen(["true"])
    gone.wait()
    server = Server(folder, process=gone.pid)
    status = server.process.poll()
    until = time.monotonic() + 20
    while status is None and time.monotonic() < until:
        time.sleep(0.2)
        status = server.process.poll()
    check("the death of the client's process ends the server", status == 1, status)
    server.process.kill()
    server = Server(folder)
    server.process.stdout.close()
    server.process.stdout = None
    server.open(folder / "Home.scene.yaml", SCENE)
    check("a client that does not read any more ends the server", server.end()[0] == 1)


def files(folder):
    (folder / "Components").mkdir()
    row = folder / "Components/Row.component.yaml"
    row.write_text("component: 1\nparameters: {title: text}\nobject: {class: UILabel, text: $title}\n")
    (folder / ".diorama.yaml").write_text("components: [Components]\n")
    text = "scene: 1\nobjects:\n  - class: UIView\n    subviews:\n      - {component: Row, title: A}\n"
    (folder / "Use.scene.yaml").write_text(text)
    server = Server(folder)
    place = server.open(folder / "Use.scene.yaml", text)
    at = {**place, "position": {"line": 4, "character": 21}}
    check("a component is known", server.request("textDocument/definition", at)["result"])
    row.write_text("component: [\n")
    server.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": row.as_uri(), "type": 2}]})
    check("a component that broke is answered", code(server.request("textDocument/hover", at)) is None)
    row.unlink()
    server.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": row.as_uri(), "type": 3}]})
    check("a component that is gone is answered", code(server.request("textDocument/definition", at)) is None)
    for path in [folder / ".diorama.yaml", folder / "Use.scene.yaml"]:
        path.unlink()
        server.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": path.as_uri(), "type": 3}]})
        check(f"{path.name} that is gone is answered", code(server.request("textDocument/completion", at)) is None)
    (folder / ".diorama.yaml").write_text("rules: 7\ncomponents: nowhere\n")
    server.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": (folder / ".diorama.yaml").as_uri(), "type": 1}]})
    check("a wrong configuration is answered", code(server.request("textDocument/completion", at)) is None)
    server.request("shutdown", None)
    server.notify("exit", None)
    check("the server ends with 0", server.end()[0] == 0)


def large(folder):
    row = "      - {class: UILabel, text: One of very many rows of this scene, numberOfLines: 0}\n"
    text = "scene: 1\nobjects:\n  - class: UIView\n    subviews:\n" + row * (50_000_000 // len(row))
    server = Server(folder)
    start = time.monotonic()
    place = server.open(folder / "Huge.scene.yaml", text)
    check("50 MB are answered", server.request("shutdown", None) is not None)
    server.notify("exit", None)
    check("the server ends with 0", server.end(120)[0] == 0)
    print(f"       {len(text) / 1e6:.0f} MB: {time.monotonic() - start:.1f} s", place["textDocument"]["uri"][-16:])


def writes_nothing(folder):
    path = folder / "Home.scene.yaml"
    path.write_text(SCENE)

    def state():
        return {str(one): (one.stat().st_mtime_ns, one.read_bytes() if one.is_file() else b"") for one in folder.rglob("*")}

    before = state()
    edit = {"documentChanges": True, "resourceOperations": ["create", "rename"], "changeAnnotationSupport": {}}
    server = Server(folder, capabilities={
        "workspace": {"workspaceEdit": edit}, "textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}})
    place = server.open(path, SCENE)
    at = {**place, "position": {"line": 3, "character": 9}}
    whole = {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}
    server.request("textDocument/rename", {**at, "newName": "other"})
    server.request("textDocument/formatting", {**place, "options": {"tabSize": 2, "insertSpaces": True}})
    server.request("textDocument/codeAction", {**place, "range": whole, "context": {"diagnostics": []}})
    for command in ["diorama.fixAll", "diorama.explain", "diorama.preview"]:
        server.request("workspace/executeCommand", {"command": command, "arguments": [place["textDocument"]["uri"]]})
    for wrong in ["$(touch x)", "; touch x", "file:///etc/passwd", "http://127.0.0.1:9/"]:
        for command in ["diorama.preview", "diorama.openPreview"]:
            server.request("workspace/executeCommand", {"command": command, "arguments": [wrong]})
        server.request("workspace/executeCommand", {"command": wrong, "arguments": [wrong]})
    children = pathlib.Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    check("no process is started", not children.exists() or not children.read_text().strip())
    server.request("shutdown", None)
    server.notify("exit", None)
    server.end()
    check("no message writes a file", state() == before)


def main():
    cases = [lambda folder: headers(), messages, deaths, files, large, writes_nothing]
    for case in cases:
        with tempfile.TemporaryDirectory() as folder:
            case(pathlib.Path(folder))
    if failures:
        sys.exit(f"check-server: {len(failures)} failed")


if __name__ == "__main__":
    main()
