/// An item that a constraint can refer to.
package enum LayoutItem: Hashable, Sendable {
  /// A view, or a layout guide that is a node.
  case node(Int)
  /// The safe area of a view.
  case safeArea(Int)
  /// The part of a view inside its margins.
  case margins(Int)
  /// The readable content area of a view.
  case readable(Int)
  /// The content of a scroll view.
  case content(Int)
  /// The frame of a scroll view.
  case frame(Int)
  /// The area of the hidden keyboard, which begins at the bottom of the safe area.
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

/// An attribute of an item, such as an edge or a length.
package enum LayoutAttribute: Hashable, Sendable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, firstBaseline, lastBaseline

  /// Whether it depends on the layout direction.
  var isDirectional: Bool { self == .leading || self == .trailing }

  /// The axis along which it lies.
  var axis: LayoutAxis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  /// Whether it is at a line of text, so that the font decides where.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

/// An equation or inequality between two items.
package struct LayoutConstraint: Hashable, Sendable {
  /// How the two sides compare.
  package enum Relation: Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// An attribute of an item.
  package struct Part: Hashable, Sendable {
    /// The item.
    package var item: LayoutItem
    /// The attribute.
    package var attribute: LayoutAttribute
    /// Whether it is measured from the item's margins instead of its edges.
    package var usesMargins: Bool

    /// Creates a part.
    package init(_ item: LayoutItem, _ attribute: LayoutAttribute, usesMargins: Bool = false) {
      self.item = item
      self.attribute = attribute
      self.usesMargins = usesMargins
    }
  }

  /// The item on the left.
  package var first: LayoutItem
  /// The attribute of the first item.
  package var firstAttribute: LayoutAttribute
  /// How it compares with the right.
  package var relation: Relation
  /// The item on the right; nil for a number alone.
  package var second: LayoutItem?
  /// The attribute of the second item.
  package var secondAttribute: LayoutAttribute
  /// The multiplier of the right side.
  package var multiplier: Double
  /// The constant that is added to the right side, in points.
  package var constant: Double
  /// The priority; 1000 is required.
  package var priority: Float
  /// Whether the first and the second attribute are measured from margins instead of edges.
  package var usesMargins: (first: Bool, second: Bool) { (firstUsesMargins, secondUsesMargins) }
  /// The part subtracted from the left side, if that is a distance; nil otherwise.
  package var firstSubtracted: Part?
  /// The part subtracted from the right side before it is multiplied; nil for none.
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

/// The input of a layout: a root view and everything in it.
package struct LayoutTree {
  /// The views and guides; the first is the root, and each comes after its superview.
  package var nodes: [LayoutNode]
  /// The constraints between them.
  package var constraints: [LayoutConstraint] = []
  /// The width of the root, in points.
  package var width: Double
  /// The height of the root, in points.
  package var height: Double
  /// The number of pixels per point.
  package var scale = 2.0
  /// The priorities of the root's width and height when a fitting size is computed; nil if the size is given.
  package var fitting: PerAxis<Float>?
  /// The safe area of the root.
  package var safeArea = LayoutInsets()
  /// What numbers that are open otherwise shall be.
  package var holds: [Hold] = []

  /// A value for a number that constraints may leave open, weaker than any constraint.
  package struct Hold: Hashable, Sendable {
    /// The number.
    package var number: LayoutEngine.Ambiguity
    /// Its value, in points and in the root's coordinates.
    package var value: Double

    /// Creates a value for a number.
    package init(_ number: LayoutEngine.Ambiguity, value: Double) {
      self.number = number
      self.value = value
    }
  }

  /// Creates a tree.
  package init(_ nodes: [LayoutNode], width: Double, height: Double) {
    self.nodes = nodes
    self.width = width
    self.height = height
  }
}
