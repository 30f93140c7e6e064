import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// A cache knows storyboards as a whole: each file, and what others have that it may name.
@MainActor
struct StoryboardCacheTests {
  private static let files = [
    "Main.storyboard.yaml": """
    storyboard: 1
    initialViewController: Home
    references:
      Themes: {name: Settings, identifier: Themes}

    """,
    "Main/Home.scene.yaml": """
    scene: 1
    viewController:
      class: UIViewController
      view: {frame: [0, 0, 320, 480]}
      segues: [{kind: show, destination: Themes, identifier: themes}]

    """,
    "Settings.storyboard.yaml": """
    storyboard: 1
    scenes:
      Themes: {viewController: {class: UIViewController, storyboardIdentifier: Themes, view: {frame: [0, 0, 320, 480]}}}

    """,
  ]

  /// What a call prints; findings of the linter are its output.
  private func said(_ call: [String], in folder: TemporaryFolder) -> String {
    let run = Invocation(arguments: call, in: folder)
    return run.output + run.errors
  }

  private func known(_ folder: TemporaryFolder) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.at("cache")).filter {
      $0.hasSuffix(".cache")
    }
    return try names.map { String(decoding: try folder.bytes("cache/\($0)"), as: UTF8.self) }.joined()
  }

  @Test(
    "A storyboard is known by all of its files, and what was found in them is told again",
    arguments: ["lint", "validate"]
  )
  func files(verb: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let call = [verb, "@", "--cache=@cache", "--quiet"]
    for _ in 0..<2 { #expect(said(call, in: folder) == "") }
    let names = ["Main.storyboard.yaml", "Main/Home.scene.yaml", "Settings.storyboard.yaml"]
    for name in names { #expect(try known(folder).contains("/\(name)")) }
    let home = try folder.text("Main/Home.scene.yaml")
    try folder.write(home.replacing("show", with: "shwo"), to: "Main/Home.scene.yaml")
    let plain = said(call.filter { !$0.hasPrefix("--cache") }, in: folder)
    #expect(plain.contains("shwo"))
    for _ in 0..<3 {
      let run = Invocation(arguments: call, in: folder)
      #expect(run.status == .findings && run.output + run.errors == plain)
    }
    #expect(try known(folder).contains("'shwo'"))
    try folder.write(home, to: "Main/Home.scene.yaml")
    #expect(said(call, in: folder) == "")
    #expect(try known(folder).contains("/Main/Home.scene.yaml"))
  }

  @Test("A storyboard that has not changed is compiled again only where its folder is not as it was written")
  func compile() throws {
    let folder = try TemporaryFolder(Self.files)
    let call = ["compile", "@", "--output-dir=@out", "--cache=@cache", "--diagnostics=gcc"]
    let first = Invocation(arguments: call, in: folder)
    #expect(first.status == .success)
    let names = try folder.names().filter { $0.hasPrefix("out/Main.storyboardc/") }
    #expect(names.count > 1)
    #expect(try known(folder).contains("/out/Main.storyboardc/Info.plist"))
    let written = try names.map { try folder.bytes($0) }
    func expectWritten() throws {
      let again = Invocation(arguments: call, in: folder)
      #expect(again.status == .success && again.errors == first.errors)
      #expect(try folder.names().filter { $0.hasPrefix("out/Main.storyboardc/") } == names)
      #expect(try names.map { try folder.bytes($0) } == written)
    }
    try expectWritten()
    let nib = try #require(names.first { $0.hasSuffix(".nib") })
    try folder.write("damaged", to: nib)
    try expectWritten()
    try FileManager.default.removeItem(atPath: folder.at(nib))
    try expectWritten()
    try folder.write("stray", to: "out/Main.storyboardc/Stray.nib")
    try expectWritten()
    let home = try folder.text("Main/Home.scene.yaml")
    try folder.write(home.replacing("identifier: themes", with: "identifier: colors"), to: "Main/Home.scene.yaml")
    #expect(Invocation(arguments: call, in: folder).status == .success)
    #expect(try names.map { try folder.bytes($0) } != written)
  }

  @Test("What a storyboard refers to may change elsewhere, and a scene may come", arguments: ["lint", "validate"])
  func elsewhere(verb: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let call = [verb, "@", "--cache=@cache", "--quiet"]
    #expect(said(call, in: folder) == "")
    let settings = try folder.text("Settings.storyboard.yaml")
    let renamed = settings.replacing("storyboardIdentifier: Themes", with: "storyboardIdentifier: Colors")
    try folder.write(renamed, to: "Settings.storyboard.yaml")
    #expect(said(call, in: folder).contains("unknown-storyboard"))
    try folder.write(settings, to: "Settings.storyboard.yaml")
    #expect(said(call, in: folder) == "")
    let stray = "scene: 1\nviewController: {class: UIViewController, view: {frame: [0, 0, 320, 480]}}\n"
    try folder.write(stray, to: "Main/Stray.scene.yaml")
    #expect(said(call, in: folder).contains("unreachable-scene"))
  }
}
