extension LayoutScreen {
  /// A device, upright: the size of its screen, what the bars and edges of the screen take away, and its pixels.
  struct Device: Sendable {
    /// The width, in points.
    var width: Double
    /// The height, in points.
    var height: Double
    /// What is taken away at the top, in points.
    var top: Double
    /// What is taken away at the bottom, in points.
    var bottom: Double
    /// How many pixels a point has.
    var scale: Double

    init(_ width: Double, _ height: Double, top: Double, bottom: Double = 0, scale: Double) {
      (self.width, self.height, self.top, self.bottom, self.scale) = (width, height, top, bottom, scale)
    }

    /// The phones, narrowest first; of those with screens of one size, the newest.
    static let phones = [
      Device(320, 568, top: 20, scale: 2),
      Device(375, 667, top: 20, scale: 2),
      Device(375, 812, top: 44, bottom: 34, scale: 3),
      Device(390, 844, top: 47, bottom: 34, scale: 3),
      Device(393, 852, top: 59, bottom: 34, scale: 3),
      Device(402, 874, top: 62, bottom: 34, scale: 3),
      Device(414, 736, top: 20, scale: 3),
      Device(414, 896, top: 44, bottom: 34, scale: 2),
      Device(428, 926, top: 47, bottom: 34, scale: 3),
      Device(430, 932, top: 59, bottom: 34, scale: 3),
      Device(440, 956, top: 62, bottom: 34, scale: 3),
    ]

    /// The tablets, narrowest first; of those with screens of one size, the newest.
    static let tablets = [
      Device(744, 1133, top: 24, bottom: 20, scale: 2),
      Device(768, 1024, top: 20, scale: 2),
      Device(810, 1080, top: 20, scale: 2),
      Device(820, 1180, top: 24, bottom: 20, scale: 2),
      Device(834, 1112, top: 20, scale: 2),
      Device(834, 1194, top: 24, bottom: 20, scale: 2),
      Device(834, 1210, top: 24, bottom: 20, scale: 2),
      Device(1024, 1366, top: 24, bottom: 20, scale: 2),
      Device(1032, 1376, top: 24, bottom: 20, scale: 2),
    ]

    /// Phones of scenes that were drawn long ago, which run no system that scenes are laid out for today.
    private static let older = [Device(320, 480, top: 20, scale: 2)]

    private static let bySize = Dictionary(
      (phones + tablets + older).map { (PerAxis($0.width, $0.height), $0) },
      uniquingKeysWith: { first, _ in first }
    )

    /// The device whose screen has a size, upright or on its side; nil where none has.
    static func of(width: Double, height: Double) -> Device? {
      bySize[PerAxis(min(width, height), max(width, height))]
    }
  }
}
