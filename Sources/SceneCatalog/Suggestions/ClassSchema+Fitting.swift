import Backports

/// Adjusts suggestions to what the object already contains.
extension ClassSchema {
  /// The sentence of an advice: without invented objects where the scene has its own, and without a second map where there is
  /// one.
  func fitted(_ advice: Advice, to key: MistakenKey) -> String {
    let siblings = key.siblings.filter { $0.key != key.name }
    return withContent(advice, key, siblings) ?? advice.without(key.trueProperties).text(beside: siblings)
  }

  /// Only the key if the scene has the objects, `write 'prototypeCells:'`, or the key with the scene's own value.
  private func withContent(
    _ advice: Advice,
    _ key: MistakenKey,
    _ siblings: [String: MistakenKey.Sibling]
  ) -> String? {
    guard key.form != .scalar, case .entry(let entry, hasVerb: true)? = advice.pieces.first, siblings[entry.key] == nil,
      key.written.map({ !advice.text.contains($0) }) ?? true, let slot = slots[entry.key], !slot.accepts.isEmpty,
      let inner = Self.path(below: entry.value)
    else { return nil }
    let path = [entry.key] + inner
    let isList = path.count > 1 ? key.form == .list : !slot.isSingle
    if let written = key.written {
      // A list of scalars contains no objects to keep.
      if key.form == .list, !written.contains("{") { return nil }
      let value =
        switch (key.form, isList) {
        case (.map, true): "[\(written)]"
        case (.list, false): String(written.dropFirst().dropLast())
        default: written
        }
      let whole = path.dropFirst().reversed().reduce(value) { "{\($1): \($0)}" }
      return "write '\(entry.key): \(whole)'"
    }
    if path.count > 1 {
      let below = path.dropFirst().map { "'\($0):'" }.joined(separator: ", below it ")
      return
        "write '\(entry.key):', below it \(below), and indent what is in '\(key.name)' by \((path.count - 1) * 2) more spaces"
    }
    switch (key.form, isList) {
    case (.map, true):
      return "write '\(entry.key):', begin the object with '- ' and indent its other lines by two more spaces"
    case (.list, false): return "write '\(entry.key):', and two spaces in place of the object's '- '"
    default: return "write '\(entry.key):'"
    }
  }

  /// The keys around the objects of a value: `subviews` in `{class: UIView, subviews: […]}`; nil for a value that holds none.
  private static func path(below value: Advice.Value) -> [String]? {
    switch value {
    case .list, .scalar("…"): return []
    case .scalar: return nil
    case .map(let entries):
      // The class of an object in between comes first.
      let isBetween = entries.count > 1 && entries[0].key == "class" && entries.contains { $0.value.text == "[…]" }
      guard let next = isBetween ? entries[1] : entries.first, let inner = path(below: next.value) else { return [] }
      return [next.key] + inner
    }
  }
}
