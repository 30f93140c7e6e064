package import SceneDiagnostics

extension Scene {
  /// Whether the text names a class as one of the target's module, such as `.BadgeView`, at a range.
  package func namesTargetModule(at range: SourceRange) -> Bool {
    guard range.upperBound <= source.bytes.count else { return false }
    // A tag begins with a mark, and quotes may be around a scalar.
    return source.bytes[range.lowerBound..<range.upperBound]
      .first { ![UInt8(ascii: "!"), UInt8(ascii: "'"), UInt8(ascii: "\"")].contains($0) } == UInt8(ascii: ".")
  }
}
