import Foundation

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
