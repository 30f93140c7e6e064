import DioramaUI
import SceneDiagnostics

/// What can be read on an object.
@MainActor
enum ObjectText {
  /// The text that a user would call the object by; nil where it has none.
  static func title(of object: NSObject) -> String? {
    let text: String? =
      switch object {
      case let label as UILabel: label.text
      case let button as UIButton:
        nonEmpty(button.currentTitle) ?? button.currentAttributedTitle?.string ?? button.configuration?.title
      case let field as UITextField: nonEmpty(field.text) ?? field.placeholder
      case let view as UITextView: view.text
      case let controller as UIViewController: controller.title
      default: nil
      }
    return nonEmpty(text)
  }

  /// What the object shows, in words; empty for a plain view.
  static func content(of object: NSObject) -> [String] {
    switch object {
    case let field as UITextField: fieldContent(field)
    case let image as UIImageView: (image.image?.resourceName).map { ["image \(quoted($0))"] } ?? []
    case let control as UISwitch: [control.isOn ? "on" : "off"]
    case let slider as UISlider: ["value \(NumberText.text(Double("\(slider.value)") ?? 0))"]
    case let control as UISegmentedControl: segments(of: control)
    default: title(of: object).map { [quoted($0)] } ?? []
    }
  }

  /// A text in quotation marks, on one line, and not longer than a line can take.
  static func quoted(_ text: String) -> String {
    let limit = 60
    let cut = text.unicodeScalars.prefix(limit)
    let isWhole = cut.endIndex == text.unicodeScalars.endIndex
    return "\"" + VisibleText.escaped(String(cut), quote: "\"") + (isWhole ? "\"" : "…\"")
  }

  private static func fieldContent(_ field: UITextField) -> [String] {
    let text = nonEmpty(field.text).map { [quoted($0)] } ?? []
    return text + (nonEmpty(field.placeholder).map { ["placeholder \(quoted($0))"] } ?? [])
  }

  private static func segments(of control: UISegmentedControl) -> [String] {
    (0..<control.numberOfSegments).map { index in
      let title = control.titleForSegment(at: index).map(quoted) ?? "image"
      return index == control.selectedSegmentIndex ? title + " selected" : title
    }
  }

  private static func nonEmpty(_ text: String?) -> String? {
    text.flatMap { $0.isEmpty ? nil : $0 }
  }
}
