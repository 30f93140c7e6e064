/// Screens as a user names them: a group such as `phones`, or a size in points such as `320x568`.
package struct ScreenSelection: Hashable, Sendable {
  /// The text that names them.
  package let text: String
  /// The screens, in order.
  package let screens: [LayoutScreen]

  /// Reads a name of a group, or a size; nil for any other text.
  package init?(_ text: String) {
    if let group = ScreenGroup(rawValue: text) {
      screens = group.screens
    } else if let size = LayoutScreen.size(text) {
      screens = [LayoutScreen(width: size.horizontal, height: size.vertical)]
    } else {
      return nil
    }
    self.text = text
  }

  /// The screens of several selections, each once, in order.
  package static func screens(of selections: [ScreenSelection]) -> [LayoutScreen] {
    var seen: Set<LayoutScreen> = []
    return selections.flatMap(\.screens).filter { seen.insert($0).inserted }
  }
}

extension LayoutScreen {
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
