import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension SceneLowering {
  /// Lowers an object's constraints: equations, or maps with an equation under `is`.
  mutating func lowerConstraints(_ node: NodeID, of owner: ObjectID) {
    guard tree[node].kind == .sequence else {
      report(
        .wrongType,
        "'constraints' is a list of equations, not \(describe(node))",
        at: node,
        hint: listHint(node)
      )
      return
    }
    makeRoomForConstraints(after: node)
    for element in tree.children(of: node).map({ tree.resolved($0) }) {
      if tree[element].kind == .mapping {
        lowerConstraintMap(element, of: owner)
      } else if let constraint = constraint(element, of: owner) {
        append(constraint)
      }
    }
  }

  /// Makes room for as many constraints in the rest of a large text as there were so far.
  ///
  /// An array that grows by itself is in memory twice while it does, and scenes have more constraints than anything else.
  private mutating func makeRoomForConstraints(after node: NodeID) {
    let count = scene.constraints.count
    guard count >= 1024, scene.constraints.capacity - count < 64 else { return }
    let estimate = count * buffers.nodeCount / max(Int(node.index), 1) * 9 / 8
    // Texts of components are read several times, so that a node says little of how much is left.
    scene.constraints.reserveCapacity(min(max(estimate, 2 * count), buffers.nodeCount))
  }

  /// The list for a single equation, or for a map of sizes.
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
      if ConstraintEquation.isEquation(text) { return "write {is: \(text)}" }
      if let meant = EquationRepair.equation(for: text) { return "write {is: \(meant)}" }
      if part.name.contains("."), let meant = EquationRepair.equation(for: "\(part.name) == \(text)") {
        return "write \(meant)"
      }
    }
    if let meant = equation(ofParts: parts) { return "write \(meant)" }
    return "write {is: title.leading = self.leading + 8}, or the equation alone"
  }

  /// The equation of a map in the words of `NSLayoutConstraint`'s initializer; nil where parts are missing.
  private func equation(ofParts parts: [(name: String, key: NodeID, value: NodeID)]) -> String? {
    func text(_ names: [String]) -> String? {
      parts.first { names.contains($0.name) }.flatMap { shortText(tree.resolved($0.value)) }
    }
    /// An item with its attribute, which one part may have together, as in `first: title.top`.
    func side(_ items: [String], _ attributes: [String], or implied: String? = nil) -> String? {
      guard let item = text(items) else { return nil }
      return item.contains(".") ? item : (text(attributes) ?? implied).map { "\(item).\($0)" }
    }
    guard
      let first = side(
        ["item", "firstItem", "view", "from", "first"],
        ["attribute", "firstAttribute", "edge", "anchor"]
      )
    else { return nil }
    let relation = text(["relation", "relatedBy"]).flatMap { SceneConstraint.Relation(meant: $0.drop { $0 == "." }) }
    var equation = "\(first) \(relation?.symbol ?? "=")"
    let attribute = first.split(separator: ".").last.map(String.init)
    if let second = side(["toItem", "secondItem", "to", "second"], ["toAttribute", "secondAttribute"], or: attribute) {
      equation += " \(text(["multiplier"]).map { "\($0) * " } ?? "")\(second)"
      equation += text(["constant", "offset"]).map { $0.hasPrefix("-") ? " - \($0.dropFirst())" : " + \($0)" } ?? ""
    } else {
      guard let constant = text(["constant", "value", "equals"]) else { return nil }
      equation += " \(constant)"
    }
    // The space makes the text differ from what a scene would have, so that it is read anew.
    return EquationRepair.equation(for: " " + equation + (text(["priority"]).map { " @ \($0)" } ?? ""))
  }

  private mutating func append(_ constraint: consuming SceneConstraint) {
    let index = scene.constraints.count
    if index == Self.constraintSample { reserveConstraints(readTo: constraint.range.upperBound) }
    scene.objects.withRest(at: constraint.outline.owner.index) { $0.constraints.append(index) }
    scene.constraints.append(constraint)
  }

  /// After how many constraints room is made for the rest.
  private static let constraintSample = 1 << 11

  /// Makes room for the constraints of the whole text, by those of its beginning: an array that grows by itself is in memory twice.
  private mutating func reserveConstraints(readTo offset: Int) {
    let expected = Double(scene.constraints.count) * Double(bytes.count) / Double(max(offset, 1))
    scene.constraints.reserveCapacity(Int(min(expected * 1.125, Double(1 << 20))))
  }

  private mutating func lowerConstraintMap(_ node: NodeID, of owner: ObjectID) {
    let parts = entries(node, of: "a constraint")
    guard let equation = parts.first(where: { $0.name == "is" }) else {
      report(.constraintForm, "this constraint has no equation", at: node, hint: equationHint(parts))
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
      case "isPlaceholder":
        if case .bool(true) = values.read(value, as: .bool, name: "isPlaceholder") {
          (constraint.isPlaceholder, constraint.isInstalled) = (true, false)
        }
      case "variations": constraint.variations = variations(value, schema: nil, of: nil)
      case "is": break
      case "interfaceBuilder": constraint.archive = interfaceBuilderParts(value).archive
      default:
        report(
          .unknownKey,
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
      report(.wrongType, "a constraint is an equation, not \(describe(node))", at: node)
      return nil
    }
    let written = WrittenEquation(text: buffers.utf8(of: node), start: textStart(of: node), whole: tree[node].range)
    do {
      let equation = try ConstraintEquation(written.text)
      let first = term(equation.first, in: written)
      let second = equation.second.flatMap { term($0, in: written) }
      guard let first, (second == nil) == (equation.second == nil) else {
        reportAttributes(of: equation, in: written)
        return nil
      }
      return SceneConstraint(
        owner: owner,
        range: written.whole,
        first: first,
        relation: equation.relation,
        multiplier: equation.multiplier,
        second: second,
        constant: equation.constant,
        usesSystemSpacing: equation.usesSystemSpacing,
        priority: equation.priority
      )
    } catch {
      let text = tree.text(of: node)
      // A part that is not written as it reads is reported where the whole equation is.
      let range = written.range(of: error.lower..<error.upper) ?? written.whole
      diagnostics.append(
        Diagnostic(.constraintForm, error.message, at: range, hint: EquationRepair.hint(for: text) ?? error.hint)
      )
      return nil
    }
  }

  /// One side of an equation; nil where there is no such attribute.
  private func term(_ term: ConstraintEquation.Term, in written: WrittenEquation) -> SceneConstraint.Term? {
    guard let attribute = LayoutAttribute(written.bytes(of: term.attribute)) else { return nil }
    let located = Located(attribute.rawValue, at: written.rangeOrNone(of: term.attribute))
    if let guide = term.guide, let part = partName(term.item, guide, in: written) {
      let range = written.rangeOrNone(of: term.item.lowerBound..<guide.upperBound)
      return .init(
        item: SceneReference(name: part, range: range),
        guide: nil,
        attribute: located,
        attributeValue: attribute.value
      )
    }
    return .init(
      item: SceneReference(name: written.string(term.item), range: written.rangeOrNone(of: term.item)),
      guide: term.guide.map { Located(written.string($0), at: written.rangeOrNone(of: $0)) },
      attribute: located,
      attributeValue: attribute.value
    )
  }

  /// The name of a part in an equation, `total.amount`; nil where the second word is a guide or belongs to no use.
  private func partName(_ item: Range<Int>, _ part: Range<Int>, in written: WrittenEquation) -> String? {
    guard !expanded.uses.isEmpty || !expanded.useNames.isEmpty else { return nil }
    let (item, part) = (written.string(item), written.string(part))
    guard !item.contains("."), LayoutGuideName(rawValue: part) == nil else { return nil }
    let name = "\(item).\(part)"
    return expanded.useNames.contains(item) || expanded.aliases[name] != nil ? name : nil
  }

  /// Where a scalar's text begins in the source; nil where it is not written as it reads.
  private func textStart(of node: NodeID) -> Int? {
    tree[node].isCopied ? nil : buffers.writtenValue(of: node)?.lowerBound
  }

  /// What to write for an attribute that there is not: an anchor's name, a guide, or a slip.
  private func attributeHint(_ attribute: String, item: String) -> String? {
    let known = LayoutAttribute.allCases.map(\.rawValue)
    if attribute.hasSuffix("Guide") { return "a guide has attributes: \(item).\(attribute).top" }
    if let meant = LayoutAttribute(meant: attribute) { return "write \(item).\(meant.rawValue)" }
    if let parts = Self.several[attribute] {
      let equations = parts.map { "\(item).\($0) = …" }
      return "write a constraint each: \(Wording.list(equations))"
    }
    return Spelling.suggestion(for: attribute, in: known) ?? "one of \(known.prefix(12).joined(separator: ", "))"
  }

  /// Reports the attributes of an equation that there are not: several in one word, by another name, or slips.
  private mutating func reportAttributes(of equation: ConstraintEquation, in written: WrittenEquation) {
    if reportSeveral(equation, in: written) { return }
    let unknown = [equation.first, equation.second].compactMap { $0 }.filter {
      LayoutAttribute(written.bytes(of: $0.attribute)) == nil
    }
    let repaired = EquationRepair.hint(for: written.string(0..<written.text.count))
    // The repaired equation has the attributes of both sides; without it, each may be misspelled.
    for term in repaired == nil ? unknown : Array(unknown.prefix(1)) {
      let attribute = written.string(term.attribute)
      diagnostics.append(
        Diagnostic(
          .unknownCase,
          "NSLayoutConstraint.Attribute has no case '\(attribute)'",
          at: written.range(of: term.attribute) ?? written.whole,
          hint: repaired ?? attributeHint(attribute, item: written.string(term.item))
        )
      )
    }
  }

  /// Words of code for several attributes at once.
  private static let several = [
    "center": ["centerX", "centerY"], "size": ["width", "height"], "edges": ["top", "leading", "bottom", "trailing"],
    "edge": ["top", "leading", "bottom", "trailing"], "insets": ["top", "leading", "bottom", "trailing"],
    "all": ["top", "leading", "bottom", "trailing"], "frame": ["top", "leading", "bottom", "trailing"],
    "horizontal": ["leading", "trailing"], "vertical": ["top", "bottom"], "sides": ["leading", "trailing"],
    "horizontalEdges": ["leading", "trailing"], "verticalEdges": ["top", "bottom"],
    "directionalEdges": ["top", "leading", "bottom", "trailing"],
  ]

  /// Reports once an equation of several attributes, with the equations that it stands for.
  private mutating func reportSeveral(_ equation: ConstraintEquation, in written: WrittenEquation) -> Bool {
    let name = written.string(equation.first.attribute)
    guard let parts = Self.several[name], equation.multiplier == 1, !equation.usesSystemSpacing else { return false }
    let second = equation.second
    let priority = equation.priority == 1000 ? "" : " @ \(SceneNumber.text(equation.priority))"
    guard second.map({ written.string($0.attribute) == name }) ?? (name == "size") else { return false }
    func itemName(_ term: ConstraintEquation.Term) -> String {
      written.string(term.item) + (term.guide.map { ".\(written.string($0))" } ?? "")
    }
    let equations = parts.map { part -> String in
      let item = "\(itemName(equation.first)).\(part)"
      guard let second else {
        return "\(item) \(equation.relation.symbol) \(SceneNumber.text(equation.constant))\(priority)"
      }
      let other = "\(itemName(second)).\(part)"
      // A constant is an inset: it is subtracted at the bottom and trailing edges.
      let isEnd = part == "bottom" || part == "trailing"
      let constant = isEnd ? -equation.constant : equation.constant
      let sum = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(SceneNumber.text(abs(constant)))"
      let relation = isEnd && equation.constant != 0 ? equation.relation.reversed : equation.relation
      return "\(item) \(relation.symbol) \(other)\(sum)\(priority)"
    }
    let isShort = equations.joined().utf8.count <= 80
    let list =
      isShort ? Wording.list(equations) : "\(equations[0]), and so on for \(Wording.list(Array(parts.dropFirst())))"
    diagnostics.append(
      Diagnostic(
        .unknownCase,
        "NSLayoutConstraint.Attribute has no case '\(name)'",
        at: written.range(of: equation.first.attribute) ?? written.whole,
        hint: "write a constraint each: \(list)"
      )
    )
    return true
  }
}

/// An equation as the source has it.
private struct WrittenEquation {
  /// The text as it reads.
  let text: UnsafeBufferPointer<UInt8>
  /// Where the text begins in the source; nil where it is not written as it reads.
  let start: Int?
  /// The whole scalar.
  let whole: SourceRange

  /// The range of a part of the text; nil where the text is not written as it reads.
  func range(of part: Range<Int>) -> SourceRange? {
    start.map { SourceRange($0 + part.lowerBound, $0 + part.upperBound) }
  }

  /// The range of a part for what is reported where its constraint is, if the part has no characters of its own.
  func rangeOrNone(of part: Range<Int>) -> SourceRange { range(of: part) ?? SourceRange(0, 0) }

  func bytes(of part: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: text[part]) }

  func string(_ part: Range<Int>) -> String { String(decoding: bytes(of: part), as: UTF8.self) }
}
