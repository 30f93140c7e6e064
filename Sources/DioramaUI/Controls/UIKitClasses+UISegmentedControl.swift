import Foundation
import NibLoader

extension UIKitClasses {
  static let uiSegmentedControl = NibClass(
    UISegmentedControl.self,
    parent: UIControl.self,
    name: "UISegmentedControl",
    properties: [
      NibProperty("segments", \UISegmentedControl.segments),
      NibProperty("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
      NibProperty("numberOfSegments", \UISegmentedControl.numberOfSegments),
      NibProperty("isMomentary", \UISegmentedControl.isMomentary),
      NibProperty("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent),
      NibProperty("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
    ]
  )
}
