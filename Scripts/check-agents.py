#!/usr/bin/env python3
"""Asks `diorama mcp` as agents do: with bad input over its streams, and with the reference client of PyPI, which does the task of the guide.

Usage: check-agents.py TOOL. Without the package `mcp`, the second part is skipped with a message.
"""

import asyncio
import base64
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TOOL = os.path.abspath(sys.argv[1])
LIMIT = 200_000
PATIENCE = 60
checks = 0


def check(holds, words):
    global checks
    checks += 1
    if not holds:
        sys.exit(f"check-agents.py: {words}")


class Server:
    """A server with pipes, asked message by message."""

    def __init__(self, *arguments, folder):
        self.process = subprocess.Popen(
            [TOOL, "mcp", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=folder
        )
        self.count = 0
        # A server that hangs is ended, so that reading from it is.
        self.timer = threading.Timer(PATIENCE * 5, self.process.kill)
        self.timer.start()
        answer = self.ask("initialize", {"protocolVersion": "2025-06-18", "capabilities": {}})
        check(answer["result"]["protocolVersion"] == "2025-06-18", "the version is not the one asked for")

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        self.write(json.dumps(message).encode() + b"\n")

    def read(self):
        line = self.process.stdout.readline()
        check(line, f"the server has ended: {self.process.stderr.read().decode()[-500:]}" if not line else "")
        return json.loads(line)

    def ask(self, method, parameters=None):
        self.count += 1
        self.send({"jsonrpc": "2.0", "id": self.count, "method": method, "params": parameters or {}})
        answer = self.read()
        check(answer.get("id") == self.count, f"an answer to {self.count} is to {answer.get('id')}")
        return answer

    def call(self, name, **arguments):
        answer = self.ask("tools/call", {"name": name, "arguments": arguments})
        check("result" in answer, f"{name}: {answer.get('error')}")
        check(len(json.dumps(answer["result"])) <= LIMIT, f"{name}: the result is too long")
        return answer["result"]

    def close(self):
        self.process.stdin.close()
        check(self.process.wait(PATIENCE) == 0, "the server does not end with its input")
        self.timer.cancel()


def text(result):
    return "".join(part["text"] for part in result["content"] if part["type"] == "text")


def bad_messages(server):
    """Sixty lines that are no requests: each is answered, and the server goes on."""
    ping = '{"jsonrpc": "2.0", "id": 1, "method": "ping"}'
    lines = [ping[:count] for count in range(1, 40)]
    lines += ["[" * count + "]" * count for count in (1, 63, 64, 65, 5000)] + ['{"a":' * 3000 + "1" + "}" * 3000]
    lines += ["\\u0000", '"\\ud800"', "\x00", "\x7f", "\u2028{}", "NaN", "-", "01", "1e999", "true", '{"jsonrpc":"2.0","id":1}']
    lines += [ping.replace("1,", f"{value},") for value in ("null", "[]", "{}", "1.5", "true", "1e400")]
    lines += [ping.replace('"ping"', value) for value in ("null", "1", '""', '"' + "x" * 100_000 + '"', '"tools/call\\u0000"')]
    for line in lines:
        server.write(line.encode("utf-8", "surrogatepass") + b"\n")
        answer = server.read()
        check("error" in answer, f"{line[:60]!r}: {answer}")
        check(answer["error"]["code"] in (-32700, -32600, -32601, -32602), f"{line[:60]!r}: {answer['error']}")
    for data in (b"\xff\xfe{}\n", b"\xc3\x28\n", b'{"jsonrpc": "2.0", "id": "\xff", "method": "ping"}\n'):
        server.write(data)
        check(server.read()["error"]["code"] == -32700, f"{data!r}")
    server.write(b"\n\r\n   \n\t\n")
    check("result" in server.ask("ping"), "empty lines are no messages")
    return len(lines) + 3


def sizes(server):
    """Messages and texts that are too large are refused, and the next one is answered."""
    server.write(b'{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": {"x": "')
    for _ in range(40):
        server.write(b"x" * (1 << 20))
    server.write(b'"}}\n')
    check(server.read()["error"]["code"] == -32600, "a message of 40 MB is refused")
    check("result" in server.ask("ping"), "the server goes on after a long line")
    check(server.call("validate", text="a" * (5 << 20))["isError"], "a text of 5 MB is refused")
    result = server.call("validate", text="scene: 1\nobjects:\n" + "  - {class: UILabel, txt: a}\n" * 20_000)
    check(not result["isError"] and result["structuredContent"]["omitted"] > 0, "what is left out is counted")
    deep = "scene: 1\nobjects: " + "[{class: UIView, subviews: " * 200 + "[]" + "}]" * 200
    server.call("validate", text=deep)
    server.call("render", text=deep)
    server.call("validate", text="scene: 1\na: &a [" + "x, " * 100 + "]\nb: [" + "*a, " * 50_000 + "]")


def floods(server):
    """Thousands of messages at a time, of which some are taken back, are answered in order."""
    messages = []
    for number in range(20_000):
        messages.append(json.dumps({"jsonrpc": "2.0", "id": f"f{number}", "method": "ping"}))
        messages.append(json.dumps({"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progress": 1}}))
    data = "\n".join(messages).encode() + b"\n"
    writer = threading.Thread(target=server.write, args=(data,))
    writer.start()
    for number in range(20_000):
        check(server.read()["id"] == f"f{number}", "pings are answered in order")
    writer.join()
    slow = {"jsonrpc": "2.0", "id": "slow", "method": "tools/call", "params": {"name": "find", "arguments": {"query": "a"}}}
    gone = dict(slow, id="gone")
    cancel = {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": "gone", "reason": "no"}}
    unknown = dict(cancel, params={"requestId": "nobody"})
    server.write(b"".join(json.dumps(message).encode() + b"\n" for message in (slow, gone, unknown, cancel)))
    check(server.read()["id"] == "slow", "the first call is answered")
    check("result" in server.ask("ping"), "a call that was taken back has no answer")


def paths(server, outside):
    """Nothing outside of the folder is read, and nothing is written."""
    names = [
        outside, "../" + os.path.relpath(outside, os.path.join(os.getcwd(), "..")), "/etc/passwd", "/dev/zero", "/proc/self/environ",
        "link.scene.yaml", "folder/Secret.scene.yaml", "folder", "..", "/", "a/../../" + os.path.basename(outside), "pipe.scene.yaml",
        "loop.scene.yaml", "dead.scene.yaml", "\u0000", "file:///etc/passwd", "http://127.0.0.1/", "~", "$HOME", "-", "--help", "@x",
        "x" * 5000, "/" * 5000, "./" * 2000,
    ]
    for name in names:
        for tool in ("validate", "render", "tree", "format", "open", "lint"):
            result = server.call(tool, path=name)
            check(result["isError"] or name in ("./" * 2000,), f"{tool} {name[:60]!r}: {text(result)[:200]}")
            check("secret" not in json.dumps(result), f"{tool} {name[:60]!r} shows a file from outside")
        for uri in (f"file://{name}", f"file://{os.getcwd()}/{name}"):
            answer = server.ask("resources/read", {"uri": uri})
            check("error" in answer and "UILabel" not in json.dumps(answer), f"{uri[:80]!r}")
    check(server.call("import", path="Card.scene.yaml", output="/tmp")["isError"], "nothing is imported to elsewhere")
    return len(names)


def raw(folder):
    project = os.path.join(folder, "project")
    os.makedirs(project)
    secret = os.path.join(folder, "Secret.scene.yaml")
    with open(secret, "w") as file:
        file.write("scene: 1\nobjects: [{class: UILabel, text: secret}]\n")
    with open(os.path.join(project, "Card.scene.yaml"), "w") as file:
        file.write("scene: 1\nobjects: [{class: UIView, id: card, frame: [0, 0, 200, 100]}]\n")
    os.symlink(secret, os.path.join(project, "link.scene.yaml"))
    os.symlink(folder, os.path.join(project, "folder"))
    os.symlink("loop.scene.yaml", os.path.join(project, "loop.scene.yaml"))
    os.symlink("nothing", os.path.join(project, "dead.scene.yaml"))
    os.mkfifo(os.path.join(project, "pipe.scene.yaml"))
    os.chdir(project)
    before = sorted(os.listdir(project)), open(secret).read()
    server = Server(folder=project)
    count = bad_messages(server)
    sizes(server)
    floods(server)
    count += paths(server, secret)
    # A session that is closed by its process is told, and the next one opens.
    check(not server.call("open", path="Card.scene.yaml")["isError"], "a screen opens")
    children = subprocess.run(["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True).stdout.split()
    for child in children:
        os.kill(int(child), 9)
    if children:
        result = server.call("tap", x=1, y=1)
        check(result["isError"] and "has ended" in text(result), f"the end of a session is told: {text(result)}")
    check(not server.call("open", path="Card.scene.yaml")["isError"], "another screen opens")
    for _ in range(12):
        server.call("open", path="Card.scene.yaml")
    server.close()
    check((sorted(os.listdir(project)), open(secret).read()) == before, "nothing was written")
    # A client that goes away in the middle of a message or of an answer.
    for data in (b'{"jsonrpc"', b'{"jsonrpc": "2.0", "id": 9, "method": "resources/list"}'):
        server = Server(folder=project)
        server.write(data)
        server.process.stdout.close()
        server.close()
    return count


async def task(folder, mode):
    """The task of the guide, by the reference client: three mistakes, mended, looked at, tapped."""
    from mcp import Client, StdioServerParameters

    chapter = open(os.path.join(ROOT, "Documentation/Guide/14-Agents.md")).read()
    draft, scene = re.findall(r"```yaml file=Feedback.scene.yaml[^\n]*\n(.*?)```", chapter, re.S)
    path = os.path.join(folder, "Feedback.scene.yaml")
    server = StdioServerParameters(command=TOOL, args=["mcp", "--edit", "."], cwd=folder)
    async with Client(server, mode=mode, read_timeout_seconds=PATIENCE) as client:

        async def call(name, **arguments):
            result = await client.call_tool(name, arguments)
            return result, "".join(part.text for part in result.content if part.type == "text")

        tools = [tool.name for tool in (await client.list_tools()).tools]
        check(len(tools) == 16 and "open" in tools, f"the tools are {tools}")
        sheet = await client.read_resource("diorama://cheat-sheet")
        check("constraints" in sheet.contents[0].text, "the cheat sheet is read")
        with open(path, "w") as file:
            file.write(draft)
        result, said = await call("validate", path="Feedback.scene.yaml")
        ids = [found["id"] for found in result.structured_content["diagnostics"]]
        check(sorted(ids) == ["dangling-reference", "unknown-case", "unknown-property"], f"the mistakes are {ids}")
        lines = [found["range"]["start"]["line"] for found in result.structured_content["diagnostics"]]
        check(all(f":{line}:" in said for line in lines), "the text has the lines of the mistakes")
        with open(path, "w") as file:
            file.write(scene)
        for tool in ("validate", "lint"):
            result, said = await call(tool, path="Feedback.scene.yaml")
            check(not result.is_error and not result.structured_content["diagnostics"], said)
        result, said = await call("format", path="Feedback.scene.yaml")
        check(open(path).read() == result.structured_content["text"], "the text is written with --edit")
        result, said = await call("render", path="Feedback.scene.yaml", device="iphone-se", appearance="dark")
        pictures = [part for part in result.content if part.type == "image"]
        check(len(pictures) == 1 and base64.b64decode(pictures[0].data).startswith(b"\x89PNG"), "the picture is a PNG")
        result, said = await call("open", path="Feedback.scene.yaml")
        check(result.structured_content["session"] == "1", said)
        result, said = await call("type", id="message", text="Lovely!")
        check("shows 'Lovely!'" in said, said)
        result, said = await call("tap", label="Send")
        check("send(_:)" in said, said)
        result, said = await call("tap", label="Thank you!")
        check(result.is_error and "it is hidden" in said, said)
        result, said = await call("tree")
        check("UITextField #message" in said and '"Lovely!"' in said, said)
        result, said = await call("screen")
        check(any(part.type == "image" for part in result.content), "the screen has a picture")
        files = [str(entry.uri) for entry in (await client.list_resources()).resources]
        scenes = [uri for uri in files if uri.startswith("file:")]
        check(len(scenes) == 1, f"the scenes are {scenes}")
        read = await client.read_resource(scenes[0])
        check(read.contents[0].text == open(path).read(), "a resource has its file's text")


def main():
    start = time.time()
    with tempfile.TemporaryDirectory() as folder:
        count = raw(folder)
        print(f"Bad input: {count} cases, floods and sizes; each is answered, and nothing outside is read or written.")
    os.chdir(ROOT)
    try:
        import mcp  # noqa: F401
    except ImportError:
        print("The reference client is skipped: the package mcp is not installed.")
        return
    for mode in ("legacy", "auto"):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(task(folder, mode))
    print(f"The reference client has done the task of the guide in both manners; {checks} checks in {time.time() - start:.0f} s.")


main()
