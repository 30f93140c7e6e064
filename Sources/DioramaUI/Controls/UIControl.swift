public import Foundation
public import NibLoader

/// A view that turns what the user does into actions.
@preconcurrency @MainActor
open class UIControl: UIView {
  @exclusivity(unchecked) var targets: [ControlTarget]
  private var targetIndexes = ControlTargetIndexes()
  var actions: [ActionEntry] = []

  /// Whether the control can be used.
  open var isEnabled: Bool { didSet { if isEnabled != oldValue { stateDidChange() } } }

  /// Whether the control is selected.
  open var isSelected: Bool { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// Whether the control is highlighted.
  open var isHighlighted: Bool { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Where the content stands vertically.
  open var contentVerticalAlignment: ContentVerticalAlignment

  /// Where the content stands horizontally.
  open var contentHorizontalAlignment: ContentHorizontalAlignment

  /// The text that a pointer over the control shows; nil for none.
  open var toolTip: String?

  /// Creates a control in code.
  public override init(frame: CGRect) {
    targets = []
    isEnabled = true
    isSelected = false
    isHighlighted = false
    contentVerticalAlignment = .center
    contentHorizontalAlignment = .center
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a control in code that does something when it is used; nil for nothing.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control out of an archive; its actions are connected later.
  public required init?(coder: NSCoder) {
    let seldom = coder.seldom(Self.seldomControlKeys)
    targets = []
    isEnabled = !seldom.bool("UIDisabled", absent: false)
    isSelected = seldom.bool("UISelected", absent: false)
    isHighlighted = seldom.bool("UIHighlighted", absent: false)
    contentVerticalAlignment = seldom.oneOf("UIContentVerticalAlignment", absent: .center)
    contentHorizontalAlignment = seldom.oneOf("UIContentHorizontalAlignment", absent: .center)
    toolTip = seldom.text("UIToolTip")
    super.init(coder: coder)
  }

  /// What few controls have an archive say.
  private static let seldomControlKeys = NibSeldomKeys([
    "UIDisabled", "UISelected", "UIHighlighted", "UIContentVerticalAlignment", "UIContentHorizontalAlignment",
    "UIToolTip",
  ])

  /// The states that the control is in.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Follows a change of state, which may look otherwise.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: - Targets

  /// Makes a target perform an action on events; nil means the first in the responder chain that can.
  ///
  /// The target is not kept alive. Adding the same pair again adds the events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    if let index = targetIndexes.index(of: object, action, in: targets) {
      targets[index].events.formUnion(controlEvents)
    } else {
      targets.append(ControlTarget(object, action: action, events: controlEvents))
      targetIndexes.added(object, action, to: targets)
    }
  }

  /// Stops a target from performing an action on events; nil stands for every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in targets.indices where targets[index].isCovered(by: object, action) {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
    targetIndexes = ControlTargetIndexes()
  }

  /// The targets of the control; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      targets.compactMap { entry -> AnyHashable? in
        if entry.usesResponderChain { return NSNull() }
        return (entry.object as? NSObject).map { AnyHashable($0) }
      }
    )
  }

  /// The events for which the control has actions.
  open var allControlEvents: Event {
    actions.reduce(into: targets.reduce(into: []) { $0.formUnion($1.events) }) { $0.formUnion($1.events) }
  }

  /// The names of the actions that a target performs on an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = targets.filter { $0.isFor(object) && !$0.events.isDisjoint(with: controlEvent) }.map(
      \.action.description
    )
    return names.isEmpty ? nil : names
  }

  // MARK: - Sending

  /// Performs the actions of the events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  /// Performs one action; a nil target means the first in the responder chain that can.
  ///
  /// The search starts at the window's first responder, if there is one, and at the control otherwise. If nobody
  /// performs the action, nothing happens.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  // MARK: - Tracking

  /// Whether a finger that came down in the control is still there.
  open internal(set) var isTracking = false

  /// Whether that finger is inside the control's bounds.
  open internal(set) var isTouchInside = false

  /// Called when a finger comes down; false if the control does not want to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger has moved; false if the control has seen enough.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger is lifted, or when the control has seen enough; nil for no finger.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch was taken away; nil for no event.
  open func cancelTracking(with event: UIEvent?) {}

  /// What a finger sends that is lifted inside; controls with a semantic action on a tap send that too.
  var eventsOfTap: Event { .touchUpInside }

  /// Does what a finger that was lifted inside the control asks for.
  func performTap(_ event: UIEvent?) { send(eventsOfTap, with: event) }

  /// Whether a single tap is what the control is for, so that recognizers of the views around it do not get it.
  ///
  /// Apple names the classes in "Attaching gesture recognizers to UIKit controls".
  var ownsTaps: Bool { false }

  /// Keeps single taps of a control that is for them from recognizers of the views around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard ownsTaps, gestureRecognizer.isAround(self) else { return true }
    return !gestureRecognizer.isSingleTap
  }

  override class var searchesInItsOwnWay: Bool { true }

  override class var handlesTouches: Bool { true }

  /// Follows a finger that came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { track(began: touches, event) }

  /// Follows a finger that moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { track(moved: touches, event) }

  /// Follows a finger that was lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { track(ended: touches, event) }

  /// Forgets a finger that was taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelTouches(event) }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits = super.defaultAccessibilityTraits
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  /// Disabled controls take no touches; what lies behind them does.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isEnabled ? super.hitTest(point, with: event) : nil
  }
}

extension UIControl: NibEventSource {
  /// Connects an action of a nib.
  public func connectNibAction(_ action: String, to target: NSObject?, eventMask: Int?) {
    addTarget(
      target,
      action: Selector(action),
      for: eventMask.map { Event(rawValue: UInt(bitPattern: $0)) } ?? .primaryActionTriggered
    )
  }
}

extension UIControl {
  /// Where a control's content stands horizontally.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left side.
    case left
    /// At the right side.
    case right
    /// Over the whole width.
    case fill
    /// At the side where reading starts.
    case leading
    /// At the side where reading ends.
    case trailing
  }
}

extension UIControl {
  /// Where a control's content stands vertically.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Over the whole height.
    case fill
  }
}

extension UIControl {
  /// The events that a control sends actions for.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system ended the touches.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action happened.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The edited text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every touch event.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Every editing event.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// A range of bits that an application may give a meaning.
    public static let applicationReserved = Event(rawValue: 0xF00_0000)
    /// A range of bits that the system keeps.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}

extension UIControl {
  /// The states that a control can be in at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, neither selected nor highlighted.
    public static var normal: State { [] }
    /// Highlighted.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Focused.
    public static let focused = State(rawValue: 1 << 3)
    /// A range of bits that an application may give a meaning.
    public static let application = State(rawValue: 0xFF_0000)
    /// A range of bits that the system keeps.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}

extension UIKitClasses {
  static let uiControl = NibClass(
    UIControl.self,
    parent: UIView.self,
    name: "UIControl",
    properties: [
      NibProperty("isEnabled", \UIControl.isEnabled),
      NibProperty("isSelected", \UIControl.isSelected),
      NibProperty("isHighlighted", \UIControl.isHighlighted),
      NibProperty("contentVerticalAlignment", \UIControl.contentVerticalAlignment),
      NibProperty("toolTip", \UIControl.toolTip),
      NibProperty("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
      NibProperty("state", \UIControl.state),
    ]
  )
}
