import Foundation
import LayoutEngine

extension UIBarButtonItem {
  /// The view that a bar lays out for the item; nil for an item that is only room.
  func viewForBar(_ bar: UIView) -> UIView? {
    self.bar = bar
    if UIRuntime.shared.appearances.isInUse, itemView?.window == nil {
      UIRuntime.shared.appearances.apply(to: self, in: bar)
    }
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
    let isGlass = LookFigures.current.barGlass != nil
    let symbol = title == nil ? isGlass && systemItem == .done ? "checkmark" : systemItem?.symbol : nil
    let shownImage = image ?? symbol.flatMap { UIImage(systemName: $0) }
    let shownTitle = shownImage == nil ? title ?? systemItem?.title : nil
    button.isProminent = style == .done || systemItem == .done || systemItem == .save
    button.show(title: shownTitle, image: shownImage, isEnabled: isEnabled, tint: isGlass ? nil : tintColor)
    button.glassColor = isGlass ? (button.isProminent ? .white : .label) : nil
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
      // Glass is round around a sign, and has some room around a title.
      let glass = LookFigures.current.barGlass
      let least =
        glass.map { max(natural + ((view as? BarButton)?.currentTitle == nil ? 0 : 28), $0) } ?? max(natural, 32)
      return CGSize(width: width > 0 ? width : least, height: min(BarButton.height, height))
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
  /// Taps the view of an item in its bar; an item that no bar of the window shows is a miss.
  public func tap(
    _ item: UIBarItem,
    expecting reach: Reach = .hit,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) {
    prepare()
    if let view = item.itemView { return tap(view, expecting: reach, filePath: filePath, line: line) }
    check(.missing, item.title.map { "the bar item '\($0)'" } ?? "the bar item", reach, "tap", filePath, line)
  }

  /// Taps the back button of a navigation bar; without one, it is a miss.
  public func tapBack(
    in navigationBar: UINavigationBar,
    expecting reach: Reach = .hit,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) {
    prepare()
    guard let button = navigationBar.backButton, button.superview === navigationBar else {
      return check(.missing, "the back button", reach, "tap", filePath, line)
    }
    tap(button, expecting: reach, filePath: filePath, line: line)
  }
}

/// What a bar shows for an item that has no view of its own.
@MainActor
final class BarButton: UIButton {
  /// How high a finger can hit the button, in points.
  static let height = CGFloat(ControlMetrics.navigationBarHeight)

  /// Whether the button completes what the screen is for, so that its title is bolder.
  var isProminent = false

  /// The color of title and sign on glass; nil for the tint color.
  var glassColor: UIColor? {
    didSet {
      guard glassColor !== oldValue else { return }
      picture.ownTintColor = glassColor
      setNeedsLayout()
    }
  }

  override func tintForImage(_ tint: UIColor?) -> UIColor? { tint ?? glassColor }

  /// What a tap does.
  var onTap: @MainActor (UIEvent?) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    buttonType = .system
    label.font = .systemFont(ofSize: 17)
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17, scale: .large)
  }

  required init?(coder: NSCoder) { nil }

  override func performTap(_ event: UIEvent?) {
    if !showsMenuAsPrimaryAction { onTap(event) }
    super.performTap(event)
  }

  /// Shows a title or an image.
  func show(title: String?, image: UIImage?, isEnabled: Bool, tint: UIColor?) {
    if currentTitle != title { setTitle(title, for: .normal) }
    if currentImage != image { setImage(image, for: .normal) }
    if self.isEnabled != isEnabled { self.isEnabled = isEnabled }
    if ownTintColor !== tint { ownTintColor = tint }
  }

  /// Gives the title the attributes of an item in its state, and the usual ones for those that it does not name.
  func setTitleTextAttributes(of item: UIBarItem) {
    if let glassColor { setTitleColor(isEnabled ? glassColor : .tertiaryLabel, for: .normal) }
    let usual = UIFont.systemFont(ofSize: 17, weight: isProminent ? .semibold : .regular)
    guard !item.titleTextAttributes.isEmpty || hasOwnAttributes else {
      if label.font != usual { label.font = usual }
      return
    }
    hasOwnAttributes = !item.titleTextAttributes.isEmpty
    for state in [State.normal, .highlighted, .disabled] {
      setTitleColor(item.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor, for: state)
    }
    let shown = item.titleTextAttributes(for: isEnabled ? .normal : .disabled) ?? item.titleTextAttributes(for: .normal)
    label.font = shown?[.font] as? UIFont ?? usual
  }

  private var hasOwnAttributes = false

  /// Draws glass behind the button where the bar has none of its own.
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard let height = LookFigures.current.barGlass, superview is UINavigationBar || superview is UIToolbar else {
      return
    }
    let ground = CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height)
    let path = UIBezierPath(roundedRect: ground, cornerRadius: height / 2)
    if isProminent {
      tintColor.setFill()
      path.fill()
    } else {
      RaisedShape.fillGlass(path)
    }
  }
}
