#if !canImport(ObjectiveC)
  public import Foundation

  extension NotificationCenter {
    /// Performs a method of an observer, with the notification, when one is posted; nil for any name and any sender.
    ///
    /// The observer is not kept alive, and need not be removed. Notifications are observed on the main actor.
    @MainActor
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
    @MainActor
    public func removeObserver(_ observer: NSObject, name aName: Notification.Name? = nil) {
      for token in SelectorObservers.shared.take(observer, ObjectIdentifier(self), aName) {
        removeObserver(token as Any, name: nil, object: nil)
      }
      removeObserver(observer as Any, name: aName, object: nil)
    }

    /// Ends what an observer was added for with selectors, and what a token was returned for; nil for any name.
    @MainActor
    public func removeObserver(_ observer: NSObject, name aName: Notification.Name?, object anObject: Any?) {
      removeObserver(observer, name: aName)
    }
  }

  /// The objects that observe with selectors, and how their observation is ended.
  @MainActor
  private final class SelectorObservers {
    static let shared = SelectorObservers()

    private struct Entry {
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
      for entry in entries where entry.observer == nil { NotificationCenter.default.removeObserver(entry.token as Any) }
      entries.removeAll { $0.observer == nil }
      entries.append(Entry(observer: observer, center: center, token: token, name: name))
    }

    /// Forgets the observations of an object, and returns their tokens.
    func take(_ observer: AnyObject, _ center: ObjectIdentifier, _ name: Notification.Name?) -> [any NSObjectProtocol] {
      let fits: (Entry) -> Bool = {
        $0.observer === observer && $0.center == center && (name == nil || $0.name == name)
      }
      let tokens = entries.filter(fits).map(\.token)
      entries.removeAll(where: fits)
      return tokens
    }
  }
#endif
