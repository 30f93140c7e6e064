package import SceneGeometry

extension LayoutScreen {
  /// Whether the screen is that of a tablet.
  package var isTablet: Bool { SizeClasses.isTablet(width: width, height: height) }

  /// The size classes of the screen.
  package var sizeClasses: SizeClasses { SizeClasses(width: width, height: height, isTablet: isTablet) }

  /// How many pixels a point has: as the device with such a screen has, else two on tablets and the smallest phones,
  /// and three.
  package var scale: Double {
    DeviceScreen.of(width: width, height: height)?.scale ?? (isTablet || min(width, height) <= 320 ? 2 : 3)
  }

  /// The screens of phones, in portrait and landscape, narrowest first.
  package static let phones = both(DeviceScreen.phones)

  /// The screens of tablets, in portrait and landscape, narrowest first.
  package static let tablets = both(DeviceScreen.tablets)

  /// The default sizes for checking a scene: phones in portrait, because many apps support only that, and a tablet in
  /// both orientations.
  package static let common = [(320, 568), (375, 667), (393, 852), (430, 932), (820, 1180), (1180, 820)].map {
    LayoutScreen(width: $0.0, height: $0.1)
  }

  private static func both(_ devices: [DeviceScreen]) -> [LayoutScreen] {
    devices.flatMap {
      [LayoutScreen(width: $0.width, height: $0.height), LayoutScreen(width: $0.height, height: $0.width)]
    }
  }
}
