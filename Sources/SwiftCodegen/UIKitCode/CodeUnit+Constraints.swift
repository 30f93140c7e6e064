import SceneCatalog
import SceneDiagnostics
import SceneModel

// Constraints, by anchors where there are any.
extension CodeUnit {
  /// A constraint as an expression; nil after a note for one that the class cannot make.
  func constraintCode(_ index: Int) -> Code? {
    let constraint = scene.constraints[index]
    guard let first = item(constraint.first, constraint), constraint.second == nil || secondItem(constraint) != nil
    else {
      context.note("a constraint with something that this class does not make", at: constraint.range)
      return nil
    }
    return anchored(constraint, first) ?? spelledOut(constraint, first)
  }

  private func secondItem(_ constraint: SceneConstraint) -> (String, SceneConstraint.Term)? {
    constraint.second.flatMap { term in item(term, constraint).map { ($0, term) } }
  }

  /// A view or guide of a term: empty for the root itself.
  private func item(_ term: SceneConstraint.Term, _ constraint: SceneConstraint) -> String? {
    guard let id = term.item.object else { return nil }
    guard let guide = term.guide?.value else {
      return has(id) ? reference(id).map { $0 == "self" ? "" : $0 } : nil
    }
    if let isTop = Self.controllerGuides[guide] {
      // The inner edge of such a guide is the safe area's, the outer one the view's.
      let isInner = LayoutAttribute(value: term.attributeValue) == (isTop ? .bottom : .top)
      return controllerView(id).map { isInner ? $0 + "safeAreaLayoutGuide" : $0.isEmpty ? "" : String($0.dropLast()) }
    }
    return has(id) ? access(id).map { $0 + guide } : nil
  }

  /// Guides of controllers, and whether they are at the top.
  private static let controllerGuides = ["topLayoutGuide": true, "bottomLayoutGuide": false]

  /// What is in front of the members of a controller's view: nothing where the class itself is the view.
  private func controllerView(_ id: ObjectID) -> String? {
    if let root, context.schema(root).isKind(of: .view) { return "" }
    return has(id) ? access(id).map { $0 + "view." } : nil
  }

  /// A constraint by anchors; nil where they have no such constraint.
  private func anchored(_ constraint: SceneConstraint, _ first: String) -> Code? {
    guard let left = anchor(constraint.first, first) else { return nil }
    let relation =
      switch constraint.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    let call = left.name + ".constraint"
    guard let (second, term) = secondItem(constraint) else {
      guard left.kind == .dimension else { return nil }
      return .call(call, [.init(relation + "Constant", .number(constraint.constant))])
    }
    guard let right = anchor(term, second), right.kind == left.kind else { return nil }
    if constraint.usesSystemSpacing, !isInside(constraint) { return spaced(constraint, left, right, relation) }
    guard constraint.multiplier == 1 || left.kind == .dimension else { return nil }
    let constant = constraint.usesSystemSpacing ? Self.inside : constraint.constant
    var arguments: [Code.Argument] = [.init(relation, .text(right.name))]
    if constraint.multiplier != 1 { arguments.append(.init("multiplier", multiplier(constraint))) }
    if constant != 0 { arguments.append(.init("constant", .number(constant))) }
    return .call(call, arguments)
  }

  /// Interface Builder's standard space between an edge and the same one around it, for which anchors have no word.
  private static let inside = 20.0
  /// That between neighbors.
  private static let betweenNeighbors = 8.0

  private func isInside(_ constraint: SceneConstraint) -> Bool {
    guard let second = constraint.second else { return false }
    return constraint.first.attributeValue == second.attributeValue
  }

  /// A multiplier as people write it: `1 / 3` rather than all of its digits.
  private func multiplier(_ constraint: SceneConstraint) -> Code {
    let number = constraint.multiplier
    guard number != number.rounded(), number.magnitude < 1000, SceneNumber.text(number).utf8.count > 6 else {
      return .number(number)
    }
    for divisor in 2...32 {
      let dividend = (number * Double(divisor)).rounded()
      if dividend / Double(divisor) == number { return .text("\(Int(dividend)) / \(divisor)") }
    }
    return .number(number)
  }

  /// A constraint with the system's spacing, which leads from the anchor in front to the one behind.
  private func spaced(_ constraint: SceneConstraint, _ left: Anchor, _ right: Anchor, _ relation: String) -> Code? {
    guard left.kind != .dimension, constraint.multiplier == 1 else { return nil }
    let word = left.kind == .vertical ? "Below" : "After"
    let name = relation.dropLast(2) + "ToSystemSpacing" + word
    return .call(
      left.name + ".constraint",
      [.init(String(name), .text(right.name)), .init("multiplier", "1")]
    )
  }

  struct Anchor {
    enum Kind { case horizontal, absolute, vertical, dimension }
    var name: String
    var kind: Kind
  }

  private func anchor(_ term: SceneConstraint.Term, _ item: String) -> Anchor? {
    guard let attribute = LayoutAttribute(value: term.attributeValue) else { return nil }
    let access = item.isEmpty ? "" : item + "."
    let isGuide = term.guide != nil
    if let isTop = term.guide.flatMap({ Self.controllerGuides[$0.value] }) {
      guard attribute == .top || attribute == .bottom else { return nil }
      return Anchor(name: "\(access)\(isTop ? "top" : "bottom")Anchor", kind: .vertical)
    }
    func of(_ name: String, _ kind: Anchor.Kind) -> Anchor { Anchor(name: access + name + "Anchor", kind: kind) }
    func margin(_ name: String, _ kind: Anchor.Kind) -> Anchor? {
      isGuide ? nil : Anchor(name: "\(access)layoutMarginsGuide.\(name)Anchor", kind: kind)
    }
    switch attribute {
    case .leading, .trailing, .centerX: return of(attribute.rawValue, .horizontal)
    case .left, .right: return of(attribute.rawValue, .absolute)
    case .top, .bottom, .centerY: return of(attribute.rawValue, .vertical)
    case .firstBaseline, .lastBaseline: return isGuide ? nil : of(attribute.rawValue, .vertical)
    case .width, .height: return of(attribute.rawValue, .dimension)
    case .leadingMargin: return margin("leading", .horizontal)
    case .trailingMargin: return margin("trailing", .horizontal)
    case .centerXWithinMargins: return margin("centerX", .horizontal)
    case .leftMargin: return margin("left", .absolute)
    case .rightMargin: return margin("right", .absolute)
    case .topMargin: return margin("top", .vertical)
    case .bottomMargin: return margin("bottom", .vertical)
    case .centerYWithinMargins: return margin("centerY", .vertical)
    }
  }

  /// A constraint by the initializer that takes whatever there is.
  private func spelledOut(_ constraint: SceneConstraint, _ first: String) -> Code? {
    let relation =
      switch constraint.relation {
      case .equal: ".equal"
      case .lessThanOrEqual: ".lessThanOrEqual"
      case .greaterThanOrEqual: ".greaterThanOrEqual"
      }
    let second = secondItem(constraint)
    var constant = constraint.constant
    if constraint.usesSystemSpacing { constant = isInside(constraint) ? Self.inside : Self.betweenNeighbors }
    return .call(
      "NSLayoutConstraint",
      [
        .init("item", .text(first.isEmpty ? "self" : first)),
        .init("attribute", .text(".\(constraint.first.attribute.value)")), .init("relatedBy", .text(relation)),
        .init("toItem", second.map { .text($0.0.isEmpty ? "self" : $0.0) } ?? "nil"),
        .init("attribute", second.map { .text(".\($0.1.attribute.value)") } ?? ".notAnAttribute"),
        .init("multiplier", multiplier(constraint)), .init("constant", .number(constant)),
      ]
    )
  }
}
