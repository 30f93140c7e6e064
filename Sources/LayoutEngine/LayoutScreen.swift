/// The screen on which a root of a scene is laid out.
package struct LayoutScreen: Hashable, Sendable {
  /// The width, in points.
  package var width: Double
  /// The height, in points.
  package var height: Double
  /// What the bars and edges of the screen take away, in points.
  package var safeArea: LayoutInsets

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  ///   - safeArea: What is taken away; nil for what a device with a screen of that size takes away, which is nothing where
  ///     none is known.
  package init(width: Double, height: Double, safeArea: LayoutInsets? = nil) {
    self.width = width
    self.height = height
    self.safeArea = safeArea ?? Self.safeArea(width: width, height: height)
  }

  /// The screen that counts where nobody names another: 393 × 852 points, with a safe area of 59 points at the top and 34 at
  /// the bottom.
  package static let usual = LayoutScreen(width: 393, height: 852)

  /// The screen on which a root is laid out.
  ///
  /// The size that is asked for counts first, then the root's own, then the canvas of the scene, then the usual one.
  ///
  /// - Parameters:
  ///   - written: The size that the root's `frame` gives; nil where it has none.
  ///   - asked: The size that `--size` or a size of the matrix asks for; nil for none.
  ///   - canvas: The size that the scene's `canvas` gives; nil for none.
  ///   - safeArea: The safe area that is asked for; nil for the one of the size.
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
  /// Where devices of one size differ, the newer one counts. On its side, a phone with a home indicator takes as much away at
  /// each side as it does at its top, and 21 points at the bottom.
  private static func safeArea(width: Double, height: Double) -> LayoutInsets {
    let upright = PerAxis(min(width, height), max(width, height))
    guard let device = devices[upright] else { return LayoutInsets() }
    if device.isTablet || width <= height { return LayoutInsets(top: device.top, bottom: device.bottom) }
    guard device.bottom > 0 else { return LayoutInsets() }
    return LayoutInsets(left: device.top, bottom: 21, right: device.top)
  }

  private struct Device {
    var top: Double
    var bottom: Double
    var isTablet = false
  }

  /// The devices by the size of their screens, upright.
  private static let devices: [PerAxis<Double>: Device] = [
    PerAxis(320, 480): Device(top: 20, bottom: 0),
    PerAxis(320, 568): Device(top: 20, bottom: 0),
    PerAxis(375, 667): Device(top: 20, bottom: 0),
    PerAxis(414, 736): Device(top: 20, bottom: 0),
    PerAxis(375, 812): Device(top: 44, bottom: 34),
    PerAxis(414, 896): Device(top: 44, bottom: 34),
    PerAxis(390, 844): Device(top: 47, bottom: 34),
    PerAxis(428, 926): Device(top: 47, bottom: 34),
    PerAxis(393, 852): Device(top: 59, bottom: 34),
    PerAxis(430, 932): Device(top: 59, bottom: 34),
    PerAxis(402, 874): Device(top: 62, bottom: 34),
    PerAxis(440, 956): Device(top: 62, bottom: 34),
    PerAxis(768, 1024): Device(top: 20, bottom: 0, isTablet: true),
    PerAxis(810, 1080): Device(top: 20, bottom: 0, isTablet: true),
    PerAxis(834, 1112): Device(top: 20, bottom: 0, isTablet: true),
    PerAxis(744, 1133): Device(top: 24, bottom: 20, isTablet: true),
    PerAxis(820, 1180): Device(top: 24, bottom: 20, isTablet: true),
    PerAxis(834, 1194): Device(top: 24, bottom: 20, isTablet: true),
    PerAxis(834, 1210): Device(top: 24, bottom: 20, isTablet: true),
    PerAxis(1024, 1366): Device(top: 24, bottom: 20, isTablet: true),
    PerAxis(1032, 1376): Device(top: 24, bottom: 20, isTablet: true),
  ]
}
