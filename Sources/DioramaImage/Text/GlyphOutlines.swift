/// The outlines of a face's characters: those of Liberation Sans 2.1.
struct GlyphOutlines: Sendable {
  /// The characters, in order, and the position in the text at which the data of each begins.
  private let codes: [UInt32]
  private let starts: [Int]
  private let text: StaticString

  /// The number of outline units per em.
  static let unitsPerEm = 1024.0

  /// The outlines of a face.
  static func of(isBold: Bool, isItalic: Bool) -> GlyphOutlines {
    switch (isBold, isItalic) {
    case (false, false): regularTable
    case (true, false): boldTable
    case (false, true): italicTable
    case (true, true): boldItalicTable
    }
  }

  private static let regularTable = GlyphOutlines(regular)
  private static let boldTable = GlyphOutlines(bold)
  private static let italicTable = GlyphOutlines(italic)
  private static let boldItalicTable = GlyphOutlines(boldItalic)

  /// Indexes the characters in the text of a face.
  private init(_ text: StaticString) {
    self.text = text
    var codes: [UInt32] = []
    var starts: [Int] = []
    var reader = Reader(text, at: 0)
    var code = 0
    while !reader.isAtEnd {
      code += reader.number()
      codes.append(UInt32(code))
      starts.append(reader.position)
      reader.skipLine()
    }
    (self.codes, self.starts) = (codes, starts)
  }

  /// The index of a character's line in the text; nil for one that the face does not have.
  private func line(of scalar: Unicode.Scalar) -> Int? {
    var (low, high) = (0, codes.count)
    while low < high {
      let middle = (low + high) / 2
      if codes[middle] < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < codes.count && codes[low] == scalar.value ? low : nil
  }

  /// A character's advance width as a share of the size; nil for one that the face does not have.
  func advance(of scalar: Unicode.Scalar) -> Double? {
    guard let line = line(of: scalar) else { return nil }
    var reader = Reader(text, at: starts[line])
    return Double(reader.number()) / 2048
  }

  /// Adds a character's outline to a path.
  ///
  /// - Parameters:
  ///   - scalar: The character.
  ///   - path: The path.
  ///   - transform: From the face's units, whose y runs up from the baseline, to those of the path.
  func add(_ scalar: Unicode.Scalar, to path: inout ImagePath, _ transform: ImageTransform) {
    guard let line = line(of: scalar) else { return }
    add(line: line, to: &path, transform, isPart: false)
  }

  private func add(line: Int, to path: inout ImagePath, _ transform: ImageTransform, isPart: Bool) {
    guard starts.indices.contains(line) else { return }
    var reader = Reader(text, at: starts[line])
    _ = reader.number()
    let contours = reader.number()
    guard contours == 0 else {
      var pen = ImagePoint(0, 0)
      for _ in 0..<contours { addContour(&reader, &pen, to: &path, transform) }
      return
    }
    guard !isPart else { return }
    for _ in 0..<reader.number() {
      let part = reader.number()
      let offset = ImageTransform(tx: Double(reader.signed()), ty: Double(reader.signed()))
      add(line: part, to: &path, offset.then(transform), isPart: true)
    }
  }

  /// Adds a contour of points on the curve and control points of quadratic curves, as TrueType stores it.
  ///
  /// Between two control points in a row, the curve passes through their middle.
  private func addContour(
    _ reader: inout Reader,
    _ pen: inout ImagePoint,
    to path: inout ImagePath,
    _ transform: ImageTransform
  ) {
    let points = (0..<reader.number()).map { _ -> (point: ImagePoint, isOn: Bool) in
      let first = reader.number()
      let x = first >> 1
      let step = ImagePoint(Double(x & 1 == 0 ? x / 2 : -(x + 1) / 2), Double(reader.signed()))
      pen = pen + step
      return (transform.apply(pen), first & 1 == 1)
    }
    guard points.count > 1 else { return }
    let begin = points.firstIndex(where: \.isOn)
    let start = begin.map { points[$0].point } ?? (points[0].point + points[points.count - 1].point) * 0.5
    path.elements.append(.move(start))
    var control: ImagePoint?
    for step in 0..<points.count {
      let (point, isOn) = points[((begin.map { $0 + 1 } ?? 0) + step) % points.count]
      switch (control, isOn) {
      case (nil, true): path.elements.append(.line(point))
      case (nil, false): control = point
      case (let pull?, true):
        path.elements.append(.quad(pull, to: point))
        control = nil
      case (let pull?, false):
        path.elements.append(.quad(pull, to: (pull + point) * 0.5))
        control = point
      }
    }
    if let control { path.elements.append(.quad(control, to: start)) }
    path.elements.append(.close)
  }
}

extension GlyphOutlines {
  /// Reads the numbers of the text, which `Scripts/font-outlines.py` writes.
  private struct Reader {
    private let text: UnsafeBufferPointer<UInt8>
    private(set) var position: Int

    init(_ text: StaticString, at position: Int) {
      self.text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      self.position = position
    }

    var isAtEnd: Bool { position >= text.count }

    private mutating func digit() -> Int {
      guard position < text.count else { return 0 }
      defer { position += 1 }
      let byte = Int(text[position])
      return byte < 92 ? byte - 35 : byte - 36
    }

    mutating func number() -> Int {
      let first = digit()
      if first < 76 { return first }
      if first < 90 { return 76 + (first - 76) * 91 + digit() }
      return 1350 + (digit() * 91 + digit()) * 91 + digit()
    }

    mutating func signed() -> Int {
      let number = number()
      return number & 1 == 0 ? number / 2 : -(number + 1) / 2
    }

    mutating func skipLine() {
      while position < text.count, text[position] != 0x0A { position += 1 }
      position += 1
    }
  }
}
