import Foundation
import NibLoader

// Geometry, whose keys are left out as well. What is there but no geometry counts as zero.
extension NSCoder {
  func decodePoint(forKey key: StaticString, absent: CGPoint) -> CGPoint {
    guard isNibDecoder else {
      return has(key) ? decodeCGPoint(forKey: key.description) : absent
    }
    return nibPair(key).map { CGPoint(x: $0.0, y: $0.1) } ?? absent
  }

  func decodeRect(forKey key: StaticString, absent: CGRect) -> CGRect {
    guard isNibDecoder else {
      return has(key) ? decodeCGRect(forKey: key.description) : absent
    }
    return nibQuadruple(key).map { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) } ?? absent
  }

  func decodeSize(forKey key: StaticString, absent: CGSize) -> CGSize {
    guard isNibDecoder else {
      return has(key) ? decodeCGSize(forKey: key.description) : absent
    }
    return nibPair(key).map { CGSize(width: $0.0, height: $0.1) } ?? absent
  }

  func decodeInsets(forKey key: StaticString, absent: UIEdgeInsets) -> UIEdgeInsets {
    guard isNibDecoder else {
      return has(key) ? decodeUIEdgeInsets(forKey: key.description) : absent
    }
    return nibQuadruple(key).map { UIEdgeInsets(top: $0.0, left: $0.1, bottom: $0.2, right: $0.3) } ?? absent
  }

  func decodeTransform(forKey key: StaticString, absent: CGAffineTransform) -> CGAffineTransform {
    has(key) ? decodeCGAffineTransform(forKey: key.description) : absent
  }

  /// The numbers of a point or size of the loader's own coder; nil if the archive has nothing.
  private func nibPair(_ key: StaticString) -> (Double, Double)? {
    let nib = unsafeDowncast(self, to: NibDecoder.self)
    return nib.pair(key) ?? (nib.contains(key) ? (0, 0) : nil)
  }

  /// The numbers of a rectangle or inset of the loader's own coder; nil if the archive has nothing.
  private func nibQuadruple(_ key: StaticString) -> (Double, Double, Double, Double)? {
    let nib = unsafeDowncast(self, to: NibDecoder.self)
    return nib.quadruple(key) ?? (nib.contains(key) ? (0, 0, 0, 0) : nil)
  }
}
