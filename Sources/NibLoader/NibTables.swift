internal import NibArchive

/// The tables of a prepared nib while they are filled; every index of the archive has been verified.
struct NibTables {
  private(set) var objects: ContiguousArray<NibEntry> = []
  private(set) var values: ContiguousArray<NibValue> = []
  private(set) var data: ContiguousArray<[UInt8]> = []
  private(set) var numbers: ContiguousArray<Double> = []
  private(set) var texts: ContiguousArray<String> = []
  let classes: [NibClassEntry]
  let keyIndexes: [String: Int32]

  /// The maximum number of numbers in geometry data.
  private static let geometryLimit = 16

  init(_ archive: NibArchive) {
    keyIndexes = Dictionary(archive.keys.enumerated().map { ($1, Int32(clamping: $0)) }) { first, _ in first }
    classes = archive.classNames.map { NibClassEntry(name: $0.name, fallbacks: $0.fallbacks) }
    values.reserveCapacity(archive.values.count)
    for value in archive.values { append(value) }
    objects.reserveCapacity(archive.objects.count)
    for object in archive.objects { append(object) }
  }

  private mutating func append(_ object: NibArchive.Object) {
    var keys: UInt64 = 0
    for index in object.values { keys |= NibEntry.bit(of: values[index].key) }
    var text = NibEntry.Text.none
    if case .foundation(let kind) = classes[object.classIndex].kind {
      switch kind {
      case .string, .mutableString: text = takeText(of: object).map { .plain($0) } ?? .none
      case .localizableString: text = takeText(of: object).map { .localizable($0) } ?? .none
      default: break
      }
    }
    objects.append(NibEntry(classIndex: object.classIndex, values: object.values, text: text, keys: keys))
  }

  /// Moves the bytes of a string to the texts, and returns the index there; no other object uses them.
  private mutating func takeText(of object: NibArchive.Object) -> Int? {
    guard let key = keyIndexes["NS.bytes"], let value = object.values.first(where: { values[$0].key == key }),
      let dataIndex = values[value].dataIndex
    else { return nil }
    texts.append(String(decoding: data[dataIndex], as: UTF8.self))
    data[dataIndex] = []
    return texts.count - 1
  }

  private mutating func append(_ value: NibArchive.Value) {
    let key = Int32(clamping: value.keyIndex)
    switch value.payload {
    case .int8(let number): values.append(NibValue(key: key, whole: Int64(number)))
    case .int16(let number): values.append(NibValue(key: key, whole: Int64(number)))
    case .int32(let number): values.append(NibValue(key: key, whole: Int64(number)))
    case .int64(let number): values.append(NibValue(key: key, whole: number))
    case .bool(let truth): values.append(NibValue(key: key, truth: truth))
    case .float(let number): values.append(NibValue(key: key, fraction: Double(number)))
    case .double(let number): values.append(NibValue(key: key, fraction: number))
    case .null: values.append(NibValue(nullUnder: key))
    case .object(let index): values.append(NibValue(key: key, object: index))
    case .data(let bytes): append(bytes, under: key)
    }
  }

  private mutating func append(_ bytes: [UInt8], under key: Int32) {
    let first = numbers.count
    if NibArchive.Payload.numberCount(of: bytes) <= Self.geometryLimit, first <= Int(Int32.max) - Self.geometryLimit {
      NibArchive.Payload.appendNumbers(of: bytes, to: &numbers)
    }
    values.append(
      NibValue(
        key: key,
        data: Int32(clamping: data.count),
        firstNumber: Int32(clamping: first),
        numberCount: UInt8(clamping: numbers.count - first)
      )
    )
    data.append(bytes)
  }
}
