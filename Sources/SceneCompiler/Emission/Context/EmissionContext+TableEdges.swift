import SceneCatalog
import SceneModel

/// The views above and below the rows of a table without rows, as UIKit lays them out while the nib is written.
extension EmissionContext {
  /// The slots of the two views, from top to bottom.
  private static let slots = ["tableHeaderView", "tableFooterView"]

  /// The size of a table's content: both views, as wide as the table.
  func edgesSize(of table: ObjectID) -> [Double] {
    let views = Self.slots.flatMap { objects.children(in: $0, at: table.index) }
    return [geometry(of: table).bounds.width, views.reduce(0) { $0 + geometry(of: $1).bounds.height }]
  }

  /// The frame of the view below the rows, which follows the view above them; nil for any other view.
  func footerFrame(_ id: ObjectID) -> [Double]? {
    guard tools.isSince(.xcode13), objects.slotName(at: id.index) == Self.slots[1],
      let table = objects.parent(at: id.index), isPlainTable(table), let frame = numbers("frame", of: id)
    else { return nil }
    let header = objects.children(in: Self.slots[0], at: table.index).first.map { geometry(of: $0).bounds.height }
    return [frame[0], header ?? 0, frame[2], frame[3]]
  }

  private func isPlainTable(_ id: ObjectID) -> Bool {
    if case .enumeration("plain", _) = value(of: "style", in: id) { true } else { false }
  }
}
