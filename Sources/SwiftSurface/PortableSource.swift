/// A Swift source as it compiles without Objective-C.
///
/// What only Objective-C knows is replaced, on its own line: the compiler's messages have the lines of the source, and nearly
/// always its columns.
package struct PortableSource: Sendable {
  /// Something that cannot be replaced, with its line, from 1.
  package private(set) var problems: [Problem] = []

  /// Something in a source that cannot be replaced.
  package struct Problem: Hashable, Sendable {
    package var line: Int
    package var text: String
  }

  /// The function that a selector is made with, and that registers the module's classes before.
  package static let selectorFunction = "dioramaSelector"

  /// A part of a source, and what is written instead.
  package struct Edit: Hashable, Sendable {
    package var range: Range<Int>
    package var text: String
  }

  private let source: [UInt8]
  private let lines: LineCounter
  private var edits: [(range: Range<Int>, text: String)] = []

  /// Reads a source.
  ///
  /// - Parameters:
  ///   - source: The bytes of the source.
  ///   - surface: What the source declares.
  ///   - names: The selectors of the module.
  ///   - others: What else is replaced.
  package init(_ source: [UInt8], surface: SourceSurface, names: SelectorNames, others: [Edit] = []) {
    self.source = source
    lines = source.withUnsafeBufferPointer(LineCounter.init)
    var failures: [(offset: Int, text: String)] = []
    source.withUnsafeBufferPointer { bytes in
      var rewriter = Rewriter(bytes, surface, names)
      rewriter.run()
      (edits, failures) = (rewriter.edits, rewriter.failures)
    }
    edits += others.map { ($0.range, $0.text) }
    edits = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
    problems = failures.map { failure in Problem(line: line(at: failure.offset), text: failure.text) }
  }

  /// The line of an offset, from 1.
  package func line(at offset: Int) -> Int { lines.line(at: offset) }

  /// The source with what was replaced.
  package var bytes: [UInt8] { bytes(removing: [], adding: []) }

  /// The source with what was replaced, without parts of it, and with others.
  ///
  /// - Parameters:
  ///   - removed: What is left out, but for its lines, in its order.
  ///   - added: What is written at offsets, in their order.
  package func bytes(removing removed: [Range<Int>], adding added: [(offset: Int, text: String)]) -> [UInt8] {
    let inserted = added.map { (range: $0.offset..<$0.offset, text: $0.text) }
    let left = edits.filter { edit in
      let before = removed.count(startingBelow: edit.range.upperBound, \.lowerBound)
      return before == 0 || !removed[before - 1].overlaps(edit.range)
    }
    let all = (left + removed.map { ($0, "") } + inserted).enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    return written(0..<source.count, all.map(\.element))
  }

  /// What was replaced in a part of the source.
  package func text(of range: Range<Int>) -> String {
    let first = edits.count(startingBelow: range.lowerBound, \.range.lowerBound)
    let end = edits.count(startingBelow: range.upperBound, \.range.lowerBound)
    return String(decoding: written(range, Array(edits[first..<end])), as: UTF8.self)
  }

  /// Whether a period follows, in front of which a space would end the expression.
  private func endsBeforePeriod(_ range: Range<Int>) -> Bool {
    range.upperBound < source.count && source[range.upperBound] == UInt8(ascii: ".") && !range.isEmpty
      && source[range.lowerBound..<range.upperBound].allSatisfy { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
  }

  private func written(_ part: Range<Int>, _ edits: [(range: Range<Int>, text: String)]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(part.count + 64)
    var offset = part.lowerBound
    for edit in edits where edit.range.lowerBound >= offset {
      result += source[offset..<edit.range.lowerBound]
      result += edit.text.utf8
      // What is as long as before leaves the columns behind it as they are; lines stay in any case.
      let old = source[edit.range]
      let lines = old.count { $0 == UInt8(ascii: "\n") }
      if lines > 0 {
        result += [UInt8](repeating: UInt8(ascii: "\n"), count: lines)
      } else if old.count > edit.text.utf8.count, !endsBeforePeriod(edit.range) {
        result += [UInt8](repeating: UInt8(ascii: " "), count: old.count - edit.text.utf8.count)
      }
      offset = edit.range.upperBound
    }
    return result + source[offset..<part.upperBound]
  }
}
