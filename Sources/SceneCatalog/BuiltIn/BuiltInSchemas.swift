package import SceneDiagnostics

/// The schemas inside the executable: the files under `Schemas/`, embedded by `make schemas`.
package enum BuiltInSchemas {
  /// The classes, in alphabetical order.
  package static let classNames: [String] = EmbeddedSchemas.classes

  /// A schema's text; nil where no file declares the name.
  package static func source(named name: String) -> SourceText? {
    guard let text = EmbeddedSchemas.text(named: name) else { return nil }
    return text.withUTF8Buffer { SourceText(path: "Schemas/UIKit/\(name).yaml", bytes: Array($0)) }
  }

  /// The names of everything that is embedded, in alphabetical order.
  package static var allNames: [String] { EmbeddedSchemas.all }
}
