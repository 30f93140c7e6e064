import Foundation
import InterfaceBuilder
import SceneCatalog
import SceneCompiler
import SceneDiagnostics

/// What becomes of a document.
struct ImportResult: Sendable {
  /// What an import can end as.
  enum Outcome: Sendable {
    /// Everything of it is in the scene, which has no errors.
    case whole
    /// Something of it is not in the scene.
    case withLoss
    /// It is imported, and the scene has errors.
    case unsound
    /// It is none that a scene can stand for.
    case refused
  }

  var name: String
  var outcome: Outcome
  /// What is said of it, locations aside.
  var messages: [String]

  /// Imports a document.
  init(_ url: URL, name: String) throws {
    self.name = name
    let source = SourceText(path: "source.xib", bytes: try CorpusFiles.bytes(url))
    if url.pathExtension == "storyboard" {
      let imported = importStoryboard(source, catalog: SceneCatalog.builtIn)
      messages = imported.diagnostics.filter { $0.severity != .note }.map(\.message)
      guard let storyboard = imported.value else {
        outcome = .refused
        return
      }
      let checked = storyboard.checked(path: "A.storyboard.yaml", with: Pipeline())
      let errors = checked.texts.flatMap(\.diagnostics).filter { $0.severity == .error }
      outcome = checked.storyboard == nil ? .unsound : messages.isEmpty ? .whole : .withLoss
      messages += errors.map(\.message)
      return
    }
    let imported = importDocument(source, catalog: SceneCatalog.builtIn)
    messages = imported.diagnostics.filter { $0.severity != .note }.map(\.message)
    guard let text = imported.value?.text else {
      outcome = .refused
      return
    }
    let validated = Pipeline().validated(SourceText(path: "A.scene.yaml", text: text))
    if validated.value == nil {
      outcome = .unsound
      messages += validated.diagnostics.filter { $0.severity == .error }.map(\.message)
    } else {
      outcome = messages.isEmpty ? .whole : .withLoss
    }
  }

  /// All documents below a folder whose names end so.
  static func all(below folder: String, suffix: String) async throws -> [ImportResult] {
    let files = CorpusFiles.files(below: folder, suffix: suffix)
    return try await concurrently(files) { url in
      try ImportResult(url, name: url.pathComponents.suffix(2).joined(separator: "/"))
    }
  }
}
