extension NibArchive {
  /// The archive as the bytes of a `.nib` file.
  ///
  /// An archive that was decoded gives the bytes it came from, if its numbers were as short as they can be, which is
  /// true of every file of Apple's.
  public func encoded() -> [UInt8] {
    var tables = ByteWriter()
    let objectsOffset = Header.size
    for object in objects {
      tables.varint(object.classIndex)
      tables.varint(object.values.lowerBound)
      tables.varint(object.values.count)
    }
    let keysOffset = Header.size + tables.bytes.count
    for key in keys {
      tables.varint(key.utf8.count)
      tables.append(key.utf8)
    }
    let valuesOffset = Header.size + tables.bytes.count
    for value in values {
      tables.varint(value.keyIndex)
      value.payload.write(to: &tables)
    }
    let classNamesOffset = Header.size + tables.bytes.count
    for className in classNames {
      tables.varint(className.name.utf8.count + 1)
      tables.varint(className.fallbacks.count)
      for fallback in className.fallbacks { tables.index(fallback) }
      tables.append(className.name.utf8)
      tables.byte(0)
    }
    tables.append(trailer)

    var writer = ByteWriter()
    let header = Header(
      formatVersion: formatVersion,
      coderVersion: coderVersion,
      objects: .init(count: UInt32(clamping: objects.count), offset: UInt32(clamping: objectsOffset)),
      keys: .init(count: UInt32(clamping: keys.count), offset: UInt32(clamping: keysOffset)),
      values: .init(count: UInt32(clamping: values.count), offset: UInt32(clamping: valuesOffset)),
      classNames: .init(count: UInt32(clamping: classNames.count), offset: UInt32(clamping: classNamesOffset))
    )
    header.write(to: &writer)
    writer.append(tables.bytes)
    return writer.bytes
  }
}
