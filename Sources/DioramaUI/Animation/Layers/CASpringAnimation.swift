public import Foundation

/// An animation from one value to another as if a spring pulled at it.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1

  /// How strong the spring is.
  open var stiffness: CGFloat = 100

  /// How much the swinging is damped.
  open var damping: CGFloat = 10

  /// How fast the mass moves at the beginning, as a part of the whole way in a second.
  open var initialVelocity: CGFloat = 0

  /// An estimate of how long the mass moves, in seconds.
  ///
  /// It ends within a thousandth of the way from the end, at a whole hundred and twentieth of a second. Both numbers are choices; Apple
  /// documents neither.
  open var settlingDuration: TimeInterval {
    let step = 1.0 / 120
    // The envelope of the swinging falls with the time.
    let fading = Double(max(damping, 0.01) / (2 * max(mass, .ulpOfOne)))
    let frequency = Double((stiffness / max(mass, .ulpOfOne)).squareRoot())
    let slowest = fading > frequency ? fading - (fading * fading - frequency * frequency).squareRoot() : fading
    guard slowest > 0 else { return .infinity }
    return ((log(1000) / slowest) / step).rounded(.up) * step
  }

  override func takeOver(_ other: CAAnimation) {
    super.takeOver(other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }

  override func eased(_ time: CGFloat) -> CGFloat {
    way(after: CGFloat(duration) * super.eased(time))
  }

  /// How much of the way is covered after some seconds; more than 1 where the mass swings over.
  private func way(after time: CGFloat) -> CGFloat {
    guard time > 0, mass > 0, stiffness > 0 else { return time > 0 ? 1 : 0 }
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    let fading = ratio * frequency
    // The mass begins one way off, and moves towards the end.
    let speed = fading - initialVelocity
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return 1 - exp(-fading * time) * (cos(swing * time) + speed / swing * sin(swing * time))
    }
    if ratio == 1 { return 1 - exp(-fading * time) * (1 + speed * time) }
    let spread = (fading * fading - frequency * frequency).squareRoot()
    // The hyperbolic functions alone would overflow where the damping is strong.
    let (slow, fast) = (exp((spread - fading) * time), exp(-(spread + fading) * time))
    return 1 - ((1 + speed / spread) * slow + (1 - speed / spread) * fast) / 2
  }
}
