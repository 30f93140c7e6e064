public import Foundation
import NibLoader

/// A rectangle that takes part in layout and shows nothing.
@MainActor
open class UILayoutGuide: NSObject, @MainActor NSCoding {
  /// The view whose coordinates the guide lives in; nil as long as no view owns it.
  open weak var owningView: UIView?

  /// The name of the guide; empty by default.
  open var identifier: String

  /// The rectangle in the coordinates of the owning view, in points; empty as long as no view owns the guide.
  open var layoutFrame: CGRect { systemFrame }

  /// Which of the rectangles of the last solution is the guide's.
  @exclusivity(unchecked) var solvedPlace = SolvedPlace()

  /// Creates a guide that no view owns.
  public nonisolated override init() {
    identifier = ""
    super.init()
  }

  /// Creates a guide out of an archive.
  public required init?(coder: NSCoder) {
    identifier = coder.decodeText(forKey: "UILayoutGuideIdentifier") ?? ""
    super.init()
    coder.announce(self)
  }

  /// Writes nothing: archives are made by the scene compiler, not by live objects.
  open func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}

/// A guide that follows something on the screen.
@MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

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

extension UIKitClasses {
  static let uiLayoutGuide = NibClass(
    UILayoutGuide.self,
    parent: nil,
    name: "UILayoutGuide",
    properties: [
      NibProperty("identifier", \UILayoutGuide.identifier),
      NibProperty("owningView", \UILayoutGuide.owningView),
    ]
  )
}
