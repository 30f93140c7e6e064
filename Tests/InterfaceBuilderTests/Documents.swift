import Foundation
import InterfaceBuilder
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import TestSupport

/// Documents to import, and what tests ask of them.
enum Documents {
  static let pipeline = Pipeline()

  /// A document of the project's own.
  static func fixture(_ name: String) throws -> SourceText {
    let url = Repository.root.appendingPathComponent("Tests/Fixtures/documents/\(name)")
    return SourceText(path: name, bytes: Array(try Data(contentsOf: url)))
  }

  /// Documents that Xcode wrote and Apple's compiler compiled; none where `../shared` is absent.
  static let genuine: [String] = {
    let folder = Repository.root.deletingLastPathComponent().appendingPathComponent("shared/corpus/pairs/xib")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // Every fourth: each is imported twice and exported twice.
    return names.sorted().enumerated().filter { $0.offset % 4 == 0 }.map(\.element).map {
      folder.appendingPathComponent("\($0)/source.xib").path
    }
    .filter { FileManager.default.fileExists(atPath: $0) }
  }()
}
