#!/usr/bin/env python3
"""Opens the site in headless Chromium as a visitor would: pages, the search, and that nothing else has scripts.

    open.py SITE

Files are opened as they lie in the folder; only the pages of the libraries, which DocC makes, need a server, which runs here
for as long as it is needed. Without Chromium that is said, and nothing fails.
"""

import functools
import html
import http.server
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading


def main():
    site = pathlib.Path(sys.argv[1]).resolve()
    browser = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
    if browser is None:
        print("site: no Chromium here, so nobody has opened the pages")
        return
    with tempfile.TemporaryDirectory() as profile:
        visit = functools.partial(opened, browser, profile)
        failures = list(visits(site, visit))
    for failure in failures:
        print(f"site: {failure}", file=sys.stderr)
    if failures:
        sys.exit(1)
    print("The site opens.")


def visits(site, visit):
    """What is wrong, one sentence each."""
    address = site.as_uri()
    for page, words in [
        ("index.html", "One change, twice"),
        ("Documentation/Guide/06-AutoLayout.html", "systemSpacing"),
        ("Documentation/Diagnostics/unknown-property.html", "unknown-property"),
        ("Documentation/Reference/UILabel.html", "textAlignment"),
    ]:
        text, said = visit(f"{address}/{page}")
        if words not in text:
            yield f"{page} does not show '{words}'"
        yield from (f"{page}: {line}" for line in said)
    text, said = visit(f"{address}/search.html?q=keyboardLayoutGuide")
    found = re.findall(r'<li><a href="([^"]*)"', text.split('id="hits"')[-1])
    if not found:
        yield "the search finds nothing about keyboardLayoutGuide"
    elif not (site / html.unescape(found[0]).split("#")[0]).is_file():
        yield f"the search leads to {found[0]}, which is not there"
    yield from (f"search.html: {line}" for line in said)
    # Chromium prints nothing of a page without scripts, so what needs them is looked up in the pages.
    for page in sorted(site.rglob("*.html")):
        place = str(page.relative_to(site))
        if place != "search.html" and not place.startswith("api/") and "<script" in page.read_text(encoding="utf-8"):
            yield f"{place} has a script, which only the search may need"
    for product in sorted(path.name for path in (site / "api").glob("*") if (path / "documentation").is_dir()):
        yield from library(site, product, visit)


def library(site, product, visit):
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler(site)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        text, _ = visit(f"http://127.0.0.1:{server.server_port}/api/{product}/documentation/{product.lower()}/")
        server.shutdown()
    if f">{product}<" not in re.sub(r"\s+", "", text):
        yield f"api/{product}: DocC's page does not show the library's name"


def handler(site):
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    return functools.partial(Quiet, directory=site)


def opened(browser, profile, address):
    """What a page shows at last, as HTML, and what it complained of."""
    command = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
    command += [f"--user-data-dir={profile}", "--enable-logging=stderr", "--virtual-time-budget=10000"]
    run = subprocess.run(command + ["--dump-dom", address], capture_output=True, text=True, timeout=120)
    said = [line for line in run.stderr.splitlines() if "CONSOLE" in line and "rror" in line]
    return run.stdout, said


if __name__ == "__main__":
    main()
