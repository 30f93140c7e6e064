/// A color in the sRGB color space.
package struct ImageColor: Hashable, Sendable {
  /// The components, from 0 to 1.
  package var red, green, blue: Double
  /// The opacity, from 0 to 1.
  package var alpha: Double

  /// Creates a color.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Black.
  package static let black = ImageColor(red: 0, green: 0, blue: 0)
  /// White.
  package static let white = ImageColor(red: 1, green: 1, blue: 1)

  /// The color as a premultiplied pixel, its opacity multiplied by another one.
  func pixel(alpha further: Double = 1) -> Pixel {
    func byte(_ number: Double) -> UInt32 { number >= 1 ? 255 : number > 0 ? UInt32((number * 255).rounded()) : 0 }
    let opacity = byte(max(0, min(alpha, 1)) * max(0, min(further, 1)))
    return Pixel(red: byte(red), green: byte(green), blue: byte(blue), alpha: 255).times(opacity)
  }
}

/// A premultiplied pixel: eight bits each of red, green, blue and alpha, from the lowest.
struct Pixel: Hashable, Sendable {
  var bits: UInt32

  static let clear = Pixel(bits: 0)

  init(bits: UInt32) {
    self.bits = bits
  }

  init(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) {
    bits = red | green << 8 | blue << 16 | alpha << 24
  }

  /// Creates a premultiplied pixel of a color that is not premultiplied.
  init(straightRed red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) {
    let color = Pixel(red: red, green: green, blue: blue, alpha: 255).times(alpha)
    self = color
  }

  @inline(__always) var alpha: UInt32 { bits >> 24 }

  /// The pixel with its opacity multiplied by `share / 255`.
  @inline(__always) func times(_ share: UInt32) -> Pixel {
    if share == 255 { return self }
    // Two channels at a time, each rounded to the nearest.
    var low = (bits & 0x00FF_00FF) &* share &+ 0x0080_0080
    low = ((low &+ (low >> 8 & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    var high = (bits >> 8 & 0x00FF_00FF) &* share &+ 0x0080_0080
    high = ((high &+ (high >> 8 & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    return Pixel(bits: low | high << 8)
  }

  /// The pixel composited over another one.
  @inline(__always) func over(_ below: Pixel) -> Pixel {
    if alpha == 255 { return self }
    // Neither sum exceeds a channel: the parts of a premultiplied pixel are at most its opacity.
    return Pixel(bits: bits &+ below.times(255 &- alpha).bits)
  }

  /// The channels, not premultiplied and rounded.
  var straight: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let a = alpha
    func channel(_ shift: UInt32) -> UInt8 {
      let value = bits >> shift & 255
      return a == 0 ? 0 : UInt8(min(255, (value * 255 + a / 2) / a))
    }
    return (channel(0), channel(8), channel(16), UInt8(a))
  }
}
