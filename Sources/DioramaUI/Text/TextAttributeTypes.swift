import Foundation

/// How lines of text stand between the sides of their area.
public enum NSTextAlignment: Int, Sendable {
  /// Lines start at the left side.
  case left
  /// Lines stand in the middle.
  case center
  /// Lines end at the right side.
  case right
  /// Lines fill the whole width.
  case justified
  /// Lines follow the direction of the writing.
  case natural
}

extension NSTextAlignment {
  /// The alignments by the number that paragraph styles are archived with: Core Text's, where right comes before center.
  private static let archived: [NSTextAlignment] = [.left, .right, .center, .justified, .natural]

  /// The alignment of an archived number; nil for numbers that mean none.
  init?(archived number: Int) {
    guard Self.archived.indices.contains(number) else { return nil }
    self = Self.archived[number]
  }

  /// The number that the alignment is archived with.
  var archivedNumber: Int { Self.archived.firstIndex(of: self) ?? 0 }
}

extension NSCoder {
  /// Reads an alignment that is archived with Core Text's number; one that means none counts as absent.
  func decodeArchivedAlignment(forKey key: StaticString, absent: NSTextAlignment) -> NSTextAlignment {
    decodeIntegerIfPresent(forKey: key).flatMap(NSTextAlignment.init(archived:)) ?? absent
  }
}

/// What happens to a line of text that is too long for its area.
public enum NSLineBreakMode: Int, Sendable {
  /// The line continues on the next one after a whole word.
  case byWordWrapping
  /// The line continues on the next one after any character.
  case byCharWrapping
  /// The line is cut off at the edge.
  case byClipping
  /// An ellipsis stands at the start.
  case byTruncatingHead
  /// An ellipsis stands at the end.
  case byTruncatingTail
  /// An ellipsis stands in the middle.
  case byTruncatingMiddle
}

/// The direction in which text runs.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the text's own letters.
  case natural = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// Where text stands vertically when its font was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where the unshrunk text has it.
  case alignBaselines
  /// The text is centered.
  case alignCenters
  /// The text starts at the top.
  case none
}
