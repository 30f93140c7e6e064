import Foundation

/// What the user prefers, which traits are the current ones, and who hears of changes.
@MainActor
final class TraitState {
  var style = UIUserInterfaceStyle.light
  var category = UIContentSizeCategory.large

  /// The traits of what is being drawn, laid out or notified; nil for those of the screen.
  var current: UITraitCollection?

  /// Whether any view or controller has had traits of its own, without which no superview has to be asked.
  var hasOverrides = false

  /// Whether colors show something else than in light appearance.
  var isDark: Bool { (current?.userInterfaceStyle ?? style) == .dark }

  /// Changes what the user prefers, and notifies what is shown.
  func change(_ body: (TraitState) -> Void) {
    Self.notify(of: UIRuntime.shared.mainLoop.shownWindows) { body(self) }
  }

  /// Makes a change, and notifies the views below some whose traits it has changed, with their controllers: superviews first.
  static func notify(of tops: [UIView], _ change: () -> Void) {
    let old = tops.flatMap { $0.traitsInside(room: $0.room, around: $0.superview) }
    change()
    let new = tops.flatMap { $0.traitsInside(room: $0.room, around: $0.superview) }
    for (before, after) in zip(old, new) where before.view === after.view && before.traits != after.traits {
      after.view.followTraits(from: before.traits, to: after.traits)
    }
  }
}

extension UIView {
  /// The traits of the view and all inside it, as long as it may get others by going elsewhere in its window; none otherwise.
  func traitsBeforeMove(to window: UIWindow?) -> [(view: UIView, traits: UITraitCollection)] {
    guard UIRuntime.shared.traits.hasOverrides, let window, self.window === window else { return [] }
    return traitsInside(room: room, around: superview)
  }

  /// Notifies the view and all inside it of traits that they have got by going elsewhere.
  func followMove(from old: [(view: UIView, traits: UITraitCollection)]) {
    let new = traitsInside(room: room, around: superview)
    for (before, after) in zip(old, new) where before.view === after.view && before.traits != after.traits {
      after.view.followTraits(from: before.traits, to: after.traits)
    }
  }

  /// Notifies the view and its controller of other traits.
  func followTraits(from old: UITraitCollection, to new: UITraitCollection) {
    if new.hasDifferentColorAppearance(comparedTo: old) || new.displayScale != old.displayScale { setNeedsDisplay() }
    new.performAsCurrent {
      if let controller {
        controller.traitCollectionDidChange(old)
        controller.traitParts.call(controller, old, new)
      }
      if new.preferredContentSizeCategory != old.preferredContentSizeCategory { followContentSizeCategory(new) }
      traitCollectionDidChange(old)
      layoutParts?.traits.call(self, old, new)
    }
    if new.horizontalSizeClass != old.horizontalSizeClass || new.verticalSizeClass != old.verticalSizeClass {
      applyTraitStorages(new)
    }
  }

  /// Gives text another size, where the font follows the size that the user prefers.
  private func followContentSizeCategory(_ traits: UITraitCollection) {
    switch self {
    case let label as UILabel where label.adjustsFontForContentSizeCategory: label.font = label.font.following(traits)
    case let field as UITextField where field.adjustsFontForContentSizeCategory:
      field.font = field.font?.following(traits)
    case let view as UITextView where view.adjustsFontForContentSizeCategory: view.font = view.font?.following(traits)
    case let button as UIButton where button.configuration != nil: button.titleLabelDidChange()
    case let bar as UISearchBar: bar.heightDidChange()
    default: break
    }
  }
}

extension UIView: UITraitChangeObservable {
  /// The traits of the window, with what the view and those around it say about their own; outside of a window, with those of
  /// the screen.
  public var traitCollection: UITraitCollection {
    guard UIRuntime.shared.traits.hasOverrides else { return room }
    return room.with(overridesAround)
  }

  /// The traits of the window, or of the screen outside of one, without what views and controllers say about their own.
  var room: UITraitCollection { window.map { .ofRoom($0.bounds.size) } ?? .ofScreen }

  /// What the view, those around it and their controllers say about their traits; the nearest counts.
  private var overridesAround: TraitValues {
    var overrides = TraitValues()
    var view: UIView? = self
    while let current = view {
      if let own = current.ownOverrides { overrides = own.merging(overrides) }
      view = current.superview
    }
    return overrides
  }

  /// What the view and its controller say about their own traits; nil if they say nothing.
  private var ownOverrides: TraitValues? {
    let own = layoutParts?.traits.overrides
    guard let controller else { return own }
    var overrides = controller.traitParts.overrides
    var child = controller
    while let parent = child.parent {
      if let given = parent.traitParts.ofChildren[ObjectIdentifier(child)] { overrides = given.merging(overrides) }
      // A parent whose view lies around this one is asked there.
      if parent.viewIfLoaded?.superview != nil { break }
      overrides = parent.traitParts.overrides.merging(overrides)
      child = parent
    }
    return own.map(overrides.merging) ?? overrides
  }

  /// The traits of the view and all inside it, superviews first, where some room and a view around them are; nil for none.
  func traitsInside(room: UITraitCollection, around outer: UIView?) -> [(view: UIView, traits: UITraitCollection)] {
    guard UIRuntime.shared.traits.hasOverrides else { return subtree.map { ($0, room) } }
    let around = outer?.overridesAround ?? TraitValues()
    var result: [(view: UIView, traits: UITraitCollection)] = []
    var pending = [(view: self, overrides: around, traits: room.with(around))]
    while let (view, outer, traits) = pending.popLast() {
      var (overrides, traits) = (outer, traits)
      if let own = view.ownOverrides, case let merged = outer.merging(own), merged != outer {
        overrides = merged
        traits = room.with(merged)
      }
      result.append((view, traits))
      for child in view.children.reversed() { pending.append((child, overrides, traits)) }
    }
    return result
  }

  /// The appearance of the view and what lies in it, whatever the user prefers; unspecified for the superview's.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { layoutParts?.traits.overrides.userInterfaceStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      UIRuntime.shared.traits.hasOverrides = true
      TraitState.notify(of: [self]) { madeLayoutParts.traits.overrides.userInterfaceStyle = newValue }
    }
  }
}

extension UIViewController: UITraitChangeObservable {
  /// The traits of the view; as long as it is not loaded, those of the parent or of the screen, with the controller's own.
  public var traitCollection: UITraitCollection {
    if let viewIfLoaded { return viewIfLoaded.traitCollection }
    var values = (parent?.traitCollection ?? .ofScreen).values
    if let child = parent?.traitParts.ofChildren[ObjectIdentifier(self)] { values.merge(child) }
    values.merge(traitParts.overrides)
    return UITraitCollection(values)
  }

  /// The appearance of the controller and its children, whatever the user prefers; unspecified for the parent's.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitParts.overrides.userInterfaceStyle }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      UIRuntime.shared.traits.hasOverrides = true
      TraitState.notify(of: viewIfLoaded.map { [$0] } ?? []) { traitParts.overrides.userInterfaceStyle = newValue }
    }
  }

  /// Gives a child traits instead of those that it has from this controller; nil for these.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    UIRuntime.shared.traits.hasOverrides = true
    TraitState.notify(of: childViewController.viewIfLoaded.map { [$0] } ?? []) {
      traitParts.ofChildren[ObjectIdentifier(childViewController)] = collection?.values
    }
  }

  /// The traits that a child has instead of those of this controller; nil if it was given none.
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    traitParts.ofChildren[ObjectIdentifier(childViewController)].map(UITraitCollection.init)
  }
}

extension UITraitCollection {
  /// The traits with others, which count more.
  func with(_ stronger: TraitValues) -> UITraitCollection {
    let merged = values.merging(stronger)
    return merged == values ? self : UITraitCollection(merged)
  }

  /// The traits of the screen.
  @MainActor static var ofScreen: UITraitCollection { ofRoom(UIRuntime.shared.screenBounds.size) }
}

extension TraitValues {
  /// The values with those of others, which count more.
  func merging(_ stronger: TraitValues) -> TraitValues {
    var values = self
    values.merge(stronger)
    return values
  }
}
