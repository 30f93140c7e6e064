import Foundation
import NibLoader

extension UIStoryboardSegueTemplate {
  /// Performs the segue for what triggers it, if the controller agrees.
  func perform(_ sender: Any?) {
    guard let viewController, viewController.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else {
      return
    }
    performUnasked(sender)
  }

  /// Performs the segue without asking the controller.
  func performUnasked(_ sender: Any?) {
    guard let source = viewController else { return }
    kind == .unwind ? unwind(from: source, sender) : leave(source, sender)
  }

  /// Makes the destination and the segue, and performs it.
  private func leave(_ source: UIViewController, _ sender: Any?) {
    guard let destination = makeDestination(from: source, sender),
      let segue = makeSegue(from: source, to: destination, sender)
    else { return }
    prepareForPresentation(destination)
    source.prepare(for: segue, sender: sender)
    perform(segue)
  }

  /// Looks for the destination and, if there is one, tells it and performs the segue.
  private func unwind(from source: UIViewController, _ sender: Any?) {
    guard let unwindAction else { return }
    let origin = UIStoryboardUnwindSegueSource(source: source, unwindAction: Selector(unwindAction), sender: sender)
    guard let destination = source.unwindDestination(for: origin),
      let segue = makeSegue(from: source, to: destination, sender)
    else { return }
    source.prepare(for: segue, sender: sender)
    UIApplication.shared.sendAction(origin.unwindAction, to: destination, from: segue, for: nil)
    perform(segue)
  }

  private func perform(_ segue: UIStoryboardSegue) {
    let areEnabled = UIView.areAnimationsEnabled
    if !isAnimated { UIView.setAnimationsEnabled(false) }
    segue.perform()
    if !isAnimated { UIView.setAnimationsEnabled(areEnabled) }
  }

  /// The controller that the segue leads to; nil, which is noted, where it cannot be made and nothing may stop the program.
  private func makeDestination(from source: UIViewController, _ sender: Any?) -> UIViewController? {
    guard let storyboard = source.storyboard, let destinationIdentifier else {
      UIRuntime.shared.warn("\(UIKitException.describe(source)) has a segue and comes from no storyboard")
      return nil
    }
    do throws(NibLoadingError) {
      return try storyboard.makeController(destinationIdentifier, creator: creator(of: source, sender))
    } catch {
      guard UIRuntime.shared.standsInForNibs else { UIKitException.raise(error) }
      UIRuntime.shared.noteUnloadedNib(error)
      return nil
    }
  }

  /// The method of the source that makes the destination; nil for none.
  private func creator(of source: UIViewController, _ sender: Any?) -> ((NSCoder) -> UIViewController?)? {
    guard let creatorName else { return nil }
    return { [identifier] coder in
      let made = UIRuntime.shared.classes.create(
        creatorName,
        on: source,
        coder: coder,
        sender: sender,
        identifier: identifier
      )
      if case .made(let controller) = made { return controller as? UIViewController }
      UIKitException.refuse(
        .invalidArgument,
        "-[\(type(of: source)) \(creatorName)]: unrecognized selector sent to instance "
          + UIKitException.address(of: source)
      )
      return nil
    }
  }

  /// The segue, of the class that the storyboard names.
  private func makeSegue(
    from source: UIViewController,
    to destination: UIViewController,
    _ sender: Any?
  ) -> UIStoryboardSegue? {
    let segue: UIStoryboardSegue
    if let segueClassName {
      let coder = SegueCoder(identifier: identifier, source: source, destination: destination)
      guard let own = UIRuntime.shared.classes.make(segueClassName, with: coder) as? UIStoryboardSegue else {
        UIKitException.refuse(.internalInconsistency, "Could not create a segue of class '\(segueClassName)'")
        return nil
      }
      segue = own
    } else {
      segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    }
    segue.performHandler = performHandler(sender)
    return segue
  }

  /// Gives a controller that is going to be presented what the storyboard says of that, which code may then change.
  private func prepareForPresentation(_ destination: UIViewController) {
    if let modalPresentationStyle { destination.modalPresentationStyle = modalPresentationStyle }
    if let modalTransitionStyle { destination.modalTransitionStyle = modalTransitionStyle }
    guard kind == .popover || kind == .popoverPresentation else { return }
    destination.modalPresentationStyle = .popover
    let popover = destination.popoverPresentationController
    popover?.sourceView = anchorView
    popover?.barButtonItem = anchorBarButtonItem
    popover?.permittedArrowDirections = permittedArrowDirections
    if !passthroughViews.isEmpty { popover?.passthroughViews = passthroughViews }
  }
}
