public import Foundation

/// A description of a class for the loader: how to create its objects, and which names can be connected and set.
///
/// Without Objective-C there are no selectors and no key-value coding, so the loader looks up names in rows. A row
/// has only the names that its class adds; the loader continues with the row of the parent.
///
///     extension SignInViewController {
///       static let nibClass = NibClass(
///         SignInViewController.self, parent: UIViewController.self,
///         outlets: [NibOutlet("emailField", \.emailField)],
///         actions: [NibAction("signIn:", SignInViewController.signIn)])
///     }
@MainActor
public struct NibClass {
  /// The name of the class in nibs: `UILabel`, or `Sales.BadgeLabel` with its module.
  public let name: String
  /// The class itself.
  ///
  /// Nil for a row that only describes a name in nibs, whose objects have other classes.
  public let type: NSObject.Type?
  /// The superclass whose row is searched next; nil if there is none.
  public let parent: NSObject.Type?

  let decode: ((NSCoder) -> NSObject?)?
  let make: (() -> NSObject)?
  private let names: Names
  var accessors: [String: NibAccessor] { names.accessors }
  let actions: [String: NibAction<NSObject>.Body]
  let creators: [String: NibCreator<NSObject>.Body]

  /// Describes a class whose objects decode themselves with `init(coder:)`, as views and view controllers do.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - parent: The superclass whose row is searched next; nil if there is none.
  ///   - name: The name in nibs; nil for the module and class name.
  ///   - make: Creates an object that the nib does not encode; nil to use `init(coder:)` for these too.
  ///   - outlets: The outlets of the class.
  ///   - actions: The methods that actions can call.
  ///   - properties: The properties that can be set and read by name.
  ///   - creators: The methods that make controllers for segues.
  public init<C: NSObject & NSCoding>(
    _ type: C.Type,
    parent: NSObject.Type?,
    name: String? = nil,
    make: (@MainActor () -> C)? = nil,
    outlets: @autoclosure @escaping @MainActor () -> [NibOutlet<C>] = [],
    actions: [NibAction<C>] = [],
    properties: @autoclosure @escaping @MainActor () -> [NibProperty<C>] = [],
    creators: [NibCreator<C>] = []
  ) {
    self.init(
      type,
      parent: parent,
      name: name,
      decode: { C(coder: $0) },
      make: make,
      outlets: outlets,
      actions: actions,
      properties: properties,
      creators: creators
    )
  }

  /// Describes a class whose objects are created without a coder, such as the custom objects of a nib, or a class of
  /// gesture recognizers, whose objects decode themselves.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - parent: The superclass whose row is searched next; nil if there is none.
  ///   - name: The name in nibs; nil for the module and class name.
  ///   - make: Creates an object, such as `Store.init`; nil if nibs create only subclasses, or
  ///     if the class is only the owner of nibs.
  ///   - outlets: The outlets of the class.
  ///   - actions: The methods that actions can call.
  ///   - properties: The properties that can be set and read by name.
  ///   - creators: The methods that make controllers for segues.
  public init<C: NSObject>(
    _ type: C.Type,
    parent: NSObject.Type?,
    name: String? = nil,
    make: (@MainActor () -> C)? = nil,
    outlets: @autoclosure @escaping @MainActor () -> [NibOutlet<C>] = [],
    actions: [NibAction<C>] = [],
    properties: @autoclosure @escaping @MainActor () -> [NibProperty<C>] = [],
    creators: [NibCreator<C>] = []
  ) {
    self.init(
      type,
      parent: parent,
      name: name,
      decode: (type as? any NibDecoding.Type).map { type in { type.decoded(by: $0) } },
      make: make,
      outlets: outlets,
      actions: actions,
      properties: properties,
      creators: creators
    )
  }

  /// Describes a name in nibs whose objects have another class, such as the placeholder of an image.
  ///
  /// - Parameters:
  ///   - name: The name in nibs.
  ///   - decode: Returns the object that replaces the encoded one, or nil for none.
  public init(named name: String, decode: @escaping @MainActor (NSCoder) -> NSObject?) {
    self.init(
      name: name,
      type: nil,
      parent: nil,
      decode: decode,
      make: nil,
      names: Names { [:] },
      actions: [:],
      creators: [:]
    )
  }

  private init<C: NSObject>(
    _ type: C.Type,
    parent: NSObject.Type?,
    name: String?,
    decode: ((NSCoder) -> NSObject?)?,
    make: (@MainActor () -> C)?,
    outlets: @escaping @MainActor () -> [NibOutlet<C>],
    actions: [NibAction<C>],
    properties: @escaping @MainActor () -> [NibProperty<C>],
    creators: [NibCreator<C>]
  ) {
    self.init(
      name: name ?? String(reflecting: type),
      type: type,
      parent: parent,
      decode: decode,
      make: make.map { make in { make() } },
      names: Names { Self.accessors(outlets(), properties()) },
      actions: Self.bodies(actions),
      creators: Dictionary(creators.map { ($0.name, $0.body) }) { _, last in last }
    )
  }

  private init(
    name: String,
    type: NSObject.Type?,
    parent: NSObject.Type?,
    decode: ((NSCoder) -> NSObject?)?,
    make: (() -> NSObject)?,
    names: Names,
    actions: [String: NibAction<NSObject>.Body],
    creators: [String: NibCreator<NSObject>.Body]
  ) {
    self.name = name
    self.type = type
    self.parent = parent
    self.decode = decode
    self.make = make
    self.names = names
    self.actions = actions
    self.creators = creators
  }

  /// The row with the names that only an older row has; the row unchanged if that one describes another class.
  func merged(over old: NibClass) -> NibClass {
    guard let type, old.type == type else { return self }
    return NibClass(
      name: name,
      type: type,
      parent: parent ?? old.parent,
      decode: decode ?? old.decode,
      make: make ?? old.make,
      names: Names { old.accessors.merging(accessors) { _, new in new } },
      actions: old.actions.merging(actions) { _, new in new },
      creators: old.creators.merging(creators) { _, new in new }
    )
  }

  /// The names of a class that can be connected and set, made when they are first requested.
  ///
  /// Each key path costs a lookup of its types at run time, and a nib has objects of a few classes only.
  @MainActor
  private final class Names {
    lazy var accessors = make()
    private let make: @MainActor () -> [String: NibAccessor]

    init(_ make: @escaping @MainActor () -> [String: NibAccessor]) {
      self.make = make
    }
  }

  /// How to make an object of the class.
  ///
  /// - Parameter isEncoded: Whether the nib holds the object's own values, and not only its class.
  /// - Returns: Nil if the class has nothing to make objects with.
  func recipe(isEncoded: Bool) -> NibDecoder.Recipe? {
    if let decode, isEncoded || make == nil { return NibDecoder.Recipe(type: type, make: decode) }
    return make.map { make in NibDecoder.Recipe(type: type, make: { _ in make() }) }
  }

  private static func accessors<C>(
    _ outlets: [NibOutlet<C>],
    _ properties: [NibProperty<C>]
  ) -> [String: NibAccessor] {
    let pairs = properties.map { ($0.name, $0.accessor) } + outlets.map { ($0.name, $0.accessor) }
    return Dictionary(pairs) { _, last in last }
  }

  private static func bodies<C>(_ actions: [NibAction<C>]) -> [String: NibAction<NSObject>.Body] {
    Dictionary(actions.map { ($0.name, $0.body) }) { _, last in last }
  }
}
