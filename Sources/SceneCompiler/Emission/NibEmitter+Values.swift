import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// Writes a value under a key as its type, or the key's encoding, says.
  mutating func append(
    _ value: SceneValue,
    as rule: KeyRule,
    of property: PropertySchema?,
    to node: NibArchiveGraph.NodeID
  ) {
    if let raw = rawValue(of: value, by: rule) {
      graph.append(rule.key, integer: raw, to: node)
      return
    }
    switch value {
    case .text(let identifier) where rule.encoding == .locale:
      let locale = graph.makeNode("NSLocale")
      graph.append("NS.identifier", .object(graph.string(identifier)), to: locale)
      graph.append(rule.key, .object(locale), to: node)
    case .text(let name) where rule.encoding == .timeZone:
      let zone = graph.makeNode("NSTimeZone")
      graph.append("NS.name", .object(graph.string(name)), to: zone)
      graph.append(rule.key, .object(zone), to: node)
    case .null, .invalid: graph.append(rule.key, .null, to: node)
    case .bool(let flag):
      switch rule.encoding {
      case .inverted: graph.append(rule.key, .bool(!flag), to: node)
      case .integer: graph.append(rule.key, integer: flag ? 1 : 0, to: node)
      default: graph.append(rule.key, .bool(flag), to: node)
      }
    case .int(let number):
      if rule.encoding == .float {
        graph.append(rule.key, .float(Float(number)), to: node)
      } else {
        graph.append(rule.key, integer: number, to: node)
      }
    case .double(let number):
      graph.append(rule.key, rule.encoding == .float ? .float(Float(number)) : .double(number), to: node)
    case .date(let seconds):
      let date = graph.makeNode("NSDate")
      graph.append("NS.time", .double(seconds), to: date)
      graph.append(rule.key, .object(date), to: node)
    case .geometry(_, let numbers): graph.append(rule.key, .numbers(numbers), to: node)
    case .enumeration(_, .int(let raw)): graph.append(rule.key, integer: raw, to: node)
    case .optionSet(_, let raw): graph.append(rule.key, integer: raw, to: node)
    case .keyed(let values) where rule.encoding == .axisPair:
      graph.append(rule.key, .object(graph.string(axisPair(values))), to: node)
    default:
      if let object = object(for: value) { graph.append(rule.key, .object(object), to: node) }
    }
  }

  /// The number that a schema's `values` gives for a truth value or a case; nil where it gives none.
  private func rawValue(of value: SceneValue, by rule: KeyRule) -> Int? {
    switch value {
    case .bool(let flag): rule.rawValues["\(flag)"]
    case .enumeration(let name, _): rule.rawValues[name]
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
    case .list(let values): graph.array("NSArray", values.compactMap { object(for: $0) })
    default: nil
    }
  }

  /// A text that the loader looks up in the nib's strings table.
  mutating func localizableString(_ text: String, key: String) -> NibArchiveGraph.NodeID {
    let node = graph.makeNode("NSLocalizableString")
    let keyNode = graph.string(key)
    let developmentText = graph.string(text)
    graph.append("NS.bytes", .data(Array(text.utf8)), to: node)
    graph.append("NSKey", .object(keyNode), to: node)
    graph.append("NSDev", .object(developmentText), to: node)
    return node
  }
}
