extension NibArchive {
  /// Reads an archive.
  ///
  /// Every offset, count and index is checked, so that a damaged or hostile file gives an error and never a trap, and
  /// no more memory is used than the file's size warrants.
  ///
  /// - Parameter bytes: A whole `.nib` file.
  /// - Throws: What is wrong, and at which byte.
  public init(decoding bytes: [UInt8]) throws(NibArchiveError) {
    self = try bytes.withUnsafeBufferPointer { (memory) throws(NibArchiveError) in
      try NibArchive(reading: memory)
    }
  }

  private init(reading bytes: UnsafeBufferPointer<UInt8>) throws(NibArchiveError) {
    var reader = try TableReader(bytes)
    self.init(formatVersion: reader.header.formatVersion, coderVersion: reader.header.coderVersion)
    objects.reserveCapacity(try reader.objectCount)
    try reader.objects { objects.append($0) }
    keys.reserveCapacity(try reader.keyCount)
    try reader.keys { keys.append($0) }
    values.reserveCapacity(try reader.valueCount)
    try reader.values { values.append(Value(keyIndex: $0, payload: Payload($1, in: bytes))) }
    try reader.classNames { classNames.append($0) }
    trailer = try reader.trailer()
  }

  /// Checks bytes as `init(decoding:)` does, without making an archive of them.
  ///
  /// - Throws: What is wrong, and at which byte.
  package static func verify(_ bytes: [UInt8]) throws(NibArchiveError) {
    try bytes.withUnsafeBufferPointer { (memory) throws(NibArchiveError) in
      var reader = try TableReader(memory)
      try reader.objects { _ in }
      try reader.keys { _ in }
      try reader.values { _, _ in }
      try reader.classNames { _ in }
    }
  }
}
