/// The indexes of names, found by where their literals lie in the program.
package struct LiteralLookup: Sendable {
  private var slots = [Slot](repeating: Slot(), count: 64)
  private var count = 0

  /// Creates a table without names.
  package init() {}

  private struct Slot {
    /// Zero where the slot is free.
    var literal: UInt = 0
    var index = 0
  }

  /// The index of a literal; negative for one that is not in the table.
  package func index(of literal: UInt) -> Int {
    guard literal != 0 else { return -1 }
    return slots.withUnsafeBufferPointer { slots in
      var at = Self.start(of: literal, slots.count)
      while slots[at].literal != literal {
        if slots[at].literal == 0 { return -1 }
        at = (at + 1) & (slots.count - 1)
      }
      return slots[at].index
    }
  }

  /// Adds a literal that is not in the table; zero is never added.
  package mutating func add(_ literal: UInt, _ index: Int) {
    guard literal != 0 else { return }
    if count * 2 >= slots.count { grow() }
    insert(Slot(literal: literal, index: index))
    count += 1
  }

  private mutating func insert(_ slot: Slot) {
    var at = Self.start(of: slot.literal, slots.count)
    while slots[at].literal != 0 { at = (at + 1) & (slots.count - 1) }
    slots[at] = slot
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for slot in old where slot.literal != 0 { insert(slot) }
  }

  private static func start(of literal: UInt, _ count: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(literal) &* 0x9E37_79B9_7F4A_7C15) >> 40) & (count - 1)
  }
}
