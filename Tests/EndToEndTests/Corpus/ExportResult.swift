import AssetCatalog
import DioramaCLI
import Foundation
import InterfaceBuilder
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneSyntax

/// How the export of an imported document differs from the document.
struct ExportResult: Sendable {
  var name: String
  /// How many lines the document has.
  var lines = 0
  /// How many lines of either have no counterpart in the other, counted on the side that has more of them; nil where nothing was
  /// exported.
  var differing: Int?

  /// Whether the export is the document, byte for byte.
  var isSame: Bool { differing == 0 }

  /// Imports a document and exports the scene.
  init(_ url: URL, name: String) async throws {
    self.name = name
    let document = SourceText(path: "source.xib", bytes: try CorpusFiles.bytes(url))
    let before = String(decoding: document.bytes, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    lines = before.count
    guard let exported = await Self.exported(document, isStoryboard: url.pathExtension == "storyboard") else { return }
    let after = exported.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = after.difference(from: before)
    differing = max(changes.insertions.count, changes.removals.count)
  }

  /// What the import of a document exports again; nil where it has errors.
  @MainActor
  private static func exported(_ document: SourceText, isStoryboard: Bool) -> String? {
    let pipeline = Pipeline()
    if isStoryboard {
      guard let storyboard = importStoryboard(document, catalog: pipeline.catalog).value else { return nil }
      let checked = storyboard.checked(path: "A.storyboard.yaml", with: pipeline)
      let images = ImportedImages.sizes(in: checked.manifest.tree)
      let exported = exportStoryboard(checked) { scene in
        ExportFacts(frames: DesignFrames.replaced(in: scene, compiledBy: pipeline) { images[$0] })
      }
      return exported.text
    }
    guard let scene = importDocument(document, catalog: pipeline.catalog).value else { return nil }
    let source = SourceText(path: "A.scene.yaml", text: scene.suppressed(path: "A.scene.yaml", with: pipeline).text)
    let images = ImportedImages.sizes(in: parse(source).value)
    let exported = exportScene(source, with: pipeline) { scene in
      ExportFacts(frames: DesignFrames.replaced(in: scene, compiledBy: pipeline) { images[$0] })
    }
    return exported.value
  }

  /// All documents below a folder whose names end so.
  static func all(below folder: String, suffix: String) async throws -> [ExportResult] {
    try await concurrently(CorpusFiles.files(below: folder, suffix: suffix)) { url in
      try await ExportResult(url, name: url.pathComponents.suffix(2).joined(separator: "/"))
    }
  }
}
