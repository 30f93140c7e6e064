import InterfaceBuilder
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import Testing

/// A view that no constraint places keeps its mask, as Apple's compiler lets it.
@Suite struct FixedFrameTests {
  private func importedScene() throws -> String {
    try #require(importDocument(try Documents.fixture("FixedFrames.xib"), catalog: SceneCatalog.builtIn).value).text
  }

  private func exported(_ scene: String) throws -> DocumentTree {
    let result = exportScene(SourceText(path: "A.scene.yaml", text: scene), with: Documents.pipeline)
    let text = try #require(result.value, "\(result.diagnostics.map(\.message))")
    return try #require(readDocument(SourceText(path: "A.xib", text: text)).value)
  }

  /// What a document says of a view: whether it has the mark, and whether its mask becomes no constraints.
  private func saying(_ id: String, in tree: DocumentTree) throws -> [String?] {
    let node = try #require(tree.nodes.first { $0["id"] == id })
    return [node["fixedFrame"], node["translatesAutoresizingMaskIntoConstraints"]]
  }

  /// The masks of views that have one which becomes constraints, by tag.
  private func translatedMasks(_ scene: String) throws -> [Int8: Int8] {
    let nib = try #require(Documents.pipeline.compiled(SourceText(path: "A.scene.yaml", text: scene)).value)
    var masks: [Int8: Int8] = [:]
    for object in nib.objects.indices {
      var values: [String: Int8] = [:]
      var isLeftToConstraints = false
      for (key, payload) in nib.values(of: object) {
        if key == "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints" { isLeftToConstraints = true }
        if case .int8(let value) = payload { values[key] = value }
      }
      if let tag = values["UITag"], !isLeftToConstraints { masks[tag] = values["UIAutoresizingMask"] ?? 0 }
    }
    return masks
  }

  /// Of all views in Auto Layout documents these alone have a mask that becomes constraints.
  @Test func nibsAreThoseOfApplesCompiler() throws {
    #expect(try translatedMasks(importedScene()) == [1: 36, 2: 18, 3: 36, 4: 33, 5: 34, 10: 36])
  }

  @Test func theMarkIsAllThatScenesKeep() throws {
    let scene = try importedScene()
    #expect(scene.contains("interfaceBuilder: {id: vw0-Bb-001, userLabel: Corner, attributes: {fixedFrame: 'YES'}}"))
    #expect(try saying("vw0-Bb-001", in: exported(scene)) == ["YES", "NO"])
    #expect(try saying("vw0-Bb-004", in: exported(scene)) == ["YES", nil])
  }

  /// With the mark, the document would mean the contrary of what the scene says.
  @Test func aSceneThatLeavesAViewToConstraintsTakesTheMark() throws {
    let scene = try importedScene()
    let edited = scene.replacing(
      "        tag: 1\n",
      with: "        tag: 1\n        translatesAutoresizingMaskIntoConstraints: false\n"
    )
    #expect(edited != scene)
    let document = try exported(edited)
    #expect(try saying("vw0-Bb-001", in: document) == [nil, "NO"])
    #expect(try saying("vw0-Bb-002", in: document) == ["YES", "NO"])
  }
}
