public import Foundation
import NibLoader

/// What an interface may depend on: the room, the appearance and the display.
@MainActor
open class UITraitCollection: NSObject, @MainActor NSCoding {
  /// How much room there is from side to side.
  public let horizontalSizeClass: UIUserInterfaceSizeClass

  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// The colors of the display.
  public let displayGamut: UIDisplayGamut

  /// The pixels of a point; 0 if it is not said.
  public let displayScale: CGFloat

  /// Creates a collection that says nothing.
  public convenience init(_ nothing: Void = ()) {
    self.init(horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified)
  }

  /// Creates a collection that says how much room there is from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontalSizeClass: horizontalSizeClass, verticalSizeClass: .unspecified)
  }

  /// Creates a collection that says how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontalSizeClass: .unspecified, verticalSizeClass: verticalSizeClass)
  }

  init(
    horizontalSizeClass: UIUserInterfaceSizeClass,
    verticalSizeClass: UIUserInterfaceSizeClass,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    userInterfaceStyle = .unspecified
    self.userInterfaceIdiom = userInterfaceIdiom
    displayGamut = .unspecified
    displayScale = 0
    super.init()
  }

  /// Creates a collection out of an archive; a trait without a key is not said.
  public required init?(coder: NSCoder) {
    horizontalSizeClass = coder.decodeCase(
      forKey: "UITraitCollectionBuiltinTrait-_UITraitNameHorizontalSizeClass",
      absent: .unspecified
    )
    verticalSizeClass = coder.decodeCase(
      forKey: "UITraitCollectionBuiltinTrait-_UITraitNameVerticalSizeClass",
      absent: .unspecified
    )
    userInterfaceStyle = coder.decodeCase(
      forKey: "UITraitCollectionBuiltinTrait-_UITraitNameUserInterfaceStyle",
      absent: .unspecified
    )
    userInterfaceIdiom = coder.decodeCase(
      forKey: "UITraitCollectionBuiltinTrait-_UITraitNameUserInterfaceIdiom",
      absent: .unspecified
    )
    displayGamut = coder.decodeCase(
      forKey: "UITraitCollectionBuiltinTrait-_UITraitNameDisplayGamut",
      absent: .unspecified
    )
    displayScale = coder.decodeCGFloat(
      forKey: "UITraitCollectionBuiltinTrait-_UITraitNameDisplayScale",
      absent: 0
    )
    super.init()
  }

  /// Writes nothing: archives are made by the scene compiler, not by live objects.
  open func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}

/// The colors of a display.
public enum UIDisplayGamut: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of Display P3.
  case P3 = 1
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television set.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Much.
  case regular = 2
}

/// Light and dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// The direction in which an interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

extension UIKitClasses {
  static let uiTraitCollection = NibClass(
    UITraitCollection.self,
    parent: nil,
    name: "UITraitCollection",
    properties: [
      NibProperty("horizontalSizeClass", \UITraitCollection.horizontalSizeClass),
      NibProperty("verticalSizeClass", \UITraitCollection.verticalSizeClass),
      NibProperty("userInterfaceStyle", \UITraitCollection.userInterfaceStyle),
      NibProperty("userInterfaceIdiom", \UITraitCollection.userInterfaceIdiom),
      NibProperty("displayGamut", \UITraitCollection.displayGamut),
      NibProperty("displayScale", \UITraitCollection.displayScale),
    ]
  )
}
