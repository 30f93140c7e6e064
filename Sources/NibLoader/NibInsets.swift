package import Foundation

/// Insets that an archive boxes in an `NSValue`, where Foundation here has no box for them.
package final class NibInsets: NSObject {
  /// The four numbers in points, in the order of the archive: top, left or leading, bottom, right or trailing.
  package let numbers: [Double]

  init(numbers: [Double]) {
    self.numbers = numbers
  }
}

/// A type whose values archives hold as objects of another class, which key-value coding converts.
package protocol NibConvertible {
  /// Makes a value from what an archive gave for it; nil where that stands for no such value.
  init?(archived: Any)
}
