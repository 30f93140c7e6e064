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
