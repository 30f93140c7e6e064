public import Foundation
import NibLoader
import SceneGeometry

/// A rectangle that takes part in layout and shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @MainActor NSCoding {
  /// The view whose coordinates the guide lives in; nil as long as no view owns it.
  open weak var owningView: UIView?

  /// The name of the guide; empty by default.
  open var identifier: String

  /// The rectangle in the coordinates of the owning view, in points; empty as long as no view owns the guide.
  open var layoutFrame: CGRect { systemFrame }

  /// Which of the rectangles of the last solution is the guide's.
  @exclusivity(unchecked) var solvedIndex = SolvedIndex()

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
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers.
///
/// While no keyboard is shown, the guide begins where the safe area ends. `UIRuntime.shared.keyboardFrame` shows one.
@preconcurrency @MainActor
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

extension UILayoutGuide {
  /// Where the system has a guide of its own in the owning view, or where constraints put any other at the last layout.
  var systemFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch SystemGuide(rawValue: identifier) {
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .margins: return view.bounds.inset(by: view.layoutMargins)
    case .readableContent:
      let area = view.bounds.inset(by: view.layoutMargins)
      return area.insetBy(dx: SystemMargins.readableInset(ofWidth: area.width), dy: 0)
    case .keyboard: return view.keyboardArea(usesBottomSafeArea: true)
    case .scrollContent: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? view.bounds.size)
    case .scrollFrame: return view.bounds
    case nil: return view.layoutRoot.layoutParts?.pass?.frame(solvedIndex) ?? .zero
    }
  }
}

/// The guides that the system owns, by the identifiers that archives have.
enum SystemGuide: String {
  case safeArea = "UIViewSafeAreaLayoutGuide"
  case margins = "UIViewLayoutMarginsGuide"
  case readableContent = "UIViewReadableContentGuide"
  case keyboard = "UIViewKeyboardLayoutGuide"
  case scrollContent = "UIScrollView-contentLayoutGuide"
  case scrollFrame = "UIScrollView-frameLayoutGuide"
}

extension UIView {
  /// What the keyboard covers of the view, down to its lower edge; what lies below the safe area while it is away.
  func keyboardArea(usesBottomSafeArea: Bool) -> CGRect {
    let floor = bounds.maxY - (usesBottomSafeArea ? safeAreaInsets.bottom : 0)
    var top = floor
    if let keyboard = UIRuntime.shared.keyboardFrame, let window {
      let onScreen = keyboard.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
      top = min(floor, convert(onScreen, from: window).minY)
    }
    top = max(bounds.minY, top)
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
  }
}

extension UIView {
  /// The layout guides that the view owns.
  public var layoutGuides: [UILayoutGuide] { layoutParts?.guides ?? [] }

  /// Makes the view own a layout guide, which another view gives up.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard !layoutGuides.contains(where: { $0 === layoutGuide }) else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    madeLayoutParts.guides.append(layoutGuide)
    layer.contentOfSystemDidChange()
  }

  /// Takes a layout guide away, and the constraints that name it; one that the view does not own is ignored.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = layoutGuides.firstIndex(where: { $0 === layoutGuide }) else { return }
    dropConstraints(naming: layoutGuide)
    layoutParts?.guides.remove(at: index)
    layoutGuide.owningView = nil
  }

  /// The part of the view that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) { UILayoutGuide() } }

  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) { UILayoutGuide() } }

  /// The part of the view where lines of text are not too long to read.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) { UILayoutGuide() } }

  /// The part of the view that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { systemGuide(.keyboard) { UIKeyboardLayoutGuide() } }

  /// The guide that UIKit makes on demand, or that an archive brought along.
  fileprivate func systemGuide<Guide: UILayoutGuide>(_ kind: SystemGuide, _ make: () -> Guide) -> Guide {
    for case let guide as Guide in layoutGuides where guide.identifier == kind.rawValue { return guide }
    let guide = make()
    guide.identifier = kind.rawValue
    addLayoutGuide(guide)
    return guide
  }
}

extension UIScrollView {
  /// The content, which may be larger than the view and is scrolled.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) { UILayoutGuide() } }

  /// The view's own rectangle, which stays where it is while the content is scrolled.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) { UILayoutGuide() } }
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
