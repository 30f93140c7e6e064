import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// A run that ends while it compiles, formats, fixes or notes what it found leaves every file whole.
@MainActor
struct KilledWritingTests {
  private nonisolated static func label(_ number: Int) -> String {
    "  - {text: Label \(number), frame: [0, \(number), 100, 20], alpha: 1, class: UILabel}\n"
  }

  private nonisolated static let untidy = "scene: 1\nobjects:\n" + (0..<3).map(label).joined()
  private nonisolated static let count = 3
  private nonisolated static let scenes = (0..<count).map { "S\($0).scene.yaml" }
  /// A file is made and moved: two steps each.
  private nonisolated static let steps = 0..<2 * count
  /// A scene is rewritten in three: the new text is made, changes places with the old one, and the old one is removed.
  private nonisolated static let stepsOfRewriting = 0..<3 * count - 1

  private func folder(_ text: String = untidy) throws -> TemporaryFolder {
    try TemporaryFolder(Dictionary(uniqueKeysWithValues: Self.scenes.map { ($0, text) }))
  }

  @Test(
    "Scenes are as before or as after, wherever their writing ends",
    arguments: [["format"], ["lint", "--fix", "--only", "redundant-default"]],
    stepsOfRewriting
  )
  func everySceneIsOldOrNew(verb: [String], step: Int) throws {
    let arguments = verb + ["@", "--jobs", "1"]
    let whole = try folder()
    #expect(Invocation(arguments: arguments, in: whole).status == .success)
    let tidy = try whole.text("S0.scene.yaml")
    #expect(tidy != Self.untidy)

    let folder = try folder()
    let writing = StoppedWriting(at: step)
    #expect(Invocation(arguments: arguments, in: folder, files: writing.files).status == .unwritableOutput)
    #expect(writing.isStopped)
    let texts = try Self.scenes.map { try folder.text($0) }
    #expect(texts.allSatisfy { $0 == Self.untidy || $0 == tidy })
    #expect(texts.count { $0 == tidy } == (step + 1) / 3)
    #expect(try folder.leftovers().count == 1)

    // What is left over is in nobody's way, and goes.
    try folder.killLeftovers()
    #expect(Invocation(arguments: arguments, in: folder).status == .success)
    for name in Self.scenes { #expect(try folder.text(name) == tidy) }
    #expect(try folder.names() == Self.scenes)
  }

  @Test("Nibs are as before or as after, wherever their writing ends", arguments: steps)
  func everyNibIsOldOrNew(step: Int) throws {
    let folder = try folder()
    let nibs = (0..<Self.count).map { "S\($0).nib" }
    let arguments = ["compile", "@", "--jobs", "1"]
    #expect(Invocation(arguments: arguments, in: folder).status == .success)
    let old = try folder.bytes("S0.nib")
    for name in Self.scenes { try folder.write(Self.untidy.replacing("text: Label", with: "text: Other"), to: name) }

    let writing = StoppedWriting(at: step)
    #expect(Invocation(arguments: arguments, in: folder, files: writing.files).status == .unwritableOutput)
    #expect(writing.isStopped)
    let between = try nibs.map { try folder.bytes($0) }
    #expect(try folder.leftovers().count == 1)
    try folder.killLeftovers()
    #expect(Invocation(arguments: arguments, in: folder).status == .success)
    let new = try folder.bytes("S0.nib")
    #expect(new != old)
    #expect(between.allSatisfy { $0 == old || $0 == new })
    #expect(between.count { $0 == new } == step / 2)
    for name in nibs { #expect(try folder.bytes(name) == new) }
    #expect(try folder.names() == (nibs + Self.scenes).sorted())
  }

  @Test(
    "A cache is never wrong, wherever its writing ends",
    arguments: [["lint", "--only", "redundant-default"], ["validate"]]
  )
  func aCacheIsNeverWrong(verb: [String]) throws {
    // Only what nothing is said of is noted.
    let clean = Self.untidy.replacing(", alpha: 1", with: "")
    var stops = 0
    for step in 0..<100 {
      let folder = try folder(clean)
      try folder.write(Scenes.wrong, to: "Wrong.scene.yaml")
      let arguments = verb + ["@", "--cache", "@cache", "--quiet"]
      let writing = StoppedWriting(at: step)
      // A cache that cannot be written is no reason to fail, nor to call what is wrong right.
      #expect(Invocation(arguments: arguments, in: folder, files: writing.files).status == .findings)
      guard writing.isStopped else { break }
      stops += 1
      #expect(Invocation(arguments: arguments, in: folder).status == .findings)
      try folder.write(Scenes.label, to: "Wrong.scene.yaml")
      #expect(Invocation(arguments: arguments, in: folder).status == .success)
      try folder.write(Scenes.wrong, to: "S1.scene.yaml")
      #expect(Invocation(arguments: arguments, in: folder).status == .findings)
    }
    #expect((2..<100).contains(stops))
  }
}
