internal import Foundation

extension FoundationDecoding {
  /// The elements in order; those that are nil or still being made are left out.
  var elements: [NSObject] {
    elementIndexes.compactMap { decoder.object(at: $0) }
  }

  /// The elements that a hash table may hold.
  var hashableElements: [NSObject] {
    elements.filter(Self.isHashable)
  }

  /// The pairs of a dictionary; nil if a key has no value.
  var dictionary: [AnyHashable: Any]? {
    let indexes = elementIndexes
    guard indexes.count.isMultiple(of: 2) else { return nil }
    var pairs: [AnyHashable: Any] = [:]
    for position in stride(from: 0, to: indexes.count, by: 2) {
      let key = decoder.object(at: indexes[position])
      guard let key, Self.isHashable(key) else { continue }
      pairs[key] = decoder.object(at: indexes[position + 1])
    }
    return pairs
  }

  private var elementIndexes: ContiguousArray<Int> {
    decoder.nib.elements(of: index)
  }

  /// Whether an object may be hashed.
  ///
  /// Collections compare element by element, which in a file made for it takes forever; none is an element or key of
  /// a hash table in any real nib.
  private static func isHashable(_ object: NSObject) -> Bool {
    !(object is NSArray || object is NSDictionary || object is NSSet || object is NSOrderedSet)
  }
}
