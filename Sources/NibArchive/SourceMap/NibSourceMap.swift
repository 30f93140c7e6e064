/// Where the parts of a nib stand in the scene that it was compiled from.
///
/// It lies beside the nib as `<Name>.nib.map`, for messages alone: a nib loads without it. The text has a version of its own, and one
/// fact a line; numbers are those of the archive's objects, and `57/3` is object 3 of the nib inside object 57.
///
///     diorama nib map 1
///     nib 0c9e24b1f0a8d655
///     source SignIn.scene.yaml
///     interface 6c62272e07bb0142
///     object 3 15 email UITextField
///     object 9 23 - Shop.BadgeView
///     connection 17 8
///     attribute 20 38
public struct NibSourceMap: Hashable, Sendable {
  /// How the name of a map ends after the name of its nib.
  public static let suffix = ".map"

  /// The hash of the nib's bytes, without which the map belongs to no nib.
  public var nib: String
  /// The scene's path as it was named when the scene was compiled, never an absolute one.
  public var source: String
  /// The hash of what generated Swift relies on; nil where none was taken.
  public var interface: String?
  /// The objects, by their paths.
  public var objects: [Path: Object] = [:]
  /// The lines of connections, by the paths of their objects.
  public var connections: [Path: Int] = [:]
  /// The lines of runtime attributes, by the paths of their objects.
  public var attributes: [Path: Int] = [:]

  /// Creates a map without entries.
  public init(source: String, nib: String = "", interface: String? = nil) {
    self.nib = nib
    self.source = source
    self.interface = interface
  }
}

extension NibSourceMap {
  /// An object of the archive as the scene has it.
  public struct Object: Hashable, Sendable {
    /// The line on which the object begins, counted from 1.
    public var line: Int
    /// The object's id; nil for one without.
    public var identifier: String?
    /// The class as the scene spells it.
    public var className: String

    /// Creates an object's entry.
    public init(line: Int, identifier: String?, className: String) {
      self.line = line
      self.identifier = identifier
      self.className = className
    }
  }
}

extension NibSourceMap {
  /// Whether the map was made for a nib with these bytes.
  public func belongs(to bytes: [UInt8]) -> Bool {
    nib == Self.hash(of: bytes)
  }

  /// Sixteen hexadecimal digits that distinguish bytes from others: FNV-1a, which guards against accidents only.
  public static func hash(of bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
