package import SceneDiagnostics

/// Lines that can be folded into the first, from 1.
package struct FoldingRange: Hashable, Sendable {
  package var first: Int
  package var last: Int
  package var isComment: Bool
}

extension Analysis {
  /// Maps, lists and texts of several lines, and runs of comments.
  package var foldingRanges: [FoldingRange] {
    var found: [FoldingRange] = []
    for index in sketch.entries.indices {
      let entry = sketch.entries[index]
      let last = source.position(at: max(entry.end, entry.nameRange.upperBound)).line
      if last > entry.line { found.append(FoldingRange(first: entry.line, last: last, isComment: false)) }
    }
    var run: (first: Int, last: Int)?
    func end() {
      if let run, run.last > run.first { found.append(FoldingRange(first: run.first, last: run.last, isComment: true)) }
    }
    for comment in sketch.comments {
      let line = source.position(at: comment.lowerBound).line
      let start = source.rangeOfLine(line).lowerBound
      guard source.bytes[start..<comment.lowerBound].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { continue }
      if let known = run, known.last + 1 == line {
        run = (known.first, line)
      } else {
        end()
        run = (line, line)
      }
    }
    end()
    var seen: Set<Int> = []
    return found.sorted { ($0.first, -$0.last) < ($1.first, -$1.last) }.filter { seen.insert($0.first).inserted }
  }

  /// What is selected around an offset, step by step: word, term, value, entry, object, and so on to the whole text.
  package func selectionRanges(at offset: Int) -> [SourceRange] {
    var found: [SourceRange] = []
    func add(_ range: SourceRange) {
      guard range.contains(offset), !range.isEmpty else { return }
      if let last = found.last {
        guard range.lowerBound <= last.lowerBound, last.upperBound <= range.upperBound, range != last else { return }
      }
      found.append(range)
    }
    if let comment = sketch.comment(at: offset) { add(comment) }
    let context = sketch.context(at: offset)
    if let entry = context.entry {
      if let range = sketch.scalarRange(entry), range.contains(offset) {
        for word in EquationWords(range, in: source).words {
          for part in word.parts { add(part.range) }
          add(word.range)
        }
        add(range)
      }
      add(sketch.entries[entry].value)
      add(sketch.entries[entry].nameRange)
    }
    var index = context.entry ?? context.parent
    while index >= 0 {
      if sketch.entries[index].isFlow { add(sketch.entries[index].value) }
      let children = sketch.children(of: index)
      if let first = children.first, let last = children.last, !sketch.entries[index].isFlow {
        add(SourceRange(sketch.entries[first].nameRange.lowerBound, sketch.entries[last].end))
      }
      add(sketch.range(index))
      index = sketch.entries[index].parent
    }
    add(SourceRange(0, source.bytes.count))
    return found
  }
}
