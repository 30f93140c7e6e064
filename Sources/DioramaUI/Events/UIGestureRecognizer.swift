public import Foundation
public import NibLoader

/// An object that turns touches of a view into actions.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  var targets: [ControlTarget]

  /// The view that the recognizer belongs to; nil for none.
  open internal(set) weak var view: UIView?

  #if !canImport(ObjectiveC)
    /// What is associated with the recognizer; nil as long as nothing was.
    nonisolated(unsafe) final var associations: AssociatedObjects?
  #endif

  /// The object that takes part in the recognition; nil for none.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer takes touches; one that is switched off amid a gesture breaks it off.
  open var isEnabled: Bool { didSet { if !isEnabled { breakOff() } } }

  /// How far the recognizer has come; subclasses set it as they look at touches.
  open var state: State = .possible {
    didSet {
      stateDidChange(from: oldValue)
      KeyValueObservers.changed(self)
    }
  }

  /// The touches that the recognizer looks at, the oldest first.
  var touches: [UITouch] = []
  var requirements: [WeakRecognizer] = []
  var dependents: [WeakRecognizer] = []
  final var closures: [@MainActor (UIGestureRecognizer) -> Void] = []

  /// Whether the state changes without anything having been recognized.
  var isStartingAnew = false

  /// Whether more touches may still make a gesture of what was seen.
  var isUndecided: Bool { !touches.isEmpty }

  /// Whether the view no longer gets touches that were recognized.
  open var cancelsTouchesInView: Bool

  /// Whether the view gets the start of a touch only when it was not recognized.
  open var delaysTouchesBegan: Bool

  /// Whether the view gets the end of a touch only when it was not recognized.
  open var delaysTouchesEnded: Bool

  /// The name of the recognizer; nil if it has none.
  open var name: String?

  /// The kinds of touches that are looked at, as numbers; all kinds at first.
  open var allowedTouchTypes: [NSNumber] = UIGestureRecognizer.touchTypes(in: 15)

  /// Whether touches of different kinds are kept apart.
  open var requiresExclusiveTouchType = true

  /// Creates a recognizer in code, which sends an action to a target; nil for none.
  public init(target: Any?, action: Selector?) {
    targets = []
    isEnabled = true
    cancelsTouchesInView = true
    delaysTouchesBegan = false
    delaysTouchesEnded = true
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target; this is what `UIGestureRecognizer()` means.
  @_nonoverride public convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recognizer out of an archive; its actions are connected later.
  ///
  /// As in UIKit, a subclass with an initializer of its own need not have it; it is then in no nib.
  public init?(coder: NSCoder) {
    targets = []
    isEnabled = !coder.decodeBool(forKey: "UIGestureRecognizer.disabled", absent: false)
    cancelsTouchesInView = coder.decodeBool(forKey: "UIGestureRecognizer.cancelsTouchesInView", absent: true)
    delaysTouchesBegan = coder.decodeBool(forKey: "UIGestureRecognizer.delaysTouchesBegan", absent: false)
    delaysTouchesEnded = coder.decodeBool(forKey: "UIGestureRecognizer.delaysTouchesEnded", absent: true)
    super.init()
    coder.announce(self)
    decodeTouchTypes(of: coder)
  }

  /// Makes a target perform an action when the gesture was recognized; the target is not kept alive.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.matches(object, action) }) else { return }
    targets.append(ControlTarget(object, action: action, events: .allEvents))
  }

  // MARK: - Looking at touches

  #if !canImport(ObjectiveC)
    /// Called when a property has changed that the object observes; does nothing unless a class overrides it.
    open func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  #endif

  /// Called with fingers that came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called with fingers that moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called with fingers that were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called with touches that were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  // MARK: - Beside others

  /// Whether the recognizer, once it has recognized its gesture, keeps another from recognizing one of the same touches; by default it
  /// does.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer that has recognized its gesture keeps this one from recognizing one of the same touches; by default it
  /// does.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the recognizer waits until another has failed, beside those that were named to it; by default it does not.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recognizer waits until this one has failed; by default it does not.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether a new touch is kept from its view for now, whatever the recognizer's own flags are.
  func holdsBack(_ touch: UITouch) -> Bool { false }

  /// How many taps the gesture has, by which recognizers of one touch are ordered; 0 where it has none.
  var tapsBeforeOthers: Int { 0 }

  /// Called when a gesture is over, so that the next can be looked at.
  open func reset() {}

  /// How many fingers the gesture has.
  open var numberOfTouches: Int { touches.count }

  /// Where the gesture is, in a view's coordinates; nil for the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return view?.convert(lastLocation, from: nil as UIView?) ?? lastLocation }
    let locations = touches.map { $0.location(in: view) }
    let count = CGFloat(locations.count)
    return CGPoint(x: locations.reduce(0) { $0 + $1.x } / count, y: locations.reduce(0) { $0 + $1.y } / count)
  }

  /// Where one of the fingers is, in a view's coordinates; nil for the window's.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else {
      UIKitException.raise(.range, "touch \(touchIndex) beyond the \(touches.count) touches of the gesture")
    }
    return touches[touchIndex].location(in: view)
  }

  /// Recognizes only when another recognizer has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    otherGestureRecognizer.dependents.append(WeakRecognizer(recognizer: self))
  }

  /// Where the fingers were last, in the window.
  var lastLocation = CGPoint.zero

  /// A recognition that waits for others to fail.
  var waitingState: State?

  /// Stops a target from performing an action; nil stands for every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { $0.isCovered(by: object, action) }
  }
}

extension UIGestureRecognizer: NibEventSource {
  /// Connects an action of a nib.
  public func connectNibAction(_ action: String, to target: NSObject?, eventMask: Int?) {
    targets.append(ControlTarget(target, action: Selector(action), events: .allEvents))
  }
}

/// A recognizer that is not kept alive.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// How far a recognizer has come.
  public enum State: Int, Sendable {
    /// It has seen nothing that decides.
    case possible
    /// It has recognized the beginning of a gesture that goes on.
    case began
    /// The gesture goes on.
    case changed
    /// The gesture has ended, or one that does not go on was recognized.
    case ended
    /// The gesture was broken off.
    case cancelled
    /// What was seen is another gesture.
    case failed

    /// A gesture that does not go on was recognized.
    public static var recognized: State { .ended }
  }
}

extension UIGestureRecognizer {
  /// Takes in which touches an archive lets the recognizer look at.
  func decodeTouchTypes(of coder: NSCoder) {
    let bits = coder.decodeInteger(forKey: "UIGestureRecognizer.allowedTouchTypes", absent: 15)
    allowedTouchTypes = Self.touchTypes(in: bits)
    requiresExclusiveTouchType = coder.decodeBool(
      forKey: "UIGestureRecognizer.requiresExclusiveTouchType",
      absent: true
    )
  }

  /// The kinds whose bits are set; archives keep the kinds of touches as bits, code as a list of numbers.
  static func touchTypes(in bits: Int) -> [NSNumber] {
    (0..<4).filter { bits & (1 << $0) != 0 }.map { NSNumber(value: $0) }
  }
}

extension UIKitClasses {
  static let uiGestureRecognizer = NibClass(
    UIGestureRecognizer.self,
    parent: nil,
    name: "UIGestureRecognizer",
    outlets: [
      NibOutlet("delegate", \UIGestureRecognizer.delegate)
    ],
    properties: [
      NibProperty("isEnabled", \UIGestureRecognizer.isEnabled),
      NibProperty("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
      NibProperty("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
      NibProperty("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
      NibProperty("allowedTouchTypes", \UIGestureRecognizer.allowedTouchTypes),
      NibProperty("requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType),
      NibProperty("name", \UIGestureRecognizer.name),
      NibProperty("view", \UIGestureRecognizer.view),
    ]
  )
}

/// An object that takes part in the recognition of gestures.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a recognizer may look at a touch; by default it may.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

  /// Whether a recognizer may begin; by default it may.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether two recognizers may recognize the same touches; by default they may not.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether a recognizer recognizes only when another one has failed; by default it does not wait.
  ///
  /// It is asked whenever the recognizer could recognize, for each of the others that look at the same touches.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether another recognizer recognizes only when a recognizer has failed; by default it does not wait.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Lets the recognizer look.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }

  /// Lets the recognizer begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Keeps the two apart.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Lets the recognizer decide by itself.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Lets the other decide by itself.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

extension UIGestureRecognizer: NibDecoding {
  /// Decodes a recognizer of the class; nil if its initializer gives none.
  package static func decoded(by coder: NSCoder) -> NSObject? { RecognizerDecoder.decode(self, coder) }
}

/// Decodes recognizers of classes that are known at run time only.
///
/// `init(coder:)` of recognizers is not `required`, as in UIKit, so that Swift does not call it on a class in a variable. It is in
/// the same location of the table of methods of every subclass, for a subclass that has none with a stop that names it.
@MainActor
private enum RecognizerDecoder {
  /// Demands the initializer.
  private class Demanding: UIGestureRecognizer {
    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
    }

    required override init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// A subclass with its own initializer, so that the compiler looks into the table and calls none directly.
  private final class Overriding: Demanding {
    private(set) var isReady = false

    required init?(coder: NSCoder) {
      super.init(target: nil, action: nil)
      isReady = true
    }
  }

  static func decode(_ type: UIGestureRecognizer.Type, _ coder: NSCoder) -> UIGestureRecognizer? {
    guard isSound else {
      UIKitException.raise(
        .internalInconsistency,
        "the initializer of \(type) cannot be found: make the recognizer in code"
      )
    }
    return decoded(type, coder)
  }

  private static func decoded(_ type: UIGestureRecognizer.Type, _ coder: NSCoder) -> UIGestureRecognizer? {
    unsafeBitCast(type, to: Demanding.Type.self).init(coder: coder)
  }

  /// Whether this way finds the initializer of the class that is asked for.
  private static let isSound = (decoded(Overriding.self, NSCoder()) as? Overriding)?.isReady == true
}
