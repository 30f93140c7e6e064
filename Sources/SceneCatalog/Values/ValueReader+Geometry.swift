import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension ValueReader {
  mutating func readGeometry(_ node: NodeID, _ kind: GeometryKind, name: String) -> SceneValue {
    switch tree[node].kind {
    case .sequence: return readList(node, kind, name: name)
    case .mapping:
      if kind == .transform, let transform = readNamedTransform(node) { return transform }
      return readNamed(node, kind, name: name)
    default:
      return fail(
        .wrongType,
        "'\(name)' takes \(kind.noun), \(kind.form), not \(self.kind(of: node))",
        at: node,
        hint: geometryHint(node, kind)
      )
    }
  }

  private mutating func readList(_ node: NodeID, _ kind: GeometryKind, name: String) -> SceneValue {
    let items = tree.children(of: node).map { tree.resolved($0) }
    guard items.count == kind.count else {
      return fail(
        .wrongType,
        "'\(name)' takes \(kind.count) numbers, \(kind.form); this has \(items.count)",
        at: node,
        hint: geometryHint(node, kind)
          ?? items.compactMap({ Self.separated(tree.text(of: $0)) }).first.map { "a comma is missing: write \($0)" }
      )
    }
    var numbers: [Double] = []
    for (item, component) in zip(items, kind.components) {
      guard let number = readComponent(item, name: "\(name).\(component)") else { return .invalid }
      numbers.append(number)
    }
    return checked(numbers, kind, at: items, name: name)
  }

  /// `345, 41` for `345 41`: numbers that YAML takes for one text; nil for other texts.
  private static func separated(_ text: String) -> String? {
    let numbers = text.prefix(200).split(separator: " ")
    guard numbers.count > 1, numbers.allSatisfy({ NumberForm(String($0)) == .decimal }) else { return nil }
    return numbers.joined(separator: ", ")
  }

  private mutating func readNamed(_ node: NodeID, _ kind: GeometryKind, name: String) -> SceneValue {
    var numbers: [String: Double] = [:]
    let components = kind.components
    let entries = entries(node) ?? []
    for entry in entries {
      guard components.contains(entry.name) else {
        return fail(
          .wrongType,
          "\(kind.noun) \(kind.has) no '\(entry.name)'",
          at: entry.key,
          hint: geometryHint(node, kind) ?? componentHint(entry.name, of: kind)
        )
      }
      guard let number = readComponent(entry.value, name: entry.name) else { return .invalid }
      numbers[entry.name] = number
    }
    let missing = components.filter { numbers[$0] == nil }
    guard missing.isEmpty else {
      return fail(
        .wrongType,
        "'\(name)' is missing \(Wording.quotedList(missing))",
        at: node,
        hint: geometryHint(node, kind) ?? "write all of \(kind.form)"
      )
    }
    let values = components.compactMap { name in entries.first { $0.name == name }?.value }
    return checked(components.compactMap { numbers[$0] }, kind, at: values, name: name)
  }

  /// `nodes` are the nodes of the numbers.
  private mutating func checked(
    _ numbers: [Double],
    _ kind: GeometryKind,
    at nodes: [NodeID],
    name: String
  ) -> SceneValue {
    // A shadow's offset is a size too, so only rectangles are held to a positive one.
    guard kind == .rect else { return .geometry(kind, numbers) }
    let negative = zip(zip(kind.components, numbers), nodes).dropFirst(2).filter { $0.0.1 < 0 }
    for (part, node) in negative {
      report(.outOfRange, "the \(part.0) of '\(name)' is negative", at: node)
    }
    return negative.isEmpty ? .geometry(kind, numbers) : .invalid
  }

  /// A transform given by parts: scaled first, then rotated, then translated.
  private mutating func readNamedTransform(_ node: NodeID) -> SceneValue? {
    let parts = ValueKeys.Transform.names
    let entries = entries(node) ?? []
    guard entries.contains(where: { parts.contains($0.name) }) else { return nil }
    var numbers: [ValueKeys.Transform: Double] = [:]
    for entry in entries {
      guard let part = ValueKeys.Transform(rawValue: entry.name) else {
        let hint = Spelling.choice(for: entry.name, in: parts)
        return fail(.wrongType, "a transform has no '\(entry.name)'", at: entry.key, hint: hint)
      }
      if part == .rotationAngle, let degrees = Self.degrees(tree.text(of: entry.value)) {
        return fail(
          .wrongType,
          "'rotationAngle' is an angle in radians, not '\(tree.text(of: entry.value))'",
          at: entry.value,
          hint: "write \(Notation.radians(degrees: degrees))"
        )
      }
      guard let number = readComponent(entry.value, name: entry.name) else { return .invalid }
      numbers[part] = number
    }
    let (sine, cosine) = Trigonometry.sineCosine(numbers[.rotationAngle] ?? 0)
    let scaleX = numbers[.scaleX] ?? 1
    let scaleY = numbers[.scaleY] ?? 1
    return .geometry(
      .transform,
      [
        cosine * scaleX, sine * scaleX, -sine * scaleY, cosine * scaleY, numbers[.translationX] ?? 0,
        numbers[.translationY] ?? 0,
      ]
    )
  }

  /// The number of a text such as `45deg` or `45°`; nil for others.
  private static func degrees(_ text: String) -> Double? {
    for unit in ["degrees", "degree", "deg", "°"] where text.hasSuffix(unit) {
      let number = String(text.dropLast(unit.count).prefix { $0 != " " })
      return NumberForm(number) == .decimal ? Double(number) : nil
    }
    return nil
  }

  /// The part that a key was meant to be, by its beginning too, and all parts there are.
  private func componentHint(_ key: String, of kind: GeometryKind) -> String {
    let all = "\(kind.noun) \(kind.has) \(Wording.list(kind.components))"
    let beginning = kind.components.filter { !key.isEmpty && $0.hasPrefix(key.lowercased()) }
    let meant = Spelling.nearest(to: key, in: kind.components) ?? (beginning.count == 1 ? beginning[0] : nil)
    return meant.map { "write '\($0)': \(all)" } ?? all
  }

  /// The list of numbers that another notation means; nil where it has more or fewer than the struct.
  private func geometryHint(_ node: NodeID, _ kind: GeometryKind) -> String? {
    Notation.geometry(parts(of: node), kind).map { "write \($0)" }
  }

  private mutating func readComponent(_ node: NodeID, name: @autoclosure () -> String) -> Double? {
    if let number = decimal(node) { return number }
    let name = name()
    let text = tree.text(of: node)
    let share = name.contains(".") && text.hasSuffix("%") ? Double(text.dropLast()) : nil
    if let share, share.isFinite {
      let part = name.hasSuffix("height") || name.hasSuffix("y") ? "height" : "width"
      let factor = share == 100 ? "" : "\(SceneNumber.text(share / 100)) * "
      let hint =
        superviewLength(part, around: node).map {
          let length = Self.text(($0 * share).rounded() / 100)
          return share == 100
            ? "write \(length), the \(part) of the superview"
            : "write \(length), which is \(text) of the superview's \(part)"
        } ?? "write points, or in the superview the constraint 'item.\(part) = \(factor)self.\(part)'"
      report(.wrongType, "'\(name)' is a number of points, not '\(text)'", at: node, hint: hint)
      return nil
    }
    return if case .double(let number) = readDouble(node, name: name) { number } else { nil }
  }

  /// The width or height of the view around the one that has a part of a frame; nil where the scene gives none.
  private func superviewLength(_ part: String, around node: NodeID) -> Double? {
    // The number's list, the view, the list of views, the view around it.
    guard let frame = tree.parent(of: node), let view = tree.parent(of: frame), var outer = tree.parent(of: view) else {
      return nil
    }
    if tree[outer].kind == .sequence, let holder = tree.parent(of: outer) { outer = holder }
    guard let value = entries(outer)?.first(where: { $0.name == "frame" })?.value else { return nil }
    let index = part == "width" ? 2 : 3
    let number =
      entries(value)?.first { $0.name == part }?.value
      ?? tree.children(of: value).prefix(4).enumerated().first { $0.offset == index }.map { tree.resolved($0.element) }
    return number.flatMap { Double(tree.text(of: $0)) }.flatMap { $0.isFinite ? $0 : nil }
  }
}
