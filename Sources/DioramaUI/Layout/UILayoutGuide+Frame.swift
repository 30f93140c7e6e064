import Foundation
import SceneGeometry

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
    case nil: return view.layoutRoot.layoutParts?.pass?.frame(solvedPlace) ?? .zero
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
