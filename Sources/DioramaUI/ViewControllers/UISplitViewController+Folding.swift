import Foundation

// Columns that collapse: what the other columns hold moves on top of the first column's stack, up to the column that is to
// be on top, and back when there is room again. Where a compact column was set, it is shown instead, and nothing moves.
// Where the first column has no stack, it is shown alone.
extension UISplitViewController {
  private var base: UINavigationController? { holder(of: .primary) as? UINavigationController }

  /// Collapses the columns.
  func collapse() {
    isCollapsed = true
    fold()
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// Gives each column what is its own.
  func expand() {
    unfold()
    isCollapsed = false
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Moves the columns up to the one that is to be on top onto the first one's stack.
  func fold() {
    guard contents[.compact] == nil, base != nil else { return }
    let last = order.last { holder(of: $0) != nil } ?? .primary
    if style == .unspecified {
      guard let secondary = holder(of: .secondary), let primary = holder(of: .primary),
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true
      else { return }
      foldThrough(.secondary, animated: false)
    } else {
      let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: last) ?? last
      foldThrough(top, animated: false)
    }
  }

  /// Moves the columns up to one onto the first one's stack, or takes away those above it if it is there already.
  func foldThrough(_ column: Column, animated: Bool) {
    takeBackPopped()
    guard let base, let last = order.firstIndex(of: column) else { return }
    if column == .primary || folded.contains(where: { $0.column == column }) {
      let above = folded.first { (order.firstIndex(of: $0.column) ?? 0) > last }
      if let above { popBelow(above.column, animated: animated) }
      return
    }
    var stack = base.viewControllers
    for column in order[1...last] where !folded.contains(where: { $0.column == column }) {
      guard let holder = holder(of: column) else { continue }
      let moved = take(from: holder)
      guard let lowest = moved.first else { continue }
      let single = holder is UINavigationController ? nil : holder
      folded.append(FoldedColumn(column: column, single: single, lowest: lowest))
      stack += moved
    }
    base.setViewControllers(stack, animated: animated)
  }

  /// Gives columns back what the user has popped off the stack; it is still theirs.
  private func takeBackPopped() {
    guard let base, !folded.isEmpty else { return }
    base.running?.finish()
    let stack = base.viewControllers
    let popped = folded.filter { entry in !stack.contains { $0 === entry.lowest } }
    folded.removeAll { entry in popped.contains { $0.lowest === entry.lowest } }
    giveBack(popped.map(\.lowest), to: popped)
  }

  /// Takes a column off the stack, with those above it.
  func popBelow(_ column: Column, animated: Bool) {
    takeBackPopped()
    guard let base, let entry = folded.first(where: { $0.column == column }),
      let index = base.viewControllers.firstIndex(where: { $0 === entry.lowest }), index > 0
    else { return }
    let stack = base.viewControllers
    let first = folded.firstIndex { $0.column == column } ?? 0
    let owned = Array(folded[first...])
    folded.removeSubrange(first...)
    base.setViewControllers(Array(stack[..<index]), animated: animated)
    base.running?.finish()
    giveBack(Array(stack[index...]), to: owned)
  }

  /// Gives every column back what it holds, with what was put on top of it meanwhile.
  func unfold() {
    takeBackPopped()
    guard let first = folded.first else { return }
    popBelow(first.column, animated: false)
  }

  /// Takes what a column holds out of it.
  private func take(from holder: UIViewController) -> [UIViewController] {
    if let stack = holder as? UINavigationController {
      let moved = stack.viewControllers
      stack.setViewControllers([], animated: false)
      stack.running?.finish()
      return moved
    }
    holder.willMove(toParent: nil)
    holder.viewIfLoaded?.removeFromSuperview()
    holder.removeFromParent()
    return [holder]
  }

  private func giveBack(_ controllers: [UIViewController], to owners: [FoldedColumn]) {
    var rest = controllers
    for entry in owners.reversed() {
      guard let index = rest.firstIndex(where: { $0 === entry.lowest }) else { continue }
      let own = Array(rest[index...])
      rest.removeSubrange(index...)
      if let single = entry.single {
        addChild(single)
        single.didMove(toParent: self)
      } else {
        (holder(of: entry.column) as? UINavigationController)?.setViewControllers(own, animated: false)
      }
    }
  }
}

/// What a column gave to the stack of the first one when the columns collapsed.
struct FoldedColumn {
  let column: UISplitViewController.Column

  /// The controller that was the column's, if it is no stack.
  let single: UIViewController?

  /// The lowest controller that it gave; what lies above it, up to the next column's, is its own too.
  let lowest: UIViewController
}
