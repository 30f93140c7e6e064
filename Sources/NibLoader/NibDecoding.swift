package import Foundation

/// A class whose objects come out of nibs by themselves although it is no `NSCoding`, as gesture recognizers.
@MainActor
package protocol NibDecoding: NSObject {
  /// Decodes an object of the class; nil if it cannot be decoded.
  static func decoded(by coder: NSCoder) -> NSObject?
}
