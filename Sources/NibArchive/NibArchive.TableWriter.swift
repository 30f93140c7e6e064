extension NibArchive {
  /// The bytes of an archive, table by table: objects, keys, values, class names.
  struct TableWriter: ~Copyable {
    /// Where the values are written.
    private(set) var writer: ByteWriter
    private var objects = Header.Section(count: 0, offset: UInt32(Header.size))
    private var keys = Header.Section(count: 0, offset: 0)
    private var values = Header.Section(count: 0, offset: 0)
    private var classNames = Header.Section(count: 0, offset: 0)

    /// What an object takes at most.
    static let largestObject = 3 * ByteWriter.longestVarint
    /// What a value takes at most, without its data.
    static let largestValue = 2 * ByteWriter.longestVarint + 8

    /// What everything but objects and values takes at most.
    static func capacity(keys: [String], classNames: [ClassName], trailer: [UInt8]) -> Int {
      Header.size + trailer.count + keys.reduce(0) { $0 + $1.utf8.count + ByteWriter.longestVarint }
        + classNames.reduce(0) { $0 + $1.name.utf8.count + 1 + 2 * ByteWriter.longestVarint + 4 * $1.fallbacks.count }
    }

    /// Makes a writer at the start of an archive.
    init(_ writer: consuming ByteWriter) {
      self.writer = writer
      // The header is known only at the end.
      self.writer.append(Array(repeating: 0, count: Header.size))
    }

    mutating func object(classIndex: Int, first: Int, count: Int) {
      writer.varint(classIndex)
      writer.varint(first)
      writer.varint(count)
      objects.count &+= 1
    }

    mutating func keys(_ names: [String]) {
      keys = section(names.count)
      for name in names {
        writer.varint(name.utf8.count)
        writer.append(name)
      }
    }

    /// The values of all objects, each its key and its payload.
    mutating func values(count: Int, _ write: (inout ByteWriter) -> Void) {
      values = section(count)
      write(&writer)
    }

    mutating func classNames(_ names: [ClassName]) {
      classNames = section(names.count)
      for className in names {
        writer.varint(className.name.utf8.count + 1)
        writer.varint(className.fallbacks.count)
        for fallback in className.fallbacks { writer.index(fallback) }
        writer.append(className.name)
        writer.byte(0)
      }
    }

    /// Writes the end and the header, and says how many bytes the archive has.
    consuming func finish(formatVersion: UInt32, coderVersion: UInt32, trailer: [UInt8]) -> Int {
      writer.append(trailer)
      let header = Header(
        formatVersion: formatVersion,
        coderVersion: coderVersion,
        objects: objects,
        keys: keys,
        values: values,
        classNames: classNames
      )
      writer.rewrite { header.write(to: &$0) }
      return writer.count
    }

    private func section(_ count: Int) -> Header.Section {
      Header.Section(count: UInt32(clamping: count), offset: UInt32(clamping: writer.count))
    }
  }
}
