#!/usr/bin/env python3
"""Compares PNG pictures of the tool with what other programs draw of its SVG pictures.

Usage: check-pictures.py TOOL [--same OTHER] [SCENE…]

With --same, another build of the tool must give the same bytes for every picture: release for debug, static for dynamic, one without
the trait FreeType for one with it. Without scenes, those of the samples and the picture fixtures are drawn. The others are rsvg-convert, resvg (of resvg-cli on
PyPI) and Chromium, as far as they are installed. Text is compared as outlines, which all draw alike. Differences are counted
over the pixels that are not the background in either picture: the mean over these, and the worst tile of 16 × 16 pixels that
is half inked. Without text they must be at most 2 % and 10 %; with text both are only reported.
"""
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
MEAN, TILE = 0.02, 0.10


def read_png(path):
    """Width, height and rows of (red, green, blue), over white."""
    data = path.read_bytes()
    place, packed, header = 8, b"", None
    while place < len(data):
        length, name = struct.unpack(">I4s", data[place:place + 8])
        content = data[place + 8:place + 8 + length]
        if name == b"IHDR":
            header = struct.unpack(">IIBBBBB", content)
        elif name == b"IDAT":
            packed += content
        place += 12 + length
    width, height, depth, kind, _, _, interlaced = header
    if depth != 8 or kind not in (2, 6) or interlaced:
        raise SystemExit(f"{path}: a PNG image of another kind")
    channels = 3 if kind == 2 else 4
    raw = zlib.decompress(packed)
    rows, before, start = [], bytearray(width * channels), 0
    for _ in range(height):
        method, line = raw[start], bytearray(raw[start + 1:start + 1 + width * channels])
        start += 1 + width * channels
        for index in range(len(line)):
            left = line[index - channels] if index >= channels else 0
            up = before[index]
            corner = before[index - channels] if index >= channels else 0
            if method == 1:
                line[index] = (line[index] + left) & 255
            elif method == 2:
                line[index] = (line[index] + up) & 255
            elif method == 3:
                line[index] = (line[index] + (left + up) // 2) & 255
            elif method == 4:
                guess = left + up - corner
                a, b, c = abs(guess - left), abs(guess - up), abs(guess - corner)
                line[index] = (line[index] + (left if a <= b and a <= c else up if b <= c else corner)) & 255
        before = line
        if channels == 4:
            row = bytearray()
            for index in range(0, len(line), 4):
                alpha = line[index + 3]
                row += bytes((line[index + part] * alpha + 255 * (255 - alpha)) // 255 for part in range(3))
            line = row
        rows.append(bytes(line))
    return width, height, rows


def difference(one, other):
    """The mean over inked pixels, the worst tile, and the number of inked pixels."""
    width, height = min(one[0], other[0]), min(one[1], other[1])
    ground = one[2][0][:3]
    total = inked = 0
    worst, tiles = 0.0, {}
    for y in range(height):
        left, right = one[2][y], other[2][y]
        for x in range(width):
            a, b = left[3 * x:3 * x + 3], right[3 * x:3 * x + 3]
            if a == ground and b == ground:
                continue
            gap = (abs(a[0] - b[0]) + abs(a[1] - b[1]) + abs(a[2] - b[2])) / 765
            total += gap
            inked += 1
            tile = tiles.setdefault((x // 16, y // 16), [0.0, 0])
            tile[0] += gap
            tile[1] += 1
    for gap, count in tiles.values():
        if count >= 128:
            worst = max(worst, gap / count)
    return total / max(inked, 1), worst, inked


def with_filters(svg):
    """An SVG text with shadows as elements: resvg 0.44 reads no drop-shadow() whose color is rgba()."""
    found = []

    def element(match):
        x, y, deviation, red, green, blue, alpha = match.groups()
        found.append(f'<filter id="shadow{len(found)}" x="-100%" y="-100%" width="300%" height="300%" '
                     'color-interpolation-filters="sRGB">'
                     f'<feDropShadow dx="{x}" dy="{y}" stdDeviation="{deviation}" flood-color="rgb({red},{green},{blue})" '
                     f'flood-opacity="{alpha}"/></filter>')
        return f"filter:url(#shadow{len(found) - 1})"
    text = re.sub(r"filter:\s*drop-shadow\(([-\d.]+)px ([-\d.]+)px ([-\d.]+)px rgba\((\d+),\s*(\d+),\s*(\d+),\s*([\d.]+)\)\)",
                  element, svg)
    return re.sub(r"(<svg[^>]*>)", lambda match: match.group(1) + "<defs>" + "".join(found) + "</defs>", text, count=1) \
        if found else svg


def renderers(folder):
    """The other programs by their names: each draws an SVG file into a PNG file, two pixels a point."""
    found = {}
    if shutil.which("rsvg-convert"):
        found["rsvg"] = lambda svg, png, size: ["rsvg-convert", "-z", "2", "-b", "white", "-o", png, svg]
    if shutil.which("resvg"):
        found["resvg"] = lambda svg, png, size: ["resvg", "-z", "2", "--background", "white", svg, png]
    browser = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
    if browser:
        found["Chromium"] = lambda svg, png, size: [
            browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=2",
            f"--user-data-dir={folder}/profile", f"--window-size={size[0]},{size[1]}", f"--screenshot={png}",
            f"file://{svg}"]
    return found


# What a picture can depend on, each once.
LOOKS = [[], ["--appearance", "dark", "--device", "iphone-15", "--device-outline", "--content-size", "AX3", "--direction", "rtl",
              "--scale", "1.5"]]


def unequal(tool, other, scenes, folder):
    """The pictures that two builds draw in different bytes."""
    count = 0
    for scene in scenes:
        for look in LOOKS:
            files = []
            for name, program in (("one", tool), ("other", other)):
                png = folder / f"{name}.png"
                png.unlink(missing_ok=True)
                subprocess.run([program, "render", "-q", str(scene), "-o", str(png), *look], capture_output=True)
                files.append(png.read_bytes() if png.exists() else None)
            count += files[0] is not None
            if files[0] != files[1]:
                yield f"{scene.name} {' '.join(look)}"
    print(f"pictures: {count} pictures of {len(scenes)} scenes drawn by {tool} and {other}")


def main():
    arguments = sys.argv[1:]
    other = None
    if "--same" in arguments:
        index = arguments.index("--same")
        other = str(pathlib.Path(arguments[index + 1]).resolve())
        del arguments[index:index + 2]
    if not arguments:
        raise SystemExit(__doc__)
    tool = str(pathlib.Path(arguments[0]).resolve())
    scenes = [pathlib.Path(name) for name in arguments[1:]]
    if not scenes:
        scenes = sorted((ROOT / "Tests/Fixtures/pictures").glob("*.scene.yaml")) + sorted(ROOT.glob("samples/*/*.scene.yaml"))
    failures = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        if other:
            different = list(unequal(tool, other, scenes, folder))
            for picture in different:
                print(f"pictures: {picture}: other bytes")
            failures += len(different)
        others = renderers(folder)
        if not others:
            print("pictures: neither rsvg-convert, resvg nor Chromium is here, so nothing else is compared")
            scenes = []
        for scene in scenes:
            svg, png = folder / "own.svg", folder / "own.png"
            call = [tool, "render", "-q", str(scene)]
            if subprocess.run(call + ["-o", str(svg), "--text", "outlines"], capture_output=True).returncode:
                continue
            subprocess.run(call + ["-o", str(png)], check=True, capture_output=True)
            plain = subprocess.run(call + ["-o", "-"], capture_output=True, text=True).stdout
            hasText = "<text" in plain
            own = read_png(png)
            for program, arguments in others.items():
                drawn = folder / f"{program}.png"
                drawn.unlink(missing_ok=True)
                size = (-(-own[0] // 2), -(-own[1] // 2))
                shown = svg
                if program == "resvg":
                    shown = folder / "filters.svg"
                    shown.write_text(with_filters(svg.read_text()))
                subprocess.run(arguments(str(shown), str(drawn), size), capture_output=True)
                if not drawn.exists():
                    print(f"{scene.stem:24} {program:9} draws nothing")
                    continue
                mean, worst, inked = difference(own, read_png(drawn))
                isBad = not hasText and (mean > MEAN or worst > TILE)
                failures += isBad
                print(f"{scene.stem:24} {program:9} {'text' if hasText else 'no text':8} mean {mean:7.3%} "
                      f"worst tile {worst:6.2%} of {inked} pixels{'  TOO MUCH' if isBad else ''}")
    if failures:
        sys.exit(1)


main()
