import LayoutEngine

/// Numbers of a hierarchy that change together between layouts that are as good.
struct Movement {
  /// The number that stands for all of them.
  let subject: LayoutEngine.Ambiguity
  /// What is different in the other layout.
  let changed: Set<LayoutEngine.Ambiguity>
  /// The nodes whose lengths change the other way.
  let opposite: [Int]
  /// The number in both layouts.
  let values: (now: Double, other: Double)
  /// The first layout in which it was found.
  let layout: SolvedLayout
  /// The index of that layout among those of the hierarchy.
  let solutionIndex: Int
  /// How messages call the sizes at which it is so.
  var sizes: [String]

  var axis: LayoutAxis { subject.quantity.axis }

  /// Compares two layouts in which a number has two values.
  ///
  /// - Parameters:
  ///   - subject: The number.
  ///   - now: One layout.
  ///   - other: Another one.
  ///   - layout: What they are layouts of.
  ///   - solutionIndex: The index of that among those of the hierarchy.
  init(
    of subject: LayoutEngine.Ambiguity,
    from now: LayoutResult,
    to other: LayoutEngine.Alternative,
    in layout: SolvedLayout,
    at solutionIndex: Int
  ) {
    self.subject = subject
    self.layout = layout
    self.solutionIndex = solutionIndex
    sizes = [layout.size]
    var changed: Set<LayoutEngine.Ambiguity> = [subject]
    var opposite: [Int] = []
    values = (
      Self.value(of: subject, now.alignmentRects, now.contentSizes),
      Self.value(of: subject, other.rects, other.contentSizes)
    )
    let gain = values.other - values.now
    for node in now.alignmentRects.indices {
      for quantity in LayoutEngine.Ambiguity.Quantity.allCases {
        let change = quantity.value(other.rects[node]) - quantity.value(now.alignmentRects[node])
        guard abs(change) > Self.rounding else { continue }
        changed.insert(LayoutEngine.Ambiguity(node: node, quantity: quantity))
        if quantity == subject.quantity, node != subject.node, change * gain < 0 { opposite.append(node) }
      }
    }
    for (node, size) in now.contentSizes {
      for (axis, quantity) in [(LayoutAxis.horizontal, LayoutEngine.Ambiguity.Quantity.width), (.vertical, .height)] {
        let otherLength = other.contentSizes[node]?[axis] ?? nil
        guard abs((otherLength ?? 0) - (size[axis] ?? 0)) > Self.rounding else { continue }
        changed.insert(LayoutEngine.Ambiguity(node: node, quantity: quantity, isOfContent: true))
      }
    }
    self.changed = changed
    self.opposite = opposite
  }

  /// Less is no change, in points.
  private static let rounding = 0.01

  private static func value(
    of subject: LayoutEngine.Ambiguity,
    _ rects: [LayoutRect],
    _ contentSizes: [Int: PerAxis<Double?>]
  ) -> Double {
    guard subject.isOfContent else { return subject.quantity.value(rects[subject.node]) }
    return (contentSizes[subject.node]?[subject.quantity.axis] ?? nil) ?? 0
  }
}

extension LayoutEngine.Ambiguity.Quantity {
  /// Whether it is a width or a height.
  var isLength: Bool { self == .width || self == .height }

  /// The axis on which it lies.
  var axis: LayoutAxis { self == .x || self == .width ? .horizontal : .vertical }

  /// The number of a rectangle.
  func value(_ rect: LayoutRect) -> Double {
    switch self {
    case .x: rect.x
    case .y: rect.y
    case .width: rect.width
    case .height: rect.height
    }
  }
}
