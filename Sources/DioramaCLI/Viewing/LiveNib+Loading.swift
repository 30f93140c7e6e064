package import DioramaUI
package import NibArchive

extension LiveNib {
  /// Loads a nib through `init(coder:)`; what is not known here is stood in for or passed over.
  ///
  /// - Parameters:
  ///   - archive: The nib.
  ///   - classes: The classes that are known.
  ///   - externalObjects: The objects outside of the nib that it refers to; others are stood in for.
  ///   - texts: What is shown of localizable texts; nil for the texts themselves.
  /// - Throws: What is wrong with the nib itself.
  package init(
    loading archive: NibArchive,
    classes: NibClassRegistry = UIRuntime.shared.uikitClasses,
    externalObjects: [String: NSObject] = [:],
    texts: LocaleTexts.Shown? = nil
  ) throws(NibLoadingError) {
    let reader = NibReader(archive: archive)
    var known = classes
    for row in Self.rowsForCustomObjects(in: reader, classes: classes) { known.register(row) }
    let owner = NibStandIn()
    let placeholders = Self.placeholders(in: reader)
    let standIns = placeholders.map { ($0.identifier, $0.standIn as NSObject) }
    let external = Dictionary(standIns) { first, _ in first }.merging(externalObjects) { _, given in given }
    var options = NibLoadingOptions(isTolerant: true)
    options.shownText = texts
    let instantiator = NibInstantiator(classes: known, options: options)
    let (instance, unloaded) = try UIRuntime.shared.standingInForNibs(keepsToItself: true) {
      () throws(NibLoadingError) in
      let instance = try instantiator.instantiate(archive, owner: owner, externalObjects: external)
      UIRuntime.shared.applyTraits(to: instance)
      for case let window as UIWindow in instance.visibleWindows { window.isHidden = false }
      return instance
    }
    self.init(
      topLevelObjects: instance.topLevelObjects,
      owner: owner,
      placeholders: placeholders,
      report: instance.report + unloaded,
      classes: classes
    )
    self.texts = texts
    listedObjects = instance.listedObjects
    for case let view as UIView in listedObjects { loadedFrames[ObjectIdentifier(view)] = view.frame }
    if !report.isEmpty { outletNames = Self.outletNames(in: reader) }
    missingClasses = Self.missingClasses(of: instance.objects, in: reader, known: known, registered: classes)
  }

  private static func placeholders(in reader: NibReader) -> [(identifier: String, standIn: NibStandIn)] {
    var seen: Set = ["IBFilesOwner", "IBFirstResponder"]
    return reader.archive.objects.indices.compactMap(reader.proxyIdentifier).filter { seen.insert($0).inserted }
      .map { ($0, NibStandIn()) }
  }

  private static func outletNames(in reader: NibReader) -> Set<String> {
    let outlets = reader.list("UINibConnectionsKey").filter {
      reader.archive.className(of: $0).hasPrefix("UIRuntimeOutlet")
    }
    return Set(outlets.compactMap { reader.text("UILabel", of: $0) })
  }

  /// Rows for objects that are no views: nothing of them is in the nib but their class, so anything can stand in.
  private static func rowsForCustomObjects(in reader: NibReader, classes: NibClassRegistry) -> [NibClass] {
    let names = reader.archive.objects.indices.compactMap(reader.customClass)
      .filter { $0.archivedAs == "UICustomObject" && classes.row(named: $0.name) == nil }.map(\.swiftName)
    return Set(names).map { name in NibClass(named: name) { _ in NibStandIn() } }
  }

  /// Finds out which objects were made in place of others.
  ///
  /// The objects come in the order of the nib's list, without those that could not be made.
  private static func missingClasses(
    of objects: [NSObject],
    in reader: NibReader,
    known: NibClassRegistry,
    registered: NibClassRegistry
  ) -> [ObjectIdentifier: String] {
    var missing: [ObjectIdentifier: String] = [:]
    var seen: Set<Int> = []
    // The row of each class of the nib, which very many objects may have.
    var rows: [Int: NibClass?] = [:]
    var rest = objects[...]
    for index in reader.list("UINibObjectsKey") where reader.proxyIdentifier(of: index) == nil {
      guard seen.insert(index).inserted, let object = rest.first else { continue }
      let custom = reader.customClass(of: index)
      let found: NibClass?
      if let custom {
        found = known.row(named: custom.name) ?? known.row(named: custom.archivedAs)
      } else {
        let classIndex = reader.archive.objects[index].classIndex
        found = rows[classIndex] ?? firstRow(of: index, in: reader, known)
        rows[classIndex] = .some(found)
      }
      guard let row = found else { continue }
      guard row.type == nil || row.type == type(of: object) else { continue }
      rest = rest.dropFirst()
      if let custom, registered.row(named: custom.name) == nil {
        missing[ObjectIdentifier(object)] = custom.swiftName
      }
    }
    return missing
  }

  /// The row of an object's class, or of the first that may replace it.
  private static func firstRow(of object: Int, in reader: NibReader, _ known: NibClassRegistry) -> NibClass? {
    known.row(named: reader.archive.className(of: object))
      ?? reader.archive.fallbackClassNames(of: object).lazy.compactMap { known.row(named: $0) }.first
  }
}
