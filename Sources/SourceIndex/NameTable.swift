import SwiftSurface

/// The names of all files, found by the hash of their last part.
struct NameTable: Sendable {
  /// A name and the file that has it.
  struct Entry {
    var name: StoredSurface.Name
    var file: Int
  }

  private var names: [StoredSurface.Name] = []
  private var files: [UInt32] = []
  /// The entry behind another one with the same place in `slots`, plus 1; 0 for none.
  private var next: [UInt32] = []
  /// The first entry of a place, plus 1; 0 for none.
  ///
  /// How many there are is a power of two.
  private var slots: [UInt32] = []

  init(_ files: [IndexedFile]) {
    let count = files.reduce(0) { $0 + $1.stored.names.count }
    names.reserveCapacity(count)
    self.files.reserveCapacity(count)
    var size = 16
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    next = Array(repeating: 0, count: count)
    for (number, file) in files.enumerated() {
      for name in file.stored.names {
        let slot = Int(truncatingIfNeeded: name.last) & (size - 1)
        next[names.count] = slots[slot]
        names.append(name)
        self.files.append(UInt32(number))
        slots[slot] = UInt32(names.count)
      }
    }
  }

  /// The entries of names with a last part, in the order of the files.
  func entries(last part: some StringProtocol) -> [Entry] {
    let hash = StoredSurface.Name.hash(part)
    var found: [Entry] = []
    var index = slots[Int(truncatingIfNeeded: hash) & (slots.count - 1)]
    while index > 0 {
      let name = names[Int(index) - 1]
      if name.last == hash { found.append(Entry(name: name, file: Int(files[Int(index) - 1]))) }
      index = next[Int(index) - 1]
    }
    return found.reversed()
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
    names.indices.filter { names[$0].kind == kind }.map { Entry(name: names[$0], file: Int(files[$0])) }
  }
}
