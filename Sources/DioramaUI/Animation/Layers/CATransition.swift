import Foundation

/// How a layer changes to a new state.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a type by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The old state fades.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new state slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new state pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old state slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a subtype by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation from a layer's old state to its new one.
///
/// It takes its time, and tells its delegate; pictures show the new state from the beginning.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// How the layer changes.
  open var type = CATransitionType.fade

  /// Where the new state comes from; nil for what the type has.
  open var subtype: CATransitionSubtype?

  /// How far the transition is when it begins, from 0 to 1.
  open var startProgress: Float = 0

  /// How far the transition is when it ends, from 0 to 1.
  open var endProgress: Float = 1

  override func takeOver(_ other: CAAnimation) {
    super.takeOver(other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }
}
