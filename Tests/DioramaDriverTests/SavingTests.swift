import DioramaCLI
import DioramaDriver
import Foundation
import Synchronization
import Testing
import ToolTestSupport

/// A save of an editor's between reading and writing is never lost, and the user's files lose nothing by being rewritten.
@MainActor
struct SavingTests {
  private nonisolated static let untidy = "objects:\n- {class: UILabel, tag: 0}\nscene: 1\n"
  private nonisolated static let home = "viewController: {class: UIViewController, view: {frame: [0, 0, 393, 852]}}"
  private nonisolated static let keyed =
    "scene: 1\nobjects:\n  - {class: UILabel, id: total, text: {text: Hi, key: d6y-aU-mlq.text}}\n"
  private nonisolated static let catalog = #"{"sourceLanguage":"en","strings":{"d6y-aU-mlq.text":{}},"version":"1.0"}"#
  private nonisolated static let document = Documents.label

  /// A verb that rewrites a file of the user's, and that file.
  struct Rewriting: CustomTestStringConvertible, Sendable {
    var call: String
    var file: String
    var files: [String: String]

    var testDescription: String { call }
    var arguments: [String] { call.split(separator: " ").map(String.init) }
  }

  private nonisolated static let rewritings: [Rewriting] = [
    .init(call: "format @", file: "A.scene.yaml", files: ["A.scene.yaml": untidy]),
    .init(call: "lint --fix @ --quiet", file: "A.scene.yaml", files: ["A.scene.yaml": untidy]),
    .init(
      call: "split @",
      file: "Main.storyboard.yaml",
      files: ["Main.storyboard.yaml": "storyboard: 1\ninitialViewController: Home\nscenes:\n  Home:\n    \(home)\n"]
    ),
    .init(
      call: "split --join @",
      file: "Main.storyboard.yaml",
      files: [
        "Main.storyboard.yaml": "storyboard: 1\ninitialViewController: Home\n",
        "Main/Home.scene.yaml": "scene: 1\n\(home)\n",
      ]
    ),
    .init(
      call: "strings rekey @A.scene.yaml --catalog @C.xcstrings",
      file: "A.scene.yaml",
      files: ["A.scene.yaml": keyed, "C.xcstrings": catalog]
    ),
    .init(
      call: "strings extract @A.scene.yaml --catalog @C.xcstrings",
      file: "C.xcstrings",
      files: ["A.scene.yaml": keyed.replacing("d6y", with: "e6y"), "C.xcstrings": catalog]
    ),
    .init(
      call: "merge @base.xib @A.xib @theirs.xib -o @A.xib",
      file: "A.xib",
      files: [
        "base.xib": document, "A.xib": document, "theirs.xib": document.replacing("tag=\"7\"", with: "tag=\"8\""),
      ]
    ),
  ]

  /// An editor that saves a file while the tool is about to replace it.
  private final class Editor: Sendable {
    /// How it saves.
    enum Manner: CaseIterable {
      case byRename
      case inPlace
    }
    private let path: String
    private let manner: Manner
    private let saves = Mutex(0)

    init(of path: String, _ manner: Manner) {
      self.path = path
      self.manner = manner
    }

    /// What the latest save wrote.
    var latest: String { "# save \(saves.withLock { $0 })\n" }

    func save() {
      saves.withLock { $0 += 1 }
      if manner == .byRename {
        try? Data(latest.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      } else {
        let handle = FileHandle(forWritingAtPath: path)
        try? handle?.truncate(atOffset: 0)
        try? handle?.write(contentsOf: Data(latest.utf8))
        try? handle?.close()
      }
    }
  }

  @Test("A save at the last moment stays, however the editor saves", arguments: rewritings, [1, 2, 5])
  func saves(rewriting: Rewriting, count: Int) throws {
    for manner in Editor.Manner.allCases {
      let folder = try TemporaryFolder(rewriting.files)
      let editor = Editor(of: folder.at(rewriting.file), manner)
      let steps = Mutex(0)
      let path = folder.at(rewriting.file)
      var files = FileSystem.real
      files.change { changes in
        let exchange = changes.exchange
        changes.exchange = { one, other throws(FileError) in
          // Before the versions change places, and again before each time that this is undone.
          let isSaving =
            other == path
            && steps.withLock { step in
              step += 1
              return step <= count
            }
          if isSaving { editor.save() }
          try exchange(one, other)
        }
      }
      let run = Invocation(arguments: rewriting.arguments, in: folder, files: files)
      #expect(run.status == .unwritableOutput, "\(run.errors)")
      #expect(run.errors.contains("\(rewriting.file): has changed since it was read, and is left as it is\n"))
      #expect(try folder.text(rewriting.file) == editor.latest)
      #expect(try folder.leftovers() == [])
    }
  }

  @Test("A save stays where its place cannot be given back, or is taken away", arguments: [ENOENT, EIO])
  func noWayBack(code: Int32) throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.untidy])
    let path = folder.at("A.scene.yaml")
    let editor = Editor(of: path, .byRename)
    let steps = Mutex(0)
    var files = FileSystem.real
    files.change { changes in
      let exchange = changes.exchange
      changes.exchange = { one, other throws(FileError) in
        let step = steps.withLock { step in
          step += 1
          return step
        }
        if step == 1 { editor.save() }
        if step > 1, code == EIO { throw FileError(path: other, reason: .system(code)) }
        // An editor that removes a file before it writes it anew.
        if step == 2 { unlink(path) }
        try exchange(one, other)
      }
    }
    let run = Invocation("format", "@A.scene.yaml", in: folder, files: files)
    #expect(run.status == .unwritableOutput)
    let kept = try folder.names().first { $0.hasPrefix("A.scene.yaml.") } ?? "A.scene.yaml"
    #expect(run.errors.contains(code == EIO ? "what was saved is in '\(kept)'" : "is left as it is"), "\(run.errors)")
    #expect((kept == "A.scene.yaml") == (code == ENOENT))
    #expect(try folder.text(kept) == editor.latest)
    if code == ENOENT { #expect(try folder.leftovers() == []) }
  }

  @Test("Where two files cannot change places, one is replaced that is what was read", arguments: rewritings)
  func withoutExchange(rewriting: Rewriting) throws {
    let folder = try TemporaryFolder(rewriting.files)
    let before = try folder.text(rewriting.file)
    var files = FileSystem.real
    files.change {
      $0.exchange = { _, other throws(FileError) in throw FileError(path: other, reason: .system(EINVAL)) }
    }
    let run = Invocation(arguments: rewriting.arguments, in: folder, files: files)
    #expect(run.status == .success, "\(run.errors)")
    #expect(try folder.text(rewriting.file) != before)
    #expect(try folder.leftovers() == [])
  }

  @Test("A scene that is saved while it moves into its storyboard's file stays, too")
  func joined() throws {
    let rewriting = Self.rewritings[3]
    let folder = try TemporaryFolder(rewriting.files)
    let (editor, path) = (Editor(of: folder.at("Main/Home.scene.yaml"), .byRename), folder.at("Main/Home.scene.yaml"))
    var files = FileSystem.real
    files.change { changes in
      let move = changes.move
      changes.move = { source, destination throws(FileError) in
        if source == path { editor.save() }
        try move(source, destination)
      }
    }
    let run = Invocation(arguments: rewriting.arguments, in: folder, files: files)
    #expect(run.status == .unwritableOutput)
    #expect(try folder.text("Main/Home.scene.yaml") == editor.latest)
    #expect(try folder.leftovers() == [])
  }

  @Test("A file that appears where a new one is to be is not replaced")
  func appears() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label])
    let path = folder.at("A.xib")
    var files = FileSystem.real
    files.change { changes in
      let create = changes.create
      changes.create = { temporary, file throws(FileError) in
        try? Data("mine".utf8).write(to: URL(fileURLWithPath: path))
        try create(temporary, file)
      }
    }
    let run = Invocation("export", "@A.scene.yaml", in: folder, files: files)
    #expect(run.status == .unwritableOutput)
    #expect(run.errors == "diorama: A.xib: exists already\n")
    #expect(try folder.text("A.xib") == "mine")
    #expect(try folder.leftovers() == [])
  }

  @Test("A file that nobody may write, or that has other names, is left as it is", arguments: rewritings)
  func refusals(rewriting: Rewriting) throws {
    for isLinked in [true, false] {
      let folder = try TemporaryFolder(rewriting.files)
      let path = folder.at(rewriting.file)
      let before = try folder.text(rewriting.file)
      if isLinked { #expect(link(path, folder.at("other")) == 0) } else { #expect(chmod(path, 0o444) == 0) }
      let run = Invocation(arguments: rewriting.arguments, in: folder)
      #expect(run.status == .unwritableOutput)
      let reason =
        isLinked
        ? "has 2 names (hard links), of which only this one would change; it is left as it is"
        : "is read-only, and is left as it is"
      #expect(run.errors.contains("diorama: \(rewriting.file): \(reason)\n"), "\(run.errors)")
      #expect(try folder.text(rewriting.file) == before)
      #expect(try FileSystem.real.status(path).mode == (isLinked ? 0o644 : 0o444))
    }
  }

  @Test("A file keeps its owner, group and permissions", arguments: rewritings)
  func owners(rewriting: Rewriting) throws {
    let folder = try TemporaryFolder(rewriting.files)
    let path = folder.at(rewriting.file)
    chmod(path, 0o640)
    // Only the administrator can give files away.
    if geteuid() == 0 { #expect(chown(path, 1234, 4321) == 0) }
    let before = try FileSystem.real.status(path)
    let made = Mutex<[UInt32]>([])
    var files = FileSystem.real
    files.change { changes in
      let create = changes.create
      changes.create = { temporary, file throws(FileError) in
        try create(temporary, file)
        if file.old?.identity == before.identity { made.withLock { $0.append(file.old?.mode ?? 0) } }
      }
    }
    let run = Invocation(arguments: rewriting.arguments, in: folder, files: files)
    #expect(run.status == .success, "\(run.errors)")
    let after = try FileSystem.real.status(path)
    #expect(after.identity != before.identity)
    #expect((after.owner, after.group, after.mode) == (before.owner, before.group, 0o640))
    #expect(made.withLock { $0 } == [0o640])
  }

  @Test("The user's files are on the disk before they take their names, outputs need not be")
  func syncs() throws {
    let folder = try TemporaryFolder(Self.rewritings[3].files.merging(["A.scene.yaml": Self.untidy]) { $1 })
    let log = Mutex<[String]>([])
    let root = folder.path
    func run(_ arguments: String...) -> [String] {
      log.withLock { $0 = [] }
      var files = FileSystem.real
      files.change { changes in
        let real = changes
        @Sendable func note(_ text: String) { log.withLock { $0.append(text) } }
        changes.create = { path, file throws(FileError) in
          note(file.permanence == .kept ? "kept" : "remade")
          try real.create(path, file)
        }
        changes.exchange = { one, other throws(FileError) in
          note("exchange")
          try real.exchange(one, other)
        }
        changes.move = { source, destination throws(FileError) in
          note("move")
          try real.move(source, destination)
        }
        changes.syncFolder = { path in note("sync \(path == root ? "." : FilePath.name(of: path))") }
      }
      #expect(Invocation(arguments: arguments, in: folder, files: files).status == .success)
      return log.withLock { $0 }
    }
    #expect(run("compile", "@A.scene.yaml") == ["remade", "move"])
    #expect(run("format", "@A.scene.yaml") == ["kept", "exchange", "sync ."])
    // The storyboard's file has the scene before the scene's own is gone.
    #expect(run("split", "--join", "@Main.storyboard.yaml") == ["kept", "exchange", "sync .", "move", "sync Main"])
    #expect(run("split", "@Main.storyboard.yaml") == ["kept", "sync Main", "kept", "exchange", "sync ."])
  }
}
