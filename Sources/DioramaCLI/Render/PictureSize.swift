import ArgumentParser

/// A size in points, written as `393x852`.
package struct PictureSize: Hashable, Sendable {
  /// The width, in points.
  package let width: Double
  /// The height, in points.
  package let height: Double
  /// Whether it is the size of a device that was named, on which only what fills a screen is as large as the screen.
  package var isDevice = false

  /// Creates a size, in points.
  init(width: Double, height: Double) {
    (self.width, self.height) = (width, height)
  }

  /// Parses a size: two numbers from 1 to 10,000 with an `x` between them; nil for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Self.number(parts[0], in: 1...10_000),
      let height = Self.number(parts[1], in: 1...10_000)
    else { return nil }
    self.width = width
    self.height = height
  }

  /// Parses a decimal number of points; nil for other spellings and for numbers outside the range.
  static func number(_ text: Substring, in range: ClosedRange<Double>) -> Double? {
    guard text.utf8.allSatisfy({ ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E }) else { return nil }
    return Double(text).flatMap { range.contains($0) ? $0 : nil }
  }
}

extension PictureSize {
  /// The screens that shell completion offers: three iPhones and an iPad.
  static let completion = CompletionKind.list(["375x667", "393x852", "430x932", "820x1180"])

  /// Parses a size on the command line.
  static func read(_ text: String) throws -> PictureSize {
    guard let size = PictureSize(text) else {
      throw ValidationError("write a width and a height from 1 to 10000 in points, such as 430x932")
    }
    return size
  }
}
