package import DioramaUI

/// Views in words: their hierarchy, and what VoiceOver reads of them.
@MainActor
package enum ViewOutline {
  /// An element that VoiceOver stops at.
  package struct Element {
    /// The view.
    package var view: UIView
    /// The frame in the coordinates of the view that was asked about.
    package var frame: CGRect
  }

  /// The hierarchy: a line for each view, with its class, text, frame in its superview, and what is unusual about it.
  package static func tree(of root: UIView) -> String {
    var lines: [String] = []
    var pending: [(view: UIView, depth: Int)] = [(root, 0)]
    while let (view, depth) = pending.popLast() {
      let text = text(of: view).map { " \"\(escaped($0))\"" } ?? ""
      let marks = marks(of: view)
      lines.append(
        String(repeating: "  ", count: depth) + className(of: view) + text + " (\(numbers(view.frame)))"
          + (marks.isEmpty ? "" : " " + marks.joined(separator: " "))
      )
      pending += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What VoiceOver reads, in its order: a line for each element, with its label, value, traits and frame.
  package static func accessibility(of root: UIView) -> String {
    let elements = elements(of: root)
    guard !elements.isEmpty else { return "no elements\n" }
    return elements.enumerated().map { index, element in
      "\(index + 1). \(spoken(element.view)) (\(numbers(element.frame)))\n"
    }.joined()
  }

  /// What VoiceOver reads of an element: its label, value, hint and traits.
  package static func spoken(_ view: UIView) -> String {
    var parts = ["\"\(escaped(view.accessibilityLabel ?? ""))\""]
    if let value = view.accessibilityValue, !value.isEmpty { parts.append("value \"\(escaped(value))\"") }
    if let hint = view.accessibilityHint, !hint.isEmpty { parts.append("hint \"\(escaped(hint))\"") }
    let traits = traitNames(view.accessibilityTraits)
    if !traits.isEmpty { parts.append("[\(traits.joined(separator: ", "))]") }
    return parts.joined(separator: " ")
  }

  /// The elements that VoiceOver stops at, in its order: by rows from the top, and in a row in the direction of
  /// reading.
  package static func elements(of root: UIView) -> [Element] {
    var found: [Element] = []
    var pending: [UIView] = [root]
    while let view = pending.popLast() {
      guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden else { continue }
      if view.isAccessibilityElement {
        found.append(Element(view: view, frame: root.convert(view.bounds, from: view)))
      } else {
        pending += view.subviews.reversed()
      }
    }
    let isRightToLeft = UIRuntime.shared.userInterfaceLayoutDirection == .rightToLeft
    let sorted = found.enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
      .map(\.element)
    var rest = sorted[...]
    var ordered: [Element] = []
    while let first = rest.popFirst() {
      // What begins above the middle of the first is in a row with it.
      let row = [first] + rest.prefix { $0.frame.minY < first.frame.midY || $0.frame.minY == first.frame.minY }
      rest = rest.dropFirst(row.count - 1)
      ordered += row.enumerated().sorted {
        let (left, right) = ($0.element.frame.minX, $1.element.frame.minX)
        return left == right ? $0.offset < $1.offset : (left < right) != isRightToLeft
      }.map(\.element)
    }
    return ordered
  }

  // MARK: - Words

  private static func className(of view: UIView) -> String { String(describing: type(of: view)) }

  private static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let field as UITextField: field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder
    case let view as UITextView: view.text
    default: nil
    }
  }

  private static func marks(of view: UIView) -> [String] {
    var marks: [String] = []
    if view.isHidden { marks.append("hidden") }
    if view.alpha != 1 { marks.append("alpha \(number(view.alpha))") }
    if let control = view as? UIControl {
      if !control.isEnabled { marks.append("disabled") }
      if control.isSelected { marks.append("selected") }
    }
    return marks
  }

  private static func traitNames(_ traits: UIAccessibilityTraits) -> [String] {
    let names: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.staticText, "text"),
      (.searchField, "search field"), (.header, "header"), (.adjustable, "adjustable"), (.notEnabled, "dimmed"),
      (.updatesFrequently, "updates"), (.keyboardKey, "key"), (.tabBar, "tab bar"),
    ]
    return names.filter { traits.contains($0.0) }.map(\.1)
  }

  private static func numbers(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
  }

  /// A number with at most two decimals.
  private static func number(_ number: CGFloat) -> String {
    guard number.isFinite else { return "?" }
    let rounded = (Double(number) * 100).rounded() / 100
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? String(Int(rounded)) : String(rounded)
  }

  private static func escaped(_ text: String) -> String {
    String(text.flatMap { $0.isNewline ? Array("\\n") : $0 == "\"" ? Array("\\\"") : [$0] })
  }
}
