/// The layout guides that a constraint can name.
package enum LayoutGuideName: String, CaseIterable, Sendable, CustomStringConvertible {
  case safeAreaLayoutGuide, layoutMarginsGuide, readableContentGuide, keyboardLayoutGuide
  case contentLayoutGuide, frameLayoutGuide
  case topLayoutGuide, bottomLayoutGuide

  /// What kind of object has a guide.
  package enum Owner: Sendable {
    case view
    case scrollView
    case viewController
  }

  /// What has the guide; scroll views also have those of views.
  package var owner: Owner {
    switch self {
    case .safeAreaLayoutGuide, .layoutMarginsGuide, .readableContentGuide, .keyboardLayoutGuide: .view
    case .contentLayoutGuide, .frameLayoutGuide: .scrollView
    case .topLayoutGuide, .bottomLayoutGuide: .viewController
    }
  }

  /// What nibs call the guide.
  package var archivedIdentifier: String {
    switch self {
    case .safeAreaLayoutGuide: "UIViewSafeAreaLayoutGuide"
    case .layoutMarginsGuide: "UIViewLayoutMarginsGuide"
    case .readableContentGuide: "UIViewReadableContentGuide"
    case .keyboardLayoutGuide: "UIViewKeyboardLayoutGuide"
    case .contentLayoutGuide: "UIScrollView-contentLayoutGuide"
    case .frameLayoutGuide: "UIScrollView-frameLayoutGuide"
    case .topLayoutGuide: "_UIViewControllerTop"
    case .bottomLayoutGuide: "_UIViewControllerBottom"
    }
  }

  /// The guides that controllers give their views.
  package static let ofControllers = allCases.filter { $0.owner == .viewController }

  /// The first system with the guide, such as `iOS 11.0`; nil for what every system has.
  package var availability: String? {
    switch self {
    case .safeAreaLayoutGuide, .contentLayoutGuide, .frameLayoutGuide: "iOS 11.0"
    case .layoutMarginsGuide, .readableContentGuide: "iOS 9.0"
    case .keyboardLayoutGuide: "iOS 15.0"
    case .topLayoutGuide, .bottomLayoutGuide: nil
    }
  }

  /// The guide's name.
  package var description: String { rawValue }

  /// The guide of a view that another word means, such as `safeArea`, `margins` or `contentGuide`, or its own name in whatever
  /// case; nil for other words.
  package init?(meant word: String) {
    let sought = word.lowercased()
    let own = Self.allCases.first { $0.owner != .viewController && $0.rawValue.lowercased() == sought }
    guard let found = own ?? Self.foreign[sought] else { return nil }
    self = found
  }

  private static let foreign: [String: LayoutGuideName] = [
    "safearea": .safeAreaLayoutGuide, "safe": .safeAreaLayoutGuide, "safearealayout": .safeAreaLayoutGuide,
    "safeareaguide": .safeAreaLayoutGuide, "safeareainsets": .safeAreaLayoutGuide, "margins": .layoutMarginsGuide,
    "margin": .layoutMarginsGuide, "layoutmargins": .layoutMarginsGuide, "marginsguide": .layoutMarginsGuide,
    "readablecontent": .readableContentGuide, "readable": .readableContentGuide, "keyboard": .keyboardLayoutGuide,
    "keyboardguide": .keyboardLayoutGuide, "contentguide": .contentLayoutGuide, "contentlayout": .contentLayoutGuide,
    "frameguide": .frameLayoutGuide, "framelayout": .frameLayoutGuide,
  ]
}
