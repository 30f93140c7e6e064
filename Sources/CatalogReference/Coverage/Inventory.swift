/// An inventory of real files: attributes by element, or coder keys by class.
package struct Inventory: Sendable {
  /// One attribute of an element, or one key of a class.
  package struct Entry: Hashable, Sendable {
    /// The element or class.
    package var owner: String
    /// The attribute or key.
    package var name: String

    /// Creates an entry.
    package init(owner: String, name: String) {
      self.owner = owner
      self.name = name
    }
  }

  /// The entries, in the order of the inventory.
  package var entries: [Entry] = []

  /// Creates an inventory of entries.
  package init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// Reads an inventory of Interface Builder documents: `element (count) …`, then lines `    attribute(count)= …`.
  package init(documents text: String) {
    read(text) { line in
      guard line.hasPrefix("    "), let end = line.firstIndex(of: "(") else { return nil }
      return line[..<end].drop { $0 == " " }
    }
  }

  /// Reads an inventory of nibs: `Class (count)`, then lines `   key    written/objects  …`.
  package init(nibKeys text: String) {
    read(text) { line in
      guard line.hasPrefix("   ") else { return nil }
      return line.split(separator: " ", omittingEmptySubsequences: true).first
    }
  }

  private mutating func read(_ text: String, name: (Substring) -> Substring?) {
    var owner: Substring?
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      if !line.hasPrefix(" ") {
        let parts = line.split(separator: " ", maxSplits: 1)
        owner = parts.count == 2 && parts[1].hasPrefix("(") ? parts[0] : nil
      } else if let owner, let name = name(line), !name.isEmpty {
        entries.append(Entry(owner: String(owner), name: String(name)))
      }
    }
  }
}
