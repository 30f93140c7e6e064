/// Two orders in one: the first as it is, and what only the second has behind what it stands behind there.
struct Woven {
  private(set) var order: [String] = []
  /// Whether both orders have something of their own between the same neighbors, so that either could come first.
  private(set) var isAmbiguous = false

  init(_ main: [String], _ other: [String]) {
    let known = Set(main)
    let shared = known.intersection(other)
    // What only the other order has, by what stands before it; nil is the start.
    var added: [String?: [String]] = [:]
    var before: String?
    for key in other {
      if known.contains(key) { before = key } else { added[before, default: []].append(key) }
    }
    before = nil
    var own = 0
    for key in main {
      if shared.contains(key) {
        close(&added, behind: before, own)
        (before, own) = (key, 0)
      } else {
        own += 1
      }
      order.append(key)
    }
    close(&added, behind: before, own)
  }

  /// Appends what only the other order has behind a key, after what only the first has there.
  private mutating func close(_ added: inout [String?: [String]], behind key: String?, _ own: Int) {
    guard let keys = added.removeValue(forKey: key) else { return }
    if own > 0 { isAmbiguous = true }
    order += keys
  }
}
