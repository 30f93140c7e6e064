import Foundation
import InterfaceBuilder
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import Testing

/// An export gives back what was imported, and an import what was exported.
@Suite struct RoundTripTests {
  /// Imports a document, exports the scene and imports that.
  private func roundTrip(_ document: SourceText) throws {
    let catalog = SceneCatalog()
    let scene = try #require(importDocument(document, catalog: catalog).value).text
    let text = TagSuppression.add(to: scene, path: "A.scene.yaml", with: Documents.pipeline)
    let exported = exportScene(SourceText(path: "A.scene.yaml", text: text), with: Documents.pipeline)
    let back = SourceText(
      path: document.path,
      text: try #require(exported.value, "\(exported.diagnostics.map(\.message))")
    )
    #expect(Documents.shape(of: back) == Documents.shape(of: document))
    #expect(importDocument(back, catalog: catalog).value?.text == scene)
  }

  @Test func fixture() throws {
    try roundTrip(try Documents.fixture("SignIn.xib"))
  }

  // Skipped where ../shared is absent: the documents are no part of the project.
  @Test(.enabled(if: !Documents.genuine.isEmpty, "../shared/corpus is absent"), arguments: Documents.genuine)
  func genuineDocument(path: String) throws {
    try roundTrip(SourceText(path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path)))))
  }

  /// A scene that no document came before compiles to the same nib after an export and an import.
  @Test(arguments: ["settings/Settings", "sign-in/SignIn", "product-card/ProductCard"])
  func sample(name: String) throws {
    let url = Documents.root.appendingPathComponent("samples/\(name).scene.yaml")
    let source = SourceText(path: name, bytes: Array(try Data(contentsOf: url)))
    let exported = try #require(exportScene(source, with: Documents.pipeline).value)
    #expect(exportScene(source, with: Documents.pipeline).value == exported)
    let imported = importDocument(SourceText(path: "A.xib", text: exported), catalog: SceneCatalog())
    #expect(imported.diagnostics.isEmpty, "\(imported.diagnostics.map(\.message))")
    let again = SourceText(path: "A.scene.yaml", text: try #require(imported.value).text)
    let compiled = Documents.pipeline.compiled(again)
    let genuine = try #require(Documents.pipeline.compiled(source).value)
    #expect(try #require(compiled.value, "\(compiled.diagnostics.map(\.message))").dump() == genuine.dump())
  }
}
