import Foundation
import NibLoader

/// What an object stores under keys that few objects of its class have.
///
/// Where the archive has none of them, nothing is looked up at all. Every key that is asked for here must be among those keys.
@MainActor
struct SeldomValues {
  private let coder: NSCoder?
  #if DEBUG || UNOPTIMIZED
    private let keys: NibSeldomKeys
  #endif

  init(_ coder: NSCoder, _ keys: NibSeldomKeys) {
    let isAbsent = coder.isNibDecoder && !unsafeDowncast(coder, to: NibDecoder.self).mayContain(keys)
    self.coder = isAbsent ? nil : coder
    #if DEBUG || UNOPTIMIZED
      self.keys = keys
    #endif
  }

  /// Whether the object may have one of the keys.
  var isPossible: Bool { coder != nil }

  func bool(_ key: StaticString, absent: Bool) -> Bool {
    check(key)
    return coder?.decodeBool(forKey: key, absent: absent) ?? absent
  }

  func integer(_ key: StaticString, absent: Int) -> Int {
    check(key)
    return coder?.decodeInteger(forKey: key, absent: absent) ?? absent
  }

  func double(_ key: StaticString, absent: Double) -> Double {
    check(key)
    return coder?.decodeDouble(forKey: key, absent: absent) ?? absent
  }

  func single(_ key: StaticString, absent: CGFloat) -> CGFloat {
    check(key)
    return coder?.decodeSingle(forKey: key, absent: absent) ?? absent
  }

  func oneOf<Case: RawRepresentable<Int>>(_ key: StaticString, absent: Case) -> Case {
    check(key)
    return coder?.decodeCase(forKey: key) ?? absent
  }

  func size(_ key: StaticString, absent: CGSize) -> CGSize {
    check(key)
    return coder?.decodeSize(forKey: key, absent: absent) ?? absent
  }

  func insets(_ key: StaticString, absent: UIEdgeInsets) -> UIEdgeInsets {
    check(key)
    return coder?.decodeInsets(forKey: key, absent: absent) ?? absent
  }

  func rect(_ key: StaticString, absent: CGRect) -> CGRect {
    check(key)
    return coder?.decodeRect(forKey: key, absent: absent) ?? absent
  }

  func transform(_ key: StaticString, absent: CGAffineTransform) -> CGAffineTransform {
    check(key)
    return coder?.decodeTransform(forKey: key, absent: absent) ?? absent
  }

  func priorities(_ key: StaticString, absent: AxisPriorities) -> AxisPriorities {
    check(key)
    return coder?.decodePriorities(forKey: key, absent: absent) ?? absent
  }

  func text(_ key: StaticString) -> String? {
    check(key)
    return coder?.decodeText(forKey: key)
  }

  func object<Object: AnyObject>(_ type: Object.Type, _ key: StaticString) -> Object? {
    check(key)
    return coder?.decode(type, forKey: key)
  }

  func list<Object: AnyObject>(of type: Object.Type, _ key: StaticString) -> [Object] {
    check(key)
    return coder?.decodeList(of: type, forKey: key) ?? []
  }

  /// Says in tests that a key was forgotten, which release builds would never find.
  private func check(_ key: StaticString) {
    #if DEBUG || UNOPTIMIZED
      assert(keys.names.contains { $0.description == key.description }, "\(key) is missing among the seldom keys")
    #endif
  }
}

extension NSCoder {
  /// What the object being decoded stores under some keys.
  @MainActor
  func seldom(_ keys: NibSeldomKeys) -> SeldomValues {
    SeldomValues(self, keys)
  }
}
