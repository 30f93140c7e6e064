#!/usr/bin/env python3
"""Holds the reading of Swift's declarations against that of others: oracle.py FOLDER... [--inject SEED] [--limit COUNT]

Every Swift file below the folders is read by `read-surface` of the package Oracles, by `swiftc -frontend -dump-parse` and, with
--syntax, by `read-syntax` of the package Oracles/SwiftSyntax. Of the compiler's, every type with the end of its range and every
member with an attribute of Interface Builder's has to be in both; types in branches of `#if` that do not hold here are only in ours,
and are left out of the comparison, as are those in bodies of functions. Of swift-syntax's, every type with its whole range, whether
it is in a branch of `#if`, and its members with the places of their names have to be the same.
With --inject, a copy of each file gets members, branches, raw texts and regular expressions at places that follow from the seed.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

KINDS = {"class_decl": "class", "struct_decl": "struct", "enum_decl": "enum", "protocol": "protocol", "protocol_decl": "protocol",
         "extension_decl": "extension"}
ATTRIBUTES = {"ib_outlet_attr", "ib_action_attr", "ib_segue_action_attr", "ib_inspectable_attr"}
PIECES = [
    "@IBOutlet weak var injected%d: UILabel!",
    "@IBOutlet private var injected%d: [UIView]? { didSet { print(\"}\") } }",
    "@IBAction func injected%d(_ sender: Any) { if true { print(\"\\(sender) {\") } }",
    "@IBInspectable var injected%d: Double = 4 / 2",
    "static let injected%d = #\"}\"{\"#",
    "static let injected%d = \"\"\"\n  { \" \"\" \\(1 + (2))\n  \"\"\"",
    "func injected%d() { let a = /[}{\"]+/; _ = a }",
    "func injected%d() { let a = #/ { \" /#; _ = a }",
    "#if DEBUG\n  @IBOutlet var injected%d: UIView!\n  #endif",
    "#if !DEBUG\n  @IBOutlet var injected%d: UIView!\n  #else\n  var other%d = { 1 }\n  #endif",
    "/* { /* \" */ } */ @IBAction private func injected%d(sender: Int, for b: [Int: (Int) -> Void] = [:]) async throws {}",
    "var injected%d: Int { get { 1 / 2 } set { _ = newValue / 3 } }",
    "@IBSegueAction\n  func injected%d(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? { nil }",
    "@IBOutlet @objc(kept%d) public private(set) weak var `injected%d`: UIView?",
    "@available(iOS 13, *) @IBAction\n  // { between\n  func injected%d(\n    sender: UIButton,\n    with event: UIEvent?\n  ) {}",
    "#if os(iOS)\n  @IBInspectable var injected%d: UIColor? { didSet {} }\n  #elseif DEBUG && !FLAG\n  @IBAction func injected%d() {}\n"
    "  #else\n  #if compiler(>=6)\n  @IBOutlet var deep%d: UILabel!\n  #endif\n  #endif",
    "let injected%d = ##\"\"\"\n  \"\"\"# class No { @IBOutlet var \\#(1) }\n  \"\"\"##",
    "let injected%d = \"\\(\"}\" + (true ? \"{\" : #\"\\#(\"{\")\"#))\"",
    "let injected%d = [1, 2].map { $0 / 2 }.filter { x in x / 1 > 0 }; @IBOutlet var behind%d: UIView!",
    "func injected%d(_ a: Any = #/}\\/{/#, b: () -> Void = { }) {} ; @IBAction func behind%d() { }",
    "@IBOutlet var injected%d: UILabel!, other%d: [String: UIView]?",
]


def inject(text, types, rng):
    """The text with pieces behind the opening brackets of some of its types."""
    places = [t["body"] for t in types if t["kind"] in ("class", "struct", "extension") and t["body"]]
    for number, place in enumerate(sorted(rng.sample(places, min(len(places), 6)), reverse=True)):
        piece = "\n  " + rng.choice(PIECES).replace("%d", str(number)) + "\n"
        text = text[:place] + piece.encode() + text[place:]
    return text


def last(name):
    """The last part of a type's name; an extension of a generic type may name its arguments."""
    return re.sub(r"<.*>|[][ ]", "", name).split(".")[-1]


def walk(node, out):
    kind = KINDS.get(node.get("_kind"))
    if kind:
        end = node["range"]["end"]
        name = node["name"]["base_name"]["name"] if "name" in node else ""
        if kind == "extension":
            name = node.get("extended_type") or ""
        out["types"].add((kind, last(name), end + 1))
    if any(a.get("_kind") in ATTRIBUTES for a in node.get("attrs", []) if isinstance(a, dict)):
        if node["_kind"] in ("var_decl", "func_decl"):
            name = node["name"]["base_name"]
            out["members"].add((name if isinstance(name, str) else name.get("name"), node["_kind"]))
    for key in ("items", "members"):
        for child in node.get(key, []):
            if isinstance(child, dict):
                walk(child, out)


def compiler(path):
    run = subprocess.run(["swiftc", "-frontend", "-dump-parse", "-dump-ast-format", "json", "-enable-bare-slash-regex", str(path)],
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        return json.loads(run.stdout)
    except ValueError:
        return None


def printed(tool, paths):
    """What a tool prints for some files, a line of JSON for each."""
    if not paths:
        return []
    run = subprocess.run([tool, *map(str, paths)], stdout=subprocess.PIPE, check=True)
    return [json.loads(line) for line in run.stdout.splitlines()]


def whole(name):
    """A type's name without generic arguments and spaces, which swift-syntax keeps in extensions."""
    depth, text = 0, ""
    for letter in name:
        depth += (letter == "<") - (letter == ">")
        if depth == 0 and letter not in "> `":
            text += letter
    return text


def hold(found, syntax):
    """How a file's declarations differ from swift-syntax's."""
    def members(one):
        return tuple(sorted((m["kind"], m["name"].split("(")[0], m["offset"], m["conditional"]) for m in one["members"]
                            if m["kind"] in ("outlet", "action", "segueAction", "inspectable")))

    def types(read):
        return {(t["kind"], "" if whole(t["name"])[:1] in "[(" else whole(t["name"]), t["start"], t["end"], t["conditional"],
                 members(t)) for t in read["types"]}

    mine, theirs = types(found), types(syntax)
    return [f"only swift-syntax: {t}" for t in sorted(theirs - mine)] + [f"only here: {t}" for t in sorted(mine - theirs)]


def compare(found, path):
    tree = compiler(path)
    if tree is None:
        return path, None, []
    theirs = {"types": set(), "members": set()}
    walk(tree, theirs)
    types = {(t["kind"], last(t["name"]), t["end"]) for t in found["types"] if not t["conditional"]}
    types = {("class" if k == "actor" else k, n, e) for k, n, e in types}
    members = {(m["name"].split("(")[0], "func_decl" if m["kind"] in ("action", "segueAction") else "var_decl")
               for t in found["types"] for m in t["members"]
               if m["kind"] in ("outlet", "action", "segueAction", "inspectable") and not m["conditional"]}
    everything = {(t["kind"] if t["kind"] != "actor" else "class", last(t["name"]), t["end"]) for t in found["types"]}
    every_member = {(m["name"].split("(")[0], "func_decl" if m["kind"] in ("action", "segueAction") else "var_decl")
                    for t in found["types"] for m in t["members"]}
    wrong = [f"only the compiler: {t}" for t in sorted(theirs["types"] - everything, key=str)]
    wrong += [f"only here: {t}" for t in sorted(types - theirs["types"], key=str)]
    wrong += [f"only the compiler: {m}" for m in sorted(theirs["members"] - every_member, key=str)]
    wrong += [f"only here: {m}" for m in sorted(members - theirs["members"], key=str)]
    wrong += [f"problem: {p}" for p in found["problems"]]
    return path, (len(theirs["types"]), len(theirs["members"])), wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--tool", required=True, help="the program read-surface")
    parser.add_argument("--syntax", help="the program read-syntax; without it, swift-syntax is not asked")
    parser.add_argument("--no-compiler", action="store_true", help="ask swift-syntax alone")
    parser.add_argument("--inject", type=int, help="the seed of what is added to copies of the files")
    parser.add_argument("--limit", type=int, help="how many files at most")
    arguments = parser.parse_args()
    files = sorted(f for folder in arguments.folders for f in folder.rglob("*.swift") if f.is_file() and ".build" not in f.parts)
    rng = random.Random(arguments.inject or 0)
    if arguments.limit:
        rng.shuffle(files)
        files = sorted(files[:arguments.limit])
    with tempfile.TemporaryDirectory() as folder:
        read = printed(arguments.tool, files)
        if arguments.inject is not None:
            copies = []
            for number, (file, found) in enumerate(zip(files, read)):
                text = inject(file.read_bytes(), found["types"], rng)
                copies.append(pathlib.Path(folder) / f"{number}-{file.name}")
                copies[-1].write_bytes(text)
            files = copies
            read = printed(arguments.tool, files)
        differing = set()
        if arguments.syntax:
            syntax = printed(arguments.syntax, files)
            for file, found, other in zip(files, read, syntax):
                for line in hold(found, other):
                    differing.add(file)
                    print(f"{file}: {line}")
            print(f"{len(files)} files, {sum(len(r['types']) for r in syntax)} types and "
                  f"{sum(len(t['members']) for r in syntax for t in r['types'])} members of swift-syntax's; "
                  f"{len(differing)} files differ")
        results = []
        if not arguments.no_compiler:
            with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
                results = list(pool.map(lambda pair: compare(*pair), zip(read, files)))
            counts = [count for _, count, _ in results if count]
            for path, count, wrong in results:
                for line in wrong:
                    print(f"{path}: {line}")
            refused = sum(count is None for _, count, _ in results)
            print(f"{len(counts)} files, {sum(c[0] for c in counts)} types and {sum(c[1] for c in counts)} members of the "
                  f"compiler's; {sum(bool(w) for _, _, w in results)} files differ; {refused} the compiler did not read")
    sys.exit(bool(differing) or any(wrong for _, _, wrong in results))


main()
