import DioramaUI

/// Objects made in code, by the initializer that each class's schema names.
@MainActor
enum ProgrammaticObjects {
  /// A new object of a class; nil for a class that this list does not know.
  static func make(_ className: String) -> NSObject? {
    switch className {
    case "UIView": UIView(frame: .zero)
    case "UIWindow": UIWindow(frame: .zero)
    case "UIControl": UIControl(frame: .zero)
    case "UILabel": UILabel(frame: .zero)
    case "UIButton": UIButton(frame: .zero)
    case "UIImageView": UIImageView(frame: .zero)
    case "UITextField": UITextField(frame: .zero)
    case "UITextView": UITextView(frame: .zero)
    case "UISwitch": UISwitch(frame: .zero)
    case "UISlider": UISlider(frame: .zero)
    case "UISegmentedControl": UISegmentedControl(frame: .zero)
    case "UIScrollView": UIScrollView(frame: .zero)
    case "UIStackView": UIStackView(frame: .zero)
    case "UIViewController": UIViewController(nibName: nil, bundle: nil)
    default: nil
    }
  }
}
