public import Foundation
internal import NibArchive
public import NibLoader

/// A nib, from which objects can be made again and again.
@preconcurrency @MainActor
open class UINib: NSObject, @MainActor NSCoding {
  private let source: NibSource
  private let bundle: Bundle?

  /// Where its localizable texts are looked up; nil for nowhere.
  private let strings: NibStrings?

  /// The storyboard that the nib belongs to; nil for none.
  private weak var storyboard: UIStoryboard?

  /// Creates the nib with a name in a bundle; nil for the main bundle.
  ///
  /// The file `<name>.nib` is read when objects are created for the first time.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = NibSource(name: name, bundle: bundleOrNil ?? .main)
    bundle = bundleOrNil
    strings = NibStrings(table: name, bundle: bundleOrNil ?? .main)
    super.init()
  }

  /// Creates a nib from the bytes of a `.nib` file; controllers in it look for their own nibs in the bundle.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = NibSource(data: data)
    bundle = bundleOrNil
    strings = nil
    super.init()
  }

  /// Creates a nib of a storyboard, whose nibs lie in a folder.
  init(nibName name: String, storyboard: UIStoryboard, folder: String, bundle: Bundle) {
    source = NibSource(name: name, folder: folder, bundle: bundle)
    self.bundle = bundle
    self.storyboard = storyboard
    strings = NibStrings(table: storyboard.name, bundle: bundle)
    super.init()
  }

  /// Creates a nib that cannot be loaded, for a reason.
  init(failingWith error: NibLoadingError) {
    source = NibSource(failingWith: error)
    bundle = nil
    strings = nil
    super.init()
  }

  /// Decodes a nib that is nested in another nib.
  public required init?(coder: NSCoder) {
    source = NibSource(
      data: (coder.decode(NSData.self, forKey: "archiveData") ?? NSData()) as Data,
      map: coder.nestedNibMap
    )
    bundle = UIRuntime.shared.loadingBundle
    storyboard = UIRuntime.shared.loadingStoryboard
    strings = UIRuntime.shared.loadingStrings
    super.init()
  }

  /// The bytes of the nib; nil where they were read already, or cannot be.
  var unreadBytes: [UInt8]? { source.unreadBytes }

  /// Writes nothing: archives are made by the scene compiler, not by live objects.
  open func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }

  /// Makes the objects of the nib and returns those at its top, without the owner.
  ///
  /// The caller keeps the objects alive. A nib that cannot be loaded stops the program, as in UIKit; `load` throws.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    do {
      return try load(owner: ownerOrNil as? NSObject, externalObjects: Self.externalObjects(in: optionsOrNil))
        .topLevelObjects
    } catch {
      UIKitException.raise(error)
    }
  }

  /// Creates the objects of the nib.
  ///
  /// - Parameters:
  ///   - owner: The nib's owner; if nil, connections from and to it are ignored.
  ///   - externalObjects: The objects that the nib refers to by identifier.
  ///   - options: The options for loading.
  ///   - interface: The interface hash of generated code; nil to accept any nib.
  /// - Throws: All missing classes, before any object is created, or the first error, before any object is notified;
  ///   with lines of the scene if the nib's map is next to it. An operation for which UIKit raises an exception throws
  ///   `exception` and has no effect. `interfaceMismatch` if the map shows that the nib comes from another version of
  ///   the scene. Finally, errors in the nibs of controllers that were shown, or while showing them: by then, the nib's
  ///   own objects are awake, and its windows are hidden again.
  public func load(
    owner: NSObject?,
    externalObjects: [String: NSObject] = [:],
    options: NibLoadingOptions = NibLoadingOptions(),
    interface: String? = nil
  ) throws(NibLoadingError) -> NibInstance {
    try load(owner: owner, externalObjects: externalObjects, options: options, interface: interface, customObject: nil)
  }

  /// Creates the objects of the nib, one of which the caller may make; nil for none.
  func load(
    owner: NSObject?,
    externalObjects: [String: NSObject],
    options: NibLoadingOptions = NibLoadingOptions(),
    interface: String? = nil,
    customObject: NibCustomObject?
  ) throws(NibLoadingError) -> NibInstance {
    let (nib, map) = try source.contents()
    if let interface, let map, let found = map.interface, found != interface {
      throw .interfaceMismatch(source: map.source)
    }
    var options = options
    if options.localizedText == nil { NibStrings.show(strings, in: UIRuntime.shared.preferredLanguages, &options) }
    var instantiator = NibInstantiator(classes: UIRuntime.shared.classes, options: options)
    instantiator.customObject = customObject
    let outer = (UIRuntime.shared.loadingBundle, UIRuntime.shared.loadingStoryboard, UIRuntime.shared.loadingStrings)
    (UIRuntime.shared.loadingBundle, UIRuntime.shared.loadingStoryboard) = (bundle, storyboard)
    UIRuntime.shared.loadingStrings = strings
    defer {
      (UIRuntime.shared.loadingBundle, UIRuntime.shared.loadingStoryboard, UIRuntime.shared.loadingStrings) = outer
    }
    // Controllers in the nib may ask for nibs of their own, while they are connected and when they are shown.
    let (instance, unloaded) = try UIRuntime.shared.standingInForNibs { () throws(NibLoadingError) in
      let instance = try instantiator.instantiate(nib, owner: owner, externalObjects: externalObjects, map: map)
      UIRuntime.shared.note(instance.missingActions)
      UIRuntime.shared.applyTraits(to: instance)
      if let controller = owner as? UIViewController { controller.performNibEmbedsAfterLoading() }
      for case let window as UIWindow in instance.visibleWindows { window.isHidden = false }
      return instance
    }
    if let error = unloaded.first {
      for case let window as UIWindow in instance.visibleWindows { window.isHidden = true }
      throw unloaded.count == 1 ? error : .several(unloaded)
    }
    return instance
  }

  /// Registers the classes of an application for all nibs, usually once at its start.
  public static func register(_ rows: [NibClass]) {
    UIRuntime.shared.register(rows)
  }

  /// Looks for the source maps of nibs in a folder, too, and not only beside the nibs.
  ///
  /// The Swift that the build plugin generates calls it in debug builds, so that messages name lines of scenes although the
  /// application has no maps among its resources.
  public static func registerSourceMaps(in folder: String) {
    UIRuntime.shared.sourceMapFolders.insert(folder)
  }

  private static func externalObjects(in options: [OptionsKey: Any]?) -> [String: NSObject] {
    let given = options?[.externalObjects]
    if let objects = given as? [String: NSObject] { return objects }
    guard let objects = given as? [AnyHashable: Any] else { return [:] }
    var result: [String: NSObject] = [:]
    for case (let key as String, let object as NSObject) in objects { result[key] = object }
    return result
  }
}

extension Bundle {
  /// Creates the objects of a nib in the bundle and returns its top-level objects, without the owner.
  ///
  /// A nib that cannot be loaded stops the program, as in UIKit.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }

  /// The path of a nib in the bundle: a file, or the runtime file inside a folder of that name; nil if there is none.
  ///
  /// A variant for the kind of device, as `Name~ipad.nib`, comes before the nib for all. A name comes out of a file as often as not,
  /// so one that leads out of the bundle is the name of no nib.
  @MainActor
  func path(forNib name: String) -> String? {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains(".."), !name.contains("\0"),
      !UIRuntime.shared.keepsToItself
    else { return nil }
    let paths = names(forResource: name).lazy.compactMap { self.path(forResource: $0, ofType: "nib") }
    return paths.first.map(Self.runtimeFile)
  }

  /// The names under which a resource is looked for: the variant for the kind of device, and the one for all.
  @MainActor
  func names(forResource name: String) -> [String] {
    [UIDevice.current.userInterfaceIdiom.fileSuffix.map { name + $0 }, name].compactMap(\.self)
  }

  /// The nib at a path, or the runtime file of a nib that is a folder.
  static func runtimeFile(ofNib path: String) -> String {
    let inner = path + "/runtime.nib"
    return FileManager.default.fileExists(atPath: inner) ? inner : path
  }
}

extension UINib {
  /// Options for loading a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The objects that the nib refers to by identifier, as a dictionary.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension UIKitClasses {
  static let uiNib = NibClass(UINib.self, parent: nil, name: "UINib")
}
