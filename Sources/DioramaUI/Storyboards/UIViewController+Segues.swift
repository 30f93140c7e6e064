public import Foundation
import NibLoader

extension UIViewController {
  /// The controller and those outwards of it: what contains it, or else presents it.
  var outwards: [UIViewController] {
    var result: [UIViewController] = []
    var current: UIViewController? = self
    while let controller = current {
      result.append(controller)
      current = controller.parent ?? controller.ownPresentation?.presenter
    }
    return result
  }

  /// The controller that an unwind segue ends in; nil where nobody wants it.
  ///
  /// The search goes outwards from the source. Each controller on the way is asked after those of its children, and their children,
  /// that it lets be searched.
  func unwindDestination(for source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for controller in outwards {
      if let found = controller.searchForUnwinding(source) { return found }
    }
    return nil
  }

  private func searchForUnwinding(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: source) {
      // An override may name any controller; only children lie inside.
      guard child.parent === self else { continue }
      if let found = child.searchForUnwinding(source) { return found }
    }
    return canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender) ? self : nil
  }

  /// The child that the source of an unwind segue lies in or is presented by; nil for none.
  func child(around source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    source.source.outwards.first { $0.parent === self }
  }

  /// Whether the class has an unwind action, and the segue does not start here.
  func hasUnwindAction(_ action: Selector, from source: UIViewController) -> Bool {
    guard source !== self else { return false }
    return UIRuntime.shared.classes.hasAction(action.description, on: self)
      || UIRuntime.shared.unwindTaker?(action.description, self) == true
  }

  /// Goes back from this controller to the destination of an unwind segue.
  ///
  /// What lies in front is dismissed once, and then each container around the destination shows the one inside it.
  func unwind(_ segue: UIStoryboardSegue) {
    let behind = outwards
    var path = [segue.destination]
    while let outermost = path.last, !behind.contains(where: { $0 === outermost }), let parent = outermost.parent {
      path.append(parent)
    }
    guard let ancestor = path.last, let end = behind.firstIndex(where: { $0 === ancestor }) else { return }
    if let presenter = behind[...end].last(where: { $0.presentation != nil }) {
      presenter.dismiss(animated: UIView.areAnimationsEnabled)
    }
    for (container, inside) in zip(path.reversed(), path.reversed().dropFirst()) {
      container.unwind(for: segue, towards: inside)
    }
  }
}

extension UIViewController {
  /// Performs the segue with an identifier; one that the controller does not have stops the program, as in UIKit.
  func startSegue(withIdentifier identifier: String, sender: Any?) {
    guard let template = storyboardParts.segueTemplates.first(where: { $0.identifier == identifier }) else {
      UIKitException.raise(
        .invalidArgument,
        "Receiver (\(UIKitException.describe(self))) has no segue with identifier '\(identifier)'"
      )
    }
    template.performUnasked(sender)
  }

  /// Performs the segues that embed controllers, in the order of the storyboard.
  ///
  /// It runs when the view has been loaded, before `viewDidLoad`.
  func performEmbedSegues() {
    let embeds = storyboardParts.segueTemplates.filter(\.performsOnViewLoad)
    guard !embeds.isEmpty else { return }
    do throws(NibLoadingError) {
      try UIRuntime.shared.enterScene("what \(UIKitException.describe(self)) embeds")
      defer { UIRuntime.shared.leaveScene() }
      for template in embeds { template.performUnasked(nil) }
    } catch {
      guard UIRuntime.shared.standsInForNibs else { UIKitException.raise(error) }
      UIRuntime.shared.noteUnloadedNib(error)
    }
  }
}

/// What an unwind segue starts from, while its destination is looked for.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the segue starts from.
  public let source: UIViewController

  /// The method that the destination must have.
  public let unwindAction: Selector

  /// What triggers the segue; nil for nothing.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
