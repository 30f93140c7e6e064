package import Foundation
import NibLoader

extension UIGestureRecognizer: NibDecoding {
  /// Decodes a recognizer of the class; nil if its initializer gives none.
  package static func decoded(by coder: NSCoder) -> NSObject? { RecognizerDecoder.decode(self, coder) }
}

/// Decodes recognizers of classes that are known at run time only.
///
/// `init(coder:)` of recognizers is not `required`, as in UIKit, so that Swift does not call it on a class in a variable. It is in
/// the same location of the table of methods of every subclass, for a subclass that has none with a stop that names it.
@MainActor
private enum RecognizerDecoder {
  /// Demands the initializer.
  private class Demanding: UIGestureRecognizer {
    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
    }

    required override init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// A subclass with its own initializer, so that the compiler looks into the table and calls none directly.
  private final class Overriding: Demanding {
    private(set) var isReady = false

    required init?(coder: NSCoder) {
      super.init(target: nil, action: nil)
      isReady = true
    }
  }

  static func decode(_ type: UIGestureRecognizer.Type, _ coder: NSCoder) -> UIGestureRecognizer? {
    guard isSound else {
      UIKitException.raise(
        .internalInconsistency,
        "the initializer of \(type) cannot be found: make the recognizer in code"
      )
    }
    return decoded(type, coder)
  }

  private static func decoded(_ type: UIGestureRecognizer.Type, _ coder: NSCoder) -> UIGestureRecognizer? {
    unsafeBitCast(type, to: Demanding.Type.self).init(coder: coder)
  }

  /// Whether this way finds the initializer of the class that is asked for.
  private static let isSound = (decoded(Overriding.self, NSCoder()) as? Overriding)?.isReady == true
}
