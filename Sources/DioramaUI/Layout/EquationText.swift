import Foundation
import LayoutEngine
import SceneGeometry

/// Writes equations in the form in which UIKit prints its constraints.
@MainActor
struct EquationText {
  let live: LiveLayoutTree

  /// The line of an equation in a report; nil for one that UIKit does not print.
  func line(of relation: LayoutEngine.Relation) -> String? {
    switch relation.source {
    case .constraint(let index): live.constraints.indices.contains(index) ? live.constraints[index].text : nil
    case .root: systemConstraint(for: relation)?.text
    case .positiveSize, .held: nil
    case .autoresizing(let node): mask(relation, of: node)
    case .naturalSize(let node): contentSize(relation, of: node)
    case .stack(let node, let identifier):
      "<NSLayoutConstraint:\(address(node)) '\(identifier)' \(gap(relation) ?? equation(relation))\(end(relation))>"
    }
  }

  private func address(_ node: Int) -> String { UIKitException.address(of: live.items[node]) }

  private func name(_ node: Int?) -> String {
    node.map { NSLayoutConstraint.itemText(live.items[$0]) } ?? "_UILayoutSpacer"
  }

  private func end(_ relation: LayoutEngine.Relation, container: Int? = nil) -> String {
    let priority = relation.priority >= 1000 ? "" : " priority:\(Self.number(Double(relation.priority)))"
    let names = container.map { ", names: '|':\(name($0)) " } ?? ""
    return "\(priority)   (active\(names))"
  }

  private static func number(_ value: Double) -> String { String(format: "%g", value == 0 ? 0 : value) }

  // MARK: - Constraints that UIKit creates

  /// The constraint for a length that a view is given; nil for any other equation.
  private func systemConstraint(for relation: LayoutEngine.Relation) -> NSLayoutConstraint? {
    guard let node = relation.terms.first?.node, let view = live.items[node] as? UIView else { return nil }
    return view.systemConstraint(for: relation, isFitting: live.isFitting)
  }

  private func contentSize(_ relation: LayoutEngine.Relation, of node: Int) -> String? {
    guard let term = relation.terms.first else { return nil }
    let made = live.tree.nodes[node]
    let axis: LayoutAxis = term.quantity == .width ? .horizontal : .vertical
    let hug = Self.number(Double(made.hugging[axis]))
    let resistance = Self.number(Double(made.compressionResistance[axis]))
    let size = "\(name(node)).\(term.quantity.lengthName) == \(Self.number(-relation.constant / term.factor))"
    return "<NSContentSizeLayoutConstraint:\(address(node)) \(size) Hug:\(hug) "
      + "CompressionResistance:\(resistance)   (active)>"
  }

  /// An equation of an autoresizing mask: an edge, a length or the distance to the far edge.
  private func mask(_ relation: LayoutEngine.Relation, of node: Int) -> String? {
    if let constraint = systemConstraint(for: relation) { return constraint.text }
    guard let parent = live.tree.nodes[node].parent else { return nil }
    guard let view = live.items[node] as? UIView, !(view is LayoutSupportView) else {
      return "<_UILayoutSupportConstraint:\(address(node)) \(equation(relation))\(end(relation))>"
    }
    let own = relation.terms.filter { $0.node == node }
    let outer = relation.terms.first { $0.node == parent && $0.quantity.isLength }
    let isHorizontal = own.first.map { $0.quantity == .x || $0.quantity == .width } ?? true
    let start = "<NSAutoresizingMaskLayoutConstraint:\(address(node)) \(Self.springs(view)) "
    let position = own.first { !$0.quantity.isLength }
    if own.count == 2, outer != nil {
      let gap = Self.number(-relation.constant)
      return start + "\(isHorizontal ? "H" : "V"):[\(name(node))]-(\(gap))-|\(end(relation, container: parent))>"
    }
    let part = (position ?? own.first)?.quantity
    let attribute =
      switch part {
      case .x: "minX"
      case .y: "minY"
      case .height: "height"
      default: "width"
      }
    let share = outer.map { "\(Self.number(-$0.factor))*\(name(parent)).\($0.quantity.lengthName)" }
    let constant = -relation.constant
    let right = share.map { $0 + (constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(Self.number(abs(constant)))") }
    let identifier = imposedEdge(attribute, of: node).map { "'\($0)' " } ?? ""
    return start + "\(identifier)\(name(node)).\(attribute) == \(right ?? Self.number(constant))"
      + "\(end(relation, container: position == nil ? nil : parent))>"
  }

  /// The identifier of the equation for an edge of a view whose size is imposed; nil for any other.
  private func imposedEdge(_ attribute: String, of node: Int) -> String? {
    guard case .imposed = live.tree.nodes[node].placement else { return nil }
    return attribute == "minX" ? "UIView-Encapsulated-Layout-Left" : "UIView-Encapsulated-Layout-Top"
  }

  /// The autoresizing mask of a view in UIKit's notation, such as `h=--& v=-&-`.
  private static func springs(_ view: UIView) -> String {
    func axis(_ axis: AxisAutoresizing) -> String {
      guard axis.isLeadingFlexible || axis.isLengthFlexible || axis.isTrailingFlexible else { return "--&" }
      return [axis.isLeadingFlexible, axis.isLengthFlexible, axis.isTrailingFlexible].map { $0 ? "&" : "-" }.joined()
    }
    let axes = view.autoresizing
    return "h=\(axis(axes.horizontal)) v=\(axis(axes.vertical))"
  }

  // MARK: - Equations

  /// An attribute of a node with its factor in an equation.
  private struct Side {
    var node: Int?
    var attribute: String
    var factor: Double
  }

  /// The gap between two nodes in the visual format language; nil for any other equation.
  private func gap(_ relation: LayoutEngine.Relation) -> String? {
    let parts = sides(of: relation)
    guard parts.count == 2,
      let near = parts.first(where: { ["leading", "top"].contains($0.attribute) && $0.factor == 1 }),
      let far = parts.first(where: { ["trailing", "bottom"].contains($0.attribute) && $0.factor == -1 })
    else { return nil }
    let axis = near.attribute == "top" ? "V" : "H"
    let sign = relation.comparison == .equal ? "" : relation.comparison.sign
    return "\(axis):[\(name(far.node))]-(\(sign)\(Self.number(-relation.constant)))-[\(name(near.node))]"
  }

  private func equation(_ relation: LayoutEngine.Relation) -> String {
    let parts = sides(of: relation)
    guard let first = parts.first(where: { $0.factor > 0 }) ?? parts.first else { return "0 == 0" }
    let scale = first.factor
    func text(_ part: Side) -> String {
      let factor = abs(part.factor / scale)
      return (factor == 1 ? "" : "\(Self.number(factor))*") + "\(name(part.node)).\(part.attribute)"
    }
    let left = parts.filter { $0.factor / scale > 0 }.map(text).joined(separator: " + ")
    var right = parts.filter { $0.factor / scale < 0 }.map(text).joined(separator: " + ")
    let constant = -relation.constant / scale
    if right.isEmpty {
      right = Self.number(constant)
    } else if constant != 0 {
      right += " \(constant < 0 ? "-" : "+") \(Self.number(abs(constant)))"
    }
    return "\(left) \(scale < 0 ? relation.comparison.turned.sign : relation.comparison.sign) \(right)"
  }

  /// The attributes in an equation with their factors.
  private func sides(of relation: LayoutEngine.Relation) -> [Side] {
    var seen: [Int] = []
    var result: [Side] = []
    for term in relation.terms {
      guard let node = term.node else {
        result.append(Side(node: nil, attribute: "edge", factor: term.factor))
        continue
      }
      guard !seen.contains(node) else { continue }
      seen.append(node)
      let own = relation.terms.filter { $0.node == node }
      let position = own.first { !$0.quantity.isLength }
      let length = own.first { $0.quantity.isLength }
      let isHorizontal = (position ?? length).map { $0.quantity == .x || $0.quantity == .width } ?? true
      guard let position else {
        result.append(Side(node: node, attribute: isHorizontal ? "width" : "height", factor: length?.factor ?? 0))
        continue
      }
      let attribute =
        switch (length?.factor ?? 0) / position.factor {
        case 0: isHorizontal ? "leading" : "top"
        case 0.5: isHorizontal ? "centerX" : "centerY"
        default: isHorizontal ? "trailing" : "bottom"
        }
      result.append(Side(node: node, attribute: attribute, factor: position.factor))
    }
    return result
  }
}

extension LayoutEngine.Ambiguity.Quantity {
  fileprivate var isLength: Bool { self == .width || self == .height }
  fileprivate var lengthName: String { self == .width || self == .x ? "width" : "height" }
}

extension LayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  fileprivate var turned: LayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
