/// The order in which the characters of a line stand, from the left.
///
/// Of the Unicode Bidirectional Algorithm (UAX #9), these rules hold: W1 to W7, N0 to N2, I1, I2 and L1 to L4; P2 and
/// P3 are `ReadingDirection.isRightToLeft(text:)`. Explicit embeddings, overrides and isolates (X1 to X8) change
/// nothing; the marks U+200E, U+200F and U+061C do.
package struct VisualOrder: Sendable {
  /// The level of each character: even for one that runs to the right, odd for one that runs to the left.
  package let levels: [UInt8]
  private let isMark: [Bool]

  /// Finds the order of a line.
  ///
  /// - Parameters:
  ///   - scalars: The characters, as they are read.
  ///   - isRightToLeft: Whether the paragraph is read from right to left.
  package init(_ scalars: [Unicode.Scalar], isRightToLeft: Bool) {
    // Below Hebrew, nothing runs to the left.
    if !isRightToLeft, scalars.allSatisfy({ $0.value < 0x590 }) {
      levels = Array(repeating: 0, count: scalars.count)
      isMark = []
      return
    }
    let classes = scalars.map(BidiClass.init)
    let base: UInt8 = isRightToLeft ? 1 : 0
    var resolution = BidiResolution(classes, base: base)
    resolution.resolveWeak()
    resolution.resolveBrackets(scalars)
    resolution.resolveNeutral()
    levels = resolution.levels(trailing: classes)
    isMark = classes.map { $0 == .nsm }
  }

  /// The characters of a line as they are drawn, from the left: brackets that run to the left are turned around (L4).
  ///
  /// - Parameters:
  ///   - scalars: The characters, as they are read.
  ///   - isRightToLeft: Whether the paragraph is read from right to left.
  package static func drawn(_ scalars: [Unicode.Scalar], isRightToLeft: Bool) -> [Unicode.Scalar] {
    let order = VisualOrder(scalars, isRightToLeft: isRightToLeft)
    guard order.levels.contains(where: { $0 > 0 }) else { return scalars }
    return order.indices.map { order.levels[$0] & 1 == 1 ? mirrored(scalars[$0]) : scalars[$0] }
  }

  /// The indices of the characters from the left; a mark stands behind the character that it belongs to (L2 and L3).
  package var indices: [Int] {
    var order = Array(levels.indices)
    Self.reorder(&order, by: levels)
    guard isMark.contains(true) else { return order }
    // In what is turned around, marks have come before their character.
    var result: [Int] = []
    var marks: [Int] = []
    for index in order {
      guard levels[index] & 1 == 1 else {
        result += marks + [index]
        marks = []
        continue
      }
      if isMark[index] {
        marks.append(index)
      } else {
        result.append(index)
        result += marks.reversed()
        marks = []
      }
    }
    return result + marks
  }

  /// Puts the elements of a line into the order from the left, by their levels (L2).
  package static func reorder<Element>(_ elements: inout [Element], by levels: [UInt8]) {
    guard let highest = levels.max(), highest > 0 else { return }
    var sorted = levels
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < sorted.count {
        guard sorted[start] >= level else {
          start += 1
          continue
        }
        let end = sorted[start...].firstIndex { $0 < level } ?? sorted.count
        elements[start..<end].reverse()
        sorted[start..<end].reverse()
        start = end
      }
    }
  }

  /// The character that a character is drawn as where it runs to the left (L4): itself, if it looks the same.
  package static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar { mirrors[scalar] ?? scalar }

  private static let mirrors: [Unicode.Scalar: Unicode.Scalar] = {
    var mirrors: [Unicode.Scalar: Unicode.Scalar] = [:]
    let others: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("<", ">"), ("«", "»"), ("‹", "›"), ("≤", "≥"), ("≪", "≫"), ("⊂", "⊃"), ("∈", "∋"),
    ]
    for (open, close) in BidiResolution.brackets + others { (mirrors[open], mirrors[close]) = (close, open) }
    return mirrors
  }()
}
