import Foundation

/// What of a look may be set for a class.
@MainActor
struct AppearanceProperty {
  /// Hands on what was set of a proxy, which is compared with an object as it is made, unless the object has its own.
  let apply: (_ proxy: NSObject, _ untouched: NSObject, _ object: NSObject) -> Void

  /// A property of which nil means that nothing was set.
  private init<Owner: NSObject, Value: Equatable>(_ path: ReferenceWritableKeyPath<Owner, Value?>) {
    apply = { proxy, _, object in
      guard let proxy = proxy as? Owner, let object = object as? Owner, let set = proxy[keyPath: path],
        object[keyPath: path] == nil
      else { return }
      object[keyPath: path] = set
    }
  }

  /// A property that always has a value.
  private init<Owner: NSObject, Value: Equatable>(always path: ReferenceWritableKeyPath<Owner, Value>) {
    apply = { proxy, untouched, object in
      guard let proxy = proxy as? Owner, let untouched = untouched as? Owner, let object = object as? Owner,
        proxy[keyPath: path] != untouched[keyPath: path], object[keyPath: path] == untouched[keyPath: path]
      else { return }
      object[keyPath: path] = proxy[keyPath: path]
    }
  }

  /// Attributes of a text.
  private init<Owner: NSObject>(
    attributes path: ReferenceWritableKeyPath<Owner, [NSAttributedString.Key: Any]?>
  ) {
    apply = { proxy, _, object in
      guard let proxy = proxy as? Owner, let object = object as? Owner, let set = proxy[keyPath: path],
        object[keyPath: path] == nil
      else { return }
      object[keyPath: path] = set
    }
  }

  static let all: [AppearanceProperty] = [
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
    AppearanceProperty(\UITableView.sectionIndexColor), AppearanceProperty(\UIBarButtonItem.tintColor), titles,
  ]

  /// The attributes of an item's title, state by state.
  private static let titles = AppearanceProperty { proxy, _, object in
    guard let proxy = proxy as? UIBarItem, let object = object as? UIBarItem else { return }
    for (state, set) in proxy.titleTextAttributes where object.titleTextAttributes[state] == nil {
      object.titleTextAttributes[state] = set
    }
  }

  private init(_ apply: @escaping (_ proxy: NSObject, _ untouched: NSObject, _ object: NSObject) -> Void) {
    self.apply = apply
  }
}
