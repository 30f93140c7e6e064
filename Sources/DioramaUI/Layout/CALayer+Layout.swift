import Foundation

extension CALayer {
  /// Whether the layer is marked for layout.
  public func needsLayout() -> Bool { layoutState.isMarked }

  /// Marks the layer and lets its superlayers know.
  func markLayout() {
    guard !layoutState.isMarked else { return }
    layoutState.isMarked = true
    spreadMarkInside()
    UIRuntime.shared.mainLoop.setNeedsCommit()
  }

  /// Marks the layer because one inside it changed its size or its transform.
  func markLayoutForSublayer() {
    if !layoutState.isUnderway { setNeedsLayout() }
  }

  /// Lays out from the topmost marked superlayer that is reached through marked ones.
  func layoutMarked() {
    solveSystem()
    var top = self
    while let parent = top.superlayer, parent.layoutState.isMarked { top = parent }
    _ = top.layoutSubtree()
  }

  /// Lays out what is marked, superlayers first, and says whether anything was.
  ///
  /// Takes one pass, or several if constraints change; layers above that are marked meanwhile stay marked.
  func layoutSubtree() -> Bool {
    guard layoutState.isMarked || layoutState.isMarkedInside else { return false }
    if isUnderConstraints, let view = delegate as? UIView {
      layOutByConstraints(of: view)
    } else {
      layOutMarkedOnce()
      // Views that came in meanwhile, such as cells, may have brought constraints.
      if isUnderConstraints, let view = delegate as? UIView { layOutByConstraints(of: view) }
    }
    return true
  }

  /// Lays out what is marked, superviews first, once.
  func layOutMarkedOnce() {
    var pending: [CALayer] = [self]
    while let layer = pending.popLast() {
      if layer.layoutState.isMarked {
        layer.layoutState.isMarked = false
        layer.layoutState.isUnderway = true
        layer.layoutSublayers()
        layer.layoutState.isUnderway = false
      }
      guard layer.layoutState.isMarkedInside else { continue }
      layer.layoutState.isMarkedInside = false
      pending.append(contentsOf: layer.sublayerList.reversed())
    }
  }

  /// Lets the superlayers know of the marks of a layer that came in or is shown again.
  func spreadMarks() {
    if layoutState.isMarked || layoutState.isMarkedInside { spreadMarkInside() }
    if displayState.isMarked || displayState.isMarkedInside { spreadDisplayMark() }
    UIRuntime.shared.mainLoop.setNeedsCommit()
  }

  /// Lets the superlayers know that something inside them is marked.
  func spreadMarkInside() {
    var layer = superlayer
    while let current = layer, !current.layoutState.isMarkedInside {
      current.layoutState.isMarkedInside = true
      layer = current.superlayer
    }
  }

  /// Follows a change of the bounds: their size concerns the superlayer, their origin only the layer itself.
  func boundsDidChange(from old: CGRect) {
    guard old != bounds else { return }
    geometryDidChange(isMoved: false)
    setNeedsLayout()
    if old.size != bounds.size {
      superlayer?.markLayoutForSublayer()
      if old.isEmpty { spreadMarks() }
      if !layoutState.hasNobodyToTell { delegate?.layer(self, didChangeSizeFrom: old.size) }
    }
    record(.bounds, .rect(old), changed: true)
  }
}

extension CALayer {
  /// What is marked for layout.
  ///
  /// Whenever a layer is marked, each of its superlayers knows that something inside it is: a pass looks only there.
  struct LayoutState {
    /// A new layer has not been laid out.
    var isMarked = true
    var isMarkedInside = false

    /// While a layer lays out its sublayers, the frames that it gives them do not mark it again.
    var isUnderway = false

    /// Whether the layer was given a delegate, which costs less to ask than whether it is still there.
    var hasDelegate = false

    /// Whether the layer's view is known to do nothing when its subviews are to be laid out, as a plain view without controller does.
    var hasNobodyToAsk = false

    /// Whether the layer's view is known to do nothing when the size of the bounds changes, as one without subviews does.
    var hasNobodyToTell = false

    /// Whether constraints may lay out sublayers, at any depth.
    var usesConstraints = false

    /// Whether a constraint refers to the layer's view, so that its superlayer uses constraints.
    var isConstrained = false

    /// The index of the layer's frame in the last solution.
    var solvedIndex = SolvedIndex()

    /// Whether the natural size of the layer's view has been queried and is still valid.
    var isNaturalSizeKnown = false

    /// Whether the layout pass is setting the layer's location and size.
    var isBeingLaidOut = false

    /// Whether the constraints of the layer's view are to be updated; those of a new one are.
    var isMarkedForConstraints = true
  }

  /// What is marked for display, with the same rule about superlayers.
  struct DisplayState {
    /// A new layer has not been drawn.
    var isMarked = true
    var isMarkedInside = false

    /// Whether a commit has shown the layer, after which changes of one without a delegate are animated.
    var wasShown = false
  }
}

extension CALayer {
  /// The maximum number of rounds for a layout whose constraints change while it runs.
  private static let roundLimit = 100

  /// Whether the layer's view, or one inside it, is laid out by constraints.
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
      let solution = pass.solution
      layOutMarkedOnce()
      // A solution in between may mark what was passed before it.
      guard pass.isOutdated || pass.solution != solution else { return }
    }
    UIRuntime.shared.warnOfUnsettledLayout(
      "constraints of \(UIKitException.describe(view)) change in every call of layoutSubviews."
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

extension CALayer {
  /// Notes that a constraint names the layer's view.
  func becomeConstrained() {
    layoutState.isConstrained = true
    superlayer?.useConstraints()
  }

  /// Lets this layer and those around it know that constraints are used inside.
  func useConstraints() {
    guard !layoutState.usesConstraints else { return }
    // What is inside becomes part of a system.
    UIRuntime.shared.layoutChanges.constraints &+= 1
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
    UIRuntime.shared.warnOfUnsettledLayout("updateConstraints marks views in every pass.")
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
