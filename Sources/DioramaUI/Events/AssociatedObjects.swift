#if !canImport(ObjectiveC)
  import Foundation

  /// How an object holds what is associated with it.
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// It does not keep the value alive; once that is gone, there is none.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// It keeps the value.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// It keeps a copy of the value.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// It keeps the value; the same as without atomicity here, where every access is atomic.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// It keeps a copy of the value.
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// The value that is associated with an object under a key; nil for none.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.of(object as AnyObject, makes: false)?.value(of: key)
  }

  /// Associates a value with an object under a key; nil ends the association.
  ///
  /// Responders and gesture recognizers release their values when they go; values of other objects are released some time
  /// later, when others are associated.
  public func objc_setAssociatedObject(
    _ object: Any,
    _ key: UnsafeRawPointer,
    _ value: Any?,
    _ policy: objc_AssociationPolicy
  ) {
    AssociatedObjects.of(object as AnyObject, makes: value != nil)?.set(value, policy, for: key)
  }

  /// Ends all associations of an object.
  public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.of(object as AnyObject, makes: false)?.removeAll()
  }

  /// An object that has room for what is associated with it.
  protocol AssociationHolder: AnyObject {
    /// What is associated with the object; nil as long as nothing was.
    var associations: AssociatedObjects? { get set }
  }

  extension UIResponder: AssociationHolder {}
  extension UIGestureRecognizer: AssociationHolder {}

  /// What is associated with one object.
  final class AssociatedObjects: @unchecked Sendable {
    private enum Held {
      case strong(Any)
      case weak(() -> AnyObject?)
    }

    private var values: [UnsafeRawPointer: Held] = [:]
    private static let lock = NSLock()

    /// The associations of objects without room of their own, by where they are.
    nonisolated(unsafe) private static var others:
      [ObjectIdentifier: (object: () -> AnyObject?, found: AssociatedObjects)] =
        [:]

    /// How many there may be before those whose objects are gone are released.
    nonisolated(unsafe) private static var sweepsAt = 16

    /// The associations of an object; nil where there are none and none shall be made.
    static func of(_ object: AnyObject, makes: Bool) -> AssociatedObjects? {
      // What is replaced is released behind the lock: its end may ask for associations.
      var released: [AssociatedObjects] = []
      defer { released.removeAll() }
      return lock.withLock {
        if let holder = object as? any AssociationHolder {
          if makes, holder.associations == nil { holder.associations = AssociatedObjects() }
          return holder.associations
        }
        let key = ObjectIdentifier(object)
        if let known = others[key] {
          if known.object() === object { return known.found }
          // Another object was there before.
          others[key] = nil
          released.append(known.found)
        }
        guard makes else { return nil }
        if others.count >= sweepsAt {
          released += others.values.filter { $0.object() == nil }.map(\.found)
          others = others.filter { $0.value.object() != nil }
          sweepsAt = max(16, others.count * 2)
        }
        let made = AssociatedObjects()
        others[key] = ({ [weak object] in object }, made)
        return made
      }
    }

    func value(of key: UnsafeRawPointer) -> Any? {
      Self.lock.withLock {
        switch values[key] {
        case .strong(let value): value
        case .weak(let value): value()
        case nil: nil
        }
      }
    }

    func set(_ value: Any?, _ policy: objc_AssociationPolicy, for key: UnsafeRawPointer) {
      let held: Held? = value.map { value in
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
          let object = value as AnyObject
          return .weak { [weak object] in object }
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
          return .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: return .strong(value)
        }
      }
      let old = Self.lock.withLock {
        let old = values[key]
        values[key] = held
        return old
      }
      _ = old
    }

    func removeAll() {
      let old = Self.lock.withLock {
        let old = values
        values = [:]
        return old
      }
      _ = old
    }
  }
#endif
