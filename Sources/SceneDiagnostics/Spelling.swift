/// Finds what a misspelled word was meant to be.
package enum Spelling {
  /// Longer words are nobody's slip, and comparing them costs the square of their length.
  private static let maximumLength = 200

  /// The candidate nearest to a word; nil where none is near enough to be suggested.
  ///
  /// Nearness counts inserted, deleted, changed and swapped neighbouring scalars. A third of the word may be wrong, at
  /// most three scalars; a word of one or two scalars has to keep its length, or be the start of the candidate or the
  /// other way round. Among equals, the one that differs only in case is nearest, then the first.
  package static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    guard let scalars = Letters.scalars(of: word, from: 1, to: maximumLength) else { return nil }
    let limit = max(1, min(3, scalars.count / 3))
    let lengths = (max(1, scalars.count - limit), scalars.count + limit)
    let sought = Letters(scalars)
    var best: (candidate: String, distance: Int, foldedDistance: Int)?
    for candidate in candidates {
      guard let scalars = Letters.scalars(of: candidate, from: lengths.0, to: lengths.1) else { continue }
      let other = Letters(scalars)
      guard sought.mayBeNear(other, limit), candidate != word else { continue }
      let foldedDistance = distance(sought.folded, other.folded, limit)
      guard foldedDistance <= limit, sought.count > 2 || sought.isAsShort(as: other) else { continue }
      let exact = distance(sought.scalars, other.scalars, limit)
      // A word that is right but for its case is near, however many capitals it has.
      guard exact <= limit || foldedDistance == 0 else { continue }
      let rank = foldedDistance == 0 ? 0 : exact
      if let best, (best.distance, best.foldedDistance) <= (rank, foldedDistance) { continue }
      best = (candidate, rank, foldedDistance)
    }
    return best?.candidate
  }

  /// The optimal string alignment distance; more than the limit where it is more, but not how much more.
  ///
  /// What lies further from the diagonal than the limit cannot be part of a shorter way, so it is not looked at.
  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar], _ limit: Int) -> Int {
    guard abs(first.count - second.count) <= limit else { return limit + 1 }
    let width = second.count + 1
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { rows in
      rows.initialize(repeating: limit + 1)
      for column in 0...min(second.count, limit) { rows[column] = column }
      for row in 0..<first.count {
        let (current, last, beforeLast) = ((row + 1) % 3 * width, row % 3 * width, (row + 2) % 3 * width)
        for column in 0..<width { rows[current + column] = limit + 1 }
        if row < limit { rows[current] = row + 1 }
        for column in max(0, row - limit)..<max(0, row - limit, min(second.count, row + limit + 1)) {
          let change = first[row] == second[column] ? 0 : 1
          var least = min(rows[last + column] + change, rows[last + column + 1] + 1, rows[current + column] + 1)
          if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
            least = min(least, rows[beforeLast + column - 1] + 1)
          }
          rows[current + column + 1] = least
        }
      }
      return rows[first.count % 3 * width + second.count]
    }
  }
}

/// The scalars of a word, with what tells quickly that two words have little in common.
private struct Letters {
  let scalars: [Unicode.Scalar]
  let folded: [Unicode.Scalar]
  /// A bit for each scalar there is; different scalars may share one.
  private var bits: UInt64 = 0

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    folded = scalars.map(Self.fold)
    for scalar in folded { bits |= 1 << UInt64(scalar.value % 64) }
  }

  var count: Int { scalars.count }

  /// The scalars of a text; nil where there are fewer or more than wanted, which costs nothing of a long text.
  static func scalars(of text: String, from least: Int, to most: Int) -> [Unicode.Scalar]? {
    guard text.utf8.count >= least else { return nil }
    let scalars = Array(text.unicodeScalars.prefix(most + 1))
    return least...most ~= scalars.count ? scalars : nil
  }

  /// Whether few enough scalars are in one of the words only; each takes a change.
  func mayBeNear(_ other: Letters, _ limit: Int) -> Bool {
    (bits & ~other.bits).nonzeroBitCount <= limit && (other.bits & ~bits).nonzeroBitCount <= limit
  }

  func isAsShort(as other: Letters) -> Bool {
    count == other.count || other.scalars.starts(with: scalars) || scalars.starts(with: other.scalars)
  }

  private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.isASCII else { return scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar }
    return ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
  }
}
