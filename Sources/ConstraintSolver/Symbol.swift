/// A variable of the simplex: two bits of kind, the rest an index.
///
/// External symbols count for themselves; slacks, errors and dummies share one count. Ties are decided by the order of
/// symbols, which is the order in which they were made, so that equal input gives equal results.
struct Symbol: Hashable, Comparable, BitwiseCopyable {
  enum Kind: UInt32 {
    /// A variable of the caller, of either sign.
    case external
    /// The slack of an inequality; never negative.
    case slack
    /// The error of an optional constraint in one direction; never negative, and has a price.
    case error
    /// Marks a required equality; always zero.
    case dummy
  }

  private let raw: UInt32

  init(_ kind: Kind, _ index: Int) {
    raw = UInt32(truncatingIfNeeded: index) << 2 | kind.rawValue
  }

  var index: Int { Int(raw >> 2) }
  var isExternal: Bool { raw & 3 == Kind.external.rawValue }
  var isSlack: Bool { raw & 3 == Kind.slack.rawValue }
  var isDummy: Bool { raw & 3 == Kind.dummy.rawValue }
  /// The index of this symbol in arrays that have an element for each symbol of any kind.
  var storageIndex: Int { index << 1 | (isExternal ? 1 : 0) }

  static func < (a: Symbol, b: Symbol) -> Bool { a.raw < b.raw }
}
