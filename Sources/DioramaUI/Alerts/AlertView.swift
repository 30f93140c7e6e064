import Foundation

/// The view of an alert: a dimmed ground, and a card with texts, fields and buttons.
@MainActor
final class AlertView: UIView {
  /// The width of a card, and the distances inside it, in points.
  private static let (cardWidth, padding, rowHeight): (CGFloat, CGFloat, CGFloat) = (270, 16, 44)

  private weak var alert: UIAlertController?
  private let card = UIView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private var buttons: [(action: UIAlertAction, button: UIButton)] = []

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    isOpaque = false
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = LookFigures.current.alertCorner
    card.layer.cornerCurve = .continuous
    addSubview(card)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      card.addSubview(label)
    }
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] in self?.wasTapped($0) }
    addGestureRecognizer(tap)
    update()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows what the alert says now.
  func update() {
    guard let alert else { return }
    let isAlert = alert.preferredStyle == .alert
    titleLabel.text = alert.title
    let titleFont = UIFont.preferredFont(forTextStyle: isAlert ? .headline : .footnote)
    titleLabel.font = isAlert ? titleFont : .boldSystemFont(ofSize: titleFont.pointSize)
    messageLabel.text = alert.message
    messageLabel.font = .preferredFont(forTextStyle: .footnote)
    for field in alert.fields where field.superview !== card { card.addSubview(field) }
    for (_, button) in buttons { button.removeFromSuperview() }
    buttons = ordered(alert.actions, isAlert).map { action in
      let button = UIButton(type: .system)
      button.setTitle(action.title, for: .normal)
      let isEmphasized = action === alert.preferredAction || action.style == .cancel
      button.titleLabel?.font = .preferredFont(forTextStyle: isEmphasized ? .headline : .body)
      if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
      button.isEnabled = action.isEnabled
      button.addAction(UIAction { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
      action.button = button
      card.addSubview(button)
      return (action, button)
    }
    setNeedsLayout()
  }

  /// The actions as they are shown: the one that cancels at the end, or first of two beside each other.
  private func ordered(_ actions: [UIAlertAction], _ isAlert: Bool) -> [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return isAlert && actions.count == 2 ? cancel + others : others + cancel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let alert else { return }
    let isAlert = alert.preferredStyle == .alert
    let width = isAlert ? Self.cardWidth : max(0, bounds.width - 16)
    var y = Self.padding
    for label in [titleLabel, messageLabel] where !(label.text ?? "").isEmpty {
      let height = label.sizeThatFits(CGSize(width: width - 2 * Self.padding, height: 0)).height.rounded(.up)
      label.frame = CGRect(x: Self.padding, y: y, width: width - 2 * Self.padding, height: height)
      y += height + 4
    }
    for field in alert.fields {
      field.frame = CGRect(x: Self.padding, y: y + 4, width: width - 2 * Self.padding, height: 30)
      y += 38
    }
    y += Self.padding - 4
    let areBeside = isAlert && buttons.count == 2
    let rowHeight = max(Self.rowHeight, (UIFont.preferredFont(forTextStyle: .body).lineHeight + 22).rounded(.up))
    for (index, entry) in buttons.enumerated() {
      let x = areBeside ? width / 2 * CGFloat(index) : 0
      entry.button.frame = CGRect(x: x, y: y, width: areBeside ? width / 2 : width, height: rowHeight)
      if !areBeside || index == 1 { y += rowHeight }
    }
    let x = bounds.midX - width / 2
    let bottom = bounds.maxY - safeAreaInsets.bottom - 8
    card.frame = CGRect(x: x, y: isAlert ? bounds.midY - y / 2 : bottom - y, width: width, height: y)
  }

  /// A tap beside the choices at the bottom cancels.
  private func wasTapped(_ recognizer: UIGestureRecognizer) {
    guard let alert, alert.preferredStyle == .actionSheet,
      !card.frame.contains(recognizer.location(in: self)),
      let cancel = alert.actions.first(where: { $0.style == .cancel })
    else { return }
    alert.choose(cancel)
  }
}
