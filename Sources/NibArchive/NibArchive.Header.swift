extension NibArchive {
  /// The fifty bytes before the tables.
  struct Header {
    static let magic = Array("NIBArchive".utf8)
    static let size = 50

    var formatVersion: UInt32
    var coderVersion: UInt32
    var objects: Section
    var keys: Section
    var values: Section
    var classNames: Section

    /// How many entries a table has, and where it begins.
    struct Section {
      var count: UInt32
      var offset: UInt32
    }
  }
}

extension NibArchive.Header {
  init(from reader: inout ByteReader) throws(NibArchiveError) {
    guard reader.remaining >= Self.magic.count, try reader.slice(Self.magic.count).elementsEqual(Self.magic) else {
      throw NibArchiveError(offset: 0, problem: .notAnArchive)
    }
    let versionOffset = reader.offset
    formatVersion = try reader.integer(UInt32.self)
    guard formatVersion == 1 else { throw reader.failure(.unsupportedFormat(formatVersion), at: versionOffset) }
    coderVersion = try reader.integer(UInt32.self)
    objects = try Section(from: &reader)
    keys = try Section(from: &reader)
    values = try Section(from: &reader)
    classNames = try Section(from: &reader)
  }

  func write(to writer: inout ByteWriter) {
    writer.append(Self.magic)
    writer.integer(formatVersion)
    writer.integer(coderVersion)
    for section in [objects, keys, values, classNames] {
      writer.integer(section.count)
      writer.integer(section.offset)
    }
  }
}

extension NibArchive.Header.Section {
  init(from reader: inout ByteReader) throws(NibArchiveError) {
    count = try reader.integer(UInt32.self)
    offset = try reader.integer(UInt32.self)
  }

  /// The number of entries, once the section is known to begin at the reader's offset and to fit the rest of the file.
  ///
  /// The count is what memory is reserved for, so it is believed only up to what the bytes could hold.
  func checkedCount(
    of table: NibArchiveError.Table,
    smallestEntry: Int,
    in reader: ByteReader
  ) throws(NibArchiveError) -> Int {
    guard Int(exactly: offset) == reader.offset else { throw reader.failure(.misplaced(table)) }
    guard let count = Int(exactly: count), count <= reader.remaining / smallestEntry else {
      throw reader.failure(.excessiveCount(table, count))
    }
    return count
  }
}
