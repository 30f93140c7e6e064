/// The space that the system leaves between two items where a constraint names none.
package enum SystemSpacing {
  /// The space between neighbors, in points.
  package static let betweenNeighbors = 8.0
  /// The space between an edge and what lies inside of it, in points.
  package static let inside = 20.0

  /// The space that a constraint without a number of its own means.
  ///
  /// Equal edges, such as the leading ones of a view and its superview, lie inside of each other; opposite ones are those of
  /// neighbors. Interface Builder writes the number beside the name, and so it is in all 105 of the public documents for iOS.
  ///
  /// - Parameters:
  ///   - first: What of the first item the constraint is about.
  ///   - second: What of the second item.
  package static func points(between first: LayoutAttribute, and second: LayoutAttribute) -> Double {
    first == second && first.isEdge ? inside : betweenNeighbors
  }
}

extension LayoutTree {
  /// What the system's spacing has between a last and a first baseline beside its points: what fonts have below the one and above
  /// the other.
  ///
  /// UIKit's reference says that the fonts decide, and not how.
  ///
  /// - Parameters:
  ///   - first: The first side of the constraint.
  ///   - second: The second side; nil for a number alone.
  package func systemSpacingBetweenLines(
    _ first: LayoutConstraint.Part,
    _ second: LayoutConstraint.Part?
  ) -> Double {
    guard first.attribute == .firstBaseline, let second, second.attribute == .lastBaseline,
      nodes.indices.contains(first.item.node), nodes.indices.contains(second.item.node)
    else { return 0 }
    return nodes[first.item.node].firstBaseline + nodes[second.item.node].lastBaseline
  }
}

extension LayoutAttribute {
  /// Whether it is a side of an item.
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: false
    }
  }
}
