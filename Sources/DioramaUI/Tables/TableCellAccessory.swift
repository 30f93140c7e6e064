import Foundation
import NibLoader

/// The sign at the trailing edge of a cell, which takes touches if it has a button for details.
@MainActor
final class TableCellAccessory: UIControl {
  let type: UITableViewCell.AccessoryType

  init(_ type: UITableViewCell.AccessoryType) {
    self.type = type
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: type)))
    isOpaque = false
    isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
  }

  required init?(coder: NSCoder) {
    type = .none
    super.init(coder: coder)
  }

  static func size(of type: UITableViewCell.AccessoryType) -> CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: CGSize(width: 11.5, height: 14)
    case .detailDisclosureButton: CGSize(width: 44, height: 24)
    case .checkmark: CGSize(width: 24, height: 18)
    case .detailButton: CGSize(width: 24, height: 24)
    }
  }

  override func draw(_ rect: CGRect) {
    let middle = bounds.midY
    func sign(_ name: String, at x: CGFloat, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ color: UIColor) {
      let center = flippedIfNeeded(CGRect(x: x, y: middle, width: 0, height: 0)).origin
      SystemSign.draw(
        name,
        around: center,
        pointSize: size,
        weight: weight,
        color: color,
        isRightToLeft: isRightToLeft
      )
    }
    if type == .checkmark { sign("checkmark", at: 12, 17, .semibold, tintColor) }
    if type == .disclosureIndicator || type == .detailDisclosureButton {
      sign("chevron.forward", at: bounds.maxX - 5.5, 14, .semibold, .tertiaryLabel)
    }
    if isUserInteractionEnabled { sign("info.circle", at: 12, 21, .regular, tintColor) }
  }
}

/// The control at the leading edge of a cell while its table is edited.
@MainActor
final class TableCellEditControl: UIControl {
  let style: UITableViewCell.EditingStyle

  init(_ style: UITableViewCell.EditingStyle) {
    self.style = style
    super.init(frame: .zero)
    isOpaque = false
    accessibilityLabel = style == .insert ? "Insert" : "Delete"
  }

  required init?(coder: NSCoder) {
    style = .none
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    let circle = CGRect(x: bounds.midX - 11, y: bounds.midY - 11, width: 22, height: 22)
    (style == .insert ? UIColor.systemGreen : .systemRed).setFill()
    UIBezierPath(ovalIn: circle).fill()
    UIColor.white.setFill()
    UIBezierPath(rect: circle.insetBy(dx: 5, dy: 10)).fill()
    if style == .insert { UIBezierPath(rect: circle.insetBy(dx: 10, dy: 5)).fill() }
  }
}

/// The line below a cell, which archives hold among the cell's subviews.
@MainActor
final class TableCellSeparatorView: UIView {}

extension UIKitClasses {
  static let tableCellSeparatorView = NibClass(
    TableCellSeparatorView.self,
    parent: UIView.self,
    name: "_UITableViewCellSeparatorView"
  )
}
