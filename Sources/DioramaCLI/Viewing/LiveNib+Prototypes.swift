import DioramaUI
import NibArchive
import SceneDiagnostics

extension LiveNib {
  /// How many prototypes are shown, because a nib may name the same ones again and again, each inside of another.
  private static let prototypeLimit = 200

  /// Shows the cells that code would take by their identifiers where a table or a collection shows nothing, as Interface Builder
  /// does; whether there were any that were not shown before.
  @discardableResult
  mutating func showPrototypes() -> Bool {
    let before = prototypes.count
    var pending = viewsAtTheTop
    while let view = pending.popLast() {
      pending += view.subviews
      guard let holder = view as? any PrototypeHolder, !holder.hasContent, prototypes[ObjectIdentifier(holder)] == nil
      else { continue }
      let shown = holder.prototypeNibs.compactMap { nib in prototype(of: nib).map { (nib: nib, view: $0) } }
      guard !shown.isEmpty else { continue }
      holder.show(prototypes: shown)
      prototypes[ObjectIdentifier(holder)] = shown
      pending += shown.map(\.view)
    }
    return prototypes.count > before
  }

  /// Places the prototypes for which their tables have no room.
  func layOutPrototypes() {
    var pending = viewsAtTheTop
    while let view = pending.popLast() {
      (view as? any PrototypeHolder)?.layOutPrototypes()
      pending += view.subviews
    }
  }

  /// The view at the top of a prototype's nib; nil where there is none, which is reported.
  private mutating func prototype(of nib: PrototypeNib) -> UIView? {
    guard prototypeCount < Self.prototypeLimit else {
      if prototypeCount == Self.prototypeLimit {
        report.append(.decodingFailed("prototypes beyond the first \(Self.prototypeLimit)"))
      }
      prototypeCount = Self.prototypeLimit + 1
      return nil
    }
    prototypeCount += 1
    do {
      let archive = try NibArchive(decoding: nib.bytes)
      let inner = try LiveNib(loading: archive, classes: classes, externalObjects: nib.externalObjects, texts: texts)
      report += inner.report
      missingClasses.merge(inner.missingClasses) { old, _ in old }
      outletNames.formUnion(inner.outletNames)
      placeholders += inner.placeholders.filter { nib.externalObjects[$0.identifier] == nil }
      guard let view = inner.topLevelObjects.lazy.compactMap({ $0 as? UIView }).first else {
        report.append(.decodingFailed("the prototype '\(nib.identifier)', whose nib has no view"))
        return nil
      }
      prototypeObjects[ObjectIdentifier(view)] = inner.listedObjects
      loadedFrames.merge(inner.loadedFrames) { old, _ in old }
      return view
    } catch {
      report.append(.decodingFailed("the prototype '\(nib.identifier)': \(error)"))
      return nil
    }
  }
}
