public import Foundation
internal import NibArchive

/// The coder that hands the values of a nib to `init(coder:)`.
///
/// Every method answers a key that is absent, or a value of another type, with nil, zero or false, as keyed coders do;
/// numbers convert into each other and are clamped. Objects are made when they are first asked for and only once; one
/// that is asked for while it is being made is nil until its class has announced it. What cannot be decoded is
/// remembered, and loading fails with it once the initializers have returned.
public final class NibDecoder: NSCoder {
  let archive: NibArchive
  let context: NibLoadingContext
  let keyIndexes: [String: Int]
  /// Whether a key is that of an element of a collection.
  let isElementKey: [Bool]
  /// What became of each object; empty once loading is over.
  var states: [ObjectState]
  /// The objects that are being made, each inside the one before it.
  var scopes: [Scope] = []
  var deferred: [DeferredReference] = []
  /// The innermost scope whose unannounced object the current scope has met and done without.
  var missedScope: Int?
  var failure: NibLoadingError?
  var report: [NibLoadingError] = []

  /// Creates a decoder of an archive whose indexes were verified.
  init(_ archive: NibArchive, context: NibLoadingContext) {
    self.archive = archive
    self.context = context
    keyIndexes = Dictionary(zip(archive.keys, archive.keys.indices)) { first, _ in first }
    isElementKey = archive.keys.map { $0 == "UINibEncoderEmptyKey" || $0.hasPrefix("NS.object.") }
    states = Array(repeating: .untouched, count: archive.objects.count)
    super.init()
  }

  // MARK: - Keyed values

  public override var allowsKeyedCoding: Bool { true }

  public override func containsValue(forKey key: String) -> Bool {
    payload(forKey: key) != nil
  }

  public override func decodeObject(forKey key: String) -> Any? {
    guard case .object(let index)? = payload(forKey: key) else { return nil }
    return object(at: index)
  }

  public override func decodeObject<Decoded>(of cls: Decoded.Type, forKey key: String) -> Decoded?
  where Decoded: NSObject, Decoded: NSCoding {
    decodeObject(forKey: key) as? Decoded
  }

  public override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    guard let object = decodeObject(forKey: key) as? NSObject else { return nil }
    guard let classes else { return object }
    return classes.contains { object.isKind(of: $0) } ? object : nil
  }

  public override func decodeBool(forKey key: String) -> Bool {
    payload(forKey: key)?.number.map { $0.double != 0 } ?? false
  }

  public override func decodeInteger(forKey key: String) -> Int {
    Int(clamping: decodeInt64(forKey: key))
  }

  public override func decodeCInt(forKey key: String) -> Int32 {
    Int32(clamping: decodeInt64(forKey: key))
  }

  public override func decodeInt32(forKey key: String) -> Int32 {
    Int32(clamping: decodeInt64(forKey: key))
  }

  public override func decodeInt64(forKey key: String) -> Int64 {
    payload(forKey: key)?.number?.integer ?? 0
  }

  public override func decodeFloat(forKey key: String) -> Float {
    Float(decodeDouble(forKey: key))
  }

  public override func decodeDouble(forKey key: String) -> Double {
    payload(forKey: key)?.number?.double ?? 0
  }

  public override func decodePropertyList(forKey key: String) -> Any? {
    decodeObject(forKey: key)
  }

  public override func withDecodedUnsafeBufferPointer<Result>(
    forKey key: String,
    body: (UnsafeBufferPointer<UInt8>?) throws -> Result
  ) rethrows -> Result {
    guard case .data(let bytes)? = payload(forKey: key) else { return try body(nil) }
    return try bytes.withUnsafeBufferPointer { try body($0) }
  }

  public override func withDecodedUnsafeBytes<Result>(
    forKey key: String,
    body: (UnsafeRawBufferPointer?) throws -> Result
  ) rethrows -> Result {
    guard case .data(let bytes)? = payload(forKey: key) else { return try body(nil) }
    return try bytes.withUnsafeBytes { try body($0) }
  }

  // MARK: - Values without keys, of which a nib has none

  public override func decodeObject() -> Any? { nil }

  public override func decodeData() -> Data? { nil }

  public override func decodePropertyList() -> Any? { nil }

  public override func decodeValue(ofObjCType type: UnsafePointer<Int8>, at data: UnsafeMutableRawPointer) {}

  public override func decodeArray(
    ofObjCType itemType: UnsafePointer<Int8>,
    count: Int,
    at array: UnsafeMutableRawPointer
  ) {}

  public override func version(forClassName className: String) -> Int { NSNotFound }

  // MARK: - Failures

  public override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { .setErrorAndReturn }

  public override var error: (any Error)? { failure }

  public override func failWithError(_ error: any Error) {
    fail((error as? NibLoadingError) ?? .decodingFailed(String(describing: error)))
  }
}
