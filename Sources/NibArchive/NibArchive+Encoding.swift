extension NibArchive {
  /// The archive as the bytes of a `.nib` file.
  ///
  /// An archive that was decoded gives the bytes it came from, if its numbers were as short as they can be, which is
  /// true of every file of Apple's.
  public func encoded() -> [UInt8] {
    var writer = TableWriter(capacity: values.count * 8 + objects.count * 8)
    for object in objects {
      writer.object(classIndex: object.classIndex, first: object.values.lowerBound, count: object.values.count)
    }
    writer.keys(keys)
    writer.values(count: values.count) { table in
      for value in values {
        table.varint(value.keyIndex)
        value.payload.write(to: &table)
      }
    }
    writer.classNames(classNames)
    return writer.finish(formatVersion: formatVersion, coderVersion: coderVersion, trailer: trailer)
  }
}
