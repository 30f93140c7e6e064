import DioramaCLI
import DioramaDriver
import Foundation
import TestSupport
import Testing
import ToolTestSupport

/// `@FILE` as the first argument, and names that look like options, help or such a file.
@MainActor
struct CallArgumentsTests {
  private func expanded(_ text: String, _ more: String...) throws -> CallArguments {
    let folder = try TemporaryFolder(["list": text])
    return CallArguments(["@" + folder.at("list")] + more, in: .real)
  }

  private func run(_ arguments: String..., in folder: TemporaryFolder? = nil) -> (status: ToolStatus, said: String) {
    run(arguments, in: folder)
  }

  /// Runs the tool as if the folder were the current one, where only reading is tried.
  private func run(_ arguments: [String], in folder: TemporaryFolder? = nil) -> (status: ToolStatus, said: String) {
    var files = FileSystem.real
    let prefix = folder.map { $0.path + "/" } ?? ""
    files.status = { path throws(FileError) in try FileSystem.real.status(prefix + path) }
    files.read = { path, limit throws(FileError) in try FileSystem.real.read(prefix + path, limit) }
    files.isLink = { FileSystem.real.isLink(prefix + $0) }
    let surroundings = Surroundings(files: files)
    let status = Tool.run(arguments, in: surroundings)
    let said = surroundings.output.text + surroundings.errors.text
    return (status, prefix.isEmpty ? said : said.replacing(prefix, with: ""))
  }

  @Test(
    "Each line is an argument; quotes and backslashes mean what they mean to a shell",
    arguments: [
      ("a\nb\n", ["a", "b"]), ("a b", ["a b"]), ("  a\t\r\n\r\n\n b ", ["a", "b"]), ("\u{FEFF}a", ["a"]),
      ("'a b'", ["a b"]), ("\"a 'b'\"", ["a 'b'"]), (#"'it'\''s'"#, ["it's"]), (#"a\ "#, ["a "]), ("' a '", [" a "]),
      (#"a\\b"#, [#"a\b"#]), (#"'a\b'"#, [#"a\b"#]), (#""a\"b""#, [#"a"b"#]),
      ("--jobs=2\n--quiet", ["--jobs=2", "--quiet"]),
      ("", []), ("''", []), ("@", ["@"]), ("@other\n--\n@other", ["@other", "--", "@other"]), ("# a", ["# a"]),
    ]
  )
  func lines(text: String, arguments: [String]) throws {
    let expanded = try expanded(text)
    #expect(expanded.problem == nil)
    #expect(expanded.arguments == arguments)
  }

  @Test("What is no list is told with its line", arguments: [("a\n'b", 2), ("\"b", 1), ("a\\", 1)])
  func unclosed(text: String, line: Int) throws {
    #expect(
      try expanded(text).problem?.hasSuffix("/list:\(line): a quote is not closed, or a backslash ends the line")
        == true
    )
    #expect(
      try expanded("a\u{0}b\u{0}").problem?.hasSuffix("has a NUL byte; it needs one argument in each line") == true
    )
  }

  @Test("The arguments of a file come first, and last where the verb is in the call")
  func order() throws {
    #expect(try expanded("lint\na", "--strict", "b").arguments == ["lint", "a", "--strict", "b"])
    #expect(try expanded("a\n-b", "lint", "--strict", "--").arguments == ["lint", "--strict", "--", "a", "-b"])
    #expect(try expanded("lint").arguments == ["lint"])
  }

  @Test("A call names nothing on purpose if -- ends it, or if its file is empty")
  func nothing() throws {
    #expect(CallArguments(["lint", "--"], in: .real).namesNothing)
    #expect(!CallArguments(["lint"], in: .real).namesNothing)
    #expect(!CallArguments(["lint", "--", "a"], in: .real).namesNothing)
    #expect(try expanded("", "lint").namesNothing)
    #expect(try expanded("\n", "lint", "--").namesNothing)
    #expect(try expanded("lint\n--").namesNothing)
    #expect(try !expanded("a", "lint", "--").namesNothing)
  }

  @Test(
    "A file that cannot be read is an input that cannot be; quotes that are not closed are a wrong call",
    arguments: ["compile", "validate", "lint", "format", "generate"]
  )
  func missing(verb: String) throws {
    let folder = try TemporaryFolder()
    let missing = run("@" + folder.at("none"), verb)
    #expect(missing.status == .unreadableInput)
    #expect(missing.said == "diorama: @\(folder.at("none")): no such file or folder\n")
    let folderItself = run("@" + folder.path, verb)
    #expect(folderItself.status == .unreadableInput)
    #expect(folderItself.said == "diorama: @\(folder.path): is a folder\n")
    try folder.write("'a", to: "list")
    #expect(run("@" + folder.at("list"), verb).status == .usage)
  }

  @Test("A file without a verb, and without one behind it, is a wrong call")
  func noVerb() throws {
    let folder = try TemporaryFolder(["empty": "", "option": "--strict"])
    #expect(run("@" + folder.at("empty")).status == .usage)
    #expect(run("@" + folder.at("option")).status == .usage)
  }

  @Test(
    "Behind the first argument, @ begins a name, with and without a file of the rest of the name",
    arguments: [
      "validate", "lint", "compile", "format", "import", "export", "decompile", "tree", "render", "inspect", "split",
      "upgrade", "preview", "snapshots --stale", "generate --output-dir out", "merge a b", "diff a", "strings check",
      "strings extract", "strings rekey", "catalog --coverage", "schema -o out --schemas",
    ]
  )
  func names(verb: String) throws {
    let folder = try TemporaryFolder(["x": "--help\n", "x.xib": "--help\n", "x.scene.yaml": "--help\n"])
    for name in ["@x", "@x.xib", "@x.scene.yaml", "@none"] {
      let call = verb.split(separator: " ").map(String.init) + [name]
      try folder.write(call.joined(separator: "\n"), to: "list")
      for call in [call, ["@list"]] {
        let run = run(call, in: folder)
        #expect(run.status != .success && !run.said.contains("OVERVIEW"), "\(call): \(run.said)")
      }
    }
  }

  @Test("A call in the form of other tools is told where the file is named")
  func firstForm() throws {
    let folder = try TemporaryFolder(["list": "A.scene.yaml"])
    #expect(
      run("lint", "@list", in: folder).said == """
        diorama: @list: no such file or folder
        diorama: arguments in a file are named first: 'diorama @list lint …'; elsewhere '@list' is a name

        """
    )
    #expect(run("lint", "@other", in: folder).said == "diorama: @other: no such file or folder\n")
    #expect(run("lint", "--", "@list", in: folder).said == "diorama: @list: no such file or folder\n")
  }

  /// Verbs whose parsers are asked, and those that are read without one.
  nonisolated private static let verbs = [
    "validate", "lint", "compile", "format", "render", "import", "export", "decompile", "tree", "inspect", "split",
    "upgrade", "generate --output-dir out", "merge a b", "diff a", "strings extract", "strings check",
    "snapshots", "preview", "swift-classes", "explain", "init", "schema", "catalog", "lsp", "",
  ]

  @Test("A cluster of letters is no call for help, though there is an h in it", arguments: verbs)
  func clusters(verb: String) throws {
    let folder = try TemporaryFolder(["-dash.scene.yaml": Scenes.wrong, "--help=1.scene.yaml": Scenes.wrong])
    for name in ["-dash.scene.yaml", "-qh", "--help=1.scene.yaml", "--version=1", "-hh"] {
      let run = run(verb.split(separator: " ").map(String.init) + [name], in: folder)
      #expect(run.status == .usage, "\(name): \(run.said)")
      #expect(run.said.contains("'\(name)'"), "\(run.said)")
      let isFile = name.hasSuffix(".yaml")
      #expect(run.said.contains("'\(name)' is also a file: write -- before names, or './\(name)'") == isFile)
    }
  }

  @Test("What the parser quotes begins no line that a build server obeys")
  func quoted() {
    let run = run("tree", "a", "b\n::error::c", "d\n \t::error::e")
    #expect(run.status == .usage && run.said.contains("::error::c"))
    #expect(!run.said.split(separator: "\n").contains { $0.drop(while: \.isWhitespace).hasPrefix("::") }, "\(run.said)")
  }

  @Test("Help and versions are for who asks for them exactly")
  func help() {
    for call in ["--help", "-h", "help", "help lint", "lint -h", "lint --help", "lint . --help", "strings --help"] {
      let run = run(call.split(separator: " ").map(String.init))
      #expect(run.status == .success && run.said.contains("USAGE"), "\(call)")
    }
    for call in ["--version", "-V", "version"] {
      #expect(run(call) == (.success, ToolVersion.current + "\n"))
    }
    #expect(run("strings").status == .usage)
    #expect(run("lint", "--", "--help").status == .unreadableInput)
  }

  @Test("Behind --, which every hook writes before names, a name is no option")
  func options() throws {
    for verb in [
      "validate", "lint", "compile", "format", "import", "export", "decompile", "inspect", "split", "upgrade",
    ] {
      for name in ["--fix.scene.yaml", "--config=none.scene.yaml", "@none.scene.yaml", "-dash.xib", "--help", "-o"] {
        let run = run(verb, "--", name)
        #expect(run.status == .unreadableInput || run.status == .usage, "\(verb) \(name): \(run.said)")
        #expect(run.said.contains(name) || run.said.contains("need --output-dir"), "\(verb) \(name): \(run.said)")
      }
    }
  }

  @Test("Every verb takes the inputs of a file", arguments: ["compile", "validate", "lint", "format"])
  func inputs(verb: String) throws {
    let folder = try TemporaryFolder(["a b/A.scene.yaml": Scenes.wrong, "B.scene.yaml": Scenes.wrong])
    try folder.write("'\(folder.at("a b/A.scene.yaml"))'\n\(folder.at("B.scene.yaml"))\n", to: "list")
    let both = run("@" + folder.at("list"), verb, "--diagnostics=gcc", "--")
    #expect(both.status == .findings)
    #expect(both.said.split(separator: "\n").count { $0.hasSuffix("[unknown-property]") } == 2, "\(both.said)")
  }
}
