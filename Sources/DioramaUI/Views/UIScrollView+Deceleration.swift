import Foundation

// What content does once nothing holds it.
extension UIScrollView {
  /// Moves the content to an offset, slower and slower, and tells the delegate when it has come to rest.
  func decelerate(to target: CGPoint, rate: DecelerationRate, tellsDelegate: Bool = true) {
    let start = contentOffset
    move(
      ScrollPath(from: start.x, to: target.x, rate),
      ScrollPath(from: start.y, to: target.y, rate),
      tellsDelegate: tellsDelegate
    )
  }

  /// Moves the content along a path of each axis, and tells the delegate when it has come to rest.
  func move(_ x: ScrollPath, _ y: ScrollPath, tellsDelegate: Bool = true) {
    motion.ticket += 1
    motion.isDecelerating = tellsDelegate
    let clock = UIRuntime.shared.mainLoop.clock
    let target = CGPoint(x: x.target, y: y.target)
    let (begin, ticket, duration) = (clock.now, motion.ticket, max(x.duration, y.duration))
    func step(at time: TimeInterval) {
      clock.schedule(at: time) { [weak self] in
        guard let self, motion.ticket == ticket else { return }
        let elapsed = clock.now - begin
        guard elapsed < duration - ScrollPath.frame / 2 else {
          return comeToRest(at: target, tellsDelegate: tellsDelegate)
        }
        contentOffset = CGPoint(x: x.position(after: elapsed), y: y.position(after: elapsed))
        // Whoever scrolls meanwhile has stopped this.
        if motion.ticket == ticket { step(at: clock.now + ScrollPath.frame) }
      }
    }
    step(at: begin + ScrollPath.frame)
  }

  private func comeToRest(at target: CGPoint, tellsDelegate: Bool) {
    contentOffset = target
    motion.isDecelerating = false
    motion.ticket += 1
    if tellsDelegate { delegate?.scrollViewDidEndDecelerating(self) }
  }

  /// Leaves the content where it is.
  func stopDecelerating() {
    motion.ticket += 1
    motion.isDecelerating = false
  }
}
