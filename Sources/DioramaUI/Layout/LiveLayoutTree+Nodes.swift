import Foundation
import LayoutEngine
import SceneGeometry

extension LiveLayoutTree {
  /// The node of a view, without natural size, margins and safe area.
  func makeNode(of view: UIView, in parent: Int?) -> LayoutNode {
    var node = LayoutNode(parent: parent)
    if let parent, let outer = view.superview { node.placement = placement(of: view, in: outer, parent) }
    node.alignmentInsets = LayoutInsets(view.alignmentRectInsets)
    node.hugging = PerAxis(
      view.contentHuggingPriority(for: .horizontal).engineValue,
      view.contentHuggingPriority(for: .vertical).engineValue
    )
    node.compressionResistance = PerAxis(
      view.contentCompressionResistancePriority(for: .horizontal).engineValue,
      view.contentCompressionResistancePriority(for: .vertical).engineValue
    )
    node.isHidden = view.isHidden
    if let scrollView = view as? UIScrollView {
      node.isScrollView = true
      if scrollView.sizesOwnContent { node.contentSize = PerAxis(points: scrollView.contentSize) }
    }
    let bounds = LayoutRect(view.bounds)
    node.scrolled = PerAxis(bounds.x, bounds.y)
    node.isRightToLeft = view.isRightToLeft
    if let stack = view.superview as? UIStackView {
      let spacing = stack.customSpacing(after: view)
      node.spacingAfter =
        spacing == UIStackView.spacingUseDefault ? nil : LayoutStack.points(ofSpacing: Double(spacing))
    }
    return node
  }
}

extension LiveLayoutTree {
  /// How a view gets its frame.
  ///
  /// A size that is imposed counts as such where the system does not decide about the superview's, from which it would follow.
  private func placement(of view: UIView, in outer: UIView, _ parent: Int) -> LayoutNode.Placement {
    let placement = view.placement(in: outer)
    guard case .autoresizing(let frame, _, _, let masks) = placement, view.isGivenItsSize,
      hasKnownSize(parent) || !(masks.horizontal.isLengthFlexible || masks.vertical.isLengthFlexible)
    else { return placement }
    return .imposed(frame)
  }

  /// Whether the size of a node is known before anything is solved.
  private func hasKnownSize(_ node: Int) -> Bool {
    var at = node
    while true {
      switch tree.nodes[at].placement {
      case .imposed: return true
      case .autoresizing(_, _, _, let masks):
        guard masks.horizontal.isLengthFlexible || masks.vertical.isLengthFlexible else { return true }
      case .constraints: return at == 0 && !isFitting
      }
      guard let parent = tree.nodes[at].parent else { return !isFitting }
      at = parent
    }
  }
}

extension UIView {
  /// Whether constraints or a stack view lay out the view, instead of its frame and autoresizing mask.
  var isPlacedByConstraints: Bool { !translatesAutoresizingMaskIntoConstraints }

  /// Whether the view is resized by its mask immediately when its superview's size changes.
  var followsMask: Bool {
    translatesAutoresizingMaskIntoConstraints || superview?.layer.layoutState.usesConstraints != true
  }

  /// The frame that the view would have without its transform.
  var plainFrame: CGRect {
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    return CGRect(
      x: center.x - anchor.x * size.width,
      y: center.y - anchor.y * size.height,
      width: size.width,
      height: size.height
    )
  }

  /// The autoresizing behavior of the view on both axes.
  var autoresizing: PerAxis<AxisAutoresizing> {
    let mask = autoresizingMask
    return PerAxis(
      AxisAutoresizing(
        leading: mask.contains(.flexibleLeftMargin),
        length: mask.contains(.flexibleWidth),
        trailing: mask.contains(.flexibleRightMargin)
      ),
      AxisAutoresizing(
        leading: mask.contains(.flexibleTopMargin),
        length: mask.contains(.flexibleHeight),
        trailing: mask.contains(.flexibleBottomMargin)
      )
    )
  }

  fileprivate func placement(in outer: UIView) -> LayoutNode.Placement {
    if let support = self as? LayoutSupportView, let edge = LayoutSupportEdge(rawValue: support.guideIdentifier ?? "") {
      let length = support.length
      let y = edge == .top ? outer.bounds.minY : outer.bounds.maxY - length
      return .atEdge(CGRect(x: 0, y: y, width: 0, height: length), of: outer, isTop: edge == .top)
    }
    guard !isPlacedByConstraints else { return .constraints }
    let fixed = AxisAutoresizing(leading: false, length: false, trailing: false)
    return .autoresizing(
      LayoutRect(plainFrame),
      superviewWidth: Double(outer.bounds.width),
      superviewHeight: Double(outer.bounds.height),
      outer.autoresizesSubviews ? autoresizing : PerAxis(fixed, fixed)
    )
  }
}

extension LayoutNode.Placement {
  /// A rectangle attached to the top or bottom edge of a view.
  @MainActor
  static func atEdge(_ rect: CGRect, of view: UIView, isTop: Bool) -> LayoutNode.Placement {
    .autoresizing(
      LayoutRect(rect),
      superviewWidth: Double(view.bounds.width),
      superviewHeight: Double(view.bounds.height),
      PerAxis(
        AxisAutoresizing(leading: false, length: rect.width > 0, trailing: false),
        AxisAutoresizing(leading: !isTop, length: false, trailing: isTop)
      )
    )
  }
}

extension UILayoutPriority {
  /// The priority for the engine, from 1 to 1000; NaN becomes 1.
  var engineValue: Float { rawValue.isNaN ? 1 : min(1000, max(1, rawValue)) }
}

extension CGFloat {
  /// The number for the engine; NaN and infinity become 0.
  fileprivate var engineValue: Double { isFinite ? Double(self) : 0 }
}

extension LayoutRect {
  /// The rectangle for the engine.
  init(_ rect: CGRect) {
    self.init(
      x: rect.origin.x.engineValue,
      y: rect.origin.y.engineValue,
      width: rect.size.width.engineValue,
      height: rect.size.height.engineValue
    )
  }
}

extension LayoutInsets {
  /// The insets for the engine.
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top.engineValue,
      left: insets.left.engineValue,
      bottom: insets.bottom.engineValue,
      right: insets.right.engineValue
    )
  }
}
