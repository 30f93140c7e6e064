extension NibArchive {
  /// Reads an archive.
  ///
  /// Every offset, count and index is checked, so that a damaged or hostile file gives an error and never a trap, and
  /// no more memory is used than the file's size warrants.
  ///
  /// - Parameter bytes: A whole `.nib` file.
  /// - Throws: What is wrong, and at which byte.
  public init(decoding bytes: [UInt8]) throws(NibArchiveError) {
    var reader = ByteReader(bytes)
    let header = try Header(from: &reader)
    // A file that was cut short is told by its header, before anything is read in vain.
    guard Int(clamping: header.classNames.offset) <= bytes.count else { throw reader.failure(.truncated) }
    self.init(formatVersion: header.formatVersion, coderVersion: header.coderVersion)
    try readObjects(header, from: &reader)
    try readKeys(header, from: &reader)
    try readValues(header, from: &reader)
    try readClassNames(header, from: &reader)
    trailer = Array(try reader.slice(reader.remaining))
  }

  private mutating func readObjects(_ header: Header, from reader: inout ByteReader) throws(NibArchiveError) {
    let count = try header.objects.checkedCount(of: .objects, smallestEntry: 3, in: reader)
    let classCount = Int(clamping: header.classNames.count)
    let valueCount = Int(clamping: header.values.count)
    objects.reserveCapacity(count)
    for _ in 0..<count {
      let start = reader.offset
      let classIndex = try reader.varint()
      guard classIndex < classCount else {
        throw reader.failure(.outOfRange(.classNames, index: classIndex, count: classCount), at: start)
      }
      let (first, length) = (try reader.varint(), try reader.varint())
      guard first + length <= valueCount else {
        throw reader.failure(.outOfRange(.values, index: first + length, count: valueCount), at: start)
      }
      objects.append(Object(classIndex: classIndex, values: first..<first + length))
    }
    guard !objects.shareValues else { throw reader.failure(.sharedValues, at: Int(clamping: header.objects.offset)) }
  }

  private mutating func readKeys(_ header: Header, from reader: inout ByteReader) throws(NibArchiveError) {
    let count = try header.keys.checkedCount(of: .keys, smallestEntry: 1, in: reader)
    keys.reserveCapacity(count)
    for _ in 0..<count {
      let length = try reader.varint()
      keys.append(try reader.text(length))
    }
  }

  private mutating func readValues(_ header: Header, from reader: inout ByteReader) throws(NibArchiveError) {
    let count = try header.values.checkedCount(of: .values, smallestEntry: 2, in: reader)
    values.reserveCapacity(count)
    for _ in 0..<count {
      let start = reader.offset
      let keyIndex = try reader.varint()
      guard keyIndex < keys.count else {
        throw reader.failure(.outOfRange(.keys, index: keyIndex, count: keys.count), at: start)
      }
      let payload = try Payload(from: &reader)
      if case .object(let object) = payload, object >= objects.count {
        throw reader.failure(.outOfRange(.objects, index: object, count: objects.count), at: start)
      }
      values.append(Value(keyIndex: keyIndex, payload: payload))
    }
  }

  private mutating func readClassNames(_ header: Header, from reader: inout ByteReader) throws(NibArchiveError) {
    let count = try header.classNames.checkedCount(of: .classNames, smallestEntry: 3, in: reader)
    classNames.reserveCapacity(count)
    for _ in 0..<count {
      let (length, fallbackCount) = (try reader.varint(), try reader.varint())
      guard fallbackCount <= reader.remaining / 4 else { throw reader.failure(.truncated) }
      var fallbacks: [Int] = []
      for _ in 0..<fallbackCount {
        let start = reader.offset
        let fallback = Int(clamping: try reader.integer(UInt32.self))
        guard fallback < count else {
          throw reader.failure(.outOfRange(.classNames, index: fallback, count: count), at: start)
        }
        fallbacks.append(fallback)
      }
      guard length > 0 else { throw reader.failure(.unterminatedName) }
      let name = try reader.text(length - 1)
      guard try reader.byte() == 0 else { throw reader.failure(.unterminatedName, at: reader.offset - 1) }
      classNames.append(ClassName(name: name, fallbacks: fallbacks))
    }
  }
}
