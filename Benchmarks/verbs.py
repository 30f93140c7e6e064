"""How each verb is called with the files of a shape: what it needs is made first, and is not counted."""

import http.client
import json
import subprocess

from processes import Failure


class Subject:
    """The files of a shape in a folder of their own."""

    def __init__(self, tool, folder, first):
        self.tool, self.folder, self.first = tool, folder, folder / first

    def run(self, *arguments):
        """Makes what a verb needs."""
        run = subprocess.run([self.tool, *map(str, arguments)], cwd=self.folder, capture_output=True, text=True, errors="replace")
        if run.returncode:
            raise Failure(f"{' '.join(map(str, arguments))} ended with status {run.returncode}\n{run.stderr[-1000:]}")

    def document(self, suffix=""):
        """The shape as a document of Interface Builder."""
        name = self.folder / f"A{suffix}{'.storyboard' if self.first.name.endswith('.storyboard.yaml') else '.xib'}"
        self.run("export", self.first, "-o", name)
        return name

    def nib(self):
        self.run("compile", self.first, "-o", self.folder / "A.nib")
        return self.folder / "A.nib"

    def changed(self, old, new, path=None):
        """A copy of a file, in which every text differs."""
        path = path or self.first
        (self.folder / "changed").mkdir(exist_ok=True)
        copy = self.folder / "changed" / path.name
        copy.write_text(path.read_text().replace(old, new))
        return copy

    def messages(self, *requests):
        """A file with what an editor sends that opens the first file, asks for all of this at once, and ends."""
        uri = self.first.as_uri()
        text = self.first.read_text()
        calls = [
            ("initialize", {"processId": None, "rootUri": self.folder.as_uri(), "capabilities": {}}),
            ("initialized", {}),
            ("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "yaml", "version": 1, "text": text}}),
            *((method, {"textDocument": {"uri": uri}, **params}) for method, params in requests),
            ("shutdown", None),
            ("exit", None),
        ]
        bodies = []
        for number, (method, params) in enumerate(calls):
            body = {"jsonrpc": "2.0", "method": method, "params": params}
            is_notification = method in ("initialized", "exit") or method.startswith("textDocument/did")
            bodies.append(json.dumps(body if is_notification else body | {"id": number}).encode())
        path = self.folder / "messages"
        path.write_bytes(b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(body), body) for body in bodies))
        return path


def place(subject, word, after=0.5):
    """The line and the column behind a word in the first file, from a part of the file on."""
    lines = subject.first.read_text().splitlines()
    line = next((i for i in range(int(len(lines) * after), len(lines)) if word in lines[i]), 0)
    return {"line": line, "character": lines[line].find(word) + len(word) if word in lines[line] else 0}


def opened(subject):
    return ["lsp"], subject.messages(("textDocument/documentSymbol", {}), ("textDocument/semanticTokens/full", {}))


def typed(subject):
    """Ten keystrokes, each followed by a completion at once."""
    at = place(subject, "text:") if "text:" in subject.first.read_text() else place(subject, "class:")
    requests = []
    for version in range(10):
        position = {"line": at["line"], "character": at["character"] + version}
        change = {"range": {"start": position, "end": position}, "text": " " if version == 0 else "x"}
        requests.append(("textDocument/didChange", {"textDocument": {"uri": subject.first.as_uri(), "version": version + 2}, "contentChanges": [change]}))
        requests.append(("textDocument/completion", {"position": position}))
    return ["lsp"], subject.messages(*requests)


def asked(subject):
    """A hover, a definition and references on every fiftieth line."""
    count = len(subject.first.read_text().splitlines())
    requests = []
    for line in range(0, count, 50):
        requests += [("textDocument/hover", {"position": {"line": line, "character": 14}}), ("textDocument/definition", {"position": {"line": line, "character": 14}})]
    return ["lsp"], subject.messages(*requests)


def shown(process):
    """Asks a preview for all of its first scene, as its page does."""
    address = process.stdout.readline().strip()
    port, token = int(address.split(":")[2].split("/")[0]), address.split("t=")[1]
    for path in ["/scenes", "/model/0", "/picture/0"]:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
        connection.request("GET", path, headers={"Cookie": f"diorama-{port}={token}"})
        answer = connection.getresponse()
        answer.read()
        if answer.status != 200:
            raise OSError(f"{path} has status {answer.status}")


def of_all(*arguments):
    """A call that takes the folder."""
    return lambda subject: ([*arguments, "--jobs", "1", "--", subject.folder], None)


def of_first(*arguments):
    """A call that takes the first file."""
    return lambda subject: ([*arguments, subject.first], None)


def strings(action, *more):
    def call(subject):
        catalog = subject.folder / "A.xcstrings"
        if action != "extract":
            subject.run("strings", "extract", subject.folder, "--catalog", catalog, "--languages", "de")
        return ["strings", action, subject.folder, "--catalog", catalog, *more], None

    return call


def merge(subject):
    base = subject.document()
    ours = subject.changed('text="The', 'text="One', base)
    theirs = subject.document("Theirs")
    theirs.write_text(theirs.read_text().replace('width="240"', 'width="250"'))
    return ["merge", base, ours, theirs, "-o", subject.folder / "Merged.xib"], None


def snapshots(subject):
    for index, path in enumerate(sorted(subject.folder.glob("*.scene.yaml"))):
        (subject.folder / "__Snapshots__/ATests").mkdir(parents=True, exist_ok=True)
        (subject.folder / f"__Snapshots__/ATests/show{index}.1.txt").write_text(path.name)
    tests = "".join(f"  @Test func show{index}() {{ assertScene() }}\n" for index in range(len(list(subject.folder.glob("*.scene.yaml")))))
    (subject.folder / "ATests.swift").write_text("import Testing\n\nstruct ATests {\n" + tests + "}\n")
    return ["snapshots", subject.folder, "--stale"], None


# Verbs that end with status 1 when they find something; any other one that does has failed.
FINDING = {"lint", "lint --fix", "format", "upgrade", "diff", "diff of nibs", "strings check", "strings rekey", "snapshots", "validate"}
VERBS = {
    "validate": of_all("validate"),
    "lint": of_all("lint"),
    "lint --fix": of_all("lint", "--fix", "--diff"),
    "format": of_all("format", "--check"),
    "upgrade": of_all("upgrade", "--check"),
    "compile": of_all("compile", "--output-dir", "nibs"),
    "compile --debug-info": of_all("compile", "--debug-info", "--output-dir", "nibs"),
    "generate": lambda subject: (["generate", subject.folder, "--output-dir", subject.folder / "generated"], None),
    "split": lambda subject: (["split", subject.first], None),
    "split --join": lambda subject: (["split", "--join", subject.first], None),
    "strings extract": strings("extract"),
    "strings check": strings("check"),
    "strings compile": strings("compile", "--output-dir", "tables"),
    "strings rekey": strings("rekey", "--dry-run"),
    "swift-classes": lambda subject: (["swift-classes", subject.folder / "Sources", "--module", "Shop"], None),
    "snapshots": snapshots,
    "sources": lambda subject: (["sources", "Shop", subject.folder / "made", *sorted(subject.folder.glob("Sources/*.swift"))], None),
    "tree": of_first("tree"),
    "render": of_first("render", "-o", "A.svg"),
    "inspect": of_first("inspect", "--objects"),
    "export": of_first("export", "-o", "-"),
    "import": lambda subject: (["import", subject.document(), "--output-dir", subject.folder / "imported"], None),
    "ibtool": lambda subject: (["ibtool", "--all", "--compile", subject.folder / "Made", subject.document()], None),
    "decompile": lambda subject: (["decompile", subject.nib(), "-o", "-"], None),
    "diff": lambda subject: (["diff", subject.first, subject.changed("text: The", "text: One")], None),
    "diff of nibs": lambda subject: (["diff", subject.nib(), subject.changed("text: The", "text: One")], None),
    "merge": merge,
    "preview": lambda subject: (["preview", subject.first], shown),
    "lsp, opening": opened,
    "lsp, typing": typed,
    "lsp, asking": asked,
}
