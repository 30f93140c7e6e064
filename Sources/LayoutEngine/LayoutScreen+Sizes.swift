package import SceneGeometry

extension LayoutScreen {
  /// Whether it is a tablet's.
  package var isTablet: Bool { SizeClasses.isTablet(width: width, height: height) }

  /// How much room there is.
  package var sizeClasses: SizeClasses { SizeClasses(width: width, height: height, isTablet: isTablet) }

  /// How many pixels a point has: as the device with such a screen has, else two on tablets and the smallest phones, and three.
  package var scale: Double {
    Device.of(width: width, height: height)?.scale ?? (isTablet || min(width, height) <= 320 ? 2 : 3)
  }

  /// The screens of phones, upright and on their side, narrowest first.
  package static let phones = both(Device.phones)

  /// The screens of tablets, upright and on their side, narrowest first.
  package static let tablets = both(Device.tablets)

  /// The sizes that a scene is held against where nobody says which: phones upright, as many applications keep them so, and
  /// a tablet both ways.
  package static let common = [(320, 568), (375, 667), (393, 852), (430, 932), (820, 1180), (1180, 820)].map {
    LayoutScreen(width: $0.0, height: $0.1)
  }

  private static func both(_ devices: [Device]) -> [LayoutScreen] {
    devices.flatMap {
      [LayoutScreen(width: $0.width, height: $0.height), LayoutScreen(width: $0.height, height: $0.width)]
    }
  }
}
