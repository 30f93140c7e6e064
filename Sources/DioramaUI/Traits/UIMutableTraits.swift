import Foundation

/// Traits that can be set.
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension UIMutableTraits {
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// How much room there is from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// The size of text that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
}

/// What a view or controller says about its own traits.
@preconcurrency @MainActor
public struct UITraitOverrides: @MainActor UIMutableTraits {
  var values: TraitValues

  /// The value of a trait; setting it says so for the object and what is in it.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { T.value(in: TraitCollectionValues(values: values)) }
    set {
      var box = TraitCollectionValues(values: values)
      T.set(newValue, in: &box)
      values = box.values
    }
  }

  /// Whether a trait is said anything about.
  public func contains(_ trait: UITrait) -> Bool { trait.differs(TraitValues(), values) || hasOwn(trait) }

  private func hasOwn(_ trait: UITrait) -> Bool { values.custom?[ObjectIdentifier(trait)] != nil }

  /// Says nothing about a trait any more.
  public mutating func remove(_ trait: UITrait) {
    values.custom?[ObjectIdentifier(trait)] = nil
    func clear<T: UITraitDefinition>(_ type: T.Type) {
      var box = TraitCollectionValues(values: values)
      T.set(T.defaultValue, in: &box)
      values = box.values
    }
    if values.custom == nil || !hasOwn(trait) {
      let custom = values.custom
      clear(trait)
      values.custom = custom
    }
  }
}

/// The traits of a collection that is being made.
private struct CollectedTraits: UIMutableTraits {
  var box: TraitCollectionValues

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { T.value(in: box) }
    set { T.set(newValue, in: &box) }
  }
}

extension UITraitCollection {
  /// Creates a collection with what a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues(), mutations)
  }

  private convenience init(_ values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = CollectedTraits(box: TraitCollectionValues(values: values))
    mutations(&traits)
    self.init((traits as? CollectedTraits)?.box.values ?? values)
  }

  /// Returns the collection with what a closure sets.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values, mutations)
  }

  /// The value of a trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    T.value(in: TraitCollectionValues(values: values))
  }
}

extension UIView {
  /// What the view says about its own traits and those of what is in it.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: layoutParts?.traits.overrides ?? TraitValues()) }
    set {
      guard newValue.values != layoutParts?.traits.overrides ?? TraitValues() else { return }
      UIRuntime.shared.traits.hasOverrides = true
      TraitState.notify(of: [self]) { madeLayoutParts.traits.overrides = newValue.values }
    }
  }
}

extension UIViewController {
  /// What the controller says about its own traits and those of its children.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitParts.overrides) }
    set {
      guard newValue.values != traitParts.overrides else { return }
      UIRuntime.shared.traits.hasOverrides = true
      TraitState.notify(of: viewIfLoaded.map { [$0] } ?? []) { traitParts.overrides = newValue.values }
    }
  }
}
