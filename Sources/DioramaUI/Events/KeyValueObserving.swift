#if !canImport(ObjectiveC)
  public import Foundation

  /// What an observer wants to know.
  public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// The value at once, without a change.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Two calls for a change; both follow it in DioramaUI.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
  }

  /// How a property has changed.
  public enum NSKeyValueChange: UInt, Sendable {
    /// It was set.
    case setting = 1
    /// Objects were inserted; never reported by DioramaUI.
    case insertion = 2
    /// Objects were removed; never reported by DioramaUI.
    case removal = 3
    /// Objects were replaced; never reported by DioramaUI.
    case replacement = 4
  }

  /// A part of what an observer gets of a change.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// How the property has changed, as a number.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of objects; never set by DioramaUI.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether another call follows.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  }

  /// An object that is called when properties of others change that it observes by their names.
  @preconcurrency @MainActor
  public protocol KeyValueObserver: AnyObject {
    /// Called when a property has changed.
    func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    )
  }

  extension UIResponder: KeyValueObserver {}
  extension CALayer: KeyValueObserver {}
  extension UIGestureRecognizer: KeyValueObserver {}

  /// An object whose properties can be observed.
  public protocol KeyValueObserving {}

  extension NSObject: KeyValueObserving {}

  /// A change of a property.
  public struct NSKeyValueObservedChange<Value> {
    /// How a property changes.
    public typealias Kind = NSKeyValueChange

    /// How it has changed.
    public let kind: Kind
    /// The new value; nil without the option `new`.
    public let newValue: Value?
    /// The old value; nil without the option `old`, and for the initial call.
    public let oldValue: Value?
    /// The indexes of objects; always nil.
    public let indexes: IndexSet?
    /// Whether another call follows.
    public let isPrior: Bool
  }

  /// An observation, which ends with this object.
  public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let entry: KeyValueObservers.Entry

    init(_ entry: KeyValueObservers.Entry) { self.entry = entry }

    /// Ends the observation.
    public func invalidate() { KeyValueObservers.remove(of: entry.identity) { $0 === self.entry } }

    deinit { KeyValueObservers.remove(of: entry.identity) { [entry] in $0 === entry } }
  }

  extension KeyValueObserving {
    /// Calls a closure when a property has changed, as long as what is returned lives.
    ///
    /// Changes of geometry, scrolling, visibility and opacity, and of a recognizer's state, are reported at once, all others at the
    /// end of the turn.
    @preconcurrency @MainActor
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>,
      options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      weak let object = self as AnyObject
      let entry = KeyValueObservers.Entry(
        object: self as AnyObject,
        options: options,
        read: { (object as? Self)?[keyPath: keyPath] }
      )
      entry.tell = { old, new, isPrior in
        guard let object = object as? Self else { return }
        let change = NSKeyValueObservedChange(
          kind: .setting,
          newValue: options.contains(.new) && !isPrior ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil,
          indexes: nil,
          isPrior: isPrior
        )
        changeHandler(object, change)
      }
      KeyValueObservers.add(entry)
      return NSKeyValueObservation(entry)
    }
  }

  extension NSObject {
    /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer when a property has changed.
    ///
    /// Changes of geometry, scrolling, visibility and opacity, and of a recognizer's state, are reported at once, all others at the
    /// end of the turn. Values are those of Swift, such as `CGPoint`. The observer is not kept alive.
    @preconcurrency @MainActor
    public func addObserver(
      _ observer: NSObject,
      forKeyPath keyPath: String,
      options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      weak let object = self
      weak let target = observer as? any KeyValueObserver
      let entry = KeyValueObservers.Entry(
        object: self,
        options: options,
        read: { object.flatMap { ObservedProperty.value(of: $0, at: keyPath) } }
      )
      entry.observer = ObjectIdentifier(observer)
      entry.keyPath = keyPath
      entry.context = context
      entry.tell = { old, new, isPrior in
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new), !isPrior { change[.newKey] = new ?? NSNull() }
        if options.contains(.old) { change[.oldKey] = old }
        if isPrior { change[.notificationIsPriorKey] = true }
        target?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
      KeyValueObservers.add(entry)
    }

    /// Ends the observation of a property with a context.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
      let (object, observer) = (ObjectIdentifier(self), ObjectIdentifier(observer))
      KeyValueObservers.remove(of: object) {
        $0.observer == observer && $0.keyPath == keyPath && $0.context == context
      }
    }

    /// Ends the observation of a property.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      let (object, observer) = (ObjectIdentifier(self), ObjectIdentifier(observer))
      KeyValueObservers.remove(of: object) { $0.observer == observer && $0.keyPath == keyPath }
    }

    /// Announces a change of a property; does nothing, because a change is found when it is done.
    public func willChangeValue(forKey key: String) {}

    /// Reports changes of the object's properties to their observers.
    @preconcurrency @MainActor
    public func didChangeValue(forKey key: String) { KeyValueObservers.changed(self) }
  }
#endif
