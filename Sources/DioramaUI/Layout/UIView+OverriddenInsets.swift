import Foundation

/// The insets that the system finds for a view, while its class is asked whether it has others.
struct FoundInsets {
  /// The view that is asked.
  unowned let view: UIView
  /// What its safe area takes away; nil while its margins are asked for.
  var safeArea: UIEdgeInsets?
  /// Its margins; nil while its safe area is asked for.
  var margins: UIEdgeInsets?
}

extension UIView {
  /// Whether the view's class may override what those of the system do not.
  private var mayOverrideInsets: Bool {
    type(of: self) != UIView.self && !UIRuntime.shared.isOwn(type(of: self))
  }

  /// The safe area of the view: the one that its class says, where it overrides `safeAreaInsets`, else the one that the system found.
  ///
  /// UIKit reads the property, too: windows of snapshot tests override it, and what lies in them keeps clear by it.
  func honored(safeArea found: UIEdgeInsets) -> UIEdgeInsets {
    guard mayOverrideInsets else { return found }
    return UIRuntime.shared.asking(FoundInsets(view: self, safeArea: found)) { safeAreaInsets }
  }

  /// The margins of the view: those that its class says, where it overrides `layoutMargins`, else those that the system found.
  func honored(margins found: UIEdgeInsets) -> UIEdgeInsets {
    guard mayOverrideInsets else { return found }
    return UIRuntime.shared.asking(FoundInsets(view: self, margins: found)) { layoutMargins }
  }

  /// What bars and the edges of the screen leave free of the view, where the class may say so, and what they take away.
  ///
  /// - Parameter rect: What they leave free by where the view lies, in its coordinates; nil outside of a window, where nothing of it
  ///   reaches what the view holds.
  func honoredSafeArea(_ rect: CGRect?) -> (rect: CGRect?, insets: UIEdgeInsets) {
    let found = rect.map(insets(of:)) ?? .zero
    let said = honored(safeArea: found)
    return said == found ? (rect, found) : (rect.map { _ in bounds.inset(by: said) }, said)
  }
}

extension UIRuntime {
  /// Asks a view of an application's class, whose call of super gets what the system has found.
  fileprivate func asking(_ found: FoundInsets, _ question: () -> UIEdgeInsets) -> UIEdgeInsets {
    let outer = foundInsets
    foundInsets = found
    defer { foundInsets = outer }
    return question()
  }
}
