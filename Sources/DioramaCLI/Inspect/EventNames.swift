import SceneCatalog

/// The names of control events.
package enum EventNames {
  /// The events of a set by name, in the order of their bits, sets of all events of a kind first; bits without a name as one number.
  ///
  /// - Parameter events: The raw value of a `UIControl.Event`.
  package static func names(of events: UInt) -> [String] {
    var rest = events
    var names: [String] = []
    for (name, mask) in known where rest != 0 && rest & mask == mask {
      names.append(name)
      rest &= ~mask
    }
    if rest != 0 { names.append("0x" + String(rest, radix: 16)) }
    return names
  }

  /// What UIControl's schema declares: masks of several events, the largest first, then single events.
  private static let known: [(name: String, mask: UInt)] = {
    let events = SceneCatalog.builtIn.schema(named: "UIControl")?.events ?? []
    let masks = events.map { (name: $0.name, mask: UInt(bitPattern: $0.mask)) }
    let groups = masks.filter { $0.mask.nonzeroBitCount > 1 }.sorted {
      $0.mask.nonzeroBitCount > $1.mask.nonzeroBitCount
    }
    return groups + masks.filter { $0.mask.nonzeroBitCount == 1 }.sorted { $0.mask < $1.mask }
  }()
}
