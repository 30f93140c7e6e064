public import Foundation
public import NibLoader

/// An object that turns touches of a view into actions.
@MainActor
open class UIGestureRecognizer: NSObject, @MainActor NSCoding {
  var targets: [ControlTarget]

  /// The view that the recognizer belongs to; nil for none.
  open internal(set) weak var view: UIView?

  /// The object that takes part in the recognition; nil for none.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer takes touches.
  open var isEnabled: Bool

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
  public convenience init(_ nothing: Void = ()) {
    self.init(target: nil, action: nil)
  }

  /// Creates a recognizer out of an archive; its actions are connected later.
  public required init?(coder: NSCoder) {
    targets = []
    isEnabled = !coder.decodeBool(forKey: "UIGestureRecognizer.disabled", absent: false)
    cancelsTouchesInView = coder.decodeBool(forKey: "UIGestureRecognizer.cancelsTouchesInView", absent: true)
    delaysTouchesBegan = coder.decodeBool(forKey: "UIGestureRecognizer.delaysTouchesBegan", absent: false)
    delaysTouchesEnded = coder.decodeBool(forKey: "UIGestureRecognizer.delaysTouchesEnded", absent: true)
    super.init()
    coder.announce(self)
    decodeTouchTypes(of: coder)
  }

  /// Writes nothing: archives are made by the scene compiler, not by live objects.
  open func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }

  /// Makes a target perform an action when the gesture was recognized; the target is not kept alive.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.matches(object, action) }) else { return }
    targets.append(ControlTarget(object, action: action, events: .allEvents))
  }

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
