import Foundation
import NibLoader

extension UIKitClasses {
  static let storyboardControllerPlaceholder = NibClass(
    StoryboardControllerPlaceholder.self,
    parent: UIViewController.self,
    name: "UIStoryboardViewControllerPlaceholder"
  )
}
