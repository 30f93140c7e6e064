import Foundation
import Testing

/// A process that is killed while it formats or fixes leaves every file whole.
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
