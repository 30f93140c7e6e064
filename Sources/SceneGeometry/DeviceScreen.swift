/// The screen of a device, upright: its size, what bars and edges take away of it, and its pixels.
package struct DeviceScreen: Sendable {
  /// The width, in points.
  package let width: Double
  /// The height, in points.
  package let height: Double
  /// The safe-area inset at the top, in points.
  package let top: Double
  /// The safe-area inset at the bottom, in points.
  package let bottom: Double
  /// The number of pixels per point.
  package let scale: Double

  private init(_ width: Double, _ height: Double, top: Double, bottom: Double = 0, scale: Double) {
    (self.width, self.height, self.top, self.bottom, self.scale) = (width, height, top, bottom, scale)
  }

  /// The phones, narrowest first; of those with screens of one size, the newest.
  package static let phones = [
    DeviceScreen(320, 568, top: 20, scale: 2),
    DeviceScreen(375, 667, top: 20, scale: 2),
    DeviceScreen(375, 812, top: 44, bottom: 34, scale: 3),
    DeviceScreen(390, 844, top: 47, bottom: 34, scale: 3),
    DeviceScreen(393, 852, top: 59, bottom: 34, scale: 3),
    DeviceScreen(402, 874, top: 62, bottom: 34, scale: 3),
    DeviceScreen(414, 736, top: 20, scale: 3),
    DeviceScreen(414, 896, top: 44, bottom: 34, scale: 2),
    DeviceScreen(428, 926, top: 47, bottom: 34, scale: 3),
    DeviceScreen(430, 932, top: 59, bottom: 34, scale: 3),
    DeviceScreen(440, 956, top: 62, bottom: 34, scale: 3),
  ]

  /// The tablets, narrowest first; of those with screens of one size, the newest.
  package static let tablets = [
    DeviceScreen(744, 1133, top: 24, bottom: 20, scale: 2),
    DeviceScreen(768, 1024, top: 20, scale: 2),
    DeviceScreen(810, 1080, top: 20, scale: 2),
    DeviceScreen(820, 1180, top: 24, bottom: 20, scale: 2),
    DeviceScreen(834, 1112, top: 20, scale: 2),
    DeviceScreen(834, 1194, top: 24, bottom: 20, scale: 2),
    DeviceScreen(834, 1210, top: 24, bottom: 20, scale: 2),
    DeviceScreen(1024, 1366, top: 24, bottom: 20, scale: 2),
    DeviceScreen(1032, 1376, top: 24, bottom: 20, scale: 2),
  ]

  /// Phones of scenes that were drawn long ago, which run no system that scenes are laid out for today.
  private static let older = [DeviceScreen(320, 480, top: 20, scale: 2)]

  private static let bySize = table(phones + tablets)
  private static let olderBySize = table(older)

  private struct Size: Hashable {
    var width: Double
    var height: Double
  }

  private static func table(_ screens: [DeviceScreen]) -> [Size: DeviceScreen] {
    Dictionary(screens.map { (Size(width: $0.width, height: $0.height), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The screen of a size in points, upright or on its side; nil where no device has it.
  package static func of(width: Double, height: Double) -> DeviceScreen? {
    current(width: width, height: height)
      ?? olderBySize[Size(width: min(width, height), height: max(width, height))]
  }

  /// The screen of a size in points among those of today, upright or on its side; nil where none has it.
  package static func current(width: Double, height: Double) -> DeviceScreen? {
    bySize[Size(width: min(width, height), height: max(width, height))]
  }
}
