import Foundation

extension UITextField {
  /// Adds what the keyboard says at the end of the text, unless the delegate does not want it.
  func insert(_ string: String) {
    let length = ((text ?? "") as NSString).length
    let range = NSRange(location: length, length: 0)
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else { return }
    text = (text ?? "") + string
    sendActions(for: .editingChanged)
  }

  /// What the return key does: actions that end the editing, unless the delegate does not want it.
  func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing { resignFirstResponder() }
  }
}

extension UITextField {
  /// Draws what surrounds the text, as the border style says, or the image in its place.
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
      UIRectFill(bounds)
      frame(UIColor(white: 0.6, alpha: 1), radius: 0)
    case .roundedRect:
      (backgroundColor == nil ? UIColor.white : .clear).setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: 5).fill()
      if !isEnabled {
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: 5).fill()
      }
      frame(UIColor(white: 0.8, alpha: 1), radius: 5)
    }
  }

  private func frame(_ color: UIColor, radius: CGFloat) {
    color.setStroke()
    UIBezierPath(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: radius).stroke()
  }
}
