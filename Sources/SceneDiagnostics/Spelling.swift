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
    let scalars = Array(word.unicodeScalars)
    guard 1...maximumLength ~= scalars.count else { return nil }
    let folded = fold(scalars)
    let limit = max(1, min(3, scalars.count / 3))
    var best: (candidate: String, distance: Int, foldedDistance: Int)?
    for candidate in candidates where candidate != word {
      let other = Array(candidate.unicodeScalars)
      guard !other.isEmpty, abs(other.count - scalars.count) <= limit else { continue }
      let foldedDistance = distance(folded, fold(other))
      guard foldedDistance <= limit else { continue }
      let isShort = scalars.count <= 2
      if isShort, other.count != scalars.count, !other.starts(with: scalars), !scalars.starts(with: other) { continue }
      let exact = distance(scalars, other)
      // A word that is right but for its case is near, however many capitals it has.
      guard exact <= limit || foldedDistance == 0 else { continue }
      let rank = foldedDistance == 0 ? 0 : exact
      if let best, (best.distance, best.foldedDistance) <= (rank, foldedDistance) { continue }
      best = (candidate, rank, foldedDistance)
    }
    return best?.candidate
  }

  private static func fold(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    scalars.map { $0.properties.lowercaseMapping.unicodeScalars.first ?? $0 }
  }

  /// The optimal string alignment distance.
  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 1...max(first.count, 1) where row <= first.count {
      var current = [row] + [Int](repeating: 0, count: second.count)
      for column in 1...max(second.count, 1) where column <= second.count {
        let isSame = first[row - 1] == second[column - 1]
        current[column] = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
        let isSwapped =
          row > 1 && column > 1 && first[row - 1] == second[column - 2] && first[row - 2] == second[column - 1]
        if isSwapped { current[column] = min(current[column], beforeLast[column - 2] + 1) }
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
