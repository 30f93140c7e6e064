import Foundation

extension UIView {
  /// Hides or shows the view, and makes a stack view around it lay out again.
  func hide(_ isHidden: Bool) {
    layer.isHidden = isHidden
    (superview as? UIStackView)?.hiddenDidChange(of: self)
  }

  /// Whether the view is another one or lies inside it at any depth.
  func liesInside(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// Where a view goes among the subviews.
  enum Placement {
    /// At an index that counts the other subviews from the back; beyond the end means the front.
    case index(Int)
    /// Right in front of a sibling, or in front of all if that is no subview.
    case above(UIView)
    /// Right behind a sibling, or in front of all if that is no subview.
    case below(UIView)
  }

  /// Puts a view among the subviews; one that is there already only changes its index, and nobody is told.
  func insert(_ view: UIView, _ placement: Placement) {
    guard checkCanHold(view) else { return }
    if view.superview === self {
      reorder(view, placement)
    } else {
      adopt(view, placement)
    }
  }

  /// Puts a view at an index, which must not be negative.
  func insert(_ view: UIView, atIndex index: Int) {
    guard index >= 0 else {
      UIKitException.raise(.invalidArgument, "-[UIView insertSubview:atIndex:]: index \(index) is negative")
    }
    insert(view, .index(index))
  }

  /// Moves a subview to another index, without telling anybody.
  func reorder(_ view: UIView, _ placement: Placement) {
    guard let current = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: current)
    link(view, placement)
  }

  /// Exchanges the indexes of two subviews and of their layers.
  func exchange(_ first: Int, _ second: Int) {
    for index in [first, second] where !children.indices.contains(index) {
      UIKitException.raise(
        .range,
        "-[UIView exchangeSubviewAtIndex:withSubviewAtIndex:]: index \(index) beyond \(children.count) subviews"
      )
    }
    let layers = [first, second].map { children[$0].layer }
    children.swapAt(first, second)
    let indexes = layers.compactMap { wanted in layer.sublayerList.firstIndex { $0 === wanted } }
    if indexes.count == 2 { layer.sublayerList.swapAt(indexes[0], indexes[1]) }
  }

  /// Takes the view out of its superview.
  ///
  /// Whoever is told may move views; where that has already taken this view elsewhere, the later move wins.
  func leaveSuperview() {
    guard let parent = superview else { return }
    let oldWindow = window
    parent.willRemoveSubview(self)
    guard superview === parent else { return }
    willMove(toSuperview: nil)
    if superview === parent { announceWindow(nil, from: oldWindow) }
    guard superview === parent else { return }
    let lostWindow = window
    unlink()
    enterWindow(nil, from: lostWindow)
    if superview == nil { didMoveToSuperview() }
  }

  /// Takes a view in that is not a subview yet, and tells everybody in UIKit's order.
  func adopt(_ view: UIView, _ placement: Placement) {
    let oldParent = view.superview
    let oldWindow = view.window
    let announced = view is UIWindow ? oldWindow : window
    oldParent?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    view.announceWindow(announced, from: oldWindow)
    // Whoever was told may have moved views itself.
    guard checkCanHold(view) else { return }
    if view.superview === self { return reorder(view, placement) }
    if let parent = view.superview, parent !== oldParent { parent.willRemoveSubview(view) }
    let lostWindow = view.window
    let traits = view.traitsBeforeMove(to: window)
    view.unlink()
    view.superview = self
    link(view, placement)
    view.layer.setNeedsLayout()
    view.enterWindow(view is UIWindow ? lostWindow : window, from: lostWindow)
    guard view.superview === self else { return }
    view.didMoveToSuperview()
    guard view.superview === self else { return }
    didAddSubview(view)
    if !traits.isEmpty { view.followMove(from: traits) }
  }

  /// Puts a view into the list, and its layer beside the layers of its neighbors.
  private func link(_ view: UIView, _ placement: Placement) {
    layer.layoutState.hasNobodyToTell = false
    if view.layer.isUnderConstraints { layer.useConstraints() }
    view.layoutParts?.pass = nil
    layer.contentOfSystemDidChange()
    switch placement {
    case .index(let index) where index >= children.count:
      children.append(view)
      layer.addSublayer(view.layer)
    case .index(let index):
      children.insert(view, at: index)
      if index == 0 {
        layer.insertSublayer(view.layer, at: 0)
      } else {
        layer.insertSublayer(view.layer, above: children[index - 1].layer)
      }
    case .above(let sibling):
      guard let index = children.firstIndex(where: { $0 === sibling }) else { return link(view, .index(.max)) }
      children.insert(view, at: index + 1)
      layer.insertSublayer(view.layer, above: sibling.layer)
    case .below(let sibling):
      guard let index = children.firstIndex(where: { $0 === sibling }) else { return link(view, .index(.max)) }
      children.insert(view, at: index)
      layer.insertSublayer(view.layer, below: sibling.layer)
    }
    UIRuntime.shared.hierarchyChanges &+= 1
  }

  private func unlink() {
    guard let parent = superview else { return }
    parent.dropConstraints(naming: self)
    parent.layer.contentOfSystemDidChange()
    superview = nil
    if let index = parent.children.lastIndex(where: { $0 === self }) { parent.children.remove(at: index) }
    layer.removeFromSuperlayer()
    UIRuntime.shared.hierarchyChanges &+= 1
  }
}

extension UIView {
  /// Refuses to hold a view that would make the hierarchy no tree, or one that contradicts the controllers'.
  ///
  /// - Returns: Whether the view can be held.
  func checkCanHold(_ view: UIView) -> Bool {
    if view === self {
      UIKitException.refuse(.invalidArgument, "Can't add self as subview")
      return false
    }
    if wouldMakeCycle(holding: view) {
      UIKitException.refuse(
        .layerInvalid,
        "layer \(UIKitException.describe(view.layer)) is a part of cycle in its layer tree"
      )
      return false
    }
    return checkControllers(of: view)
  }

  /// Whether a view holds this one at any depth; one without subviews holds nobody, which keeps long chains cheap.
  func wouldMakeCycle(holding view: UIView) -> Bool {
    view === self || (!view.children.isEmpty && isDescendant(of: view))
  }

  /// The nearest view with a controller, from this one up, must belong to the parent of the added view's controller.
  ///
  /// A controller without a parent may put its view anywhere.
  private func checkControllers(of view: UIView) -> Bool {
    guard let required = controllerAgainst(view), let child = view.controller, let actual = child.parent else {
      return true
    }
    let text = UIKitException.describe
    UIKitException.refuse(
      .viewControllerHierarchyInconsistency,
      "child view controller:\(text(child)) should have parent view controller:\(text(required)) but actual "
        + "parent is:\(text(actual))"
    )
    return false
  }

  /// The controller in whose view another view must not lie, because that one's controller has another parent.
  ///
  /// Nil if it may lie here.
  func controllerAgainst(_ view: UIView) -> UIViewController? {
    guard let actual = view.controller?.parent else { return nil }
    var ancestor: UIView? = self
    while let current = ancestor {
      if let required = current.controller { return required === actual ? nil : required }
      ancestor = current.superview
    }
    return nil
  }
}
