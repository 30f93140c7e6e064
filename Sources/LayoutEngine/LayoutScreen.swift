import SceneGeometry
package import TextMetrics

/// The screen on which a root of a scene is laid out.
package struct LayoutScreen: Hashable, Sendable {
  /// The width, in points.
  package var width: Double
  /// The height, in points.
  package var height: Double
  /// The safe area insets, in points.
  package var safeArea: LayoutInsets
  /// The size of text that the user prefers.
  package var textSize = TextSize.large

  /// Creates a screen with large text, which is the default of the system.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  ///   - safeArea: The safe area insets; nil for those of the device with a screen of that size, or zero if no such
  ///     device is known.
  package init(width: Double, height: Double, safeArea: LayoutInsets? = nil) {
    self.width = width
    self.height = height
    self.safeArea = safeArea ?? Self.safeArea(width: width, height: height)
  }

  /// The default screen: 393 × 852 points, with a safe area of 59 points at the top and 34 at the bottom.
  package static let usual = LayoutScreen(width: 393, height: 852)

  /// The screen on which a root is laid out.
  ///
  /// The requested size takes precedence, then the root's frame, then the canvas of the scene, then the default.
  ///
  /// - Parameters:
  ///   - written: The size in the root's `frame`; nil if it has none.
  ///   - asked: The size from `--size` or the size matrix; nil for none.
  ///   - canvas: The size in the scene's `canvas`; nil for none.
  ///   - safeArea: The requested safe area; nil for the one of the size.
  package static func ofRoot(
    written: PerAxis<Double>?,
    asked: PerAxis<Double>? = nil,
    canvas: PerAxis<Double>? = nil,
    safeArea: LayoutInsets? = nil
  ) -> LayoutScreen {
    guard let size = asked ?? written ?? canvas else {
      return LayoutScreen(width: usual.width, height: usual.height, safeArea: safeArea)
    }
    return LayoutScreen(width: size.horizontal, height: size.vertical, safeArea: safeArea)
  }

  /// The safe area of the device whose screen has a size; nothing where no device has it.
  ///
  /// On its side, a phone with a home indicator takes as much away at each side as it does at its top, and 21 points at
  /// the bottom.
  private static func safeArea(width: Double, height: Double) -> LayoutInsets {
    guard let device = DeviceScreen.of(width: width, height: height) else { return LayoutInsets() }
    let isTablet = SizeClasses.isTablet(width: width, height: height)
    if isTablet || width <= height { return LayoutInsets(top: device.top, bottom: device.bottom) }
    guard device.bottom > 0 else { return LayoutInsets() }
    return LayoutInsets(left: device.top, bottom: 21, right: device.top)
  }
}
