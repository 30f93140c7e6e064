package import SceneDiagnostics
package import SceneModel

/// A comment that silences findings: `# diorama:disable ID ID -- reason`.
package struct Suppression: Sendable {
  /// The comment's characters, from `#` to the end of the line.
  package var range: SourceRange
  /// The line that the comment stands on; findings there and on the next line are silenced.
  package var line: Int
  /// The ids that the comment names.
  package var ids: [Located<String>]
  /// Why; nil where the comment gives no reason, and then it silences nothing.
  package var reason: String?

  /// What the comment begins with, behind its `#`.
  package static let marker = "diorama:disable"

  /// Reads a comment; nil for one about something else.
  package init?(_ comment: SourceRange, in source: SourceText) {
    let bytes = source.bytes[comment.lowerBound..<comment.upperBound]
    guard let start = bytes.firstRange(of: Array(Self.marker.utf8)) else { return nil }
    let text = bytes[start.upperBound...]
    // Another word that only begins like the marker.
    if let next = text.first, next != UInt8(ascii: " "), next != UInt8(ascii: "\t") { return nil }
    range = comment
    line = source.position(at: comment.lowerBound).line
    let dashes = text.firstRange(of: Array(" --".utf8))
    let list = text[..<(dashes?.lowerBound ?? text.endIndex)]
    ids = list.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\t") }.map {
      Located(String(decoding: $0, as: UTF8.self), at: SourceRange($0.startIndex, $0.endIndex))
    }
    guard let dashes else { return }
    let words = text[dashes.upperBound...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    reason = words.isEmpty ? nil : String(decoding: words, as: UTF8.self)
  }
}
