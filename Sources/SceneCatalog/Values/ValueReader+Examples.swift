import SceneDiagnostics
package import SceneModel
import SceneSyntax

/// Suggestions for values of a wrong type: the scene's own numbers and words in the form of the expected type.
extension ValueReader {
  /// Adds a hint to the last diagnostic of a value, unless it has one.
  mutating func addExample(since count: Int, of property: PropertySchema, at node: NodeID) {
    guard diagnostics.count > count, diagnostics[diagnostics.count - 1].hint == nil else { return }
    let last = diagnostics.count - 1
    guard diagnostics[last].isOne(of: .wrongType, .unknownCase) else { return }
    let isWhole = diagnostics[last].range == tree[node].range
    // A problem in a part is reported for the part; the hint shows the whole value if its meaning is clear.
    diagnostics[last].hint =
      isWhole
      ? example(of: property, for: node)
      : property.type.isOneNumber ? nil : meant(by: node, as: property.type).map { "write \($0)" }
  }

  /// "write X" with the scene's values where they show what is meant, else "for example X"; nil for types without a form of their own.
  func example(of property: PropertySchema, for node: NodeID) -> String? {
    // A list of one value is that value.
    if tree[node].kind == .sequence, !property.isList, let only = onlyChild(of: node), tree[only].kind == .scalar,
      let text = short(only), canRead(only, as: property.type)
    {
      return "write \(text)"
    }
    if let meant = meant(by: node, as: property.type) { return "write \(meant)" }
    return standardExample(of: property).map { "for example '\(property.name): \($0)'" }
  }

  /// The value of a node in another notation; nil if its meaning is not clear.
  func meant(by node: NodeID, as type: PropertyType) -> String? {
    switch type {
    case .double, .int: oneNumber(node).map { type == .int ? Notation.whole($0) : Self.text($0) }
    case .color: Notation.color(parts(of: node), catalog)
    case .font: Notation.font(parts(of: node), catalog)
    case .date: Notation.date(words(of: node))
    case .geometry(let kind): Notation.geometry(parts(of: node), kind)
    case .bool, .text, .attributedText, .textAttributes, .image, .factory, .named: nil
    }
  }

  /// The number of a scalar, or of a list with one; several numbers are none.
  private func oneNumber(_ node: NodeID) -> Double? {
    let scalar = tree[node].kind == .sequence ? onlyChild(of: node) : node
    return scalar.flatMap { tree[$0].kind == .scalar ? Notation.number(words(of: $0)) : nil }
  }

  /// An example that is valid for a property in every scene.
  private func standardExample(of property: PropertySchema) -> String? {
    guard property.type.isOneNumber else { return standardExample(of: property.type) }
    if let maximum = property.maximum, maximum <= 1 { return "0.5" }
    let number = max(property.type == .int ? 1 : 8, property.minimum ?? 0)
    return Self.text(min(number, property.maximum ?? number))
  }

  /// An example that is valid for a type in every scene; nil if the type alone does not determine one.
  func standardExample(of type: PropertyType) -> String? {
    switch type {
    case .bool: "true"
    case .int: "1"
    case .double: "8"
    case .text: "Hello"
    case .attributedText: "[{text: Hello, font: body}]"
    case .textAttributes: "{font: headline, foregroundColor: systemBlue}"
    case .geometry(.rect): "[0, 0, 100, 44]"
    case .geometry(.transform): "{rotationAngle: 0.785398}"
    case .geometry(let kind) where kind.count == 2: "[8, 8]"
    case .geometry: "[8, 8, 8, 8]"
    case .color: "systemBlue"
    case .font: "{systemFont: 17}"
    case .image: "{systemName: star}"
    case .date: "2024-02-29T12:30:00Z"
    case .factory(let kind): kind.example
    case .named(let name):
      catalog.enumeration(named: name).flatMap { type in
        type.cases.first.map { type.isOptionSet ? "[\($0.name)]" : $0.name }
      }
    }
  }

  /// `{normal: A, highlighted: B}` for a list of values, one for each state.
  func stateExample(of property: PropertySchema, for node: NodeID) -> String? {
    if case .geometry = property.type { return nil }
    guard property.type != .attributedText, !property.isList,
      let type = property.keyedBy.flatMap({ catalog.enumeration(named: $0) })
    else { return nil }
    let values = tree.children(of: node).prefix(type.cases.count + 1).map { tree.resolved($0) }
    let texts = values.compactMap { tree[$0].kind == .scalar ? short($0) : nil }
    guard texts.count == values.count, (2...type.cases.count).contains(texts.count) else { return nil }
    // Three or four numbers are a color, or a number for each axis.
    if property.type == .color, texts.allSatisfy({ NumberForm($0) == .decimal }) { return nil }
    let pairs = zip(type.cases, texts).map { "\($0.name): \($1)" }
    return
      "write {\(pairs.joined(separator: ", "))}, with the name of each value's \(type.isOptionSet ? "state" : "axis")"
  }

  /// Whether a node is a valid value of a type.
  private func canRead(_ node: NodeID, as type: PropertyType) -> Bool {
    var reader = self
    // What is added to arrays that another reader holds too copies them.
    (reader.diagnostics, reader.versionedUses) = ([], [])
    return reader.read(node, as: type, name: "") != .invalid
  }

  private func onlyChild(of node: NodeID) -> NodeID? {
    let children = tree.children(of: node).prefix(2).map { $0 }
    return children.count == 1 ? tree.resolved(children[0]) : nil
  }

  /// A node as it is written in brackets; nil for what is long.
  func short(_ node: NodeID) -> String? { tree.flowText(of: node) }

  /// A scalar's text, or the elements of a list with spaces between; empty for maps and what is long.
  func words(of node: NodeID) -> String {
    switch tree[node].kind {
    case .scalar: tree.utf8(of: node).count <= 100 ? tree.text(of: node) : ""
    case .sequence:
      tree.children(of: node).prefix(8).map { tree.resolved($0) }
        .map { tree[$0].kind == .scalar ? tree.text(of: $0) : "" }.joined(separator: " ")
    default: ""
    }
  }

  /// The parts of a map by name, the scalars of a list without names, or a scalar as one part.
  func parts(of node: NodeID) -> [Notation.Part] {
    switch tree[node].kind {
    case .mapping:
      tree.entries(of: node).prefix(12).flatMap { entry -> [Notation.Part] in
        let value = tree.resolved(entry.value)
        let name = tree.text(of: entry.key)
        if tree[value].kind == .sequence {
          return tree.children(of: value).prefix(6).map { .init(name: name, text: words(of: tree.resolved($0))) }
        }
        if tree[value].kind == .mapping {
          return tree.entries(of: value).prefix(6)
            .map { .init(name: tree.text(of: $0.key), text: words(of: tree.resolved($0.value))) }
        }
        return [.init(name: name, text: words(of: value))]
      }
    case .sequence:
      tree.children(of: node).prefix(8).map { .init(name: nil, text: words(of: tree.resolved($0))) }
    default: [.init(name: nil, text: words(of: node))]
    }
  }
}

extension PropertyType {
  /// Whether a value is a single number.
  var isOneNumber: Bool { self == .int || self == .double }
}

extension ValueReader {
  /// The list of numbers in a text for a struct; nil if their count is wrong.
  package static func list(in text: String, of kind: GeometryKind) -> String? {
    Notation.geometry([.init(name: nil, text: text)], kind)
  }

  /// The number in a text with a decimal point, as runtime attributes need it; nil if there is none.
  package static func number(in text: String) -> String? {
    Notation.number(text).map { NumberForm.withPoint(Self.text($0)) }
  }
}
