import DioramaCLI
import DioramaDriver
import Foundation
import Synchronization
import TestSupport
import Testing
import ToolTestSupport

/// Files that are not what they seem, and names that lead elsewhere.
@MainActor
struct AttackPathTests {
  private static let secret = "a-secret-that-nobody-may-see"

  private func link(_ name: String, to target: String, in folder: TemporaryFolder) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.at(name), withDestinationPath: target)
  }

  @Test(
    "What a scene names outside of its folder is not read",
    arguments: [
      "image: ../secret.txt", "image: ../../../../etc/passwd", "image: 'file:///etc/passwd'", "image: /etc/passwd",
      "image: !include ../secret.txt", "image: \"..\\u2044secret.txt\"", "accessibilityLabel: '@../secret.txt'",
      "accessibilityLabel: '<!ENTITY x SYSTEM \"../secret.txt\">&x;'", "accessibilityLabel: '${include ../secret.txt}'",
      "accessibilityLabel: '\\input{../secret.txt}'", "restorationIdentifier: ../secret.txt", "include: ../secret.txt",
      "$ref: ../secret.txt", "<<: !include ../secret.txt", "styles: ../secret.txt",
      "attributes: {image: ../secret.txt}",
    ]
  )
  func paths(line: String) throws {
    let scene = "scene: 1\nassets: ../outside\nobjects:\n  - class: UIImageView\n    frame: [0, 0, 9, 9]\n    \(line)\n"
    let folder = try TemporaryFolder([
      "in/A.scene.yaml": scene, "secret.txt": Self.secret, "in/secret.txt": Self.secret, "outside/x.png": Self.secret,
    ])
    let verbs = [
      ["validate"], ["lint"], ["compile", "-o", "-"], ["tree"], ["render", "-o", "-"], ["inspect", "--objects"],
      ["export"],
      ["format", "--diff"],
    ]
    for verb in verbs {
      let run = Invocation(arguments: verb + ["@in/A.scene.yaml"], in: folder)
      #expect([.success, .findings].contains(run.status), "\(verb): \(run.errors)")
      let said = run.errors + run.output + String(decoding: run.outputBytes, as: UTF8.self)
      #expect(!said.contains(Self.secret) && !said.contains("root:x:"), "\(verb) shows what the scene may not read")
      if verb == ["render", "-o", "-"] { #expect(!said.contains("href") && !said.contains("url(")) }
    }
  }

  @Test("Markup in texts stays text in a picture")
  func markup() throws {
    let evil = "</text><script>alert(1)</script><image href=\\\"file:///etc/passwd\\\"/>&xxe;<![CDATA["
    let scene =
      "scene: 1\nobjects:\n  - {class: UILabel, frame: [0, 0, 900, 20], text: \"\(evil)\", accessibilityIdentifier: \"\(evil)\"}\n"
    let folder = try TemporaryFolder(["A.scene.yaml": scene])
    let run = Invocation("render", "@A.scene.yaml", "-o", "-", in: folder)
    #expect(run.status == .success)
    for part in ["<script", "<image", "&xxe;", "<![CDATA["] { #expect(!run.output.contains(part)) }
  }

  @Test("Links as outputs: to a file, to nothing, to each other, to a folder")
  func outputs() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label, "real/old.nib": "old", "folder/x": ""])
    try link("file.nib", to: "real/old.nib", in: folder)
    try link("nothing.nib", to: "real/new.nib", in: folder)
    try link("loop.nib", to: "loop2.nib", in: folder)
    try link("loop2.nib", to: "loop.nib", in: folder)
    try link("folder.nib", to: "folder", in: folder)
    try link("away.nib", to: "missing/folder/x.nib", in: folder)
    for name in ["file.nib", "nothing.nib", "loop.nib", "folder.nib", "away.nib"] {
      let run = Invocation("compile", "@A.scene.yaml", "-o", "@\(name)", in: folder)
      let isWritten = (try? folder.bytes(name))?.starts(with: Array("NIBArchive".utf8)) ?? false
      #expect(run.status == (isWritten ? .success : .unwritableOutput), "\(name): \(run.errors)")
      #expect((name == "folder.nib") != isWritten, "\(name)")
    }
    #expect(try folder.text("real/old.nib").hasPrefix("NIBArchive"))
    // A link to a file stays; one that leads nowhere is replaced, and nothing is made where it leads.
    let links = try folder.names().filter { FileSystem.real.isLink(folder.at($0)) }
    #expect(links == ["file.nib", "folder.nib", "loop2.nib"])
    #expect(try folder.names().filter { $0.hasPrefix("real/") } == ["real/old.nib"])
    #expect(try folder.names().filter { $0.contains(".diorama-") } == [])
    #expect(folder.has("folder/x"))
  }

  @Test("Inputs that are not there, are folders, lead nowhere or around in circles")
  func inputs() throws {
    let folder = try TemporaryFolder(["in/A.scene.yaml": Scenes.label, "Folder.scene.yaml/x": "", "Bad.nib/x": ""])
    try link("in/Gone.scene.yaml", to: "nowhere", in: folder)
    try link("in/Loop.scene.yaml", to: "Loop.scene.yaml", in: folder)
    try link("in/around", to: "..", in: folder)
    for name in ["in/Gone.scene.yaml", "in/Loop.scene.yaml", "in/Missing.scene.yaml"] {
      let run = Invocation("validate", "@\(name)", in: folder)
      #expect(run.status == .unreadableInput && run.errors.hasPrefix("diorama: \(name): "), "\(run.errors)")
    }
    #expect(Invocation("validate", "@Folder.scene.yaml", in: folder).status == .usage)
    #expect(Invocation("inspect", "@Bad.nib", in: folder).status == .unreadableInput)
    #expect(Invocation("inspect", "@in/A.scene.yaml/x.nib", in: folder).status == .unreadableInput)
  }

  @Test("Links in a folder of images that lead around in circles are followed once")
  func assetLinks() throws {
    let scene = "scene: 1\nassets: art\nobjects:\n  - {class: UIImageView, image: star}\n"
    let folder = try TemporaryFolder([
      "A.scene.yaml": scene, "art/deep/star.png": "", "art/C.xcassets/ns/Contents.json": "",
    ])
    for name in ["a", "b", "c"] {
      try link("art/\(name)", to: ".", in: folder)
      try link("art/deep/\(name)", to: "../deep", in: folder)
      try link("art/C.xcassets/\(name)", to: "ns", in: folder)
      try link("art/C.xcassets/ns/\(name)", to: "../ns", in: folder)
    }
    let start = ContinuousClock.now
    let run = Invocation("lint", "@A.scene.yaml", "--only", "missing-image", in: folder)
    #expect(run.status == .success && run.errors == "", "\(run.errors)")
    #expect(ContinuousClock.now - start < Patience.seconds(10))
  }

  @Test("A cache below more folders than a path can name is no cache, and no trouble")
  func deepFolders() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label])
    let deep = folder.at(String(repeating: "a/", count: 60_000) + "cache")
    let run = Invocation("lint", "@A.scene.yaml", "--cache", deep, in: folder)
    #expect(run.status == .success && run.errors.hasPrefix("diorama: note: the cache cannot be written: a/a/"))
    #expect(try folder.names() == ["A.scene.yaml"])
  }

  @Test("A pipe in place of a configuration, a schema or a catalog is not waited for")
  func pipes() throws {
    let scene = "scene: 1\nassets: Art.xcassets\nobjects:\n  - {class: UIImageView, image: star}\n"
    let folder = try TemporaryFolder([
      "in/A.scene.yaml": scene, "in/Art.xcassets/ns/star.imageset/x": "",
      "schemas/Dial.yaml": "class: Dial\nsuperclass: UIView\n",
    ])
    let names = [".diorama.yaml", "in/Art.xcassets/ns/Contents.json", "schemas/Pipe.yaml", "in/B.scene.yaml"]
    for name in names { #expect(mkfifo(folder.at(name), 0o600) == 0) }
    let rescue = Rescue(names.map(folder.at), after: Patience.seconds(60))
    let run = Invocation("lint", "@in", "--schemas", "@schemas", "--only", "missing-image", in: folder)
    #expect(!rescue.end(), "a pipe is waited for")
    #expect([.success, .findings].contains(run.status), "\(run.errors)")
  }
}

/// Ends the waiting for pipes after some time, so that a test that waits for one fails rather than hangs: a limit of time for
/// tests ends none that is stuck in a call of the system.
private final class Rescue: Sendable {
  private let state = Mutex((isOver: false, isUsed: false))

  init(_ pipes: [String], after patience: Duration) {
    let deadline = ContinuousClock.now + patience
    Thread.detachNewThread { [self] in
      while !state.withLock({ $0.isOver }) {
        usleep(20_000)
        guard ContinuousClock.now > deadline else { continue }
        state.withLock { $0.isUsed = true }
        for pipe in pipes {
          // Whoever waits to open it goes on, and reads its end.
          let descriptor = open(pipe, O_RDWR | O_NONBLOCK)
          if descriptor >= 0 { close(descriptor) }
        }
      }
    }
  }

  /// Stops the watch; whether it had to do anything.
  func end() -> Bool {
    state.withLock {
      $0.isOver = true
      return $0.isUsed
    }
  }
}
