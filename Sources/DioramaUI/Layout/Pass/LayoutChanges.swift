import Foundation

/// Counts what the solutions of layouts hang on, so that a pass sees whether its own is still the right one.
///
/// One count serves all roots: to find out whose views have changed would take a walk to the root for every change, and a root
/// in which nothing has changed is solved again in no time.
struct LayoutChanges: Hashable {
  /// Changes of constraints, of what content asks for and of hierarchies.
  var constraints = 0

  /// Views that somebody else than a pass has moved, sized or scrolled.
  var geometry = 0
}

extension CALayer {
  /// Follows a change of the layer's location or size that a system of constraints may hang on.
  func geometryDidChange(isMoved: Bool) {
    let isInSystem = superlayer?.layoutState.usesConstraints ?? false
    guard isInSystem || layoutState.usesConstraints, !layoutState.isBeingPlaced else { return }
    UIRuntime.shared.layoutChanges.geometry &+= 1
    guard isMoved, isInSystem, let superlayer, let view = delegate as? UIView else { return }
    if view.translatesAutoresizingMaskIntoConstraints { superlayer.markLayoutForSublayer() }
  }

  /// Follows a change of what the layer holds.
  func contentOfSystemDidChange() {
    if layoutState.usesConstraints { UIRuntime.shared.layoutChanges.constraints &+= 1 }
  }
}

extension UIView {
  /// Lets the next pass solve the constraints anew and place the view itself, after a change.
  func placementDidChange(_ change: () -> Void = {}) {
    change()
    UIRuntime.shared.layoutChanges.constraints &+= 1
    superview?.setNeedsLayout()
  }

  /// Lets the next pass solve the constraints anew and place what the view holds.
  func arrangementDidChange() {
    UIRuntime.shared.layoutChanges.constraints &+= 1
    setNeedsLayout()
  }
}
