public import Foundation
public import NibArchive

extension NSCoder {
  /// Whether this is the loader's own coder, whose class has no subclasses.
  ///
  /// Comparing types costs less than a cast, and what is then taken for a `NibDecoder` is not counted as one more reference.
  @inlinable @inline(__always)
  package var isNibDecoder: Bool { type(of: self) == NibDecoder.self }

  /// Makes an object known to the objects that refer back to it, before it is fully decoded.
  ///
  /// The base class of a hierarchy calls this in its `init(coder:)` right after `super.init`, when all stored
  /// properties of all subclasses are set. From then on, what it decodes may refer to it: a constraint to its view, a
  /// bar to its delegate. Without it, such a reference decodes to nil. Other coders than the loader's ignore the call.
  ///
  /// - Parameter object: The object whose `init(coder:)` this is.
  public func announce(_ object: NSObject) {
    if isNibDecoder { unsafeDowncast(self, to: NibDecoder.self).announceCurrent(object) }
  }

  /// Hands over the object of a key once every object of the nib exists.
  ///
  /// This is for references that may point back to an object that is still being decoded and is not announced. The
  /// body runs before runtime attributes are set, in the order of the calls; other coders than the loader's run it at
  /// once.
  ///
  /// - Parameters:
  ///   - key: A key of the object that is being decoded.
  ///   - body: Receives the object; nil where the key is absent or has no object.
  public func whenDecoded(forKey key: String, perform body: @escaping (Any?) -> Void) {
    if let decoder = self as? NibDecoder {
      decoder.deferReference(forKey: key, to: body)
    } else {
      body(decodeObject(forKey: key))
    }
  }

  /// The map of the nib that the object being decoded holds; nil where there is none, and for other coders than the loader's.
  public var nestedNibMap: NibSourceMap? {
    (self as? NibDecoder)?.nestedMap
  }

  /// The numbers of a point, size, rectangle, inset or transform.
  ///
  /// - Parameters:
  ///   - key: The key of the geometry's data.
  ///   - count: How many numbers it must have: 2, 4 or 6.
  /// - Returns: Nil where the key is absent or holds anything else.
  public func decodeNumbers(forKey key: String, count: Int) -> [Double]? {
    if let decoder = self as? NibDecoder, let found = decoder.value(named: key), found.numberCount > 0 {
      return Int(found.numberCount) == count ? decoder.numbers(of: found) : nil
    }
    let bytes = withDecodedUnsafeBufferPointer(forKey: key) { $0.map(Array.init) }
    guard let bytes, let numbers = NibArchive.Payload.data(bytes).numbers, numbers.count == count else { return nil }
    return numbers
  }
}
