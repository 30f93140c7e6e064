import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension SceneLowering {
  /// The constraints that stand on an object: equations, or maps with an equation under `is`.
  mutating func lowerConstraints(_ node: NodeID, of owner: ObjectID) {
    guard tree[node].kind == .sequence else {
      report(
        "wrong-type",
        "'constraints' is a list of equations, not \(describe(node))",
        at: node,
        hint: listHint(node)
      )
      return
    }
    for element in tree.children(of: node).map({ tree.resolved($0) }) {
      if tree[element].kind == .mapping {
        lowerConstraintMap(element, of: owner)
      } else if let constraint = constraint(element, of: owner) {
        append(constraint)
      }
    }
  }

  /// The list for an equation that stands alone, or for a map of sizes.
  private func listHint(_ node: NodeID) -> String {
    if let text = shortText(node), text.contains("=") { return "write [\(text)]" }
    let size = tree.entries(of: node).first { LayoutAttribute(rawValue: tree.text(of: $0.key)) != nil }
    guard let size, let number = shortText(tree.resolved(size.value)) else {
      return "for example [title.leading = self.leading + 8]"
    }
    return "write [self.\(tree.text(of: size.key)) = \(number)]"
  }

  /// What to write for a map without `is`: what it has may be the equation under another key.
  private func equationHint(_ parts: [(name: String, key: NodeID, value: NodeID)]) -> String {
    for part in parts {
      guard let text = shortText(tree.resolved(part.value)) else { continue }
      if text.contains("=") { return "write {is: \(text)}" }
      if part.name.contains("."), EquationReader.number(text[...]) != nil { return "write \(part.name) = \(text)" }
    }
    return "write {is: title.leading = self.leading + 8}, or the equation alone"
  }

  private mutating func append(_ constraint: SceneConstraint) {
    scene[constraint.owner].constraints.append(scene.constraints.count)
    scene.constraints.append(constraint)
  }

  private mutating func lowerConstraintMap(_ node: NodeID, of owner: ObjectID) {
    let parts = entries(node, of: "a constraint")
    guard let equation = parts.first(where: { $0.name == "is" }) else {
      report("constraint-form", "this constraint has no equation", at: node, hint: equationHint(parts))
      return
    }
    guard var constraint = constraint(tree.resolved(equation.value), of: owner) else { return }
    for part in parts {
      let value = tree.resolved(part.value)
      switch part.name {
      case "id": constraint.identifier = word(value, of: "'id'").map { Located($0, at: tree[value].range) }
      case "identifier": constraint.layoutIdentifier = word(value, of: "'identifier'")
      case "isInstalled":
        if case .bool(let isInstalled) = values.read(value, as: .bool, name: "isInstalled") {
          constraint.isInstalled = isInstalled
        }
      case "variations": constraint.variations = variations(value, schema: nil)
      case "is": break
      case "interfaceBuilder": constraint.archive = interfaceBuilderParts(value).archive
      default:
        report(
          "unknown-key",
          "a constraint has no '\(part.name)'",
          at: part.key,
          hint: partHint(part.name, value) ?? Spelling.choice(for: part.name, in: SceneKeys.constraint)
        )
      }
    }
    append(constraint)
  }

  /// Where the equation itself says what a key of `NSLayoutConstraint` does; nil for other keys.
  private func partHint(_ name: String, _ value: NodeID) -> String? {
    let number = tree[value].kind == .scalar ? tree.text(of: value) : ""
    switch name {
    case "priority":
      return "write it in the equation: … @ \(EquationReader.number(number[...]) == nil ? "750" : number)"
    case "constant":
      let isNegative = number.hasPrefix("-")
      let sum = number.isEmpty ? "+ 8" : isNegative ? "- \(number.dropFirst())" : "+ \(number)"
      return "write it in the equation: … \(sum)"
    case "multiplier":
      return "write it in the equation: \(number.isEmpty ? "0.5" : number) * item.width"
    case "relation", "item", "firstItem", "secondItem", "firstAttribute", "secondAttribute", "attribute", "toItem":
      return "the equation says it: title.leading = self.leading + 8"
    default: return nil
    }
  }

  private mutating func constraint(_ node: NodeID, of owner: ObjectID) -> SceneConstraint? {
    guard tree[node].kind == .scalar else {
      report("wrong-type", "a constraint is an equation, not \(describe(node))", at: node)
      return nil
    }
    let text = tree.text(of: node)
    let start = textStart(of: node)
    do {
      let equation = try ConstraintEquation(text)
      // The attributes of both sides are looked at: each may be misspelled.
      let first = term(equation.first, in: text, start: start)
      let second = equation.second.flatMap { term($0, in: text, start: start) }
      guard let first, (second == nil) == (equation.second == nil) else { return nil }
      return SceneConstraint(
        owner: owner,
        range: tree[node].range,
        first: first,
        relation: equation.relation,
        multiplier: equation.multiplier,
        second: second,
        constant: equation.constant,
        usesSystemSpacing: equation.usesSystemSpacing,
        priority: equation.priority
      )
    } catch {
      let range = start.map { SourceRange($0 + error.lower, $0 + error.upper) } ?? tree[node].range
      diagnostics.append(Diagnostic("constraint-form", error.message, at: range, hint: error.hint))
      return nil
    }
  }

  /// Where a scalar's text begins in the source; nil where it is not written as it reads.
  private func textStart(of node: NodeID) -> Int? {
    let range = tree[node].range
    let quote = tree[node].style == .plain ? 0 : 1
    let isVerbatim = range.upperBound - range.lowerBound - 2 * quote == tree.utf8(of: node).count
    return isVerbatim ? range.lowerBound + quote : nil
  }

  /// What to write for an attribute that there is not: an anchor's name, a guide, or a slip.
  private func attributeHint(_ attribute: String, item: Substring) -> String? {
    let known = LayoutAttribute.allCases.map(\.rawValue)
    let bare = attribute.hasSuffix("Anchor") ? String(attribute.dropLast(6)) : attribute
    if bare != attribute, known.contains(bare) { return "write \(item).\(bare)" }
    if attribute.hasSuffix("Guide") { return "a guide has attributes: \(item).\(attribute).top" }
    let others = [
      "start": "leading", "end": "trailing", "x": "centerX", "y": "centerY", "midX": "centerX", "midY": "centerY",
      "minX": "left", "maxX": "right", "minY": "top", "maxY": "bottom", "centerHorizontally": "centerX",
      "centerVertically": "centerY",
    ]
    if let other = others[attribute] { return Spelling.suggestion(of: [other]) }
    let several = [
      "center": "centerX and centerY", "size": "width and height", "edges": "top, leading, bottom and trailing",
      "edge": "top, leading, bottom and trailing", "insets": "top, leading, bottom and trailing",
      "horizontal": "leading and trailing", "vertical": "top and bottom", "sides": "leading and trailing",
    ]
    if let parts = several[attribute] { return "write a constraint each for \(parts)" }
    return Spelling.suggestion(for: attribute, in: known) ?? "one of \(known.prefix(12).joined(separator: ", "))"
  }

  private mutating func term(
    _ term: ConstraintEquation.Term,
    in text: String,
    start: Int?
  ) -> SceneConstraint.Term? {
    func range(_ part: Substring) -> SourceRange {
      guard let start else { return SourceRange(0, 0) }
      let lower = start + text.utf8.distance(from: text.startIndex, to: part.startIndex)
      return SourceRange(lower, lower + part.utf8.count)
    }
    let attribute = String(term.attribute)
    guard let raw = LayoutAttribute(rawValue: attribute)?.value else {
      diagnostics.append(
        Diagnostic(
          "unknown-case",
          "NSLayoutConstraint.Attribute has no case '\(attribute)'",
          at: range(term.attribute),
          hint: attributeHint(attribute, item: term.item)
        )
      )
      return nil
    }
    return SceneConstraint.Term(
      item: SceneReference(name: String(term.item), range: range(term.item)),
      guide: term.guide.map { Located(String($0), at: range($0)) },
      attribute: Located(attribute, at: range(term.attribute)),
      attributeValue: raw
    )
  }
}
