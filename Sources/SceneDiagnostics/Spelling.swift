/// Finds the intended word for a misspelled one.
package enum Spelling {
  /// Longer words are not typing errors, and the cost of a comparison is quadratic in the length.
  static let maximumLength = 200

  /// "did you mean 'text'?" with what a word was probably meant to be; nil if nothing is near.
  ///
  /// Of several that are equally near, up to three are named.
  package static func suggestion(for word: String, in candidates: some Sequence<String>) -> String? {
    let meant = meanings(of: word, in: candidates)
    guard (1...3).contains(meant.count) else { return nil }
    return suggestion(of: meant)
  }

  /// "did you mean 'text'?" for what is known to be meant, or "'a' or 'b'" of several.
  package static func suggestion(of names: [String]) -> String {
    "did you mean \(Wording.quotedList(names, conjunction: "or"))?"
  }

  /// What to write for a word that is none of a few: the nearest of them, all of them where they are not many, or the first.
  package static func choice(for word: String, in candidates: [String]) -> String? {
    if let suggestion = suggestion(for: word, in: candidates) { return suggestion }
    let related = sharingWords(with: word, in: candidates)
    if candidates.isEmpty { return nil }
    if candidates.count == 1 { return "write \(candidates[0])" }
    if candidates.count <= 12 { return "one of \(candidates.joined(separator: ", "))" }
    return "for example \(Wording.list(Array((related.isEmpty ? candidates : related).prefix(6)), conjunction: "or"))"
  }

  /// The candidate that a word was probably meant to be; nil if none is near, or several are equally near by their words.
  package static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let meant = meanings(of: word, in: candidates)
    return meant.count == 1 ? meant[0] : nil
  }

  /// What a word was probably meant to be.
  ///
  /// A name but for its case or its `is` is nearest, then one slip, then the same words, then several slips, then a part of
  /// the words.
  private static func meanings(of word: String, in candidates: some Sequence<String>) -> [String] {
    if SpellingBudget.current?.isSpent == true { return [] }
    let slip = slip(word, in: candidates)
    if let slip, slip.distance == 0 { return [slip.candidate] }
    if let getter = getter(for: word, in: candidates) { return [getter] }
    if let slip, slip.distance == 1 { return [slip.candidate] }
    let related = kin(of: word, in: candidates)
    if slip == nil || related.hasAllWords { return related.names }
    return slip.map { [$0.candidate] } ?? []
  }

  /// `isHidden` for `hidden`, and `hidden` for `isHidden`: Objective-C and Swift name one property in both ways.
  private static func getter(for word: String, in candidates: some Sequence<String>) -> String? {
    guard word.utf8.count <= maximumLength else { return nil }
    let words = words(of: word)
    guard !words.isEmpty else { return nil }
    let joined = words.joined()
    var work = 0
    defer { SpellingBudget.current?.spend(work) }
    return candidates.first { candidate in
      work += 1
      guard abs(candidate.utf8.count - word.utf8.count) == 2 else { return false }
      work += candidate.utf8.count
      let other = Self.words(of: candidate)
      return other.first == "is" && other.dropFirst().joined() == joined
        || words.first == "is" && words.dropFirst().joined() == other.joined()
    }
  }

  /// The candidate that typing slips turn into a word, and how many.
  ///
  /// Nearness counts inserted, deleted, changed and swapped neighboring scalars. A third of the word may be wrong, at most
  /// three scalars. A word of two scalars has to be the start of the candidate or the other way round, its two ends, or swapped, and of one
  /// scalar is near only to itself: short names are given by hand, and one is no slip for the other. So are numbers at the
  /// end of a name. Among equals, the one that differs only in case is nearest, then the first.
  private static func slip(
    _ word: String,
    in candidates: some Sequence<String>
  ) -> (candidate: String, distance: Int)? {
    guard let scalars = Letters.scalars(of: word, from: 1, to: maximumLength) else { return nil }
    let limit = max(1, min(3, scalars.count / 3))
    let lengths = (max(1, scalars.count - limit), scalars.count + limit)
    let sought = Letters(scalars)
    var best: (candidate: String, distance: Int, foldedDistance: Int)?
    var work = 0
    defer { SpellingBudget.current?.spend(work) }
    for candidate in candidates {
      work += 1
      guard let scalars = Letters.scalars(of: candidate, from: lengths.0, to: lengths.1) else { continue }
      let other = Letters(scalars)
      work += scalars.count
      guard sought.mayBeNear(other, limit), candidate != word else { continue }
      let foldedDistance = distance(sought.folded, other.folded, limit)
      guard foldedDistance <= limit, foldedDistance == 0 || sought.mayBeSlip(of: other) else { continue }
      let exact = distance(sought.scalars, other.scalars, limit)
      // A word that is right but for its case is near, however many capitals it has.
      guard exact <= limit || foldedDistance == 0 else { continue }
      let rank = foldedDistance == 0 ? 0 : exact
      // An error in the first letter together with another error is unlikely.
      if foldedDistance > 1, sought.folded[0] != other.folded[0], !sought.startsSwapped(like: other) { continue }
      if let best, (best.distance, best.foldedDistance) <= (rank, foldedDistance) { continue }
      best = (candidate, rank, foldedDistance)
    }
    return best.map { ($0.candidate, $0.distance) }
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

/// The scalars of a word, with what shows quickly that two words have little in common.
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

  /// The scalars of a text; nil if there are fewer or more than wanted, which costs nothing of a long text.
  static func scalars(of text: String, from least: Int, to most: Int) -> [Unicode.Scalar]? {
    guard text.utf8.count >= least else { return nil }
    let scalars = Array(text.unicodeScalars.prefix(most + 1))
    return least...most ~= scalars.count ? scalars : nil
  }

  /// Whether few enough scalars are in one of the words only; each takes a change.
  func mayBeNear(_ other: Letters, _ limit: Int) -> Bool {
    (bits & ~other.bits).nonzeroBitCount <= limit && (other.bits & ~bits).nonzeroBitCount <= limit
  }

  /// Whether two words that are near each other may be one, rather than two short names or two numbered ones.
  func mayBeSlip(of other: Letters) -> Bool {
    switch count {
    case 1: false
    case 2:
      other.folded.starts(with: folded) || folded.starts(with: other.folded) || folded == other.folded.reversed()
        || other.count == 3 && other.folded.first == folded.first && other.folded.last == folded.last
    default: !isNumbered(like: other)
    }
  }

  /// Whether two words begin with the same two letters in another order, or one has a letter more in front.
  func startsSwapped(like other: Letters) -> Bool {
    folded.first == other.folded.dropFirst().first || folded.dropFirst().first == other.folded.first
  }

  /// Whether only the numbers at the ends of two words differ.
  private func isNumbered(like other: Letters) -> Bool {
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
    guard let last = folded.last, let otherLast = other.folded.last, isDigit(last), isDigit(otherLast) else {
      return false
    }
    func stem(_ scalars: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar> {
      scalars[..<((scalars.lastIndex { !isDigit($0) } ?? -1) + 1)]
    }
    return stem(folded) == stem(other.folded)
  }

  private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.isASCII else { return scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar }
    return ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
  }
}
