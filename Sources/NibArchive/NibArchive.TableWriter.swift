extension NibArchive {
  /// The bytes of an archive, table by table: objects, keys, values, class names.
  struct TableWriter {
    private var writer = ByteWriter()
    private var objects = Header.Section(count: 0, offset: UInt32(Header.size))
    private var keys = Header.Section(count: 0, offset: 0)
    private var values = Header.Section(count: 0, offset: 0)
    private var classNames = Header.Section(count: 0, offset: 0)

    /// Makes a writer; `capacity` is how many bytes are expected.
    init(capacity: Int) {
      writer.reserve(capacity)
      // The header is known only at the end.
      writer.append(repeatElement(0, count: Header.size))
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
        writer.append(name.utf8)
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
        writer.append(className.name.utf8)
        writer.byte(0)
      }
    }

    mutating func finish(formatVersion: UInt32, coderVersion: UInt32, trailer: [UInt8]) -> [UInt8] {
      writer.append(trailer)
      var header = ByteWriter()
      Header(
        formatVersion: formatVersion,
        coderVersion: coderVersion,
        objects: objects,
        keys: keys,
        values: values,
        classNames: classNames
      ).write(to: &header)
      writer.begin(with: header.bytes)
      return writer.bytes
    }

    private func section(_ count: Int) -> Header.Section {
      Header.Section(count: UInt32(clamping: count), offset: UInt32(clamping: writer.bytes.count))
    }
  }
}
