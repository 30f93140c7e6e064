import Foundation

/// A menu that is shown in front of everything in a window, until something is chosen or a finger comes down beside it.
@MainActor
final class MenuView: UIView {
  /// The measures of the list, in points.
  private static let (width, rowHeight, margin): (CGFloat, CGFloat, CGFloat) = (250, 44, 8)

  private let menu: UIMenu
  private let card = UIView(frame: .zero)
  private var shownRows: [UIView] = []
  /// The menu that is shown: this one, or one inside it that was chosen.
  private var shownMenu: UIMenu?
  private weak var source: UIView?
  private let didChoose: @MainActor (any MenuLeaf) -> Void

  /// Shows a menu at a view, and returns what shows it; nil for a view that is in no window, and for a menu without rows.
  @discardableResult
  static func show(
    _ menu: UIMenu,
    at source: UIView,
    didChoose: @escaping @MainActor (any MenuLeaf) -> Void
  ) -> MenuView? {
    menu.appears()
    guard let window = source.window, !menu.rows.isEmpty else { return nil }
    let view = MenuView(menu, source, didChoose)
    view.frame = window.bounds
    window.addSubview(view)
    return view
  }

  private init(_ menu: UIMenu, _ source: UIView, _ didChoose: @escaping @MainActor (any MenuLeaf) -> Void) {
    self.menu = menu
    self.source = source
    self.didChoose = didChoose
    super.init(frame: .zero)
    isOpaque = false
    accessibilityViewIsModal = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = LookFigures.current.menuCorner
    card.layer.cornerCurve = .continuous
    addSubview(card)
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] recognizer in
      guard let self, !self.card.frame.contains(recognizer.location(in: self)) else { return }
      self.removeFromSuperview()
    }
    addGestureRecognizer(tap)
    show(menu)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the elements of the menu, or of one inside it that was chosen.
  private func show(_ shown: UIMenu) {
    for view in shownRows { view.removeFromSuperview() }
    (shownRows, shownMenu) = ([], shown)
    if !shown.title.isEmpty {
      let label = UILabel(frame: .zero)
      label.text = shown.title
      label.font = .systemFont(ofSize: 12)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      shownRows.append(label)
    }
    let rows = shown.rows
    shownRows += rows.map { $0 is UIDeferredMenuElement ? waitingRow() : row($0) }
    for view in shownRows { card.addSubview(view) }
    setNeedsLayout()
    for case let deferred as UIDeferredMenuElement in rows {
      deferred.provide { [weak self, weak shown] in
        if let self, let shown, self.shownMenu === shown { self.show(shown) }
      }
    }
  }

  /// The row of elements that are not known yet.
  private func waitingRow() -> UIView {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    return wheel
  }

  private func row(_ element: UIMenuElement) -> UIView {
    let button = UIButton(type: .system)
    let leaf = element as? any MenuLeaf
    let isOn = leaf?.state == .on
    button.setTitle((isOn ? "✓ " : "") + element.title + (element is UIMenu ? " ›" : ""), for: .normal)
    button.setImage(element.image, for: .normal)
    button.contentHorizontalAlignment = .leading
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    button.accessibilityLabel = element.title
    button.accessibilityTraits = isOn ? [.button, .selected] : .button
    button.isEnabled = leaf?.attributes.contains(.disabled) != true
    let isDestructive =
      leaf?.attributes.contains(.destructive) ?? (element as? UIMenu)?.options.contains(.destructive) ?? false
    button.setTitleColor(isDestructive ? .systemRed : .label, for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.choose(element) }, for: .touchUpInside)
    return button
  }

  private func choose(_ element: UIMenuElement) {
    guard let leaf = element as? any MenuLeaf else {
      if let inner = element as? UIMenu { show(inner) }
      return
    }
    if let group = menu.singleSelection(around: leaf) { menu.select(leaf, in: group) }
    if leaf.attributes.contains(.keepsMenuPresented) { show(menu) } else { removeFromSuperview() }
    didChoose(leaf)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = Self.rowHeight * CGFloat(shownRows.count)
    let anchor = source.map { $0.convert($0.bounds, to: self) } ?? bounds
    let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let x = min(max(room.minX, anchor.midX - Self.width / 2), max(room.minX, room.maxX - Self.width))
    let below = anchor.maxY + Self.margin
    let y = below + height <= room.maxY ? below : max(room.minY, anchor.minY - Self.margin - height)
    card.frame = CGRect(x: x, y: y, width: Self.width, height: height)
    for (index, view) in shownRows.enumerated() {
      view.frame = CGRect(x: 0, y: Self.rowHeight * CGFloat(index), width: Self.width, height: Self.rowHeight)
    }
  }
}
