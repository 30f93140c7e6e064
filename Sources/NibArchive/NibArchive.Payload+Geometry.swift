extension NibArchive.Payload {
  /// The numbers of a point, size, rectangle, inset or transform.
  ///
  /// Nil for any other payload. The data begins with 7 before doubles or with 6 before floats, little-endian; UIKit
  /// writes the first and reads both.
  public var numbers: [Double]? {
    guard case .data(let bytes) = self, bytes.count > 1 else { return nil }
    var reader = ByteReader(Array(bytes.dropFirst()))
    var numbers: [Double] = []
    switch (bytes[0], reader.remaining % 8, reader.remaining % 4) {
    case (7, 0, _):
      while let bits = try? reader.integer(UInt64.self) { numbers.append(Double(bitPattern: bits)) }
    case (6, _, 0):
      while let bits = try? reader.integer(UInt32.self) { numbers.append(Double(Float(bitPattern: bits))) }
    default:
      return nil
    }
    return numbers
  }

  /// Data that holds numbers the way UIKit writes geometry: 7, then little-endian doubles.
  ///
  /// A point or size has two numbers, a rectangle or inset four, a transform six.
  public static func numbers(_ numbers: [Double]) -> Self {
    var bytes: [UInt8] = []
    append(numbers, to: &bytes)
    return .data(bytes)
  }

  /// Appends the same bytes to others.
  static func append(_ numbers: [Double], to bytes: inout [UInt8]) {
    bytes.append(7)
    for number in numbers {
      withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }
  }
}
