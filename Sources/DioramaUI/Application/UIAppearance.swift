public import Foundation

/// An object whose class has a look that is set once for all of its objects.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// An object that stands for all objects of the class: what is set of it holds for those that enter a window later.
  static func appearance() -> Self

  /// An object that stands for the objects of the class that lie in objects of other classes.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// An object in which the looks of others may differ.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// An object that stands for all objects of the class: what is set of it holds for those that enter a window later.
  ///
  /// It is made with `init(coder:)`. What was set of an object itself counts more.
  public class func appearance() -> Self {
    UIRuntime.shared.appearances.proxy(of: self, in: []) { self.init(coder: EmptyCoder()) }
  }

  /// An object that stands for the objects of the class that lie in objects of other classes, the innermost first.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    UIRuntime.shared.appearances.proxy(of: self, in: containerTypes) { self.init(coder: EmptyCoder()) }
  }
}

extension UIBarItem: UIAppearance {
  /// An object that stands for all items of the class: what is set of it holds for those that a bar shows later.
  public class func appearance() -> Self {
    UIRuntime.shared.appearances.proxy(of: self, in: []) { self.init(coder: EmptyCoder()) }
  }

  /// An object that stands for the items of the class in bars that lie in objects of other classes, the innermost first.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    UIRuntime.shared.appearances.proxy(of: self, in: containerTypes) { self.init(coder: EmptyCoder()) }
  }
}

extension UIViewController: UIAppearanceContainer {}

/// The coder of an archive without any values.
final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
}

/// The looks of classes.
@MainActor
final class AppearanceStore {
  private struct Entry {
    let type: AnyClass
    let containers: [any UIAppearanceContainer.Type]
    /// What an application sets.
    let proxy: NSObject
    /// An object as it is made, with which the proxy is compared.
    let untouched: NSObject
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  /// Whether any class has a look of its own.
  var isInUse: Bool { !entries.isEmpty }

  /// Forgets all looks, as the end of an application does.
  func removeAll() { entries = [] }

  func proxy<Object: NSObject>(
    of type: Object.Type,
    in containers: [any UIAppearanceContainer.Type],
    make: () -> Object?
  ) -> Object {
    let found = entries.first { entry in
      entry.type == type && entry.containers.count == containers.count
        && zip(entry.containers, containers).allSatisfy { $0 == $1 }
    }
    if let found = found?.proxy as? Object { return found }
    guard let proxy = make(), let untouched = make() else {
      UIKitException.raise(
        .internalInconsistency,
        "\(type) cannot be made without values, which its appearance() needs."
      )
    }
    entries.append(Entry(type: type, containers: containers, proxy: proxy, untouched: untouched))
    return proxy
  }

  /// Gives a view the looks of its classes, those of superclasses first, and the more special ones last.
  func apply(to view: UIView) { apply(to: view, inside: view.superview) }

  /// Gives an item the looks of its classes in a bar.
  func apply(to item: UIBarItem, in bar: UIView) { apply(to: item, inside: bar) }

  private func apply(to object: NSObject, inside container: UIView?) {
    let fitting = entries.filter { object.isKind(of: $0.type) && contains($0.containers, container) }
    let ordered = fitting.enumerated().sorted {
      (depth(of: $0.element.type), $0.element.containers.count, $0.offset)
        > (depth(of: $1.element.type), $1.element.containers.count, $1.offset)
    }
    // The most special one comes first, because what is set then is left alone.
    for (_, entry) in ordered where entry.proxy !== object {
      for property in AppearanceProperty.all { property.apply(entry.proxy, entry.untouched, object) }
    }
  }

  private func depth(of type: AnyClass) -> Int {
    var count = 0
    var mirror: AnyClass? = type
    while let current = mirror {
      count += 1
      mirror = _getSuperclass(current)
    }
    return count
  }

  private func contains(_ containers: [any UIAppearanceContainer.Type], _ view: UIView?) -> Bool {
    var left = containers[...]
    var current: UIView? = view
    while let view = current, let wanted = left.first {
      if view.isKind(of: wanted) || view.controller?.isKind(of: wanted) == true { left = left.dropFirst() }
      current = view.superview
    }
    return left.isEmpty
  }
}

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
