/// The clip of drawing: a box, and how much of each of its pixels may be drawn on.
struct ClipMask: Sendable {
  let box: PixelBox
  /// The share of each pixel from 0 to 255, row by row; nil if all pixels may be drawn on in full.
  let shares: [UInt8]?

  init(_ box: PixelBox) {
    self.box = box
    shares = nil
  }

  /// The intersection of polygons and another mask.
  init(_ edges: Edges, in outer: ClipMask) {
    let box = edges.box.intersection(outer.box)
    self.box = box
    if box.isEmpty || (edges.isPixelBox && outer.shares == nil) {
      shares = nil
      return
    }
    var shares = [UInt8](repeating: 0, count: box.width * box.height)
    var coverage = Coverage(edges, in: box)
    shares.withUnsafeMutableBufferPointer { shares in
      coverage.forEachRow { y, x, row in
        let start = (y - box.top) * box.width + x - box.left
        for (index, share) in row.enumerated() { shares[start + index] = UInt8(outer.share(share, x + index, y)) }
      }
    }
    self.shares = shares
  }

  /// The opacities of pixels, or what is missing from them, clipped by another mask with the same box.
  init(alphaOf pixels: [UInt32], isInverted: Bool = false, in outer: ClipMask) {
    let turn: UInt32 = isInverted ? 255 : 0
    box = outer.box
    var shares = [UInt8](repeating: 0, count: pixels.count)
    for y in box.top..<max(box.top, box.bottom) {
      let start = (y - box.top) * box.width
      for index in 0..<box.width where pixels[start + index] >> 24 != turn {
        let share = UInt8(pixels[start + index] >> 24 ^ turn)
        shares[start + index] = UInt8(outer.share(share, box.left + index, y))
      }
    }
    self.shares = box.isEmpty ? nil : shares
  }

  /// The coverage of a pixel of the box, from 0 to 255, after clipping.
  @inline(__always) func share(_ coverage: UInt8, _ x: Int, _ y: Int) -> UInt32 {
    guard let shares else { return UInt32(coverage) }
    let product = UInt32(coverage) * UInt32(shares[(y - box.top) * box.width + x - box.left]) + 128
    return (product + (product >> 8)) >> 8
  }
}
