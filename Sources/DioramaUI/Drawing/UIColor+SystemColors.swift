import Foundation

extension UIColor {
  // Colors that change with the appearance; the components are those of light appearance, of 255.

  private static func adaptive(
    _ name: String,
    _ red: CGFloat,
    _ green: CGFloat,
    _ blue: CGFloat,
    _ alpha: CGFloat = 1
  ) -> UIColor {
    let components = Components.rgb(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    return UIColor(components, systemName: name, catalogName: nil)
  }

  /// Primary text.
  public static let label = adaptive("labelColor", 0, 0, 0)
  /// Secondary text.
  public static let secondaryLabel = adaptive("secondaryLabelColor", 60, 60, 67, 0.6)
  /// Tertiary text.
  public static let tertiaryLabel = adaptive("tertiaryLabelColor", 60, 60, 67, 0.3)
  /// Quaternary text.
  public static let quaternaryLabel = adaptive("quaternaryLabelColor", 60, 60, 67, 0.18)
  /// Text that stands for missing text.
  public static let placeholderText = adaptive("placeholderTextColor", 60, 60, 67, 0.3)
  /// Links.
  public static let link = adaptive("linkColor", 0, 122, 255)
  /// Thin lines that let the content below show.
  public static let separator = adaptive("separatorColor", 60, 60, 67, 0.29)
  /// Thin lines that hide the content below.
  public static let opaqueSeparator = adaptive("opaqueSeparatorColor", 198, 198, 200)
  /// Thin and small shapes.
  public static let systemFill = adaptive("systemFillColor", 120, 120, 128, 0.2)
  /// Shapes of middle size.
  public static let secondarySystemFill = adaptive("secondarySystemFillColor", 120, 120, 128, 0.16)
  /// Large shapes.
  public static let tertiarySystemFill = adaptive("tertiarySystemFillColor", 118, 118, 128, 0.12)
  /// Large areas of complex content.
  public static let quaternarySystemFill = adaptive("quaternarySystemFillColor", 116, 116, 128, 0.08)
  /// The main background.
  public static let systemBackground = adaptive("systemBackgroundColor", 255, 255, 255)
  /// Content above the main background.
  public static let secondarySystemBackground = adaptive("secondarySystemBackgroundColor", 242, 242, 247)
  /// Content above secondary backgrounds.
  public static let tertiarySystemBackground = adaptive("tertiarySystemBackgroundColor", 255, 255, 255)
  /// The main background of grouped content.
  public static let systemGroupedBackground = adaptive("systemGroupedBackgroundColor", 242, 242, 247)
  /// Content above the main background of grouped content.
  public static let secondarySystemGroupedBackground = adaptive("secondarySystemGroupedBackgroundColor", 255, 255, 255)
  /// Content above secondary backgrounds of grouped content.
  public static let tertiarySystemGroupedBackground = adaptive("tertiarySystemGroupedBackgroundColor", 242, 242, 247)
  /// The background of plain tables, which UIKit does not offer by name.
  static let tableBackground = adaptive("tableBackgroundColor", 255, 255, 255)
  /// The system's red.
  public static let systemRed = adaptive("systemRedColor", 255, 59, 48)
  /// The system's green.
  public static let systemGreen = adaptive("systemGreenColor", 52, 199, 89)
  /// The system's blue.
  public static let systemBlue = adaptive("systemBlueColor", 0, 122, 255)
  /// The system's orange.
  public static let systemOrange = adaptive("systemOrangeColor", 255, 149, 0)
  /// The system's yellow.
  public static let systemYellow = adaptive("systemYellowColor", 255, 204, 0)
  /// The system's pink.
  public static let systemPink = adaptive("systemPinkColor", 255, 45, 85)
  /// The system's purple.
  public static let systemPurple = adaptive("systemPurpleColor", 175, 82, 222)
  /// The system's teal.
  public static let systemTeal = adaptive("systemTealColor", 48, 176, 199)
  /// The system's indigo.
  public static let systemIndigo = adaptive("systemIndigoColor", 88, 86, 214)
  /// The system's brown.
  public static let systemBrown = adaptive("systemBrownColor", 162, 132, 94)
  /// The system's mint.
  public static let systemMint = adaptive("systemMintColor", 0, 199, 190)
  /// The system's cyan.
  public static let systemCyan = adaptive("systemCyanColor", 50, 173, 230)
  /// The system's gray.
  public static let systemGray = adaptive("systemGrayColor", 142, 142, 147)
  /// The second of the system's grays.
  public static let systemGray2 = adaptive("systemGray2Color", 174, 174, 178)
  /// The third of the system's grays.
  public static let systemGray3 = adaptive("systemGray3Color", 199, 199, 204)
  /// The fourth of the system's grays.
  public static let systemGray4 = adaptive("systemGray4Color", 209, 209, 214)
  /// The fifth of the system's grays.
  public static let systemGray5 = adaptive("systemGray5Color", 229, 229, 234)
  /// The sixth of the system's grays.
  public static let systemGray6 = adaptive("systemGray6Color", 242, 242, 247)
  /// The tint color of the system.
  public static let tintColor = adaptive("tintColor", 0, 122, 255)
}

extension UIColor {
  /// What the system's colors are in dark appearance, by their names in archives: red, green and blue of 255, and the opacity.
  private static let darkColors: [String: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)] = [
    "labelColor": (255, 255, 255, 1),
    "secondaryLabelColor": (235, 235, 245, 0.6),
    "tertiaryLabelColor": (235, 235, 245, 0.3),
    "quaternaryLabelColor": (235, 235, 245, 0.18),
    "placeholderTextColor": (235, 235, 245, 0.3),
    "linkColor": (11, 132, 255, 1),
    "separatorColor": (84, 84, 88, 0.6),
    "opaqueSeparatorColor": (56, 56, 58, 1),
    "systemFillColor": (120, 120, 128, 0.36),
    "secondarySystemFillColor": (120, 120, 128, 0.32),
    "tertiarySystemFillColor": (118, 118, 128, 0.24),
    "quaternarySystemFillColor": (118, 118, 128, 0.18),
    "systemBackgroundColor": (0, 0, 0, 1),
    "secondarySystemBackgroundColor": (28, 28, 30, 1),
    "tertiarySystemBackgroundColor": (44, 44, 46, 1),
    "systemGroupedBackgroundColor": (0, 0, 0, 1),
    "secondarySystemGroupedBackgroundColor": (28, 28, 30, 1),
    "tertiarySystemGroupedBackgroundColor": (44, 44, 46, 1),
    "tableBackgroundColor": (0, 0, 0, 1),
    "systemRedColor": (255, 69, 58, 1),
    "systemGreenColor": (48, 209, 88, 1),
    "systemBlueColor": (10, 132, 255, 1),
    "systemOrangeColor": (255, 159, 10, 1),
    "systemYellowColor": (255, 214, 10, 1),
    "systemPinkColor": (255, 55, 95, 1),
    "systemPurpleColor": (191, 90, 242, 1),
    "systemTealColor": (64, 200, 224, 1),
    "systemIndigoColor": (94, 92, 230, 1),
    "systemBrownColor": (172, 142, 104, 1),
    "systemMintColor": (99, 230, 226, 1),
    "systemCyanColor": (100, 210, 255, 1),
    "systemGrayColor": (142, 142, 147, 1),
    "systemGray2Color": (99, 99, 102, 1),
    "systemGray3Color": (72, 72, 74, 1),
    "systemGray4Color": (58, 58, 60, 1),
    "systemGray5Color": (44, 44, 46, 1),
    "systemGray6Color": (28, 28, 30, 1),
    "tintColor": (10, 132, 255, 1),
  ]

  /// What a color of the system is in dark appearance; nil for a color that is the same in both.
  static func darkComponents(ofSystemColor name: String) -> Components? {
    darkColors[name].map { .rgb(red: $0.red / 255, green: $0.green / 255, blue: $0.blue / 255, alpha: $0.alpha) }
  }

  /// The background of grouped tables, by its name before iOS 13.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
}
