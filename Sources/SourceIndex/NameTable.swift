import SwiftSurface
import TextTables

/// The names of all files, found by the hash of their last part.
struct NameTable: Sendable {
  /// A name and the file that has it.
  struct Entry {
    var name: StoredSurface.Name
    var file: Int
  }

  private var names: [StoredSurface.Name] = []
  private var files: [UInt32] = []
  /// The entry behind another one with the same index in `slots`, plus 1; 0 for none.
  private var next: [UInt32] = []
  /// The first entry of a slot, plus 1; 0 for none.
  ///
  /// How many there are is a power of two.
  private var slots: [UInt32] = []
  /// How many entries are those of files that were read again.
  private var forgotten = 0
  /// Whether names of a file that was read again lie behind those of later files.
  private var isMixed = false
  /// In place of the number of a file that was read again.
  private static let noFile = UInt32.max

  init(_ files: [IndexedFile]) {
    let count = files.reduce(0) { $0 + $1.stored.names.count }
    names.reserveCapacity(count)
    self.files.reserveCapacity(count)
    var size = 16
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    next.reserveCapacity(count)
    for (number, file) in files.enumerated() { add(file.stored.names, of: number) }
  }

  /// Takes the names of a file that was read again; false where a new table is better.
  mutating func replace(_ stored: StoredSurface, of number: Int) -> Bool {
    let old = files.indices.filter { files[$0] == number }
    guard forgotten + old.count <= names.count / 2, names.count + stored.names.count <= slots.count else {
      return false
    }
    for index in old { files[index] = Self.noFile }
    forgotten += old.count
    isMixed = true
    add(stored.names, of: number)
    return true
  }

  private mutating func add(_ added: ArraySlice<StoredSurface.Name>, of number: Int) {
    for name in added {
      let slot = slot(of: name.last)
      next.append(slots[slot])
      names.append(name)
      files.append(UInt32(number))
      slots[slot] = UInt32(names.count)
    }
  }

  /// Hashes of names are kept between runs and so have no seed; their slots have, so that nobody can choose names that share one.
  private func slot(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: HashSeed.ofProcess.mixed(0, with: hash)) & (slots.count - 1)
  }

  /// The entries of names with a last part, in the order of the files.
  func entries(last part: some StringProtocol) -> [Entry] {
    let hash = StoredSurface.Name.hash(part)
    var found: [Entry] = []
    var index = slots[slot(of: hash)]
    while index > 0 {
      let name = names[Int(index) - 1]
      let file = files[Int(index) - 1]
      if name.last == hash, file != Self.noFile { found.append(Entry(name: name, file: Int(file))) }
      index = next[Int(index) - 1]
    }
    found.reverse()
    return inOrder(found)
  }

  private func inOrder(_ found: [Entry]) -> [Entry] {
    guard isMixed else { return found }
    return found.enumerated().sorted { ($0.element.file, $0.offset) < ($1.element.file, $1.offset) }.map(\.element)
  }

  /// The entries of a whole name, in the order of the files.
  func entries(full name: String) -> [Entry] {
    let found = entries(last: StoredSurface.Name.last(of: name))
    guard !found.isEmpty else { return [] }
    let hash = StoredSurface.Name.hash(name)
    return found.filter { $0.name.full == hash }
  }

  /// All entries of a kind, in the order of the files.
  func entries(of kind: StoredSurface.Name.Kind) -> [Entry] {
    let found = names.indices.filter { names[$0].kind == kind && files[$0] != Self.noFile }
    return inOrder(found.map { Entry(name: names[$0], file: Int(files[$0])) })
  }
}
