import Foundation
import NibLoader

// Geometry, whose keys are left out as well. What is there but no geometry counts as zero.
extension NSCoder {
  func decodePoint(forKey key: StaticString) -> CGPoint {
    guard let nib = self as? NibDecoder else { return decodeCGPoint(forKey: key.description) }
    return nib.pair(key).map { CGPoint(x: $0.0, y: $0.1) } ?? .zero
  }

  func decodeRect(forKey key: StaticString) -> CGRect {
    guard let nib = self as? NibDecoder else { return decodeCGRect(forKey: key.description) }
    return nib.quadruple(key).map { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) } ?? .zero
  }

  func decodeSize(forKey key: StaticString, absent: CGSize) -> CGSize {
    guard let nib = self as? NibDecoder else {
      return has(key) ? decodeCGSize(forKey: key.description) : absent
    }
    if let pair = nib.pair(key) { return CGSize(width: pair.0, height: pair.1) }
    return nib.contains(key) ? .zero : absent
  }

  func decodeInsets(forKey key: StaticString, absent: UIEdgeInsets) -> UIEdgeInsets {
    guard let nib = self as? NibDecoder else {
      return has(key) ? decodeUIEdgeInsets(forKey: key.description) : absent
    }
    if let four = nib.quadruple(key) { return UIEdgeInsets(top: four.0, left: four.1, bottom: four.2, right: four.3) }
    return nib.contains(key) ? .zero : absent
  }

  func decodeTransform(forKey key: StaticString) -> CGAffineTransform {
    has(key) ? decodeCGAffineTransform(forKey: key.description) : .identity
  }
}
