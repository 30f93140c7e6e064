#!/usr/bin/env python3
"""Makes what a release has beside the packages of each machine.

    release-assets.py merge FOLDER… --output FOLDER    one bundle of the plugins' tool for all machines, of the bundles of each
    release-assets.py sbom [--output FILE]             the parts of the programs and their licenses, as SPDX 2.3
    release-assets.py formulas --url URL --source FILE --archive FILE --output FOLDER
                                                       the formulas of Homebrew and the derivation of nix with a release's addresses
    release-assets.py notes VERSION                    the section of CHANGELOG.md for a version

Given the same files, each makes the same bytes.
"""

import argparse
import hashlib
import json
import pathlib
import re
import shutil
import sys
import zipfile

import dist

ROOT = dist.ROOT
BUNDLE = "diorama-build.artifactbundle"


def version():
    return re.search(r'current = "(.*)"', (ROOT / "Sources/DioramaDriver/Running/ToolVersion.swift").read_text())[1]


# MARK: - One bundle for all machines


def merge(folders, output):
    """Puts the variants of several bundles into one; SwiftPM takes the one for its host."""
    variants, seen = [], set()
    target = output / BUNDLE
    shutil.rmtree(target, ignore_errors=True)
    for folder in folders:
        info = json.loads((folder / BUNDLE / "info.json").read_text())
        for variant in info["artifacts"]["diorama-build"]["variants"]:
            twice = seen.intersection(variant["supportedTriples"])
            if twice:
                sys.exit(f"release-assets: two bundles are for {', '.join(sorted(twice))}")
            seen.update(variant["supportedTriples"])
            place = target / variant["path"]
            place.parent.mkdir(parents=True)
            shutil.copy(folder / BUNDLE / variant["path"], place)
            place.chmod(0o755)
            variants.append(variant)
    variants.sort(key=lambda variant: variant["path"])
    tool = {"type": "executable", "version": version(), "variants": variants}
    (target / "info.json").write_text(json.dumps({"schemaVersion": "1.0", "artifacts": {"diorama-build": tool}}, indent=2) + "\n")
    shutil.copy(ROOT / "LICENSE", target)
    names = sorted(str(path.relative_to(output)) for path in target.rglob("*") if path.is_file())
    path = output / f"{BUNDLE}.zip"
    files = {name: (output / name).read_bytes() for name in names}
    dist.write_zip(path, files, dist.source_time(), lambda name: name.endswith("bin/diorama-build"))
    return path


# MARK: - The bill of materials


def parts():
    """What is inside the static programs: name, version, license, where it is from, its copyright."""
    pins = json.loads((ROOT / "Package.resolved").read_text())["pins"]
    found = [
        (pin["identity"], pin["state"]["version"], "Apache-2.0 WITH Swift-exception", pin["location"], "Apple Inc. and the Swift project authors")
        for pin in pins
    ]
    # Of the toolchain and of the system on which the programs are linked, whose versions are those of the build.
    found += [
        ("swift-runtime", None, "Apache-2.0 WITH Swift-exception", "https://github.com/swiftlang/swift", "Apple Inc. and the Swift project authors"),
        ("swift-foundation", None, "Apache-2.0 WITH Swift-exception", "https://github.com/swiftlang/swift-foundation", "Apple Inc. and the Swift project authors"),
        ("swift-foundation-icu", None, "Unicode-3.0", "https://github.com/swiftlang/swift-foundation-icu", "Unicode, Inc."),
        ("libyaml", None, "MIT", "https://github.com/yaml/libyaml", "2006-2016 Kirill Simonov; 2017-2020 Ingy döt Net"),
        ("glibc", None, "LGPL-2.1-or-later", "https://www.gnu.org/software/libc", "Free Software Foundation, Inc."),
        ("freetype", None, "FTL", "https://freetype.org", "The FreeType Project"),
        ("harfbuzz", None, "MIT-Modern-Variant", "https://harfbuzz.github.io", "The HarfBuzz authors"),
    ]
    # The letters, as NOTICE names them.
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8").split("-----")[0]
    licenses = {"SIL Open Font License 1.1": "OFL-1.1", "Bitstream Vera license": "Bitstream-Vera"}
    for block in notice.split("\n\n"):
        lines = [line.strip() for line in block.strip().splitlines()]
        if not lines or lines[-1] not in licenses:
            continue
        name = re.match(r"([A-Za-z ]+?)(?: (\d[\w. ]*?))?(?: \(|,|$)", lines[0])
        copyright = " ".join(line for line in lines[1:-1])
        found.append((f"letters of {name[1].strip()}", name[2], licenses[lines[-1]], None, copyright))
    return found


def sbom():
    """The bill of materials of the programs, as an SPDX document."""
    created = dist.time.strftime("%Y-%m-%dT%H:%M:%SZ", dist.time.gmtime(dist.source_time()))
    packages = [package("diorama", version(), "Apache-2.0", "https://example.com/diorama", "Diorama's authors", "SPDXRef-diorama")]
    relationships = [{"spdxElementId": "SPDXRef-DOCUMENT", "relatedSpdxElement": "SPDXRef-diorama", "relationshipType": "DESCRIBES"}]
    for name, number, license, location, copyright in parts():
        identifier = "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]+", "-", name)
        packages.append(package(name, number, license, location, copyright, identifier))
        relationships.append({"spdxElementId": "SPDXRef-diorama", "relatedSpdxElement": identifier, "relationshipType": "CONTAINS"})
    text = json.dumps([packages, relationships], sort_keys=True)
    return {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"diorama-{version()}",
        "documentNamespace": f"https://example.com/diorama/spdx/{version()}/{hashlib.sha256(text.encode()).hexdigest()[:32]}",
        "creationInfo": {"created": created, "creators": ["Tool: release-assets.py"]},
        "packages": packages,
        "relationships": relationships,
    }


def package(name, number, license, location, copyright, identifier):
    entry = {
        "SPDXID": identifier,
        "name": name,
        "downloadLocation": location or "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": license,
        "licenseDeclared": license,
        "copyrightText": copyright,
    }
    if number:
        entry["versionInfo"] = number
    return entry


# MARK: - Where a release is


def formulas(url, source, archive, output):
    """The formulas of Homebrew and the derivation of nix, with the addresses and hashes of a release."""
    # Homebrew compiles the sources of the tag, nix takes the archive of the static tool.
    for path in [*sorted((ROOT / "Packaging/homebrew").glob("*.rb")), ROOT / "Packaging/nix/default.nix"]:
        text = path.read_text(encoding="utf-8")
        packed = archive if path.suffix == ".nix" else source
        text = re.sub(r"https://example\.com/diorama/archive/[\w.]+\.tar\.gz", f"{url}/archive/refs/tags/{version()}.tar.gz", text)
        text = text.replace("https://example.com/diorama", url)
        text = text.replace("0" * 64, hashlib.sha256(packed.read_bytes()).hexdigest())
        (output / path.name).write_text(text, encoding="utf-8")
        print(output / path.name)


def notes(wanted):
    """The section of CHANGELOG.md for a version; an error where there is none."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(wanted)}\b[^\n]*\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if not found or not found[1].strip():
        sys.exit(f"release-assets: CHANGELOG.md has no section for {wanted}")
    return found[1].strip() + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    verbs = parser.add_subparsers(dest="verb", required=True)
    verb = verbs.add_parser("merge")
    verb.add_argument("folders", nargs="+", type=pathlib.Path)
    verb.add_argument("--output", type=pathlib.Path, required=True)
    verb = verbs.add_parser("sbom")
    verb.add_argument("--output", type=pathlib.Path)
    verb = verbs.add_parser("formulas")
    verb.add_argument("--url", required=True)
    verb.add_argument("--source", type=pathlib.Path, required=True, help="the archive of the tag's sources")
    verb.add_argument("--archive", type=pathlib.Path, required=True, help="the archive of the tool for Linux")
    verb.add_argument("--output", type=pathlib.Path, required=True)
    verb = verbs.add_parser("notes")
    verb.add_argument("version")
    options = parser.parse_args()
    if getattr(options, "output", None) and options.verb != "sbom":
        options.output.mkdir(parents=True, exist_ok=True)
    if options.verb == "merge":
        print(merge(options.folders, options.output))
    elif options.verb == "sbom":
        text = json.dumps(sbom(), indent=2, ensure_ascii=False) + "\n"
        if options.output:
            options.output.write_text(text, encoding="utf-8")
        else:
            sys.stdout.write(text)
    elif options.verb == "formulas":
        formulas(options.url, options.source, options.archive, options.output)
    else:
        sys.stdout.write(notes(options.version))


main()
