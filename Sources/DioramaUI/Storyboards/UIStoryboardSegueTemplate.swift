import Foundation
import NibLoader

/// What an archive keeps of a segue.
///
/// It is also the target of the actions that trigger the segue, and the object that cells know.
@MainActor
final class UIStoryboardSegueTemplate: NSObject, @MainActor NSCoding {
  /// How the other controller comes to be shown.
  let kind: Kind

  /// The identifier by which code performs or knows the segue; nil for none.
  let identifier: String?

  /// The class of the segue; nil for UIKit's.
  let segueClassName: String?

  /// The identifier of the other controller in the storyboard; nil for an unwind segue.
  let destinationIdentifier: String?

  /// The method that shows the other controller; nil where the kind says it.
  let actionName: String?

  /// The method of the controller that an unwind segue ends in; nil for every other kind.
  let unwindAction: String?

  /// The method of the source that makes the other controller; nil for none.
  let creatorName: String?

  /// Whether the segue is performed when the view of its controller has been loaded.
  let performsOnViewLoad: Bool

  /// The column of a split view controller that a `replace` segue fills.
  let splitViewControllerIndex: Int

  /// How the other controller is presented; nil for its own way.
  let modalPresentationStyle: UIModalPresentationStyle?

  /// How the presentation moves; nil for the other controller's own way.
  let modalTransitionStyle: UIModalTransitionStyle?

  /// Whether the change is shown as a movement.
  let isAnimated: Bool

  /// The controller that the segue starts from; nil as long as it is not connected.
  weak var viewController: UIViewController?

  /// The view that an embedded controller's view goes into; nil as long as it is not connected.
  weak var containerView: UIView?

  /// The view or item that a popover points at; nil as long as it is not connected.
  weak var anchorView: UIView?
  weak var anchorBarButtonItem: UIBarButtonItem?

  /// The views that can be touched while a popover is shown; empty for none.
  var passthroughViews: [UIView] = []

  /// The directions in which the arrow of a popover may point.
  let permittedArrowDirections: UIPopoverArrowDirection

  /// The controller that the segue has embedded last; nil for none.
  weak var embedded: UIViewController?

  init?(coder: NSCoder, kind: Kind) {
    self.kind = kind
    identifier = coder.decodeText(forKey: "UIIdentifier")
    segueClassName = coder.decodeText(forKey: "UISegueClassName")
    destinationIdentifier = coder.decodeText(forKey: "UIDestinationViewControllerIdentifier")
    actionName = coder.decodeText(forKey: "UIActionName")
    modalPresentationStyle = coder.decodeCase(forKey: "UIModalPresentationStyle")
    modalTransitionStyle = coder.decodeCase(forKey: "UIModalTransitionStyle")
    isAnimated = coder.decodeBool(forKey: "UIAnimates", absent: true)
    unwindAction = coder.decodeText(forKey: "UIAction")
    creatorName = coder.decodeText(forKey: "UICustomPrepareForChildViewControllersSegueName")
    performsOnViewLoad = coder.decodeBool(forKey: "UIPerformOnViewLoad", absent: false)
    let directions = coder.decodeInteger(forKey: "UIPermittedArrowDirections", absent: 15)
    permittedArrowDirections = UIPopoverArrowDirection(rawValue: UInt(clamping: directions))
    splitViewControllerIndex = coder.decodeInteger(forKey: "UISplitViewControllerIndex", absent: 0)
    super.init()
    coder.announce(self)
    containerView = coder.decode(UIView.self, forKey: "UIContainerView")
    anchorView = coder.decode(UIView.self, forKey: "UIAnchorView")
    anchorBarButtonItem = coder.decode(UIBarButtonItem.self, forKey: "UIAnchorBarButtonItem")
  }

  required convenience init?(coder: NSCoder) {
    self.init(coder: coder, kind: .custom)
  }

  func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
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
    /// Shown in a column instead of another.
    case replace = "UIStoryboardReplaceSegueTemplate"
    /// Presented in a popover.
    case popover = "UIStoryboardPopoverSegueTemplate"
    /// Presented in a popover, in the way of newer systems.
    case popoverPresentation = "UIStoryboardPopoverPresentationSegueTemplate"
    /// Contained in a view of the first controller.
    case embed = "UIStoryboardEmbedSegueTemplate"
    /// Goes back to a controller that is shown already.
    case unwind = "UIStoryboardUnwindSegueTemplate"
    /// Shown by a class of the application.
    case custom = "UIStoryboardSegueTemplate"
  }
}

extension UIStoryboardSegueTemplate {
  /// What the kind of the segue does; nil for a segue that only its class performs.
  func performHandler(_ sender: Any?) -> (@MainActor (UIStoryboardSegue) -> Void)? {
    switch kind {
    case .show:
      let isDetail = actionName == UIViewController.showDetailAction.description
      return { segue in
        if isDetail {
          segue.source.showDetailViewController(segue.destination, sender: sender)
        } else {
          segue.source.show(segue.destination, sender: sender)
        }
      }
    case .presentation, .modal, .popover, .popoverPresentation:
      return { $0.source.present($0.destination, animated: UIView.areAnimationsEnabled) }
    case .push: return Self.push
    case .replace: return { [splitViewControllerIndex] in Self.replace($0, at: splitViewControllerIndex) }
    case .embed: return { [weak self] in self?.embed($0) }
    case .unwind: return { $0.source.unwind($0) }
    case .custom: return nil
    }
  }

  private static func push(_ segue: UIStoryboardSegue) {
    guard let stack = segue.source as? UINavigationController ?? segue.source.navigationController else {
      UIKitException.raise(
        .generic,
        "Push segues can only be used when the source controller is managed by an instance of UINavigationController."
      )
    }
    stack.pushViewController(segue.destination, animated: UIView.areAnimationsEnabled)
  }

  private static func replace(_ segue: UIStoryboardSegue, at index: Int) {
    guard let split = segue.source as? UISplitViewController ?? segue.source.splitViewController else {
      UIKitException.raise(
        .generic,
        "Replace segues can only be used when the source controller is managed by an instance of UISplitViewController."
      )
    }
    var columns = split.viewControllers
    if columns.indices.contains(index) {
      columns[index] = segue.destination
    } else {
      columns.append(segue.destination)
    }
    split.viewControllers = columns
  }

  /// Puts the destination's view into the container view; one that the segue embedded before goes.
  private func embed(_ segue: UIStoryboardSegue) {
    let (source, destination) = (segue.source, segue.destination)
    guard let container = containerView else {
      return UIKitException.refuse(.internalInconsistency, "An embed segue needs a container view.")
    }
    if let embedded, embedded.parent === source {
      embedded.willMove(toParent: nil)
      embedded.viewIfLoaded?.removeFromSuperview()
      embedded.removeFromParent()
    }
    source.addChild(destination)
    guard destination.parent === source, let view = destination.view, container.checkCanHold(view) else { return }
    embedded = destination
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    destination.didMove(toParent: source)
  }
}

extension UIKitClasses {
  /// What nibs connect and call; objects are made by the rows below, one for every class in archives.
  static let uiStoryboardSegueTemplate = NibClass(
    UIStoryboardSegueTemplate.self,
    parent: nil,
    name: "UIStoryboardSegueTemplate",
    outlets: [
      NibOutlet("viewController", \UIStoryboardSegueTemplate.viewController),
      NibOutlet("containerView", \UIStoryboardSegueTemplate.containerView),
      NibOutlet("anchorView", \UIStoryboardSegueTemplate.anchorView),
      NibOutlet("anchorBarButtonItem", \UIStoryboardSegueTemplate.anchorBarButtonItem),
      NibOutlet("passthroughViews", \UIStoryboardSegueTemplate.passthroughViews),
    ],
    actions: [NibAction("perform:", UIStoryboardSegueTemplate.perform(_:))],
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
