#if !canImport(ObjectiveC)
  import Foundation

  /// All observations of properties.
  ///
  /// A change is found by comparing a property with what it was. Any thread may end an observation, as the end of an observer belongs
  /// to none.
  enum KeyValueObservers {
    /// One observation.
    final class Entry: @unchecked Sendable {
      weak var object: AnyObject?
      let identity: ObjectIdentifier
      let options: NSKeyValueObservingOptions
      let read: @MainActor () -> Any?
      var last: Any?
      var tell: @MainActor (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void = { _, _, _ in }
      var observer: ObjectIdentifier?
      var keyPath: String?
      var context: UnsafeMutableRawPointer?

      @MainActor
      init(object: AnyObject, options: NSKeyValueObservingOptions, read: @escaping @MainActor () -> Any?) {
        self.object = object
        identity = ObjectIdentifier(object)
        self.options = options
        self.read = read
        last = read()
      }

      /// Tells a change, if there is one.
      @MainActor
      fileprivate func check() {
        let new = read()
        guard object != nil, !Self.areEqual(last, new) else { return }
        let old = last
        last = new
        if options.contains(.prior) { tell(old, nil, true) }
        tell(old, new, false)
      }

      /// Values that cannot be compared are taken to be equal.
      private static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        func equals<Value: Equatable>(_ value: Value) -> Bool { (b as? Value) == value }
        if let value = a as? any Equatable { return equals(value) }
        return type(of: a) is AnyClass ? (a as AnyObject) === (b as AnyObject) : true
      }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: [Entry]] = [:]

    /// Whether anything is observed, and nothing is being set in several steps.
    nonisolated(unsafe) private(set) static var isActive = false

    @MainActor private static var steps = 0

    @MainActor
    static func add(_ entry: Entry) {
      // An object that is gone may have had the same identity.
      remove(of: entry.identity) { _ in false }
      lock.withLock { set((entries[entry.identity] ?? []) + [entry], of: entry.identity) }
      if entry.options.contains(.initial) { entry.tell(nil, entry.last, false) }
    }

    /// Ends observations of an object.
    static func remove(of object: ObjectIdentifier, where fits: (Entry) -> Bool) {
      // What the entries hold is released when the lock is free again: it may end observations too.
      let all = lock.withLock {
        let all = entries[object] ?? []
        set(all.filter { !fits($0) && $0.object != nil }, of: object)
        return all
      }
      withExtendedLifetime(all) {}
    }

    /// Replaces the observations of an object; the caller holds the lock.
    private static func set(_ list: [Entry], of object: ObjectIdentifier) {
      entries[object] = list.isEmpty ? nil : list
      isActive = !entries.isEmpty
    }

    /// Tells what has changed of an object.
    @MainActor
    static func changed(_ object: AnyObject) {
      guard isActive, steps == 0 else { return }
      for entry in lock.withLock({ entries[ObjectIdentifier(object)] ?? [] }) { entry.check() }
    }

    /// Tells what has changed of a layer, and of its view.
    @MainActor
    static func changed(_ layer: CALayer) {
      changed(layer as AnyObject)
      if let view = layer.delegate { changed(view as AnyObject) }
    }

    /// Tells what has changed of all objects, and forgets those that are gone.
    @MainActor
    static func check() {
      guard isActive, steps == 0 else { return }
      for entry in lock.withLock({ entries.values.flatMap { $0 } }) {
        if entry.object == nil { remove(of: entry.identity) { _ in false } } else { entry.check() }
      }
    }

    /// Sets something in several steps, of which nobody is told.
    @MainActor
    static func inSteps(of layer: CALayer, _ body: () -> Void) {
      steps += 1
      body()
      steps -= 1
      changed(layer)
    }
  }

  /// The properties that are observed by their names although archives do not have them.
  @MainActor
  enum ObservedProperty {
    static func value(of object: NSObject, at keyPath: String) -> Any? {
      if let read = known[keyPath], let value = read(object) { return value }
      return object.value(forKeyPath: keyPath)
    }

    private static let known: [String: (NSObject) -> Any?] = [
      "frame": { ($0 as? UIView)?.frame },
      "bounds": { ($0 as? UIView)?.bounds },
      "center": { ($0 as? UIView)?.center },
      "alpha": { ($0 as? UIView)?.alpha },
      "hidden": { ($0 as? UIView)?.isHidden },
      "contentOffset": { ($0 as? UIScrollView)?.contentOffset },
      "contentSize": { ($0 as? UIScrollView)?.contentSize },
      "contentInset": { ($0 as? UIScrollView)?.contentInset },
      "state": { ($0 as? UIGestureRecognizer)?.state.rawValue },
      "text": { ($0 as? UILabel)?.text ?? ($0 as? UITextField)?.text ?? ($0 as? UITextView)?.text },
    ]
  }
#else
  import Foundation

  /// Apple's systems tell observers themselves.
  enum KeyValueObservers {
    static let isActive = false
    static func changed(_ object: AnyObject) {}
    static func check() {}
    static func inSteps(of layer: AnyObject, _ body: () -> Void) { body() }
  }
#endif
