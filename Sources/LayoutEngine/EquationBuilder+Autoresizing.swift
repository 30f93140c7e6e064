import SceneGeometry

extension EquationBuilder {
  /// Two required equations an axis say what a frame and its autoresizing mask mean.
  ///
  /// With a flexible size both edges keep their distance; with a flexible near margin the far edge and the size, else the
  /// near edge and the size do. Several flexible parts share a change in proportion.
  mutating func addAutoresizing(of node: Int) {
    guard case .autoresizing(let frame, let width, let height, let masks) = tree.nodes[node].placement,
      let parent = tree.nodes[node].parent
    else { return }
    let insets = tree.nodes[node].alignmentInsets
    let spans = PerAxis(
      Span(position: frame.x + insets.left, length: frame.width - insets.left - insets.right),
      Span(position: frame.y + insets.top, length: frame.height - insets.top - insets.bottom)
    )
    let extents = PerAxis(width, height)
    for axis in LayoutAxis.allCases {
      let (span, mask, extent) = (spans[axis], masks[axis], extents[axis])
      let outer = size(parent, axis)
      let near = position(node, axis) - position(parent, axis) + tree.nodes[parent].scrolled[axis]
      let behind = extent - span.position - span.length
      // What a part gains for each point that the superview gains.
      let flexible = [
        mask.isLeadingFlexible ? max(0, span.position) : 0, mask.isLengthFlexible ? span.length : 0,
        mask.isTrailingFlexible ? max(0, behind) : 0,
      ]
      let count = [mask.isLeadingFlexible, mask.isLengthFlexible, mask.isTrailingFlexible].count { $0 }
      let total = flexible.reduce(0, +)
      guard count > 1, total > 0 else {
        addRigid(near, outer, span, behind, mask, axis, node)
        continue
      }
      let grown = outer + -extent
      add(near + -span.position - grown * (flexible[0] / total), from: .autoresizing(node: node))
      add(size(node, axis) + -span.length - grown * (flexible[1] / total), from: .autoresizing(node: node))
    }
  }

  /// The equations where at most one part of the axis is flexible.
  private mutating func addRigid(
    _ near: Expression,
    _ outer: Expression,
    _ span: Span,
    _ behind: Double,
    _ mask: AxisAutoresizing,
    _ axis: LayoutAxis,
    _ node: Int
  ) {
    let far = outer - near - size(node, axis) + -behind
    let length = size(node, axis) + -span.length
    if mask.isLengthFlexible {
      add(near + -span.position, from: .autoresizing(node: node))
      add(far, from: .autoresizing(node: node))
    } else if mask.isLeadingFlexible {
      add(length, from: .autoresizing(node: node))
      add(far, from: .autoresizing(node: node))
    } else {
      add(length, from: .autoresizing(node: node))
      add(near + -span.position, from: .autoresizing(node: node))
    }
  }
}
