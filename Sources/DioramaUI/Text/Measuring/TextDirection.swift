import TextMetrics

/// The direction in which a paragraph is read.
enum TextDirection: Hashable {
  case leftToRight, rightToLeft

  /// The direction of the first letter that has one; nil for text without such a letter.
  init?(of text: some StringProtocol) {
    guard let isRightToLeft = ReadingDirection.isRightToLeft(text: text) else { return nil }
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }
}
