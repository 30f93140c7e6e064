/// A merge of two orders: the first unchanged, with each element of only the second after its predecessor there.
struct Woven {
  private(set) var order: [String] = []
  /// Whether both orders have their own elements between the same neighbors, so that either could come first.
  private(set) var isAmbiguous = false

  init(_ main: [String], _ other: [String]) {
    let known = Set(main)
    let shared = known.intersection(other)
    // The elements of only the other order, by their predecessor; nil is the start.
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

  /// Appends the other order's own elements after a key, following the first order's own there.
  private mutating func close(_ added: inout [String?: [String]], behind key: String?, _ own: Int) {
    guard let keys = added.removeValue(forKey: key) else { return }
    if own > 0 { isAmbiguous = true }
    order += keys
  }
}
