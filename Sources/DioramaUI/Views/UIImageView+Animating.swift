import Foundation

extension UIImageView {
  /// Begins to show the images of the animation; without images nothing happens.
  ///
  /// Pictures show the first one.
  public func startAnimating() {
    guard let images = animationImages, !images.isEmpty else { return }
    animationRound += 1
    let round = animationRound
    isAnimating = true
    guard animationRepeatCount > 0 else { return }
    let whole = animationDuration > 0 ? animationDuration : TimeInterval(images.count) / 30
    let clock = UIRuntime.shared.mainLoop.clock
    clock.schedule(at: clock.now + whole * TimeInterval(animationRepeatCount)) { [weak self] in
      if self?.animationRound == round { self?.stopAnimating() }
    }
  }

  /// Ends the animation, and shows the image again.
  public func stopAnimating() { isAnimating = false }
}
