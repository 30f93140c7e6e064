import Foundation

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
