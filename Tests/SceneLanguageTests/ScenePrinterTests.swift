import Foundation
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax
import TestSupport
import Testing

/// What is printed of a scene means the scene, and its parts are found again.
@Suite struct ScenePrinterTests {
  private static let folders = ["Tests/Fixtures/scenes", "samples", "Tests/Fixtures/format"]
  private static let scenes: [String] = folders.flatMap { folder in
    let files = FileManager.default.enumerator(atPath: Repository.url(folder).path)
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".scene.yaml") }.map { "\(folder)/\($0)" }
  }.sorted()
  private let pipeline = Pipeline()

  @Test(arguments: scenes)
  func compilesToTheSameNib(path: String) throws {
    let source = try String(contentsOf: Repository.url(path), encoding: .utf8)
    // A scene that was read has no comments, and those may keep it from having errors.
    guard !source.contains("# diorama:"), let scene = pipeline.validated(SourceText(path: path, text: source)).value
    else {
      return
    }
    let text = ScenePrinter.text(of: scene.scene, pipeline.catalog)
    let printed = pipeline.validated(SourceText(path: path, text: text))
    let again = try #require(printed.value, "\(printed.diagnostics.map(\.message)) in\n\(text)")
    #expect(emit(again).encoded() == emit(scene).encoded(), "\(text)")
    #expect(ScenePrinter.text(of: again.scene, pipeline.catalog) == text)
  }

  @Test func findsParts() throws {
    let scene = Self.scene
    let text = ScenePrinter.text(of: scene, pipeline.catalog)
    #expect(
      text == """
        scene: 1
        owner:
          outlets: {view: root}
        styles:
          tall:
            contentMode: center
        objects:
          - class: UIView
            id: root
            styles: tall
            # the second of its kind
            tag: 7
            subviews:
              - class: UIButton
                buttonType: system
                actions: {touchUpInside: owner.buy(_:)}
            constraints:
              - {is: self.height = 16:9 * self.width, id: ratio}
            # nobody knows it
            attributes: {layer.name: a}

        """
    )
    let source = SourceText(path: "a.scene.yaml", text: text)
    let parts = ScenePartSearch(scene, in: parse(source).value)
    func part(of word: String) -> ScenePart? {
      let bytes = Array(word.utf8)
      guard let start = source.bytes.firstRange(of: bytes)?.lowerBound else { return nil }
      return parts.match(SourceRange(start, start + bytes.count))?.part
    }
    let (root, button) = (ObjectID(2), ObjectID(3))
    #expect(part(of: "view: root") == .outlet(Scene.owner, "view"))
    #expect(part(of: "tag: 7") == .property(root, "tag"))
    #expect(part(of: "layer.name") == .attribute(root, "layer.name"))
    #expect(part(of: "UIButton") == .object(button))
    #expect(part(of: "buy(_:)") == .action(button, event: "touchUpInside", index: 0))
    #expect(part(of: "16:9") == .constraint(0))
    #expect(part(of: "contentMode") == nil)
    #expect(part(of: "scene: 1") == nil)
  }

  /// A scene that stands in no text yet.
  private static var scene: Scene {
    var scene = Scene(source: SourceText(path: "", text: ""))
    let (root, button) = (ObjectID(2), ObjectID(3))
    var view = SceneObject(unwrittenOf: "UIView")
    view.identifier = Located(unwritten: "root")
    view.properties = [SceneProperty(unwritten: "tag", .int(7))]
    var styled = SceneProperty(unwritten: "contentMode", .enumeration(name: "center", raw: .int(4)))
    scene.styles = [SceneStyle(name: "tall", properties: [styled])]
    styled.style = Located(unwritten: "tall")
    view.properties.append(styled)
    scene.styleUses = [SceneStyleUse(style: Located(unwritten: "tall"), object: root)]
    view.attributes = [.init(keyPath: Located(unwritten: "layer.name"), value: Located(unwritten: .text("a")))]
    view.slots = [SceneSlot(name: Located(unwritten: "subviews"), children: [button])]
    func term(_ attribute: LayoutAttribute) -> SceneConstraint.Term {
      let name = Located(unwritten: attribute.rawValue)
      return .init(
        item: SceneReference(to: .object(root)),
        guide: nil,
        attribute: name,
        attributeValue: attribute.value
      )
    }
    var ratio = SceneConstraint(
      owner: root,
      range: .unwritten,
      first: term(.height),
      relation: .equal,
      multiplier: 16.0 / 9,
      second: term(.width)
    )
    ratio.multiplierText = "16:9"
    ratio.identifier = Located(unwritten: "ratio")
    scene.constraints = [ratio]
    view.constraints = [0]
    var child = SceneObject(unwrittenOf: "UIButton")
    child.properties = [
      SceneProperty(unwritten: "buttonType", .enumeration(name: "system", raw: .int(1)))
    ]
    child.actions = [
      SceneAction(
        event: Located(unwritten: "touchUpInside"),
        mask: nil,
        receiver: SceneReference(to: .object(Scene.owner)),
        selector: Located(unwritten: "buy:")
      )
    ]
    for object in [view, child] { scene.objects.append(object) }
    scene.topLevel = [root]
    scene[Scene.owner].outlets = [
      SceneOutlet(
        name: Located(unwritten: "view"),
        targets: [SceneReference(to: .object(root))],
        isCollection: false
      )
    ]
    scene.comments = [
      .property(root, "tag"): "the second of its kind", .attribute(root, "layer.name"): "nobody knows it",
    ]
    return scene
  }
}
