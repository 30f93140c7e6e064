package import SceneGeometry

/// A view or a layout guide, with all that its place and size hang on.
package struct LayoutNode {
  /// How a node gets its frame.
  package enum Placement {
    /// By constraints; also what a stack view arranges.
    case constraints
    /// By its frame and by how that gives way when the superview's size changes, in the size that the superview has now.
    case autoresizing(LayoutRect, superviewWidth: Double, superviewHeight: Double, PerAxis<AxisAutoresizing>)
  }

  /// What the node's content would like to be as large as.
  package enum NaturalSize {
    /// The content has no wish.
    case none
    /// A size; nil for an axis without a wish.
    case fixed(width: Double?, height: Double?)
    /// A size that hangs on the width at which it is asked, as that of text in several lines; asked with nil first, and
    /// again with the width that came out.
    case wrapping((_ width: Double?) -> PerAxis<Double?>)
  }

  /// What the margins and the safe area take away from a view, as whoever makes the node knows it.
  package struct KnownInsets: Hashable, Sendable {
    /// The margins, with all that reaches into them.
    package var margins: LayoutInsets
    /// The safe area.
    package var safeArea: LayoutInsets

    /// Creates insets.
    package init(margins: LayoutInsets, safeArea: LayoutInsets) {
      self.margins = margins
      self.safeArea = safeArea
    }
  }

  /// The index of the superview, or of the view that owns the guide; nil for the root.
  ///
  /// It is lower than the node's own.
  package var parent: Int?
  /// How the node gets its frame; of no meaning for the root.
  package var placement = Placement.constraints
  /// The frame as far as it is known beforehand.
  ///
  /// Margins and safe area reach into a view by it; nil where it is not known.
  package var frame: LayoutRect?
  /// The margins and the safe area of the view; nil where they are to be found by the frames of the views around.
  package var knownInsets: KnownInsets?
  /// How far the view's own coordinates are scrolled, in points.
  package var scrolled = PerAxis(0.0, 0.0)
  /// By how much the frame is larger than the rectangle that constraints see.
  package var alignmentInsets = LayoutInsets()
  /// What the content would like.
  package var naturalSize = NaturalSize.none
  /// How strongly the node resists being larger than its content.
  package var hugging = PerAxis<Float>(250, 250)
  /// How strongly the node resists being smaller than its content.
  package var compressionResistance = PerAxis<Float>(750, 750)
  /// How far the first baseline lies below the alignment rectangle's top.
  package var firstBaseline = 0.0
  /// How far the last baseline lies above the alignment rectangle's bottom.
  package var lastBaseline = 0.0
  /// Where content begins inside of the view.
  package var margins = LayoutMargins()
  /// Whether the node is hidden, which takes it out of a stack's row.
  package var isHidden = false
  /// Whether constraints between the view's edges and what it contains are about its content.
  package var isScrollView = false
  /// The size of a scroll view's content, which constraints do not change, in points; nil where constraints size it.
  package var contentSize: PerAxis<Double>?
  /// Whether what it contains moves, so that the safe area does not reach into it.
  package var scrollsContent = false
  /// Whether leading is right.
  package var isRightToLeft = false
  /// How the view arranges others in a row; nil where it does not.
  package var stack: LayoutStack?
  /// The space behind the node in a stack; nil for that of the stack.
  package var spacingAfter: Double?

  /// Whether the height of the content hangs on its width.
  var wraps: Bool { if case .wrapping = naturalSize { true } else { false } }

  /// Creates a node that constraints place.
  package init(parent: Int?) {
    self.parent = parent
  }
}

/// How a stack view arranges its views.
package struct LayoutStack: Hashable, Sendable {
  /// How the length of the row is shared out.
  package enum Distribution: Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views lie across the row.
  package enum Alignment: Hashable, Sendable {
    case fill, leading, center, trailing, firstBaseline, lastBaseline
  }

  /// The direction of the row.
  package var axis: LayoutAxis
  /// How the length is shared out.
  package var distribution: Distribution
  /// Where views lie across.
  package var alignment: Alignment
  /// The space between neighbors, in points.
  package var spacing: Double
  /// Whether spacing is measured from baseline to baseline.
  package var isBaselineRelative: Bool
  /// Whether the row keeps to the view's margins.
  package var isMarginsRelative: Bool
  /// The arranged views, in order.
  package var arranged: [Int]

  /// Creates the settings of a row.
  package init(
    axis: LayoutAxis = .horizontal,
    distribution: Distribution = .fill,
    alignment: Alignment = .fill,
    spacing: Double = 0,
    isBaselineRelative: Bool = false,
    isMarginsRelative: Bool = false,
    arranged: [Int]
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.isBaselineRelative = isBaselineRelative
    self.isMarginsRelative = isMarginsRelative
    self.arranged = arranged
  }
}
