extension NibSourceMap {
  /// Whether the map was made for a nib with these bytes.
  public func belongs(to bytes: [UInt8]) -> Bool {
    nib == Self.hash(of: bytes)
  }

  /// Sixteen hexadecimal digits that distinguish bytes from others: FNV-1a, which guards against accidents only.
  public static func hash(of bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
