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
