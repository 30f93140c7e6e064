import ArgumentParser
import LayoutEngine

extension ScreenSelection {
  /// Reads names and sizes with commas between them: `phones, 820x1180`.
  static func list(_ text: String) throws -> [ScreenSelection] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let name = part.drop(while: \.isWhitespace)
      let trimmed = String(name.prefix(name.count - name.reversed().prefix(while: \.isWhitespace).count))
      guard let selection = ScreenSelection(trimmed) else {
        throw ValidationError("'\(trimmed)' is not a screen size; write one such as 320x568, \(Self.names)")
      }
      return selection
    }
  }
}

extension ScreenGroup: ExpressibleByArgument {
  /// The screens of single sizes and of a group; without either, one screen without a requested size.
  static func screens(_ sizes: [PictureSize], and group: ScreenGroup?, safeArea: LayoutInsets?) -> [ScreenChoice] {
    let named = (group?.screens ?? []).map { PictureSize(width: $0.width, height: $0.height) }
    let choices = (sizes + named).map { ScreenChoice(size: $0, safeArea: safeArea) }
    return choices.isEmpty ? [ScreenChoice(safeArea: safeArea)] : choices
  }
}

/// Safe area insets on the command line: `TOP,LEFT,BOTTOM,RIGHT`.
enum SafeAreaText {
  /// Parses the four insets, in points.
  static func insets(_ text: String) throws -> LayoutInsets {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      PictureSize.number($0, in: 0...10_000)
    }
    guard numbers.count == 4, let top = numbers[0], let left = numbers[1], let bottom = numbers[2],
      let right = numbers[3]
    else { throw ValidationError("write four distances from 0 to 10000 in points, such as 59,0,34,0") }
    return LayoutInsets(top: top, left: left, bottom: bottom, right: right)
  }
}
