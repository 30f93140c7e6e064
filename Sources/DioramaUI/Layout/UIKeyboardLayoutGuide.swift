public import Foundation

/// The part of a view that the keyboard covers.
///
/// While no keyboard is shown, the guide begins where the safe area ends. `UIRuntime.shared.keyboardFrame` shows one.
@MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is not at the lower edge.
  open var followsUndockedKeyboard = false

  /// Whether the guide begins at the safe area's end, and not at the view's, while no keyboard is shown.
  open var usesBottomSafeArea = true { didSet { owningView?.arrangementDidChange() } }

  /// How far above the keyboard a finger begins to dismiss it, in points.
  open var keyboardDismissPadding: CGFloat = 0

  /// What the keyboard covers of the owning view.
  open override var layoutFrame: CGRect {
    owningView?.keyboardArea(usesBottomSafeArea: usesBottomSafeArea) ?? .zero
  }
}
