public import Foundation

/// Recognizes one or more taps.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired: Int

  /// How many fingers it takes.
  open var numberOfTouchesRequired: Int

  /// Creates a recognizer in code, which sends an action to a target; nil for none.
  public override init(target: Any?, action: Selector?) {
    numberOfTapsRequired = 1
    numberOfTouchesRequired = 1
    super.init(target: target, action: action)
  }

  /// Creates a recognizer out of an archive.
  public required init?(coder: NSCoder) {
    let taps = coder.decode(TapCounter.self, forKey: "UITapGestureRecognizer._imp")
    numberOfTapsRequired = taps?.numberOfTapsRequired ?? 1
    numberOfTouchesRequired = taps?.numberOfTouchesRequired ?? 1
    super.init(coder: coder)
  }
}
