public import Foundation
import NibLoader

/// A color with its opacity.
///
/// A color that changes with the appearance, such as `label`, answers with the components that it has for the current traits,
/// and is equal only to the color of the same name.
open class UIColor: NSObject, NSCoding, NSCopying, @unchecked Sendable {
  /// The components in light appearance.
  private let ownComponents: Components

  /// What gives the color for some traits; nil for a color that is the same for all, or is known by its name.
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  /// The name that UIKit's archives give the color, such as `labelColor`; nil if it has none.
  let systemName: String?

  /// The name in an asset catalog; nil if the color does not come from one.
  let catalogName: String?

  init(_ components: Components, systemName: String?, catalogName: String?) {
    ownComponents = components
    provider = nil
    self.systemName = systemName
    self.catalogName = catalogName
    super.init()
  }

  /// Creates a color of a literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a color of the standard RGB space, with components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    ownComponents = .rgb(red: red, green: green, blue: blue, alpha: alpha)
    provider = nil
    systemName = nil
    catalogName = nil
    super.init()
  }

  /// Creates a color of the Display P3 space, with components from 0 to 1, beyond which those of the standard space may lie.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let linear = [red, green, blue].map(Self.linear)
    // The primaries of Display P3 in terms of sRGB's, both with the white of D65.
    let standard: [[CGFloat]] = [
      [1.224_940_18, -0.224_940_18, 0], [-0.042_056_95, 1.042_056_95, 0],
      [-0.019_637_55, -0.078_636_05, 1.098_273_60],
    ]
    let parts = standard.map { Self.encoded($0[0] * linear[0] + $0[1] * linear[1] + $0[2] * linear[2]) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// A component of sRGB or Display P3 without its gamma.
  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  /// A component with the gamma of sRGB.
  private static func encoded(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let encoded = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }

  /// Creates a gray, with components from 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) {
    ownComponents = .gray(white: white, alpha: alpha)
    provider = nil
    systemName = nil
    catalogName = nil
    super.init()
  }

  /// Creates a color that a closure gives for some traits, which may be called at any time.
  @preconcurrency
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    ownComponents = .gray(white: 0, alpha: 0)
    provider = dynamicProvider
    systemName = nil
    catalogName = nil
    super.init()
  }

  /// The components for the current traits; beside the main actor, those in light appearance.
  var components: Components {
    if provider == nil, systemName == nil { return ownComponents }
    return MainActorText.onMainActor { components(for: .current) } ?? components(for: UITraitCollection())
  }

  private func components(for traits: UITraitCollection) -> Components {
    if let provider { return provider(traits).components(for: traits) }
    guard traits.userInterfaceStyle == .dark, let systemName else { return ownComponents }
    return Self.darkComponents(ofSystemColor: systemName) ?? ownComponents
  }

  /// Returns the color that this one is for some traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider { return provider(traitCollection).resolvedColor(with: traitCollection) }
    guard let systemName, Self.darkComponents(ofSystemColor: systemName) != nil else { return self }
    return UIColor(components(for: traitCollection), systemName: nil, catalogName: nil)
  }

  /// Creates a color from its hue, saturation and brightness, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = Components.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// Creates a color from bare components.
  public convenience init(cgColor: CGColor) {
    let values = cgColor.components ?? []
    if values.count == 4 {
      self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    } else {
      self.init(white: values.first ?? 0, alpha: cgColor.alpha)
    }
  }

  /// Reads a color out of an archive.
  public required init?(coder: NSCoder) {
    guard let components = Components(coder: coder) else { return nil }
    ownComponents = components
    provider = nil
    systemName = coder.decodeText(forKey: "UISystemColorName")
    catalogName = coder.decodeText(forKey: "UIDynamicCatalogName")
    super.init()
  }

  /// Writes the color under UIKit's keys.
  open func encode(with coder: NSCoder) {
    if let systemName { coder.encode(NSString(string: systemName), forKey: "UISystemColorName") }
    if let catalogName { coder.encode(NSString(string: catalogName), forKey: "UIDynamicCatalogName") }
    ownComponents.encode(with: coder)
  }

  /// Returns the color itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the color with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard provider != nil || systemName.flatMap(Self.darkComponents) != nil else {
      return UIColor(ownComponents.withAlpha(alpha), systemName: nil, catalogName: nil)
    }
    return UIColor { UIColor(self.components(for: $0).withAlpha(alpha), systemName: nil, catalogName: nil) }
  }

  /// The bare components.
  open var cgColor: CGColor {
    switch components {
    case .gray(let white, let alpha): CGColor(gray: white, alpha: alpha)
    case .rgb(let red, let green, let blue, let alpha): CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// Stores the red, green, blue and opacity components; nil pointers are left out.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let values = components.rgba
    red?.pointee = values.red
    green?.pointee = values.green
    blue?.pointee = values.blue
    alpha?.pointee = values.alpha
    return true
  }

  /// Stores the white and opacity components; false for a color that is no gray.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let values = components.rgba
    guard values.red == values.green, values.green == values.blue else { return false }
    white?.pointee = values.red
    alpha?.pointee = values.alpha
    return true
  }

  /// Stores hue, saturation, brightness and opacity, from 0 to 1; nil pointers are left out.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let values = components.rgba
    let most = max(values.red, values.green, values.blue)
    let spread = most - min(values.red, values.green, values.blue)
    let turn: CGFloat =
      if spread == 0 {
        0
      } else if most == values.red {
        (values.green - values.blue) / spread
      } else if most == values.green {
        2 + (values.blue - values.red) / spread
      } else {
        4 + (values.red - values.green) / spread
      }
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = most > 0 ? spread / most : 0
    brightness?.pointee = most
    alpha?.pointee = values.alpha
    return true
  }

  /// Whether another object is the same color.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    if provider != nil || other.provider != nil { return false }
    return identityName == other.identityName && (identityName != nil || ownComponents == other.ownComponents)
  }

  /// A hash that equal colors share.
  open override var hash: Int {
    provider == nil ? identityName?.hashValue ?? ownComponents.hashValue : ObjectIdentifier(self).hashValue
  }

  /// The color in words.
  open override var description: String {
    identityName ?? components.description
  }

  /// The name that decides about equality; nil where the components do.
  private var identityName: String? {
    if let catalogName { return catalogName }
    guard let systemName, !Self.fixedSystemNames.contains(systemName) else { return nil }
    return systemName
  }

  /// Names of colors that are the same in every appearance.
  private static let fixedSystemNames: Set<String> = [
    "blackColor", "darkGrayColor", "lightGrayColor", "whiteColor", "grayColor", "redColor", "greenColor", "blueColor",
    "cyanColor", "yellowColor", "magentaColor", "orangeColor", "purpleColor", "brownColor", "clearColor",
    "darkTextColor", "lightTextColor",
  ]
}

extension UIColor {
  /// The numbers of a color, from 0 to 1, in one of the two forms that archives keep.
  enum Components: Hashable, Sendable, CustomStringConvertible {
    case gray(white: CGFloat, alpha: CGFloat)
    case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    /// All four numbers, whatever the form.
    var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      switch self {
      case .gray(let white, let alpha): (white, white, white, alpha)
      case .rgb(let red, let green, let blue, let alpha): (red, green, blue, alpha)
      }
    }

    func withAlpha(_ alpha: CGFloat) -> Components {
      switch self {
      case .gray(let white, _): .gray(white: white, alpha: alpha)
      case .rgb(let red, let green, let blue, _): .rgb(red: red, green: green, blue: blue, alpha: alpha)
      }
    }

    var description: String {
      switch self {
      case .gray(let white, let alpha): "white \(white) alpha \(alpha)"
      case .rgb(let red, let green, let blue, let alpha): "red \(red) green \(green) blue \(blue) alpha \(alpha)"
      }
    }

    /// Turns a hue, which wraps around at 1, into red, green and blue.
    static func rgb(
      hue: CGFloat,
      saturation: CGFloat,
      brightness: CGFloat
    ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
      guard hue.isFinite else { return (brightness, brightness, brightness) }
      let turn = (hue - hue.rounded(.down)) * 6
      let fraction = turn - turn.rounded(.down)
      let low = brightness * (1 - saturation)
      let falling = brightness * (1 - saturation * fraction)
      let rising = brightness * (1 - saturation * (1 - fraction))
      return switch turn.rounded(.down) {
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      case 5: (brightness, low, falling)
      default: (brightness, rising, low)
      }
    }
  }
}

extension UIKitClasses {
  static let uiColor = NibClass(
    UIColor.self,
    parent: nil,
    name: "UIColor",
    properties: [
      NibProperty("cgColor", \UIColor.cgColor)
    ]
  )
}

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

extension UIColor.Components {
  /// Reads the components; nil if the archive has none.
  init?(coder: NSCoder) {
    func component(_ key: StaticString, exact: StaticString) -> CGFloat? {
      // Newer archives keep the exact number beside the 32-bit one, where the two differ.
      if coder.has(exact) { return coder.decodeCGFloat(forKey: exact, absent: 0) }
      return coder.has(key) ? coder.decodeSingle(forKey: key, absent: 0) : nil
    }
    let alpha = component("UIAlpha", exact: "UIAlpha-Double") ?? 1
    if let white = component("UIWhite", exact: "UIWhite-Double") {
      self = .gray(white: white, alpha: alpha)
    } else if let red = component("UIRed", exact: "UIRed-Double"),
      let green = component("UIGreen", exact: "UIGreen-Double"),
      let blue = component("UIBlue", exact: "UIBlue-Double")
    {
      self = .rgb(red: red, green: green, blue: blue, alpha: alpha)
    } else {
      return nil
    }
  }

  func encode(with coder: NSCoder) {
    func encode(_ value: CGFloat, _ key: String) {
      coder.encode(Float(value), forKey: key)
      if Double(Float(value)) != Double(value) { coder.encode(Double(value), forKey: key + "-Double") }
    }
    switch self {
    case .gray(let white, let alpha):
      coder.encode(2, forKey: "UIColorComponentCount")
      encode(white, "UIWhite")
      encode(alpha, "UIAlpha")
    case .rgb(let red, let green, let blue, let alpha):
      coder.encode(4, forKey: "UIColorComponentCount")
      encode(red, "UIRed")
      encode(green, "UIGreen")
      encode(blue, "UIBlue")
      encode(alpha, "UIAlpha")
    }
  }
}
