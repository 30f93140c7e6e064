extension CALayer {
  /// The maximum number of rounds for a layout whose constraints change while it runs.
  private static let roundLimit = 100

  /// Whether the layer's view, or one inside it, is placed by constraints.
  var isUnderConstraints: Bool { layoutState.usesConstraints || layoutState.isConstrained }

  /// Lets views update their constraints, solves them, and lays out the marked views, superviews first.
  ///
  /// Changes during a round are solved and laid out in another round.
  func layOutByConstraints(of view: UIView) {
    let pass = view.layoutRoot.madeLayoutPass
    let outer = UIRuntime.shared.layoutPass
    UIRuntime.shared.layoutPass = pass
    defer { UIRuntime.shared.layoutPass = outer }
    for _ in 0..<Self.roundLimit {
      updateConstraintsInside()
      pass.solve()
      guard layoutState.isMarked || layoutState.isMarkedInside else { return }
      pass.spareSolutions = 8
      layOutMarkedOnce()
      guard pass.isOutdated else { return }
    }
    UIRuntime.shared.warn(
      "Layout does not settle: constraints of \(UIKitException.describe(view)) change in every call of layoutSubviews."
    )
  }

  /// Solves the layout tree of the layer's view if it has changed, which marks the superlayers that must lay out again.
  func solveSystem() {
    guard isUnderConstraints || superlayer?.layoutState.usesConstraints == true, let view = delegate as? UIView else {
      return
    }
    let root = view.layoutRoot
    // Every change in this tree marks a layer of it, so an unmarked tree is up to date, whatever changed in other
    // trees.
    guard root.layer.layoutState.isMarked || root.layer.layoutState.isMarkedInside,
      let pass = root.layoutParts?.pass, pass.isOutdated
    else { return }
    root.layer.updateConstraintsInside()
    pass.solve()
  }
}
