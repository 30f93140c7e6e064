import Foundation

extension UISplitViewController {
  /// The columns that the style has, from the first to the last.
  var order: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// Stops the program where UIKit raises an exception.
  func checkHasColumns() {
    guard style == .unspecified else { return }
    UIKitException.raise(
      .invalidArgument,
      "-[UISplitViewController setViewController:forColumn:] is not supported for the unspecified style"
    )
  }

  /// The controller that stands for a column: what was set, or the navigation controller around it; nil for none.
  func holder(of column: Column) -> UIViewController? {
    guard style != .unspecified else { return viewController(for: column) }
    guard let content = contents[column] else { return nil }
    return content is UINavigationController || column == .compact ? content : wrappers[column] ?? content
  }

  /// Replaces the controllers of a split view without columns by name.
  func replaceColumns(with new: [UIViewController]) {
    running?.finish()
    guard new.allSatisfy(checkCanTakeIn) else { return }
    unfold()
    for controller in columns where !new.contains(where: { $0 === controller }) { leave(controller) }
    columns = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if isCollapsed { fold() }
    contentDidChange(animated: false)
  }

  func replace(_ column: Column, with new: UIViewController?) {
    running?.finish()
    guard contents[column] !== new, new.map(checkCanTakeIn) ?? true else { return }
    unfold()
    if let old = holder(of: column) { leave(old) }
    if let wrapper = wrappers.removeValue(forKey: column) { wrapper.setViewControllers([], animated: false) }
    contents[column] = new
    if let new {
      if !(new is UINavigationController), column != .compact {
        wrappers[column] = UINavigationController(rootViewController: new)
      }
      if let holder = holder(of: column) {
        addChild(holder)
        holder.didMove(toParent: self)
      }
    }
    if isCollapsed { fold() }
    contentDidChange(animated: false)
  }

  /// Lets a controller go that is no column any more.
  private func leave(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    shown.removeAll { $0 === controller }
    controller.removeFromParent()
  }

  func showDetail(_ controller: UIViewController) {
    if style == .unspecified {
      replaceColumns(with: Array(columns.prefix(1)) + [controller])
    } else {
      replace(.secondary, with: controller)
    }
    show(.secondary)
  }

  /// Shows or hides a column, in so far as it can be.
  func setShown(_ column: Column, _ isShown: Bool) {
    running?.finish()
    guard isCollapsed else {
      guard column != .secondary, column != .compact, holder(of: column) != nil else { return }
      let isVisible = visibleColumns.contains(column)
      guard isVisible != isShown else { return }
      if isShown {
        delegate?.splitViewController(self, willShow: column)
      } else {
        delegate?.splitViewController(self, willHide: column)
      }
      if isShown {
        hidden.remove(column)
        opened.insert(column)
      } else {
        opened.remove(column)
        hidden.insert(column)
      }
      return contentDidChange(animated: appearance.state == .appeared)
    }
    guard contents[.compact] == nil else { return }
    if isShown { foldThrough(column, animated: true) } else { popBelow(column, animated: true) }
  }

  // MARK: - Which are shown

  /// The mode that the preferred one means here: automatic shows all columns that there is room for.
  var currentMode: DisplayMode {
    let columns = visibleColumns.filter { $0 != .secondary }
    let isOver = [.oneOverSecondary, .twoOverSecondary].contains(preferredDisplayMode)
    switch columns.count {
    case 0: return .secondaryOnly
    case 1: return isOver ? .oneOverSecondary : .oneBesideSecondary
    default:
      if preferredDisplayMode == .twoDisplaceSecondary { return .twoDisplaceSecondary }
      return isOver ? .twoOverSecondary : .twoBesideSecondary
    }
  }

  /// The columns that are shown side by side, from the first to the last.
  var visibleColumns: [Column] {
    let wanted: Set<Column> =
      switch preferredDisplayMode {
      case .secondaryOnly: [.secondary]
      case .oneBesideSecondary, .oneOverSecondary:
        style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
      default: Set(order)
      }
    return order.filter { column in
      holder(of: column) != nil && !hidden.contains(column) && (wanted.contains(column) || opened.contains(column))
    }
  }
}
