extension NibArchive {
  /// The archive as the bytes of a `.nib` file.
  ///
  /// An archive that was decoded gives the bytes it came from, if its numbers were as short as they can be, which is
  /// true of every file of Apple's.
  public func encoded() -> [UInt8] {
    let capacity =
      TableWriter.capacity(keys: keys, classNames: classNames, trailer: trailer)
      + objects.count * TableWriter.largestObject
      + values.reduce(0) { $0 + TableWriter.largestValue + $1.payload.dataCount }
    return ByteWriter.bytes(upTo: capacity) { writer in
      var tables = TableWriter(writer)
      for object in objects {
        tables.object(classIndex: object.classIndex, first: object.values.lowerBound, count: object.values.count)
      }
      tables.keys(keys)
      tables.values(count: values.count) { table in
        for value in values {
          table.varint(value.keyIndex)
          value.payload.write(to: &table)
        }
      }
      tables.classNames(classNames)
      return tables.finish(formatVersion: formatVersion, coderVersion: coderVersion, trailer: trailer)
    }
  }
}
