"""What an editor waits for: the language server, asked as an editor asks it."""

import json
import pathlib
import subprocess
import time

import peers
from rows import Row

ROUNDS = 200


class Client:
    """An editor that talks to a server."""

    def __init__(self, command, folder):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.next = 0
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
        return json.loads(self.process.stdout.read(length))

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def request(self, method, params):
        self.next += 1
        self.send({"id": self.next, "method": method, "params": params})
        while True:
            message = self.receive()
            if message.get("id") == self.next:
                return message.get("result")

    def wait_for(self, method):
        while self.receive().get("method") != method:
            pass

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


def slowest(action):
    """What all but the slowest of a hundred take."""
    times = []
    for number in range(ROUNDS):
        start = time.perf_counter()
        action(number)
        times.append(time.perf_counter() - start)
    return sorted(times)[int(len(times) * 0.99) - 1]


def rows(diorama, folder, say):
    say("asking the language server")
    folder = folder / "editor"
    folder.mkdir(parents=True, exist_ok=True)
    text = peers.realistic_scene(11)
    path = folder / "Large.scene.yaml"
    path.write_text(text)
    command = [str(diorama), "lsp"]

    start = time.perf_counter()
    client = Client(command, folder)
    started = time.perf_counter() - start
    document = {"uri": path.as_uri()}
    client.notify("textDocument/didOpen", {"textDocument": {**document, "languageId": "x", "version": 0, "text": text}})
    client.wait_for("textDocument/publishDiagnostics")
    lines = text.split("\n")
    line = next(number for number, content in enumerate(lines) if "class: UILabel" in content)
    place = {"textDocument": document, "position": {"line": line, "character": lines[line].index("class") + 1}}

    def change(number):
        end = {"line": 0, "character": len(lines[0])}
        client.notify("textDocument/didChange", {
            "textDocument": {**document, "version": number + 1},
            "contentChanges": [{"range": {"start": end, "end": end}, "text": " " if number % 2 else "  "}],
        })
        client.wait_for("textDocument/publishDiagnostics")

    def ask(method):
        return lambda _: client.request(method, place)

    size = f"{len(text) / 1000:.0f} kB"
    found = [
        Row(f"lsp, change to diagnostics, {size}, p99", slowest(change), "10 ms", 0.010, 1),
        Row(f"lsp, completion, {size}, p99", slowest(ask("textDocument/completion")), "10 ms", 0.010, 1),
        Row(f"lsp, hover, {size}, p99", slowest(ask("textDocument/hover")), "5 ms", 0.005, 1),
        Row("lsp, start to the first answer", started, "50 ms", 0.050, 1),
    ]
    if memory := client.memory():
        found.append(Row("lsp, memory with one text", memory, "60 MB", 60e6, 1, unit="B"))
    client.end()

    many = folder / "many"
    many.mkdir(exist_ok=True)
    for number in range(1000):
        (many / f"Scene{number}.scene.yaml").write_text(peers.rows_scene(7))
    start = time.perf_counter()
    client = Client(command, many)
    client.request("workspace/symbol", {"query": "nothing of that name"})
    found.append(Row("lsp, 1,000 scenes of 100 lines indexed", time.perf_counter() - start, "2 s", 2, 1))
    client.end()
    return found
