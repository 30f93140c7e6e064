import Foundation

extension UIBarButtonItem {
  /// The view that a bar places for the item; nil for an item that is only room.
  func viewForBar(_ bar: UIView) -> UIView? {
    self.bar = bar
    if UIRuntime.shared.appearances.isInUse { UIRuntime.shared.appearances.apply(to: self, in: bar) }
    if let customView {
      itemView = customView
      return customView
    }
    guard systemItem != .flexibleSpace, systemItem != .fixedSpace else {
      itemView = nil
      return nil
    }
    let button = (itemView as? BarButton) ?? BarButton(frame: .zero)
    itemView = button
    let shownImage = image
    button.sign = shownImage == nil && title == nil ? systemItem?.sign : nil
    let shownTitle = shownImage == nil && button.sign == nil ? title ?? systemItem?.title : nil
    button.show(title: shownTitle, image: shownImage, isEnabled: isEnabled, tint: tintColor)
    button.accessibilityLabel = accessibilityLabel ?? title ?? systemItem?.title
    button.accessibilityIdentifier = accessibilityIdentifier
    button.onTap = { [weak self] in self?.perform($0) }
    if button.menu !== menu { button.menu = menu }
    button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil && action == nil
    button.setTitleTextAttributes(of: self)
    return button
  }

  /// The size of the item's view in a bar, in points; room has a width only.
  func sizeInBar(of view: UIView?, height: CGFloat) -> CGSize {
    guard let view else { return CGSize(width: systemItem == .fixedSpace ? width : 0, height: 0) }
    if view is BarButton {
      let natural = view.intrinsicContentSize.width
      return CGSize(width: width > 0 ? width : max(natural, 32), height: min(BarButton.height, height))
    }
    let fitting = view.bounds.isEmpty ? view.sizeThatFits(.zero) : view.bounds.size
    return CGSize(width: width > 0 ? width : fitting.width, height: min(fitting.height, height))
  }

  /// Performs the action: on the target, or on the first that can, from the first responder or from the bar on.
  func perform(_ event: UIEvent?) {
    if isEnabled, let primaryAction { return primaryAction.perform(from: self) }
    guard isEnabled, let action, target != nil || usesResponderChain else { return }
    let start = bar?.window?.firstResponder ?? bar
    guard let receiver = target ?? start?.target(forAction: action, withSender: self) as AnyObject? else { return }
    UIApplication.shared.sendAction(action, to: receiver, from: self, for: event)
  }
}

extension UserDriver {
  /// Taps the view of an item in its bar; an item that no bar has placed is left alone.
  public func tap(_ item: UIBarItem) {
    UIRuntime.shared.mainLoop.commit()
    guard let view = item.itemView, view.window === window else { return }
    tap(view)
  }

  /// Taps the back button of a navigation bar; without one, nothing happens.
  public func tapBack(in navigationBar: UINavigationBar) {
    UIRuntime.shared.mainLoop.commit()
    guard let button = navigationBar.backButton, button.superview === navigationBar else { return }
    tap(button)
  }
}
