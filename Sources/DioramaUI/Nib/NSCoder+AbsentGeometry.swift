import Foundation
import NibLoader

// Geometry, whose keys are left out as well. What is there but no geometry counts as zero.
extension NSCoder {
  func decodePoint(forKey key: StaticString, absent: CGPoint) -> CGPoint {
    guard isNibDecoder else {
      return has(key) ? decodeCGPoint(forKey: key.description) : absent
    }
    let nib = unsafeDowncast(self, to: NibDecoder.self)
    if let pair = nib.pair(key) { return CGPoint(x: pair.0, y: pair.1) }
    return nib.contains(key) ? .zero : absent
  }

  func decodeRect(forKey key: StaticString, absent: CGRect) -> CGRect {
    guard isNibDecoder else {
      return has(key) ? decodeCGRect(forKey: key.description) : absent
    }
    let nib = unsafeDowncast(self, to: NibDecoder.self)
    if let four = nib.quadruple(key) { return CGRect(x: four.0, y: four.1, width: four.2, height: four.3) }
    return nib.contains(key) ? .zero : absent
  }

  func decodeSize(forKey key: StaticString, absent: CGSize) -> CGSize {
    guard isNibDecoder else {
      return has(key) ? decodeCGSize(forKey: key.description) : absent
    }
    let nib = unsafeDowncast(self, to: NibDecoder.self)
    if let pair = nib.pair(key) { return CGSize(width: pair.0, height: pair.1) }
    return nib.contains(key) ? .zero : absent
  }

  func decodeInsets(forKey key: StaticString, absent: UIEdgeInsets) -> UIEdgeInsets {
    guard isNibDecoder else {
      return has(key) ? decodeUIEdgeInsets(forKey: key.description) : absent
    }
    let nib = unsafeDowncast(self, to: NibDecoder.self)
    if let four = nib.quadruple(key) { return UIEdgeInsets(top: four.0, left: four.1, bottom: four.2, right: four.3) }
    return nib.contains(key) ? .zero : absent
  }

  func decodeTransform(forKey key: StaticString, absent: CGAffineTransform) -> CGAffineTransform {
    has(key) ? decodeCGAffineTransform(forKey: key.description) : absent
  }
}
