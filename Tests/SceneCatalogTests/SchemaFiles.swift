import Foundation
import SceneCatalog
import SceneDiagnostics
import TestSupport

/// The schema files under `Schemas/`, which the declarations inside the executable are made of.
enum SchemaFiles {
  /// Every schema, by the name it declares.
  static let sources: [String: SourceText] = {
    let folder = Repository.root.appendingPathComponent("Schemas/UIKit").path
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var sources: [String: SourceText] = [:]
    for file in files where file.hasSuffix(".yaml") {
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)") else { continue }
      sources[name] = SourceText(path: "Schemas/UIKit/\(file)", bytes: Array(data))
    }
    return sources
  }()

  /// The names, in alphabetical order.
  static let names = sources.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }

  /// The catalog as the files say it.
  static let catalog = SceneCatalog(schemas: sources)
}
