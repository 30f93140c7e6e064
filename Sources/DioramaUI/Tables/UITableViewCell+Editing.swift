import Foundation

extension UITableViewCell {
  /// Shows or hides the control at the leading edge.
  func layOutEditControl() {
    let style = isEditing ? editingStyle : .none
    if controls.edit?.style ?? .none != style {
      controls.edit?.removeFromSuperview()
      controls.edit = style == .none ? nil : TableCellEditControl(style)
      controls.edit?.addAction(UIAction { [weak self] _ in self?.editControlWasTapped() }, for: .touchUpInside)
    }
    guard let control = controls.edit else { return }
    if control.superview !== self { addSubview(control) }
    control.frame = flippedIfNeeded(
      CGRect(x: 0, y: 0, width: TableMetrics.editingIndentation, height: bounds.height)
    )
  }

  /// Shows or hides the button that confirms a deletion.
  func layOutConfirmation() {
    if let actions = controls.swipeActions {
      let width = actions.width
      actions.frame = CGRect(
        x: actions.isLeading ? 0 : bounds.width - width,
        y: 0,
        width: width,
        height: bounds.height
      )
    }
    guard controls.isConfirming else {
      controls.confirmation?.removeFromSuperview()
      controls.confirmation = nil
      return
    }
    let button = controls.confirmation ?? makeConfirmation()
    if button.superview !== self { addSubview(button) }
    let width = max(74, button.sizeThatFits(bounds.size).width + 30)
    button.frame = flippedIfNeeded(CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height))
  }

  private func makeConfirmation() -> UIButton {
    let button = UIButton(type: .custom)
    button.backgroundColor = .systemRed
    button.setTitle(table?.confirmationTitle(of: self) ?? "Delete", for: .normal)
    let action = UIAction { [weak self] _ in
      if let self { table?.commit(.delete, of: self) }
    }
    button.addAction(action, for: .touchUpInside)
    controls.confirmation = button
    return button
  }

  private func editControlWasTapped() {
    guard editingStyle == .delete else {
      table?.commit(editingStyle, of: self)
      return
    }
    controls.isConfirming.toggle()
    setNeedsLayout()
  }
}
