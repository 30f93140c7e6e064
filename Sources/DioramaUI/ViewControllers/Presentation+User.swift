extension Presentation {
  /// Whether the user can take the controller away: sheets with a swipe, popovers with a tap beside them.
  private var isDismissibleByUser: Bool { style == .pageSheet || style == .formSheet || style == .popover }

  /// Whether the presented controller, or one inside it, does not want to be taken away by the user.
  private var isModal: Bool {
    var pending = [presented]
    while let controller = pending.popLast() {
      if controller.isModalInPresentation { return true }
      pending.append(contentsOf: controller.children)
    }
    return false
  }

  /// Takes the controller away because the user wants it, if it and the delegate agree.
  ///
  /// - Returns: Whether it goes.
  @discardableResult
  func userDismisses() -> Bool {
    guard isDismissibleByUser, !isMoving, let presenter else { return false }
    let delegate = controller.delegate
    guard !isModal, delegate?.presentationControllerShouldDismiss(controller) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return false
    }
    delegate?.presentationControllerWillDismiss(controller)
    let controller = controller
    presenter.dismiss(animated: true) { [weak delegate] in delegate?.presentationControllerDidDismiss(controller) }
    return true
  }
}

extension UserDriver {
  /// Swipes the sheet in front down, or taps beside the popover in front.
  ///
  /// - Returns: Whether it goes; false without one, and where the controller or the delegate does not agree.
  @discardableResult
  public func dismissFrontPresentation() -> Bool {
    guard let front = window.rootViewController?.presentationInside?.chain.last else { return false }
    let goes = front.userDismisses()
    UIRuntime.shared.mainLoop.commit()
    return goes
  }
}
