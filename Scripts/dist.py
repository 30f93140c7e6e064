#!/usr/bin/env python3
"""Packs the static tools for machines without Swift, into .build/dist.

    dist.py [--tools FOLDER] [--output FOLDER] [--url URL] [wheel] [deb] [bundle] [manifest] [archive]

FOLDER has diorama and diorama-build as Scripts/release.sh leaves them. Without names, everything is packed that can be
packed here, and what cannot be is named. The manifest is the Package.swift of a release whose bundle
is at URL; without a URL there is none. SHA256SUMS lists the hashes of the packages. The same tools give the same bytes: the time in all packages is that of
SOURCE_DATE_EPOCH, or of the last commit.
"""

import argparse
import base64
import csv
import gzip
import hashlib
import io
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SUMMARY = "Compiles readable scene files to UIKit nibs, and checks them"


class Release:
    """What is packed, and what it is called."""

    def __init__(self, tools, output, url=None):
        self.tools = tools
        self.output = output
        self.url = url
        self.version = re.search(r'current = "(.*)"', (ROOT / "Sources/DioramaDriver/Running/ToolVersion.swift").read_text())[1]
        self.machine = platform.machine()
        self.system = platform.system()
        self.time = source_time()

    def tool(self, name):
        path = self.tools / name
        if not path.exists():
            sys.exit(f"dist.py: {path} is not there; run make release")
        return path

    def installed(self, folder, prefix="", zsh="share/zsh/site-functions", ibtool=True):
        """Installs the tool into a folder, and gives the folder."""
        environment = dict(os.environ, DIORAMA=str(self.tool("diorama")), DESTDIR=str(folder), PREFIX=prefix, ZSH=zsh)
        environment["IBTOOL"] = "1" if ibtool and self.system == "Linux" else "0"
        environment["SOURCE_DATE_EPOCH"] = str(self.time)
        subprocess.run(["sh", ROOT / "Scripts/install.sh"], cwd=ROOT, env=environment, check=True)
        return folder


def source_time():
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    if seconds is None:
        command = ["git", "-C", ROOT, "log", "-1", "--format=%ct"]
        seconds = subprocess.run(command, capture_output=True, text=True).stdout.strip()
    # A zip file has no time before 1980.
    return max(int(seconds or 0), 315532800)


# MARK: - Reading the tool


def is_static(tool):
    """Whether a tool needs no library of the system: neither an interpreter nor a shared object is named in it."""
    headers = subprocess.run(["readelf", "-l", "-d", tool], capture_output=True, text=True, check=True).stdout
    return "INTERP" not in headers and "NEEDED" not in headers


def glibc(tool):
    """The newest version of the C library that a tool asks for; nil where it asks for none."""
    names = subprocess.run(["readelf", "-V", tool], capture_output=True, text=True, check=True).stdout
    found = {tuple(map(int, name.split("."))) for name in re.findall(r"GLIBC_(\d+\.\d+)", names)}
    return max(found) if found else None


def platform_tags(release):
    """The systems on which the tool runs, in Python's words.

    A static tool runs with any C library: manylinux2014 is the oldest that pip installations of today know, and musllinux
    systems have another. What is not static runs where the C library is as new as the symbols that it asks for.
    """
    tool, machine = release.tool("diorama"), release.machine
    if release.system != "Linux":
        sys.exit(f"dist.py: nobody has packed a wheel on {release.system} yet, so no tag is known to be honest")
    if is_static(tool):
        return [f"manylinux_2_17_{machine}", f"manylinux2014_{machine}", f"musllinux_1_1_{machine}"]
    needed = glibc(tool)
    return [f"manylinux_{needed[0]}_{needed[1]}_{machine}"]


# MARK: - The wheel

# A zip file has no links, and a second copy of the tool would double the wheel.
IBTOOL_SCRIPT = """#!/bin/sh
# Apple's ibtool in Diorama: https://example.com/diorama
exec "$(dirname "$0")/diorama" ibtool "$@"
"""


def wheel(release):
    """A wheel that carries the tool: pip puts the tool where it puts scripts, and compiles nothing."""
    tags = platform_tags(release)
    name = f"diorama_bin-{release.version}"
    info, data = f"{name}.dist-info", f"{name}.data"
    files = {}
    with tempfile.TemporaryDirectory() as folder:
        root = release.installed(pathlib.Path(folder), ibtool=False)
        script = root / "bin" / "diorama-ibtool"
        script.write_text(IBTOOL_SCRIPT)
        for path in sorted(root.rglob("*")):
            if path.is_file():
                place = path.relative_to(root)
                kind = f"scripts/{place.name}" if place.parts[0] == "bin" else f"data/{place}"
                files[f"{data}/{kind}"] = path.read_bytes()
    files[f"{info}/METADATA"] = metadata(release).encode()
    files[f"{info}/WHEEL"] = "".join(
        ["Wheel-Version: 1.0\n", "Generator: diorama dist\n", "Root-Is-Purelib: false\n"]
        + [f"Tag: py3-none-{tag}\n" for tag in tags]
    ).encode()
    files[f"{info}/licenses/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    files[f"{info}/licenses/NOTICE"] = (ROOT / "NOTICE").read_bytes()
    files[f"{info}/RECORD"] = record(files, f"{info}/RECORD")
    path = release.output / f"{name}-py3-none-{'.'.join(tags)}.whl"
    write_zip(path, files, release.time, lambda name: name.startswith(f"{data}/scripts/"))
    return path


def metadata(release):
    text = (ROOT / "Packaging/python/README.md").read_text()
    return (
        "Metadata-Version: 2.4\n"
        "Name: diorama-bin\n"
        f"Version: {release.version}\n"
        f"Summary: {SUMMARY}\n"
        "License-Expression: Apache-2.0 AND OFL-1.1 AND Bitstream-Vera\n"
        "License-File: LICENSE\n"
        "License-File: NOTICE\n"
        "Keywords: uikit,nib,xib,pre-commit,linter\n"
        "Requires-Python: >=3.8\n"
        "Description-Content-Type: text/markdown\n"
        f"\n{text}"
    )


def record(files, own):
    rows = io.StringIO()
    writer = csv.writer(rows, lineterminator="\n")
    for name, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        writer.writerow([name, f"sha256={digest}", len(content)])
    writer.writerow([own, "", ""])
    return rows.getvalue().encode()


def write_zip(path, files, seconds, is_program):
    stamp = time.gmtime(seconds)[:6]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, stamp)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if is_program(name) else 0o100644) << 16
            archive.writestr(entry, content)


# MARK: - The Debian package


def deb(release):
    """A package for Debian and its kin, with the tool as it is: it needs no other package."""
    machine = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True).stdout.strip()
    if not is_static(release.tool("diorama")):
        sys.exit("dist.py: the tool needs libraries, which a package would have to name; build it with make release")
    with tempfile.TemporaryDirectory() as folder:
        root = release.installed(pathlib.Path(folder), "/usr", "share/zsh/vendor-completions")
        for page in sorted((root / "usr/share/man/man1").glob("*.1")):
            if page.is_symlink():
                page.with_suffix(".1.gz").symlink_to(f"{page.readlink()}.gz")
                page.unlink()
            else:
                compress(page, page.with_suffix(".1.gz"))
        documents = root / "usr/share/doc/diorama"
        documents.mkdir(parents=True)
        shutil.copy(ROOT / "Packaging/debian/copyright", documents / "copyright")
        shutil.copy(ROOT / "NOTICE", documents)
        log = documents / "changelog"
        log.write_text(debian_changelog(release))
        compress(log, documents / "changelog.gz")
        overrides = root / "usr/share/lintian/overrides"
        overrides.mkdir(parents=True)
        shutil.copy(ROOT / "Packaging/debian/lintian-overrides", overrides / "diorama")
        control = root / "DEBIAN"
        control.mkdir()
        files = [path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink()]
        kilobytes = sum(path.stat().st_size for path in files) // 1024
        text = (ROOT / "Packaging/debian/control").read_text()
        for word, value in [("@VERSION@", release.version), ("@ARCHITECTURE@", machine), ("@SIZE@", str(kilobytes))]:
            text = text.replace(word, value)
        (control / "control").write_text(text)
        sums = [
            f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n"
            for path in files
        ]
        (control / "md5sums").write_text("".join(sums))
        for path in [root, *(path for path in root.rglob("*") if not path.is_symlink())]:
            program = path.is_dir() or path.parent.name == "bin"
            path.chmod(0o755 if program else 0o644)
        path = release.output / f"diorama_{release.version}_{machine}.deb"
        environment = dict(os.environ, SOURCE_DATE_EPOCH=str(release.time))
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, path]
        subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
    return path


def debian_changelog(release):
    day = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(release.time))
    return (
        f"diorama ({release.version}) unstable; urgency=medium\n\n"
        "  * The changes are those of CHANGELOG.md in the source.\n\n"
        f" -- Diorama's maintainers <maintainers@example.com>  {day}\n"
    )


def compress(source, target):
    with gzip.GzipFile(target, "wb", 9, mtime=0) as file:
        file.write(source.read_bytes())
    source.unlink()


# MARK: - The bundle of the plugins' tool


def bundle(release):
    """The plugins' tool as SwiftPM takes it in place of one that it builds (SE-0305), and the same as a zip file."""
    triple = f"{release.machine}-unknown-linux-gnu" if release.system == "Linux" else f"{release.machine}-apple-macosx"
    folder = release.output / "diorama-build.artifactbundle"
    shutil.rmtree(folder, ignore_errors=True)
    place = f"diorama-build-{release.version}-{triple}/bin/diorama-build"
    (folder / place).parent.mkdir(parents=True)
    shutil.copy(release.tool("diorama-build"), folder / place)
    (folder / place).chmod(0o755)
    variant = {"path": place, "supportedTriples": [triple]}
    tool = {"type": "executable", "version": release.version, "variants": [variant]}
    info = {"schemaVersion": "1.0", "artifacts": {"diorama-build": tool}}
    (folder / "info.json").write_text(json.dumps(info, indent=2) + "\n")
    shutil.copy(ROOT / "LICENSE", folder)
    names = sorted(str(path.relative_to(release.output)) for path in folder.rglob("*") if path.is_file())
    files = {name: (release.output / name).read_bytes() for name in names}
    path = release.output / "diorama-build.artifactbundle.zip"
    write_zip(path, files, release.time, lambda name: name.endswith("bin/diorama-build"))
    return path


# MARK: - The manifest

NO_RELEASE = "let release: (url: String, checksum: String, hosts: [String])? = nil\n"


def manifest(release):
    """The manifest of a release, which names the bundle of the plugins' tool by its URL and checksum.

    SwiftPM owns the checkouts of dependencies by URL, so that nobody can put a bundle into them.
    """
    if not release.url:
        sys.exit("dist.py: the manifest names the bundle by its URL; give --url")
    packed = release.output / "diorama-build.artifactbundle.zip"
    if not packed.exists():
        sys.exit(f"dist.py: {packed} is not there; pack the bundle first")
    checksum = hashlib.sha256(packed.read_bytes()).hexdigest()
    with zipfile.ZipFile(packed) as archive:
        info = json.loads(archive.read("diorama-build.artifactbundle/info.json"))
    hosts = sorted({triple for variant in info["artifacts"]["diorama-build"]["variants"] for triple in variant["supportedTriples"]})
    source = (ROOT / "Package.swift").read_text()
    if source.count(NO_RELEASE) != 1:
        sys.exit("dist.py: Package.swift has no line for the bundle of a release")
    values = ", ".join(json.dumps(host) for host in hosts)
    line = f"let release: (url: String, checksum: String, hosts: [String])? = (\n  {json.dumps(release.url)},\n  {json.dumps(checksum)},\n  [{values}]\n)\n"
    path = release.output / "Package.swift"
    path.write_text(source.replace(NO_RELEASE, line))
    return path


# MARK: - The archive


def archive(release):
    """Everything that make install installs, for the formula and for whoever unpacks it by hand."""
    name = f"diorama-{release.version}-{release.system.lower()}-{release.machine}"
    path = release.output / f"{name}.tar.gz"
    with tempfile.TemporaryDirectory() as folder:
        root = release.installed(pathlib.Path(folder))
        shutil.copy(ROOT / "LICENSE", root)
        shutil.copy(ROOT / "NOTICE", root)
        with open(path, "wb") as raw, gzip.GzipFile(filename="", mode="wb", fileobj=raw, mtime=release.time) as packed:
            with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
                for file in sorted(root.rglob("*")):
                    if file.is_file():
                        tar.add(file, f"{name}/{file.relative_to(root)}", filter=lambda entry: plain(entry, release.time))
    return path


def plain(entry, seconds):
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = seconds
    return entry


KINDS = {"wheel": wheel, "deb": deb, "bundle": bundle, "manifest": manifest, "archive": archive}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("kinds", nargs="*", metavar="KIND", help="wheel, deb, bundle, manifest, archive; all by default")
    parser.add_argument("--tools", type=pathlib.Path, default=ROOT / ".build/release-static")
    parser.add_argument("--output", type=pathlib.Path, default=ROOT / ".build/dist")
    parser.add_argument("--url", help="where the bundle of this release is, for the manifest")
    options = parser.parse_args()
    for kind in options.kinds:
        if kind not in KINDS:
            parser.error(f"there is no package '{kind}'; there are {', '.join(KINDS)}")
    options.output.mkdir(parents=True, exist_ok=True)
    release = Release(options.tools.resolve(), options.output.resolve(), options.url)
    made = {}
    for kind in options.kinds or KINDS:
        if kind == "deb" and not options.kinds and not shutil.which("dpkg-deb"):
            print("dist.py: no dpkg-deb here, so no .deb")
            continue
        if kind == "manifest" and not options.kinds and not options.url:
            continue
        path = KINDS[kind](release)
        made[path.name] = hashlib.sha256(path.read_bytes()).hexdigest()
        print(f"{path.relative_to(ROOT) if path.is_relative_to(ROOT) else path}: {path.stat().st_size:,} bytes, sha256 {made[path.name]}")
    write_sums(release.output / "SHA256SUMS", made)


def write_sums(path, made):
    """Writes the hashes of packages as `sha256sum --check` reads them; those of other packages that are still there stay."""
    sums = {}
    for line in path.read_text().splitlines() if path.exists() else []:
        digest, name = line.split("  ", 1)
        if (path.parent / name).is_file():
            sums[name] = digest
    sums.update(made)
    path.write_text("".join(f"{sums[name]}  {name}\n" for name in sorted(sums)))


if __name__ == "__main__":
    main()
