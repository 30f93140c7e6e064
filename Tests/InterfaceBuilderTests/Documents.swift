import Foundation
import InterfaceBuilder
import SceneCatalog
import SceneCompiler
import SceneDiagnostics

/// Documents to import, and what tests ask of them.
enum Documents {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let pipeline = Pipeline()

  /// A document of the project's own.
  static func fixture(_ name: String) throws -> SourceText {
    let url = root.appendingPathComponent("Tests/Fixtures/documents/\(name)")
    return SourceText(path: name, bytes: Array(try Data(contentsOf: url)))
  }

  /// Documents that Xcode wrote and Apple's compiler compiled; none where `../shared` is absent.
  static let genuine: [String] = {
    let folder = root.deletingLastPathComponent().appendingPathComponent("shared/corpus/pairs/xib")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // Every fourth: each is imported twice and exported twice.
    return names.sorted().enumerated().filter { $0.offset % 4 == 0 }.map(\.element).map {
      folder.appendingPathComponent("\($0)/source.xib").path
    }
    .filter { FileManager.default.fileExists(atPath: $0) }
  }()

  /// The project's own scenes, as paths from its root.
  static let scenes: [String] = ["samples", "Tests/Fixtures/scenes"].flatMap { folder in
    let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".scene.yaml") }.sorted().map {
      "\(folder)/\($0)"
    }
  }
}
