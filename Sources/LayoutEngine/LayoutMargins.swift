import SceneGeometry

/// The margins of a view, and whether the superview's margins and the safe area are added.
package struct LayoutMargins: Hashable, Sendable {
  /// The view's own margins.
  package var own: LayoutInsets
  /// Whether the superview's margins count if they reach further in.
  package var preservesSuperview: Bool
  /// Whether the safe area is added.
  package var insetsFromSafeArea: Bool

  /// The margins of a view without margins of its own.
  package static let plain = LayoutInsets(
    top: SystemMargins.plain,
    left: SystemMargins.plain,
    bottom: SystemMargins.plain,
    right: SystemMargins.plain
  )

  /// Creates margins; 8 points on each side by default, as in UIKit.
  package init(
    own: LayoutInsets = LayoutMargins.plain,
    preservesSuperview: Bool = false,
    insetsFromSafeArea: Bool = true
  ) {
    self.own = own
    self.preservesSuperview = preservesSuperview
    self.insetsFromSafeArea = insetsFromSafeArea
  }

  /// The margins of a controller's root view: 16 points at the sides below a width of 414 points, 20 from there.
  package static func ofRoot(width: Double) -> LayoutInsets {
    let side = SystemMargins.side(ofWidth: width)
    return LayoutInsets(left: side, right: side)
  }

  /// The margins of a cell's content view since Xcode 9: 16 points at the sides, 20 from a width of 390 points, 8
  /// beside an accessory; above and below 11, with iOS 26 15.
  package static func ofCell(width: Double, hasAccessory: Bool, controls: ControlMetrics) -> LayoutInsets {
    let side = SystemMargins.cellSide(ofWidth: width)
    let high = controls.cellMargin
    return LayoutInsets(top: high, left: side, bottom: high, right: hasAccessory ? SystemMargins.plain : side)
  }
}

extension LayoutTree {
  /// How far the root's safe area reaches into a node.
  func safeArea(in node: Int) -> LayoutInsets {
    if let known = nodes[node].knownInsets { return known.safeArea }
    if node == 0 { return safeArea }
    var x = 0.0
    var y = 0.0
    var at = node
    while at != 0, let parent = nodes[at].parent {
      guard let frame = nodes[at].frame, !nodes[parent].scrollsContent else { return LayoutInsets() }
      x += frame.x
      y += frame.y
      at = parent
    }
    guard let frame = nodes[node].frame else { return LayoutInsets() }
    // While a fitting size is computed, the root is as large as it came out the last time.
    let given = LayoutRect(width: width, height: height)
    let root = fitting == nil ? given : nodes[0].frame ?? given
    return LayoutInsets(
      top: max(0, safeArea.top - y),
      left: max(0, safeArea.left - x),
      bottom: max(0, y + frame.height - (root.height - safeArea.bottom)),
      right: max(0, x + frame.width - (root.width - safeArea.right))
    )
  }

  /// The margins of a node, including the safe area and the superview's margins.
  func margins(of node: Int) -> LayoutInsets {
    if let known = nodes[node].knownInsets { return known.margins }
    // From the node up to the first one that does not preserve its superview's margins, then back down.
    var chain = [node]
    while let last = chain.last, last != 0, nodes[last].margins.preservesSuperview, let parent = nodes[last].parent {
      chain.append(parent)
    }
    var result = LayoutInsets()
    for (step, at) in chain.reversed().enumerated() {
      var own = nodes[at].margins.own
      if step > 0, let parent = nodes[at].parent, let frame = nodes[at].frame, let size = size(of: parent) {
        let reach = LayoutInsets(
          top: result.top - frame.y,
          left: result.left - frame.x,
          bottom: result.bottom - (size.vertical - frame.y - frame.height),
          right: result.right - (size.horizontal - frame.x - frame.width)
        )
        own = own.combined(with: reach, max)
      }
      if nodes[at].margins.insetsFromSafeArea { own = own.combined(with: safeArea(in: at), +) }
      result = own
    }
    return result
  }

  /// The margins, increased so that the content is not wider than the readable width.
  func readableInsets(of node: Int) -> LayoutInsets {
    var insets = margins(of: node)
    let inner = (size(of: node)?.horizontal ?? 0) - insets.left - insets.right
    let extra = SystemMargins.readableInset(ofWidth: inner)
    insets.left += extra
    insets.right += extra
    return insets
  }

  private func size(of node: Int) -> PerAxis<Double>? {
    if node == 0 { return PerAxis(width, height) }
    return nodes[node].frame.map { PerAxis($0.width, $0.height) }
  }
}
