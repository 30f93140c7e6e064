import Backports
package import SceneDiagnostics
import SceneModel

/// A comment that silences findings: `# diorama:disable ID ID -- reason`, or the beginning or end of a silenced region.
package struct Suppression: Sendable {
  /// How far a comment reaches; the words that follow the marker.
  package enum Scope: String, CaseIterable, Sendable {
    /// The comment's own line and the next one.
    case line = ""
    /// The lines from the comment to the `end` that names the same id.
    case begin = "-begin"
    /// The end of regions: of those that it names, or of all that are open.
    case end = "-end"
    /// The whole file, wherever in it the comment stands.
    case file = "-file"
  }

  /// The comment's characters, from `#` to the end of the line.
  package var range: SourceRange
  /// The line that the comment stands on.
  package var line: Int
  /// How far the comment reaches.
  package var scope: Scope
  /// The ids that the comment names.
  package var ids: [Located<String>]
  /// Why; nil where the comment gives no reason, and then it silences nothing.
  package var reason: String?

  /// What the comment begins with, behind its `#`.
  package static let marker = "diorama:disable"
  /// What all comments to the tool begin with.
  static let prefix = "diorama:"

  /// The word of a scope, such as `diorama:disable-file`.
  package static func word(of scope: Scope) -> String { marker + scope.rawValue }

  /// Reads a comment; nil for one about something else.
  package init?(_ comment: SourceRange, in source: SourceText) {
    let bytes = source.bytes[comment.lowerBound..<comment.upperBound]
    guard let start = bytes.firstRange(of: Array(Self.marker.utf8)) else { return nil }
    let behind = bytes[start.upperBound...]
    let suffix = behind.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    // Another word that only begins like the marker.
    guard let scope = Scope(rawValue: String(decoding: suffix, as: UTF8.self)) else { return nil }
    let text = behind[suffix.endIndex...]
    range = comment
    line = source.position(at: comment.lowerBound).line
    self.scope = scope
    let dashes = text.firstRange(of: Array(" --".utf8))
    let list = text[..<(dashes?.lowerBound ?? text.endIndex)]
    ids = list.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\t") }.map {
      Located(String(decoding: $0, as: UTF8.self), at: SourceRange($0.startIndex, $0.endIndex))
    }
    guard let dashes else { return }
    let words = text[dashes.upperBound...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    reason = words.isEmpty ? nil : String(decoding: words, as: UTF8.self)
  }

  /// The first word of a comment to the tool that it does not know; nil for all other comments.
  static func misspelling(_ comment: SourceRange, in source: SourceText) -> Located<String>? {
    let bytes = source.bytes[comment.lowerBound..<comment.upperBound]
    let text = bytes.drop { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard text.starts(with: prefix.utf8), Suppression(comment, in: source) == nil else { return nil }
    let word = text.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return Located(String(decoding: word, as: UTF8.self), at: SourceRange(word.startIndex, word.endIndex))
  }
}
