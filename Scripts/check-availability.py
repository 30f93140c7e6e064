#!/usr/bin/env python3
"""Holds that the sources use nothing newer than the oldest systems that Package.swift names.

    check-availability.py INDEX [FOLDER…]

The compiler checks availability on Apple's systems only. INDEX is the index store of a debug build (`.build/debug/index/store`), in
which the compiler has noted every declaration that a source uses; the symbol graphs of the standard library's modules and of
Foundation say since when each exists. FOLDERs, by default Sources, are what is held. Code within `#if os(Linux)` and the like, and
within `@available` and `#available`, may use what it likes. Features of the language that need a newer runtime are found by their words.
"""

import ctypes
import functools
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODULES = [
    "Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Observation", "RegexBuilder", "FoundationEssentials",
    "FoundationInternationalization", "Foundation",
]
# What the runtime of an older system cannot do, although the compiler knows no declaration that is newer.
FEATURES = [
    (re.compile(r"\bany (Sequence|Collection|BidirectionalCollection|RandomAccessCollection|AsyncSequence|Identifiable)<"),
     "an existential type with arguments needs macOS 13"),
    (re.compile(r"\bisolated deinit\b"), "'isolated deinit' needs macOS 15.4"),
    (re.compile(r"<let \w+: Int\b"), "a type with a number as its argument needs macOS 26"),
    (re.compile(r"\b(struct|class|enum) \w+<each \w+"), "a type with a pack of arguments needs macOS 14"),
    (re.compile(r"^\s*(package |public |private |internal )?import Synchronization\b"), "Synchronization needs macOS 15"),
    # Array's and UTF8View's come back to older systems; a stored one does not.
    (re.compile(r"\b(InlineArray|UTF8Span|OutputSpan)\b"), "this type needs macOS 26"),
]


def oldest():
    """The oldest systems that the package names for its users."""
    text = (ROOT / "Package.swift").read_text(encoding="utf-8")
    found = re.search(r"platforms: isStrict \? \[.*?\] : \[\.macOS\(\.v(\d+)\), \.iOS\(\.v(\d+)\)\]", text)
    if not found:
        sys.exit("check-availability: Package.swift does not name the oldest systems as this script reads them")
    return {"macOS": (int(found[1]), 0), "iOS": (int(found[2]), 0)}


def newer_declarations(limits):
    """The declarations that an oldest system lacks, by the names by which compilers know them, with what each needs."""
    target = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True).stdout)["target"]["triple"]
    found, always, known = {}, set(), 0
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES:
            command = ["swift", "symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir", folder]
            if subprocess.run(command + ["-minimum-access-level", "public"], capture_output=True).returncode != 0:
                print(f"check-availability: there is no module {module} here, whose declarations are not held")
        for path in pathlib.Path(folder).glob("*.symbols.json"):
            for symbol in json.loads(path.read_bytes())["symbols"]:
                known += 1
                for entry in symbol.get("availability", []):
                    version = entry.get("introduced")
                    limit = limits.get(entry.get("domain"))
                    if version is None or limit is None:
                        continue
                    if (version["major"], version.get("minor", 0)) > limit:
                        needs = f"{entry['domain']} {version['major']}.{version.get('minor', 0)}"
                        found[symbol["identifier"]["precise"]] = (".".join(symbol["pathComponents"]), needs)
                if not symbol.get("availability"):
                    always.add(symbol["identifier"]["precise"])
    if known < 1000:
        sys.exit("check-availability: the symbol graphs of the standard library are empty")
    # A requirement that is newer than its protocol is recorded in place of the member of an extension, which older systems have: only the name of
    # the extension is added to that of the protocol, as in FixedWidthIntegerP and FixedWidthIntegerPsE.
    return {usr: entry for usr, entry in found.items() if re.sub(r"^(s:s\d+[A-Za-z]+P)", r"\1sE", usr) not in always}


# MARK: - The index


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode("utf-8", "replace") if self.length else ""


class Index:
    """An index store, read by the toolchain's library."""

    def __init__(self, store):
        compiler = pathlib.Path(subprocess.run(["which", "swiftc"], capture_output=True, text=True, check=True).stdout.strip())
        folder = compiler.resolve().parent.parent / "lib"
        names = ["libIndexStore.so", "libIndexStore.dylib"]
        self.library = ctypes.CDLL(str(next(folder / name for name in names if (folder / name).exists())))
        for name in ["unit_reader_get_main_file", "unit_dependency_get_name", "symbol_get_usr", "unit_reader_get_module_name"]:
            getattr(self.library, f"indexstore_{name}").restype = Text
        for name in ["store_create", "unit_reader_create", "record_reader_create", "occurrence_get_symbol"]:
            getattr(self.library, f"indexstore_{name}").restype = ctypes.c_void_p
        self.folder = store
        error = ctypes.c_void_p()
        self.store = self.library.indexstore_store_create(str(store).encode(), ctypes.byref(error))
        if not self.store:
            sys.exit(f"check-availability: {store} is no index store; build with swift build")

    def names_of_units(self):
        names = []
        visit = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)(lambda _, name: names.append(str(name)) or True)
        self.library.indexstore_store_units_apply_f(ctypes.c_void_p(self.store), 0, None, visit)
        return names

    def records(self):
        """The source and the name of the record of the newest unit of each source; one older than its source is left out."""
        newest = {}
        for source, record, made in self.all_records():
            if made >= newest.get(source, (0,))[0]:
                newest[source] = (made, record)
        for source, (made, record) in newest.items():
            yield source, record

    def all_records(self):
        """The source and the name of the record of each unit, and the time at which it was made."""
        library, error = self.library, ctypes.c_void_p()
        for unit in self.names_of_units():
            reader = library.indexstore_unit_reader_create(ctypes.c_void_p(self.store), unit.encode(), ctypes.byref(error))
            if not reader:
                continue
            source = str(library.indexstore_unit_reader_get_main_file(ctypes.c_void_p(reader)))
            found = []
            made = next(self.folder.glob(f"*/units/{unit}"), None)
            try:
                if made is None or made.stat().st_mtime < pathlib.Path(source).stat().st_mtime:
                    continue
            except OSError:
                continue

            def dependency(_, item):
                # A record has the uses of declarations; other kinds are units and files.
                if library.indexstore_unit_dependency_get_kind(ctypes.c_void_p(item)) == 2:
                    found.append(str(library.indexstore_unit_dependency_get_name(ctypes.c_void_p(item))))
                return True

            visit = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(dependency)
            library.indexstore_unit_reader_dependencies_apply_f(ctypes.c_void_p(reader), None, visit)
            library.indexstore_unit_reader_dispose(ctypes.c_void_p(reader))
            for record in found:
                yield source, record, made.stat().st_mtime

    def uses(self, record):
        """The declarations that a record's source uses, with their lines."""
        library, error, found = self.library, ctypes.c_void_p(), []
        reader = library.indexstore_record_reader_create(ctypes.c_void_p(self.store), record.encode(), ctypes.byref(error))
        if not reader:
            return found

        def occurrence(_, item):
            symbol = library.indexstore_occurrence_get_symbol(ctypes.c_void_p(item))
            line, column = ctypes.c_uint(), ctypes.c_uint()
            library.indexstore_occurrence_get_line_col(ctypes.c_void_p(item), ctypes.byref(line), ctypes.byref(column))
            found.append((str(library.indexstore_symbol_get_usr(ctypes.c_void_p(symbol))), line.value))
            return True

        visit = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(occurrence)
        library.indexstore_record_reader_occurrences_apply_f(ctypes.c_void_p(reader), None, visit)
        library.indexstore_record_reader_dispose(ctypes.c_void_p(reader))
        return found


# MARK: - What may use anything


def guarded_lines(text):
    """The lines that no Apple system compiles, or only one that is new enough."""
    lines = text.split("\n")
    guarded, conditions = set(), []
    for number, line in enumerate(lines, 1):
        word = line.strip()
        if word.startswith("#if "):
            conditions.append(is_elsewhere(word[4:]))
        elif word.startswith("#elseif ") and conditions:
            conditions[-1] = is_elsewhere(word[8:])
        elif word == "#else" and conditions:
            before = next(l.strip() for l in reversed(lines[: number - 1]) if l.strip().startswith("#if "))
            conditions[-1] = bool(re.search(r"^#if (canImport\(Darwin\)|os\(macOS\)|canImport\(UIKit\)|canImport\(ObjectiveC\))", before))
        elif word == "#endif" and conditions:
            conditions.pop()
        if any(conditions):
            guarded.add(number)
        if re.search(r"@available\((macOS|iOS) \d|#available\(", line):
            guarded.update(braces(lines, number))
    return guarded


def is_elsewhere(condition):
    return bool(re.match(r"(os\((Linux|Android|Windows)\)|canImport\((Glibc|Musl)\)|!canImport\((Darwin|UIKit|ObjectiveC)\))", condition))


def braces(lines, begin):
    """The lines from one on to the end of the block that follows."""
    depth, opened = 0, False
    for number in range(begin, len(lines) + 1):
        yield number
        depth += lines[number - 1].count("{") - lines[number - 1].count("}")
        opened = opened or "{" in lines[number - 1]
        if opened and depth <= 0:
            return


def is_operator(name):
    return not any(character.isalnum() for character in name)


@functools.cache
def lines_of(path):
    return path.read_text(encoding="utf-8").split("\n")


def text_of(path, line):
    """A line of a source, counted from 1; empty where there is none."""
    lines = lines_of(path)
    return lines[line - 1] if 0 < line <= len(lines) else ""


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__.strip())
    folders = [ROOT / folder for folder in sys.argv[2:] or ["Sources"]]
    limits = oldest()
    newer = newer_declarations(limits)
    problems, seen, guards = set(), set(), {}

    def report(path, line, text):
        if path not in guards:
            guards[path] = guarded_lines(path.read_text(encoding="utf-8"))
        if line not in guards[path]:
            problems.add((str(path.relative_to(ROOT)), line, text))

    index = Index(pathlib.Path(sys.argv[1]).resolve())
    for source, record in index.records():
        path = pathlib.Path(source)
        if not path.exists() or not any(path.resolve().is_relative_to(folder) for folder in folders):
            continue
        path = path.resolve()
        seen.add(path)
        for usr, line in index.uses(record):
            if usr in newer:
                name, needs = newer[usr]
                # A property of a protocol with a default is noted at each type that conforms, where nobody has written its name; on an
                # older system the protocol does not have it.
                member = name.split(".")[-1]
                if "(" not in member and not is_operator(member) and member not in text_of(path, line):
                    continue
                report(path, line, f"'{name}' needs {needs}")
    sources = [path for folder in folders for path in folder.rglob("*.swift")]
    for path in sources:
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            for pattern, text in FEATURES:
                if pattern.search(line.split("//")[0]):
                    report(path, number, text)
    for path, line, text in sorted(problems):
        print(f"{path}:{line}: error: {text}")
    unseen = len(set(sources) - seen)
    systems = " and ".join(f"{name} {version[0]}" for name, version in limits.items())
    if problems:
        sys.exit(f"{len(problems)} uses of what {systems} does not have")
    if not seen:
        sys.exit("check-availability: the index has none of these sources")
    print(f"{len(seen)} sources use nothing that {systems} does not have; {unseen} are not in the index.")


main()
