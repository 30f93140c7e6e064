import ArgumentParser
import DioramaCLI
import DioramaDriver
import Foundation
import SceneLanguage
import TestSupport
import Testing
import ToolTestSupport

/// Every write, and every removal, is inside what the user named: every verb, with every way to lead it elsewhere.
@MainActor
struct WritingTableTests {
  private nonisolated static let found = WritingTable.rows.filter { $0.found != nil }
  private nonisolated static let named = WritingTable.rows.filter { $0.found == nil }

  /// A project, and a folder beside it that nothing may change.
  private struct Place {
    let folder: TemporaryFolder

    @MainActor
    init(_ row: WritingRow) throws {
      let files = row.files.map { ("repo/" + $0.key, $0.value) }
      folder = try TemporaryFolder(
        Dictionary(uniqueKeysWithValues: files).merging([
          "repo/.git/HEAD": "", "victim/precious": "precious", "victim/c.xcstrings": "{\"version\":\"1.0\"}",
          "victim/T/en.lproj/A.strings": "\"x\" = \"y\";\n",
        ]) { $1 }
      )
      for call in row.preparation {
        let run = Invocation(arguments: call.split(separator: " ").map(String.init), in: folder)
        #expect(run.status == .success, "\(call): \(run.errors)")
      }
    }

    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(atPath: folder.at(name), withDestinationPath: folder.at(target))
    }

    /// Moves a file or folder of the project away, and leaves a link to it.
    func lead(_ name: String, to target: String) throws {
      try FileManager.default.moveItem(atPath: folder.at("repo/" + name), toPath: folder.at(target))
      try link("repo/" + name, to: target)
    }

    /// The names, texts and links below a folder.
    func contents(_ part: String) throws -> [String: String] {
      var contents: [String: String] = [:]
      for name in try folder.names() where name.hasPrefix(part) {
        if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder.at(name)) {
          contents[name] = "-> " + target
        } else if try FileSystem.real.status(folder.at(name)).kind == .folder {
          contents[name] = "/"
        } else {
          contents[name] = String(describing: try folder.bytes(name))
        }
      }
      return contents
    }

    /// Runs a call whose output, if it names one, is this.
    @MainActor
    func run(_ row: WritingRow, output: String = "@repo/new") -> (status: ToolStatus, errors: String) {
      let arguments = row.arguments.map { $0.replacing("%", with: output) }
      guard row.verb.hasPrefix("build/") else {
        let run = Invocation(arguments: arguments, in: folder)
        // What concerns files is on standard output of ibtool, which ends with 1 whatever is wrong.
        return row.verb == "ibtool" ? (run.status, run.said) : (run.status, run.errors)
      }
      let surroundings = Surroundings()
      let own = [String(row.verb.dropFirst("build/".count))] + arguments.dropFirst()
      let status = BuildTool.run(own.map { $0.replacing("@", with: folder.path + "/") }, in: surroundings)
      return (status, surroundings.errors.text)
    }
  }

  @Test("Each verb has its rows, or is known to write nothing")
  func verbs() {
    let known =
      DioramaCommand.configuration.subcommands.map { $0.configuration.commandName ?? "" }
      + DioramaCommand.configuration.groupedSubcommands.flatMap(\.subcommands).map {
        $0.configuration.commandName ?? ""
      }
    #expect(Set(known) == WritingTable.verbs.filter { !$0.hasPrefix("build/") })
  }

  @Test("Each call writes what its row names", arguments: WritingTable.rows)
  func works(row: WritingRow) throws {
    let place = try Place(row)
    if let existing = row.existing { try place.folder.write(existing, to: "repo/new" + row.ending) }
    let before = try place.contents("")
    let run = place.run(row, output: "@repo/new" + row.ending)
    #expect([.success, .findings].contains(run.status), "\(run.errors)")
    let after = try place.contents("")
    let output = "repo/" + (row.found ?? "new" + row.ending)
    #expect(after[output] != nil && after[output] != before[output], "\(output): \(run.errors) \(after.keys.sorted())")
  }

  /// The calls that make something of scenes and documents, of which each one has an error.
  ///
  /// `upgrade` keeps errors and changes the other parts, a page of differences names the scenes that have errors, and lists of files are
  /// not made of what is in scenes.
  private nonisolated static let wrong = WritingTable.rows.filter { row in
    row.preparation.isEmpty && row.files.keys.contains { $0.hasSuffix(".scene.yaml") || $0.hasSuffix(".xib") }
      && !["--cache", "baseline", "--log", "--html", "--markdown", "--xcfilelist"].contains { row.call.contains($0) }
      && !["upgrade", "review"].contains(row.verb)
  }

  @Test("Nothing is written of an input with an error", arguments: wrong)
  func inputWithAnError(row: WritingRow) throws {
    var row = row
    for (name, text) in row.files where name.hasSuffix(".xib") || SourceKind(path: name) != nil {
      row.files[name] = text + (name.hasSuffix(".xib") ? "<" : "mistake: 1\n")
    }
    let place = try Place(row)
    if let existing = row.existing { try place.folder.write(existing, to: "repo/new" + row.ending) }
    let before = try place.contents("repo")
    let run = place.run(row, output: "@repo/new" + row.ending)
    #expect(run.status != .success && !run.errors.isEmpty)
    #expect(try place.contents("repo") == before)
  }

  @Test("A link in the place of a file that nobody named is not followed out", arguments: found)
  func linkToFile(row: WritingRow) throws {
    let place = try Place(row)
    let name = try #require(row.found)
    if place.folder.has("repo/" + name) {
      try place.lead(name, to: "victim/moved")
    } else if name.hasSuffix(".storyboardc") || name.hasSuffix("workflows") {
      try place.link("repo/" + name, to: "victim/T")
    } else {
      try place.link("repo/" + name, to: name.hasSuffix(".strings") ? "victim/T/en.lproj/A.strings" : "victim/precious")
    }
    try refuses(row, in: place)
  }

  @Test("A link in the place of a folder that nobody named is not followed out", arguments: found)
  func linkToFolder(row: WritingRow) throws {
    guard let name = row.foundFolder else { return }
    let place = try Place(row)
    try place.lead(name, to: "victim/moved")
    try refuses(row, in: place)
  }

  private func refuses(_ row: WritingRow, in place: Place) throws {
    let before = try place.contents("victim")
    let run = place.run(row)
    #expect(run.status == (row.verb == "ibtool" ? .findings : .unwritableOutput), "\(run.errors)")
    let reasons = ["leads outside of what was named, to '", "exists already; -o "]
    #expect(reasons.contains { run.errors.contains($0) }, "\(run.errors)")
    #expect(try place.contents("victim") == before)
  }

  @Test("A link that is named as the output is followed, and nothing else there changes", arguments: named)
  func namedLink(row: WritingRow) throws {
    // A cache is a folder, an empty file is no catalog and no baseline, and a server without messages has no log.
    guard !["--cache", "extract", "baseline", "--log"].contains(where: { row.call.contains($0) }) else { return }
    let place = try Place(row)
    try place.folder.write(row.existing ?? "", to: "victim/named\(row.ending)")
    let before = try place.contents("victim")
    try place.link("repo/link\(row.ending)", to: "victim/named\(row.ending)")
    let run = place.run(row, output: "@repo/link\(row.ending)")
    #expect([.success, .findings].contains(run.status), "\(run.errors)")
    let after = try place.contents("victim")
    #expect(Set(after.keys) == Set(before.keys))
    #expect(after.filter { before[$0.key] != $0.value }.map(\.key) == ["victim/named\(row.ending)"])
    #expect(FileSystem.real.isLink(place.folder.at("repo/link\(row.ending)")))
  }

  @Test("An input is not replaced by an output, by its own name, a link or a hard link", arguments: named)
  func inputAsOutput(row: WritingRow) throws {
    for input in row.inputs {
      for way in ["name", "link", "hard"] {
        let place = try Place(row)
        var output = "repo/\(way)\(row.ending)"
        switch way {
        case "name": output = "repo/" + input
        case "link": try place.link(output, to: "repo/" + input)
        default: #expect(link(place.folder.at("repo/" + input), place.folder.at(output)) == 0)
        }
        let before = try place.contents("")
        let run = place.run(row, output: "@" + output)
        // A folder for caches that is none is no reason to fail.
        #expect(run.status != .success || row.call.contains("--cache"), "\(way): \(run.errors)")
        #expect(run.errors != "")
        let after = try place.contents("")
        for (name, text) in before { #expect(after[name] == text, "\(way) of \(input): \(name)") }
      }
    }
  }

  @Test("What a configuration names is written nowhere outside of its repository", arguments: WritingTable.rows)
  func configuration(row: WritingRow) throws {
    let others = [
      "ABSOLUTE/new.xcstrings", "ABSOLUTE/c.xcstrings", "none/../../victim/new.xcstrings", "../victim/T",
      "link.xcstrings", "folder/new.xcstrings", "folder/T",
    ]
    try configuration(row, path: "../victim/new.xcstrings")
    if row.verb == "strings" { for path in others { try configuration(row, path: path) } }
  }

  private func configuration(_ row: WritingRow, path: String) throws {
    let place = try Place(row)
    try place.link("repo/link.xcstrings", to: "victim/c.xcstrings")
    try place.link("repo/folder", to: "victim")
    let target = row.files[".diorama.yaml"] ?? ""
    let catalog = path.replacing("ABSOLUTE", with: place.folder.at("victim"))
    try place.folder.write("\(target)strings: {catalog: \"\(catalog)\"}\n", to: "repo/.diorama.yaml")
    let before = try place.contents("victim")
    let run = place.run(row, output: "@repo/new" + row.ending)
    #expect(try place.contents("victim") == before)
    guard row.verb == "strings" else { return }
    var own = row
    own.call = row.call.replacing(#/ --catalog \S+/#, with: "")
    let configured = place.run(own)
    #expect(run.status == .findings && configured.status == .findings)
    #expect(configured.errors.contains("'strings' leads out of the repository"), "\(configured.errors)")
    #expect(try place.contents("victim") == before)
  }

  @Test(
    "A name in a file leads nowhere",
    arguments: ["../../victim/x", "ABSOLUTE/x", "..", ".", "a/../../../victim/x"]
  )
  func names(name: String) throws {
    let row = WritingRow(verb: "compile", call: "@repo/in", files: ["in/.keep": ""])
    let place = try Place(row)
    let name = name.replacing("ABSOLUTE", with: place.folder.at("victim"))
    let home = "{class: UIViewController, storyboardIdentifier: \"\(name)\", view: {frame: [0, 0, 393, 852]}}"
    try place.folder.write(
      "storyboard: 1\ninitialViewController: Home\nscenes:\n  Home:\n    viewController: \(home)\n",
      to: "repo/in/Main.storyboard.yaml"
    )
    try place.folder.write(
      "scene: 1\nobjects:\n  - {class: UILabel, text: {text: Hi, key: a}}\n",
      to: "repo/in/A.scene.yaml"
    )
    let unit = #"{"stringUnit":{"state":"translated","value":"x"}}"#
    try place.folder.write(
      #"{"sourceLanguage":"en","strings":{"A.a":{"localizations":{"\#(name)":\#(unit)}},"a":{}},"version":"1.0"}"#,
      to: "repo/C.xcstrings"
    )
    let before = try place.contents("victim")
    let calls = [
      "compile @repo/in", "compile @repo/in --output-dir @repo/out", "generate @repo/in --output-dir @repo/swift",
      "export @repo/in/Main.storyboard.yaml", "import @repo/in/Main.storyboard --output-dir @repo/made",
      "decompile @repo/in/Main.storyboardc -o @repo/Again.storyboard.yaml", "split @repo/in",
      "render @repo/in/Main.storyboard.yaml",
      "strings compile @repo/in/A.scene.yaml --catalog @repo/C.xcstrings --output-dir @repo/tables",
    ]
    for call in calls {
      let run = Invocation(arguments: call.split(separator: " ").map(String.init), in: place.folder)
      #expect(run.status != .internalError, "\(call): \(run.errors)")
      #expect(try place.contents("victim") == before, "\(call)")
    }
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: place.folder.path)) == ["repo", "victim"])
  }

  /// The sources that change files by calls of their own, and why that is as it should be.
  private static let ownCalls = [
    // The user's tests write snapshots beside their own sources, with a library that has no `FileSystem`.
    "Sources/DioramaSnapshots/SnapshotFile.swift",
    // A compiled storyboard in a new folder among temporary files, which is removed after it was shown.
    "Sources/DioramaCLI/Storyboards/LiveStoryboard.swift", "Sources/DioramaCLI/Storyboards/ShowStoryboard.swift",
    // Two commits in new folders among temporary files, which are removed after they were compared.
    "Sources/DioramaCLI/Review/ReviewRevisions.swift",
    // What the plugin DioramaSources writes in the folder that SwiftPM gives it, by a tool that has no `FileSystem`.
    "Sources/diorama-sources/Main.swift",
    // The log of the servers, to which messages are appended.
    "Sources/DioramaCLI/Editor/ServerLoop.swift",
    // A new folder among temporary files for the process of a live screen, which is removed with it; and what a live storyboard was
    // compiled to.
    "Sources/DioramaCLI/Agents/SessionProcesses.swift", "Sources/DioramaCLI/Live/LiveScene.swift",
  ]

  /// What calls that change files look like in Swift.
  private static let marks = [
    "files.change", "FileChanges", "O_WRONLY", "O_RDWR", "fopen(", "unlink(path", "rmdir(path", "mkdir(path",
    "FileManager.default.create", "FileManager.default.remove", "FileManager.default.move", "FileManager.default.copy",
    "FileManager.default.link", "FileManager.default.replace", "write(to: URL", "write(toFile:",
  ].map { Data($0.utf8) }

  @Test("Only the functions that ask first change files")
  func sources() throws {
    let folder = Repository.root.appendingPathComponent("Sources")
    var found: Set<String> = []
    var count = 0
    let enumerator = try #require(FileManager.default.enumerator(atPath: folder.path))
    for case let name as String in enumerator
    where name.hasSuffix(".swift") && !name.hasPrefix("DioramaDriver/Files/") {
      count += 1
      let text = try Data(contentsOf: folder.appendingPathComponent(name))
      if Self.marks.contains(where: { text.range(of: $0) != nil }) { found.insert("Sources/" + name) }
    }
    #expect(count > 500)
    #expect(found == Set(Self.ownCalls))
  }
}
