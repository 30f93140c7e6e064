import CLetters

/// The outlines of a face's characters, in the form that `Scripts/letter-faces.py` describes.
///
/// A face has masters: the same outlines at several weights. What a weight between two of them looks like is on a straight line.
///
/// The bytes are constants of the program, which is why they may be read from anywhere.
struct LetterFace: @unchecked Sendable {
  /// The number of outline units per em.
  static let unitsPerEm = 1024.0

  /// The height of capital letters as a share of the size; 0 for a face without them.
  let capHeight: Double
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The weights of the masters, that of the outlines first.
  private let weights: [Double]
  private let characters: (start: Int, count: Int)
  private let glyphs: (start: Int, count: Int)

  private static let marker: [UInt8] = [0x44, 0x4C, 0x46, 0x31]

  /// Finds the parts of a face; one whose bytes have another form has no characters.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var reader = Reader(bytes, at: 5)
    guard bytes.count > 5, bytes.prefix(4).elementsEqual(Self.marker) else {
      (weights, capHeight, characters, glyphs) = ([400], 0, (0, 0), (0, 0))
      return
    }
    weights = (0..<max(1, bytes[4])).map { _ in Double(reader.fixed(2)) }
    capHeight = Double(reader.fixed(2)) / Self.unitsPerEm
    let glyphCount = reader.fixed(2)
    characters.count = reader.fixed(2)
    characters.start = reader.position
    glyphs = (reader.position + characters.count * 6, glyphCount)
  }

  /// The number of a character's glyph; nil for a character that the face does not have.
  func glyph(of code: UInt32) -> Int? {
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high) / 2
      if self.code(middle) < code { low = middle + 1 } else { high = middle }
    }
    guard low < characters.count, self.code(low) == code else { return nil }
    var reader = Reader(bytes, at: characters.start + low * 6 + 4)
    return reader.fixed(2)
  }

  private func code(_ index: Int) -> UInt32 {
    var reader = Reader(bytes, at: characters.start + index * 6)
    return UInt32(truncatingIfNeeded: reader.fixed(4))
  }

  /// How much of each master but the first there is at a weight: nothing of those on the other side of the first.
  func shares(at weight: Double) -> [Double] {
    weights.dropFirst().map { master in
      let share = (weight - weights[0]) / (master - weights[0])
      return share.isFinite ? max(0, min(share, 1)) : 0
    }
  }

  /// The advance width of a glyph as a share of the size.
  func advance(of glyph: Int, _ shares: [Double]) -> Double {
    guard var reader = reader(of: glyph) else { return 0 }
    return reader.figure(shares) / Self.unitsPerEm
  }

  private func reader(of glyph: Int) -> Reader? {
    guard (0..<glyphs.count).contains(glyph) else { return nil }
    var reader = Reader(bytes, at: glyphs.start + glyph * 4)
    return Reader(bytes, at: reader.fixed(4))
  }

  /// Adds a glyph's outline to a path.
  ///
  /// - Parameters:
  ///   - glyph: The number of the glyph.
  ///   - shares: The shares of the masters.
  ///   - path: The path.
  ///   - transform: From the face's units, whose y runs up from the baseline, to those of the path.
  func add(_ glyph: Int, _ shares: [Double], to path: inout ImagePath, _ transform: ImageTransform) {
    add(glyph, shares, to: &path, transform, isPart: false)
  }

  private func add(
    _ glyph: Int,
    _ shares: [Double],
    to path: inout ImagePath,
    _ transform: ImageTransform,
    isPart: Bool
  ) {
    guard var reader = reader(of: glyph) else { return }
    _ = reader.figure(shares)
    let contours = reader.number()
    if contours > 0 {
      var pen = ImagePoint(0, 0)
      var points: [(point: ImagePoint, isOn: Bool)] = []
      for _ in 0..<contours where !reader.isAtEnd {
        reader.readContour(shares, &pen, transform, into: &points)
        path.addContour(points)
      }
      return
    }
    guard !isPart else { return }
    for _ in 0..<reader.number() where !reader.isAtEnd {
      let part = reader.number()
      let offset = ImageTransform(tx: reader.figure(shares), ty: reader.figure(shares))
      add(part, shares, to: &path, offset.then(transform), isPart: true)
    }
  }
}

extension ImagePath {
  /// Adds a contour of points on the curve and control points of quadratic curves, as TrueType has it.
  ///
  /// Between two control points in a row, the curve passes through their middle.
  fileprivate mutating func addContour(_ points: [(point: ImagePoint, isOn: Bool)]) {
    guard points.count > 1 else { return }
    let begin = points.firstIndex(where: \.isOn)
    let start = begin.map { points[$0].point } ?? (points[0].point + points[points.count - 1].point) * 0.5
    elements.append(.move(start))
    var control: ImagePoint?
    var index = begin.map { $0 + 1 } ?? 0
    for _ in 0..<points.count {
      if index == points.count { index = 0 }
      let (point, isOn) = points[index]
      index += 1
      switch (control, isOn) {
      case (nil, true): elements.append(.line(point))
      case (nil, false): control = point
      case (let pull?, true):
        elements.append(.quad(pull, to: point))
        control = nil
      case (let pull?, false):
        elements.append(.quad(pull, to: (pull + point) * 0.5))
        control = point
      }
    }
    if let control { elements.append(.quad(control, to: start)) }
    elements.append(.close)
  }
}

extension LetterFace {
  /// Reads the numbers of a face; behind its end, all are 0.
  private struct Reader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var position: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
      (self.bytes, self.position) = (bytes, position)
    }

    var isAtEnd: Bool { position >= bytes.count }

    private mutating func byte() -> Int {
      guard position < bytes.count else { return 0 }
      defer { position += 1 }
      return Int(bytes[position])
    }

    /// A number of a fixed number of bytes, the lowest first.
    mutating func fixed(_ count: Int) -> Int { (0..<count).reduce(0) { $0 | byte() << (8 * $1) } }

    /// A number of seven bits a byte.
    mutating func number() -> Int {
      var byte = byte()
      guard byte > 0x7F else { return byte }
      var (result, shift) = (byte & 0x7F, 7)
      repeat {
        byte = self.byte()
        result |= (byte & 0x7F) << shift
        shift += 7
      } while byte > 0x7F && shift < 35
      return result
    }

    private mutating func signed() -> Double {
      let number = number()
      return Double(number & 1 == 0 ? number >> 1 : -(number >> 1) - 1)
    }

    /// A figure of the first master, and what there is of the others.
    mutating func figure(_ shares: [Double]) -> Double {
      var result = signed()
      for share in shares {
        let difference = signed()
        if share > 0 { result += difference * share }
      }
      return result
    }

    /// Reads the points of a contour.
    ///
    /// - Parameters:
    ///   - shares: The shares of the masters.
    ///   - pen: The point before, in the face's units.
    ///   - transform: From the face's units to those of the points.
    ///   - points: The points, which replace those of the contour before.
    mutating func readContour(
      _ shares: [Double],
      _ pen: inout ImagePoint,
      _ transform: ImageTransform,
      into points: inout [(point: ImagePoint, isOn: Bool)]
    ) {
      points.removeAll(keepingCapacity: true)
      let count = number()
      let bits = position
      position += (count + 7) / 8
      for index in 0..<count where !isAtEnd {
        pen = pen + ImagePoint(figure(shares), figure(shares))
        points.append((transform.apply(pen), bytes[bits + index / 8] >> (index % 8) & 1 == 1))
      }
    }
  }
}
