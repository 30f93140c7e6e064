package import SceneGeometry

/// A view or a layout guide, with everything that determines its frame.
package struct LayoutNode {
  /// How a node gets its frame.
  package enum Placement {
    /// By constraints or by a stack view.
    case constraints
    /// By its frame in a superview of the given size, and by its autoresizing mask.
    case autoresizing(LayoutRect, superviewWidth: Double, superviewHeight: Double, PerAxis<AxisAutoresizing>)
    /// By a frame that is given from outside of the system, as a table does for the content of its cells.
    case imposed(LayoutRect)
  }

  /// The natural size of the node's content.
  package enum NaturalSize {
    /// The content has no natural size.
    case none
    /// A size; nil for an axis without one.
    case fixed(width: Double?, height: Double?)
    /// A size that depends on the width, as for text in several lines; called with nil first, and again with the solved
    /// width.
    case wrapping((_ width: Double?) -> PerAxis<Double?>)
  }

  /// The margins and safe area of a view, if the creator of the node knows them.
  package struct KnownInsets: Hashable, Sendable {
    /// The margins, including the safe area and the superview's margins.
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
  /// How the node gets its frame; ignored for the root.
  package var placement = Placement.constraints
  /// The frame if it is known before the layout; nil otherwise.
  ///
  /// It determines how far the safe area and the superview's margins reach into the view.
  package var frame: LayoutRect?
  /// The margins and the safe area of the view; nil to compute them from the frames of its superviews.
  package var knownInsets: KnownInsets?
  /// The scroll offset of the view, in points.
  package var scrolled = PerAxis(0.0, 0.0)
  /// The insets from the frame to the alignment rectangle.
  package var alignmentInsets = LayoutInsets()
  /// The natural size of the content.
  package var naturalSize = NaturalSize.none
  /// The content hugging priorities.
  package var hugging = PerAxis<Float>(250, 250)
  /// The compression resistance priorities.
  package var compressionResistance = PerAxis<Float>(750, 750)
  /// The distance of the first baseline from the top of the alignment rectangle.
  package var firstBaseline = 0.0
  /// The distance of the last baseline from the bottom of the alignment rectangle.
  package var lastBaseline = 0.0
  /// The margins of the view.
  package var margins = LayoutMargins()
  /// Whether the node is hidden; a stack view leaves hidden views out.
  package var isHidden = false
  /// Whether constraints between the view's edges and what it contains are about its content.
  package var isScrollView = false
  /// The size of a scroll view's content, which constraints do not change, in points; nil where constraints size it.
  package var contentSize: PerAxis<Double>?
  /// Whether its content scrolls, so that the safe area does not apply to it.
  package var scrollsContent = false
  /// Whether the layout direction is right to left.
  package var isRightToLeft = false
  /// The settings of a stack view; nil for any other view.
  package var stack: LayoutStack?
  /// The custom spacing after the node in a stack view; nil for the stack view's spacing.
  package var spacingAfter: Double?

  /// Whether the height of the content depends on its width.
  var wraps: Bool { if case .wrapping = naturalSize { true } else { false } }

  /// Creates a node that constraints place.
  package init(parent: Int?) {
    self.parent = parent
  }
}

/// The settings of a stack view.
package struct LayoutStack: Hashable, Sendable {
  /// The distribution of the views along the axis.
  package enum Distribution: Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of the views across the axis.
  package enum Alignment: Hashable, Sendable {
    case fill, leading, center, trailing, firstBaseline, lastBaseline
  }

  /// The axis of the stack view.
  package var axis: LayoutAxis
  /// The distribution along the axis.
  package var distribution: Distribution
  /// The alignment across the axis.
  package var alignment: Alignment
  /// The spacing between views, in points.
  package var spacing: Double
  /// Whether spacing is measured from baseline to baseline.
  package var isBaselineRelative: Bool
  /// Whether the views are laid out relative to the margins.
  package var isMarginsRelative: Bool
  /// The arranged views, in order.
  package var arranged: [Int]

  /// Creates the settings of a stack view.
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

  /// The points that a stack view's spacing means: the system's between neighbors for the smallest normal single-precision number,
  /// which is `UIStackView.spacingUseSystem`, else the number itself.
  package static func points(ofSpacing spacing: Double) -> Double {
    spacing == Double(Float.leastNormalMagnitude) ? SystemSpacing.betweenNeighbors : spacing
  }
}
