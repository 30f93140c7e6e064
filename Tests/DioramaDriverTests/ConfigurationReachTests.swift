import DioramaCLI
import DioramaDriver
import Foundation
import Synchronization
import Testing
import ToolTestSupport

/// Where the paths of a configuration lead: anybody may have written it.
@MainActor
struct ConfigurationReachTests {
  private static let secret = "a-secret-that-nobody-may-see: [\n"
  private static let dial = "class: Shop.Dial\nsuperclass: UIControl\n"
  private static let scene = "scene: 1\nobjects:\n  - {class: Shop.Dial}\n"

  private func folder(_ configuration: String, _ more: [String: String] = [:]) throws -> TemporaryFolder {
    let files = [
      "in/.git/HEAD": "", "in/.diorama.yaml": configuration, "in/A.scene.yaml": Scenes.label,
      "secret.yaml": Self.secret,
    ]
    return try TemporaryFolder(files.merging(more) { $1 })
  }

  private func link(_ name: String, to target: String, in folder: TemporaryFolder) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.at(name), withDestinationPath: target)
  }

  private func validate(_ folder: TemporaryFolder, _ more: String...) -> Invocation {
    Invocation(arguments: ["validate", "@in/A.scene.yaml", "--diagnostics=gcc", "--quiet"] + more, in: folder)
  }

  @Test(
    "A configuration leads to nothing outside of its repository, by no path and by no link",
    arguments: [
      "/etc/passwd", "../secret.yaml", "../in/../secret.yaml", "link.yaml", "classes", "away", "away/secret.yaml", "..",
    ]
  )
  func outside(path: String) throws {
    let folder = try folder("schemas: \(path)\n", ["in/classes/Dial.yaml": Self.dial])
    try link("in/link.yaml", to: "../secret.yaml", in: folder)
    try link("in/classes/Secret.yaml", to: "../../secret.yaml", in: folder)
    try link("in/away", to: "..", in: folder)
    let run = validate(folder)
    #expect(run.status == .findings)
    #expect(run.errors.hasPrefix("in/.diorama.yaml:1:10: error: 'schemas' leads out of the repository; "))
    #expect(!run.errors.contains("a-secret") && !run.errors.contains("root:"), "\(run.errors)")
    let assets = try self.folder("assets: [., ..]\n")
    #expect(validate(assets).errors.hasPrefix("in/.diorama.yaml:1:13: error: 'assets' leads out"))
  }

  @Test("What a configuration calls a schema is a regular file *.yaml, and a pipe is not waited for")
  func kinds() throws {
    var files = FileSystem.real
    files.read = { path, limit throws(FileError) in
      // It would be waited for without end.
      if path.hasSuffix("pipe.yaml") { throw FileError(path: path, reason: .system(EDEADLK)) }
      return try FileSystem.real.read(path, limit)
    }
    for path in ["notes.txt", "pipe.yaml"] {
      let folder = try folder("schemas: \(path)\n", ["in/notes.txt": Self.secret])
      #expect(mkfifo(folder.at("in/pipe.yaml"), 0o600) == 0)
      let arguments = ["validate", "@in/A.scene.yaml", "--diagnostics=gcc", "--quiet"]
      let run = Invocation(arguments: arguments, in: folder, files: files)
      #expect(run.status == .findings)
      #expect(
        run.errors == "in/.diorama.yaml:1:10: error: 'schemas' names folders and files '*.yaml' [setting-form]\n"
      )
    }
  }

  @Test("Projects of one repository share schemas and images; without one, each keeps to its folder")
  func shared() throws {
    let files = [
      ".git/HEAD": "", "Shared/Dial.yaml": Self.dial,
      "apps/shop/.diorama.yaml": "schemas: ../../Shared\nassets: ../..\n",
      "apps/shop/A.scene.yaml": Self.scene,
    ]
    for (git, status) in [(".git/HEAD", ToolStatus.success), ("apps/.git", .findings), ("apps/shop/.git", .findings)] {
      let folder = try TemporaryFolder(files.merging([git: ""]) { $1 })
      #expect(Invocation("validate", "@apps", in: folder).status == status, "\(git)")
    }
    var alone = files
    alone[".git/HEAD"] = nil
    let folder = try TemporaryFolder(alone)
    #expect(Invocation("validate", "@apps", in: folder).status == .findings)
    try folder.write("target: 15.0\n", to: "apps/shop/.diorama.yaml")
    #expect(Invocation("validate", "@apps", "--schemas=@Shared", in: folder).status == .success)
  }

  @Test("A search of more folders than any project has is given up, and the folder is named")
  func manyFolders() throws {
    let folder = try TemporaryFolder()
    for index in 0..<40 { try folder.write("", to: "deep/\(index)/x.yaml") }
    var search = FileSearch(.real, mostFolders: 20) { $0.hasSuffix(".yaml") }
    search.search(folder.path)
    #expect(search.failures == [FileError(path: folder.path, reason: .tooManyFolders(20))])
    #expect(search.failures.first?.description == "\(folder.path): has more than 20 folders below it")
    var whole = FileSearch(.real) { $0.hasSuffix(".yaml") }
    whole.search(folder.path)
    #expect(whole.failures == [] && whole.found.count == 40)
  }

  @Test("Images are looked for in each folder once, by whatever names links and scenes call it")
  func assets() throws {
    let names = ["art", "./art", "art/../art", "link", "art/"]
    let scene =
      "scene: 1\nassets: [\(names.joined(separator: ", "))]\nobjects:\n  - {class: UIImageView, image: ns/star}\n"
    let folder = try TemporaryFolder([
      "A.scene.yaml": scene, "art/C.xcassets/ns/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "art/C.xcassets/ns/star.imageset/x": "",
    ])
    try link("link", to: "art", in: folder)
    for name in ["a", "b", "c"] { try link("art/C.xcassets/ns/\(name)", to: "../ns", in: folder) }
    try link("art/C.xcassets/ns/up", to: "..", in: folder)
    let searched = Witness()
    let run = Invocation("lint", "@A.scene.yaml", "--only=missing-image", in: folder, files: searched.files)
    #expect(run.status == .success && run.errors == "", "\(run.errors)")
    let folders = searched.folders.withLock { $0 }
    #expect(folders.count == 3 && Set(folders).count == 3, "\(folders)")
  }

  /// Files that know which folders were searched, by where they are.
  private final class Witness: Sendable {
    let folders = Mutex<[String]>([])

    var files: FileSystem {
      var files = FileSystem.real
      files.entries = { [self] path throws(FileError) in
        let resolved = try FileSystem.real.canonicalPath(path)
        folders.withLock { $0.append(resolved) }
        return try FileSystem.real.entries(path)
      }
      return files
    }
  }
}
