package import SceneGeometry

extension LayoutScreen {
  /// Whether it is a tablet's.
  package var isTablet: Bool { SizeClasses.isTablet(width: width, height: height) }

  /// How much room there is.
  package var sizeClasses: SizeClasses { SizeClasses(width: width, height: height, isTablet: isTablet) }

  /// How many pixels a point has: two on tablets and on phones without an OLED screen, else three.
  package var scale: Double {
    let short = min(width, height)
    let long = max(width, height)
    let isOlder = short <= 320 || (short, long) == (375, 667) || (short, long) == (414, 896)
    return isTablet || isOlder ? 2 : 3
  }

  /// The screens of phones, upright and on their side, narrowest first.
  package static let phones = both([
    (320, 568), (375, 667), (375, 812), (390, 844), (393, 852), (402, 874), (414, 736), (414, 896), (428, 926),
    (430, 932), (440, 956),
  ])

  /// The screens of tablets, upright and on their side, narrowest first.
  package static let tablets = both([
    (744, 1133), (768, 1024), (810, 1080), (820, 1180), (834, 1112), (834, 1194), (1024, 1366), (1032, 1376),
  ])

  /// The sizes that a scene is held against where nobody says which: phones upright, as many applications keep them so, and
  /// a tablet both ways.
  package static let common = [(320, 568), (375, 667), (393, 852), (430, 932), (820, 1180), (1180, 820)].map {
    LayoutScreen(width: $0.0, height: $0.1)
  }

  private static func both(_ sizes: [(Double, Double)]) -> [LayoutScreen] {
    sizes.flatMap { [LayoutScreen(width: $0.0, height: $0.1), LayoutScreen(width: $0.1, height: $0.0)] }
  }
}
