public import Foundation
public import NibArchive

/// Makes the live objects of a nib.
@MainActor
public struct NibInstantiator {
  /// The classes that nibs may name.
  public var classes: NibClassRegistry
  /// How nibs are loaded.
  public var options: NibLoadingOptions

  /// Creates an instantiator.
  public init(classes: NibClassRegistry, options: NibLoadingOptions = NibLoadingOptions()) {
    self.classes = classes
    self.options = options
  }

  /// Loads a nib: every call makes new objects.
  ///
  /// The phases come in this order: all objects are decoded, runtime attributes are set, connections are made in the
  /// nib's order, accessibility settings are applied, and every object that the nib made is sent `awakeFromNib`.
  ///
  /// - Parameters:
  ///   - archive: The nib.
  ///   - owner: The object that the nib calls its owner; without one, the connections from and to it are dropped.
  ///   - externalObjects: The caller's objects that the nib refers to, by identifier.
  ///   - map: Where the parts of the nib stand in its scene, for messages; nil where that is not known.
  /// - Throws: All classes that are missing, before anything is made; else the first thing that cannot be done, and
  ///   objects that exist by then are released.
  public func instantiate(
    _ archive: NibArchive,
    owner: NSObject? = nil,
    externalObjects: [String: NSObject] = [:],
    map: NibSourceMap? = nil
  ) throws(NibLoadingError) -> NibInstance {
    let nib: PreparedNib
    do {
      nib = try PreparedNib(archive)
    } catch {
      throw .corrupt(error)
    }
    return try instantiate(nib, owner: owner, externalObjects: externalObjects, map: map)
  }

  /// Loads a nib whose tables were laid out before: every call makes new objects, as that of an archive does.
  ///
  /// - Parameters:
  ///   - nib: The nib.
  ///   - owner: The object that the nib calls its owner; without one, the connections from and to it are dropped.
  ///   - externalObjects: The caller's objects that the nib refers to, by identifier.
  ///   - map: Where the parts of the nib stand in its scene, for messages; nil where that is not known.
  /// - Throws: All classes that are missing, before anything is made; else the first thing that cannot be done, and
  ///   objects that exist by then are released.
  public func instantiate(
    _ nib: PreparedNib,
    owner: NSObject? = nil,
    externalObjects: [String: NSObject] = [:],
    map: NibSourceMap? = nil
  ) throws(NibLoadingError) -> NibInstance {
    let context = NibLoadingContext(
      classes: classes,
      options: options,
      owner: owner,
      externalObjects: externalObjects,
      map: map
    )
    var loading = NibLoading(NibDecoder(nib, context: context))
    return try loading.run()
  }

  /// Loads a nib from its bytes.
  ///
  /// - Parameters:
  ///   - bytes: A whole `.nib` file.
  ///   - owner: The object that the nib calls its owner; without one, the connections from and to it are dropped.
  ///   - externalObjects: The caller's objects that the nib refers to, by identifier.
  /// - Throws: `corrupt` for bytes that are no archive, or the first thing that cannot be done.
  public func instantiate(
    bytes: [UInt8],
    owner: NSObject? = nil,
    externalObjects: [String: NSObject] = [:]
  ) throws(NibLoadingError) -> NibInstance {
    let archive: NibArchive
    do {
      archive = try NibArchive(decoding: bytes)
    } catch {
      throw .corrupt(error)
    }
    return try instantiate(archive, owner: owner, externalObjects: externalObjects)
  }
}
