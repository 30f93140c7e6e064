import InterfaceBuilder
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// Variations survive the way to a document and back, whatever changes for the same traits.
@Suite struct VariationTests {
  private static func scene(label: String = "", constraint: String = "") -> String {
    """
    scene: 1
    objects:
      - class: UIView
        id: root
        constraints:
          - title.top = self.top + 8
          - {is: title.leading = self.leading\(constraint)}
        subviews:
          - {class: UILabel, id: title, text: Hello\(label)}

    """
  }

  @Test(arguments: [
    scene(label: ", variations: {compactHeight: {isInstalled: false, isHidden: true}}"),
    scene(label: ", variations: {compactHeight: {isInstalled: false, isHidden: true}, regularWidth: {alpha: 0.5}}"),
    scene(label: ", isInstalled: false, variations: {regularWidth: {isInstalled: true, text: Wide, tag: 3}}"),
    scene(
      label:
        ", variations: [{when: {horizontalSizeClass: regular, verticalSizeClass: compact}, isInstalled: false, tag: 1}]"
    ),
    scene(constraint: ", variations: {regularWidth: {constant: 20, isInstalled: true}}"),
    scene(constraint: ", isInstalled: false, variations: {regularWidth: {constant: 20, isInstalled: true}}"),
    scene(constraint: ", variations: {regularWidth: {constant: 20}, compactHeight: {isInstalled: false}}"),
    scene(
      label: ", variations: {compactHeight: {isInstalled: false, isHidden: true}}",
      constraint: ", variations: {compactHeight: {constant: 4, isInstalled: false}}"
    ),
  ])
  func comesBack(text: String) throws {
    let source = SourceText(path: "A.scene.yaml", text: text)
    let exported = exportScene(source, with: Documents.pipeline)
    let document = try #require(exported.value, "\(exported.diagnostics.map(\.message))")
    #expect(exported.diagnostics.filter { $0.id == "not-carried" }.isEmpty)
    let imported = importDocument(SourceText(path: "A.xib", text: document), catalog: SceneCatalog.builtIn)
    #expect(imported.diagnostics.isEmpty, "\(imported.diagnostics.map(\.message))")
    let again = SourceText(path: "A.scene.yaml", text: try #require(imported.value).text)
    let nib = try #require(Documents.pipeline.compiled(again).value)
    #expect(nib.dump() == Documents.pipeline.compiled(source).value?.dump(), "\(document)")
    #expect(exportScene(again, with: Documents.pipeline).value == document)
  }

  /// Of two values for the same traits, one is in the scene, which stays valid; both come back.
  @Test(arguments: [
    (
      #"<variation key="widthClass=regular" constant="2"/>"#,
      "'constant' of variation has two values for the same traits"
    ),
    (#"<variation key="userInterfaceStyle=dark" constant="3"/>"#, "cannot be written in a scene"),
  ])
  func conflict(element: String, message: String) throws {
    let exported = exportScene(
      SourceText(
        path: "A.scene.yaml",
        text: Self.scene(constraint: ", variations: {regularWidth: {constant: 20, isInstalled: false}}")
      ),
      with: Documents.pipeline
    )
    let first = #"<variation key="widthClass=regular" constant="20"/>"#
    let genuine = try #require(exported.value)
    let indentation = String(repeating: " ", count: 20)
    let document = genuine.replacing(first, with: "\(first)\n\(indentation)\(element)")
    #expect(document != genuine)
    let imported = importDocument(SourceText(path: "A.xib", text: document), catalog: SceneCatalog.builtIn)
    #expect(imported.diagnostics.contains { $0.id == "not-carried" && $0.message.contains(message) })
    let scene = SourceText(path: "A.scene.yaml", text: try #require(imported.value).text)
    // The constraint and what is installed are still in the nib.
    let nib = try #require(Documents.pipeline.compiled(scene).value).dump()
    #expect(nib.contains("traitStorageConstraints") && nib.ranges(of: "NSLayoutConstraint").count >= 2, "\(scene)")
    #expect(exportScene(scene, with: Documents.pipeline).value == document)
  }
}
