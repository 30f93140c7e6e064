import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// Writes a value under a key as its type, or the form, says.
  mutating func append(
    _ key: String,
    _ value: SceneValue,
    as form: ValueForm = ValueForm(),
    to node: NibArchiveGraph.NodeID
  ) {
    if let archived = archived(value, as: form) { graph.append(key, archived, to: node) }
  }

  /// What stands in the nib for a value; nil where nothing does.
  mutating func archived(_ value: SceneValue, as form: ValueForm = ValueForm()) -> NibArchiveGraph.Value? {
    if let raw = rawValue(of: value, by: form) { return .integer(raw) }
    if case .text(let text) = value, let named = form.encoding.namedObject {
      let node = graph.makeNode(named.className)
      graph.append(named.key, .object(graph.string(text)), to: node)
      return .object(node)
    }
    switch value {
    case .null, .invalid: return .null
    case .bool(let flag):
      switch form.encoding {
      case .inverted: return .bool(!flag)
      case .integer: return .integer(flag ? 1 : 0)
      default: return .bool(flag)
      }
    case .int(let number): return form.encoding == .float ? .float(Float(number)) : .integer(number)
    case .double(let number): return form.encoding == .float ? .float(Float(number)) : .double(number)
    case .date(let seconds):
      let date = graph.makeNode("NSDate")
      graph.append("NS.time", .double(seconds), to: date)
      return .object(date)
    case .geometry(_, let numbers): return .numbers(numbers)
    case .enumeration(_, .int(let raw)), .optionSet(_, let raw): return .integer(raw)
    case .keyed(let values) where form.encoding == .axisPair: return .object(graph.string(axisPair(values)))
    default: return object(for: value).map { .object($0) }
    }
  }

  /// The number that a schema's `values` gives for a truth value or a case; nil where it gives none.
  private func rawValue(of value: SceneValue, by form: ValueForm) -> Int? {
    switch value {
    case .bool(let flag): form.rawValues["\(flag)"]
    case .enumeration(let name, _): form.rawValues[name]
    default: nil
    }
  }

  /// `{251, 250}`: horizontal, then vertical.
  private func axisPair(_ values: [SceneValue.KeyedValue]) -> String {
    let numbers = values.sorted { $0.raw < $1.raw }.map { value in
      if case .double(let number) = value.value { SceneNumber.text(number) } else { "0" }
    }
    return "{\(numbers.joined(separator: ", "))}"
  }

  /// The archived object of a value; nil for values that are no objects.
  mutating func object(for value: SceneValue) -> NibArchiveGraph.NodeID? {
    switch value {
    case .text(let text), .enumeration(_, .string(let text)): graph.string(text)
    case .localizedText(let text, let key): localizableString(text, key: key)
    case .attributedText(let runs): attributedString(runs)
    case .color(let color): self.color(color)
    case .font(let font): self.font(font)
    case .image(let image): self.image(image)
    case .factory(SceneValue.textAttributesName, let parts): attributes(parts, inLabelBreaking: nil)
    case .factory(let name, let arguments): configuration(name, arguments)
    case .list(let values): graph.array("NSArray", values.compactMap { object(for: $0) })
    default: nil
    }
  }

  /// A text that the loader looks up in the nib's strings table.
  mutating func localizableString(_ text: String, key: String) -> NibArchiveGraph.NodeID {
    // There is nothing to translate in an empty text.
    if text.isEmpty { return graph.string(text) }
    let node = graph.makeNode("NSLocalizableString")
    let keyNode = graph.string(key)
    let developmentText = graph.string(text)
    graph.append("NS.bytes", .data(Array(text.utf8)), to: node)
    graph.append("NSKey", .object(keyNode), to: node)
    graph.append("NSDev", .object(developmentText), to: node)
    return node
  }
}
