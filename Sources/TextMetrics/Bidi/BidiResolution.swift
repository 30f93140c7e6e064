/// The classes of a line's characters, while the rules of UAX #9 turn them into directions.
struct BidiResolution {
  private var classes: [BidiClass]
  /// The places of characters that have a part in the order.
  private let places: [Int]
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
  /// How many brackets may be open at once (BD16).
  private static let depth = 63

  init(_ classes: [BidiClass], base: UInt8) {
    self.classes = classes
    written = classes
    self.base = base
    places = classes.indices.filter { classes[$0] != .bn }
  }

  /// The direction of the paragraph, which is also that of its borders (sos and eos).
  private var around: BidiClass { base & 1 == 1 ? .r : .l }

  // MARK: - Weak characters

  /// Resolves marks, numbers and what belongs to them (W1 to W7).
  mutating func resolveWeak() {
    var before = around
    for place in places {
      if classes[place] == .nsm { classes[place] = before }
      before = classes[place]
    }
    var strong = around
    for place in places {
      switch classes[place] {
      case .l, .r, .al: strong = classes[place]
      case .en where strong == .al: classes[place] = .an
      default: break
      }
    }
    for place in places where classes[place] == .al { classes[place] = .r }
    for (index, place) in places.enumerated().dropFirst().dropLast() {
      let (left, right) = (classes[places[index - 1]], classes[places[index + 1]])
      guard left == right else { continue }
      switch (classes[place], left) {
      case (.es, .en), (.cs, .en): classes[place] = .en
      case (.cs, .an): classes[place] = .an
      default: break
      }
    }
    for run in runs(where: { $0 == .et }) {
      let isAtNumber = [run.lowerBound - 1, run.upperBound].contains {
        places.indices.contains($0) && classes[places[$0]] == .en
      }
      for index in run { classes[places[index]] = isAtNumber ? .en : .on }
    }
    strong = around
    for place in places {
      switch classes[place] {
      case .es, .et, .cs: classes[place] = .on
      case .l, .r: strong = classes[place]
      case .en where strong == .l: classes[place] = .l
      default: break
      }
    }
  }

  // MARK: - Neutral characters

  /// Gives both brackets of a pair the direction of what is inside, or else of what is before (N0).
  mutating func resolveBrackets(_ scalars: [Unicode.Scalar]) {
    for (open, close) in pairs(of: scalars) {
      var found: BidiClass?
      for index in open + 1..<close {
        guard let direction = direction(at: index) else { continue }
        found = direction
        if direction == around { break }
      }
      guard var direction = found else { continue }
      if direction != around {
        // Inside is the other direction only: what is before decides whether the pair belongs to it.
        direction = directionBefore(open) == direction ? direction : around
      }
      for index in [open, close] {
        classes[places[index]] = direction
        // Marks on a bracket follow it.
        for mark in (index + 1)..<max(index + 1, places.count) {
          guard written[places[mark]] == .nsm else { break }
          classes[places[mark]] = direction
        }
      }
    }
  }

  /// The pairs of brackets, by the index of the opening one (BD16).
  private func pairs(of scalars: [Unicode.Scalar]) -> [(open: Int, close: Int)] {
    var stack: [(closing: Unicode.Scalar, index: Int)] = []
    var pairs: [(open: Int, close: Int)] = []
    for (index, place) in places.enumerated() where classes[place] == .on {
      let scalar = scalars[place]
      if let closing = Self.closing[scalar] {
        guard stack.count < Self.depth else { break }
        stack.append((closing, index))
      } else if Self.closers.contains(scalar), let match = stack.lastIndex(where: { $0.closing == scalar }) {
        pairs.append((stack[match].index, index))
        stack.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.open < $1.open }
  }

  /// The direction of a resolved character, numbers being read as the letters that run to the left; nil for a neutral one.
  private func direction(at index: Int) -> BidiClass? {
    switch classes[places[index]] {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }

  /// The direction of what is before a character and not neutral; that of the paragraph for the first.
  private func directionBefore(_ index: Int) -> BidiClass {
    var place = index
    while place > 0 {
      place -= 1
      if let direction = direction(at: place) { return direction }
    }
    return around
  }

  /// Gives neutral characters the direction that is on both sides, or else that of the paragraph (N1 and N2).
  mutating func resolveNeutral() {
    for run in runs(where: { [.on, .ws, .s, .b].contains($0) }) {
      let before = run.lowerBound > 0 ? direction(at: run.lowerBound - 1) : around
      let after = run.upperBound < places.count ? direction(at: run.upperBound) : around
      for index in run { classes[places[index]] = before == after ? before ?? around : around }
    }
  }

  /// The places of characters that follow each other and meet a condition, as indices of `places`.
  private func runs(where isMet: (BidiClass) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for (index, place) in places.enumerated() {
      if isMet(classes[place]) {
        start = start ?? index
      } else if let begin = start {
        runs.append(begin..<index)
        start = nil
      }
    }
    if let start { runs.append(start..<places.count) }
    return runs
  }

  // MARK: - Levels

  /// The levels of all characters (I1, I2 and L1), of which some have the level of the one before.
  ///
  /// - Parameter trailing: The classes before the rules: spaces at the end, and before tabs, have the paragraph's level.
  func levels(trailing: [BidiClass]) -> [UInt8] {
    var levels = Array(repeating: base, count: classes.count)
    for place in places {
      switch (classes[place], base & 1) {
      case (.r, 0): levels[place] = base + 1
      case (.en, 0), (.an, 0): levels[place] = base + 2
      case (.l, 1), (.en, 1), (.an, 1): levels[place] = base + 1
      default: break
      }
    }
    for place in levels.indices.dropFirst() where classes[place] == .bn { levels[place] = levels[place - 1] }
    var isAtEnd = true
    for place in levels.indices.reversed() {
      switch trailing[place] {
      case .s, .b: isAtEnd = true
      case .ws, .bn: break
      default: isAtEnd = false
      }
      if isAtEnd { levels[place] = base }
    }
    return levels
  }
}
