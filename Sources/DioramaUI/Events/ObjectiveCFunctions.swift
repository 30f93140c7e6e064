#if !canImport(ObjectiveC)
  public import Foundation

  /// Calls a closure; there is no pool to drain without Objective-C.
  @discardableResult
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

  extension NSObject {
    /// The name of the class, with its module where that is not the system's.
    public class func description() -> String { className(of: self) }
  }

  /// The name that Objective-C has of a class: with its module where that is not the system's.
  public func className(of type: AnyClass) -> String {
    let name = String(reflecting: type)
    for module in ["DioramaUI.", "Foundation.", "NibLoader."] where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    return name
  }

  /// Waits until no other thread holds an object, and holds it; a thread may hold it several times.
  ///
  /// - Returns: 0, as it always succeeds.
  @discardableResult
  public func objc_sync_enter(_ obj: Any) -> Int32 {
    HeldObjects.enter(obj as AnyObject)
    return 0
  }

  /// Holds an object once less.
  ///
  /// - Returns: 0; -1 where nobody holds the object.
  @discardableResult
  public func objc_sync_exit(_ obj: Any) -> Int32 { HeldObjects.exit(obj as AnyObject) ? 0 : -1 }

  /// The objects that threads hold or wait for.
  private enum HeldObjects {
    private struct Held {
      let lock = NSRecursiveLock()
      /// The threads that hold the object or wait, each as often as it does.
      var count = 0
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var held: [ObjectIdentifier: Held] = [:]

    static func enter(_ object: AnyObject) {
      let own = lock.withLock {
        held[ObjectIdentifier(object), default: Held()].count += 1
        return held[ObjectIdentifier(object)]?.lock
      }
      own?.lock()
    }

    static func exit(_ object: AnyObject) -> Bool {
      lock.withLock {
        let key = ObjectIdentifier(object)
        guard var known = held[key] else { return false }
        known.lock.unlock()
        known.count -= 1
        held[key] = known.count > 0 ? known : nil
        return true
      }
    }
  }
#endif
