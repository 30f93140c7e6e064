extension Spelling {
  /// The candidates that share the words of a name: `aspectFit` is part of `scaleAspectFit`, `minValue` is short for
  /// `minimumValue`, and `titleText` begins with `title`.
  ///
  /// Only those are given that share most; several are equally near. Empty if a word of fewer than three letters is all
  /// that is shared.
  package static func sharingWords(with word: String, in candidates: some Sequence<String>) -> [String] {
    kin(of: word, in: candidates).names
  }

  /// The candidates that share the words of a name, and whether they have all of these words rather than some.
  static func kin(of word: String, in candidates: some Sequence<String>) -> (names: [String], hasAllWords: Bool) {
    guard word.utf8.count <= maximumLength, SpellingBudget.current?.isSpent != true else { return ([], false) }
    let sought = words(of: word)
    guard sought.joined().count >= 3 else { return ([], false) }
    var best: Kinship?
    var (found, names): ([String], Set<String>) = ([], [])
    let letters = letters(of: word)
    var work = 0
    defer { SpellingBudget.current?.spend(work) }
    for candidate in candidates where candidate != word && candidate.utf8.count <= maximumLength {
      // Of two related names one has all the letters of the other, which is quickly found.
      let others = Self.letters(of: candidate)
      work += 1 + candidate.utf8.count
      guard letters & ~others == 0 || others & ~letters == 0 else { continue }
      guard let kinship = Kinship(of: sought, to: words(of: candidate)) else { continue }
      if let best, best < kinship { continue }
      if best != kinship { (found, names) = ([], []) }
      best = kinship
      if names.insert(candidate).inserted { found.append(candidate) }
    }
    return (found, best?.hasAllWords ?? false)
  }

  /// A bit for each character there is, whatever its case; different characters may share one.
  private static func letters(of name: String) -> UInt64 {
    name.utf8.reduce(0) { bits, byte in
      let isLetter = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & ~0x20)
      return isLetter ? bits | 1 << UInt64(byte & 0x1F) : bits
    }
  }

  /// The words that a name is made of, in small letters: `UITableViewCell` has `ui`, `table`, `view` and `cell`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Unicode.Scalar?
    let scalars = Array(name.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
        if !word.isEmpty { words.append(word) }
        (word, previous) = ("", nil)
        continue
      }
      let isCapital = scalar.properties.isUppercase
      let endsCapitals = index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
      if isCapital, let previous, !previous.properties.isUppercase || endsCapitals {
        words.append(word)
        word = ""
      }
      word += scalar.properties.lowercaseMapping
      previous = scalar
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}

/// How closely the words of two names are related; the smaller the closer.
private struct Kinship: Comparable {
  private enum Relation: Int {
    /// The other name has all the words, one behind the other.
    case contains
    /// It has all the words in this order, with others between.
    case containsParts
    /// It has words that begin like them.
    case abbreviates
    /// It is the greater part of the words itself, at their start or end.
    case isPart
  }

  private var relation: Relation
  private var otherWords: Int

  /// Whether the other name has all the words, if only their beginnings.
  var hasAllWords: Bool { relation != .isPart }

  /// Nil if the names are not related.
  init?(of sought: [String], to other: [String]) {
    guard !sought.isEmpty, !other.isEmpty else { return nil }
    if Self.contains(other, sought, where: ==) {
      (relation, otherWords) = (.contains, other.count - sought.count)
    } else if sought.count > 1, Self.containsParts(other, sought) {
      (relation, otherWords) = (.containsParts, other.count - sought.count)
    } else if Self.contains(other, sought, where: { $0 == $1 || $1.count >= 3 && $0.hasPrefix($1) }) {
      (relation, otherWords) = (.abbreviates, other.count - sought.count)
    } else if sought.starts(with: other) || sought.reversed().starts(with: other.reversed()),
      other.joined().count * 2 > sought.joined().count
    {
      (relation, otherWords) = (.isPart, sought.count - other.count)
    } else {
      return nil
    }
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.relation.rawValue, left.otherWords) < (right.relation.rawValue, right.otherWords)
  }

  private static func containsParts(_ words: [String], _ sought: [String]) -> Bool {
    var rest = words[...]
    for word in sought {
      guard let index = rest.firstIndex(of: word) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  private static func contains(
    _ words: [String],
    _ sought: [String],
    where isLike: (String, String) -> Bool
  ) -> Bool {
    guard sought.count <= words.count else { return false }
    return (0...(words.count - sought.count)).contains { start in
      zip(words[start...], sought).allSatisfy(isLike)
    }
  }
}
