#!/usr/bin/env python3
"""Drives the page of `diorama preview` in headless Chromium: load, break, mend, click, matrix, dark.

Usage: check-preview.py TOOL

Chromium speaks the DevTools protocol, with the package websockets of PyPI. Without either that is said, and nothing fails. The time
from a save to the new picture is printed.
"""
import asyncio
import http.client
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request

try:
    import websockets
except ImportError:
    websockets = None

STORYBOARD = """storyboard: 1
initialViewController: Welcome
scenes:
  Welcome:
    viewController:
      class: UIViewController
      view:
        frame: [0, 0, 390, 844]
        subviews:
          - {class: UILabel, frame: [20, 100, 200, 30], text: At home}
"""
SCENE = """scene: 1
owner: {class: UIViewController, outlets: {view: root}}
objects:
  - class: UIView
    id: root
    backgroundColor: systemBackground
    frame: [0, 0, 393, 852]
    subviews:
      - class: UILabel
        id: greeting
        frame: [20, 100, 300, 40]
        text: TEXT
      - class: UIView
        id: hostile
        frame: [20, 200, 100, 100]
        accessibilityLabel: "<img src=x onerror=document.title='owned'>"
"""


class Page:
    def __init__(self, socket):
        self.socket, self.number = socket, 0

    async def call(self, method, **parameters):
        self.number += 1
        await self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(await self.socket.recv())
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"preview: {method}: {answer['error']}")
                return answer["result"]

    async def value(self, expression):
        result = await self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        return result["result"].get("value")

    async def until(self, expression, what, seconds=20):
        end = time.time() + seconds
        while time.time() < end:
            if await self.value(expression):
                return
            await asyncio.sleep(0.01)
        raise SystemExit(f"preview: {what}: not within {seconds} s; the page shows: "
                         + str(await self.value("document.body && document.body.innerText.slice(0, 600)")))


def refused(address, port, token):
    """What must be refused, one sentence each where it is not."""
    def status(path="/scenes", host=f"127.0.0.1:{port}", **headers):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        names = {"Host": host, "Cookie": f"diorama-{port}={token}"}
        names.update({name.replace("_", "-"): value for name, value in headers.items()})
        connection.request("GET", path, headers=names)
        answer = connection.getresponse()
        body = answer.read()
        if token.encode() in body:
            yield "the token is in a body"
        connection.close()
        return answer.status
    def of(**arguments):
        generator = status(**arguments)
        try:
            while True:
                raise SystemExit(f"preview: {next(generator)}")
        except StopIteration as stop:
            return stop.value
    if of() != 200:
        yield "the page itself is refused"
    for arguments in [{"host": f"evil.example:{port}"}, {"Origin": "http://evil.example"}, {"Cookie": "none=1"},
                      {"Sec_Fetch_Site": "cross-site"}]:
        if of(**arguments) != 403:
            yield f"{arguments} is served"
    for path in ["/picture/99999", "/picture/../../etc/passwd", "/model/0?device=nokia", "/model/-1", "/%2e%2e/x"]:
        if of(path=path) not in (400, 404):
            yield f"{path} is served"


async def drive(address, port, token, scene, browser, folder):
    process = subprocess.Popen(
        [browser, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0", "--window-size=1500,1000",
         f"--user-data-dir={folder}/profile", "about:blank"],
        stderr=subprocess.PIPE, text=True)
    try:
        for line in process.stderr:
            if "DevTools listening on" in line:
                debugger = line.split()[-1].split("/")[2]
                break
        pages = json.load(urllib.request.urlopen(f"http://{debugger}/json"))
        target = next(page for page in pages if page["type"] == "page")["webSocketDebuggerUrl"]
        async with websockets.connect(target, max_size=None) as socket:
            page = Page(socket)
            await page.call("Page.navigate", url=address)
            await page.until("model && model.ok && document.querySelector('.frame img')?.naturalWidth > 0", "the page loads")
            await page.until("document.title.includes('Greeting')", "the title names the scene")
            # Saved: the picture is another.
            times = []
            for word in ["First", "Second", "Third"]:
                begin = time.time()
                scene.write_text(SCENE.replace("TEXT", word))
                await page.until(f"model.objects.some((one) => one.text === '{word}')"
                                 f" && document.querySelector('.frame img').src.includes('version=' + model.version)",
                                 f"{word} is shown")
                times.append(time.time() - begin)
            print(f"preview: from save to picture {min(times) * 1000:.0f} ms")
            # Broken: the messages come, and the old picture stays.
            scene.write_text(SCENE.replace("TEXT", "Fourth").replace("class: UILabel", "class: UILable"))
            await page.until("!$('messages').hidden && $('messages').innerText.includes('UILable')", "the messages come")
            await page.until("document.querySelector('.frame.old img')?.naturalWidth > 0", "the last picture stays")
            # What YAML cannot read is mended or left out, and the rest is shown, under the messages.
            scene.write_text(SCENE.replace("text: TEXT", "text: [Half"))
            await page.until("!$('messages').hidden && !model.old && $('messages').innerText.includes('line 12')",
                             "the rest of a broken text is shown")
            await page.until("document.querySelector('.frame:not(.old) img')?.naturalWidth > 0", "it is not shown as old")
            scene.write_text(SCENE.replace("        text: TEXT", "        text: TEXT\n   wrong").replace("20, 200", "20, 350"))
            await page.until("!model.ok && !model.old && model.without.length + model.mended.length > 0"
                             " && model.objects.some((one) => one.frame[1] === 350)", "a wrong line is left out")
            scene.write_text(SCENE.replace("TEXT", "Mended"))
            await page.until("$('messages').hidden && !document.querySelector('.frame.old')"
                             " && document.querySelector('.frame img').src.includes('version=' + model.version)",
                             "the messages go")
            # A click selects what is under it.
            box = json.loads(await page.value("JSON.stringify(document.getElementById('frame').getBoundingClientRect())"))
            for kind in ["mousePressed", "mouseReleased"]:
                await page.call("Input.dispatchMouseEvent", type=kind, x=box["x"] + 30, y=box["y"] + 110, button="left",
                                clickCount=1, modifiers=0)
            await page.until("$('inspector').innerText.includes('Mended')", "a click shows the label")
            await page.until("[...document.querySelectorAll('#inspector tr')].some((row) => row.innerText.startsWith('numberOfLines')"
                             " && row.cells[3].textContent === '1')", "the inspector has defaults")
            marker = folder / "opened"
            for kind in ["mousePressed", "mouseReleased"]:
                await page.call("Input.dispatchMouseEvent", type=kind, x=box["x"] + 30, y=box["y"] + 110, button="left",
                                clickCount=1, modifiers=2)
            for _ in range(300):
                if marker.exists() and marker.read_text().strip():
                    break
                await asyncio.sleep(0.02)
            else:
                raise SystemExit("preview: a click with Control opens no editor")
            if not marker.read_text().strip().endswith(":9:9"):
                raise SystemExit(f"preview: the editor is sent to {marker.read_text()}")
            await page.value("$('dark').click()")
            await page.until("document.querySelector('.frame img').src.includes('style=dark')", "dark is drawn")
            await page.value("$('matrix').click()")
            await page.until("document.querySelectorAll('.frame img').length === 15"
                             " && [...document.querySelectorAll('.frame img')].every((one) => one.naturalWidth > 0)",
                             "the matrix is drawn")
            if await page.value("document.title === 'owned'"):
                raise SystemExit("preview: a text of a scene ran")
            if "matrix=1" not in await page.value("location.hash"):
                raise SystemExit("preview: the address does not say what is shown")
            # A storyboard that is new is listed with its scenes, and its map leads to them.
            await page.value("$('matrix').click()")
            scene.with_name("Main.storyboard.yaml").write_text(STORYBOARD)
            entry = "[...document.querySelectorAll('#scenes button')].find((one) => one.innerText === 'Main.storyboard.yaml')"
            await page.until(f"{entry} !== undefined", "the storyboard is listed")
            await page.value(f"{entry}.click()")
            await page.until("model.objects.some((one) => one.text === 'Welcome')"
                             " && document.querySelector('#frame img')?.naturalWidth > 0", "the map is drawn")
            card = json.loads(await page.value(
                "JSON.stringify((() => { const box = $('frame').getBoundingClientRect();"
                " const [x, y] = model.objects.find((one) => one.text === 'Welcome').frame;"
                " return { x: box.x + x * zoom() + 5, y: box.y + y * zoom() + 5 }; })())"))
            for count in [1, 2]:
                for kind in ["mousePressed", "mouseReleased"]:
                    await page.call("Input.dispatchMouseEvent", type=kind, x=card["x"], y=card["y"], button="left",
                                    clickCount=count, modifiers=0)
            await page.until("current().name.endsWith('Welcome') && model.objects.some((one) => one.text === 'At home')",
                             "a card of the map leads to its scene")
    finally:
        process.terminate()
        process.wait()


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        scene = folder / "Scenes/Greeting.scene.yaml"
        scene.parent.mkdir()
        scene.write_text(SCENE.replace("TEXT", "Hello"))
        editor = folder / "editor"
        editor.write_text(f"#!/bin/sh\necho \"$1\" > '{folder}/opened'\n")
        editor.chmod(0o755)
        tool = subprocess.Popen([sys.argv[1], "preview", str(scene.parent), "--editor", f"{editor} {{file}}:{{line}}:{{column}}"],
                                stdout=subprocess.PIPE, text=True)
        try:
            address = tool.stdout.readline().strip()
            port, token = int(address.split(":")[2].split("/")[0]), address.split("t=")[1]
            # The answer waits until the scenes were read.
            urllib.request.build_opener(urllib.request.HTTPCookieProcessor()).open(address, timeout=60).read()
            failures = list(refused(address, port, token))
            for failure in failures:
                print(f"preview: {failure}", file=sys.stderr)
            if failures:
                sys.exit(1)
            print("preview: strangers are refused")
            browser = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
            if browser is None or websockets is None:
                print("preview: neither Chromium nor websockets is here, so nobody has used the page")
                return
            asyncio.run(drive(address, port, token, scene, browser, folder))
            print("preview: the page works")
        finally:
            tool.terminate()
            tool.wait()


main()
