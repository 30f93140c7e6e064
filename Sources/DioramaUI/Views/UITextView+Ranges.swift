public import Foundation

extension UITextView {
  /// Scrolls as little as is needed for the text of a range to be seen.
  public func scrollRangeToVisible(_ range: NSRange) {
    let length = text.utf16.count
    let start = min(max(range.location, 0), length)
    // A range may begin at `NSNotFound`, behind which no length can be added.
    let end = start + min(max(range.length, 0), length - start)
    var area = caretRect(for: UITextPosition(start))
    if end > start { area = area.union(caretRect(for: UITextPosition(end))) }
    scrollRectToVisible(area, animated: false)
  }
}
