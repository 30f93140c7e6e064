package import SceneDiagnostics
import SceneReports

/// The edits of lines that make one text of another, so that what stays keeps its position.
package enum LineEdits {
  /// The edits, in the order of the text; empty where the texts are equal.
  package static func from(_ old: SourceText, to new: [UInt8]) -> [TextEdit] {
    UnifiedDiff.changes(from: old.bytes, to: new).map { change in
      TextEdit(
        range: SourceRange(change.range.lowerBound, change.range.upperBound),
        replacement: String(decoding: change.bytes, as: UTF8.self)
      )
    }
  }
}
