/// Edits made together on one text.
package enum TextEdits {
  /// The text with edits made; nil where two of them touch each other or one lies outside the text.
  package static func applied(_ edits: [TextEdit], to source: SourceText) -> SourceText? {
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count)
    var end = 0
    var isFirst = true
    for edit in sorted {
      let range = edit.range
      guard isFirst || range.lowerBound > end || (range.lowerBound == end && !range.isEmpty), range.lowerBound >= end,
        range.upperBound <= source.bytes.count, range.upperBound >= range.lowerBound
      else { return nil }
      bytes += source.bytes[end..<range.lowerBound]
      bytes += Array(edit.replacement.utf8)
      (end, isFirst) = (range.upperBound, false)
    }
    bytes += source.bytes[end...]
    return SourceText(path: source.path, bytes: bytes)
  }
}
