internal import Foundation
internal import NibArchive

/// One run through the phases of loading.
@MainActor
struct NibLoading {
  let decoder: NibDecoder
  var instance = NibInstance()

  init(_ decoder: NibDecoder) {
    self.decoder = decoder
  }

  var classes: NibClassRegistry {
    decoder.context.classes
  }

  var map: NibSourceMap? {
    decoder.context.map
  }

  mutating func run() throws(NibLoadingError) -> NibInstance {
    let outer = classes.exceptions?.begin()
    defer {
      classes.exceptions?.end(outer ?? nil)
      decoder.close()
    }
    guard !decoder.nib.objects.isEmpty else { throw .missingRoot }
    let root = NibRecord(decoder: decoder, index: 0)
    guard root.objectIndex("UINibTopLevelObjectsKey") != nil else { throw .missingRoot }
    try checkClasses()
    if let outlet = decoder.context.customObject?.outlet {
      decoder.customIndex = destination(ofOwnersOutlet: outlet, root) ?? -1
    }
    try decode(root)
    try setRuntimeAttributes(root)
    try connect(root)
    try applyAccessibility(root)
    awake()
    try passOverExceptions(at: nil)
    instance.report = decoder.report
    return instance
  }

  private mutating func decode(_ root: NibRecord) throws(NibLoadingError) {
    let listed = root.indexes("UINibObjectsKey")
    instance.topLevelObjects = made(root.indexes("UINibTopLevelObjectsKey"))
    // Loops stand where closures would do: in these, the actor would be checked for every object.
    instance.listedObjects.reserveCapacity(listed.count)
    for index in listed { instance.listedObjects.append(decoder.isProxy(index) ? nil : decoder.object(at: index)) }
    instance.objects = made(listed)
    instance.visibleWindows = made(root.indexes("UINibVisibleWindowsKey"))
    instance.traitStorageLists = made(root.indexes("UINibTraitStorageListsKey"))
    let ends: [(list: StaticString, keys: [StaticString])] = [
      ("UINibConnectionsKey", ["UISource", "UIDestination"]),
      ("UINibKeyValuePairsKey", ["UIObject", "UIValue"]),
      ("UINibAccessibilityConfigurationsKey", ["UIAccessibileObject"]),
    ]
    for (list, keys) in ends {
      for record in root.list(list) {
        for key in keys { record.objectIndex(key).map(decoder.make) }
      }
    }
    decoder.resolveDeferredReferences()
    if let failure = decoder.failure { throw failure }
    try passOverExceptions(at: nil)
  }

  /// The object that the nib connects an outlet of its owner to; nil for none.
  private func destination(ofOwnersOutlet outlet: String, _ root: NibRecord) -> Int? {
    for record in root.list("UINibConnectionsKey") where record.className == "UIRuntimeOutletConnection" {
      guard let source = record.objectIndex("UISource"),
        decoder.proxyIdentifier(of: source) == NibDecoder.ownerIdentifier,
        record.text("UILabel") == outlet
      else { continue }
      return record.objectIndex("UIDestination")
    }
    return nil
  }

  /// The objects that the nib made, each once.
  private func made(_ indexes: ContiguousArray<Int>) -> [NSObject] {
    var seen = AddressSet(capacity: indexes.count)
    var result: [NSObject] = []
    result.reserveCapacity(indexes.count)
    for index in indexes where !decoder.isProxy(index) {
      if let object = decoder.object(at: index), seen.insert(object) { result.append(object) }
    }
    return result
  }

  private func setRuntimeAttributes(_ root: NibRecord) throws(NibLoadingError) {
    for record in root.list("UINibKeyValuePairsKey") {
      guard let object = record.object("UIObject"), let path = record.text("UIKeyPath") else { continue }
      try attempt(at: map?.location(ofAttribute: record.index)) { () throws(NibLoadingError) in
        try classes.setValue(record.object("UIValue"), forKeyPath: path, on: object)
      }
    }
  }

  private func applyAccessibility(_ root: NibRecord) throws(NibLoadingError) {
    for record in root.list("UINibAccessibilityConfigurationsKey") {
      guard let object = record.object("UIAccessibileObject") as? any NibAccessibilityConfigurable else { continue }
      object.applyNibAccessibility(
        NibAccessibilityConfiguration(
          identifier: record.text("UIAccessibilityIdentifier"),
          label: record.text("UIAccessibilityLabel"),
          hint: record.text("UIAccessibilityHint"),
          value: record.text("UIAccessibilityValue"),
          traits: (record.object("UIAccessibilityTraits") as? NSNumber).map { $0.uint64Value },
          isElement: (record.object("UIIsAccessibilityElement") as? NSNumber).map { $0.boolValue }
        )
      )
    }
    if let failure = decoder.failure { throw failure }
  }

  private func awake() {
    var bells = AwakingClasses()
    let others = decoder.passedOn
    for object in instance.objects where others.isEmpty || !others.contains(where: { $0 === object }) {
      bells.awake(object)
    }
  }

  /// Runs a step whose failure tolerant loading only reports.
  ///
  /// - Parameter location: Where the scene says what the step does; nil if that is not known.
  func attempt(
    at location: String?,
    _ step: () throws(NibLoadingError) -> Void
  ) throws(NibLoadingError) {
    do {
      try step()
    } catch {
      try passOver(error, at: location)
    }
    if let failure = decoder.failure { throw failure }
    try passOverExceptions(at: location)
  }

  /// Reports the exceptions that classes raised since the last step; throws the first unless loading is tolerant.
  func passOverExceptions(at location: String?) throws(NibLoadingError) {
    for error in classes.exceptions?.take() ?? [] { try passOver(error, at: location) }
  }

  /// Reports an error in tolerant loading, and throws it in any other.
  func passOver(_ error: NibLoadingError, at location: String?) throws(NibLoadingError) {
    let error = error.at(location)
    guard decoder.context.options.isTolerant else { throw error }
    decoder.report.append(error)
  }
}
