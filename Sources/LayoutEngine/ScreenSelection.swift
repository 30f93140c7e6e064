package import TextMetrics

/// Screens as a user names them: a group such as `phones`, a size in points such as `320x568`, or a text size such as `AX3`.
package struct ScreenSelection: Hashable, Sendable {
  /// The text that names them.
  package let text: String
  /// The screens, in order; empty for a text size.
  package let screens: [LayoutScreen]
  /// The text size with which the screens of other selections are laid out, too; nil for screens.
  package let textSize: TextSize?

  /// Reads a name of a group or of a text size, or a size; nil for any other text.
  package init?(_ text: String) {
    if let group = ScreenGroup(rawValue: text) {
      (screens, textSize) = (group.screens, nil)
    } else if let size = LayoutScreen.size(text) {
      (screens, textSize) = ([LayoutScreen(width: size.horizontal, height: size.vertical)], nil)
    } else if let size = TextSize(named: text) {
      (screens, textSize) = ([], size)
    } else {
      return nil
    }
    self.text = text
  }

  /// The words for what a selection can be, as messages list them.
  package static let names = "\(ScreenGroup.names), or a text size such as AX3"

  /// The screens of several selections, each once, in order; the common ones if none are named.
  ///
  /// They have large text first, and then each of the text sizes that are named.
  package static func screens(of selections: [ScreenSelection]) -> [LayoutScreen] {
    var seen: Set<LayoutScreen> = []
    var screens = selections.flatMap(\.screens).filter { seen.insert($0).inserted }
    if screens.isEmpty { screens = LayoutScreen.common }
    var sizes: Set<TextSize> = [.large]
    let others = selections.compactMap(\.textSize).filter { sizes.insert($0).inserted }
    return screens + others.flatMap { size in screens.map { $0.with(size) } }
  }
}

extension LayoutScreen {
  /// The screen of a user who prefers a text size.
  package func with(_ textSize: TextSize) -> LayoutScreen {
    var screen = self
    screen.textSize = textSize
    return screen
  }

  /// The size in points that a text such as `320x568` says; nil for anything but two numbers from 1 to 10,000 in digits.
  package static func size(_ text: String) -> PerAxis<Double>? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { part -> Double? in
      guard part.utf8.allSatisfy({ ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E }) else { return nil }
      return Double(part).flatMap { 1...10_000 ~= $0 ? $0 : nil }
    }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
    return PerAxis(width, height)
  }
}
