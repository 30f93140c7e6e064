public import Foundation
public import NibArchive

extension NSCoder {
  /// Whether this is the loader's own coder, whose class has no subclasses.
  ///
  /// Comparing types costs less than a cast, and what is then taken for a `NibDecoder` is not counted as one more
  /// reference.
  @inlinable @inline(__always)
  package var isNibDecoder: Bool { type(of: self) == NibDecoder.self }

  /// Makes an object available to objects that refer back to it, before it is fully decoded.
  ///
  /// The base class of a hierarchy calls this in its `init(coder:)` right after `super.init`, when all stored
  /// properties of all subclasses are set. Objects that it decodes afterward can refer to it: a constraint to its view,
  /// a bar to its delegate. Without it, such a reference decodes to nil. Other coders than the loader's ignore the
  /// call.
  ///
  /// - Parameter object: The object whose `init(coder:)` this is.
  public func announce(_ object: NSObject) {
    if isNibDecoder { unsafeDowncast(self, to: NibDecoder.self).announceCurrent(object) }
  }

  /// Notes that an object in this nib comes out of another one, which has notified it already that it is loaded.
  package func passOn(_ object: NSObject) {
    (self as? NibDecoder)?.passedOn.append(object)
  }

  /// Calls a closure with the object of a key after every object of the nib exists.
  ///
  /// This is for references that may point back to an object that is still being decoded and is not announced. The
  /// body runs before runtime attributes are set, in the order of the calls; other coders than the loader's run it at
  /// once.
  ///
  /// - Parameters:
  ///   - key: A key of the object that is being decoded.
  ///   - body: Receives the object; nil if the key is absent or has no object.
  public func whenDecoded(forKey key: String, perform body: @escaping (Any?) -> Void) {
    if let decoder = self as? NibDecoder {
      decoder.deferReference(forKey: key, to: body)
    } else {
      body(decodeObject(forKey: key))
    }
  }

  /// The map of the nib that the object being decoded holds; nil if there is none, and for other coders than the
  /// loader's.
  public var nestedNibMap: NibSourceMap? {
    (self as? NibDecoder)?.nestedMap
  }

  /// Decodes the numbers of a point, size, rectangle, inset or transform.
  ///
  /// - Parameters:
  ///   - key: The key of the geometry's data.
  ///   - count: The required number of numbers: 2, 4 or 6.
  /// - Returns: Nil if the key is absent or has another value.
  public func decodeNumbers(forKey key: String, count: Int) -> [Double]? {
    if let decoder = self as? NibDecoder, let found = decoder.value(named: key), found.numberCount > 0 {
      return Int(found.numberCount) == count ? decoder.numbers(of: found) : nil
    }
    let bytes = withDecodedUnsafeBufferPointer(forKey: key) { $0.map(Array.init) }
    guard let bytes, let numbers = NibArchive.Payload.data(bytes).numbers, numbers.count == count else { return nil }
    return numbers
  }
}
