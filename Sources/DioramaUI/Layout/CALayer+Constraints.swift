extension CALayer {
  /// Notes that a constraint names the layer's view.
  func becomeConstrained() {
    layoutState.isConstrained = true
    superlayer?.useConstraints()
  }

  /// Lets this layer and those around it know that constraints are used inside.
  func useConstraints() {
    var layer: CALayer? = self
    while let current = layer, !current.layoutState.usesConstraints {
      current.layoutState.usesConstraints = true
      layer = current.superlayer
    }
  }

  /// Marks the constraints of the layer's view to be updated, and lets the layers around know.
  func markForConstraints() {
    layoutState.isMarkedForConstraints = true
    useConstraints()
    spreadMarkInside()
    UIRuntime.shared.mainLoop.setNeedsCommit()
  }

  /// The maximum number of passes for views that mark themselves again while they update.
  private static let updateLimit = 100

  /// Lets marked views update their constraints, this layer's and those inside: subviews first.
  ///
  /// Views are found through the marks of the layout, which every new view and every marked one leaves above itself.
  func updateConstraintsInside() {
    for _ in 0..<Self.updateLimit {
      let marked = layersMarkedForConstraints()
      guard !marked.isEmpty else { return }
      for layer in marked.reversed() where layer.layoutState.isMarkedForConstraints {
        layer.layoutState.isMarkedForConstraints = false
        guard let view = layer.delegate as? UIView else { continue }
        if let controller = view.controller {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
    }
    UIRuntime.shared.warn("Layout does not settle: updateConstraints marks views in every pass.")
  }

  /// The marked layers, each before those inside it and the last sublayer before the first.
  private func layersMarkedForConstraints() -> [CALayer] {
    var marked: [CALayer] = []
    var pending: [CALayer] = [self]
    while let layer = pending.popLast() {
      if layer.layoutState.isMarkedForConstraints { marked.append(layer) }
      guard layer.layoutState.isMarked || layer.layoutState.isMarkedInside || layer === self else { continue }
      pending.append(contentsOf: layer.sublayerList)
    }
    return marked
  }
}
