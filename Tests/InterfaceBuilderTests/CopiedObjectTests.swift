import InterfaceBuilder
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// What was copied with its `interfaceBuilder` gets ids of its own in a document.
@Suite struct CopiedObjectTests {
  /// A view with everything that has an id: subviews, constraints, guides, connections, recognizers, and document text.
  private static func panel(_ name: String) -> String {
    """
      - class: UIView
        id: \(name)
        subviews:
          - class: UIButton
            id: \(name)Button
            actions: {touchUpInside: owner.show(_:)}
            interfaceBuilder: {id: a1B-c2-D3e, connections: f4G-h5-I6j}
        gestureRecognizers:
          - {class: UITapGestureRecognizer, interfaceBuilder: {id: k7L-m8-N9o}}
        constraints:
          - \(name)Button.top = self.safeAreaLayoutGuide.top
          - {is: "\(name)Button.leading = self.leading", id: \(name)Edge}
        outlets: {button: \(name)Button, edge: \(name)Edge}
        interfaceBuilder:
          id: p1Q-r2-S3t
          constraints: u4V-w5-X6y z7A-b8-C9d
          connections: e1F-g2-H3i j4K-l5-M6n o7P-q8-R9s
          guides: {safeAreaLayoutGuide: t1U-v2-W3x}
          elements:
            - '<layoutGuides><viewLayoutGuide key="odd" id="y4Z-a5-B6c"/></layoutGuides>'
            - '<odd id="d7E-f8-G9h"><part target="d7E-f8-G9h" id="i1J-k2-L3m"/></odd>'

    """
    .replacing("class: UIView\n    id", with: "class: Shop.Panel\n    superclass: UIView\n    id")
  }

  @Test func xib() throws {
    let scene = "scene: 1\nobjects:\n" + Self.panel("first") + Self.panel("second") + Self.panel("third")
    let source = SourceText(path: "A.scene.yaml", text: scene)
    let exported = exportScene(source, with: Documents.pipeline)
    let text = try #require(exported.value, "\(exported.diagnostics.map(\.message))")
    ExportLossTests.expectComplete(text)
    for id in ["a1B-c2-D3e", "f4G-h5-I6j", "k7L-m8-N9o", "p1Q-r2-S3t", "u4V-w5-X6y", "t1U-v2-W3x", "d7E-f8-G9h"] {
      #expect(text.matches(of: try Regex(" id=\"\(id)\"")).count == 1, "\(id)")
    }
    #expect(exportScene(source, with: Documents.pipeline).value == text)
    let imported = importDocument(SourceText(path: "A.xib", text: text), catalog: SceneCatalog.builtIn)
    let again = SourceText(path: "A.scene.yaml", text: try #require(imported.value).text)
    let nib = try #require(Documents.pipeline.compiled(again).value, "\(imported.diagnostics.map(\.message))")
    #expect(nib.dump().ranges(of: "UITapGestureRecognizer").count >= 3)
  }

  /// A scene's file that was copied has the ids of the scene, its First Responder, its Exit and its segues, too.
  @Test func storyboard() throws {
    let imported = importStoryboard(
      try Documents.fixture("storyboards/Garden.storyboard"),
      catalog: SceneCatalog.builtIn
    )
    let storyboard = try #require(imported.value)
    let sources = storyboard.members.map { name, text in
      StoryboardMember(name: name, source: SourceText(path: "Garden/\(name).scene.yaml", text: text))
    }
    let copies = storyboard.members.map { name, text in
      let copy = text.replacing(/storyboardIdentifier: \w+/) { "\($0.output)Copy" }
      return StoryboardMember(
        name: "\(name)Copy",
        source: SourceText(path: "Garden/\(name)Copy.scene.yaml", text: copy)
      )
    }
    let manifest = SourceText(path: "Garden.storyboard.yaml", text: storyboard.text)
    let checked = Documents.pipeline.checkedStoryboard(manifest: manifest, members: sources + copies)
    let text = try #require(exportStoryboard(checked).text, "\(checked.texts.flatMap(\.diagnostics).map(\.message))")
    ExportLossTests.expectComplete(text)
    let scenes = text.matches(of: /sceneID="([^"]*)"/).map { String($0.output.1) }
    #expect(Set(scenes).count == scenes.count && scenes.count > storyboard.members.count)
    let again = importStoryboard(SourceText(path: "A.storyboard", text: text), catalog: SceneCatalog.builtIn)
    #expect(again.value?.members.count == sources.count + copies.count, "\(again.diagnostics.map(\.message))")
  }
}
