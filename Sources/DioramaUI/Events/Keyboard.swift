public import Foundation

/// The keyboard of the screen with the views that the first responder adds to it or has in its stead.
@MainActor
final class Keyboard {
  /// How long the keyboard moves, in seconds.
  private static let duration: TimeInterval = 0.25

  /// Where the keyboard and its views are on the screen; nil while they are hidden.
  private var shown: CGRect?
  private weak var owner: UIResponder?
  private var changes = 0

  /// The window of the views; nil until a first responder has some.
  private(set) var window: InputViewsWindow?

  /// Whether the responder for which the keyboard came up is gone, and the keyboard with it.
  var hasLostOwner: Bool { shown != nil && owner == nil }

  /// Forgets a keyboard whose responder is gone.
  func forgetLostOwner() {
    guard hasLostOwner else { return }
    shown = nil
    window?.show(InputViews())
    UIRuntime.shared.keyboardFrame = nil
  }

  /// Shows the keyboard for a responder that takes text or has a view for its input, and hides it for another one or none.
  func follow(_ responder: UIResponder?) { follow(responder, isAsked: false) }

  /// Asks the first responder for its views again, if the keyboard is up for it.
  func reload(_ responder: UIResponder) { if responder === owner || shown == nil { follow(responder, isAsked: true) } }

  /// Makes the keyboard as wide as another screen.
  func screenDidChange() { if shown != nil, let owner { follow(owner, isAsked: true) } }

  /// Makes the responder that edits give up, as a finger does that drags the keyboard away; others stay what they are.
  func endEditing(in window: UIWindow) {
    if let writer = self.window?.firstResponder {
      writer.resignFirstResponder()
    } else {
      window.endEditing(true)
    }
  }

  private func follow(_ responder: UIResponder?, isAsked: Bool) {
    let runtime = UIRuntime.shared
    forgetLostOwner()
    let views = responder.map(InputViews.init(of:)) ?? InputViews()
    let usual = takesText(responder) ? runtime.softwareKeyboardHeight ?? 0 : 0
    let screen = runtime.screenBounds
    if window == nil, views.hasAny { window = InputViewsWindow(frame: screen) }
    let height = window?.show(views, aboveKeyboardOf: usual) ?? usual
    let begin = shown
    let end = height > 0 ? CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height) : nil
    // The notifications come again for another responder, although the keyboard stays where it is.
    guard begin != end || (end != nil && !isAsked && owner !== responder) else { return }
    owner = end == nil ? nil : responder
    shown = end
    let frames = end ?? begin ?? .zero
    let hidden = CGRect(x: 0, y: screen.maxY, width: screen.width, height: frames.height)
    announce(from: begin ?? hidden, to: end ?? hidden, comesUp: end != nil)
  }

  private func takesText(_ responder: UIResponder?) -> Bool {
    (responder as? any UIKeyInput).map { _ in (responder as? UITextView)?.isEditable ?? true } ?? false
  }

  /// Posts what UIKit does around a move of the keyboard, and has the layout follow.
  private func announce(from begin: CGRect, to end: CGRect, comesUp: Bool) {
    let change: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ name: Notification.Name) {
      NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: change)
    }
    changes += 1
    let ticket = changes
    post(UIResponder.keyboardWillChangeFrameNotification)
    post(comesUp ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    guard ticket == changes else { return }
    let runtime = UIRuntime.shared
    runtime.keyboardFrame = comesUp ? end : nil
    let clock = runtime.mainLoop.clock
    clock.schedule(at: clock.now + Self.duration) { [weak self] in
      guard let self, ticket == changes else { return }
      post(UIResponder.keyboardDidChangeFrameNotification)
      post(comesUp ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    }
  }
}

extension UIResponder {
  /// Posted before the keyboard comes up.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Posted after the keyboard has come up.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted before the keyboard goes.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Posted after the keyboard has gone.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted before the frame of the keyboard changes.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  /// Posted after the frame of the keyboard has changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification"
  )

  /// The key of the keyboard's frame before the change: an `NSValue` with a rectangle on the screen.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after the change: an `NSValue` with a rectangle on the screen.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of how long the keyboard moves: a number of seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve of the keyboard's animation: a number, as in `UIView.AnimationCurve`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard belongs to this application.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIView {
  /// Makes the view, or the first responder inside it, end its editing.
  ///
  /// - Parameter force: Whether it has to, even if a delegate does not want it.
  /// - Returns: Whether nothing is edited in the view afterwards.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder else { return true }
    let view = (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
    guard let view, view.isDescendant(of: self) else { return true }
    window.forcesEndOfEditing = force
    defer { window.forcesEndOfEditing = false }
    return responder.resignFirstResponder()
  }
}

#if !canImport(UIKit)
  extension NSValue {
    /// Creates a value with a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The rectangle of the value; zero if it has none.
    public var cgRectValue: CGRect { rectValue }

    /// Creates a value with a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// The point of the value; zero if it has none.
    public var cgPointValue: CGPoint { pointValue }

    /// Creates a value with a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The size of the value; zero if it has none.
    public var cgSizeValue: CGSize { sizeValue }
  }
#endif
