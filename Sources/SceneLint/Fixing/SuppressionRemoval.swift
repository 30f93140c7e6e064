import SceneCompiler
import SceneDiagnostics
import SceneModel

/// Takes ids out of comments that silence findings, and comments that name no other out of their lines.
struct SuppressionRemoval {
  private let use: SuppressionUse
  /// The comments that end the regions of each beginning, by the region's id.
  private var ends: [Int: [String: Int]] = [:]
  /// How many regions each of these comments ends.
  private var endCounts: [Int: Int] = [:]

  init(_ use: SuppressionUse) {
    self.use = use
    for (id, regions) in use.regions.byID {
      for region in regions {
        ends[region.begin, default: [:]][id] = region.end
        endCounts[region.end, default: 0] += 1
      }
    }
  }

  /// The edits that take an id out of the comment at an index, and out of the end of its region.
  func edits(removing id: String, at index: Int) -> [TextEdit] {
    var edits = [edit(removing: id, from: use.suppressions[index])]
    guard let end = ends[index]?[id] else { return edits }
    if !use.suppressions[end].ids.isEmpty {
      edits.append(edit(removing: id, from: use.suppressions[end]))
    } else if endCounts[end] == 1 {
      // An end without ids stays as long as it ends something else.
      edits.append(removal(of: use.suppressions[end]))
    }
    return edits
  }

  private func edit(removing id: String, from suppression: Suppression) -> TextEdit {
    let ids = suppression.ids
    guard ids.count > 1, let index = ids.firstIndex(where: { $0.value == id }) else { return removal(of: suppression) }
    // The first takes along what stands before the second, all others what stands before them.
    let range =
      index == 0
      ? SourceRange(ids[0].range.lowerBound, ids[1].range.lowerBound)
      : SourceRange(ids[index - 1].range.upperBound, ids[index].range.upperBound)
    return TextEdit(range: range, replacement: "")
  }

  /// The edit that removes a comment: its line where nothing else stands in it, or else the space before it too.
  private func removal(of suppression: Suppression) -> TextEdit {
    let source = use.source
    let line = source.rangeOfLine(suppression.line)
    var start = suppression.range.lowerBound
    while start > line.lowerBound, source.bytes[start - 1] == 0x20 || source.bytes[start - 1] == 0x09 { start -= 1 }
    guard start == line.lowerBound else {
      return TextEdit(range: SourceRange(start, line.upperBound), replacement: "")
    }
    // The line's ending goes with it: that behind it, or in the last line that before it.
    if let next = lineEnding(from: line.upperBound) {
      return TextEdit(range: SourceRange(line.lowerBound, next), replacement: "")
    }
    let before = suppression.line > 1 ? source.rangeOfLine(suppression.line - 1).upperBound : line.lowerBound
    return TextEdit(range: SourceRange(before, line.upperBound), replacement: "")
  }

  /// The offset behind a line's ending; nil where the text ends there.
  private func lineEnding(from offset: Int) -> Int? {
    let bytes = use.source.bytes
    guard offset < bytes.count else { return nil }
    let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    return offset + (isPair ? 2 : 1)
  }
}
