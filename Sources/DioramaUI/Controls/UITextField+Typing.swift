public import Foundation

extension UITextField: KeyboardEdited {
  /// Posted when the editing of a text field has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )

  /// Posted when the editing of a text field has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )

  /// Posted when the user has changed the text of a text field.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  func pressKey(_ letter: Character) {
    guard !letter.isNewline else { return pressReturn() }
    if mayChange(selection, to: String(letter)) { insertText(String(letter)) }
  }

  func mayChange(_ range: NSRange, to string: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }

  /// Notifies everyone that the user has changed the text.
  func userDidChangeText() {
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// What the return key does: actions that end the editing, unless the delegate does not want it.
  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing { resignFirstResponder() }
  }

  /// What the clear button does, unless the delegate does not want it.
  func pressClear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    userDidChangeText()
  }

  /// Where the clear button is, if the field shows one now: at the trailing edge; nil otherwise.
  var shownClearButtonRect: CGRect? {
    guard shows(clearButtonMode), hasText, isEnabled else { return nil }
    return clearButtonRect(forBounds: bounds)
  }

  /// Draws the clear button, if the field shows one now.
  func drawClearButton() {
    guard let rect = shownClearButtonRect else { return }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    SystemSign.draw("xmark.circle.fill", around: center, pointSize: 15, color: .tertiaryLabel)
  }
}

extension UITextField {
  /// Draws what surrounds the text, as the border style says, or the image instead.
  func drawBorder() {
    if let image = isEnabled ? background : disabledBackground ?? background, borderStyle != .roundedRect {
      return image.draw(in: bounds)
    }
    switch borderStyle {
    case .none:
      break
    case .line:
      frame(UIColor.black, radius: 0)
    case .bezel:
      UIColor.white.setFill()
      UIRectFill(borderRect(forBounds: bounds))
      frame(UIColor(white: 0.6, alpha: 1), radius: 0)
    case .roundedRect:
      (backgroundColor == nil ? UIColor.fieldGround : .clear).setFill()
      UIBezierPath(roundedRect: borderRect(forBounds: bounds), cornerRadius: 5).fill()
      if !isEnabled {
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(roundedRect: borderRect(forBounds: bounds), cornerRadius: 5).fill()
      }
      frame(.fieldEdge, radius: 5)
    }
  }

  private func frame(_ color: UIColor, radius: CGFloat) {
    color.setStroke()
    UIBezierPath(roundedRect: borderRect(forBounds: bounds).insetBy(dx: 0.5, dy: 0.5), cornerRadius: radius).stroke()
  }
}
