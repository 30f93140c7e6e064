/// A blur of opacities that comes close to a Gaussian one: three means over boxes, as SVG defines it.
struct BoxBlur {
  /// The widths of the boxes and how far each reaches to the left.
  private let boxes: [(width: Int, left: Int)]

  /// How far the blur spreads on each side, at most, in pixels.
  var reach: Int { boxes.reduce(0) { $0 + $1.width } }

  /// The greatest standard deviation, in pixels; larger ones are clamped to it.
  static let limit = 400.0

  /// - Parameter deviation: The standard deviation, in pixels.
  init(deviation: Double) {
    // Three times the square root of two pi, by four.
    let width = Int((max(0, min(deviation, Self.limit)) * 1.879_971_205_598_250_4 + 0.5).rounded(.down))
    if width < 2 {
      boxes = []
    } else if width.isMultiple(of: 2) {
      boxes = [(width, width / 2), (width, width / 2 - 1), (width + 1, width / 2)]
    } else {
      boxes = Array(repeating: (width, width / 2), count: 3)
    }
  }

  /// Blurs a bitmap of opacities, stored row by row.
  func apply(to alpha: inout [UInt8], width: Int, height: Int) {
    guard width > 0, height > 0, !boxes.isEmpty else { return }
    var source = [UInt8](repeating: 0, count: max(width, height))
    alpha.withUnsafeMutableBufferPointer { alpha in
      source.withUnsafeMutableBufferPointer { source in
        for (box, left) in boxes {
          for row in 0..<height { Self.mean(alpha, source, from: row * width, by: 1, width, box, left) }
          for column in 0..<width { Self.mean(alpha, source, from: column, by: width, height, box, left) }
        }
      }
    }
  }

  /// Replaces each opacity of a row or a column by the mean of the box around it.
  private static func mean(
    _ alpha: UnsafeMutableBufferPointer<UInt8>,
    _ source: UnsafeMutableBufferPointer<UInt8>,
    from start: Int,
    by stride: Int,
    _ count: Int,
    _ box: Int,
    _ left: Int
  ) {
    var position = start
    for index in 0..<count {
      source[index] = alpha[position]
      position += stride
    }
    var sum = 0
    // The box of the position before the first, which the first step moves on.
    for index in max(0, -1 - left)..<max(0, min(count, box - 1 - left)) { sum += Int(source[index]) }
    position = start
    for index in 0..<count {
      let (entering, leaving) = (index - left + box - 1, index - left - 1)
      if entering >= 0, entering < count { sum += Int(source[entering]) }
      if leaving >= 0 { sum -= Int(source[leaving]) }
      alpha[position] = UInt8(truncatingIfNeeded: (sum + box / 2) / box)
      position += stride
    }
  }
}
