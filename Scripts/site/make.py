#!/usr/bin/env python3
"""Writes the documentation as a web site: static pages, readable without scripts, searchable without a server.

    make.py OUTPUT

Each Markdown file of the repository becomes the page of the same path with .html, README.md becomes index.html. Files that
pages link to come along, text as a page of its own. At the end every link and every anchor is followed; one that leads
nowhere fails. Needs markdown-it-py; Scripts/site.sh installs it.
"""

import html
import json
import os
import pathlib
import posixpath
import re
import shutil
import subprocess
import sys
import urllib.parse

from markdown_it import MarkdownIt

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HERE = pathlib.Path(__file__).resolve().parent
NO_PAGES = ("Tests/", "Packaging/")
PICTURES = {".svg", ".png"}
# The order of the menu: a title, and what the paths of its pages match.
MENU = [
    ("Guide", r"Documentation/Guide/.*"),
    ("Topics", r"Documentation/[^/]*"),
    ("Samples", r"(samples|Examples)/.*"),
    ("Project", r"[^/]*"),
]


has_libraries = False


class Page:
    """One page of the site, made of a Markdown file."""

    def __init__(self, path, text, parser):
        self.path = path
        self.address = address_of(path)
        self.sections = []
        tokens = parser.parse(text)
        self.title = name_headings(tokens, self.sections) or posixpath.basename(path)
        self.body = parser.renderer.render(tokens, parser.options, {})


def address_of(path):
    folder, name = posixpath.split(path)
    return posixpath.join(folder, "index.html" if name == "README.md" else name[: -len(".md")] + ".html")


# MARK: - Headings


def name_headings(tokens, sections):
    """Gives headings the ids that GitHub gives them, and collects what stands below each for the search."""
    used, title = {}, None
    sections.append(["", "", []])
    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            words = plain(tokens[place + 1])
            slug = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
            count = used[slug] = used.get(slug, -1) + 1
            identifier = slug if count == 0 else f"{slug}-{count}"
            token.attrSet("id", identifier)
            title = title or words
            sections.append([words, identifier, []])
        elif token.type in ("inline", "fence", "code_block"):
            before = tokens[place - 1].type if place else ""
            if before != "heading_open":
                sections[-1][2].append(plain(token) if token.type == "inline" else token.content)
    return title


def plain(token):
    if not token.children:
        return token.content
    return "".join(plain(child) if child.type != "softbreak" else " " for child in token.children if child.type != "html_inline")


# MARK: - Links


class Links:
    """Where the links of pages lead, and which files they bring along."""

    def __init__(self, pages):
        self.pages = {page.path: page.address for page in pages}
        self.files = set()
        self.wrong = []

    def rewritten(self, body, page):
        return re.sub(r'\b(href|src)="([^"]*)"', lambda match: self.attribute(match, page), body)

    def attribute(self, match, page):
        kind, link = match[1], html.unescape(match[2])
        parts = urllib.parse.urlsplit(link)
        if parts.scheme or parts.netloc or not parts.path:
            return match[0]
        path = posixpath.normpath(posixpath.join(posixpath.dirname(page.path), urllib.parse.unquote(parts.path)))
        target = self.target(path, kind == "src")
        if target is None:
            self.wrong.append(f"{page.path}: nothing is at {link}")
            return match[0]
        anchor = f"#{parts.fragment}" if parts.fragment else ""
        return f'{kind}="{html.escape(relative(target, page.address) + anchor)}"'

    def target(self, path, is_picture=False):
        """The address of a file or folder of the repository; nil for what is not there."""
        if path in self.pages:
            return self.pages[path]
        found = ROOT / path
        if found.is_dir():
            readme = "README.md" if path == "." else f"{path}/README.md"
            if readme in self.pages:
                return self.pages[readme]
            self.files.add(path)
            return f"{path}/files.html"
        if not found.is_file():
            return None
        self.files.add(path)
        return path if is_picture or found.suffix in PICTURES else f"{path}.html"


def relative(address, page):
    return urllib.parse.quote(posixpath.relpath(address, posixpath.dirname(page) or "."))


# MARK: - Frames of pages


def framed(address, title, body, menu=""):
    up = relative("index.html", address)[: -len("index.html")]
    libraries = f'<a href="{up}api/index.html">Libraries</a>\n' if has_libraries else ""
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(title)}</title>
<link rel="stylesheet" href="{up}style.css">
</head>
<body>
<header>
<a class="home" href="{up}index.html">Diorama</a>
<nav aria-label="Main">
<a href="{up}Documentation/Guide/index.html">Guide</a>
<a href="{up}Documentation/Reference/index.html">Reference</a>
<a href="{up}Documentation/Rules/index.html">Rules</a>
<a href="{up}Documentation/Diagnostics/index.html">Diagnostics</a>
<a href="{up}contents.html">Contents</a>
{libraries}</nav>
<form role="search" action="{up}search.html"><input type="search" name="q" placeholder="Search" aria-label="Search"></form>
</header>
<div class="columns">
{menu}<main>
{body}</main>
</div>
</body>
</html>
"""


def menu_of(pages, address):
    """The pages of the menu, with the folder of the page itself open."""
    parts = []
    left = [page for page in pages if not re.match(r"Documentation/(Reference|Rules|Diagnostics)/", page.path)]
    own = re.match(r"Documentation/(Reference|Rules|Diagnostics)/", address)
    if own:
        parts.append(listed(own[1], [page for page in pages if page.path.startswith(own[0])], address))
    for title, pattern in MENU:
        members = [page for page in left if re.fullmatch(pattern, page.path)]
        left = [page for page in left if page not in members]
        if members:
            parts.append(listed(title, members, address))
    return '<nav class="menu" aria-label="Pages">\n' + "".join(parts) + "</nav>\n"


def listed(title, pages, address):
    items = []
    for page in sorted(pages, key=lambda page: (not page.path.endswith("README.md"), page.path)):
        here = ' aria-current="page"' if page.address == address else ""
        items.append(f'<li><a href="{relative(page.address, address)}"{here}>{html.escape(page.title)}</a></li>\n')
    return f"<details open><summary>{html.escape(title)}</summary>\n<ul>\n{''.join(items)}</ul>\n</details>\n"


def contents(pages):
    body = "<h1>Contents</h1>\n"
    for folder in sorted({posixpath.dirname(page.path) for page in pages}):
        body += f"<h2>{html.escape(folder or 'Diorama')}</h2>\n<ul>\n"
        for page in pages:
            if posixpath.dirname(page.path) == folder:
                body += f'<li><a href="{urllib.parse.quote(page.address)}">{html.escape(page.title)}</a></li>\n'
        body += "</ul>\n"
    return framed("contents.html", "Contents", body)


def overview(folder, title, pages):
    """The page of a folder that has none of its own."""
    address = f"{folder}/index.html"
    items = "".join(
        f'<li><a href="{relative(page.address, address)}">{html.escape(page.title)}</a>: {html.escape(lead(page))}</li>\n'
        for page in pages
        if posixpath.dirname(page.path) == folder
    )
    return address, framed(address, title, f"<h1>{title}</h1>\n<ul>\n{items}</ul>\n", menu_of(pages, address))


def lead(page):
    words = next((words for _, _, texts in page.sections for words in texts), "")
    return " ".join(words.split())


def source_page(path, links):
    found = ROOT / path
    if found.is_dir():
        address = f"{path}/files.html"
        names = sorted(tracked(path))
        items = "".join(
            f'<li><a href="{relative(links.target(name), address)}">{html.escape(posixpath.relpath(name, path))}</a></li>\n'
            for name in names
        )
        return address, framed(address, path, f"<h1>{html.escape(path)}</h1>\n<ul>\n{items}</ul>\n")
    address = f"{path}.html"
    text = html.escape(found.read_text(encoding="utf-8"))
    return address, framed(address, path, f"<h1>{html.escape(path)}</h1>\n<pre><code>{text}</code></pre>\n")


def tracked(path):
    command = ["git", "-C", ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", path]
    return [name for name in subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\0") if name]


# MARK: - Search


def search_index(pages):
    rows = []
    for page in pages:
        for heading, identifier, texts in page.sections:
            words = " ".join(" ".join(texts).split())
            if not heading and not words:
                continue
            address = page.address + (f"#{identifier}" if identifier else "")
            rows.append([page.title, heading if heading != page.title else "", address, words])
    return f"const SECTIONS = {json.dumps(rows, ensure_ascii=False, separators=(',', ':'))};\n"


# MARK: - The check


def check(output):
    """What links of the written pages lead nowhere; the site is read as a visitor's browser would."""
    ids, wrong, count = {}, [], 0
    written = {str(path.relative_to(output)): path for path in output.rglob("*.html") if "api" not in path.relative_to(output).parts}
    texts = {address: path.read_text(encoding="utf-8") for address, path in written.items()}
    for address, text in texts.items():
        ids[address] = set(re.findall(r'\bid="([^"]*)"', text))
    for address, text in sorted(texts.items()):
        for link in re.findall(r'\b(?:href|src|action)="([^"]*)"', text):
            parts = urllib.parse.urlsplit(html.unescape(link))
            if parts.scheme or parts.netloc:
                continue
            count += 1
            path = urllib.parse.unquote(parts.path)
            target = posixpath.normpath(posixpath.join(posixpath.dirname(address), path)) if path else address
            if not (output / target).is_file():
                wrong.append(f"{address}: {link} leads nowhere")
            elif parts.fragment and target in ids and html.unescape(urllib.parse.unquote(parts.fragment)) not in ids[target]:
                wrong.append(f"{address}: {link} names no heading")
    return count, wrong


def main():
    global has_libraries
    output = pathlib.Path(sys.argv[1])
    has_libraries = (output / "api/index.html").exists()
    for kept in output.glob("*") if output.exists() else []:
        # The pages of the libraries are made by another program.
        if kept.name != "api":
            shutil.rmtree(kept) if kept.is_dir() else kept.unlink()
    output.mkdir(parents=True, exist_ok=True)
    parser = MarkdownIt("commonmark").enable("table").enable("strikethrough")
    names = [name for name in tracked(".") if name.endswith(".md") and not name.startswith(NO_PAGES)]
    pages = [Page(name, (ROOT / name).read_text(encoding="utf-8"), parser) for name in sorted(names)]
    links = Links(pages)

    def write(address, text):
        path = output / address
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    for page in pages:
        body = links.rewritten(page.body, page)
        title = page.title if page.path == "README.md" else f"{page.title} · Diorama"
        write(page.address, framed(page.address, title, body, menu_of(pages, page.address)))
    addresses = {page.address for page in pages}
    for folder, title in [("Documentation/Diagnostics", "Diagnostics"), ("Documentation", "Documentation")]:
        if f"{folder}/index.html" not in addresses:
            write(*overview(folder, title, pages))
    done = set()
    # A page of a folder brings its files along.
    while links.files - done:
        for path in sorted(links.files - done):
            done.add(path)
            if (ROOT / path).suffix in PICTURES:
                (output / path).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / path, output / path)
            else:
                write(*source_page(path, links))
    write("contents.html", contents(pages))
    search = (HERE / "search.html").read_text(encoding="utf-8")
    write("search.html", framed("search.html", "Search · Diorama", search))
    write("search-index.js", search_index(pages))
    for name in ["style.css", "search.js"]:
        shutil.copy(HERE / name, output / name)
    count, wrong = check(output)
    for problem in links.wrong + wrong:
        print(f"site: {problem}", file=sys.stderr)
    if links.wrong or wrong:
        sys.exit(1)
    size = sum(path.stat().st_size for path in output.rglob("*") if path.is_file())
    print(f"{output}: {len(pages)} pages, {len(done)} files that they link to, {count} links followed, {size:,} bytes")


if __name__ == "__main__":
    main()
