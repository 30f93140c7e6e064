import Foundation
import NibLoader

/// What key paths of nibs call the look of the title, as UIKit did before `titleLabel`.
extension UIButton {
  var labelFont: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      titleLabelDidChange()
    }
  }

  var titleLineBreakMode: NSLineBreakMode {
    get { label.lineBreakMode }
    set {
      label.lineBreakMode = newValue
      titleLabelDidChange()
    }
  }

  var titleShadowOffset: CGSize {
    get { label.shadowOffset }
    set { label.shadowOffset = newValue }
  }
}
