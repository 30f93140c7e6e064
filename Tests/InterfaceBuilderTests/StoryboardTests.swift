import Foundation
import InterfaceBuilder
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneSyntax
import TestSupport
import Testing

/// Storyboards of Interface Builder become texts that read as if a person had written them, and come back whole.
@Suite struct StoryboardTests {
  private static let folder = "Tests/Fixtures/documents/storyboards"

  private func imported(_ name: String, keeping names: [String: String] = [:]) throws -> Diagnosed<ImportedStoryboard?>
  {
    importStoryboard(
      try Documents.fixture("storyboards/\(name).storyboard"),
      catalog: SceneCatalog.builtIn,
      keeping: names
    )
  }

  @Test(arguments: ["Garden", "LaunchScreen", "LaunchPair", "Older"])
  func importsADocument(name: String) throws {
    let imported = try imported(name)
    #expect(imported.diagnostics.isEmpty)
    let storyboard = try #require(imported.value)
    let path = "\(Self.folder)/\(name)"
    try Repository.expectFresh("\(path).storyboard.yaml", storyboard.text, command: "make record")
    for (name, text) in storyboard.members {
      try Repository.expectFresh("\(path)/\(name).scene.yaml", text, command: "make record")
    }
    let checked = storyboard.checked(path: "\(name).storyboard.yaml", with: Documents.pipeline)
    #expect(checked.texts.flatMap(\.diagnostics).filter { $0.severity == .error }.isEmpty)
  }

  @Test(arguments: ["Garden", "LaunchScreen", "LaunchPair", "Older"])
  func comesBackWhole(name: String) throws {
    let storyboard = try #require(try imported(name).value)
    let checked = storyboard.checked(path: "\(name).storyboard.yaml", with: Documents.pipeline)
    let exported = exportStoryboard(checked)
    let document = try Documents.fixture("storyboards/\(name).storyboard")
    #expect(exported.text == String(decoding: document.bytes, as: UTF8.self))
    #expect(exported.losses.isEmpty)
    let again = importStoryboard(
      SourceText(path: "A.storyboard", text: try #require(exported.text)),
      catalog: SceneCatalog.builtIn
    ).value
    #expect(again?.text == storyboard.text)
    #expect(again?.members.map(\.text) == storyboard.members.map(\.text))
  }

  /// A storyboard that was written by hand becomes a document with ids, comments and locations on the canvas, which means the same.
  @Test(arguments: ["Kitchen", "Recipes", "Travel", "Welcome"])
  func exportsWhatWasWrittenByHand(name: String) throws {
    let folder = "Tests/Fixtures/storyboards"
    let checked = try checked("\(folder)/\(name)")
    let text = try #require(exportStoryboard(checked).text, "\(checked.texts.flatMap(\.diagnostics).map(\.message))")
    #expect(exportStoryboard(checked).text == text)
    let imported = importStoryboard(SourceText(path: "A.storyboard", text: text), catalog: SceneCatalog.builtIn)
    #expect(imported.diagnostics.isEmpty)
    let storyboard = try #require(imported.value)
    let again = storyboard.checked(path: "A.storyboard.yaml", with: Documents.pipeline)
    #expect(exportStoryboard(again).text == text)
  }

  private func checked(_ path: String) throws -> CheckedStoryboard {
    func source(_ path: String) throws -> SourceText {
      SourceText(path: path, bytes: Array(try Data(contentsOf: Repository.url(path))))
    }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: Repository.url(path).path)) ?? []
    let members = try files.filter { $0.hasSuffix(".scene.yaml") }.sorted().map { file in
      StoryboardMember(name: String(file.dropLast(11)), source: try source("\(path)/\(file)"))
    }
    return Documents.pipeline.checkedStoryboard(manifest: try source("\(path).storyboard.yaml"), members: members)
  }

  @Test func namesThatAreThereStay() throws {
    let names = ["Pla-Nt-001": "List", "Ref-Sh-001": "Market", "Not-Es-001": "Plants"]
    let storyboard = try #require(try imported("Garden", keeping: names).value)
    #expect(storyboard.names["Pla-Nt-001"] == "List")
    #expect(storyboard.names["Ref-Sh-001"] == "Market")
    #expect(storyboard.names["Not-Es-001"] == "Plants")
    #expect(storyboard.members.map(\.name).contains("List"))
    let checked = storyboard.checked(path: "Garden.storyboard.yaml", with: Documents.pipeline)
    #expect(checked.storyboard != nil)
    let document = try Documents.fixture("storyboards/Garden.storyboard")
    #expect(exportStoryboard(checked).text == String(decoding: document.bytes, as: UTF8.self))
    let members = storyboard.members.map {
      StoryboardMember(name: $0.name, source: SourceText(path: $0.name, text: $0.text))
    }
    let manifest = SourceText(path: "Garden.storyboard.yaml", text: storyboard.text)
    #expect(storyboardNames(manifest: manifest, members: members, with: Documents.pipeline) == storyboard.names)
  }

  // MARK: - Bad input

  private func storyboard(_ scenes: String, initial: String = "") -> SourceText {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(initial)>
      <scenes>\(scenes)</scenes>
      </document>
      """
    return SourceText(path: "A.storyboard", text: text)
  }

  private func scene(_ id: String, _ attributes: String = "", _ inside: String = "") -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(attributes) sceneMemberID="viewController">\(inside)\
    </viewController></objects></scene>
    """
  }

  @Test func segueThatLeadsNowhere() throws {
    let segue = "\n<connections><segue destination=\"z\" kind=\"show\" id=\"e\"/></connections>\n"
    let imported = importStoryboard(
      storyboard(scene("a", "", segue), initial: "initialViewController=\"q\""),
      catalog: SceneCatalog.builtIn
    )
    #expect(
      imported.diagnostics.map(\.message) == [
        "the initial view controller 'q' does not exist", "the segue leads to 'z', which does not exist",
      ]
    )
    let value = try #require(imported.value)
    let exported = exportStoryboard(value.checked(path: "A.storyboard.yaml", with: Documents.pipeline)).text
    #expect(exported?.contains("<segue destination=\"z\" kind=\"show\" id=\"e\"/>") == true)
  }

  @Test func idThatRepeats() {
    let imported = importStoryboard(storyboard(scene("a") + "\n" + scene("a")), catalog: SceneCatalog.builtIn)
    #expect(imported.value == nil)
    #expect(imported.diagnostics.map(\.message) == ["another element has the id 'a' too"])
    #expect(imported.diagnostics.map(\.id) == ["document-form"])
  }

  @Test func namesOfScenesAreNeverPaths() throws {
    let scenes =
      scene("a", "storyboardIdentifier=\"../../etc/passwd\"")
      + scene("b", "storyboardIdentifier=\"x\" customClass=\"A/B\"")
      + scene("c", "storyboardIdentifier=\"X\"") + scene("d", "title=\"../Up\"")
    let value = try #require(importStoryboard(storyboard(scenes), catalog: SceneCatalog.builtIn).value)
    #expect(value.members.map(\.name) == ["ViewController", "x", "X2", "Up"])
  }

  @Test func containersThatContainEachOther() throws {
    func container(_ id: String, _ child: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><navigationController id="\(id)" sceneMemberID="viewController"><connections>\
      <segue destination="\(child)" kind="relationship" relationship="rootViewController" id="r\(id)"/></connections>\
      </navigationController></objects></scene>
      """
    }
    let circle = importStoryboard(storyboard(container("a", "b") + container("b", "a")), catalog: SceneCatalog.builtIn)
    #expect(circle.value != nil && !circle.diagnostics.isEmpty)
    let count = Sampling.count(2000)
    let long = (0..<count).map { container("n\($0)", "n\($0 + 1)") }.joined()
    let chain = try #require(
      importStoryboard(storyboard(long + scene("n\(count)")), catalog: SceneCatalog.builtIn).value
    )
    #expect(chain.storyboard.scenes.count > count / 20)
  }

  @Test func sceneWithoutAController() throws {
    let imported = importStoryboard(
      storyboard("<scene sceneID=\"s1\"><objects/></scene>" + scene("b")),
      catalog: SceneCatalog.builtIn
    )
    #expect(imported.diagnostics.map(\.severity) == [.note])
    let value = try #require(imported.value)
    let exported = exportStoryboard(value.checked(path: "A.storyboard.yaml", with: Documents.pipeline)).text ?? ""
    #expect(exported.contains("<scene sceneID=\"s1\">\n            <objects/>\n        </scene>\n        <scene"))
  }

  /// Broken bytes give a diagnostic or a storyboard, never a trap.
  @Test(arguments: 0..<40)
  func survivesDamage(seed: Int) throws {
    var bytes = try Documents.fixture("storyboards/Garden.storyboard").bytes
    var numbers = SplitMix64(seed: UInt64(seed))
    for _ in 0...(seed % 5) {
      let state = numbers.next()
      let offset = Int(state % UInt64(bytes.count))
      switch state >> 60 {
      case 0..<6: bytes[offset] = UInt8(truncatingIfNeeded: state >> 8)
      case 6..<11: bytes.removeSubrange(offset..<min(offset + Int(state >> 8 & 63), bytes.count))
      default: bytes.insert(contentsOf: bytes[offset..<min(offset + 40, bytes.count)], at: offset)
      }
    }
    let imported = importStoryboard(SourceText(path: "A.storyboard", bytes: bytes), catalog: SceneCatalog.builtIn)
    #expect(imported.value != nil || imported.diagnostics.hasErrors)
    guard let value = imported.value else { return }
    _ = exportStoryboard(value.checked(path: "A.storyboard.yaml", with: Documents.pipeline))
  }
}
