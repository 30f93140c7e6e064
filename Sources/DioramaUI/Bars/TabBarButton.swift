import Foundation

/// What a tab bar shows for an item.
@MainActor
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let title = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let badge = UILabel(frame: .zero)

  /// What a tap does.
  var onTap: @MainActor (UITabBarItem) -> Void = { _ in }

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    title.font = .systemFont(ofSize: 10)
    title.textAlignment = .center
    badge.font = .systemFont(ofSize: 10)
    badge.textAlignment = .center
    badge.textColor = .white
    isAccessibilityElement = true
    accessibilityTraits = .button
    item.itemView = self
    for part in [picture, title, badge] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { onTap(item) }
  }

  /// Shows what the item says now.
  func refresh(isSelected: Bool, tint: UIColor) {
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    title.text = item.title ?? item.systemItem?.title
    let color: UIColor = isEnabled ? tint : .tertiaryLabel
    title.textColor = color
    let attributes =
      item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? item.titleTextAttributes(for: .normal)
    if let own = attributes?[.foregroundColor] as? UIColor { title.textColor = own }
    title.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 10)
    picture.ownTintColor = color
    picture.image = isSelected ? item.selectedImage ?? item.image : item.image
    badge.text = item.badgeValue
    badge.backgroundColor = item.badgeColor ?? .systemRed
    badge.isHidden = item.badgeValue == nil
    accessibilityLabel = item.accessibilityLabel ?? title.text
    accessibilityIdentifier = item.accessibilityIdentifier
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let shift = item.titlePositionAdjustment
    let image = picture.image?.shownSize ?? .zero
    picture.frame = CGRect(x: bounds.midX - image.width / 2, y: 6, width: image.width, height: image.height)
    title.frame = CGRect(x: shift.horizontal, y: bounds.height - 16 + shift.vertical, width: bounds.width, height: 12)
    let width = max(18, badge.intrinsicContentSize.width + 8)
    badge.frame = CGRect(x: bounds.midX + 4, y: 2, width: width, height: 18)
  }
}
