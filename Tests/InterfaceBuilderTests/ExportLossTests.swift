import Foundation
import InterfaceBuilder
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// An export reports what a document cannot contain, and never refers to what is not in the document.
@Suite struct ExportLossTests {
  private static func losses(_ scene: String) throws -> (messages: [String], text: String) {
    let source = SourceText(path: "A.scene.yaml", text: "scene: 1\n" + scene)
    let exported = exportScene(source, with: Documents.pipeline)
    let text = try #require(exported.value, "\(exported.diagnostics.map(\.message))")
    return (exported.diagnostics.filter { $0.id == "not-carried" }.map(\.message), text)
  }

  @Test(
    "Each kind of thing that a document cannot contain is reported",
    arguments: [
      (
        """
        owner:
          class: Shop.MapViewController
          superclass: UIViewController
          outlets: {view: root, legend: legend, inner: inner}
          children:
            - class: UIViewController
              id: legend
              embedIn: side
              view: {class: UIView, id: inner, gestureRecognizers: [{class: UITapGestureRecognizer}]}
        objects:
          - class: UIView
            id: root
            subviews:
              - {class: UIView, id: side}
              - {class: UIButton, actions: {touchUpInside: legend.show}}
        """,
        [
          "the UIViewController 'legend' in 'children' of the owner", "the outlet 'legend', which leads to 'legend',",
          "the outlet 'inner', which leads to 'inner',", "the action 'show', which is sent to 'legend',",
        ]
      ),
      (
        """
        objects:
          - class: UIViewController
            view: {class: UIView}
          - class: UILabel
            variations: [{when: {verticalSizeClass: compact}, accessibilityLabel: Low}]
        """,
        ["'accessibilityLabel' of a variation"]
      ),
      (
        """
        objects:
          - class: UILabel
            interfaceBuilder: {archive: {values: {UIOddness: int8 3}}}
        """,
        ["what 'archive' keeps of a nib"]
      ),
      (
        """
        objects:
          - class: UIButton
            title: {selected+highlighted: Both}
            transform: [1, 0, 0, 1, 5, 5]
        """,
        ["the joint state 'selected+highlighted' of 'title'", "'transform'"]
      ),
    ]
  )
  func loss(scene: String, expected: [String]) throws {
    let (messages, text) = try Self.losses(scene)
    #expect(messages.sorted() == expected.map { "\($0) has no place in a document" }.sorted())
    Self.expectComplete(text)
    let imported = importDocument(SourceText(path: "A.xib", text: text), catalog: SceneCatalog.builtIn)
    #expect(imported.value != nil && imported.diagnostics.isEmpty, "\(imported.diagnostics.map(\.message))")
  }

  /// Every reference in a document leads to an id in it, and no id comes up twice.
  static func expectComplete(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let all = text.matches(of: /<(?!device)[A-Za-z]+ [^>]*?\bid="([^"]*)"/).map { String($0.output.1) }
    var seen: Set<String> = []
    let doubled = all.filter { !seen.insert($0).inserted }
    #expect(doubled.isEmpty, "\(text)", sourceLocation: sourceLocation)
    let pattern = /\b(?:destination|firstItem|secondItem|reference|popoverAnchorView|textLabel)="([^"]*)"/
    let references = text.matches(of: pattern).map { String($0.output.1) }
    let missing = references.filter { !seen.contains($0) }
    #expect(missing.isEmpty, "\(missing) \(text)", sourceLocation: sourceLocation)
  }

  @Test(arguments: Repository.scenes) func isComplete(path: String) throws {
    let exported = exportScene(SourceText(path: path, bytes: try Repository.bytes(path)), with: Documents.pipeline)
    Self.expectComplete(try #require(exported.value))
  }

  /// The labels of a cell's style have a place although the scene does not spell out the content that they are in.
  @Test func cellParts() throws {
    let (messages, text) = try Self.losses(
      """
      owner: {outlets: {label: title}}
      objects:
        - class: UITableViewCell
          style: value1
          textLabel: {id: title, text: Name}
          detailTextLabel: {text: Value}
      """
    )
    #expect(messages == [])
    Self.expectComplete(text)
    #expect(text.contains("textLabel=") && text.contains("text=\"Value\""), "\(text)")
  }
}
