public import Foundation
public import NibLoader

/// An object that takes part in the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The identifier under which the state of the object is saved; nil if it is not.
  open var restorationIdentifier: String?

  #if !canImport(ObjectiveC)
    /// What is associated with the object; nil as long as nothing was.
    nonisolated(unsafe) final var associations: AssociatedObjects?
  #endif

  /// What assistive software is told; nil as long as nothing was set.
  var accessibilityStorage: AccessibilityStorage?

  /// Creates a responder that is in no chain.
  public nonisolated override init() {
    super.init()
  }

  /// Called on an object that came out of a nib, when every outlet and action of the nib is connected.
  ///
  /// An object made in code and File's Owner are not called. An override calls super.
  open func awakeFromNib() {}

  /// Called by Interface Builder on what it shows, and by nobody here.
  open func prepareForInterfaceBuilder() {}

  // MARK: - Responder chain

  /// The responder that is asked when this one does not answer; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether the object may become the first responder, which only some classes may.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object may give up being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks the object to become the first responder of its window.
  ///
  /// Nothing changes and the answer is false if it may not, is in no window, or the present first responder does not
  /// give up. The present one resigns first.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.firstResponder {
      window.isChangingFirstResponder = true
      let hasResigned = current.resignFirstResponder()
      window.isChangingFirstResponder = false
      if !hasResigned { return false }
    }
    window.firstResponder = self
    return true
  }

  /// Asks the object to give up being the first responder; false if it does not.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder || responderWindow?.forcesEndOfEditing == true else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  // MARK: - Input views

  /// The view that is shown instead of the keyboard while the object, or one whose chain it is in, is the first responder; nil for none.
  ///
  /// A class overrides it. The nearest one up the chain counts.
  open var inputView: UIView? { nil }

  /// The view above the keyboard while the object, or one whose chain it is in, is the first responder; nil for none.
  ///
  /// A class overrides it. The nearest one up the chain counts. Without a keyboard, the view is at the bottom of the screen.
  open var inputAccessoryView: UIView? { nil }

  /// Asks for the input view and the accessory view again, if the object is the first responder.
  open func reloadInputViews() { if isFirstResponder { UIRuntime.shared.keyboard.reload(self) } }

  // MARK: - Touches

  /// Called when fingers came down; by default, the next responder is.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward { $0.touchesBegan(touches, with: event) }
  }

  /// Called when fingers moved; by default, the next responder is.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward { $0.touchesMoved(touches, with: event) }
  }

  /// Called when fingers were lifted; by default, the next responder is.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward { $0.touchesEnded(touches, with: event) }
  }

  /// Called when touches were taken away; by default, the next responder is.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward { $0.touchesCancelled(touches, with: event) }
  }

  /// Whether the class overrides the four methods; a class of an application's own counts as one that does.
  class var handlesTouches: Bool { false }

  /// Gives touches to the next responder that may do something with them.
  private func forward(_ send: (UIResponder) -> Void) {
    let runtime = UIRuntime.shared
    var responder = next
    while let current = responder {
      let passesOn = runtime.isOwn(type(of: current)) && !type(of: current).handlesTouches
      guard passesOn || runtime.isNestedTooDeep else { return runtime.nested { send(current) } }
      responder = current.next
    }
  }

  // MARK: - Actions

  /// The keys of a hardware keyboard that send actions while the object is in the chain of the first responder; nil for none.
  open var keyCommands: [UIKeyCommand]? { nil }

  #if !canImport(ObjectiveC)
    /// Called when a property has changed that the object observes; does nothing unless a class overrides it.
    open func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  #endif

  /// The actions of the object that can be undone, those of the next responder up the chain; nil for none.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Whether the object performs an action; by default, whether its class has a method of that name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    UIRuntime.shared.classes.hasAction(action.description, on: self)
  }

  /// The object that performs an action: this one, or the next in the chain that can.
  ///
  /// Nil if nobody in the chain performs it.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let current = responder {
      if current.canPerformAction(action, withSender: sender) { return current }
      responder = current.next
    }
    return nil
  }

  // MARK: - Accessibility

  /// Whether assistive software sees the object as one element.
  ///
  /// Unless it was set, labels, buttons, text fields, switches and sliders are elements and other objects are not.
  open var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? Self.accessibilityDefaults.isElement }
    set { accessibilityValues.isElement = newValue }
  }

  /// What the element is called; unless it was set, the title of a standard control or view, and nil for others.
  open var accessibilityLabel: String? {
    get { accessibilityStorage?.label ?? defaultAccessibilityLabel }
    set { accessibilityValues.label = newValue }
  }

  /// The elements inside in the order in which assistive software goes through them; nil for that of the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibilityStorage?.elements }
    set { accessibilityValues.elements = newValue }
  }

  /// What assistive software offers to do with the element; nil for nothing more than usual.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityStorage?.customActions }
    set { accessibilityValues.customActions = newValue }
  }

  /// Does what the element is for, and says whether it did; false for assistive software to touch the element.
  open func accessibilityActivate() -> Bool { false }

  /// Makes the value of an adjustable element greater; does nothing unless a class overrides it.
  open func accessibilityIncrement() {}

  /// Makes the value of an adjustable element smaller; does nothing unless a class overrides it.
  open func accessibilityDecrement() {}

  /// Dismisses a modal view, and says whether it did; false unless a class overrides it.
  open func accessibilityPerformEscape() -> Bool { false }

  /// What happens when the element is used; nil if it was not set.
  open var accessibilityHint: String? {
    get { accessibilityStorage?.hint }
    set { accessibilityValues.hint = newValue }
  }

  /// The element's value in words; unless it was set, the text of a field or the value of a standard control, and nil for others.
  open var accessibilityValue: String? {
    get { accessibilityStorage?.value ?? defaultAccessibilityValue }
    set { accessibilityValues.value = newValue }
  }

  /// The name by which tests find the element; nil if it was not set.
  open var accessibilityIdentifier: String? {
    get { accessibilityStorage?.identifier }
    set { accessibilityValues.identifier = newValue }
  }

  /// The language in which the element is spoken; nil for the language of the system.
  open var accessibilityLanguage: String? {
    get { accessibilityStorage?.language }
    set { accessibilityValues.language = newValue }
  }

  /// What the element is and does.
  ///
  /// Unless it was set, a button is `.button`, a label `.staticText`, an image view `.image`, a slider `.adjustable`, and a
  /// control also what its state says: `.selected`, `.notEnabled`.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? defaultAccessibilityTraits }
    set { accessibilityValues.traits = newValue }
  }

  /// Whether the elements inside the object are hidden from assistive software.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityStorage?.elementsHidden ?? false }
    set { accessibilityValues.elementsHidden = newValue }
  }

  /// Whether assistive software ignores the siblings of the object.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityStorage?.viewIsModal ?? false }
    set { accessibilityValues.viewIsModal = newValue }
  }

  /// Whether the elements inside the object are moved through as one group.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityStorage?.shouldGroupChildren ?? false }
    set { accessibilityValues.shouldGroupChildren = newValue }
  }

  /// The label that an object has which was given none; nil for none.
  var defaultAccessibilityLabel: String? { nil }

  /// The value that an object has which was given none; nil for none.
  var defaultAccessibilityValue: String? { nil }

  /// The traits that an object has which was given none.
  var defaultAccessibilityTraits: UIAccessibilityTraits { Self.accessibilityDefaults.traits }

  /// What the class is for assistive software.
  class var accessibilityDefaults: AccessibilityDefaults { .container }

  // MARK: - First responder

  /// The window in which the object can be the first responder.
  var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      if let controller = current as? UIViewController { return controller.viewIfLoaded?.window }
      responder = current.next
    }
    return nil
  }
}

extension UIResponder: NibAwaking, NibAccessibilityConfigurable, AccessibilityDescribed {
  /// Applies the accessibility settings of a nib; settings that the nib does not have stay unchanged.
  public func applyNibAccessibility(_ configuration: NibAccessibilityConfiguration) {
    takeAccessibility(configuration)
  }
}

extension UIKitClasses {
  static let uiResponder = NibClass(
    UIResponder.self,
    parent: nil,
    name: "UIResponder",
    actions: [
      NibAction("becomeFirstResponder", { (responder: UIResponder) in { _ = responder.becomeFirstResponder() } }),
      NibAction("resignFirstResponder", { (responder: UIResponder) in { _ = responder.resignFirstResponder() } }),
    ],
    properties: [
      NibProperty("restorationIdentifier", \UIResponder.restorationIdentifier),
      NibProperty("isAccessibilityElement", \UIResponder.isAccessibilityElement),
      NibProperty("accessibilityLabel", \UIResponder.accessibilityLabel),
      NibProperty("accessibilityHint", \UIResponder.accessibilityHint),
      NibProperty("accessibilityValue", \UIResponder.accessibilityValue),
      NibProperty("accessibilityIdentifier", \UIResponder.accessibilityIdentifier),
      NibProperty("accessibilityLanguage", \UIResponder.accessibilityLanguage),
      NibProperty("accessibilityTraits", \UIResponder.accessibilityTraits),
      NibProperty("accessibilityElementsHidden", \UIResponder.accessibilityElementsHidden),
      NibProperty("accessibilityViewIsModal", \UIResponder.accessibilityViewIsModal),
      NibProperty("shouldGroupAccessibilityChildren", \UIResponder.shouldGroupAccessibilityChildren),
      NibProperty("isFirstResponder", \UIResponder.isFirstResponder),
      NibProperty("canBecomeFirstResponder", \UIResponder.canBecomeFirstResponder),
      NibProperty("next", \UIResponder.next),
    ]
  )
}
