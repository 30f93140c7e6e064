extension StoryboardInfo {
  /// Why an `Info.plist` is not that of a compiled storyboard.
  public enum Problem: Error, Hashable, Sendable {
    /// The file is no property list.
    case unreadable(PropertyListError)
    /// A key has a value of another kind than storyboards have.
    case unexpectedValue(key: String)
    /// The version of the storyboard's form is not known.
    case unknownVersion(Int64)
    /// A name leads out of the folder, or is none.
    case unsafeName(String)
  }

  private enum Key {
    static let version = "UIStoryboardVersion"
    static let entryPoint = "UIStoryboardDesignatedEntryPointIdentifier"
    static let nibNames = "UIViewControllerIdentifiersToNibNames"
    static let references = "UIViewControllerIdentifiersToExternalStoryboardReferences"
    static let storyboardName = "UIReferencedStoryboardName"
    static let controllerIdentifier = "UIReferencedControllerIdentifier"
    static let bundleIdentifier = "UIReferencedBundleIdentifier"
  }

  /// Reads the bytes of an `Info.plist`.
  ///
  /// - Throws: What is wrong. A name with `/`, `..` or NUL is refused, so that opening a nib by its name stays in the folder.
  public init(decoding bytes: [UInt8]) throws(Problem) {
    let list: PropertyList
    do throws(PropertyListError) { list = try PropertyList(decoding: bytes) } catch { throw .unreadable(error) }
    guard let entries = list.dictionary else { throw .unexpectedValue(key: "") }
    if let version = entries[Key.version] {
      guard let number = version.integer else { throw .unexpectedValue(key: Key.version) }
      guard number == 1 else { throw .unknownVersion(number) }
    }
    entryPoint = try Self.text(Key.entryPoint, in: entries)
    for (identifier, value) in try Self.table(Key.nibNames, in: entries) {
      guard let name = value.string else { throw .unexpectedValue(key: Key.nibNames) }
      guard Self.isFileName(name) else { throw .unsafeName(name) }
      nibNames[identifier] = name
    }
    for (identifier, value) in try Self.table(Key.references, in: entries) {
      guard let facts = value.dictionary, let name = try Self.text(Key.storyboardName, in: facts) else {
        throw .unexpectedValue(key: Key.references)
      }
      guard Self.isFileName(name) else { throw .unsafeName(name) }
      references[identifier] = Reference(
        storyboardName: name,
        controllerIdentifier: try Self.text(Key.controllerIdentifier, in: facts),
        bundleIdentifier: try Self.text(Key.bundleIdentifier, in: facts)
      )
    }
  }

  private static func text(_ key: String, in entries: [String: PropertyList]) throws(Problem) -> String? {
    guard let value = entries[key] else { return nil }
    guard let text = value.string else { throw .unexpectedValue(key: key) }
    return text
  }

  private static func table(
    _ key: String,
    in entries: [String: PropertyList]
  ) throws(Problem) -> [String: PropertyList] {
    guard let value = entries[key] else { return [:] }
    guard let table = value.dictionary else { throw .unexpectedValue(key: key) }
    return table
  }

  /// The bytes of the `Info.plist`, a binary property list.
  public func encoded() -> [UInt8] {
    var entries: [String: PropertyList] = [
      Key.version: .integer(1),
      Key.nibNames: .dictionary(nibNames.mapValues { .string($0) }),
    ]
    if let entryPoint { entries[Key.entryPoint] = .string(entryPoint) }
    if !references.isEmpty {
      entries[Key.references] = .dictionary(references.mapValues { .dictionary(Self.facts(of: $0)) })
    }
    return PropertyList.dictionary(entries).encoded()
  }

  private static func facts(of reference: Reference) -> [String: PropertyList] {
    var facts: [String: PropertyList] = [Key.storyboardName: .string(reference.storyboardName)]
    if let identifier = reference.controllerIdentifier { facts[Key.controllerIdentifier] = .string(identifier) }
    if let bundle = reference.bundleIdentifier { facts[Key.bundleIdentifier] = .string(bundle) }
    return facts
  }
}

extension StoryboardInfo.Problem: CustomStringConvertible {
  /// One sentence.
  public var description: String {
    switch self {
    case .unreadable(let error): "\(error)"
    case .unexpectedValue(let key):
      key.isEmpty ? "the property list is no dictionary" : "'\(key)' has an unexpected value"
    case .unknownVersion(let version): "unknown version \(version) of compiled storyboards"
    case .unsafeName(let name): "the name '\(name.prefix(80))' is not that of a file in the folder"
    }
  }
}
