public import NibArchive

/// A nib whose tables are prepared for repeated loading.
///
/// Preparation computes what is the same for every load: the class of an object, its keys, its texts and its numbers.
/// It also verifies all indexes.
public final class PreparedNib {
  let objects: ContiguousArray<NibEntry>
  let values: ContiguousArray<NibValue>
  let data: ContiguousArray<[UInt8]>
  /// The numbers of all data that are geometry, one after the other.
  let numbers: ContiguousArray<Double>
  let texts: ContiguousArray<String>
  let classes: [NibClassEntry]
  /// The classes that must have a row, in the order in which they are met.
  private(set) var neededClasses: [NeededClass] = []
  private let keyIndexes: [String: Int32]
  private let elementKeys: [Bool]
  private let literals = LiteralKeys()
  // Nobody holds on to it while others are called: only `mayStore` uses it.
  @exclusivity(unchecked) private var seldomKeys: [SeldomKeys] = []

  /// Keys that are asked for together, which live as long as the nib: their identity must not become that of others.
  private struct SeldomKeys {
    let keys: NibSeldomKeys
    let bits: UInt64
  }

  /// Prepares an archive.
  ///
  /// - Throws: The first index that is out of range.
  public init(_ archive: NibArchive) throws(NibArchiveError) {
    try archive.verify()
    for (table, count) in [(NibArchiveError.Table.objects, archive.objects.count), (.values, archive.values.count)] {
      guard count <= Int(Int32.max) else {
        throw NibArchiveError(offset: 0, problem: .excessiveCount(table, UInt32(clamping: count)))
      }
    }
    let tables = NibTables(archive)
    objects = tables.objects
    values = tables.values
    data = tables.data
    numbers = tables.numbers
    texts = tables.texts
    classes = tables.classes
    keyIndexes = tables.keyIndexes
    elementKeys = archive.keys.map(NibArchive.isElement)
    neededClasses = findNeededClasses()
  }
}

extension PreparedNib {
  /// The class of an object.
  func className(of object: Int) -> String {
    classes[Int(objects[object].classIndex)].name
  }

  /// What kind of class an object has.
  func kind(of object: Int) -> NibClassEntry.Kind {
    classes[Int(objects[object].classIndex)].kind
  }

  /// The key that a literal of the program names; -1 where the nib has no such key.
  @inline(__always)
  func keyIndex(of literal: StaticString) -> Int32 {
    guard literal.hasPointerRepresentation, let key = literals.key(at: UInt(bitPattern: literal.utf8Start)) else {
      return newKeyIndex(of: literal)
    }
    return key
  }

  @inline(never)
  private func newKeyIndex(of literal: StaticString) -> Int32 {
    let key = keyIndexes[literal.description] ?? -1
    if literal.hasPointerRepresentation { literals.add(key, at: UInt(bitPattern: literal.utf8Start)) }
    return key
  }

  /// Whether an object may store one of some keys; false only where it stores none.
  func mayStore(_ seldom: NibSeldomKeys, of object: Int) -> Bool {
    for index in seldomKeys.indices where seldomKeys[index].keys === seldom {
      return objects[object].keys & seldomKeys[index].bits != 0
    }
    var bits: UInt64 = 0
    for name in seldom.names {
      if let key = keyIndexes[name.description] { bits |= NibEntry.bit(of: key) }
    }
    seldomKeys.append(SeldomKeys(keys: seldom, bits: bits))
    return objects[object].keys & bits != 0
  }

  /// The key of a name; -1 where the nib has no such key.
  func keyIndex(named name: String) -> Int32 {
    keyIndexes[name] ?? -1
  }

  /// What an object stores under a key; nil for nothing.
  @inline(__always)
  func value(_ key: Int32, of object: Int) -> NibValue? {
    let entry = objects[object]
    guard key >= 0, entry.keys & NibEntry.bit(of: key) != 0 else { return nil }
    for index in entry.values where values[index].key == key { return values[index] }
    return nil
  }

  /// The objects that a collection refers to: in line under one key, as coder 9 does, or under numbered keys.
  func elements(of object: Int) -> ContiguousArray<Int> {
    let run = objects[object].values
    var result: ContiguousArray<Int> = []
    result.reserveCapacity(run.count)
    for valueIndex in run {
      if let element = element(at: valueIndex) { result.append(element) }
    }
    return result
  }

  /// The object that a value of a collection refers to; nil for any other value.
  @inline(__always)
  func element(at valueIndex: Int) -> Int? {
    elementKeys[Int(values[valueIndex].key)] ? values[valueIndex].objectIndex : nil
  }

  /// The bytes under a key of an object; nil for anything else, and nothing for those of a string, which are text.
  func bytes(_ key: StaticString, of object: Int) -> [UInt8]? {
    value(keyIndex(of: key), of: object)?.dataIndex.map { data[$0] }
  }

  /// The text of a string object, not localized; nil for any other object.
  func text(of object: Int) -> String? {
    objects[object].text.map { texts[$0] }
  }

  /// The index of the object under a key of another.
  func objectIndex(_ key: StaticString, of object: Int) -> Int? {
    value(keyIndex(of: key), of: object)?.objectIndex
  }
}
