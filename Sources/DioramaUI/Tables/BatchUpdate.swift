import Foundation

/// Changes of a table's or a collection's content that are made together.
///
/// As in UIKit, what is deleted, reloaded or moved is named by its index before the update, what is inserted or moved
/// to by its index after it.
struct BatchUpdate {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []

  /// Stops the program unless the numbers of items before and after agree with the changes.
  func check(before: [Int], after: [Int], _ words: Words) {
    checkIndexes(before, after, words)
    checkSections(before.count, after.count, words)
    for section in before.indices {
      guard !reloadedSections.contains(section), let target = newSection(of: section) else { continue }
      checkItems(of: section, before[section], at: target, after[target], words)
    }
  }

  private func checkIndexes(_ before: [Int], _ after: [Int], _ words: Words) {
    for section in deletedSections where section >= before.count {
      words.raise("attempt to delete section \(section), but there are only \(before.count) sections before the update")
    }
    for section in insertedSections where section >= after.count {
      words.raise("attempt to insert section \(section) but there are only \(after.count) sections after the update")
    }
    for (verb, paths) in [("delete", deleted), ("reload", reloaded)] {
      for path in paths where !before.indices.contains(path.section) || path.item >= before[path.section] {
        guard before.indices.contains(path.section) else {
          words.raise(
            "attempt to \(verb) \(words.item) \(path.item) from section \(path.section), but there are only "
              + "\(before.count) sections before the update"
          )
        }
        words.raise(
          "attempt to \(verb) \(words.item) \(path.item) from section \(path.section) which only contains "
            + "\(before[path.section]) \(words.item)s before the update"
        )
      }
    }
    for path in inserted where !after.indices.contains(path.section) || path.item >= after[path.section] {
      let problem = "attempt to insert \(words.item) \(path.item) into section \(path.section), but there are only "
      guard after.indices.contains(path.section) else {
        words.raise(problem + "\(after.count) sections after the update")
      }
      words.raise(problem + "\(after[path.section]) \(words.item)s in section \(path.section) after the update")
    }
    if let path = reloaded.first(where: deleted.contains) {
      words.raise("attempt to delete and reload the same index path (\(path))")
    }
  }

  private func checkSections(_ before: Int, _ after: Int, _ words: Words) {
    guard after != before + insertedSections.count - deletedSections.count else { return }
    words.raise(
      "Invalid update: invalid number of sections. The number of sections contained in the \(words.view) after the "
        + "update (\(after)) must be equal to the number of sections contained in the \(words.view) before the update "
        + "(\(before)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, "
        + "\(deletedSections.count) deleted)."
    )
  }

  private func checkItems(of section: Int, _ before: Int, at target: Int, _ after: Int, _ words: Words) {
    let lost = Set(deleted.filter { $0.section == section }).count
    let gained = Set(inserted.filter { $0.section == target }).count
    let out = moved.filter { $0.from.section == section }.count
    let into = moved.filter { $0.to.section == target }.count
    guard after != before + gained - lost + into - out else { return }
    let item = words.item
    words.raise(
      "Invalid update: invalid number of \(item)s in section \(target). The number of \(item)s contained in an existing "
        + "section after the update (\(after)) must be equal to the number of \(item)s contained in that section before "
        + "the update (\(before)), plus or minus the number of \(item)s inserted or deleted from that section "
        + "(\(gained) inserted, \(lost) deleted) and plus or minus the number of \(item)s moved into or out of that "
        + "section (\(into) moved in, \(out) moved out)."
    )
  }
}

extension BatchUpdate {
  /// Takes in the changes of another update.
  mutating func add(_ other: BatchUpdate) {
    deletedSections.formUnion(other.deletedSections)
    insertedSections.formUnion(other.insertedSections)
    reloadedSections.formUnion(other.reloadedSections)
    movedSections += other.movedSections
    deleted += other.deleted
    inserted += other.inserted
    reloaded += other.reloaded
    moved += other.moved
  }

  /// The words that UIKit's texts use for a table's or a collection's parts.
  struct Words {
    static let table = Words(view: "table view", item: "row")
    static let collection = Words(view: "collection view", item: "item")

    let view: String
    let item: String

    func raise(_ reason: String) -> Never { UIKitException.raise(.internalInconsistency, reason) }
  }
}

extension BatchUpdate {
  /// Where a section is after the update; nil if it was deleted.
  ///
  /// A reloaded one keeps its index.
  func newSection(of section: Int) -> Int? {
    if let move = movedSections.first(where: { $0.from == section }) { return move.to }
    guard !deletedSections.contains(section) else { return nil }
    return Self.index(
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
      item: Self.index(of: path.item, without: left.map(\.item), beside: came.map(\.item)),
      section: section
    )
  }

  /// The index among those that stay, moved on by those that came before it.
  private static func index(of index: Int, without left: [Int], beside came: [Int]) -> Int {
    var newIndex = index - Set(left).filter { $0 < index }.count
    for newcomer in Set(came).sorted() where newcomer <= newIndex { newIndex += 1 }
    return newIndex
  }
}
