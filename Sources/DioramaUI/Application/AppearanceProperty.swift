import Foundation

/// A property that may be set for all objects of a class.
@MainActor
struct AppearanceProperty {
  /// Gives an object what was set of a proxy, which is compared with an object as it is made.
  ///
  /// An object that has a value of its own keeps it; `last` is the value that the object was given before, which is not its own.
  ///
  /// - Returns: The value that the object was given; nil for none.
  let apply: (_ proxy: NSObject, _ untouched: NSObject, _ object: NSObject, _ last: Any?) -> Any?

  /// A property of which nil means that nothing was set.
  private init<Owner: NSObject, Value: Equatable & SendableMetatype>(_ path: ReferenceWritableKeyPath<Owner, Value?>) {
    self.init(path, unset: { _ in nil }, ==)
  }

  /// A property that always has a value.
  private init<Owner: NSObject, Value: Equatable & SendableMetatype>(
    always path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    self.init(path, unset: { $0[keyPath: path] }, ==)
  }

  /// Attributes of a text.
  private init<Owner: NSObject>(attributes path: ReferenceWritableKeyPath<Owner, [NSAttributedString.Key: Any]?>) {
    self.init(path, unset: { _ in nil }) { left, right in
      guard let left, let right else { return left == nil && right == nil }
      return NSAttributedString(string: " ", attributes: left).isEqual(
        to: NSAttributedString(string: " ", attributes: right)
      )
    }
  }

  /// - Parameter unset: The value of an object as it is made.
  private init<Owner: NSObject, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value>,
    unset: @escaping @MainActor (Owner) -> Value,
    _ areEqual: @escaping @MainActor (Value, Value) -> Bool
  ) {
    apply = { proxy, untouched, object, last in
      guard let proxy = proxy as? Owner, let untouched = untouched as? Owner, let object = object as? Owner else {
        return nil
      }
      let (set, current, empty) = (proxy[keyPath: path], object[keyPath: path], unset(untouched))
      guard !areEqual(set, empty) else { return nil }
      if !areEqual(current, empty) {
        guard let last = last.flatMap({ $0 as? Value }), areEqual(current, last) else { return nil }
      }
      if !areEqual(current, set) { object[keyPath: path] = set }
      return set
    }
  }

  static let all: [AppearanceProperty] =
    [
      AppearanceProperty(\UIView.ownTintColor), AppearanceProperty(\UIView.backgroundColor),
      AppearanceProperty(attributes: \UINavigationBar.titleTextAttributes),
      AppearanceProperty(attributes: \UINavigationBar.largeTitleTextAttributes),
      AppearanceProperty(\UINavigationBar.barTintColor), AppearanceProperty(\UINavigationBar.standardAppearance),
      AppearanceProperty(\UINavigationBar.compactAppearance), AppearanceProperty(\UINavigationBar.scrollEdgeAppearance),
      AppearanceProperty(\UINavigationBar.shadowImage), AppearanceProperty(always: \UINavigationBar.barStyle),
      AppearanceProperty(always: \UINavigationBar.isTranslucent),
      AppearanceProperty(\UITabBar.barTintColor), AppearanceProperty(\UITabBar.unselectedItemTintColor),
      AppearanceProperty(\UIToolbar.barTintColor), AppearanceProperty(\UISearchBar.barTintColor),
      AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor),
      AppearanceProperty(\UISlider.minimumTrackTintColor), AppearanceProperty(\UISlider.maximumTrackTintColor),
      AppearanceProperty(\UISlider.thumbTintColor), AppearanceProperty(\UIProgressView.progressTintColor),
      AppearanceProperty(\UIProgressView.trackTintColor),
      AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
      AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
      AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor), AppearanceProperty(\UITableView.separatorColor),
      AppearanceProperty(\UITableView.sectionIndexColor), AppearanceProperty(\UIBarButtonItem.tintColor),
    ] + titles

  /// The attributes of an item's title, a property for each state.
  private static let titles = [UIControl.State.normal, .highlighted, .disabled, .selected, .focused].map { state in
    AppearanceProperty(attributes: \UIBarItem.titleTextAttributes[state.rawValue])
  }
}
