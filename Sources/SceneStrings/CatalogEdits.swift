import JSONText

/// Changes of a catalog's text that leave all other bytes as they are.
struct CatalogEdits {
  let document: JSONDocument
  private var edits: [(range: Range<Int>, text: String)] = []

  init(_ document: JSONDocument) {
    self.document = document
  }

  /// Whether nothing changes.
  var isEmpty: Bool { edits.isEmpty }

  /// Replaces a value.
  mutating func replace(_ node: JSONDocument.NodeID, with text: String) {
    edits.append((document.range(of: node), text))
  }

  /// Adds members to an object, each before the first that is behind it in the order of bytes.
  mutating func insert(_ members: [(name: String, value: CatalogWriting.Value)], into node: JSONDocument.NodeID) {
    guard !members.isEmpty else { return }
    let members = members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let present = document.members(of: node)
    guard let last = present.last else {
      let indentation = indentation(at: document.range(of: node).lowerBound)
      let object = CatalogWriting.Value.object(members.map { ($0.name, $0.value) })
      return replace(node, with: CatalogWriting.text(object, indentation: indentation))
    }
    // What precedes a member is known at once by the greatest name up to each, in whatever order they are.
    var greatest: [[UInt8]] = []
    for member in present {
      let name = Array((document.string(member.name) ?? "").utf8)
      greatest.append(greatest.last.map { name.lexicographicallyPrecedes($0) ? $0 : name } ?? name)
    }
    for (name, value) in members {
      var (low, high) = (0, present.count)
      while low < high {
        let middle = (low + high) / 2
        if Array(name.utf8).lexicographicallyPrecedes(greatest[middle]) { high = middle } else { low = middle + 1 }
      }
      let neighbor = low < present.count ? present[low] : last
      let start = document.range(of: neighbor.name).lowerBound
      let lead = leadingSpace(before: start)
      let written = "\(CatalogWriting.quoted(name)) : \(CatalogWriting.text(value, indentation: lead ?? ""))"
      let separator = lead.map { "\n" + $0 } ?? " "
      if low < present.count {
        edits.append((start..<start, "\(written),\(separator)"))
      } else {
        let end = document.range(of: last.value).upperBound
        edits.append((end..<end, ",\(separator)\(written)"))
      }
    }
  }

  /// The text with all changes.
  func applied() -> [UInt8] {
    // What is inserted at one offset stays in the order in which it was added.
    let order = edits.indices.sorted {
      (edits[$0].range.lowerBound, $0) < (edits[$1].range.lowerBound, $1)
    }
    var result: [UInt8] = []
    result.reserveCapacity(document.bytes.count + edits.reduce(0) { $0 + $1.text.utf8.count })
    var end = 0
    for index in order {
      result += document.bytes[end..<edits[index].range.lowerBound]
      result += edits[index].text.utf8
      end = edits[index].range.upperBound
    }
    return result + document.bytes[end...]
  }

  /// The spaces before an offset, if nothing else is in the line; nil otherwise.
  private func leadingSpace(before offset: Int) -> String? {
    var start = offset
    while start > 0, document.bytes[start - 1] == UInt8(ascii: " ") || document.bytes[start - 1] == UInt8(ascii: "\t") {
      start -= 1
    }
    guard start == 0 || document.bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
    return String(decoding: document.bytes[start..<offset], as: UTF8.self)
  }

  /// The spaces with which the line of an offset begins.
  private func indentation(at offset: Int) -> String {
    var start = offset
    while start > 0, document.bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let line = document.bytes[start..<offset].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: line, as: UTF8.self)
  }
}
