import Foundation

extension BatchUpdate {
  /// Where a section is after the update; nil if it was deleted.
  ///
  /// A reloaded one keeps its place.
  func newSection(of section: Int) -> Int? {
    if let move = movedSections.first(where: { $0.from == section }) { return move.to }
    guard !deletedSections.contains(section) else { return nil }
    return Self.place(
      of: section,
      without: Array(deletedSections) + movedSections.map(\.from),
      beside: Array(insertedSections) + movedSections.map(\.to)
    )
  }

  /// Where an item is after the update; nil if it was deleted or must be made anew.
  func newPath(of path: IndexPath) -> IndexPath? {
    if let move = moved.first(where: { $0.from == path }) { return move.to }
    guard !deleted.contains(path), !reloaded.contains(path), !reloadedSections.contains(path.section),
      let section = newSection(of: path.section)
    else { return nil }
    let left = deleted.filter { $0.section == path.section } + moved.map(\.from).filter { $0.section == path.section }
    let came = inserted.filter { $0.section == section } + moved.map(\.to).filter { $0.section == section }
    return IndexPath(
      item: Self.place(of: path.item, without: left.map(\.item), beside: came.map(\.item)),
      section: section
    )
  }

  /// The place among those that stay, moved on by those that came before it.
  private static func place(of index: Int, without left: [Int], beside came: [Int]) -> Int {
    var place = index - Set(left).filter { $0 < index }.count
    for newcomer in Set(came).sorted() where newcomer <= place { place += 1 }
    return place
  }
}
