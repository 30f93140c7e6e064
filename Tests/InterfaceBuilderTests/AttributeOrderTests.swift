import Foundation
import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import Testing

/// An export writes attributes in Interface Builder's order.
@Suite struct AttributeOrderTests {
  private func line(_ element: String, of scene: String) throws -> String {
    let text = try #require(exportScene(SourceText(path: "A.scene.yaml", text: scene), with: Documents.pipeline).value)
    let line = try #require(text.split(separator: "\n").first { $0.contains("<\(element) ") })
    return line.replacing(/="[^"]*"/, with: "").trimmingCharacters(in: ["<", "/", ">", " "])
  }

  @Test func ofANewDocument() throws {
    let scene = """
      scene: 1
      objects:
        - class: UIView
          subviews:
            - class: App.Total
              superclass: UILabel
              id: total
              text: "12"
              textAlignment: right
              numberOfLines: 2
              isHidden: true
              clipsToBounds: true
              tag: 3
            - class: UITableView
              style: grouped
              rowHeight: 50
              separatorStyle: none
              alwaysBounceVertical: true
              clipsToBounds: true
          constraints:
            - total.top = self.top + 8 @ 900

      """
    #expect(
      try line("label", of: scene) == """
        label hidden opaque clipsSubviews userInteractionEnabled tag contentMode text textAlignment lineBreakMode \
        numberOfLines baselineAdjustment adjustsFontSizeToFit translatesAutoresizingMaskIntoConstraints id customClass \
        customModule
        """
    )
    #expect(
      try line("tableView", of: scene) == """
        tableView clipsSubviews contentMode alwaysBounceVertical style separatorStyle rowHeight estimatedRowHeight \
        sectionHeaderHeight estimatedSectionHeaderHeight sectionFooterHeight estimatedSectionFooterHeight id
        """
    )
    #expect(
      try line("constraint", of: scene) == """
        constraint firstItem firstAttribute secondItem secondAttribute priority constant id
        """
    )
  }

  /// The document's own order is kept where it is another, and where a later edit adds an attribute.
  @Test func ofADocumentWithAnOrderOfItsOwn() throws {
    let scene = """
      scene: 1
      objects:
        - class: UIView
          frame: [0, 0, 9, 9]
          isHidden: true
          interfaceBuilder: {id: v, attributeOrder: [id, contentMode]}

      """
    #expect(try line("view", of: scene) == "view hidden id contentMode")
  }
}
