public import Foundation

extension UITextView: KeyboardEdited {
  /// Posted when the editing of a text view has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )

  /// Posted when the editing of a text view has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )

  /// Posted when the user has changed the text of a text view.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

  func pressKey(_ letter: Character) {
    let string = letter.isNewline ? "\n" : String(letter)
    if isEditable, mayChange(selectedRange, to: string) { insertText(string) }
  }

  func mayChange(_ range: NSRange, to string: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  /// Changes the text as the user does, keeps the attributes of what stays, and notifies everyone.
  func replaceByUser(_ range: NSRange, with string: String) {
    let text = NSMutableAttributedString(attributedString: attributedText)
    guard range.location >= 0, NSMaxRange(range) <= text.length else { return }
    if hasAttributes {
      text.replaceCharacters(in: range, with: string)
      attributedText = text
    } else {
      self.text = (self.text as NSString).replacingCharacters(in: range, with: string)
    }
    selectedRange = NSRange(location: range.location + string.utf16.count, length: 0)
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
