import Foundation

extension UIColor {
  // What standard controls are drawn with; the system gives these colors no names.

  /// The ground of a field with round corners.
  static let fieldGround = gray(1, dark: 0)
  /// The edge of a field with round corners.
  static let fieldEdge = gray(0.8, dark: 0.25)
  /// The ground of a bar of which nothing is seen through.
  static let barGround = gray(0.976, 0.94, dark: 0.086, 0.94)
  /// The line at the edge of a bar.
  static let barLine = gray(0, 0.3, dark: 1, 0.15)
  /// The track of a segmented control.
  static let segmentTrack = gray(0.47, 0.12, dark: 0.47, 0.24)
  /// The ground of the selected segment.
  static let segmentGround = gray(1, dark: 0.39)
  /// The track of a switch that is off, and of a slider behind its knob.
  static let controlTrack = gray(0.47, 0.16, dark: 0.47, 0.32)

  /// A gray for light and one for dark appearance, with their opacities.
  private static func gray(_ light: CGFloat, _ opacity: CGFloat = 1, dark: CGFloat, _ darkOpacity: CGFloat = 1)
    -> UIColor
  {
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: dark, alpha: darkOpacity) : UIColor(white: light, alpha: opacity)
    }
  }
}
