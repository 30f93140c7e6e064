#!/usr/bin/env python3
"""Attacks the server of `diorama preview`: hostile scenes, foreign pages, slow and greedy clients, and a disk that is full.

Usage: check-preview-attacks.py TOOL
"""
import http.client
import os
import pathlib
import socket
import subprocess
import sys
import tempfile
import threading
import time

FAILURES = []
CHECKS = 0


def check(name, holds):
    global CHECKS
    CHECKS += 1
    if not holds:
        FAILURES.append(name)
        print(f"FAILED preview: {name}")


class Preview:
    """A server and what its user knows of it."""

    def __init__(self, tool, path):
        self.process = subprocess.Popen([tool, "preview", str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        address = self.process.stdout.readline().strip()
        self.port, self.token = int(address.split(":")[2].split("/")[0]), address.split("t=")[1]
        self.get("/scenes", timeout=120)

    def get(self, path, method="GET", timeout=20, body=None, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        names = {"Cookie": f"diorama-{self.port}={self.token}"}
        names.update({name.replace("_", "-"): value for name, value in headers.items()})
        try:
            connection.request(method, path, body=body, headers=names)
            answer = connection.getresponse()
            return answer.status, answer.read()
        except (OSError, http.client.HTTPException) as error:
            return 0, str(error).encode()
        finally:
            connection.close()

    def raw(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=20)

    @property
    def is_well(self):
        return self.process.poll() is None and self.get("/scenes")[0] == 200

    def end(self):
        self.process.terminate()
        self.process.wait(timeout=20)


def scenes(folder):
    """Scenes that ask for too much, by their numbers in the order of their names."""
    texts = {
        "A-script": "  - {class: UILabel, frame: [0, 0, 90, 20], text: '<script>alert(1)</script>]]>&\"'}\n",
        "B-huge": "  - {class: UIView, frame: [0, 0, 1000000000, 1000000000]}\n",
        "C-many": "".join(f"  - {{class: UIView, frame: [0, {n}, 10, 10]}}\n" for n in range(20_000)),
        "D-large": "  - {class: UIView, frame: [0, 0, 10000, 10000]}\n",
        "E-path": "  - {class: UIImageView, frame: [0, 0, 9, 9], image: ../../../../etc/passwd}\n",
        "F-text": "  - {class: UILabel, frame: [0, 0, 90, 20], text: " + "x" * 5_000_000 + "}\n",
        "G-broken": "  - {class: UILabel, text: [" * 5_000 + "\n",
    }
    for name, text in texts.items():
        (folder / f"{name}.scene.yaml").write_text("scene: 1\nobjects:\n" + text)
    return {name: number for number, name in enumerate(sorted(texts))}


def hostile_scenes(preview, numbers):
    for name, number in numbers.items():
        for path in (f"/model/{number}", f"/picture/{number}", f"/picture/{number}?format=png",
                     f"/picture/{number}?size=10000x10000&format=png"):
            begin = time.time()
            status, body = preview.get(path, timeout=60)
            check(f"{name} {path}: {status}", status in (200, 404, 413))
            check(f"{name} {path}: {time.time() - begin:.0f} s", time.time() - begin < 30)
            # What the page gets as JSON it sets as text; an image is one, even where somebody opens it by itself.
            check(f"{name} {path}: no script is drawn", path.startswith("/model") or b"<script>alert" not in body)
            check(f"{name} {path}: no password is served", b"root:" not in body)
    check("the server outlives hostile scenes", preview.is_well)


def foreign(preview):
    for headers in ({"Host": f"evil.example:{preview.port}"}, {"Origin": "http://evil.example"}, {"Origin": "null"},
                    {"Cookie": "x=1"}, {"Sec_Fetch_Site": "cross-site"}, {"Host": f"127.0.0.1.evil.example:{preview.port}"}):
        check(f"{headers} is refused", preview.get("/scenes", **headers)[0] == 403)
    check("a form's request is refused", preview.get("/open", method="POST", body="n=0&offset=0")[0] == 403)
    check("another method is refused", preview.get("/scenes", method="DELETE")[0] == 405)
    check("a large body is refused", preview.get("/open", method="POST", body="x" * 100_000, X_Diorama="1")[0] in (0, 413))
    check("a large head is refused", preview.get("/scenes", Filler="x" * 30_000)[0] in (0, 431))
    for path in ("/picture/../../etc/passwd", "/../x", "/model/-1", "/model/99999999999999999999", "//", "/%00"):
        check(f"{path} is no page", preview.get(path)[0] in (400, 404))
    for bytes in (b"\x00" * 100 + b"\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\r\n\r\n"):
        with preview.raw() as connection:
            connection.sendall(bytes)
            answer = connection.recv(100)
            check(f"{bytes[:12]!r} is no request: {answer[:20]!r}", answer == b"" or b" 400 " in answer)
    check("the server outlives strangers", preview.is_well)


def greedy(preview):
    idle = [preview.raw() for _ in range(31)]
    time.sleep(0.3)
    check("31 idle connections leave room for one", preview.get("/scenes")[0] == 200)
    idle += [preview.raw() for _ in range(100)]
    time.sleep(0.3)
    check("strangers without the cookie take no place of the page's", preview.get("/scenes")[0] == 200)
    pages = [listening(preview) for _ in range(32)]
    check("beyond 32 connections a page waits outside", preview.get("/scenes")[0] in (0, 503))
    for connection in pages:
        connection.close()
    returning(preview)
    slow = preview.raw()
    begin = time.time()
    # A byte a second is no request within ten seconds.
    ended = False
    slow.settimeout(20)
    while time.time() - begin < 25 and not ended:
        try:
            slow.sendall(b"G")
            time.sleep(1)
            slow.setblocking(False)
            try:
                ended = slow.recv(10) == b""
            except BlockingIOError:
                slow.setblocking(True)
        except OSError:
            ended = True
    check("a slow request is ended", ended)
    check("the page works again after ten seconds", preview.is_well)
    for connection in idle:
        connection.close()


def listening(preview):
    """A page that waits for events."""
    connection = preview.raw()
    connection.sendall(f"GET /events HTTP/1.1\r\nHost: localhost:{preview.port}\r\n"
                       f"Cookie: diorama-{preview.port}={preview.token}\r\n\r\n".encode())
    connection.recv(100)
    return connection


def returning(preview):
    """64 clients without the cookie that send a byte per half a second, and come again as soon as they are sent away."""
    ends = threading.Event()

    def client():
        while not ends.is_set():
            try:
                with preview.raw() as connection:
                    for byte in b"GET /scenes HTTP/1.1\r\nHost: x\r\nA: " + b"b" * 4000:
                        connection.sendall(bytes([byte]))
                        if ends.wait(0.5):
                            return
            except OSError:
                pass

    clients = [threading.Thread(target=client) for _ in range(64)]
    for one in clients:
        one.start()
    answers = []
    for _ in range(5):
        time.sleep(1)
        answers.append(preview.get("/scenes")[0])
    ends.set()
    for one in clients:
        one.join()
    check(f"strangers that come again keep nobody out: {answers}", answers == [200] * 5)


def deaf(preview, folder):
    """A page that asks for events and takes none of them."""
    with listening(preview):
        for number in range(50):
            (folder / "A-script.scene.yaml").write_text(f"scene: 1\nobjects:\n  - {{class: UIView, tag: {number}}}\n")
            time.sleep(0.01)
        check("a page that takes no events stops nobody", preview.is_well)


def strange_files(preview, folder):
    os.mkfifo(folder / "H-pipe.scene.yaml")
    os.symlink("/dev/zero", folder / "I-zero.scene.yaml")
    os.symlink(folder, folder / "loop")
    time.sleep(1)
    begin = time.time()
    check("a pipe, a link to zeros and a loop stop nobody", preview.get("/scenes", timeout=60)[0] == 200)
    check(f"they take {time.time() - begin:.0f} s", time.time() - begin < 30)


def full_disk(tool, folder):
    small = folder / "small"
    small.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(small)], capture_output=True).returncode:
        print("skipped preview: no file system can be mounted here")
        return
    try:
        (small / "A.scene.yaml").write_text("scene: 1\nobjects:\n  - {class: UIView, frame: [0, 0, 9, 9]}\n")
        try:
            with open(small / "fill", "wb", buffering=0) as file:
                while file.write(b"\0" * 4096):
                    pass
        except OSError:
            pass
        before = sorted(os.listdir(small))
        preview = Preview(tool, small)
        check("a scene on a full disk is shown", preview.get("/picture/0?format=png")[0] == 200)
        check("nothing is written", sorted(os.listdir(small)) == before)
        preview.end()
    finally:
        subprocess.run(["umount", str(small)])


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name) / "scenes"
        folder.mkdir()
        numbers = scenes(folder)
        preview = Preview(tool, folder)
        try:
            hostile_scenes(preview, numbers)
            foreign(preview)
            greedy(preview)
            deaf(preview, folder)
            strange_files(preview, folder)
        finally:
            preview.process.kill()
            preview.process.wait()
        full_disk(tool, pathlib.Path(name))
    print(f"preview: {CHECKS} attacks, {len(FAILURES)} not held off")
    sys.exit(bool(FAILURES))


main()
