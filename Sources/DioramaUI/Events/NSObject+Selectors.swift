#if !canImport(ObjectiveC)
  public import Foundation
  import NibLoader

  extension NSObject {
    /// Whether the object has a method: one that its class's row, or that of a superclass, describes.
    @preconcurrency @MainActor
    public func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector else { return false }
      return UIRuntime.shared.classes.hasAction(aSelector.description, on: self)
    }

    /// Calls a method without arguments; one that the object has not stops the program.
    ///
    /// What it returns is left out.
    @preconcurrency @MainActor @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { perform(aSelector, with: nil) }

    /// Calls a method with an argument; one that the object has not stops the program.
    ///
    /// What it returns is left out.
    @preconcurrency @MainActor @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
      guard let aSelector else { return nil }
      UIApplication.shared.sendAction(aSelector, to: self, from: object, for: nil)
      return nil
    }

    /// Calls a method with an argument after some seconds; the object lives until then.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
      let clock = UIRuntime.shared.mainLoop.clock
      let call = DelayedCall(target: self, selector: aSelector)
      DelayedCall.waiting.append(call)
      clock.schedule(at: clock.now + max(0, delay)) {
        guard let index = DelayedCall.waiting.firstIndex(where: { $0 === call }) else { return }
        DelayedCall.waiting.remove(at: index)
        self.perform(aSelector, with: anArgument)
      }
    }

    /// Takes back the calls of a target's method that still wait.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any,
      selector aSelector: Selector,
      object anArgument: Any?
    ) {
      DelayedCall.waiting.removeAll { $0.target === aTarget as AnyObject && $0.selector == aSelector }
    }

    /// Takes back all calls of a target's methods that still wait.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      DelayedCall.waiting.removeAll { $0.target === aTarget as AnyObject }
    }
  }

  /// A call of a method that waits for its time.
  @MainActor
  private final class DelayedCall {
    static var waiting: [DelayedCall] = []

    let target: NSObject
    let selector: Selector

    init(target: NSObject, selector: Selector) {
      self.target = target
      self.selector = selector
    }
  }

  extension UIApplication {
    /// Whether the class has a method: the one that returns the application.
    public class func responds(to aSelector: Selector!) -> Bool { aSelector?.description == "sharedApplication" }

    /// Calls a method of the class, which is the one that returns the application.
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
    }

    /// The value of a property of the class: the application; nil for any other.
    public class func value(forKeyPath keyPath: String) -> Any? {
      keyPath == "shared" || keyPath == "sharedApplication" ? shared : nil
    }

    /// The value of a property of the class: the application; nil for any other.
    public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  }

  /// The largest number, with which animations repeat for ever.
  public let HUGE = Float.greatestFiniteMagnitude

  /// How many nanoseconds a second has.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000

  /// How many nanoseconds a millisecond has.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000

  /// How many nanoseconds a microsecond has.
  public let NSEC_PER_USEC: UInt64 = 1000

  /// How many microseconds a second has.
  public let USEC_PER_SEC: UInt64 = 1_000_000
#endif
