import Foundation
import Testing

/// A process that is killed while it compiles, formats, fixes or notes what it found leaves every file whole.
@Suite(.serialized) struct KilledWritingTests {
  private static func label(_ number: Int) -> String {
    "  - {text: Label \(number), frame: [0, \(number), 100, 20], alpha: 1, class: UILabel}\n"
  }

  private static let untidy = "scene: 1\nobjects:\n" + (0..<30).map(label).joined()

  @Test(
    .enabled(if: ExecutableTests.isThere, "a build of the tests alone does not make the tool"),
    arguments: [["format"], ["lint", "--fix", "--only", "redundant-default"]],
    [0, 20, 60, 120, 200, 350]
  )
  func everyFileIsOldOrNew(verb: [String], milliseconds: Int) throws {
    let names = (0..<12).map { "S\($0).scene.yaml" }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.untidy) }))
    let one = try TemporaryFolder(["S.scene.yaml": Self.untidy])
    try run(verb + [one.path]).waitUntilExit()
    let tidy = try one.text("S.scene.yaml")
    #expect(tidy != Self.untidy)

    let process = try run(verb + [folder.path])
    usleep(useconds_t(milliseconds * 1000))
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    for name in names {
      let text = try folder.text(name)
      #expect(text == Self.untidy || text == tidy, "\(name) is neither old nor new")
    }
    let strange = try folder.names().filter { !names.contains($0) && !$0.hasPrefix(".diorama-") }
    #expect(strange == [])

    // What is left over is in nobody's way.
    let again = try run(verb + [folder.path])
    again.waitUntilExit()
    #expect(again.terminationStatus == 0)
    for name in names { #expect(try folder.text(name) == tidy) }
  }

  @Test(
    .enabled(if: ExecutableTests.isThere, "a build of the tests alone does not make the tool"),
    arguments: [5, 30, 120]
  )
  func everyNibIsOldOrNew(milliseconds: Int) throws {
    let names = (0..<12).map { "S\($0)" }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ("\($0).scene.yaml", Self.untidy) }))
    try run(["compile", folder.path]).waitUntilExit()
    let old = try folder.bytes("S0.nib")
    for name in names {
      try folder.write(Self.untidy.replacing("text: Label", with: "text: Other"), to: "\(name).scene.yaml")
    }

    let process = try run(["compile", folder.path])
    usleep(useconds_t(milliseconds * 1000))
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    let between = try names.map { try folder.bytes("\($0).nib") }
    try run(["compile", folder.path]).waitUntilExit()
    let new = try folder.bytes("S0.nib")
    #expect(new != old)
    for (name, bytes) in zip(names, between) {
      #expect(bytes == old || bytes == new, "\(name) is neither old nor new")
      #expect(try folder.bytes("\(name).nib") == new)
    }
  }

  @Test(
    .enabled(if: ExecutableTests.isThere, "a build of the tests alone does not make the tool"),
    arguments: [["lint"], ["validate"]],
    [5, 60]
  )
  func aCacheIsNeverWrong(verb: [String], milliseconds: Int) throws {
    var files = Dictionary(uniqueKeysWithValues: (0..<24).map { ("S\($0).scene.yaml", Self.untidy) })
    files["Wrong.scene.yaml"] = Scenes.wrong
    let folder = try TemporaryFolder(files)
    let arguments = verb + [folder.path, "--cache", folder.at("cache"), "--quiet"]
    for round in 0..<2 {
      let process = try run(arguments)
      usleep(useconds_t(milliseconds * (round + 1) * 1000))
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
    }
    // Whatever the cache knows by now, what is wrong is found, and only that.
    for _ in 0..<2 {
      let again = try run(arguments)
      again.waitUntilExit()
      #expect(again.terminationStatus == 1)
    }
    try folder.write(Scenes.label, to: "Wrong.scene.yaml")
    let right = try run(arguments)
    right.waitUntilExit()
    #expect(right.terminationStatus == 0)
    try folder.write(Scenes.wrong, to: "S7.scene.yaml")
    let wrong = try run(arguments)
    wrong.waitUntilExit()
    #expect(wrong.terminationStatus == 1)
  }

  private func run(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: ExecutableTests.path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
