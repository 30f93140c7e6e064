extension UIWindow {
  /// A view that leaves its window, or whose controller is the first responder, cannot stay that.
  func resignFirstResponder(inside view: UIView) {
    guard let responder = firstResponder else { return }
    let place = (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
    guard let place, place.isDescendant(of: view) else { return }
    responder.resignFirstResponder()
    firstResponder = nil
  }
}
