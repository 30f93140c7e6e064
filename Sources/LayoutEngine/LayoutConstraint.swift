/// What a constraint can be about.
package enum LayoutItem: Hashable, Sendable {
  /// A view, or a layout guide that is a node.
  case node(Int)
  /// What the bars and the device's edges leave of a view.
  case safeArea(Int)
  /// What the margins leave of a view.
  case margins(Int)
  /// The part of the margins in which lines can be read well.
  case readable(Int)
  /// The content of a scroll view.
  case content(Int)
  /// The frame of a scroll view.
  case frame(Int)
  /// What is left above the keyboard, which is away: it ends at the safe area's bottom.
  case keyboard(Int)
  /// What is above the content of a controller's view.
  case topSupport
  /// What is below the content of a controller's view.
  case bottomSupport

  /// The node that it belongs to.
  package var node: Int {
    switch self {
    case .node(let node), .safeArea(let node), .margins(let node), .readable(let node), .content(let node),
      .frame(let node), .keyboard(let node):
      node
    case .topSupport, .bottomSupport: 0
    }
  }
}

/// A number of an item that constraints speak of.
package enum LayoutAttribute: Hashable, Sendable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, firstBaseline, lastBaseline

  /// Whether it hangs on the direction in which the language is written.
  var isDirectional: Bool { self == .leading || self == .trailing }
}

/// An equation or inequality between two items.
package struct LayoutConstraint: Hashable, Sendable {
  /// How the two sides compare.
  package enum Relation: Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// A number of an item.
  package struct Part: Hashable, Sendable {
    /// The item.
    package var item: LayoutItem
    /// What of it.
    package var attribute: LayoutAttribute
    /// Whether its margins instead of its edges are meant.
    package var usesMargins: Bool

    /// Names a number.
    package init(_ item: LayoutItem, _ attribute: LayoutAttribute, usesMargins: Bool = false) {
      self.item = item
      self.attribute = attribute
      self.usesMargins = usesMargins
    }
  }

  /// The item on the left.
  package var first: LayoutItem
  /// What of it.
  package var firstAttribute: LayoutAttribute
  /// How it compares with the right.
  package var relation: Relation
  /// The item on the right; nil for a number alone.
  package var second: LayoutItem?
  /// What of it.
  package var secondAttribute: LayoutAttribute
  /// What it is multiplied with.
  package var multiplier: Double
  /// What is added to it, in points.
  package var constant: Double
  /// How strongly it is wished; 1000 must hold.
  package var priority: Float
  /// Whether margins instead of edges are meant, of the first and of the second item.
  package var usesMargins: (first: Bool, second: Bool) { (firstUsesMargins, secondUsesMargins) }
  /// What is subtracted from the first side, where that is a distance; nil where it is not.
  package var firstSubtracted: Part?
  /// What is subtracted from the second side, before it is multiplied; nil where nothing is.
  package var secondSubtracted: Part?
  private var firstUsesMargins = false
  private var secondUsesMargins = false

  /// Creates a constraint.
  package init(
    _ first: LayoutItem,
    _ firstAttribute: LayoutAttribute,
    _ relation: Relation = .equal,
    _ second: LayoutItem? = nil,
    _ secondAttribute: LayoutAttribute = .width,
    multiplier: Double = 1,
    constant: Double = 0,
    priority: Float = 1000,
    usesMargins: (first: Bool, second: Bool) = (false, false)
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    firstUsesMargins = usesMargins.first
    secondUsesMargins = usesMargins.second
  }
}

/// What is laid out together: a root view with all that is in it.
package struct LayoutTree {
  /// The views and guides; the first is the root, and each stands behind its superview.
  package var nodes: [LayoutNode]
  /// The constraints between them.
  package var constraints: [LayoutConstraint] = []
  /// The width of the root, in points.
  package var width: Double
  /// The height of the root, in points.
  package var height: Double
  /// How many pixels a point has.
  package var scale = 2.0
  /// How strongly the root is held to its width and height, where the size is looked for that fits what is in it; nil where
  /// the size is given.
  package var fitting: PerAxis<Float>?
  /// The safe area of the root.
  package var safeArea = LayoutInsets()

  /// Creates a tree.
  package init(_ nodes: [LayoutNode], width: Double, height: Double) {
    self.nodes = nodes
    self.width = width
    self.height = height
  }
}
