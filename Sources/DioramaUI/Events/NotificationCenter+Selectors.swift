#if !canImport(ObjectiveC)
  public import Foundation

  extension NotificationCenter {
    /// Performs a method of an observer, with the notification, when one is posted; nil for any name and any sender.
    ///
    /// The observer is not kept alive, and need not be removed. Notifications are observed on the main actor.
    @preconcurrency @MainActor
    public func addObserver(
      _ observer: Any,
      selector aSelector: Selector,
      name aName: Notification.Name?,
      object anObject: Any?
    ) {
      nonisolated(unsafe) weak let target = observer as AnyObject
      let center = ObjectIdentifier(self)
      let token = addObserver(forName: aName, object: anObject, queue: nil) { note in
        // A notification is handed on where it was posted, which is the main actor for what views post.
        nonisolated(unsafe) let note = note
        MainActor.assumeIsolated {
          guard let target else { return }
          UIApplication.shared.sendAction(aSelector, to: target, from: note, for: nil)
        }
      }
      SelectorObservers.shared.add(observer as AnyObject, center, token, aName)
    }

    /// Ends what an observer was added for with selectors, and what a token was returned for; nil for any name.
    public func removeObserver(_ observer: NSObject, name aName: Notification.Name? = nil) {
      for token in SelectorObservers.shared.take(observer, ObjectIdentifier(self), aName) {
        removeObserver(token as Any, name: nil, object: nil)
      }
      removeObserver(observer as Any, name: aName, object: nil)
    }

    /// Ends what an observer was added for with selectors, and what a token was returned for; nil for any name.
    public func removeObserver(_ observer: NSObject, name aName: Notification.Name?, object anObject: Any?) {
      removeObserver(observer, name: aName)
    }
  }

  /// The objects that observe with selectors, and how their observation is ended.
  ///
  /// Any thread may end an observation, as the end of an observer belongs to none.
  private final class SelectorObservers: @unchecked Sendable {
    static let shared = SelectorObservers()

    private let lock = NSLock()

    private struct Entry {
      let identity: ObjectIdentifier
      weak var observer: AnyObject?
      let center: ObjectIdentifier
      let token: any NSObjectProtocol
      let name: Notification.Name?
    }

    private var entries: [Entry] = []

    func add(
      _ observer: AnyObject,
      _ center: ObjectIdentifier,
      _ token: any NSObjectProtocol,
      _ name: Notification.Name?
    ) {
      let stale = lock.withLock {
        let stale = entries.filter { $0.observer == nil }
        entries.removeAll { $0.observer == nil }
        entries.append(
          Entry(identity: ObjectIdentifier(observer), observer: observer, center: center, token: token, name: name)
        )
        return stale
      }
      for entry in stale { NotificationCenter.default.removeObserver(entry.token as Any) }
    }

    /// Forgets the observations of an object, and returns their tokens.
    func take(_ observer: AnyObject, _ center: ObjectIdentifier, _ name: Notification.Name?) -> [any NSObjectProtocol] {
      // An observer that is going is nil already, and is known by where it is.
      let fits: (Entry) -> Bool = {
        $0.identity == ObjectIdentifier(observer) && $0.center == center && (name == nil || $0.name == name)
      }
      return lock.withLock {
        let tokens = entries.filter(fits).map(\.token)
        entries.removeAll(where: fits)
        return tokens
      }
    }
  }
#endif
