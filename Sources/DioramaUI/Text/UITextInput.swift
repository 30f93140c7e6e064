public import Foundation

/// A position in a text, between two characters.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The number of UTF-16 code units before the position.
  let location: Int

  init(_ location: Int) {
    self.location = location
    super.init()
  }

  /// Whether another object is the same position.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.location == location }

  /// A hash that equal positions share.
  open override var hash: Int { location.hashValue }
}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Where the part begins.
  public let start: UITextPosition

  /// Where the part ends.
  public let end: UITextPosition

  /// Whether there is nothing in the part.
  open var isEmpty: Bool { start.location == end.location }

  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    start = UITextPosition(range.location)
    end = UITextPosition(NSMaxRange(range))
    super.init()
  }

  /// Whether another object is the same part.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }

  /// A hash that equal parts share.
  open override var hash: Int { range.hashValue }
}

/// An object whose text has positions, a selection and rectangles on the screen.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// What is selected, or the insertion point; nil for none.
  var selectedTextRange: UITextRange? { get set }

  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }

  /// The position behind the last character.
  var endOfDocument: UITextPosition { get }

  /// Returns the text of a part; nil for one that is not in the text.
  func text(in range: UITextRange) -> String?

  /// Replaces a part by text, and puts the insertion point behind it.
  func replace(_ range: UITextRange, withText text: String)

  /// Returns the part between two positions, in either order; nil for positions that are not in the text.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// Returns the position a number of UTF-16 code units behind another, or before it; nil where the text has none.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// Returns the number of UTF-16 code units from a position to another, below zero for one before it.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Returns which of two positions comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// Returns the rectangle of the insertion point at a position, two points wide.
  func caretRect(for position: UITextPosition) -> CGRect
}

extension UITextInput {
  /// Returns the number of UTF-16 code units from a position to another, below zero for one before it.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.location - from.location }

  /// Returns which of two positions comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.location == other.location
      ? .orderedSame : position.location < other.location ? .orderedAscending : .orderedDescending
  }

  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// Returns the position a number of UTF-16 code units behind another, or before it; nil where the text has none.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (location, overflows) = position.location.addingReportingOverflow(offset)
    guard !overflows, location >= 0, location <= endOfDocument.location else { return nil }
    return UITextPosition(location)
  }

  /// Returns the part between two positions, in either order; nil for positions that are not in the text.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (first, last) = (
      min(fromPosition.location, toPosition.location), max(fromPosition.location, toPosition.location)
    )
    guard last <= endOfDocument.location else { return nil }
    return UITextRange(NSRange(location: first, length: last - first))
  }
}

extension UITextField: UITextInput {
  /// What is selected, or the insertion point, while the field is edited; nil otherwise.
  ///
  /// Setting it does nothing while the field is not edited, and nil does nothing.
  public var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(selection) : nil }
    set {
      guard isEditing, let newValue, newValue.range != selection else { return }
      select(newValue.range)
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  /// The position behind the last character.
  public var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }

  /// Returns the text of a part; nil for one that is not in the text.
  public func text(in range: UITextRange) -> String? {
    let text = text ?? ""
    return NSMaxRange(range.range) <= text.utf16.count ? (text as NSString).substring(with: range.range) : nil
  }

  /// Replaces a part by text, and puts the insertion point behind it.
  public func replace(_ range: UITextRange, withText text: String) { replaceByUser(range.range, with: text) }

  /// Returns the rectangle of the insertion point at a position, two points wide.
  public func caretRect(for position: UITextPosition) -> CGRect {
    let shown = attributedText ?? NSAttributedString(string: "")
    let drawn =
      isSecureTextEntry ? NSAttributedString(string: String(repeating: "\u{2022}", count: shown.length)) : shown
    let block = TextBlock(drawn, font: font ?? .systemFont(ofSize: 17), width: .infinity, limit: 1)
    let area = editingRect(forBounds: bounds)
    let line = CGRect(x: area.minX, y: area.midY - block.size.height / 2, width: area.width, height: block.size.height)
    return block.caret(at: position.location, of: drawn.string, in: line, textAlignment, isRightToLeft: isRightToLeft)
  }
}

extension UITextView: UITextInput {
  /// What is selected, or the insertion point; setting nil does nothing.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { if let newValue { selectedRange = newValue.range } }
  }

  /// The position behind the last character.
  public var endOfDocument: UITextPosition { UITextPosition(text.utf16.count) }

  /// Returns the text of a part; nil for one that is not in the text.
  public func text(in range: UITextRange) -> String? {
    NSMaxRange(range.range) <= text.utf16.count ? (text as NSString).substring(with: range.range) : nil
  }

  /// Replaces a part by text, and puts the insertion point behind it.
  public func replace(_ range: UITextRange, withText text: String) { replaceByUser(range.range, with: text) }

  /// Returns the rectangle of the insertion point at a position, two points wide.
  public func caretRect(for position: UITextPosition) -> CGRect {
    let content = CGRect(origin: .zero, size: bounds.size).inset(by: textContainerInset)
    let area = content.insetBy(dx: linePadding, dy: 0)
    return block(inWidth: area.width).caret(
      at: position.location,
      of: text,
      in: area,
      textAlignment,
      isRightToLeft: isRightToLeft
    )
  }
}

extension TextBlock {
  /// Where the insertion point is before a number of UTF-16 code units of the text that was broken into the lines.
  fileprivate func caret(
    at location: Int,
    of text: String,
    in area: CGRect,
    _ alignment: NSTextAlignment,
    isRightToLeft: Bool
  ) -> CGRect {
    let units = text as NSString
    var begin = 0
    var found: (line: Line, top: CGFloat, letters: Int)?
    var top = area.minY
    for (index, line) in lines.enumerated() {
      let own = line.runs.map(\.text).joined() as NSString
      if index > 0 {
        // Between two lines are the spaces at which the text was broken, or the end of a line.
        if own.length == 0 {
          begin = min(begin + 1, units.length)
        } else {
          while begin + own.length < units.length,
            units.substring(with: NSRange(location: begin, length: own.length)) != own as String
          {
            begin += 1
          }
        }
      }
      if found != nil, begin > location { break }
      found = (line, top, min(max(0, location - begin), own.length))
      begin += own.length
      top += line.height
    }
    let width: CGFloat = 2
    guard let found else { return CGRect(x: area.minX, y: area.minY, width: width, height: 0) }
    var left = found.letters
    var passed: CGFloat = 0
    for run in found.line.runs {
      let part = (run.text as NSString).substring(to: min(left, run.text.utf16.count))
      passed += UIRuntime.shared.textMeasuring.width(of: part, in: run.font)
      left -= part.utf16.count
      if left <= 0 { break }
    }
    let slack = area.width - found.line.width
    let lead: CGFloat =
      switch alignment {
      case .center: slack / 2
      case .right: slack
      case .natural, .justified: isRightToLeft ? slack : 0
      default: 0
      }
    let runsToLeft = found.line.direction.map { $0 == .rightToLeft } ?? isRightToLeft
    let x = area.minX + lead + (runsToLeft ? found.line.width - passed : passed)
    return CGRect(x: x, y: found.top, width: width, height: found.line.height)
  }
}

/// An object that takes the text of a keyboard.
@preconcurrency @MainActor
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
