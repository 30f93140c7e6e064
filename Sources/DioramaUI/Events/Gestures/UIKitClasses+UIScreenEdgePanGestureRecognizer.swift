import Foundation
import NibLoader

extension UIKitClasses {
  static let uiScreenEdgePanGestureRecognizer = NibClass(
    UIScreenEdgePanGestureRecognizer.self,
    parent: UIPanGestureRecognizer.self,
    name: "UIScreenEdgePanGestureRecognizer",
    properties: [
      NibProperty("edges", \UIScreenEdgePanGestureRecognizer.edges)
    ]
  )
}
