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

/// What an archive keeps of a controller that lies in another storyboard.
@MainActor
final class StoryboardControllerPlaceholder: UIViewController {}

extension UIKitClasses {
  static let storyboardControllerPlaceholder = NibClass(
    StoryboardControllerPlaceholder.self,
    parent: UIViewController.self,
    name: "UIStoryboardViewControllerPlaceholder"
  )
}

extension UIStoryboardSegueTemplate {
  /// How a segue shows the other controller, by the class in the archive.
  enum Kind: String, CaseIterable {
    /// Shown by whatever contains the first controller.
    case show = "UIStoryboardShowSegueTemplate"
    /// Presented.
    case presentation = "UIStoryboardPresentationSegueTemplate"
    /// Pushed on a stack.
    case push = "UIStoryboardPushSegueTemplate"
    /// Presented over the whole screen.
    case modal = "UIStoryboardModalSegueTemplate"
    /// Shown in a column in place of another.
    case replace = "UIStoryboardReplaceSegueTemplate"
    /// Presented in a popover.
    case popover = "UIStoryboardPopoverSegueTemplate"
    /// Presented in a popover, in the way of newer systems.
    case popoverPresentation = "UIStoryboardPopoverPresentationSegueTemplate"
    /// Contained in a view of the first controller.
    case embed = "UIStoryboardEmbedSegueTemplate"
    /// Left for a controller that came before.
    case unwind = "UIStoryboardUnwindSegueTemplate"
    /// Shown by a class of the application.
    case custom = "UIStoryboardSegueTemplate"
  }
}

extension UIKitClasses {
  /// What nibs connect and call; objects are made by the rows below, one for every class in archives.
  static let uiStoryboardSegueTemplate = NibClass(
    UIStoryboardSegueTemplate.self,
    parent: nil,
    name: "UIStoryboardSegueTemplate",
    outlets: [
      NibOutlet("viewController", \UIStoryboardSegueTemplate.viewController)
    ],
    properties: [
      NibProperty("identifier", \UIStoryboardSegueTemplate.identifier),
      NibProperty("destinationIdentifier", \UIStoryboardSegueTemplate.destinationIdentifier),
      NibProperty("actionName", \UIStoryboardSegueTemplate.actionName),
      NibProperty("segueClassName", \UIStoryboardSegueTemplate.segueClassName),
    ]
  )

  static let segueTemplates = UIStoryboardSegueTemplate.Kind.allCases.filter { $0 != .custom }.map { kind in
    NibClass(named: kind.rawValue) { UIStoryboardSegueTemplate(coder: $0, kind: kind) }
  }
}
