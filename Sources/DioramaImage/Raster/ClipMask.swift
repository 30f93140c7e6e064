/// Where something may be drawn: a box, and in it a share of each pixel.
struct ClipMask: Sendable {
  let box: PixelBox
  /// The shares from 0 to 255, row by row; nil for whole pixels.
  let shares: [UInt8]?

  init(_ box: PixelBox) {
    self.box = box
    shares = nil
  }

  /// What lies in a path and in another mask.
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

  /// What is drawn in pixels, by its opacity, and lies in another mask with the same box.
  init(alphaOf pixels: [UInt32], in outer: ClipMask) {
    box = outer.box
    var shares = [UInt8](repeating: 0, count: pixels.count)
    for y in box.top..<max(box.top, box.bottom) {
      let start = (y - box.top) * box.width
      for index in 0..<box.width where pixels[start + index] >> 24 > 0 {
        shares[start + index] = UInt8(outer.share(UInt8(pixels[start + index] >> 24), box.left + index, y))
      }
    }
    self.shares = box.isEmpty ? nil : shares
  }

  /// The part of a share that is left of a pixel inside of the box.
  @inline(__always) func share(_ coverage: UInt8, _ x: Int, _ y: Int) -> UInt32 {
    guard let shares else { return UInt32(coverage) }
    let product = UInt32(coverage) * UInt32(shares[(y - box.top) * box.width + x - box.left]) + 128
    return (product + (product >> 8)) >> 8
  }
}
