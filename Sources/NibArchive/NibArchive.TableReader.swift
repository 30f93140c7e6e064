extension NibArchive {
  /// Reads the tables of a file one after the other, in their order: objects, keys, values, class names.
  struct TableReader {
    let header: Header
    private var reader: ByteReader

    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(NibArchiveError) {
      reader = ByteReader(bytes)
      header = try Header(from: &reader)
      // A file that was cut short is recognized by its header, before anything is read for nothing.
      guard Int(clamping: header.classNames.offset) <= bytes.count else { throw reader.failure(.truncated) }
    }

    // No table has more entries than there are bytes left for it, which is looked at where the table begins.

    var objectCount: Int {
      get throws(NibArchiveError) { try header.objects.checkedCount(of: .objects, smallestEntry: 3, in: reader) }
    }
    var keyCount: Int {
      get throws(NibArchiveError) { try header.keys.checkedCount(of: .keys, smallestEntry: 1, in: reader) }
    }
    var valueCount: Int {
      get throws(NibArchiveError) { try header.values.checkedCount(of: .values, smallestEntry: 2, in: reader) }
    }

    @inline(__always)
    mutating func objects(_ body: (Object) -> Void) throws(NibArchiveError) {
      let classCount = Int(clamping: header.classNames.count)
      let valueCount = Int(clamping: header.values.count)
      let (count, begin) = (try objectCount, reader)
      var end = 0
      var isInOrder = true
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
        if length > 0 {
          if first < end { isInOrder = false }
          end = first + length
        }
        body(Object(classIndex: classIndex, values: first..<first + length))
      }
      // Files that tools write have the runs in order, so that none of them need be kept.
      if !isInOrder, try Self.shareValues(count, begin) {
        throw reader.failure(.sharedValues, at: begin.offset)
      }
    }

    private static func shareValues(_ count: Int, _ begin: ByteReader) throws(NibArchiveError) -> Bool {
      var reader = begin
      var objects: [Object] = []
      objects.reserveCapacity(count)
      for _ in 0..<count {
        let (classIndex, first, length) = (try reader.varint(), try reader.varint(), try reader.varint())
        objects.append(Object(classIndex: classIndex, values: first..<first + length))
      }
      return objects.shareValues
    }

    mutating func keys(_ body: (String) -> Void) throws(NibArchiveError) {
      for _ in 0..<(try keyCount) {
        let length = try reader.varint()
        body(try reader.text(length))
      }
    }

    /// Hands over the values in order, each as its key and what the file has for it.
    @inline(__always)
    mutating func values(_ body: (_ keyIndex: Int, Payload.Raw) -> Void) throws(NibArchiveError) {
      let (keyCount, objectCount) = (Int(clamping: header.keys.count), Int(clamping: header.objects.count))
      let valueCount = try valueCount
      // A copy, which the loop can hold in registers.
      var reader = reader
      defer { self.reader = reader }
      for _ in 0..<valueCount {
        let start = reader.offset
        let keyIndex = try reader.varint()
        guard keyIndex < keyCount else {
          throw reader.failure(.outOfRange(.keys, index: keyIndex, count: keyCount), at: start)
        }
        let payload = try Payload.Raw(from: &reader)
        if let object = payload.object, object >= objectCount {
          throw reader.failure(.outOfRange(.objects, index: object, count: objectCount), at: start)
        }
        body(keyIndex, payload)
      }
    }

    mutating func classNames(_ body: (ClassName) -> Void) throws(NibArchiveError) {
      let count = try header.classNames.checkedCount(of: .classNames, smallestEntry: 3, in: reader)
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
        body(ClassName(name: name, fallbacks: fallbacks))
      }
    }

    /// What stands behind the tables.
    mutating func trailer() throws(NibArchiveError) -> [UInt8] { Array(try reader.slice(reader.remaining)) }
  }
}
