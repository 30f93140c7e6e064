#if !canImport(ObjectiveC)
  public import Foundation

  /// A timer that can call a method of an object.
  public protocol TargetTimer {}

  extension Timer: TargetTimer {}

  extension TargetTimer {
    /// Creates a timer that performs a method of an object with itself, and keeps that object alive until it ends.
    ///
    /// It begins when it is added to a run loop.
    public init(
      timeInterval ti: TimeInterval,
      target aTarget: Any,
      selector aSelector: Selector,
      userInfo: Any?,
      repeats yesOrNo: Bool
    ) {
      self.init(
        fireAt: Date(timeIntervalSinceNow: ti),
        interval: ti,
        target: aTarget,
        selector: aSelector,
        userInfo: userInfo,
        repeats: yesOrNo
      )
    }

    /// Creates a timer that performs a method of an object with itself, the first time at a date.
    public init(
      fireAt date: Date,
      interval ti: TimeInterval,
      target aTarget: Any,
      selector aSelector: Selector,
      userInfo: Any?,
      repeats yesOrNo: Bool
    ) {
      // An initializer of a protocol may return an object of a subclass. Only timers have it.
      let timer: Timer = SelectorTimer(date, ti, aTarget as AnyObject, aSelector, userInfo, yesOrNo)
      guard let made = timer as? Self else {
        UIKitException.raise(.invalidArgument, "a subclass of Timer has no initializer with a target")
      }
      self = made
    }
  }

  extension Timer {
    /// Creates a timer that performs a method of an object with itself, and adds it to the run loop of the thread.
    @discardableResult
    public class func scheduledTimer(
      timeInterval ti: TimeInterval,
      target aTarget: Any,
      selector aSelector: Selector,
      userInfo: Any?,
      repeats yesOrNo: Bool
    ) -> Timer {
      let date = Date(timeIntervalSinceNow: ti)
      let timer = SelectorTimer(date, ti, aTarget as AnyObject, aSelector, userInfo, yesOrNo)
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }
  }

  /// A timer with an object and a method of it.
  private final class SelectorTimer: Timer {
    private let info: Any?

    /// What was given for the method to find.
    override var userInfo: Any? { info }

    init(
      _ date: Date,
      _ interval: TimeInterval,
      _ target: AnyObject,
      _ selector: Selector,
      _ info: Any?,
      _ repeats: Bool
    ) {
      self.info = info
      nonisolated(unsafe) let target = target
      super.init(fire: date, interval: interval, repeats: repeats) { timer in
        // A timer fires on the thread of its run loop; methods of UIKit's classes run on the main actor.
        nonisolated(unsafe) let timer = timer
        onMainActor { _ = UIApplication.shared.sendAction(selector, to: target, from: timer, for: nil) }
      }
    }
  }
#endif
