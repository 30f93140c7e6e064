extension UIView {
  /// The view and everything inside it, parents before children and from back to front.
  ///
  /// A window inside is left out with what it holds, because that belongs to the window.
  var subtree: [UIView] {
    var result: [UIView] = []
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      result.append(view)
      pending.append(contentsOf: view.children.reversed().lazy.filter { !($0 is UIWindow) })
    }
    return result
  }

  /// The first view with a tag, this one first, depth first and from back to front.
  ///
  /// Only views that hold others cost a step of the walk, so that it is faster than a caller's own.
  func firstView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    var rest: [(views: [UIView], next: Int)] = []
    var views = children
    var next = 0
    while true {
      while next < views.count {
        let view = views[next]
        next += 1
        if view.tag == tag { return view }
        guard !view.children.isEmpty else { continue }
        rest.append((views, next))
        views = view.children
        next = 0
      }
      guard let outer = rest.popLast() else { return nil }
      (views, next) = outer
    }
  }

  /// Tells the whole subtree that its window is about to change: each view's controller first, then the view.
  ///
  /// A view that is added to the subtree by somebody who was told, as controllers do when they appear, is told too.
  func announceWindow(_ newWindow: UIWindow?, from oldWindow: UIWindow?) {
    guard newWindow !== oldWindow, !(self is UIWindow) else { return }
    var pending: [UIView] = [self]
    let changes = UIRuntime.shared.hierarchyChanges
    while let view = pending.popLast() {
      guard view.window === oldWindow else { continue }
      if UIRuntime.shared.hierarchyChanges != changes, !view.isDescendant(of: self) { continue }
      view.controller?.rootViewWillMove(toWindow: newWindow)
      view.willMove(toWindow: newWindow)
      pending.append(contentsOf: view.children.reversed().lazy.filter { !($0 is UIWindow) })
    }
    oldWindow?.resignFirstResponder(inside: self)
  }

  /// Gives the whole subtree a window, and then tells it.
  func enterWindow(_ newWindow: UIWindow?, from oldWindow: UIWindow?) {
    guard newWindow !== oldWindow, !(self is UIWindow) else { return }
    let all = subtree
    // A view is notified only where its traits were others outside.
    let room = newWindow?.room
    let differs = room.map { UIRuntime.shared.traits.hasOverrides || $0 != .ofScreen } ?? false
    let old = differs ? traitsInside(room: .ofScreen, around: nil) : []
    for view in all {
      view.containingWindow = newWindow
      if !view.layer.animations.isEmpty { view.layer.cancelAnimations() }
    }
    if newWindow != nil, UIRuntime.shared.followsTraits {
      for view in all { view.applyTraitStorages(view.traitCollection) }
    }
    if differs, let room {
      for (before, after) in zip(old, traitsInside(room: room, around: superview)) where before.traits != after.traits {
        after.view.followTraits(from: before.traits, to: after.traits)
      }
    }
    if newWindow != nil, UIRuntime.shared.appearances.isInUse {
      for view in all { UIRuntime.shared.appearances.apply(to: view) }
    }
    // Whoever is told may take views away.
    let changes = UIRuntime.shared.hierarchyChanges
    for view in all {
      if UIRuntime.shared.hierarchyChanges != changes, !view.isDescendant(of: self) { continue }
      guard view.containingWindow === newWindow else { continue }
      view.didMoveToWindow()
      view.controller?.rootViewDidMove(toWindow: newWindow)
    }
  }

  /// Releases views level by level.
  ///
  /// If each view released its own subviews, the end of a long chain would need a stack frame a view.
  nonisolated static func releaseHierarchy(_ children: inout [UIView]) {
    var pending: [UIView] = []
    swap(&pending, &children)
    while var view = pending.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      pending.append(contentsOf: view.children)
      view.children = []
    }
  }
}
