import UIKit

/// How much to leave on the table.
final class TipView: UIView {
  let amount = UITextField()
  let share = UISegmentedControl(items: ["10 %", "15 %", "20 %"])
  let result = UILabel()

  init(owner: TipViewController) {
    super.init(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    setUpViews()
    setUpHierarchy()
    setUpConstraints()
    connect(to: owner)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUpViews() {
    backgroundColor = .systemBackground

    amount.placeholder = "Amount"
    amount.borderStyle = .roundedRect
    amount.keyboardType = .decimalPad

    share.accessibilityLabel = "Share"
    share.selectedSegmentIndex = 1

    result.font = .systemFont(ofSize: 34, weight: .semibold)
    result.textAlignment = .center
  }

  private func setUpHierarchy() {
    addSubview(amount)
    addSubview(share)
    addSubview(result)
  }

  private func setUpConstraints() {
    for view in [amount, share, result] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }

    NSLayoutConstraint.activate([
      amount.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24),
      amount.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      amount.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      amount.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      share.topAnchor.constraint(equalTo: amount.bottomAnchor, constant: 16),
      share.leadingAnchor.constraint(equalTo: amount.leadingAnchor),
      share.trailingAnchor.constraint(equalTo: amount.trailingAnchor),
      share.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      result.topAnchor.constraint(equalTo: share.bottomAnchor, constant: 32),
      result.centerXAnchor.constraint(equalTo: centerXAnchor),
      result.leadingAnchor.constraint(greaterThanOrEqualTo: amount.leadingAnchor),
    ])
  }

  private func connect(to owner: TipViewController) {
    owner.amount = amount
    owner.share = share
    owner.result = result

    amount.delegate = owner
    amount.addTarget(owner, action: #selector(TipViewController.update), for: .editingChanged)

    share.addTarget(owner, action: #selector(TipViewController.update), for: .valueChanged)
  }
}

extension TipViewController {
  /// Makes the view, and connects it to the controller.
  override func loadView() {
    view = TipView(owner: self)
  }
}
