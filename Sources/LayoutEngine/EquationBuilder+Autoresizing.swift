import SceneGeometry

extension EquationBuilder {
  /// Adds two required equations per axis for a frame and its autoresizing mask.
  ///
  /// With a flexible size both edges keep their distance; with a flexible near margin the far edge and the size, else
  /// the near edge and the size do. Several flexible parts share a change as `AxisAutoresizing` says.
  mutating func addAutoresizing(of node: Int) {
    if case .imposed(let frame) = tree.nodes[node].placement { return addImposed(frame, on: node) }
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
      let count = [mask.isLeadingFlexible, mask.isLengthFlexible, mask.isTrailingFlexible].count { $0 }
      guard count > 1 else {
        addRigid(near, outer, span, behind, mask, axis, node)
        continue
      }
      let shares = mask.shares(of: span, in: extent)
      let grown = outer + -extent
      add(near + -span.position - grown * shares.leading, from: .autoresizing(node: node))
      add(size(node, axis) + -span.length - grown * shares.length, from: .autoresizing(node: node))
    }
  }

  /// Position and size are given from outside of the system.
  private mutating func addImposed(_ frame: LayoutRect, on node: Int) {
    guard let parent = tree.nodes[node].parent else { return }
    let insets = tree.nodes[node].alignmentInsets
    let origin = PerAxis(frame.x + insets.left, frame.y + insets.top)
    let lengths = PerAxis(frame.width - insets.left - insets.right, frame.height - insets.top - insets.bottom)
    for axis in LayoutAxis.allCases {
      let near = position(node, axis) - position(parent, axis) + tree.nodes[parent].scrolled[axis]
      add(size(node, axis) + -lengths[axis], from: .autoresizing(node: node))
      add(near + -origin[axis], from: .autoresizing(node: node))
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
