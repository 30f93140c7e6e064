import SceneCatalog
import SceneLanguage
import SceneModel

extension ReferencePages {
  /// The keys of values that are maps: of a configuration with its factories, of attributed text with its paragraph styles.
  ///
  /// Empty for types whose forms `types` lists completely.
  func keys(of type: PropertyType) -> [ReferencePage.Section] {
    switch type {
    case .factory(let kind):
      let names = kind.factories.map(Markdown.code).joined(separator: ", ")
      return [
        .init(title: "Made by one of", body: .text(names + ".\n")),
        .init(title: "Keys below it", body: table(of: kind.parts)),
      ]
    case .attributedText:
      return [
        .init(title: "Keys of a run", body: table(of: ValueReader.attributeTypes, first: [("text", .text)])),
        .init(title: "Keys of its `paragraphStyle`", body: table(of: ValueReader.paragraphTypes)),
        .init(title: "Keys of one of its `tabStops`, a list", body: table(of: ValueReader.tabStopTypes)),
      ]
    case .textAttributes: return [.init(title: "Keys", body: table(of: ValueReader.textAttributeTypes))]
    default: return []
    }
  }

  /// The keys of values, the ones that come first and then others by name, with what each takes.
  private func table(of parts: [String: PropertyType], first: [(String, PropertyType)] = []) -> ReferencePage.Body {
    let others = parts.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    return .table(
      ["key", "type", "written"],
      (first + others).map { name, type in [Markdown.code(name), typeLink(type), form(of: type)] }
    )
  }

  /// The cases of an enumeration, or how a value of another type is written, in short.
  private func form(of type: PropertyType) -> String {
    switch type {
    case .named(let name):
      return catalog.enumeration(named: name).map { type in
        type.cases.map { Markdown.code($0.name) }.joined(separator: ", ")
      } ?? ""
    case .geometry(let kind): return Markdown.code(kind.form)
    default: return ""
    }
  }
}
