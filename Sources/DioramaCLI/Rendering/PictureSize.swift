package import ArgumentParser

/// A size in points, written as `393x852`.
package struct PictureSize: Hashable, Sendable {
  /// The width, in points.
  package let width: Double
  /// The height, in points.
  package let height: Double

  /// Reads a size; nil for anything but two numbers from 1 to 10,000 with an `x` between them.
  package init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Self.length(parts[0]), let height = Self.length(parts[1]) else { return nil }
    self.width = width
    self.height = height
  }

  private static func length(_ text: Substring) -> Double? {
    guard text.utf8.allSatisfy({ ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E }) else { return nil }
    return Double(text).flatMap { (1...10_000).contains($0) ? $0 : nil }
  }
}

extension PictureSize: ExpressibleByArgument {
  /// The screens that a shell offers: a small and a large iPhone, and an iPad.
  package static var defaultCompletionKind: CompletionKind { .list(["375x667", "393x852", "430x932", "820x1180"]) }

  /// Reads a size from the command line; nil for anything but `WIDTHxHEIGHT`.
  package init?(argument: String) {
    self.init(argument)
  }
}
