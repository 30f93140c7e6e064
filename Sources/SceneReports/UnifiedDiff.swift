/// What differs between two texts, in the form that `patch` and people read.
package struct UnifiedDiff: Sendable {
  /// The diff with its two lines of labels; empty where the texts are equal.
  package let text: String

  /// The number of lines around each change.
  private static let context = 3
  /// More lines than these are shown as replaced as a whole: finding what they share would take too long.
  private static let mostLines = 6000

  /// Compares two texts, both of which go by one label.
  package init(from old: String, to new: String, label: String) {
    self.init(from: Array(old.utf8), to: Array(new.utf8), label: label)
  }

  /// Compares the bytes of two texts, both of which go by one label.
  package init(from old: [UInt8], to new: [UInt8], label: String) {
    guard old != new else {
      text = ""
      return
    }
    let lines = Self.compared(Self.lines(of: old), Self.lines(of: new))
    var text = "--- \(label)\n+++ \(label)\n"
    for hunk in Self.hunks(of: lines) { text += Self.written(hunk, of: lines) }
    self.text = text
  }

  /// A stretch of the old text, in whole lines, and what replaces it in the new one.
  package struct Change: Hashable, Sendable {
    package var range: Range<Int>
    package var bytes: [UInt8]
  }

  /// What differs, in the order of the old text; empty where the texts are equal.
  package static func changes(from old: [UInt8], to new: [UInt8]) -> [Change] {
    var changes: [Change] = []
    var offset = 0
    var isOpen = false
    for line in compared(lines(of: old), lines(of: new)) {
      if line.kind != .both, !isOpen { changes.append(Change(range: offset..<offset, bytes: [])) }
      isOpen = line.kind != .both
      if line.kind == .new { changes[changes.count - 1].bytes += line.bytes }
      if line.kind != .new { offset += line.bytes.count }
      if line.kind == .old {
        let last = changes.count - 1
        changes[last].range = changes[last].range.lowerBound..<offset
      }
    }
    return changes
  }

  // MARK: - Comparing

  private struct Line {
    enum Kind: Character { case both = " ", old = "-", new = "+" }
    var kind: Kind
    var bytes: ArraySlice<UInt8>
    /// How many lines of the old and the new text come before.
    var oldNumber: Int
    var newNumber: Int
  }

  /// The lines with their line feeds; the last one may lack it.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func compared(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Line] {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count
    let (oldMiddle, newMiddle) = (old[prefix..<(old.count - suffix)], new[prefix..<(new.count - suffix)])
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    if oldMiddle.count + newMiddle.count <= mostLines {
      for change in Array(newMiddle).difference(from: Array(oldMiddle)) {
        switch change {
        case .remove(let offset, _, _): removed.insert(prefix + offset)
        case .insert(let offset, _, _): inserted.insert(prefix + offset)
        }
      }
    } else {
      removed = Set(oldMiddle.indices)
      inserted = Set(newMiddle.indices)
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        lines.append(Line(kind: .old, bytes: old[left], oldNumber: left, newNumber: right))
        left += 1
      } else if right < new.count, inserted.contains(right) || left >= old.count {
        lines.append(Line(kind: .new, bytes: new[right], oldNumber: left, newNumber: right))
        right += 1
      } else {
        lines.append(Line(kind: .both, bytes: old[left], oldNumber: left, newNumber: right))
        (left, right) = (left + 1, right + 1)
      }
    }
    return lines
  }

  // MARK: - Hunks

  /// The stretches of changes with the lines around them; those that touch are one.
  private static func hunks(of lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() where line.kind != .both {
      let stretch = max(index - context, 0)..<min(index + context + 1, lines.count)
      if let last = hunks.last, last.upperBound >= stretch.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<stretch.upperBound
      } else {
        hunks.append(stretch)
      }
    }
    return hunks
  }

  private static func written(_ hunk: Range<Int>, of lines: [Line]) -> String {
    let part = lines[hunk]
    guard let first = part.first else { return "" }
    let oldRange = range(from: first.oldNumber, count: part.count { $0.kind != .new })
    let newRange = range(from: first.newNumber, count: part.count { $0.kind != .old })
    var text = "@@ -\(oldRange) +\(newRange) @@\n"
    for line in part {
      text.append(line.kind.rawValue)
      text += String(decoding: line.bytes, as: UTF8.self)
      if line.bytes.last != 0x0A { text += "\n\\ No newline at end of file\n" }
    }
    return text
  }

  /// The first line's number and the number of lines, which is left out where it is one.
  private static func range(from before: Int, count: Int) -> String {
    let start = count == 0 ? before : before + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }
}
