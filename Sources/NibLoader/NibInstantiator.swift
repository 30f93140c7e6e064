public import Foundation
public import NibArchive

/// Creates the objects of a nib.
@MainActor
public struct NibInstantiator {
  /// The classes that nibs can name.
  public var classes: NibClassRegistry
  /// The options for loading nibs.
  public var options: NibLoadingOptions
  /// What the caller makes in place of its row; nil for nothing.
  package var customObject: NibCustomObject?

  /// Creates an instantiator.
  public init(classes: NibClassRegistry, options: NibLoadingOptions = NibLoadingOptions()) {
    self.classes = classes
    self.options = options
  }

  /// Loads a nib; every call creates new objects.
  ///
  /// The loader decodes all objects, sets runtime attributes, makes connections in the
  /// nib's order, applies accessibility settings, and calls `awakeFromNib` on every object that the nib created.
  ///
  /// - Parameters:
  ///   - archive: The nib.
  ///   - owner: The nib's owner; without one, connections from and to it are ignored.
  ///   - externalObjects: The caller's objects that the nib refers to, by identifier.
  ///   - map: The map from the nib to its scene, for messages; nil if there is none.
  /// - Throws: All missing classes, before any object is created; otherwise the first error, in which case
  ///   existing objects are released.
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

  /// Loads a prepared nib; every call creates new objects.
  ///
  /// - Parameters:
  ///   - nib: The nib.
  ///   - owner: The nib's owner; without one, connections from and to it are ignored.
  ///   - externalObjects: The caller's objects that the nib refers to, by identifier.
  ///   - map: The map from the nib to its scene, for messages; nil if there is none.
  /// - Throws: All missing classes, before any object is created; otherwise the first error, in which case
  ///   existing objects are released.
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
      map: map,
      customObject: customObject
    )
    var loading = NibLoading(NibDecoder(nib, context: context))
    return try loading.run()
  }

  /// Loads a nib from its bytes.
  ///
  /// - Parameters:
  ///   - bytes: A whole `.nib` file.
  ///   - owner: The nib's owner; without one, connections from and to it are ignored.
  ///   - externalObjects: The caller's objects that the nib refers to, by identifier.
  /// - Throws: `corrupt` for bytes that are not an archive, or the first error.
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
