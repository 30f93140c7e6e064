#!/usr/bin/env python3
"""Reviews two commits with the installed tool, and reads what it writes.

Usage: check-review.py TOOL. Where Chromium is installed, the script of the page runs in it; otherwise that part is skipped with a message.
"""

import base64
import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BROWSERS = ["chromium", "chromium-browser", "google-chrome"]


def check(holds, what):
    if not holds:
        sys.exit(f"check-review: {what}")


def git(folder, *arguments):
    settings = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "init.defaultBranch=main"]
    subprocess.run(["git", *settings, *arguments], cwd=folder, check=True, stdout=subprocess.DEVNULL)


def main():
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        scene = folder / "Recipe.scene.yaml"
        shutil.copy(ROOT / "samples/recipe/Recipe.scene.yaml", scene)
        shutil.copy(ROOT / "samples/message/Message.scene.yaml", folder)
        git(folder, "init", "--quiet", ".")
        git(folder, "add", "--all")
        git(folder, "commit", "--quiet", "--message", "One")
        text = scene.read_text(encoding="utf-8")
        check("spacing: 16" in text, "the sample has no spacing of 16 any more")
        scene.write_text(text.replace("spacing: 16", "spacing: 40", 1), encoding="utf-8")
        git(folder, "commit", "--quiet", "--all", "--message", "Two")
        run = subprocess.run([tool, "review", "HEAD~1..HEAD", "--output-dir", "out"], cwd=folder, capture_output=True, text=True)
        check(run.returncode == 1, f"the status is {run.returncode}: {run.stderr}")
        review = json.loads((folder / "out/review.json").read_text(encoding="utf-8"))
        check([s["path"] for s in review["screens"]] == [scene.name] and review["equal"] == 1, "other screens differ")
        images = [image for s in review["screens"] for p in s["pictures"] for image in p["images"]]
        check(images and all((folder / "out/pictures" / image).read_bytes()[:4] == b"\x89PNG" for image in images), "images are missing")
        page = (folder / "out/index.html").read_text(encoding="utf-8")
        script = re.search(r"<script>(.*?)</script>", page, re.S)
        check(script is not None, "the page has no script")
        digest = base64.b64encode(hashlib.sha256(script[1].encode()).digest()).decode()
        check(f"script-src 'sha256-{digest}'" in page, f"the hash of the script is {digest}")
        check(not re.search(r"(src|href)=\"(?!data:|#)", page), "the page loads something")
        browser = next((found for found in map(shutil.which, BROWSERS) if found), None)
        if browser is None:
            print("Without Chromium, the script of the page was not run.")
            return
        dump = subprocess.run(
            [browser, "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", f"file://{folder}/out/index.html"],
            capture_output=True, text=True, timeout=120,
        )  # fmt: skip
        check('aria-pressed="true">side by side</button>' in dump.stdout, "the script of the page did not run")
        print("The page of a review shows what differs, and its script runs.")


main()
