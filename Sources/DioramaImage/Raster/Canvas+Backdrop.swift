extension Canvas {
  /// Draws what was drawn before inside of a path again, blurred.
  ///
  /// The blur is worked out on a smaller copy, which a wide one cannot be told from. Behind the edge of the canvas lies what is at the
  /// edge.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - deviation: The standard deviation of the blur, in the units of the path.
  ///   - saturation: How much stronger the colors become.
  ///   - transform: From the path's coordinates to pixels.
  package mutating func drawBackdrop(
    _ path: ImagePath,
    deviation: Double,
    saturation: Double,
    _ transform: ImageTransform
  ) {
    let deviation = min(deviation * transform.meanScale, 100)
    guard deviation.isFinite else { return }
    let step = max(1, Int(deviation / 6))
    let blur = BoxBlur(deviation: deviation / Double(step))
    let shown = Edges(path, transform).box.intersection(innermost.clip.box)
    let area = shown.expanded(by: (blur.reach + 1) * step).intersection(outermost.box)
    guard !shown.isEmpty, !area.isEmpty else { return }
    let (width, height) = ((area.width + step - 1) / step, (area.height + step - 1) / step)
    var channels = Array(repeating: [UInt8](repeating: 0, count: width * height), count: 4)
    for y in 0..<height {
      for x in 0..<width {
        let bits = mean(of: area, x * step, y * step, step).bits
        for channel in 0..<4 { channels[channel][y * width + x] = UInt8(bits >> UInt32(8 * channel) & 255) }
      }
    }
    for channel in 0..<4 { blur.apply(to: &channels[channel], width: width, height: height) }
    let strength = Int((max(0, min(saturation, 4)) * 256).rounded())
    let pixels = (0..<width * height).map { index in
      Self.saturated((0..<4).map { Int(channels[$0][index]) }, strength).bits
    }
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    pushClip(path, transform)
    draw(
      bitmap,
      x: Double(area.left),
      y: Double(area.top),
      width: Double(width * step),
      height: Double(height * step),
      .identity
    )
    popClip()
  }

  /// The mean of what is seen in a square of an area.
  private func mean(of area: PixelBox, _ x: Int, _ y: Int, _ step: Int) -> Pixel {
    var sums: (UInt32, UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0, 0)
    // Four samples in a row are enough of a square whose mean is blurred.
    let stride = max(1, step / 4)
    for row in Swift.stride(from: y, to: min(y + step, area.height), by: stride) {
      for column in Swift.stride(from: x, to: min(x + step, area.width), by: stride) {
        let bits = seen(area.left + column, area.top + row).bits
        sums.0 += bits & 255
        sums.1 += bits >> 8 & 255
        sums.2 += bits >> 16 & 255
        sums.3 += bits >> 24
        sums.4 += 1
      }
    }
    let count = max(1, sums.4)
    func share(_ sum: UInt32) -> UInt32 { (sum + count / 2) / count }
    return Pixel(red: share(sums.0), green: share(sums.1), blue: share(sums.2), alpha: share(sums.3))
  }

  /// A pixel with stronger colors; what the blur has taken from behind the edge is made up for.
  private static func saturated(_ parts: [Int], _ strength: Int) -> Pixel {
    let alpha = parts[3]
    guard alpha > 0 else { return .clear }
    let (red, green, blue) = (parts[0] * 255 / alpha, parts[1] * 255 / alpha, parts[2] * 255 / alpha)
    let gray = (54 * red + 183 * green + 19 * blue) >> 8
    func strong(_ part: Int) -> UInt32 { UInt32(max(0, min(gray + (part - gray) * strength >> 8, 255))) }
    return Pixel(red: strong(red), green: strong(green), blue: strong(blue), alpha: 255)
  }
}
