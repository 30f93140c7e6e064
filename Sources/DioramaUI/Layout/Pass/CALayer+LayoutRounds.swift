extension CALayer {
  /// How often a layout whose constraints change while it lasts begins anew.
  private static let roundLimit = 100

  /// Whether the layer's view, or one inside it, is placed by constraints.
  var isUnderConstraints: Bool { layoutState.usesConstraints || layoutState.isConstrained }

  /// Lets views update their constraints, solves them, and lays out what is marked, superviews first; what changes meanwhile is
  /// solved and laid out in another round.
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
      "Layout does not come to rest: constraints of \(UIKitException.describe(view)) change in layoutSubviews again and again."
    )
  }

  /// Solves what has changed of the system that the layer's view stands in, so that superlayers which place anew are marked.
  func solveSystem() {
    guard isUnderConstraints || superlayer?.layoutState.usesConstraints == true, let view = delegate as? UIView else {
      return
    }
    let root = view.layoutRoot
    // Whatever changes marks something: what is unmarked is as it was, whatever was changed elsewhere.
    guard root.layer.layoutState.isMarked || root.layer.layoutState.isMarkedInside,
      let pass = root.layoutParts?.pass, pass.isOutdated
    else { return }
    root.layer.updateConstraintsInside()
    pass.solve()
  }
}
