public import Foundation

extension NibClassRegistry {
  /// Returns the value at a key path.
  ///
  /// - Returns: Nil if a property on the path is nil.
  /// - Throws: `undefinedKey` if a key on the path is not described.
  public func value(forKeyPath path: String, of object: NSObject) throws(NibLoadingError) -> Any? {
    var value: Any? = object
    for key in path.split(separator: ".", omittingEmptySubsequences: false) {
      guard let current = value.flatMap({ $0 as? NSObject }) else { return nil }
      let accessor = try accessor(String(key), of: current)
      value = accessor.get(current).flatMap(Self.unwrapped)
    }
    return value
  }

  /// Sets the property at a key path.
  ///
  /// Does nothing if a property on the path is nil.
  ///
  /// - Parameters:
  ///   - value: The new value, converted as `NibProperty` describes.
  ///   - path: Keys separated by dots; the key `hidden` finds a property `isHidden`.
  ///   - object: The object where the path begins.
  /// - Throws: `undefinedKey` if a key is not described or cannot be set, `wrongType` if the value does not fit.
  public func setValue(_ value: Any?, forKeyPath path: String, on object: NSObject) throws(NibLoadingError) {
    let keys = path.split(separator: ".", omittingEmptySubsequences: false)
    var owner: NSObject = object
    for key in keys.dropLast() {
      let accessor = try accessor(String(key), of: owner)
      guard let next = accessor.get(owner).flatMap(Self.unwrapped) as? NSObject else { return }
      owner = next
    }
    try set(value, forKey: keys.last.map(String.init) ?? path, on: owner)
  }

  /// Connects an outlet.
  ///
  /// - Parameters:
  ///   - key: The outlet's name.
  ///   - destination: The object, or nil to disconnect the outlet.
  ///   - object: The object that has the outlet.
  /// - Throws: `undefinedKey` if there is no such outlet, `wrongType` if the destination is of another class.
  public func connect(
    outlet key: String,
    of object: NSObject,
    to destination: NSObject?
  ) throws(NibLoadingError) {
    if let standIn = object as? NibStandIn {
      standIn.outlets[key] = destination.map { [$0] } ?? []
      return
    }
    try set(destination, forKey: key, on: object)
  }

  /// Connects an outlet collection.
  ///
  /// - Parameters:
  ///   - key: The outlet's name.
  ///   - destinations: The objects in order.
  ///   - object: The object that has the outlet.
  ///   - addsToContent: Whether to append the objects to the existing ones.
  /// - Throws: `undefinedKey` if there is no such outlet, `wrongType` if an object is of another class.
  public func connect(
    collection key: String,
    of object: NSObject,
    to destinations: [NSObject],
    addsToContent: Bool = false
  ) throws(NibLoadingError) {
    if let standIn = object as? NibStandIn {
      standIn.connect(collection: key, to: destinations, addsToContent: addsToContent)
      return
    }
    let accessor = try accessor(key, of: object)
    guard accessor.isCollection else { return try set(NSArray(array: destinations), forKey: key, on: object) }
    if !addsToContent, let setAll = accessor.setAll {
      guard setAll(object, destinations) else {
        throw wrongType(key, of: object, accessor, value: destinations as [Any])
      }
      return
    }
    let present = addsToContent ? content(of: accessor, object) : []
    try set(present + destinations, forKey: key, on: object)
  }

  /// How many objects are read and set again where an outlet collection gets one more; none for a stand-in's.
  func countInCollection(_ key: String, of object: NSObject) throws(NibLoadingError) -> Int {
    object is NibStandIn ? 0 : content(of: try accessor(key, of: object), object).count
  }

  private func content(of accessor: NibAccessor, _ object: NSObject) -> [Any] {
    accessor.get(object).flatMap(Self.unwrapped) as? [Any] ?? []
  }

  private func set(_ value: Any?, forKey key: String, on object: NSObject) throws(NibLoadingError) {
    let accessor = try accessor(key, of: object)
    guard let set = accessor.set else { throw .undefinedKey(key, object: describe(object)) }
    // A stand-in takes every part; what it cannot take is left open.
    guard set(object, value) || value is NibStandIn else { throw wrongType(key, of: object, accessor, value: value) }
  }

  private func wrongType(
    _ key: String,
    of object: NSObject,
    _ accessor: NibAccessor,
    value: Any?
  ) -> NibLoadingError {
    .wrongType(
      key: key,
      object: describe(object),
      expected: accessor.typeName,
      actual: value.map { String(describing: type(of: $0)) } ?? "nil"
    )
  }

  private func accessor(_ key: String, of object: NSObject) throws(NibLoadingError) -> NibAccessor {
    // Most keys are found in the first row.
    if let found = row(of: object)?.accessors[key] { return found }
    // Key-value coding finds the accessor 'isHidden' under the key 'hidden'.
    let predicate = "is" + key.prefix(1).uppercased() + key.dropFirst()
    let found = first(of: object) { $0.accessors[key] ?? $0.accessors[predicate] }
    guard let found else { throw .undefinedKey(key, object: describe(object)) }
    return found
  }

  /// The value inside an optional that was erased together with its content.
  private static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.content
  }
}
