import Foundation
import TextMetrics

@MainActor
extension TextBlock.Line {
  /// A part of the line that runs one way, or a run that is alone, whose letters are put in order where they are drawn.
  struct Part {
    var run: Run
    /// Where the part begins from the left of the line, in points.
    var x: CGFloat = 0
    var isRightToLeft: Bool
  }

  /// The parts of the line, as they are read, with their places.
  ///
  /// Of several runs, each is cut where the direction changes, since another font may begin inside of words that run the other way.
  ///
  /// - Parameter isRightToLeft: Whether the line is read from right to left.
  func parts(isRightToLeft: Bool) -> [Part] {
    guard runs.count > 1 else { return runs.map { Part(run: $0, isRightToLeft: isRightToLeft) } }
    let order = VisualOrder(runs.flatMap { $0.text.unicodeScalars }, isRightToLeft: isRightToLeft)
    var parts: [Part] = []
    var levels: [UInt8] = []
    var start = 0
    for run in runs {
      let end = start + run.text.unicodeScalars.count
      for (text, level) in Self.pieces(of: run.text, order.levels[start..<end]) {
        var part = run
        if text != run.text {
          part.text = text
          part.width = UIRuntime.shared.textMeasuring.width(of: text, in: run.font)
        }
        parts.append(Part(run: part, isRightToLeft: level & 1 == 1))
        levels.append(level)
      }
      start = end
    }
    var fromLeft = Array(parts.indices)
    VisualOrder.reorder(&fromLeft, by: levels)
    var x: CGFloat = 0
    for index in fromLeft {
      parts[index].x = x
      x += parts[index].run.width
    }
    return parts
  }

  /// A text cut where the level changes.
  private static func pieces(of text: String, _ levels: ArraySlice<UInt8>) -> [(text: String, level: UInt8)] {
    var pieces: [(text: String, level: UInt8)] = []
    for (scalar, level) in zip(text.unicodeScalars, levels) {
      if let last = pieces.indices.last, pieces[last].level == level {
        pieces[last].text.unicodeScalars.append(scalar)
      } else {
        pieces.append((String(scalar), level))
      }
    }
    return pieces
  }
}
