public import Foundation
import NibLoader
import SceneGeometry

/// What an interface may depend on: the room, the appearance, the size of text and the display.
open class UITraitCollection: NSObject, NSCoding, @unchecked Sendable {
  let values: TraitValues

  /// How much room there is from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// The colors of the display.
  public var displayGamut: UIDisplayGamut { values.displayGamut }

  /// The pixels of a point; 0 if it is not said.
  public var displayScale: CGFloat { values.displayScale }

  /// The size of text that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

  /// Creates a collection that says nothing.
  public convenience override init() {
    self.init(TraitValues())
  }

  /// Creates a collection that says how much room there is from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// Creates a collection that says how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// Creates a collection that says whether the appearance is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates a collection that says what kind of device it is.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: idiom))
  }

  /// Creates a collection that says how many pixels a point has.
  public convenience init(displayScale scale: CGFloat) {
    self.init(TraitValues(displayScale: scale))
  }

  /// Creates a collection that says which size of text the user prefers.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Creates a collection that says what several say; of two that say something of the same trait, the later counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
  }

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection out of an archive; a trait without a key is not said.
  public required init?(coder: NSCoder) {
    var values = TraitValues()
    values.horizontalSizeClass = coder.decodeCase(
      forKey: "UITraitCollectionBuiltinTrait-_UITraitNameHorizontalSizeClass",
      absent: .unspecified
    )
    values.verticalSizeClass = coder.decodeCase(
      forKey: "UITraitCollectionBuiltinTrait-_UITraitNameVerticalSizeClass",
      absent: .unspecified
    )
    values.userInterfaceStyle = coder.decodeCase(
      forKey: "UITraitCollectionBuiltinTrait-_UITraitNameUserInterfaceStyle",
      absent: .unspecified
    )
    values.userInterfaceIdiom = coder.decodeCase(
      forKey: "UITraitCollectionBuiltinTrait-_UITraitNameUserInterfaceIdiom",
      absent: .unspecified
    )
    values.displayGamut = coder.decodeCase(
      forKey: "UITraitCollectionBuiltinTrait-_UITraitNameDisplayGamut",
      absent: .unspecified
    )
    values.displayScale = coder.decodeCGFloat(
      forKey: "UITraitCollectionBuiltinTrait-_UITraitNameDisplayScale",
      absent: 0
    )
    self.values = values
    super.init()
  }

  /// Writes nothing: archives are made by the scene compiler, not by live objects.
  open func encode(with coder: NSCoder) {}

  /// Whether the collection has every trait that another one says something of.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var both = values
    both.merge(trait.values)
    return both == values
  }

  /// Whether the two look different where colors depend on the appearance; nil for a collection that says nothing.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
      || displayGamut != (traitCollection?.displayGamut ?? .unspecified)
  }

  /// Whether another object says the same of all traits.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

  /// A hash that equal collections share.
  open override var hash: Int { values.hashValue }

  /// How many traits the collection says something of.
  var specificity: Int { values.specificity }
}

/// The values of traits, each of which may be left open.
struct TraitValues: Hashable, Sendable {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var displayGamut = UIDisplayGamut.unspecified
  var displayScale: CGFloat = 0
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified

  /// The values of an application's own traits, by these; nil for none.
  var custom: [ObjectIdentifier: CustomTraitValue]?

  /// Takes over what other values say.
  mutating func merge(_ other: TraitValues) {
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if let more = other.custom { custom = (custom ?? [:]).merging(more) { _, new in new } }
  }

  var specificity: Int {
    [
      horizontalSizeClass != .unspecified, verticalSizeClass != .unspecified, userInterfaceStyle != .unspecified,
      userInterfaceIdiom != .unspecified, displayGamut != .unspecified, displayScale != 0,
      preferredContentSizeCategory != .unspecified,
    ].count { $0 } + (custom?.count ?? 0)
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

extension UITraitCollection {
  /// The traits of the view that is being drawn, laid out or notified; otherwise those of the screen.
  ///
  /// `UIRuntime.shared` says how large the screen is, what kind of device it belongs to, and what the user prefers.
  @preconcurrency @MainActor
  public class var current: UITraitCollection {
    get { UIRuntime.shared.traits.current ?? ofRoom(UIRuntime.shared.screenBounds.size) }
    set { UIRuntime.shared.traits.current = newValue }
  }

  /// Does something while the collection is the current one.
  @preconcurrency @MainActor
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = UIRuntime.shared.traits.current
    UIRuntime.shared.traits.current = self
    actions()
    UIRuntime.shared.traits.current = outer
  }

  /// The traits where there is as much room as a size has, in points, on the device of the runtime.
  @MainActor
  static func ofRoom(_ size: CGSize) -> UITraitCollection {
    let runtime = UIRuntime.shared
    let idiom = runtime.userInterfaceIdiom
    let classes = SizeClasses(width: Double(size.width), height: Double(size.height), isTablet: idiom == .pad)
    return UITraitCollection(
      TraitValues(
        horizontalSizeClass: classes.isWideRegular ? .regular : .compact,
        verticalSizeClass: classes.isHighRegular ? .regular : .compact,
        userInterfaceStyle: runtime.userInterfaceStyle,
        userInterfaceIdiom: idiom,
        displayScale: runtime.screenScale,
        preferredContentSizeCategory: runtime.preferredContentSizeCategory
      )
    )
  }
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
