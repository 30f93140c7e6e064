public import Foundation
import NibLoader

extension NSCoder {
  /// The point that a text such as `{1, 2}` has; zero for another text.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// The size that a text such as `{1, 2}` has; zero for another text.
  public class func cgSize(for string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// The rectangle that a text such as `{{1, 2}, {3, 4}}` has; zero for another text.
  public class func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  /// The transform that a text of six numbers has; the identity for another text.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
      ?? .identity
  }

  /// The insets that a text such as `{1, 2, 3, 4}` has, from the top to the left, the bottom and the right; zero for another text.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  /// The offset that a text such as `{1, 2}` has; zero for another text.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  /// A point as a text.
  public class func string(for point: CGPoint) -> String { "{\(text(point.x)), \(text(point.y))}" }

  /// A size as a text.
  public class func string(for size: CGSize) -> String { "{\(text(size.width)), \(text(size.height))}" }

  /// A rectangle as a text.
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }

  /// A transform as a text.
  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return "[\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(text).joined(separator: ", "))]"
  }

  /// Insets as a text, from the top to the left, the bottom and the right.
  public class func string(for insets: UIEdgeInsets) -> String {
    "{\([insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: ", "))}"
  }

  /// An offset as a text.
  public class func string(for offset: UIOffset) -> String { "{\(text(offset.horizontal)), \(text(offset.vertical))}" }

  private static func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  private static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
    let parts = text.split { "{}[], ".contains($0) }.compactMap { Double($0) }
    return parts.count == count ? parts.map { CGFloat($0) } : nil
  }

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
