public import Foundation

/// The coder that passes the values of a nib to `init(coder:)`.
///
/// For an absent key or a value of another type, every method returns nil, zero or false, like other keyed coders;
/// numbers are converted and clamped. Objects are created once, when they are first requested; an object
/// that is requested while it is being created is nil until its class has announced it. Decoding errors are
/// collected, and loading fails with them after the initializers have returned.
public final class NibDecoder: NSCoder {
  let nib: PreparedNib
  let context: NibLoadingContext
  // Nobody holds on to these while others are called: each access is over before the next function begins.
  /// What became of each object; empty once loading is over.
  @exclusivity(unchecked) var states: ContiguousArray<ObjectState>
  /// The objects that are being made, each inside the one before it.
  @exclusivity(unchecked) var scopes: ContiguousArray<Scope> = []
  /// Collections that were asked for while a scope was open and lack its object, by the scope's index.
  var incompleteCollections: [Int: [Int]] = [:]
  /// The object of the innermost scope; -1 where there is none.
  @exclusivity(unchecked) var current = -1
  /// The object that the loading's caller makes; -1 where there is none.
  @exclusivity(unchecked) var customIndex = -1
  /// How the objects of each class of the nib are made.
  @exclusivity(unchecked) var recipes: ContiguousArray<FoundRecipe>
  /// How objects are made that are swapped for others.
  var swappedRecipes: [SwappedNames: FoundRecipe] = [:]
  /// The rows of classes of the nib, by their indexes; nil for a name that has none.
  var rows: [Int: NibClass?] = [:]
  var deferred: [DeferredReference] = []
  /// The innermost scope whose unannounced object the current scope has met and done without.
  @exclusivity(unchecked) var missedScope: Int?
  @exclusivity(unchecked) var failure: NibLoadingError?
  /// The number of objects that lists and other collections have handed out.
  @exclusivity(unchecked) var handedOut = 0
  var report: [NibLoadingError] = []
  /// The objects that come out of other nibs.
  var passedOn: [NSObject] = []

  init(_ nib: PreparedNib, context: NibLoadingContext) {
    self.nib = nib
    self.context = context
    states = ContiguousArray(repeating: .untouched, count: nib.objects.count)
    recipes = ContiguousArray(repeating: .unknown, count: nib.classes.count)
    super.init()
  }

  // MARK: - Keyed values

  public override var allowsKeyedCoding: Bool { true }

  public override func containsValue(forKey key: String) -> Bool {
    value(named: key) != nil
  }

  public override func decodeObject(forKey key: String) -> Any? {
    value(named: key)?.objectIndex.flatMap(object)
  }

  public override func decodeObject<Decoded>(of cls: Decoded.Type, forKey key: String) -> Decoded?
  where Decoded: NSObject, Decoded: NSCoding {
    value(named: key)?.objectIndex.flatMap(object) as? Decoded
  }

  public override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    guard let object = value(named: key)?.objectIndex.flatMap(object) else { return nil }
    guard let classes else { return object }
    return classes.contains { object.isKind(of: $0) } ? object : nil
  }

  public override func decodeBool(forKey key: String) -> Bool {
    value(named: key)?.number.map { $0.double != 0 } ?? false
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
    value(named: key)?.number?.integer ?? 0
  }

  public override func decodeFloat(forKey key: String) -> Float {
    Float(decodeDouble(forKey: key))
  }

  public override func decodeDouble(forKey key: String) -> Double {
    value(named: key)?.number?.double ?? 0
  }

  public override func decodePropertyList(forKey key: String) -> Any? {
    decodeObject(forKey: key)
  }

  public override func withDecodedUnsafeBufferPointer<Result>(
    forKey key: String,
    body: (UnsafeBufferPointer<UInt8>?) throws -> Result
  ) rethrows -> Result {
    guard let data = value(named: key)?.dataIndex else { return try body(nil) }
    return try nib.data[data].withUnsafeBufferPointer { try body($0) }
  }

  public override func withDecodedUnsafeBytes<Result>(
    forKey key: String,
    body: (UnsafeRawBufferPointer?) throws -> Result
  ) rethrows -> Result {
    guard let data = value(named: key)?.dataIndex else { return try body(nil) }
    return try nib.data[data].withUnsafeBytes { try body($0) }
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
