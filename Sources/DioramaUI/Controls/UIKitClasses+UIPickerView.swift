import Foundation
import NibLoader

extension UIKitClasses {
  static let uiPickerView = NibClass(
    UIPickerView.self,
    parent: UIView.self,
    name: "UIPickerView",
    outlets: [
      NibOutlet("delegate", \UIPickerView.delegate),
      NibOutlet("dataSource", \UIPickerView.dataSource),
    ]
  )
}
