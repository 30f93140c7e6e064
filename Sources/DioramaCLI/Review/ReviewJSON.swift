import Foundation
import JSONText

extension ReviewScreen {
  /// The screen for programs, with the names of its images: those of each comparison.
  ///
  /// | key | value |
  /// |---|---|
  /// | `path` | the path below the folders, with the scene of a storyboard behind a comma |
  /// | `changes`, `findings`, `voiceOver` | lists of lines, each with its sign |
  /// | `pictures` | a list of `variant`, `root` (from 1; null for the only one), `differences`, `rectangle` (points: x, y, width, height), `share` of the pixels, `images` |
  /// | `alike`, `equal` | the names of the variants that show nothing more, and of those in which no pixel differs |
  /// | `problem` | why there is no picture; null where there is one |
  func json(images: [[String]]) -> JSONValue {
    let pictures = shown.enumerated().map { index, shown in
      let area = shown.pictures.changed
      return JSONValue.object([
        ("variant", .string(shown.variant)), ("root", shown.root.map { .integer($0) } ?? .null),
        ("differences", .strings(shown.words)),
        ("rectangle", .array([area.minX, area.minY, area.width, area.height].map { .number(Double($0)) })),
        ("share", .number(shown.pictures.share)),
        ("images", .strings(images.indices.contains(index) ? images[index] : [])),
      ])
    }
    return .object([
      ("path", .string(path)), ("changes", .strings(lines)), ("findings", .strings(findings)),
      ("voiceOver", .strings(spoken)), ("pictures", .array(pictures)), ("alike", .strings(alike)),
      ("equal", .strings(equal)), ("problem", problem.map { .string($0) } ?? .null),
    ])
  }
}
