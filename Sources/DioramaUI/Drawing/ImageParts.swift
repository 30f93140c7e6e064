import Foundation

/// The nine parts of an image that is resized: its corners, its edges and its middle.
struct ImageParts {
  /// A rectangle that is filled with a part of the image.
  struct Part {
    /// The rectangle.
    let clip: CGRect
    /// Where the whole image lies so that the part is in that rectangle.
    let whole: CGRect
  }

  private let size: CGSize
  private let insets: UIEdgeInsets
  private let mode: UIImage.ResizingMode

  /// More tiles than these in a direction are stretched.
  private static let tileLimit = 64

  init(_ size: CGSize, _ insets: UIEdgeInsets, _ mode: UIImage.ResizingMode) {
    (self.size, self.insets, self.mode) = (size, insets, mode)
  }

  /// The parts that fill a rectangle.
  func parts(filling rect: CGRect) -> [Part] {
    guard size.width > 0, size.height > 0 else { return [] }
    let columns = spans(size.width, insets.left, insets.right, rect.minX, rect.width)
    let rows = spans(size.height, insets.top, insets.bottom, rect.minY, rect.height)
    return rows.flatMap { row in
      columns.map { column in
        Part(
          clip: CGRect(x: column.start, y: row.start, width: column.length, height: row.length),
          whole: CGRect(
            x: column.origin,
            y: row.origin,
            width: size.width * column.scale,
            height: size.height * row.scale
          )
        )
      }
    }
  }

  /// A range along an axis, where the whole image would begin, and its scale.
  private typealias Span = (start: CGFloat, length: CGFloat, origin: CGFloat, scale: CGFloat)

  private func spans(_ size: CGFloat, _ near: CGFloat, _ far: CGFloat, _ start: CGFloat, _ length: CGFloat) -> [Span] {
    let near = min(max(near, 0), size)
    let far = min(max(far, 0), size - near)
    // Where there is no room for both caps, they share what there is.
    let squeeze = near + far > length ? max(0, length) / (near + far) : 1
    let (first, last) = (near * squeeze, far * squeeze)
    var result: [Span] = []
    if first > 0 { result.append((start, first, start, squeeze)) }
    let middle = size - near - far
    let room = length - first - last
    if middle > 0, room > 0 {
      let begin = start + first
      // A part of a point is the same stretched and repeated.
      if mode == .stretch || middle <= 1 || room / middle > CGFloat(Self.tileLimit) {
        let scale = room / middle
        result.append((begin, room, begin - near * scale, scale))
      } else {
        var passed: CGFloat = 0
        while passed < room {
          result.append((begin + passed, min(middle, room - passed), begin + passed - near, 1))
          passed += middle
        }
      }
    }
    if last > 0 {
      let begin = start + length - last
      result.append((begin, last, begin - (size - far) * squeeze, squeeze))
    }
    return result
  }
}
