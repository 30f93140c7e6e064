import DioramaCLI
import DioramaUI

/// What is unusual about a view.
@MainActor
enum ViewMarks {
  /// In words, in a fixed order; empty for a view that is as usual.
  static func marks(of view: UIView) -> [String] {
    var marks: [String] = []
    if view.tag != 0 { marks.append("tag \(view.tag)") }
    if view.isHidden { marks.append("hidden") }
    if view.alpha != 1 { marks.append("alpha \(NumberText.text(Double(view.alpha)))") }
    if let control = view as? UIControl {
      if !control.isEnabled { marks.append("disabled") }
      if control.isSelected { marks.append("selected") }
    }
    if let label = view as? UILabel, !label.isEnabled { marks.append("disabled") }
    return marks
  }
}
