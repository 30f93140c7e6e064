import DioramaCLI
import DioramaDriver
import Foundation
import TestSupport
import Testing
import ToolTestSupport

/// `@FILE` stands for the arguments in a file, for every verb.
@MainActor
struct ResponseFileTests {
  private func expanded(_ text: String) throws -> ResponseFiles {
    let folder = try TemporaryFolder(["list": text])
    return ResponseFiles(expanding: ["@" + folder.at("list")], in: .real)
  }

  private func run(_ arguments: String...) -> (status: ToolStatus, errors: String) {
    let surroundings = Surroundings()
    let status = Tool.run(arguments, in: surroundings)
    return (status, surroundings.output.text + surroundings.errors.text)
  }

  @Test(
    "Each line is an argument; quotes and backslashes mean what they mean to a shell",
    arguments: [
      ("a\nb\n", ["a", "b"]), ("a b", ["a b"]), ("  a\t\r\n\r\n\n b ", ["a", "b"]), ("\u{FEFF}a", ["a"]),
      ("'a b'", ["a b"]), ("\"a 'b'\"", ["a 'b'"]), (#"'it'\''s'"#, ["it's"]), (#"a\ "#, ["a "]), ("' a '", [" a "]),
      (#"a\\b"#, [#"a\b"#]), (#"'a\b'"#, [#"a\b"#]), (#""a\"b""#, [#"a"b"#]),
      ("--jobs=2\n--quiet", ["--jobs=2", "--quiet"]),
      ("", []), ("''", []), ("@", ["@"]), ("--\n@other", ["--", "@other"]), ("# a", ["# a"]),
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
    #expect(try expanded("a\u{0}b\u{0}").problem?.hasSuffix("holds a NUL byte; an argument a line is needed") == true)
  }

  @Test("Files name files, but neither themselves nor one another without end")
  func nesting() throws {
    let folder = try TemporaryFolder(["self": "", "last": "z"])
    try folder.write("@\(folder.at("last"))\nb", to: "first")
    #expect(
      ResponseFiles(expanding: ["a", "@" + folder.at("first"), "c"], in: .real).arguments == ["a", "z", "b", "c"]
    )
    try folder.write("@\(folder.at("self"))", to: "self")
    let circle = ResponseFiles(expanding: ["@" + folder.at("self")], in: .real)
    #expect(circle.problem?.hasSuffix("/self: this response file is named twice, or names itself") == true)
    for index in 0..<40 { try folder.write("@\(folder.at("f\(index + 1)"))", to: "f\(index)") }
    let deep = ResponseFiles(expanding: ["@" + folder.at("f0")], in: .real)
    #expect(deep.problem?.hasSuffix("/f16: response files name each other more than 16 deep") == true)
  }

  @Test(
    "A file that cannot be read is an input that cannot be; quotes that are not closed are a wrong call",
    arguments: ["compile", "validate", "lint", "format", "generate"]
  )
  func missing(verb: String) throws {
    let folder = try TemporaryFolder()
    let missing = run(verb, "@" + folder.at("none"))
    #expect(missing.status == .unreadableInput)
    #expect(missing.errors == "diorama: @\(folder.at("none")): no such file or folder\n")
    let folderItself = run(verb, "@" + folder.path)
    #expect(folderItself.status == .unreadableInput)
    #expect(folderItself.errors == "diorama: @\(folder.path): is a folder\n")
    try folder.write("'a", to: "list")
    #expect(run(verb, "@" + folder.at("list")).status == .usage)
  }

  @Test("A scene is no list of arguments, whatever its name begins with")
  func sceneNames() throws {
    let folder = try TemporaryFolder(["2x.scene.yaml": "--fix\n", "deep/.scene.yaml": "--fix\n"])
    let names = ["@" + folder.at("2x.scene.yaml"), "@" + folder.at("deep/.scene.yaml"), "@3x.scene.yaml"]
    let expanded = ResponseFiles(expanding: ["lint"] + names, in: .real)
    #expect(expanded.problem == nil && expanded.arguments == ["lint"] + names)
  }

  @Test("A scene is no option behind --, which every hook puts before the names")
  func options() throws {
    for name in ["--fix.scene.yaml", "--config=none.scene.yaml", "@none.scene.yaml"] {
      let run = run("lint", "--strict", "--", name)
      #expect(run.status == .unreadableInput)
      #expect(run.errors == "diorama: \(name): no such file or folder\n")
    }
    let root = Repository.root
    let hooks = try String(contentsOf: root.appendingPathComponent(".pre-commit-hooks.yaml"), encoding: .utf8)
    let lines = hooks.split(separator: "\n")
    // Hooks that look at the whole project get no names.
    let hooksWithNames = lines.count { $0.hasPrefix("- id:") } - lines.count { $0 == "  pass_filenames: false" }
    #expect(hooksWithNames == lines.count { $0.hasPrefix("  args:") && $0.hasSuffix("--]") })
    let page = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(page.contains("\nxargs -0 diorama lint --strict -- <.names\n"))
  }

  @Test("Every verb takes the inputs of a file", arguments: ["compile", "validate", "lint", "format"])
  func inputs(verb: String) throws {
    let folder = try TemporaryFolder(["a b/A.scene.yaml": Scenes.wrong, "B.scene.yaml": Scenes.wrong])
    try folder.write(
      "'\(folder.at("a b/A.scene.yaml"))'\n\(folder.at("B.scene.yaml"))\n--diagnostics=gcc\n",
      to: "list"
    )
    let both = run(verb, "@" + folder.at("list"))
    #expect(both.status == .findings)
    #expect(both.errors.split(separator: "\n").count { $0.hasSuffix("[unknown-property]") } == 2, "\(both.errors)")
  }
}
