import Foundation

/// What was said about a block of animations.
struct AnimationSettings {
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var startDate: TimeInterval?
  var curve = UIView.AnimationCurve.easeInOut
  /// The spring that takes the place of the curve; nil for none.
  var spring: SpringCurve?
  var repeatCount: Float = 0
  var autoreverses = false
  var beginsFromCurrentState = false

  /// Whether animations of the same values go on beside these, as closures have it since iOS 8; those of a block that is opened
  /// and closed stop them.
  var isAdditive = false

  /// Whether the views take no touches meanwhile.
  var blocksInteraction = false

  /// Whether each round runs back as well, which only repeated animations do.
  var runsBack: Bool { autoreverses && repeatCount != 0 }

  /// How long everything lasts, in seconds, without the delay.
  var totalDuration: TimeInterval {
    duration * TimeInterval(repeatCount == 0 ? 1 : repeatCount) * (runsBack ? 2 : 1)
  }

  /// How far on the way the values are some seconds after the beginning, from 0 to 1.
  func progress(at elapsed: TimeInterval) -> CGFloat {
    guard duration > 0 else { return 1 }
    let round = duration * (runsBack ? 2 : 1)
    let part = elapsed.truncatingRemainder(dividingBy: round) / duration
    let time = CGFloat(part > 1 ? 2 - part : part)
    return spring?.progress(at: time) ?? curve.progress(at: time)
  }
}
