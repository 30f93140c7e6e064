import Foundation

/// A trait: what kind of value it has, and which where nobody says anything.
///
/// Applications define traits of their own, and set them with `traitOverrides`.
public protocol UITraitDefinition {
  /// The kind of value.
  associatedtype Value

  /// The value where nobody says anything.
  static var defaultValue: Value { get }

  /// What the trait is called, for people.
  static var name: String { get }

  /// Whether colors may depend on the trait.
  static var affectsColorAppearance: Bool { get }

  /// The value in a collection.
  static func value(in values: TraitCollectionValues) -> Value

  /// Sets the value in a collection.
  static func set(_ value: Value, in values: inout TraitCollectionValues)
}

/// The values of a collection of traits, for the traits of the system.
public struct TraitCollectionValues {
  var values: TraitValues
}

/// A trait that changes can be registered for, as a type.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }

  /// False.
  public static var affectsColorAppearance: Bool { false }

  /// The value that was set, or the default.
  public static func value(in values: TraitCollectionValues) -> Value {
    values.values.custom?[ObjectIdentifier(Self.self)]?.value as? Value ?? defaultValue
  }

  /// Sets the value.
  public static func set(_ value: Value, in values: inout TraitCollectionValues) {
    values.values.custom = (values.values.custom ?? [:]).merging(
      [ObjectIdentifier(Self.self): CustomTraitValue(value: value)]
    ) { _, new in new }
  }

  /// Whether the value differs between two collections; one that cannot be compared does where it was set anew.
  static func differs(_ old: TraitValues, _ new: TraitValues) -> Bool {
    let a = CustomTraitValue(value: value(in: TraitCollectionValues(values: old)))
    let b = CustomTraitValue(value: value(in: TraitCollectionValues(values: new)))
    return a != b
  }
}

/// The value of an application's own trait.
struct CustomTraitValue: Hashable, @unchecked Sendable {
  let value: Any

  static func == (a: CustomTraitValue, b: CustomTraitValue) -> Bool {
    if let left = a.value as? any Equatable { return left.isSame(as: b.value) }
    return type(of: a.value) is AnyClass && type(of: b.value) is AnyClass
      && a.value as AnyObject === b.value as AnyObject
  }

  func hash(into hasher: inout Hasher) {
    if let value = value as? any Hashable { hasher.combine(value) }
  }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// The value where nobody says anything.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// Colors depend on it.
  public static var affectsColorAppearance: Bool { true }
  /// The value in a collection.
  public static func value(in values: TraitCollectionValues) -> UIUserInterfaceStyle {
    values.values.userInterfaceStyle
  }
  /// Sets the value in a collection.
  public static func set(_ value: UIUserInterfaceStyle, in values: inout TraitCollectionValues) {
    values.values.userInterfaceStyle = value
  }
}

/// How much room there is from side to side.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value where nobody says anything.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// The value in a collection.
  public static func value(in values: TraitCollectionValues) -> UIUserInterfaceSizeClass {
    values.values.horizontalSizeClass
  }
  /// Sets the value in a collection.
  public static func set(_ value: UIUserInterfaceSizeClass, in values: inout TraitCollectionValues) {
    values.values.horizontalSizeClass = value
  }
}

/// How much room there is from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The value where nobody says anything.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// The value in a collection.
  public static func value(in values: TraitCollectionValues) -> UIUserInterfaceSizeClass {
    values.values.verticalSizeClass
  }
  /// Sets the value in a collection.
  public static func set(_ value: UIUserInterfaceSizeClass, in values: inout TraitCollectionValues) {
    values.values.verticalSizeClass = value
  }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value where nobody says anything.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// The value in a collection.
  public static func value(in values: TraitCollectionValues) -> UIUserInterfaceIdiom {
    values.values.userInterfaceIdiom
  }
  /// Sets the value in a collection.
  public static func set(_ value: UIUserInterfaceIdiom, in values: inout TraitCollectionValues) {
    values.values.userInterfaceIdiom = value
  }
}

/// The pixels of a point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// The value where nobody says anything.
  public static var defaultValue: CGFloat { 0 }
  /// The value in a collection.
  public static func value(in values: TraitCollectionValues) -> CGFloat { values.values.displayScale }
  /// Sets the value in a collection.
  public static func set(_ value: CGFloat, in values: inout TraitCollectionValues) {
    values.values.displayScale = value
  }
}

/// The colors of the display.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// The value where nobody says anything.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// The value in a collection.
  public static func value(in values: TraitCollectionValues) -> UIDisplayGamut { values.values.displayGamut }
  /// Sets the value in a collection.
  public static func set(_ value: UIDisplayGamut, in values: inout TraitCollectionValues) {
    values.values.displayGamut = value
  }
}

/// The size of text that the user prefers.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value where nobody says anything.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  /// The value in a collection.
  public static func value(in values: TraitCollectionValues) -> UIContentSizeCategory {
    values.values.preferredContentSizeCategory
  }
  /// Sets the value in a collection.
  public static func set(_ value: UIContentSizeCategory, in values: inout TraitCollectionValues) {
    values.values.preferredContentSizeCategory = value
  }
}
