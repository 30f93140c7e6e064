/// How a stack of views fills one axis.
package struct StackArrangement: Hashable, Sendable {
  /// One of the arranged views.
  package struct Item: Hashable, Sendable {
    /// The length that its content asks for, in points; nil for none.
    package var wanted: Double?
    /// How strongly it refuses to be longer than its content.
    package var hugging: Double
    /// How strongly it refuses to be shorter than its content.
    package var resistance: Double
    /// The space behind it, in points; nil for the stack's.
    package var spacing: Double?

    /// Creates an item.
    package init(wanted: Double?, hugging: Double, resistance: Double, spacing: Double? = nil) {
      self.wanted = wanted
      self.hugging = hugging
      self.resistance = resistance
      self.spacing = spacing
    }

    var length: Double { wanted ?? 0 }
  }

  /// How the items share the axis.
  package enum Distribution: Hashable, Sendable {
    /// What is left goes to the item that gives way first.
    case fill
    /// All have one length.
    case equal
    /// All grow in proportion to what they ask for.
    case proportional
    /// The spaces between them are equal.
    case equalSpacing
    /// The distances of their middles are equal.
    case equalCentering
  }

  /// How the items share the axis.
  package var distribution: Distribution
  /// The space between items, in points.
  package var spacing: Double

  /// Creates an arrangement.
  package init(distribution: Distribution, spacing: Double) {
    self.distribution = distribution
    self.spacing = spacing
  }

  /// The room that the items ask for, with the spaces between them.
  package func wantedExtent(of items: [Item]) -> Double {
    let gaps = gaps(of: items).reduce(0, +)
    if distribution == .equal { return (items.map(\.length).max() ?? 0) * Double(items.count) + gaps }
    return items.reduce(0) { $0 + $1.length } + gaps
  }

  /// Returns where the items lie in an extent, one after the other from its beginning.
  package func place(_ items: [Item], in extent: Double) -> [Span] {
    guard items.count > 1 else { return items.map { _ in Span(position: 0, length: extent) } }
    let gaps = gaps(of: items)
    let room = max(0, extent - gaps.reduce(0, +))
    switch distribution {
    case .fill:
      return line(fitted(items, to: room), gaps)
    case .equal:
      return line(items.map { _ in room / Double(items.count) }, gaps)
    case .proportional:
      let total = items.reduce(0) { $0 + $1.length }
      return line(items.map { total > 0 ? room * $0.length / total : room / Double(items.count) }, gaps)
    case .equalSpacing:
      return spaced(items, room: room, extent: extent, gaps: gaps)
    case .equalCentering:
      return centred(items, extent: extent) ?? spaced(items, room: room, extent: extent, gaps: gaps)
    }
  }

  private func gaps(of items: [Item]) -> [Double] {
    let usesCustom = distribution != .equalSpacing && distribution != .equalCentering
    return items.dropLast().map { usesCustom ? $0.spacing ?? spacing : spacing }
  }

  private func line(_ lengths: [Double], _ gaps: [Double]) -> [Span] {
    var position = 0.0
    return lengths.enumerated().map { index, length in
      defer { position += length + (index < gaps.count ? gaps[index] : 0) }
      return Span(position: position, length: length)
    }
  }

  private func spaced(_ items: [Item], room: Double, extent: Double, gaps: [Double]) -> [Span] {
    let total = items.reduce(0) { $0 + $1.length }
    guard total < room else { return line(fitted(items, to: room), gaps) }
    let gap = (extent - total) / Double(items.count - 1)
    return line(items.map(\.length), gaps.map { _ in gap })
  }

  /// Equal distances of the middles; nil where they would bring items too close.
  private func centred(_ items: [Item], extent: Double) -> [Span]? {
    let first = items[0].length / 2
    let last = extent - items[items.count - 1].length / 2
    let step = (last - first) / Double(items.count - 1)
    let spans = items.enumerated().map { index, item in
      Span(position: first + step * Double(index) - item.length / 2, length: item.length)
    }
    let isRoomy = zip(spans, spans.dropFirst()).allSatisfy { $1.position - $0.end >= spacing }
    return isRoomy ? spans : nil
  }

  /// Lengths that fill the room: those that ask for nothing give way first, then the first of the weakest.
  private func fitted(_ items: [Item], to room: Double) -> [Double] {
    var lengths = items.map(\.length)
    var slack = room - lengths.reduce(0, +)
    let free = items.indices.filter { items[$0].wanted == nil }
    if slack >= 0 {
      if free.isEmpty {
        let weakest = items.indices.min { items[$0].hugging < items[$1].hugging } ?? 0
        lengths[weakest] += slack
      } else {
        for index in free { lengths[index] += slack / Double(free.count) }
      }
      return lengths
    }
    let byResistance = items.indices.sorted { (items[$0].resistance, $0) < (items[$1].resistance, $1) }
    for index in byResistance where slack < 0 {
      let given = min(lengths[index], -slack)
      lengths[index] -= given
      slack += given
    }
    return lengths
  }
}
