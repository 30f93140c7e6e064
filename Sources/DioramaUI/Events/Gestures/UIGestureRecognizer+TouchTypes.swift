import Foundation

extension UIGestureRecognizer {
  /// Takes in which touches an archive lets the recognizer look at.
  func decodeTouchTypes(of coder: NSCoder) {
    let bits = coder.decodeInteger(forKey: "UIGestureRecognizer.allowedTouchTypes", absent: 15)
    allowedTouchTypes = Self.touchTypes(in: bits)
    requiresExclusiveTouchType = coder.decodeBool(
      forKey: "UIGestureRecognizer.requiresExclusiveTouchType",
      absent: true
    )
  }

  /// The kinds whose bits are set; archives keep the kinds of touches as bits, code as a list of numbers.
  static func touchTypes(in bits: Int) -> [NSNumber] {
    (0..<4).filter { bits & (1 << $0) != 0 }.map { NSNumber(value: $0) }
  }
}
