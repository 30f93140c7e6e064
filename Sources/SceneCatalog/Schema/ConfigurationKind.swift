import SceneModel

/// A struct of UIKit's that a factory makes and that scenes write as one value: `{subtitleCell: {text: Teapot}}`.
package enum ConfigurationKind: String, Hashable, Sendable, CaseIterable {
  case button = "UIButton.Configuration"
  case listContent = "UIListContentConfiguration"
  case background = "UIBackgroundConfiguration"

  /// The kind that has a factory; nil for a name of none.
  ///
  /// No two kinds have a factory of one name.
  package init?(factory: String) {
    guard let kind = Self.allCases.first(where: { $0.factories.contains(factory) }) else { return nil }
    self = kind
  }

  /// The names of the factories.
  package var factories: [String] {
    switch self {
    case .button:
      ["plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent"]
    case .listContent:
      [
        "cell", "subtitleCell", "valueCell", "plainHeader", "plainFooter", "groupedHeader", "groupedFooter",
        "sidebarCell", "sidebarHeader", "prominentInsetGroupedHeader",
      ]
    case .background:
      [
        "clear", "listPlainCell", "listPlainHeaderFooter", "listGroupedCell", "listGroupedHeaderFooter",
        "listSidebarCell", "listCell",
      ]
    }
  }

  /// The types of the properties; those of a struct inside are called `background.…` and the like.
  package var parts: [String: PropertyType] {
    switch self {
    case .button: Self.buttonParts
    case .listContent: Self.listContentParts
    case .background: Self.backgroundParts
    }
  }

  /// The class of the object that archives hold.
  package var archivedClass: String {
    switch self {
    case .button: "UIButtonConfiguration"
    case .listContent: "UIListContentConfiguration"
    case .background: "UIBackgroundConfiguration"
    }
  }

  /// The class of the view in which a cell keeps the object, and its key there; nil where the object stands by itself.
  package var archivedView: (className: String, key: String)? {
    switch self {
    case .button: nil
    case .listContent: ("UIListContentView", "configuration")
    case .background: ("_UISystemBackgroundView", "configurationAPI")
    }
  }

  /// The name of a part for examples.
  package var examplePart: String {
    switch self {
    case .button: "title"
    case .listContent: "text"
    case .background: "cornerRadius"
    }
  }

  /// A value as a scene writes it, with one of the properties.
  package var example: String {
    switch self {
    case .button: "{filled: {title: Go}}"
    case .listContent: "{subtitleCell: {text: Teapot}}"
    case .background: "{listPlainCell: {cornerRadius: 8}}"
    }
  }

  private static let buttonParts: [String: PropertyType] = [
    "title": .text, "subtitle": .text, "image": .image, "imagePlacement": .named("NSDirectionalRectEdge"),
    "imagePadding": .double, "titlePadding": .double, "contentInsets": .geometry(.directionalInsets),
    "baseForegroundColor": .color, "baseBackgroundColor": .color,
    "cornerStyle": .named("UIButton.Configuration.CornerStyle"),
    "buttonSize": .named("UIButton.Configuration.Size"), "showsActivityIndicator": .bool, "titleFont": .font,
    "titleAlignment": .named("UIButton.Configuration.TitleAlignment"),
    "indicator": .named("UIButton.Configuration.Indicator"), "background.backgroundColor": .color,
    "background.cornerRadius": .double, "background.strokeColor": .color, "background.strokeWidth": .double,
    "background.strokeOutset": .double, "background.backgroundInsets": .geometry(.directionalInsets),
  ]

  private static let listContentParts: [String: PropertyType] = {
    var parts: [String: PropertyType] = [
      "text": .text, "secondaryText": .text, "image": .image, "imageProperties.tintColor": .color,
      "imageProperties.cornerRadius": .double, "imageProperties.maximumSize": .geometry(.size),
      "imageProperties.reservedLayoutSize": .geometry(.size), "prefersSideBySideTextAndSecondaryText": .bool,
      "imageToTextPadding": .double, "textToSecondaryTextHorizontalPadding": .double,
      "textToSecondaryTextVerticalPadding": .double, "directionalLayoutMargins": .geometry(.directionalInsets),
      "axesPreservingSuperviewLayoutMargins": .named("UIAxis"), "alpha": .double,
    ]
    let ofTexts: [String: PropertyType] = [
      "font": .font, "color": .color, "alignment": .named("UIListContentConfiguration.TextProperties.TextAlignment"),
      "numberOfLines": .int, "lineBreakMode": .named("NSLineBreakMode"), "adjustsFontSizeToFitWidth": .bool,
      "minimumScaleFactor": .double, "adjustsFontForContentSizeCategory": .bool,
      "transform": .named("UIListContentConfiguration.TextProperties.TextTransform"),
    ]
    for (name, type) in ofTexts {
      parts["textProperties.\(name)"] = type
      parts["secondaryTextProperties.\(name)"] = type
    }
    return parts
  }()

  private static let backgroundParts: [String: PropertyType] = [
    "backgroundColor": .color, "cornerRadius": .double, "backgroundInsets": .geometry(.directionalInsets),
    "image": .image, "imageContentMode": .named("UIView.ContentMode"), "strokeColor": .color, "strokeWidth": .double,
    "strokeOutset": .double,
  ]
}
