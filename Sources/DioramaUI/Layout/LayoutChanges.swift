import Foundation

/// Counts changes that affect solved layouts, so that a pass can tell whether its solution is up to date.
///
/// All roots share the counts. Counts for each root would need a walk to the root for every change, and solving an
/// unchanged root again is cheap.
struct LayoutChanges: Hashable {
  /// Changes of constraints, natural sizes and view hierarchies.
  var constraints = 0

  /// Changes of location, size or scroll offset outside of a layout pass.
  var geometry = 0
}

extension CALayer {
  /// Counts a change of the layer's location or size that may affect constraints.
  func geometryDidChange(isMoved: Bool) {
    let isInSystem = superlayer?.layoutState.usesConstraints ?? false
    guard isInSystem || layoutState.usesConstraints, !layoutState.isBeingLaidOut else { return }
    UIRuntime.shared.layoutChanges.geometry &+= 1
    guard isMoved, isInSystem, let superlayer, let view = delegate as? UIView else { return }
    if view.translatesAutoresizingMaskIntoConstraints { superlayer.markLayoutForSublayer() }
  }

  /// Counts a change of the layer's contents that may affect constraints.
  func contentOfSystemDidChange() {
    if layoutState.usesConstraints { UIRuntime.shared.layoutChanges.constraints &+= 1 }
  }
}

extension UIView {
  /// Makes the next pass solve the constraints again, if they can name the view, and lay out the view itself, after a change.
  ///
  /// A button that is asked for its size gives its title to its label, which no equation is about.
  func placementDidChange(_ change: () -> Void = {}) {
    change()
    superview?.layer.contentOfSystemDidChange()
    superview?.setNeedsLayout()
  }

  /// Makes the next pass solve the constraints again and lay out the view's contents.
  func arrangementDidChange() {
    UIRuntime.shared.layoutChanges.constraints &+= 1
    setNeedsLayout()
  }
}
