/// The classes of a line's characters, while the rules of UAX #9 turn them into directions.
struct BidiResolution {
  private var classes: [BidiClass]
  /// The indexes of the characters that take part in the order: all but boundary neutrals (BN).
  private let indexes: [Int]
  /// The classes before the rules, which brackets need to find their marks.
  private let written: [BidiClass]
  private let base: UInt8

  /// The characters that stand for each other as brackets do (BidiBrackets.txt), where fonts of interfaces have them.
  static let brackets: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("⁅", "⁆"), ("⁽", "⁾"), ("₍", "₎"), ("⌈", "⌉"), ("⌊", "⌋"), ("〈", "〉"),
    ("《", "》"),
    ("「", "」"), ("『", "』"), ("【", "】"), ("（", "）"), ("［", "］"), ("｛", "｝"),
  ]
  private static let closing = Dictionary(uniqueKeysWithValues: brackets)
  private static let closers = Set(brackets.map(\.1))
  /// The maximum number of open brackets (BD16).
  private static let depth = 63

  init(_ classes: [BidiClass], base: UInt8) {
    self.classes = classes
    written = classes
    self.base = base
    indexes = classes.indices.filter { classes[$0] != .bn }
  }

  /// The direction of the paragraph, which is also that of its borders (sos and eos).
  private var around: BidiClass { base & 1 == 1 ? .r : .l }

  // MARK: - Weak characters

  /// Resolves marks, numbers and what belongs to them (W1 to W7).
  mutating func resolveWeak() {
    var before = around
    for index in indexes {
      if classes[index] == .nsm { classes[index] = before }
      before = classes[index]
    }
    var strong = around
    for index in indexes {
      switch classes[index] {
      case .l, .r, .al: strong = classes[index]
      case .en where strong == .al: classes[index] = .an
      default: break
      }
    }
    for index in indexes where classes[index] == .al { classes[index] = .r }
    for (position, index) in indexes.enumerated().dropFirst().dropLast() {
      let (left, right) = (classes[indexes[position - 1]], classes[indexes[position + 1]])
      guard left == right else { continue }
      switch (classes[index], left) {
      case (.es, .en), (.cs, .en): classes[index] = .en
      case (.cs, .an): classes[index] = .an
      default: break
      }
    }
    for run in runs(where: { $0 == .et }) {
      let isAtNumber = [run.lowerBound - 1, run.upperBound].contains {
        indexes.indices.contains($0) && classes[indexes[$0]] == .en
      }
      for position in run { classes[indexes[position]] = isAtNumber ? .en : .on }
    }
    strong = around
    for index in indexes {
      switch classes[index] {
      case .es, .et, .cs: classes[index] = .on
      case .l, .r: strong = classes[index]
      case .en where strong == .l: classes[index] = .l
      default: break
      }
    }
  }

  // MARK: - Neutral characters

  /// Gives both brackets of a pair the direction of what is inside, or else of what is before (N0).
  mutating func resolveBrackets(_ scalars: [Unicode.Scalar]) {
    for (open, close) in pairs(of: scalars) {
      var found: BidiClass?
      for position in open + 1..<close {
        guard let direction = direction(at: position) else { continue }
        found = direction
        if direction == around { break }
      }
      guard var direction = found else { continue }
      if direction != around {
        // Inside is the other direction only: what is before decides whether the pair belongs to it.
        direction = directionBefore(open) == direction ? direction : around
      }
      for position in [open, close] {
        classes[indexes[position]] = direction
        // Marks on a bracket follow it.
        for mark in (position + 1)..<max(position + 1, indexes.count) {
          guard written[indexes[mark]] == .nsm else { break }
          classes[indexes[mark]] = direction
        }
      }
    }
  }

  /// The pairs of brackets, by the position of the opening one in `indexes` (BD16).
  private func pairs(of scalars: [Unicode.Scalar]) -> [(open: Int, close: Int)] {
    var stack: [(closing: Unicode.Scalar, position: Int)] = []
    var pairs: [(open: Int, close: Int)] = []
    for (position, index) in indexes.enumerated() where classes[index] == .on {
      let scalar = scalars[index]
      if let closing = Self.closing[scalar] {
        guard stack.count < Self.depth else { break }
        stack.append((closing, position))
      } else if Self.closers.contains(scalar), let match = stack.lastIndex(where: { $0.closing == scalar }) {
        pairs.append((stack[match].position, position))
        stack.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.open < $1.open }
  }

  /// The direction of a resolved character, numbers being read as the letters that run to the left; nil for a neutral
  /// one.
  private func direction(at position: Int) -> BidiClass? {
    switch classes[indexes[position]] {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }

  /// The direction of what is before a character and not neutral; that of the paragraph for the first.
  private func directionBefore(_ position: Int) -> BidiClass {
    var earlier = position
    while earlier > 0 {
      earlier -= 1
      if let direction = direction(at: earlier) { return direction }
    }
    return around
  }

  /// Gives neutral characters the direction that is on both sides, or else that of the paragraph (N1 and N2).
  mutating func resolveNeutral() {
    for run in runs(where: { [.on, .ws, .s, .b].contains($0) }) {
      let before = run.lowerBound > 0 ? direction(at: run.lowerBound - 1) : around
      let after = run.upperBound < indexes.count ? direction(at: run.upperBound) : around
      for position in run { classes[indexes[position]] = before == after ? before ?? around : around }
    }
  }

  /// The runs of neighboring characters that meet a condition, as ranges of positions in `indexes`.
  private func runs(where isMet: (BidiClass) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for (position, index) in indexes.enumerated() {
      if isMet(classes[index]) {
        start = start ?? position
      } else if let begin = start {
        runs.append(begin..<position)
        start = nil
      }
    }
    if let start { runs.append(start..<indexes.count) }
    return runs
  }

  // MARK: - Levels

  /// The levels of all characters (I1, I2 and L1), of which some have the level of the one before.
  ///
  /// - Parameter trailing: The classes before the rules: spaces at the end, and before tabs, have the paragraph's
  ///   level.
  func levels(trailing: [BidiClass]) -> [UInt8] {
    var levels = Array(repeating: base, count: classes.count)
    for index in indexes {
      switch (classes[index], base & 1) {
      case (.r, 0): levels[index] = base + 1
      case (.en, 0), (.an, 0): levels[index] = base + 2
      case (.l, 1), (.en, 1), (.an, 1): levels[index] = base + 1
      default: break
      }
    }
    for index in levels.indices.dropFirst() where classes[index] == .bn { levels[index] = levels[index - 1] }
    var isAtEnd = true
    for index in levels.indices.reversed() {
      switch trailing[index] {
      case .s, .b: isAtEnd = true
      case .ws, .bn: break
      default: isAtEnd = false
      }
      if isAtEnd { levels[index] = base }
    }
    return levels
  }
}
