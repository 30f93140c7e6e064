package import LayoutEngine

extension LayoutScreen {
  /// The words that stand for several screens.
  package static let words = ["common", "phones", "tablets", "all"]

  /// The screens that a word, or a size in points such as `320x568`, names; nil for any other text.
  package static func named(_ text: String) -> [LayoutScreen]? {
    switch text {
    case "common": common
    case "phones": phones
    case "tablets": tablets
    case "all": phones + tablets
    default: size(text).map { [LayoutScreen(width: $0.horizontal, height: $0.vertical)] }
    }
  }

  /// The size in points that a text such as `320x568` says; nil for any other text, and for sizes that no screen has.
  static func size(_ text: String) -> PerAxis<Double>? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], 1..<100_000 ~= width, 1..<100_000 ~= height
    else { return nil }
    return PerAxis(width, height)
  }
}

extension LintSettings {
  /// The most sizes that a scene is laid out for.
  private static let mostScreens = 100

  /// Takes the screens that texts name, each once; the first text that names none, or nil.
  package mutating func takeSizes(_ texts: [String]) -> String? {
    var found: [LayoutScreen] = []
    for text in texts {
      guard let named = LayoutScreen.named(text) else { return text }
      for screen in named where !found.contains(screen) && found.count < Self.mostScreens { found.append(screen) }
    }
    if !found.isEmpty { screens = found }
    return nil
  }
}
