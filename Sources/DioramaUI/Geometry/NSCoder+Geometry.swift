public import Foundation
import NibLoader

extension NSCoder {
  /// Reads a point; zero if the archive has none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    decodeNumbers(forKey: key, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// Reads a size; zero if the archive has none.
  public func decodeCGSize(forKey key: String) -> CGSize {
    decodeNumbers(forKey: key, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// Reads a rectangle; zero if the archive has none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    decodeNumbers(forKey: key, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  /// Reads a transform; the identity if the archive has none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    decodeNumbers(forKey: key, count: 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  /// Reads insets; zero if the archive has none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    decodeNumbers(forKey: key, count: 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
      ?? .zero
  }

  /// Reads directional insets; zero if the archive has none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    decodeNumbers(forKey: key, count: 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  /// Reads a displacement; zero if the archive has none.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    decodeNumbers(forKey: key, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }
}
