import Foundation

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
