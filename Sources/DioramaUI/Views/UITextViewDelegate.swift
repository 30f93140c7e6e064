public import Foundation

/// An object that takes part in the editing of a text view.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the editing may begin; by default it may.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Called when the editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Whether the editing may end; by default it may.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Called when the editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether typed text may take the place of a part of the text; by default it may.
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
