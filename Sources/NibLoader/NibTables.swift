internal import NibArchive

/// The tables of a prepared nib while they are filled; every index of the archive has been verified.
struct NibTables {
  private(set) var objects: ContiguousArray<NibEntry> = []
  private(set) var values: ContiguousArray<NibValue> = []
  private(set) var data: ContiguousArray<[UInt8]> = []
  private(set) var numbers: ContiguousArray<Double> = []
  private(set) var texts: ContiguousArray<String> = []
  private(set) var classes: [NibClassEntry]
  private(set) var keyIndexes: [String: Int32]

  /// The most numbers that geometry has.
  private static let geometryLimit = 16

  init(_ archive: NibArchive) {
    keyIndexes = Dictionary(archive.keys.enumerated().map { ($1, Int32(clamping: $0)) }) { first, _ in first }
    classes = archive.classNames.map { entry in
      NibClassEntry(name: entry.name, fallbacks: entry.fallbacks.map { archive.classNames[$0].name })
    }
    values.reserveCapacity(archive.values.count)
    for value in archive.values { append(value) }
    objects.reserveCapacity(archive.objects.count)
    for object in archive.objects { append(object) }
  }

  /// The index of the object under a key of another; none or one.
  func objectIndexes(forKey key: String, of object: Int) -> [Int] {
    guard objects.indices.contains(object), let key = keyIndexes[key] else { return [] }
    let value = objects[object].values.first { values[$0].key == key }
    return value.flatMap { values[$0].objectIndex }.map { [$0] } ?? []
  }

  /// The text of a string object; nil for any other object.
  func text(of object: Int) -> String? {
    text(under: "NS.bytes", in: objects[object].values)
  }

  private func text(under key: String, in run: Range<Int>) -> String? {
    guard let key = keyIndexes[key], let value = run.first(where: { values[$0].key == key }) else { return nil }
    return values[value].dataIndex.map { String(decoding: data[$0], as: UTF8.self) }
  }

  private mutating func append(_ object: NibArchive.Object) {
    var keys: UInt64 = 0
    for index in object.values { keys |= NibEntry.bit(of: values[index].key) }
    var text: Int32 = -1
    if case .foundation(let kind) = classes[object.classIndex].kind, kind == .string || kind == .mutableString,
      let content = self.text(under: "NS.bytes", in: object.values)
    {
      text = Int32(clamping: texts.count)
      texts.append(content)
    }
    objects.append(NibEntry(classIndex: object.classIndex, values: object.values, text: text, keys: keys))
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
    case .data(let bytes):
      append(bytes, under: key)
    }
  }

  private mutating func append(_ bytes: [UInt8], under key: Int32) {
    let first = numbers.count
    if first <= Int(Int32.max) - Self.geometryLimit { appendNumbers(bytes) }
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

  /// Appends the numbers of geometry, as `NibArchive.Payload.numbers` reads them; nothing for other data.
  private mutating func appendNumbers(_ bytes: [UInt8]) {
    let size = bytes.first == 7 ? 8 : bytes.first == 6 ? 4 : 0
    let length = bytes.count - 1
    guard size > 0, length > 0, length % size == 0, length / size <= Self.geometryLimit else { return }
    bytes.withUnsafeBytes { raw in
      for offset in stride(from: 1, to: raw.count, by: size) {
        if size == 8 {
          let bits = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
          numbers.append(Double(bitPattern: bits))
        } else {
          let bits = UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
          numbers.append(Double(Float(bitPattern: bits)))
        }
      }
    }
  }
}
