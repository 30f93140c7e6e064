import DioramaCLI
import DioramaDriver
import Foundation
import JSONText
import Testing
import ToolTestSupport

/// The tool without a viewer hands the verbs that show views to `diorama-viewer`, and no others.
@MainActor
struct ViewerProgramTests {
  /// What a run did: what it handed over, and how it ended.
  struct Run {
    var status: ToolStatus
    var errors: String
    var output: String
    var handed: [String]?
    var program: String?
    var hasReadInput: Bool
  }

  /// Runs a tool at /opt/bin/diorama; `programs` are the files that can be run, and handing over ends with the status of a failure.
  private func run(
    _ arguments: [String],
    programs: Set<String> = ["/opt/bin/diorama-viewer"],
    searchPath: String = "/usr/bin:/bin",
    links: [String: String] = [:]
  ) -> Run {
    var files = FileSystem.real
    let (canonicalPath, status) = (files.canonicalPath, files.status)
    files.canonicalPath = { path throws(FileError) in
      path == "/proc/self/exe" ? "/opt/bin/diorama" : try canonicalPath(path)
    }
    files.status = { path throws(FileError) in
      // Each name is a file of its own, unless it is a link to another.
      let file = links[path] ?? path
      guard ["/opt/bin/diorama", "/opt/bin/diorama-viewer"].contains(file) else { return try status(file) }
      return try status(file.hasSuffix("-viewer") ? "/dev/zero" : "/dev/null")
    }
    var result = Run(status: .success, errors: "", output: "", hasReadInput: false)
    let surroundings = Surroundings(
      files: files,
      readInput: { _ in
        result.hasReadInput = true
        return Array("scene: 1\nobjects: []\n".utf8)
      },
      executable: "/proc/self/exe"
    )
    let program = ViewerProgram(
      searchPath: searchPath,
      isProgram: { programs.contains($0) },
      replaceProcess: { path, arguments in
        (result.program, result.handed) = (path, arguments)
        return "no"
      }
    )
    result.status = Tool.run(arguments, in: surroundings, with: .elsewhere(program))
    (result.errors, result.output) = (surroundings.errors.text, surroundings.output.text)
    return result
  }

  @Test(
    "Verbs that show views are handed over with their arguments, before anything is read or printed",
    arguments: [
      ["tree", "-"], ["tree", "A.nib", "--json"], ["render", "A.scene.yaml"],
      ["render", "-", "-o", "-", "--sizes", "phones"],
      ["render", "A.nib", "--verbose", "-q", "--scale=2"], ["preview"], ["preview", "Scenes", "--open"],
      ["diff", "a", "b", "--html", "c.html"], ["diff", "a", "b", "--markdown", "-"],
      ["diff", "-", "b", "--pictures", "c"], ["lsp"], ["lsp", "--stdio"],
    ]
  )
  func handsOver(arguments: [String]) throws {
    let folder = try TemporaryFolder(["list": arguments.joined(separator: "\n")])
    let run = run(arguments)
    #expect(run.handed == arguments)
    #expect(run.program == "/opt/bin/diorama-viewer")
    #expect(!run.hasReadInput && run.output.isEmpty)
    #expect(run.errors == "diorama: /opt/bin/diorama-viewer cannot be run: no\n" && run.status.rawValue == 70)
    // A file of arguments is named again, since it can be read again.
    let list = "@" + folder.at("list")
    #expect(self.run([list]).handed == [list])
  }

  @Test("A pipe of arguments is read once: what it says is handed over in its place")
  func pipe() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("tree\nA.nib\n".utf8))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(run(["@" + path, "--json"]).handed == ["tree", "A.nib", "--json"])
  }

  @Test(
    "Everything else is done here: other verbs, help, mistakes, completion",
    arguments: [
      ["tree", "--help"], ["render", "--help"], ["help", "preview"], ["--help"], ["--version"], ["-V"],
      ["tree"], ["render", "A.nib", "--scale", "99"], ["render", "A.nib", "--sice", "1x1"], ["diff", "a"],
      ["diff", "a", "b", "--html", "-", "--json"], ["tree", "a", "--json", "--verbose"], ["lsp", "here"],
      ["validate", "-"], ["lint", "-"], ["diff", "-", "/dev/null"], ["inspect", "-"], ["explain", "unknown-property"],
      ["--generate-completion-script", "bash"], ["rendr"], ["tree", "--experimental-dump-help"],
    ]
  )
  func staysHere(arguments: [String]) {
    let run = run(arguments)
    #expect(run.handed == nil)
    let whole = Invocation(arguments: arguments, input: "scene: 1\nobjects: []\n")
    #expect(run.status == whole.status && run.output == whole.output && run.errors == whole.errors)
  }

  @Test("It is looked for beside the tool, then where the shell looks, but not where the user stands")
  func paths() {
    let program = ViewerProgram(
      searchPath: "/usr/bin:.::bin:/bin",
      isProgram: { _ in true },
      replaceProcess: { _, _ in "" }
    )
    #expect(
      program.paths(own: "/opt/bin/diorama")
        == ["/opt/bin/diorama-viewer", "/usr/bin/diorama-viewer", "/bin/diorama-viewer"]
    )
    #expect(program.paths(own: nil) == ["/usr/bin/diorama-viewer", "/bin/diorama-viewer"])
    let both: Set = ["/bin/diorama-viewer", "/opt/bin/diorama-viewer"]
    #expect(run(["tree", "-"], programs: both).program == "/opt/bin/diorama-viewer")
    #expect(run(["tree", "-"], programs: ["/bin/diorama-viewer"]).program == "/bin/diorama-viewer")
  }

  @Test("Where it is missing, one sentence says what, where it was looked for and how to get it; the status is 70")
  func absence() {
    let sentence = """
      diorama: to show views, the program diorama-viewer is needed, which is neither beside this tool in /opt/bin nor in a folder \
      of PATH; every package of Diorama has it, and 'make release' builds it

      """
    for arguments in [["tree", "-"], ["render", "A.nib"], ["preview"], ["diff", "-", "b", "--html", "-"]] {
      let run = run(arguments, programs: [])
      #expect(run.status.rawValue == 70 && run.errors == sentence && run.output.isEmpty && !run.hasReadInput)
    }
  }

  @Test("A link of its name that leads back to the tool is not taken for it")
  func circle() {
    let run = run(["tree", "-"], links: ["/opt/bin/diorama-viewer": "/opt/bin/diorama"])
    #expect(run.handed == nil && run.status.rawValue == 70)
  }

  @Test("An editor is served without it, and is told so where it asks for a picture or the preview")
  func editor() {
    let session = LanguageServerTests.Session(folder: "/")
    session.open("scene: 1\nobjects: []\n", at: "/A.scene.yaml")
    let picture = session.ask(
      "workspace/executeCommand",
      ["command": "diorama.preview", "arguments": [.string(FileAddress.of("/A.scene.yaml"))]]
    )
    let preview = session.ask("workspace/executeCommand", ["command": "diorama.openPreview"])
    for answer in [picture, preview] {
      #expect(answer["message"]?.stringValue?.contains("the program diorama-viewer is needed") == true, "\(answer)")
    }
  }
}
