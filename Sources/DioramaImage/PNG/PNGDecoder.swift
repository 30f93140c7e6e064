extension Bitmap {
  /// The number of pixels that a PNG file may have: 16 Mi.
  package static let decodedPixelLimit = 1 << 24

  /// Reads a PNG file of any color type, depth and interlacing.
  ///
  /// Gamma and color profiles are ignored: the samples are taken as sRGB. Nil if the file is no PNG, is damaged, or has
  /// more pixels than the limit.
  package init?(png bytes: [UInt8]) {
    guard let chunks = PNGChunks(bytes) else { return nil }
    var decoder = PNGPixels(chunks)
    guard let bitmap = decoder.bitmap() else { return nil }
    self = bitmap
  }
}

/// The chunks of a PNG file from which its pixels are decoded.
struct PNGChunks {
  var width = 0
  var height = 0
  var depth = 0
  var colorType = 0
  var isInterlaced = false
  var palette: ArraySlice<UInt8> = []
  var transparency: ArraySlice<UInt8> = []
  var data: [UInt8] = []

  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    var offset = 8
    var hasEnd = false
    while !hasEnd {
      guard offset + 12 <= bytes.count else { return nil }
      let length = Self.number(bytes[offset..<offset + 4])
      guard length <= bytes.count - offset - 12 else { return nil }
      let (name, content) = (bytes[offset + 4..<offset + 8], bytes[offset + 8..<offset + 8 + length])
      let sum = bytes[offset + 8 + length..<offset + 12 + length]
      guard Self.number(sum) == Int(CRC32.of(bytes[offset + 4..<offset + 8 + length])) else { return nil }
      switch String(decoding: name, as: UTF8.self) {
      case "IHDR":
        guard offset == 8, readHeader(content) else { return nil }
      case "PLTE": palette = content
      case "tRNS": transparency = content
      case "IDAT": data += content
      case "IEND": hasEnd = true
      default:
        // What must be understood and is not, as in the files that Xcode rewrites.
        guard name.first.map({ $0 & 0x20 != 0 }) == true else { return nil }
      }
      guard width > 0 else { return nil }
      offset += 12 + length
    }
    guard palette.count % 3 == 0, palette.count <= 768, colorType != 3 || !palette.isEmpty else { return nil }
  }

  private mutating func readHeader(_ content: ArraySlice<UInt8>) -> Bool {
    guard content.count == 13 else { return false }
    let start = content.startIndex
    (width, height) = (Self.number(content[start..<start + 4]), Self.number(content[start + 4..<start + 8]))
    (depth, colorType) = (Int(content[start + 8]), Int(content[start + 9]))
    isInterlaced = content[start + 12] == 1
    let depths: [Int: [Int]] = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
    return width > 0 && height > 0 && width <= 1 << 16 && height <= 1 << 16
      && width * height <= Bitmap.decodedPixelLimit && depths[colorType]?.contains(depth) == true
      && content[start + 10] == 0 && content[start + 11] == 0 && content[start + 12] <= 1
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}

/// Decodes the pixels of a PNG file.
struct PNGPixels {
  private let chunks: PNGChunks

  init(_ chunks: PNGChunks) {
    self.chunks = chunks
  }

  /// An interlacing pass: from (`x`, `y`), every `stepX`th pixel of every `stepY`th row.
  private struct Pass {
    var x, y, stepX, stepY: Int
  }

  private var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][chunks.colorType] ?? 1 }

  private var passes: [Pass] {
    guard chunks.isInterlaced else { return [Pass(x: 0, y: 0, stepX: 1, stepY: 1)] }
    return [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)].map {
      Pass(x: $0.0, y: $0.1, stepX: $0.2, stepY: $0.3)
    }
  }

  private func size(of pass: Pass) -> (width: Int, height: Int, row: Int) {
    let width = (chunks.width - pass.x + pass.stepX - 1) / pass.stepX
    let height = (chunks.height - pass.y + pass.stepY - 1) / pass.stepY
    return (width, height, (width * channels * chunks.depth + 7) / 8)
  }

  /// The pixels; nil where the data is damaged.
  mutating func bitmap() -> Bitmap? {
    let shown = passes.filter { size(of: $0).width > 0 && size(of: $0).height > 0 }
    let length = shown.reduce(0) { $0 + (size(of: $1).row + 1) * size(of: $1).height }
    guard var data = Inflate.zlib(chunks.data[...], limit: length), data.count == length else { return nil }
    var bitmap = Bitmap(width: chunks.width, height: chunks.height)
    var start = 0
    for pass in shown {
      let (width, height, row) = size(of: pass)
      guard unfilter(&data, start, row, height) else { return nil }
      for y in 0..<height {
        let line = data[start + y * (row + 1) + 1..<start + (y + 1) * (row + 1)]
        let rowStart = (pass.y + y * pass.stepY) * chunks.width
        for x in 0..<width {
          guard let pixel = pixel(x, in: line) else { return nil }
          bitmap.pixels[rowStart + pass.x + x * pass.stepX] = pixel.bits
        }
      }
      start += (row + 1) * height
    }
    return bitmap
  }

  /// Reverses the filters of rows, which store differences; false for an unknown filter.
  private func unfilter(_ data: inout [UInt8], _ start: Int, _ row: Int, _ height: Int) -> Bool {
    let back = max(1, channels * chunks.depth / 8)
    return data.withUnsafeMutableBufferPointer { data in
      for y in 0..<height {
        let line = start + y * (row + 1)
        let filter = data[line]
        guard filter <= 4 else { return false }
        for x in 0..<row where filter != 0 {
          let index = line + 1 + x
          let left = x >= back ? data[index - back] : 0
          let up = y > 0 ? data[index - row - 1] : 0
          let corner = x >= back && y > 0 ? data[index - row - 1 - back] : 0
          let base: UInt8 =
            switch filter {
            case 1: left
            case 2: up
            case 3: UInt8((Int(left) + Int(up)) / 2)
            default: Self.paeth(left, up, corner)
            }
          data[index] &+= base
        }
      }
      return true
    }
  }

  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(up) - Int(corner)
    let (a, b, c) = (
      (estimate - Int(left)).magnitude, (estimate - Int(up)).magnitude, (estimate - Int(corner)).magnitude
    )
    return a <= b && a <= c ? left : b <= c ? up : corner
  }

  /// The sample at an index of a row, in the bit depth of the file.
  private func sample(_ index: Int, in line: ArraySlice<UInt8>) -> Int {
    let start = line.startIndex
    switch chunks.depth {
    case 8: return Int(line[start + index])
    case 16: return Int(line[start + index * 2]) << 8 | Int(line[start + index * 2 + 1])
    default:
      let bit = index * chunks.depth
      return Int(line[start + bit / 8]) >> (8 - chunks.depth - bit % 8) & ((1 << chunks.depth) - 1)
    }
  }

  /// The pixel at an x of a row; nil for a color that the palette does not have.
  private func pixel(_ x: Int, in line: ArraySlice<UInt8>) -> Pixel? {
    let values = (0..<channels).map { sample(x * channels + $0, in: line) }
    func byte(_ value: Int) -> UInt32 {
      chunks.depth == 16 ? UInt32(value >> 8) : UInt32(value * 255 / ((1 << chunks.depth) - 1))
    }
    /// Whether the samples are the color that `tRNS` makes transparent.
    func isTransparent() -> Bool {
      let key = chunks.transparency
      guard key.count >= channels * 2 else { return false }
      return values.indices.allSatisfy { index in
        Int(key[key.startIndex + index * 2]) << 8 | Int(key[key.startIndex + index * 2 + 1]) == values[index]
      }
    }
    switch chunks.colorType {
    case 0:
      let gray = byte(values[0])
      return isTransparent() ? .clear : Pixel(red: gray, green: gray, blue: gray, alpha: 255)
    case 2:
      return isTransparent()
        ? .clear : Pixel(red: byte(values[0]), green: byte(values[1]), blue: byte(values[2]), alpha: 255)
    case 3:
      let index = values[0]
      guard index * 3 + 3 <= chunks.palette.count else { return nil }
      let start = chunks.palette.startIndex + index * 3
      let alpha =
        index < chunks.transparency.count ? UInt32(chunks.transparency[chunks.transparency.startIndex + index]) : 255
      return Pixel(
        straightRed: UInt32(chunks.palette[start]),
        green: UInt32(chunks.palette[start + 1]),
        blue: UInt32(chunks.palette[start + 2]),
        alpha: alpha
      )
    case 4:
      let gray = byte(values[0])
      return Pixel(straightRed: gray, green: gray, blue: gray, alpha: byte(values[1]))
    default:
      return Pixel(
        straightRed: byte(values[0]),
        green: byte(values[1]),
        blue: byte(values[2]),
        alpha: byte(values[3])
      )
    }
  }
}
