#!/usr/bin/env python3
"""Draws a gallery of forty screens as one page, to be looked at.

Usage: gallery.py TOOL FOLDER

FOLDER gets index.html and a PNG image for each screen: the samples and examples in several appearances, controls by their
classes, imported documents, and both editions of the system. `make gallery` runs this with the debug tool. A screen that cannot be
drawn is an error.
"""
import concurrent.futures
import html
import pathlib
import subprocess
import sys

PHONE = ["--device", "iphone-15", "--device-outline"]
DARK = ["--appearance", "dark"]
RTL = ["--direction", "rtl"]
LARGE = ["--content-size", "AX3"]
NEW = ["--look", "ios26"]
SHOP = "Examples/Shop/Sources/Shop"
PICTURES = "Tests/Fixtures/pictures"
DOCUMENTS = "Tests/Fixtures/documents"

SCREENS = [
    ("samples/settings/Settings.scene.yaml", options)
    for options in (PHONE, PHONE + DARK, PHONE + LARGE, PHONE + RTL, PHONE + NEW, ["--device", "ipad"], ["--device", "iphone-se"])
] + [
    ("samples/sign-in/SignIn.scene.yaml", options) for options in (PHONE, PHONE + DARK, PHONE + RTL, PHONE + NEW)
] + [
    ("samples/product-card/ProductCard.scene.yaml", []),
    ("samples/recipe/Recipe.scene.yaml", PHONE),
    ("samples/recipe/Recipe.scene.yaml", PHONE + DARK),
    ("samples/article/Article.scene.yaml", PHONE),
    ("samples/message/Message.scene.yaml", PHONE),
    ("samples/state-by-tag/Dashboard.scene.yaml", PHONE),
    ("samples/launch/Greeting.scene.yaml", PHONE),
    ("samples/framed-view/Framed.scene.yaml", []),
    ("samples/photo-flip/PhotoFlip.scene.yaml", PHONE),
    (f"{SHOP}/Home.scene.yaml", PHONE),
    (f"{SHOP}/Home.scene.yaml", PHONE + DARK),
    (f"{SHOP}/Product.scene.yaml", PHONE),
    (f"{SHOP}/Cart.scene.yaml", PHONE),
    (f"{SHOP}/Cart.scene.yaml", PHONE + LARGE),
    (f"{SHOP}/Account.scene.yaml", PHONE),
    (f"{SHOP}/Checkout.scene.yaml", PHONE + NEW),
    (f"{SHOP}/Receipt.scene.yaml", PHONE),
    ("Examples/Bookshop/Sources/Bookshop/Main.storyboard.yaml", []),
    ("Examples/SignInApp/Sources/SignInApp/SignIn.scene.yaml", PHONE),
    (f"{PICTURES}/Controls.scene.yaml", []),
    (f"{PICTURES}/Controls.scene.yaml", DARK),
    (f"{PICTURES}/Controls.scene.yaml", RTL),
    (f"{PICTURES}/Controls.scene.yaml", NEW),
    (f"{PICTURES}/Tables.scene.yaml", []),
    (f"{PICTURES}/Symbols.scene.yaml", []),
    (f"{PICTURES}/Drawings.scene.yaml", []),
    (f"{DOCUMENTS}/Configurations.xib", []),
    (f"{DOCUMENTS}/Bars.xib", []),
    (f"{DOCUMENTS}/storyboards/Garden.storyboard", []),
]


def draw(tool, folder, index, scene, options):
    name = f"{index + 1:02}-{pathlib.Path(scene).name.split('.')[0]}.png"
    command = [tool, "render", scene, "-o", str(folder / name), *options]
    result = subprocess.run(command, capture_output=True, text=True)
    notes = [line.split(": note: ")[-1] for line in result.stderr.splitlines()]
    return name, result.returncode, notes


def main(tool, folder):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        drawn = list(pool.map(lambda screen: draw(tool, folder, screen[0], *screen[1]), enumerate(SCREENS)))
    figures, failed = [], 0
    for (scene, options), (name, status, notes) in zip(SCREENS, drawn):
        words = " ".join([scene, *options])
        if status != 0:
            failed += 1
            print(f"{words}: {' '.join(notes)}", file=sys.stderr)
        lines = "".join(f"<br>{html.escape(note)}" for note in notes)
        figures.append(f'<figure><img src="{name}" alt=""><figcaption>{html.escape(words)}{lines}</figcaption></figure>')
    style = ("body{font:13px system-ui;background:#e9e9ee;margin:24px;display:flex;flex-wrap:wrap;gap:24px;align-items:start}"
             "figure{margin:0;width:300px}img{max-width:100%;background:#fff}figcaption{color:#444;overflow-wrap:anywhere}")
    page = f"<!doctype html><meta charset=utf-8><title>Gallery</title><style>{style}</style>\n" + "\n".join(figures) + "\n"
    (folder / "index.html").write_text(page)
    print(f"{len(SCREENS) - failed} of {len(SCREENS)} screens: {folder}/index.html")
    return 1 if failed else 0


sys.exit(main(*sys.argv[1:3]))
