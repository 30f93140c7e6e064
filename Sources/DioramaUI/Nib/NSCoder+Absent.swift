import Foundation

// Every property read by `init(coder:)` says here what an archive without its key means. That value is often another
// than the one `init(frame:)` starts with.
extension NSCoder {
  func decodeBool(forKey key: String, absent: Bool) -> Bool {
    containsValue(forKey: key) ? decodeBool(forKey: key) : absent
  }

  func decodeInteger(forKey key: String, absent: Int) -> Int {
    containsValue(forKey: key) ? decodeInteger(forKey: key) : absent
  }

  /// Reads a number that archives keep with full precision.
  func decodeCGFloat(forKey key: String, absent: CGFloat) -> CGFloat {
    containsValue(forKey: key) ? CGFloat(decodeDouble(forKey: key)) : absent
  }

  /// Reads a number that archives keep as a 32-bit float, as the shortest decimal that stands for it.
  ///
  /// 0.8 comes back as 0.8 and not as 0.800000011920929, so that a view out of a nib equals one made in code.
  func decodeSingle(forKey key: String, absent: CGFloat) -> CGFloat {
    guard containsValue(forKey: key) else { return absent }
    let single = decodeFloat(forKey: key)
    return Double(single.description).map { CGFloat($0) } ?? CGFloat(single)
  }

  func decodeFloat(forKey key: String, absent: Float) -> Float {
    containsValue(forKey: key) ? decodeFloat(forKey: key) : absent
  }

  /// Reads a case of an enumeration; a number that names no case counts as absent.
  func decodeCase<Case: RawRepresentable<Int>>(forKey key: String, absent: Case) -> Case {
    containsValue(forKey: key) ? Case(rawValue: decodeInteger(forKey: key)) ?? absent : absent
  }

  /// Reads the bits of an option set.
  func decodeOptions<Options: OptionSet>(forKey key: String, absent: Options) -> Options
  where Options.RawValue == UInt {
    containsValue(forKey: key) ? Options(rawValue: UInt(bitPattern: decodeInteger(forKey: key))) : absent
  }

  /// Reads a text; nil if the archive has none.
  func decodeText(forKey key: String) -> String? {
    guard containsValue(forKey: key) else { return nil }
    let object = decodeObject(forKey: key)
    return (object as? String) ?? (object as? NSString).map { String(describing: $0) }
  }

  /// Reads an object of a class; nil if the archive has none or another.
  func decode<Object: AnyObject>(_ type: Object.Type, forKey key: String) -> Object? {
    containsValue(forKey: key) ? decodeObject(forKey: key) as? Object : nil
  }

  /// Reads a list of objects of a class; others in the list are left out.
  func decodeList<Object: AnyObject>(of type: Object.Type, forKey key: String) -> [Object] {
    guard containsValue(forKey: key), let list = decodeObject(forKey: key) as? NSArray else { return [] }
    return list.compactMap { $0 as? Object }
  }
}

// Geometry, whose keys are left out as well.
extension NSCoder {
  func decodeDouble(forKey key: String, absent: Double) -> Double {
    containsValue(forKey: key) ? decodeDouble(forKey: key) : absent
  }

  func decodeSize(forKey key: String, absent: CGSize) -> CGSize {
    containsValue(forKey: key) ? decodeCGSize(forKey: key) : absent
  }

  func decodeInsets(forKey key: String, absent: UIEdgeInsets) -> UIEdgeInsets {
    containsValue(forKey: key) ? decodeUIEdgeInsets(forKey: key) : absent
  }
}
