import Foundation

extension UITabBar {
  /// The space between items that stand in the middle, and their width, unless they were set, in points.
  private static let spacing: CGFloat = 8
  private static let width: CGFloat = 76

  /// Forgets a selected item that is gone.
  func itemsDidChange() {
    if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true { self.selectedItem = nil }
    setNeedsLayout()
  }

  /// Places the items side by side, in the whole width or in the middle of it, however many there are.
  func layOutItems() {
    let items = items ?? []
    if buttons.map({ ObjectIdentifier($0.item) }) != items.map({ ObjectIdentifier($0) }) { makeButtons(items) }
    guard !items.isEmpty else { return }
    let count = CGFloat(items.count)
    let isCentered = itemPositioning == .centered
    let spacing = isCentered ? (itemSpacing > 0 ? itemSpacing : Self.spacing) : 0
    let room = (bounds.width - spacing * (count - 1)) / count
    let width = isCentered ? min(itemWidth > 0 ? itemWidth : Self.width, room) : room
    var x = bounds.midX - (width * count + spacing * (count - 1)) / 2
    for button in buttons {
      let isSelected = button.item === selectedItem
      let plain = unselectedItemTintColor ?? .systemGray
      button.refresh(isSelected: isSelected, tint: isSelected ? selectedImageTintColor ?? tintColor : plain)
      button.frame = flippedIfNeeded(CGRect(x: x, y: 0, width: width, height: min(bounds.height, 49)))
      x += width + spacing
    }
  }

  private func makeButtons(_ items: [UITabBarItem]) {
    for button in buttons { button.removeFromSuperview() }
    buttons = items.map { item in
      let button = TabBarButton(item)
      item.bar = self
      button.onTap = { [weak self] in self?.userSelects($0) }
      addSubview(button)
      return button
    }
  }

  /// What a tap on an item does: the controller is asked first, if there is one.
  private func userSelects(_ item: UITabBarItem) {
    if let tabBarController { return tabBarController.userSelects(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
}
