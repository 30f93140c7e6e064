import SceneGeometry

extension LayoutScreen {
  /// The names of the devices of `DeviceScreen`, by which pictures and messages call them, and the size of each upright screen.
  ///
  /// Several devices have one screen; the first name of a size is the one that pictures are named by.
  package static let deviceNames: [(name: String, size: PerAxis<Double>)] = [
    ("iphone-se-1", PerAxis(320, 568)), ("iphone-se", PerAxis(375, 667)), ("iphone-8", PerAxis(375, 667)),
    ("iphone-13-mini", PerAxis(375, 812)), ("iphone-x", PerAxis(375, 812)), ("iphone-14", PerAxis(390, 844)),
    ("iphone-13", PerAxis(390, 844)), ("iphone-12", PerAxis(390, 844)), ("iphone-15", PerAxis(393, 852)),
    ("iphone-16", PerAxis(393, 852)), ("iphone-16-pro", PerAxis(402, 874)), ("iphone-8-plus", PerAxis(414, 736)),
    ("iphone-11", PerAxis(414, 896)), ("iphone-14-plus", PerAxis(428, 926)), ("iphone-15-plus", PerAxis(430, 932)),
    ("iphone-15-pro-max", PerAxis(430, 932)), ("iphone-16-plus", PerAxis(430, 932)),
    ("iphone-16-pro-max", PerAxis(440, 956)), ("ipad-mini", PerAxis(744, 1133)), ("ipad-9.7", PerAxis(768, 1024)),
    ("ipad-10.2", PerAxis(810, 1080)), ("ipad", PerAxis(820, 1180)), ("ipad-air", PerAxis(820, 1180)),
    ("ipad-10.5", PerAxis(834, 1112)), ("ipad-pro-11", PerAxis(834, 1194)), ("ipad-pro-11-m4", PerAxis(834, 1210)),
    ("ipad-pro-12.9", PerAxis(1024, 1366)), ("ipad-pro-13", PerAxis(1032, 1376)),
  ]

  /// The screen of a device by its name, such as `iphone-15` or, on its side, `ipad-landscape`; nil for an unknown name.
  package static func device(_ name: String) -> LayoutScreen? {
    let side = "-landscape"
    let isOnSide = name.hasSuffix(side)
    let upright = isOnSide ? String(name.dropLast(side.count)) : name
    guard let size = deviceNames.first(where: { $0.name == upright })?.size else { return nil }
    return isOnSide
      ? LayoutScreen(width: size.vertical, height: size.horizontal)
      : LayoutScreen(width: size.horizontal, height: size.vertical)
  }

  /// The widths of devices' screens, upright.
  package static let deviceWidths = Set(deviceNames.map(\.size.horizontal))

  /// Whether a device has a screen of this size, upright or on its side.
  package var isDevice: Bool { DeviceScreen.of(width: width, height: height) != nil }

  /// The name of the screen: that of a device, upright or on its side, else its size, such as `507x1180`.
  package var name: String {
    let upright = PerAxis(min(width, height), max(width, height))
    guard let name = Self.deviceNames.first(where: { $0.size == upright })?.name else {
      func text(_ number: Double) -> String {
        number == number.rounded() && number.magnitude < 1e9 ? String(Int(number)) : String(number)
      }
      return "\(text(width))x\(text(height))"
    }
    return width > height ? "\(name)-landscape" : name
  }
}
