import ArgumentParser
import LayoutEngine

extension ScreenSelection {
  /// Reads names and sizes with commas between them: `phones, 820x1180`.
  static func list(_ text: String) throws -> [ScreenSelection] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let name = part.drop(while: \.isWhitespace)
      let trimmed = String(name.prefix(name.count - name.reversed().prefix(while: \.isWhitespace).count))
      guard let selection = ScreenSelection(trimmed) else {
        throw ValidationError("'\(trimmed)' is not a screen size; write one such as 320x568, or \(ScreenGroup.names)")
      }
      return selection
    }
  }
}
