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
    if type == .checkmark {
      line([CGPoint(x: 5, y: middle), CGPoint(x: 10, y: middle + 5), CGPoint(x: 19, y: middle - 5)], tintColor)
    }
    if type == .disclosureIndicator || type == .detailDisclosureButton {
      let end = bounds.maxX - 3
      line(
        [CGPoint(x: end - 5, y: middle - 5), CGPoint(x: end, y: middle), CGPoint(x: end - 5, y: middle + 5)],
        .tertiaryLabel
      )
    }
    if isUserInteractionEnabled {
      tintColor.setStroke()
      UIBezierPath(ovalIn: flippedIfNeeded(CGRect(x: 1, y: middle - 11, width: 22, height: 22))).stroke()
      tintColor.setFill()
      UIBezierPath(ovalIn: flippedIfNeeded(CGRect(x: 10.5, y: middle - 6.5, width: 3, height: 3))).fill()
      line([CGPoint(x: 12, y: middle - 1), CGPoint(x: 12, y: middle + 6)], tintColor)
    }
  }

  /// Draws a line, for a reader from right to left as in a mirror; a checkmark is the same for everybody.
  private func line(_ points: [CGPoint], _ color: UIColor) {
    let points = type == .checkmark ? points : points.map { flippedIfNeeded(CGRect(origin: $0, size: .zero)).origin }
    let path = UIBezierPath()
    path.lineWidth = 2
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    color.setStroke()
    path.stroke()
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
