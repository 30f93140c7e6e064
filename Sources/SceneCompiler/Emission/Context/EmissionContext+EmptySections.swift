import SceneCatalog
import SceneModel

/// A section of a collection view that has no items, as tools before Xcode 11 lay it out.
struct EmptySection {
  let header: [Double]
  let footer: [Double]
  let size: [Double]
}

extension EmissionContext {
  /// The size of a collection view's content as tools before Xcode 11 write it: the header, the footer and the insets of a section without
  /// items, and across them the view itself.
  func emptySize(of id: ObjectID) -> [Double] {
    let bounds = geometry(of: id).bounds
    return emptySection(of: id)?.size ?? [bounds.width, bounds.height]
  }

  /// The section of a collection view; nil where another layout than UIKit's flow layout places its items.
  func emptySection(of id: ObjectID) -> EmptySection? {
    guard let layout = objects.children(in: "collectionViewLayout", at: id.index).first,
      validated.schema(of: layout).isKind(of: "UICollectionViewFlowLayout")
    else { return nil }
    let bounds = geometry(of: id).bounds
    func numbers(_ name: String, _ count: Int) -> [Double] {
      if case .geometry(_, let numbers) = value(of: name, in: layout) { return numbers }
      return Array(repeating: 0, count: count)
    }
    var along = 1
    if case .enumeration("horizontal", _) = value(of: "scrollDirection", in: layout) { along = 0 }
    let insets = numbers("sectionInset", 4)
    let ends = along == 0 ? insets[1] + insets[3] : insets[0] + insets[2]
    let (header, footer) = (numbers("headerReferenceSize", 2)[along], numbers("footerReferenceSize", 2)[along])
    var size = [bounds.width, bounds.height]
    size[along] = header + ends + footer
    func frame(at start: Double, _ extent: Double) -> [Double] {
      along == 0 ? [start, 0, extent, bounds.height] : [0, start, bounds.width, extent]
    }
    return EmptySection(header: frame(at: 0, header), footer: frame(at: header + ends, footer), size: size)
  }
}
