internal import Foundation
internal import NibArchive

extension NibLoading {
  /// Looks for a row for every class that the nib is sure to need, before anything is made.
  ///
  /// These are the classes of an application, and those of the objects that the nib lists; tolerant loading goes by what it meets.
  ///
  /// - Throws: All classes that are missing, each once, at its first place.
  func checkClasses(_ root: NibRecord) throws(NibLoadingError) {
    guard !decoder.context.options.isTolerant else { return }
    let listed = Set(root.list("UINibObjectsKey").map(\.index))
    var seen: Set<String> = []
    var missing: [NibLoadingError] = []
    for index in decoder.archive.objects.indices {
      guard let name = neededClass(of: index, isListed: listed.contains(index)), seen.insert(name).inserted else {
        continue
      }
      missing.append(.unknownClass(name).at(map?.place(ofObject: index)))
    }
    if let first = missing.first { throw missing.count == 1 ? first : .several(missing) }
  }

  /// The class that an object needs and nobody registered; nil for none.
  private func neededClass(of index: Int, isListed: Bool) -> String? {
    let record = NibRecord(decoder: decoder, index: index)
    if record.className == "UIClassSwapper" {
      guard let name = record.objectIndex("UIClassName").flatMap(decoder.text) else { return nil }
      return classes.row(named: name) == nil ? RuntimeClassName.demangled(name) : nil
    }
    guard isListed, !record.isProxy, FoundationClass(rawValue: record.className) == nil else { return nil }
    let names = [record.className] + decoder.archive.fallbackClassNames(of: index)
    return names.contains { classes.row(named: $0) != nil } ? nil : record.className
  }
}
