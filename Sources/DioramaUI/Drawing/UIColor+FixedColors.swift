import Foundation

extension UIColor {
  // Colors that are the same in every appearance.

  /// Black.
  public static let black = UIColor(.gray(white: 0, alpha: 1), systemName: "blackColor", catalogName: nil)
  /// A gray of one third white.
  public static let darkGray = UIColor(.gray(white: 1.0 / 3.0, alpha: 1), systemName: "darkGrayColor", catalogName: nil)
  /// A gray of two thirds white.
  public static let lightGray = UIColor(
    .gray(white: 2.0 / 3.0, alpha: 1),
    systemName: "lightGrayColor",
    catalogName: nil
  )
  /// White.
  public static let white = UIColor(.gray(white: 1, alpha: 1), systemName: "whiteColor", catalogName: nil)
  /// A gray of one half white.
  public static let gray = UIColor(.gray(white: 0.5, alpha: 1), systemName: "grayColor", catalogName: nil)
  /// Red.
  public static let red = UIColor(.rgb(red: 1, green: 0, blue: 0, alpha: 1), systemName: "redColor", catalogName: nil)
  /// Green.
  public static let green = UIColor(
    .rgb(red: 0, green: 1, blue: 0, alpha: 1),
    systemName: "greenColor",
    catalogName: nil
  )
  /// Blue.
  public static let blue = UIColor(.rgb(red: 0, green: 0, blue: 1, alpha: 1), systemName: "blueColor", catalogName: nil)
  /// Cyan.
  public static let cyan = UIColor(.rgb(red: 0, green: 1, blue: 1, alpha: 1), systemName: "cyanColor", catalogName: nil)
  /// Yellow.
  public static let yellow = UIColor(
    .rgb(red: 1, green: 1, blue: 0, alpha: 1),
    systemName: "yellowColor",
    catalogName: nil
  )
  /// Magenta.
  public static let magenta = UIColor(
    .rgb(red: 1, green: 0, blue: 1, alpha: 1),
    systemName: "magentaColor",
    catalogName: nil
  )
  /// Orange.
  public static let orange = UIColor(
    .rgb(red: 1, green: 0.5, blue: 0, alpha: 1),
    systemName: "orangeColor",
    catalogName: nil
  )
  /// Purple.
  public static let purple = UIColor(
    .rgb(red: 0.5, green: 0, blue: 0.5, alpha: 1),
    systemName: "purpleColor",
    catalogName: nil
  )
  /// Brown.
  public static let brown = UIColor(
    .rgb(red: 0.6, green: 0.4, blue: 0.2, alpha: 1),
    systemName: "brownColor",
    catalogName: nil
  )
  /// Black of no opacity.
  public static let clear = UIColor(.gray(white: 0, alpha: 0), systemName: "clearColor", catalogName: nil)
  /// The color of text on a light background.
  public static let darkText = UIColor(.gray(white: 0, alpha: 1), systemName: "darkTextColor", catalogName: nil)
  /// The color of text on a dark background.
  public static let lightText = UIColor(.gray(white: 1, alpha: 0.6), systemName: "lightTextColor", catalogName: nil)
}
