extension NibArchive.Payload {
  /// The numbers of a point, size, rectangle, inset or transform.
  ///
  /// Nil for any other payload. The data begins with 7 before doubles or with 6 before floats, little-endian; UIKit
  /// writes the first and reads both.
  public var numbers: [Double]? {
    guard case .data(let bytes) = self, Self.numberCount(of: bytes) > 0 else { return nil }
    var numbers: ContiguousArray<Double> = []
    Self.appendNumbers(of: bytes, to: &numbers)
    return Array(numbers)
  }

  /// How many numbers data holds as geometry does; 0 for any other data.
  package static func numberCount(of bytes: [UInt8]) -> Int {
    let size = bytes.first == 7 ? 8 : 4
    let length = bytes.count - 1
    guard bytes.first == 7 || bytes.first == 6, length % size == 0 else { return 0 }
    return length / size
  }

  /// Appends the numbers of data that is geometry; nothing for any other data.
  package static func appendNumbers(of bytes: [UInt8], to numbers: inout ContiguousArray<Double>) {
    guard numberCount(of: bytes) > 0 else { return }
    bytes.withUnsafeBytes { raw in
      if raw[0] == 7 {
        for offset in stride(from: 1, to: raw.count, by: 8) {
          let bits = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
          numbers.append(Double(bitPattern: bits))
        }
      } else {
        for offset in stride(from: 1, to: raw.count, by: 4) {
          let bits = UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
          numbers.append(Double(Float(bitPattern: bits)))
        }
      }
    }
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
    numbers.withUnsafeBufferPointer { append($0, to: &bytes) }
  }

  /// Appends the bytes of a point or size.
  static func append(_ x: Double, _ y: Double, to bytes: inout [UInt8]) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2) { numbers in
      (numbers[0], numbers[1]) = (x, y)
      append(UnsafeBufferPointer(numbers), to: &bytes)
    }
  }

  /// Appends the bytes of a rectangle.
  static func append(_ x: Double, _ y: Double, _ width: Double, _ height: Double, to bytes: inout [UInt8]) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { numbers in
      (numbers[0], numbers[1], numbers[2], numbers[3]) = (x, y, width, height)
      append(UnsafeBufferPointer(numbers), to: &bytes)
    }
  }

  private static func append(_ numbers: UnsafeBufferPointer<Double>, to bytes: inout [UInt8]) {
    withUnsafeTemporaryAllocation(byteCount: 1 + 8 * numbers.count, alignment: 8) { raw in
      raw.storeBytes(of: 7, as: UInt8.self)
      for (index, number) in numbers.enumerated() {
        raw.storeBytes(of: number.bitPattern.littleEndian, toByteOffset: 1 + 8 * index, as: UInt64.self)
      }
      bytes.append(contentsOf: raw)
    }
  }
}
