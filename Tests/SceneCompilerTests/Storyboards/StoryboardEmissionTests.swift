import Foundation
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel
import TestSupport
import Testing

/// What storyboards compile to.
@Suite struct StoryboardEmissionTests {
  private static func compiled(
    _ fixture: StoryboardFixture,
    like tools: NibTools = .usual,
    names: StoryboardNames = .scenes
  ) throws -> CompiledStoryboard {
    let storyboard = try #require(fixture.checked().storyboard)
    return emitStoryboard(storyboard, like: tools, names: names)
  }

  @Test(arguments: Fixtures.storyboards(in: "storyboards"))
  func recordedNibs(name: String) throws {
    let path = "Tests/Fixtures/storyboards/\(name)"
    let compiled = try Self.compiled(StoryboardFixture(path))
    for nib in compiled.nibs {
      try nib.archive.verify()
      #expect(try NibArchive(decoding: nib.archive.encoded()) == nib.archive)
    }
    #expect(try StoryboardInfo(decoding: compiled.infoPlist) == compiled.info)
    try Repository.expectFresh(
      path.replacingOccurrences(of: ".storyboard.yaml", with: ".nibs.txt"),
      Self.dump(compiled),
      command: "DIORAMA_RECORD=1 swift test --filter StoryboardEmissionTests"
    )
  }

  private static func dump(_ storyboard: CompiledStoryboard) -> String {
    let info = storyboard.info
    var text = "entry \(info.entryPoint ?? "none")\n"
    for (identifier, nib) in info.nibNames.sorted(by: { $0.key < $1.key }) { text += "\(identifier): \(nib).nib\n" }
    for (identifier, reference) in info.references.sorted(by: { $0.key < $1.key }) {
      text += "\(identifier) -> \(reference.storyboardName)"
      text +=
        (reference.controllerIdentifier.map { " \($0)" } ?? "") + (reference.bundleIdentifier.map { " in \($0)" } ?? "")
      text += "\n"
    }
    for nib in storyboard.nibs { text += "\n## \(nib.plan.name).nib\n\(nib.archive.dump())" }
    return text
  }

  @Test(arguments: NibTools.allCases, Fixtures.storyboards(in: "storyboards"))
  func everyVersionOfXcodeGivesNibsThatAreSound(tools: NibTools, name: String) throws {
    let compiled = try Self.compiled(StoryboardFixture("Tests/Fixtures/storyboards/\(name)"), like: tools)
    for nib in compiled.nibs {
      try nib.archive.verify()
      #expect(nib.archive.coderVersion == tools.coderVersion)
    }
    #expect(Set(compiled.nibs.map { $0.plan.name.lowercased() }).count == compiled.nibs.count)
  }

  @Test("Whatever stands for something else says what it stands for, also where only a prototype needs it")
  func everyProxyHasAnIdentifier() throws {
    for name in Fixtures.storyboards(in: "storyboards") {
      for nib in try Self.compiled(StoryboardFixture("Tests/Fixtures/storyboards/\(name)")).nibs {
        for index in nib.archive.objects.indices where nib.archive.className(of: index) == "UIProxyObject" {
          let keys = nib.archive.values(of: index).map(\.key)
          #expect(keys == ["UIProxiedObjectIdentifier"], "\(name) \(nib.plan.name)")
        }
      }
    }
  }
}
