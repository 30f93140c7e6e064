internal import Foundation
internal import NibArchive

extension NibLoading {
  /// Looks for a row for every class that the nib is sure to need, before anything is made.
  ///
  /// These are the classes of an application, and those of the objects that the nib lists. Tolerant loading does not
  /// check them: it reports the unknown classes that it meets.
  ///
  /// - Throws: All classes that are missing, each once, at its first location.
  func checkClasses() throws(NibLoadingError) {
    guard !decoder.context.options.isTolerant else { return }
    var seen: Set<String> = []
    var missing: [NibLoadingError] = []
    for needed in decoder.nib.neededClasses where !isThere(needed.demand) {
      guard seen.insert(needed.name).inserted else { continue }
      missing.append(.unknownClass(needed.name).at(map?.location(ofObject: needed.object)))
    }
    if let first = missing.first { throw missing.count == 1 ? first : .several(missing) }
  }

  private func isThere(_ demand: NeededClass.Demand) -> Bool {
    switch demand {
    case .name(let name): classes.row(named: name) != nil
    case .entry(let index): decoder.row(ofClass: index) != nil
    }
  }
}
