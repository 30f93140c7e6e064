import Foundation
import NibLoader

// Every property read by `init(coder:)` says here what an archive without its key means. That value is often another
// than the one `init(frame:)` starts with. The loader's own coder finds keys by their literals; any other coder is asked by name.
extension NSCoder {
  func decodeBool(forKey key: StaticString, absent: Bool) -> Bool {
    if isNibDecoder { return unsafeDowncast(self, to: NibDecoder.self).bool(key) ?? absent }
    return has(key) ? decodeBool(forKey: key.description) : absent
  }

  func decodeInteger(forKey key: StaticString, absent: Int) -> Int {
    if isNibDecoder { return unsafeDowncast(self, to: NibDecoder.self).integer(key) ?? absent }
    return has(key) ? decodeInteger(forKey: key.description) : absent
  }

  /// Reads a number that archives keep with full precision.
  func decodeCGFloat(forKey key: StaticString, absent: CGFloat) -> CGFloat {
    CGFloat(decodeDouble(forKey: key, absent: Double(absent)))
  }

  func decodeDouble(forKey key: StaticString, absent: Double) -> Double {
    if isNibDecoder { return unsafeDowncast(self, to: NibDecoder.self).double(key) ?? absent }
    return has(key) ? decodeDouble(forKey: key.description) : absent
  }

  func decodeFloat(forKey key: StaticString, absent: Float) -> Float {
    if isNibDecoder { return unsafeDowncast(self, to: NibDecoder.self).double(key).map { Float($0) } ?? absent }
    return has(key) ? decodeFloat(forKey: key.description) : absent
  }

  /// Reads a number that archives keep as a 32-bit float, as the shortest decimal that stands for it.
  ///
  /// 0.8 comes back as 0.8 and not as 0.800000011920929, so that a view out of a nib equals one made in code.
  func decodeSingle(forKey key: StaticString, absent: CGFloat) -> CGFloat {
    guard isNibDecoder else {
      return has(key) ? Self.shortest(decodeFloat(forKey: key.description)) : absent
    }
    return unsafeDowncast(self, to: NibDecoder.self).double(key).map { Self.shortest(Float($0)) } ?? absent
  }

  private static func shortest(_ single: Float) -> CGFloat {
    // Whole numbers of that size are exact, which saves most numbers the way over text.
    if abs(single) < 1_000_000, single.rounded(.towardZero) == single { return CGFloat(single) }
    return Double(single.description).map { CGFloat($0) } ?? CGFloat(single)
  }

  /// Reads a case of an enumeration; a number that names no case counts as absent.
  func decodeCase<Case: RawRepresentable<Int>>(forKey key: StaticString, absent: Case) -> Case {
    decodeCase(forKey: key) ?? absent
  }

  /// Reads the bits of an option set.
  func decodeOptions<Options: OptionSet>(forKey key: StaticString, absent: Options) -> Options
  where Options.RawValue == UInt {
    decodeIntegerIfPresent(forKey: key).map { Options(rawValue: UInt(bitPattern: $0)) } ?? absent
  }

  /// Reads a text; nil if the archive has none.
  func decodeText(forKey key: StaticString) -> String? {
    if isNibDecoder { return unsafeDowncast(self, to: NibDecoder.self).text(key) }
    let object = decodeAnything(forKey: key)
    return (object as? String) ?? (object as? NSString).map { String(describing: $0) }
  }

  /// Reads an object of a class; nil if the archive has none or another.
  func decode<Object: AnyObject>(_ type: Object.Type, forKey key: StaticString) -> Object? {
    if isNibDecoder { return unsafeDowncast(self, to: NibDecoder.self).object(key) as? Object }
    return decodeAnything(forKey: key) as? Object
  }

  /// Reads a list of objects of a class; others in the list are left out.
  func decodeList<Object: AnyObject>(of type: Object.Type, forKey key: StaticString) -> [Object] {
    decodeListIfPresent(of: type, forKey: key) ?? []
  }

  /// Whether the archive has a key.
  func has(_ key: StaticString) -> Bool {
    if isNibDecoder { return unsafeDowncast(self, to: NibDecoder.self).contains(key) }
    return containsValue(forKey: key.description)
  }

  /// Reads any object; nil if the archive has none.
  func decodeAnything(forKey key: StaticString) -> Any? {
    if isNibDecoder { return unsafeDowncast(self, to: NibDecoder.self).object(key) }
    return has(key) ? decodeObject(forKey: key.description) : nil
  }

  /// Reads an integer, a fraction towards zero; nil if the archive has none.
  func decodeIntegerIfPresent(forKey key: StaticString) -> Int? {
    if isNibDecoder { return unsafeDowncast(self, to: NibDecoder.self).integer(key) }
    return has(key) ? decodeInteger(forKey: key.description) : nil
  }
}

extension NSCoder {
  /// Makes loading fail with a message, where UIKit would stop the program over a damaged archive.
  func reject(_ message: String) {
    guard decodingFailurePolicy == .setErrorAndReturn else { return }
    failWithError(NibLoadingError.decodingFailed(message))
  }
}

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
