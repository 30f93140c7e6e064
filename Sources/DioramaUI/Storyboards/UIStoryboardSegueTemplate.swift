import Foundation
import NibLoader

/// What an archive keeps of a way from one controller to another.
@MainActor
final class UIStoryboardSegueTemplate: NSObject, @MainActor NSCoding {
  /// How the other controller comes to be shown.
  let kind: Kind

  /// The name under which code takes the way; nil for none.
  let identifier: String?

  /// The class of the segue; nil for UIKit's.
  let segueClassName: String?

  /// The name of the other controller in the storyboard; nil for a way back.
  let destinationIdentifier: String?

  /// The method that shows the other controller; nil where the kind says it.
  let actionName: String?

  /// How the other controller is presented; nil for its own way.
  let modalPresentationStyle: UIModalPresentationStyle?

  /// How the presentation moves; nil for the other controller's own way.
  let modalTransitionStyle: UIModalTransitionStyle?

  /// Whether the change is shown as a movement.
  let isAnimated: Bool

  /// The controller that the way leads on from; nil as long as it is not connected.
  weak var viewController: UIViewController?

  init?(coder: NSCoder, kind: Kind) {
    self.kind = kind
    identifier = coder.decodeText(forKey: "UIIdentifier")
    segueClassName = coder.decodeText(forKey: "UISegueClassName")
    destinationIdentifier = coder.decodeText(forKey: "UIDestinationViewControllerIdentifier")
    actionName = coder.decodeText(forKey: "UIActionName")
    modalPresentationStyle = coder.decodeCase(forKey: "UIModalPresentationStyle")
    modalTransitionStyle = coder.decodeCase(forKey: "UIModalTransitionStyle")
    isAnimated = coder.decodeBool(forKey: "UIAnimates", absent: true)
    super.init()
  }

  required convenience init?(coder: NSCoder) {
    self.init(coder: coder, kind: .custom)
  }

  func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}
