public import Foundation

/// A row that tells the loader about a class: how to make its objects, what can be connected and what can be set.
///
/// There are no selectors and no key-value coding without Objective-C, so what a nib names is looked up in rows. A row
/// has only what its class adds; the loader goes on to the row of the parent.
///
///     extension SignInViewController {
///       static let nibClass = NibClass(
///         SignInViewController.self, parent: UIViewController.self,
///         outlets: [NibOutlet("emailField", \.emailField)],
///         actions: [NibAction("signIn:", SignInViewController.signIn)])
///     }
@MainActor
public struct NibClass {
  /// The name a nib gives the class: `UILabel`, or `Sales.BadgeLabel` with its module.
  public let name: String
  /// The class itself.
  ///
  /// Nil for a row that only stands for a name in nibs, whose objects are of other classes.
  public let type: NSObject.Type?
  /// The class whose row comes next; nil where there is none.
  public let parent: NSObject.Type?

  let decode: ((NSCoder) -> NSObject?)?
  let make: (() -> NSObject)?
  let accessors: [String: NibAccessor]
  let actions: [String: NibAction<NSObject>.Body]

  /// Describes a class whose objects decode themselves with `init(coder:)`, as views and view controllers do.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - parent: The superclass whose row is looked at next; nil where it has none.
  ///   - name: The name in nibs; nil for the module and class name.
  ///   - make: What makes an object that the nib does not encode; nil where `init(coder:)` does for these too.
  ///   - outlets: What the class can be connected to.
  ///   - actions: The methods that events can be sent to.
  ///   - properties: What can be set by name and read by name.
  public init<C: NSObject & NSCoding>(
    _ type: C.Type,
    parent: NSObject.Type?,
    name: String? = nil,
    make: (@MainActor () -> C)? = nil,
    outlets: [NibOutlet<C>] = [],
    actions: [NibAction<C>] = [],
    properties: [NibProperty<C>] = []
  ) {
    self.init(
      name: name ?? String(reflecting: type),
      type: type,
      parent: parent,
      decode: { C(coder: $0) },
      make: make.map { make in { make() } },
      accessors: Self.accessors(outlets, properties),
      actions: Self.bodies(actions)
    )
  }

  /// Describes a class whose objects are made without a coder, as the custom objects of a nib are.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - parent: The superclass whose row is looked at next; nil where it has none.
  ///   - name: The name in nibs; nil for the module and class name.
  ///   - make: What makes an object, such as `Store.init`; nil for a class that no nib makes, only its subclasses or a
  ///     nib's owner.
  ///   - outlets: What the class can be connected to.
  ///   - actions: The methods that events can be sent to.
  ///   - properties: What can be set by name and read by name.
  public init<C: NSObject>(
    _ type: C.Type,
    parent: NSObject.Type?,
    name: String? = nil,
    make: (@MainActor () -> C)? = nil,
    outlets: [NibOutlet<C>] = [],
    actions: [NibAction<C>] = [],
    properties: [NibProperty<C>] = []
  ) {
    self.init(
      name: name ?? String(reflecting: type),
      type: type,
      parent: parent,
      decode: nil,
      make: make.map { make in { make() } },
      accessors: Self.accessors(outlets, properties),
      actions: Self.bodies(actions)
    )
  }

  /// Describes a name in nibs whose objects are of another class, such as the placeholder of an image.
  ///
  /// - Parameters:
  ///   - name: The name in nibs.
  ///   - decode: Gives the object that takes the place of the encoded one, or nil for none.
  public init(named name: String, decode: @escaping @MainActor (NSCoder) -> NSObject?) {
    self.init(name: name, type: nil, parent: nil, decode: decode, make: nil, accessors: [:], actions: [:])
  }

  private init(
    name: String,
    type: NSObject.Type?,
    parent: NSObject.Type?,
    decode: ((NSCoder) -> NSObject?)?,
    make: (() -> NSObject)?,
    accessors: [String: NibAccessor],
    actions: [String: NibAction<NSObject>.Body]
  ) {
    self.name = name
    self.type = type
    self.parent = parent
    self.decode = decode
    self.make = make
    self.accessors = accessors
    self.actions = actions
  }

  /// The row with what an older one has beside it; as it is where that one is of another class.
  func merged(over old: NibClass) -> NibClass {
    guard let type, old.type == type else { return self }
    return NibClass(
      name: name,
      type: type,
      parent: parent ?? old.parent,
      decode: decode ?? old.decode,
      make: make ?? old.make,
      accessors: old.accessors.merging(accessors) { _, new in new },
      actions: old.actions.merging(actions) { _, new in new }
    )
  }

  /// How to make an object of the class.
  ///
  /// - Parameter isEncoded: Whether the nib holds the object's own values, and not only its class.
  /// - Returns: Nil where the class has nothing to make objects with.
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
