import Foundation

extension UIViewController {
  /// What this controller, or one that contains it, presents; nil for nothing.
  public var presentedViewController: UIViewController? {
    selfAndAncestors.lazy.compactMap(\.presentation).first?.presented
  }

  /// The controller that presents this one, or one that contains it; nil for none.
  public var presentingViewController: UIViewController? {
    let candidates = selfAndAncestors
    if let presenter = candidates.lazy.compactMap(\.ownPresentation).first?.presenter { return presenter }
    return candidates.lazy.compactMap { ($0 as? UISearchController)?.shownIn }.first
  }

  /// What manages the presentation of this controller, or of the one around it that is presented.
  ///
  /// A controller that is not presented yet has one too, so that its delegate can be set before. Nil for a style that no
  /// presentation has.
  public var presentationController: UIPresentationController? {
    if let presentation = selfAndAncestors.lazy.compactMap(\.ownPresentation).first { return presentation.controller }
    return parent == nil ? presentationControllerToUse : parent?.presentationController
  }

  /// What manages the controller's popover; nil for one that is presented in another style.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The controller and those that contain it, from the inside out.
  var selfAndAncestors: [UIViewController] {
    var result: [UIViewController] = []
    var current: UIViewController? = self
    while let controller = current {
      result.append(controller)
      current = controller.parent
    }
    return result
  }

  /// The style in which the controller is presented; the system decides for a sheet.
  var styleOfPresentation: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
  }

  /// The object that manages the next presentation, in the style that is set now.
  private var presentationControllerToUse: UIPresentationController? {
    let style = styleOfPresentation
    guard style != .none else { return nil }
    if let made = madePresentationController, made.presentationStyle == style { return made }
    if style == .custom,
      let given = transitioningDelegate?.presentationController(forPresented: self, presenting: nil, source: self)
    {
      madePresentationController = given
      return given
    }
    let made =
      switch style {
      case .popover: UIPopoverPresentationController(self, style)
      case .pageSheet, .formSheet: UISheetPresentationController(self, style)
      default: UIPresentationController(self, style)
      }
    made.delegate = madePresentationController?.delegate
    madePresentationController = made
    return made
  }

  /// Who presents a controller in a style when this one is asked to.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let candidates = selfAndAncestors
    let usesContext = style == .currentContext || style == .overCurrentContext
    let context = usesContext ? candidates.first { $0.definesPresentationContext && $0.isViewLoaded } : nil
    return context ?? candidates[candidates.count - 1]
  }

  /// Presents a controller, or says why not.
  func startPresenting(_ presented: UIViewController, animated: Bool, completion: (@MainActor () -> Void)?) {
    checkCanBePresented(presented)
    let presenter = presenter(for: presented.styleOfPresentation)
    guard let controller = presented.presentationControllerToUse, mayPresent(presented, through: presenter),
      let surroundings = presenter.viewIfLoaded?.superview
    else { return }
    let presentation = Presentation(of: presented, by: presenter, controller: controller)
    presenter.presentation = presentation
    presented.ownPresentation = presentation
    presentation.begin(in: surroundings, animated: animated, completion: completion)
  }

  /// Stops the program where UIKit raises an exception.
  private func checkCanBePresented(_ presented: UIViewController) {
    let text = UIKitException.describe
    if presented === self || contains(presented) {
      UIKitException.raise(
        .invalidArgument,
        "Application tried to present modally an active controller \(text(presented))."
      )
    }
    if let presenter = presented.ownPresentation?.presenter {
      UIKitException.raise(
        .invalidArgument,
        "Application tried to present modally a view controller \(text(presented)) that is already being presented by "
          + "\(text(presenter))."
      )
    }
    if let parent = presented.parent {
      UIKitException.raise(
        .invalidArgument,
        "Application tried to present modally a view controller \(text(presented)) that has a parent view controller "
          + "\(text(parent))."
      )
    }
    if presented.modalPresentationStyle == .none {
      UIKitException.raise(
        .invalidArgument,
        "The specified modal presentation style doesn't have a corresponding presentation controller."
      )
    }
  }

  /// Whether a controller presents nothing, is shown, and stands still; warns in UIKit's words otherwise.
  private func mayPresent(_ presented: UIViewController, through presenter: UIViewController) -> Bool {
    let text = UIKitException.describe
    let attempt = "Attempt to present \(text(presented)) on \(text(presenter))"
    if let present = presenter.presentation {
      UIRuntime.shared.warn("\(attempt) which is already presenting \(text(present.presented))")
    } else if presenter.viewIfLoaded?.window == nil {
      UIRuntime.shared.warn("\(attempt) whose view is not in the window hierarchy!")
    } else if presenter.ownPresentation?.isMoving == true {
      UIRuntime.shared.warn("\(attempt) while a presentation is in progress!")
    } else {
      return true
    }
    return false
  }

  /// Dismisses what this controller or one around it presents, or else the presented one among them.
  func startDismissing(animated: Bool, completion: (@MainActor () -> Void)?) {
    let candidates = selfAndAncestors
    let found =
      candidates.lazy.compactMap(\.presentation).first ?? candidates.lazy.compactMap(\.ownPresentation).first
    guard let found else {
      if let completion { UIRuntime.shared.mainLoop.afterCommit(completion) }
      return
    }
    let chain = found.chain
    guard !chain.contains(where: \.isMoving) else {
      return UIRuntime.shared.warn(
        "Attempt to dismiss from view controller \(UIKitException.describe(self)) while a presentation or dismiss is in "
          + "progress!"
      )
    }
    found.dismiss(chain, animated: animated, completion: completion)
  }
}

extension UIViewController {
  /// The names of the two actions that containers perform in ways of their own.
  static let showAction = Selector("showViewController:sender:")
  static let showDetailAction = Selector("showDetailViewController:sender:")

  /// The first controller with a quality: this one, those that contain it, and those that present them; nil for none.
  func nearestController(_ isWanted: (UIViewController) -> Bool) -> UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      if isWanted(controller) { return controller }
      current = controller.parent ?? controller.ownPresentation?.presenter
    }
    return nil
  }

  func showThroughContainer(_ controller: UIViewController, sender: Any?) {
    if let target = targetViewController(forAction: Self.showAction, sender: sender), target !== self {
      target.show(controller, sender: sender)
    } else {
      present(controller, animated: UIView.areAnimationsEnabled)
    }
  }

  func showDetailThroughContainer(_ controller: UIViewController, sender: Any?) {
    if let target = targetViewController(forAction: Self.showDetailAction, sender: sender), target !== self {
      target.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: UIView.areAnimationsEnabled)
    }
  }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system decides.
  case automatic = -2
  /// As it is.
  case none = -1
  /// Over the whole screen.
  case fullScreen = 0
  /// As a sheet that covers most of what is below.
  case pageSheet = 1
  /// As a centered sheet.
  case formSheet = 2
  /// Over the presenting controller's view.
  case currentContext = 3
  /// By an object of the application.
  case custom = 4
  /// Over the whole screen, with what is below shown.
  case overFullScreen = 5
  /// Over the presenting controller's view, with what is below shown.
  case overCurrentContext = 6
  /// In a popover.
  case popover = 7
  /// Over a blurred screen.
  case blurOverFullScreen = 8
}

/// How a presentation moves.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view rises from below.
  case coverVertical = 0
  /// The view turns around.
  case flipHorizontal = 1
  /// The view fades in.
  case crossDissolve = 2
  /// A corner of the presenting view curls up.
  case partialCurl = 3
}
