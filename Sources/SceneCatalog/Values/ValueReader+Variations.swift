import SceneModel
import SceneSyntax

/// Values for size classes in a map, which a scene writes as variations.
extension ValueReader {
  /// `write 'axis: vertical' and 'variations: [{when: {horizontalSizeClass: regular}, axis: horizontal}]'` for
  /// `axis: {compact: vertical, regular: horizontal}`; nil for other values.
  func variationsHint(_ node: NodeID, _ property: PropertySchema) -> String? {
    // Nearly all maps are told apart by their first key.
    guard let first = tree.entries(of: node).first(where: { _ in true }),
      Self.condition(of: tree.text(of: first.key)) != nil, let entries = entries(node), entries.count <= 6
    else { return nil }
    let conditions = entries.compactMap { Self.condition(of: $0.name) }
    guard conditions.count == entries.count else { return nil }
    let values = entries.map { short($0.value) ?? "…" }
    // What holds wherever nothing else does; the small screen where nothing is said of it.
    let base = conditions.firstIndex(of: "") ?? conditions.firstIndex { $0.hasSuffix("SizeClass: compact") } ?? 0
    let others = conditions.indices.filter { $0 != base && !conditions[$0].isEmpty }
      .map { "{when: {\(conditions[$0])}, \(property.name): \(values[$0])}" }
    let own = "write '\(property.name): \(values[base])'"
    if others.isEmpty { return own }
    let list = others.joined(separator: ", ")
    let hasVariations =
      tree.parent(of: node).map { parent in tree.entries(of: parent).contains { tree.text(of: $0.key) == "variations" }
      }
      ?? false
    return hasVariations
      ? "\(own), and '\(list)' among its 'variations'" : "\(own) and 'variations: [\(list)]'"
  }

  /// The condition of a variation that a word names; empty for what holds everywhere, nil for other words.
  private static func condition(of name: String) -> String? {
    switch ForeignProperty.normalized(name) {
    case "any", "default", "base", "iphone", "phone", "portrait", "mobile", "all": ""
    case "compact", "compactwidth", "wcompact", "widthcompact": "horizontalSizeClass: compact"
    case "regular", "regularwidth", "wregular", "widthregular", "ipad", "pad", "tablet": "horizontalSizeClass: regular"
    case "landscape", "compactheight", "hcompact", "heightcompact": "verticalSizeClass: compact"
    case "regularheight", "hregular", "heightregular": "verticalSizeClass: regular"
    default: nil
    }
  }
}
