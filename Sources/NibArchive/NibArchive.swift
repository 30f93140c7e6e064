/// The tables of a compiled interface file, as Apple's NIBArchive container holds them.
///
/// An archive is a flat graph: object 0 is the root, every object names a class and owns a run of keyed values, and a
/// value may refer to another object. Nothing here knows what the classes mean.
public struct NibArchive: Hashable, Sendable {
  /// The key of the elements of collections, which have one behind the other.
  package static let elementKey = "UINibEncoderEmptyKey"

  /// Whether a key is that of an element of a collection: older coders count those of sets.
  package static func isElement(_ key: String) -> Bool { key == elementKey || key.hasPrefix("NS.object.") }

  /// The version of the container's layout.
  ///
  /// Every known file has 1, and the decoder accepts nothing else.
  public var formatVersion: UInt32
  /// The version of the encoder that wrote the objects.
  ///
  /// Xcode up to 12.5 writes 9, Xcode since 15.3 writes 10. Loaders accept both.
  public var coderVersion: UInt32
  /// The objects, the root first.
  public var objects: [Object]
  /// The distinct keys that values refer to.
  public var keys: [String]
  /// The values of all objects, one object's run after another's.
  public var values: [Value]
  /// The distinct classes that objects refer to.
  public var classNames: [ClassName]
  /// The bytes after the last table: none in most nibs.
  public var trailer: [UInt8]

  /// Creates an archive from its tables.
  ///
  /// Nothing is checked here; `verify()` checks whether every index is in range.
  public init(
    formatVersion: UInt32 = 1,
    coderVersion: UInt32 = 10,
    objects: [Object] = [],
    keys: [String] = [],
    values: [Value] = [],
    classNames: [ClassName] = [],
    trailer: [UInt8] = []
  ) {
    self.formatVersion = formatVersion
    self.coderVersion = coderVersion
    self.objects = objects
    self.keys = keys
    self.values = values
    self.classNames = classNames
    self.trailer = trailer
  }
}

extension NibArchive {
  /// The name of an object's class.
  ///
  /// - Parameter object: An index into `objects`.
  public func className(of object: Int) -> String {
    classNames[objects[object].classIndex].name
  }

  /// The names of the classes to use where an object's own class is unknown, in order of preference.
  ///
  /// - Parameter object: An index into `objects`.
  public func fallbackClassNames(of object: Int) -> [String] {
    classNames[objects[object].classIndex].fallbacks.map { classNames[$0].name }
  }

  /// An object's values with their keys, in the order they were encoded.
  ///
  /// The collection is lazy: nothing is copied.
  ///
  /// - Parameter object: An index into `objects`.
  public func values(of object: Int) -> some RandomAccessCollection<(key: String, payload: Payload)> {
    values[objects[object].values].lazy.map { (key: keys[$0.keyIndex], payload: $0.payload) }
  }
}
