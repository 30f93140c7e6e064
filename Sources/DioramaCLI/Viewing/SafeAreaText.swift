import ArgumentParser
import LayoutEngine

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
