import SceneCatalog
import SceneDiagnostics
import SourceIndex
import SwiftSurface

extension SceneCatalog {
  /// The catalog with the classes of some sources, which are of the module `Shop` where the words of their fence say no other.
  func knowing(_ sources: [(words: [String], text: String)]) -> SceneCatalog {
    guard !sources.isEmpty else { return self }
    let texts = sources.enumerated().map { number, source in
      let module = source.words.first { $0.hasPrefix("module=") }.map { String($0.dropFirst(7)) } ?? "Shop"
      return (module: module, source: SourceText(path: "\(module)/\(number).swift", text: source.text))
    }
    let modules = Dictionary(grouping: texts, by: \.module).sorted { $0.key < $1.key }.map { name, texts in
      IndexedModule(
        name: name,
        files: texts.map { IndexedFile(path: $0.source.path, surface: SourceSurface(swift: $0.source.bytes)) }
      )
    }
    let index = SourceIndex(modules) { self.schema(named: $0) != nil }
    return with(index.applicationClasses { path in texts.first { $0.source.path == path }?.source })
  }
}
