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

/// An object that takes part in the editing of a text view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the editing may begin; by default it may.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Called when the editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Whether the editing may end; by default it may.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Called when the editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether typed text may replace a part of the text; by default it may.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

  /// Called when the user has changed the text; not called when code sets it.
  func textViewDidChange(_ textView: UITextView)

  /// Called when the selection or the insertion point has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Lets the editing begin.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Lets the editing end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Lets the text change.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
