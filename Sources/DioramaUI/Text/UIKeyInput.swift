import Foundation

/// An object that takes the text of a keyboard.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Adds what was typed where the insertion point is.
  func insertText(_ text: String)

  /// Deletes the selection, or the character before the insertion point.
  func deleteBackward()
}

/// An object whose delegate takes part in what the keys of a keyboard do.
@MainActor
protocol KeyboardEdited: UIKeyInput {
  /// Does what the key of a letter does; a line feed is the return key.
  func pressKey(_ letter: Character)
}

extension String {
  /// The UTF-16 range of the last character before a UTF-16 location; nil where there is none.
  func rangeOfCharacter(before location: Int) -> NSRange? {
    guard location > 0 else { return nil }
    let index = String.Index(utf16Offset: min(location, utf16.count), in: self)
    guard index > startIndex else { return nil }
    let start = self.index(before: index)
    return NSRange(location: start.utf16Offset(in: self), length: utf16.distance(from: start, to: index))
  }
}
