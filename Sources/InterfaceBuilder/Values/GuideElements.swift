import SceneModel

/// What documents call the layout guides of views.
enum GuideElements {
  /// Guides by the key of their element; those of scroll views have their own names as keys.
  private static let keys: [LayoutGuideName: String] = [
    .safeAreaLayoutGuide: "safeArea", .layoutMarginsGuide: "layoutMargins", .readableContentGuide: "readableContent",
    .keyboardLayoutGuide: "keyboard",
  ]

  /// The guides in the order in which an export writes them.
  static let order: [LayoutGuideName] =
    [.contentLayoutGuide, .frameLayoutGuide] + LayoutGuideName.allCases.filter { $0.owner == .view }

  /// The key of a guide's element.
  static func key(of guide: LayoutGuideName) -> String { keys[guide] ?? guide.rawValue }

  /// The name of a guide's element.
  static func element(of guide: LayoutGuideName) -> String {
    guide == .keyboardLayoutGuide ? "keyboardLayoutGuide" : "viewLayoutGuide"
  }

  /// The name of the guide that a key means; unknown keys are names.
  static func name(ofKey key: String) -> String {
    if key == "margins" { return LayoutGuideName.layoutMarginsGuide.rawValue }
    return keys.first { $0.value == key }?.key.rawValue ?? key
  }
}
