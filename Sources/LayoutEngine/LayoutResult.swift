/// The frames of a tree.
package struct LayoutResult: Sendable {
  /// The frame of each node in its superview, on whole pixels.
  package var frames: [LayoutRect]
  /// The alignment rectangle of each node in the root, as it was solved.
  package var alignmentRects: [LayoutRect]
  /// The content size of each scroll view whose content constraints size; nil along an axis that they do not size.
  package var contentSizes: [Int: PerAxis<Double?>] = [:]
  /// Whether all equations were considered.
  ///
  /// False if the work limit was reached.
  package var isComplete: Bool

  init(frames: [LayoutRect], alignmentRects: [LayoutRect], isComplete: Bool) {
    self.frames = frames
    self.alignmentRects = alignmentRects
    self.isComplete = isComplete
  }

  /// Rounds alignment rectangles, in the root's coordinates, to pixels; there is one a node.
  package init(_ tree: LayoutTree, alignmentRects: [LayoutRect]) {
    var values = [Double](repeating: 0, count: 4 * tree.nodes.count)
    for (node, rect) in zip(tree.nodes.indices, alignmentRects) {
      for (offset, value) in [rect.x, rect.y, rect.width, rect.height].enumerated() {
        values[4 * node + offset] = value
      }
    }
    self.init(tree, contents: [:], isComplete: true, values: values)
  }

  /// Rounds a solution to pixels.
  ///
  /// Each edge of an alignment rectangle is rounded half up in the root's coordinates; frames are what lies between
  /// rounded edges. This holds for 401 of the 414 measured frames in which the possible roundings differ.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - contents: The variables of the content sizes of scroll views.
  ///   - isComplete: Whether all equations were considered.
  ///   - values: The values of the variables: four a node, then the others.
  init(_ tree: LayoutTree, contents: [Int: PerAxis<Int?>], isComplete: Bool, values: [Double]) {
    self.isComplete = isComplete
    let rects = tree.nodes.indices.map { node in
      let first = 4 * node
      return LayoutRect(x: values[first], y: values[first + 1], width: values[first + 2], height: values[first + 3])
    }
    alignmentRects = rects
    if !contents.isEmpty {
      contentSizes = contents.filter { $0.value.horizontal != nil || $0.value.vertical != nil }
        .mapValues { PerAxis($0.horizontal.map { values[$0] }, $0.vertical.map { values[$0] }) }
    }
    let scale = tree.scale > 0 && tree.scale.isFinite ? tree.scale : 1
    // Whole pixels, so that a difference of edges is as exact as an edge.
    func pixel(_ value: Double) -> Double { (value * scale + 0.5 + 1e-6).rounded(.down) }
    let edges = tree.nodes.indices.map { node in
      let (rect, insets) = (rects[node], tree.nodes[node].alignmentInsets)
      return (
        left: pixel(rect.x), top: pixel(rect.y), right: pixel(rect.x + rect.width), bottom: pixel(rect.y + rect.height),
        insets: insets
      )
    }
    frames = tree.nodes.indices.map { node in
      let own = edges[node]
      let origin =
        tree.nodes[node].parent.map { parent in
          let scrolled = tree.nodes[parent].scrolled
          let outer = edges[parent]
          return (
            x: outer.left, y: outer.top, dx: -outer.insets.left - scrolled.horizontal,
            dy: -outer.insets.top - scrolled.vertical
          )
        } ?? (x: 0, y: 0, dx: 0, dy: 0)
      return LayoutRect(
        x: (own.left - origin.x) / scale - own.insets.left - origin.dx,
        y: (own.top - origin.y) / scale - own.insets.top - origin.dy,
        width: (own.right - own.left) / scale + own.insets.left + own.insets.right,
        height: (own.bottom - own.top) / scale + own.insets.top + own.insets.bottom
      )
    }
  }
}
