/// A drawing of one of the system's symbols: layers in a square of 16 units, whose y runs down.
package struct SymbolDrawing: Hashable, Sendable {
  /// Something that is drawn, or that is cut out of what was drawn before.
  package struct Layer: Hashable, Sendable {
    /// The area; of a layer that is a line only, the line.
    package var path: ImagePath
    /// How much wider than the area its lines are; below 0 for thinner ones.
    package var growth: Double
    /// Whether the layer is cut out of those before it.
    package var isCut = false
    /// The layer's place among the colors of the symbol: 0 for the first.
    package var rank = 0
  }

  /// The layers, in the order in which they are drawn.
  package private(set) var layers: [Layer] = []

  /// Whether the symbol is mirrored where text runs from right to left.
  package let isDirectional: Bool

  /// The left, top, right and bottom edge of the drawing.
  package private(set) var bounds: (left: Double, top: Double, right: Double, bottom: Double) = (8, 8, 8, 8)

  private let isLayered: Bool

  /// Creates the drawing of a symbol; nil for a name whose drawing is not known.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - weight: The weight of its lines, from 100 to 900 as in style sheets.
  ///   - isLayered: Whether its layers have colors of their own, so that a sign in a filled shape is drawn rather than cut out.
  package init?(_ name: String, weight: Double = 400, isLayered: Bool = false) {
    guard let form = SymbolForm(name) else { return nil }
    isDirectional = form.isDirectional
    self.isLayered = isLayered
    add(form, .identity, line: Self.lineWidth(weight: weight), isCut: false, rank: 0)
    bounds = Self.bounds(of: layers)
  }

  package static func == (a: SymbolDrawing, b: SymbolDrawing) -> Bool { a.layers == b.layers }
  package func hash(into hasher: inout Hasher) { hasher.combine(layers) }

  /// The width of lines by weight, in units: the drawings have lines of one unit.
  private static let lineWidths: [Double] = [0.45, 0.62, 0.95, 1.3, 1.5, 1.75, 2.0, 2.25, 2.55]

  static func lineWidth(weight: Double) -> Double {
    let place = max(0, min(weight / 100 - 1, 8))
    let index = min(Int(place), 7)
    return lineWidths[index] + (lineWidths[index + 1] - lineWidths[index]) * (place - Double(index))
  }

  /// Adds what a form shows.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - place: From the square of the form to that of the drawing.
  ///   - line: The width of lines, in units of the drawing.
  ///   - isCut: Whether it is cut out.
  ///   - rank: The place among the colors.
  private mutating func add(_ form: SymbolForm, _ place: ImageTransform, line: Double, isCut: Bool, rank: Int) {
    switch form {
    case .drawing(let row, let isFilled):
      let path = Self.path(isFilled ? row.filled : row.outline, place)
      // An area grows less than lines do, and never shrinks.
      let growth = line - place.meanScale
      let isArea = isFilled && row.filled != row.outline
      layers.append(Layer(path: path, growth: isArea ? max(0, growth) * 0.3 : growth, isCut: isCut, rank: rank))
    case .letters(let text):
      layers.append(Layer(path: Self.letters(text, place, line: line), growth: 0, isCut: isCut, rank: rank))
    case .enclosed(let inner, let row, let isFilled, let shape):
      let cuts = isFilled && !isCut
      add(.drawing(row, isFilled: isFilled), place, line: line, isCut: isCut, rank: isLayered ? rank + 1 : rank)
      let room = SymbolRoom(in: shape, isFilled: isFilled)
      let innerPlace = room.place(Self.bounds(of: inner)).then(place)
      // Signs have the lines of the shape, pictures thinner ones, since they have more of them.
      let innerLine = inner.isPictorial ? line * 0.7 : line
      add(inner, innerPlace, line: innerLine, isCut: cuts || isCut, rank: rank)
      if cuts, isLayered { add(inner, innerPlace, line: innerLine, isCut: false, rank: rank) }
    case .slashed(let inner):
      add(inner, place, line: line, isCut: isCut, rank: isLayered ? rank + 1 : rank)
      let slash = Self.transformed(ImagePath([.move(ImagePoint(1.2, 1.2)), .line(ImagePoint(14.8, 14.8))]), place)
      let gap = Self.transformed(ImagePath([.move(ImagePoint(1.8, 0.6)), .line(ImagePoint(15.4, 14.2))]), place)
      if !isCut { layers.append(Layer(path: gap, growth: line + 1.3 * place.meanScale, isCut: true)) }
      layers.append(Layer(path: slash, growth: line, isCut: isCut, rank: rank))
    case .badged(let inner, let sign):
      add(inner, place, line: line, isCut: isCut, rank: isLayered ? rank + 1 : rank)
      let center = sign == nil ? ImagePoint(13, 3) : ImagePoint(13, 13)
      func circle(_ radius: Double) -> ImagePath {
        Self.transformed(.circle(radius: radius), ImageTransform(tx: center.x, ty: center.y).then(place))
      }
      if !isCut { layers.append(Layer(path: circle(4), growth: 0, isCut: true)) }
      guard let sign else { return layers.append(Layer(path: circle(3), growth: 0, isCut: isCut, rank: rank)) }
      let room = SymbolRoom(center: center, size: 5.6)
      add(sign, room.place(Self.bounds(of: sign)).then(place), line: line, isCut: isCut, rank: rank)
    }
  }

  /// The path of a drawing.
  private static func path(_ number: Int, _ place: ImageTransform) -> ImagePath {
    var path = ImagePath()
    let units = LetterFace.unitsPerEm / 16
    let own = ImageTransform(a: 1 / units, d: -1 / units, ty: 16)
    LetterFace.symbols.add(number, [], to: &path, own.then(place))
    return path
  }

  /// The outlines of letters whose middle is that of the square, and whose capitals are as high as it is.
  private static func letters(_ text: String, _ place: ImageTransform, line: Double) -> ImagePath {
    let face = LetterFace.inter
    // The stems of letters are as wide as lines: a fourteenth of the height for 100, a third for 900.
    let shares = face.shares(at: max(100, min(300 + (line / place.meanScale - 1.2) * 180, 900)))
    let size = 16 / max(face.capHeight, 0.1)
    let glyphs = text.unicodeScalars.compactMap { face.glyph(of: $0.value) }
    let width = glyphs.reduce(0) { $0 + face.advance(of: $1, shares) } * size
    var (path, x) = (ImagePath(), 8 - width / 2)
    let units = size / LetterFace.unitsPerEm
    for glyph in glyphs {
      face.add(glyph, shares, to: &path, ImageTransform(a: units, d: -units, tx: x, ty: 16).then(place))
      x += face.advance(of: glyph, shares) * size
    }
    return path
  }

  private static func bounds(of form: SymbolForm) -> (left: Double, top: Double, right: Double, bottom: Double) {
    switch form {
    case .drawing(let row, let isFilled):
      bounds(of: [Layer(path: path(isFilled ? row.filled : row.outline, .identity), growth: 0)])
    case .letters(let text):
      // All letters and numbers of a height have the same size, however wide they are.
      text.unicodeScalars.count > 1 ? (-3, 0, 19, 16) : (0, 0, 16, 16)
    default: (0, 0, 16, 16)
    }
  }

  /// The edges of what layers draw, whatever the weight of their lines is.
  private static func bounds(of layers: [Layer]) -> (left: Double, top: Double, right: Double, bottom: Double) {
    var box = (left: Double.infinity, top: Double.infinity, right: -Double.infinity, bottom: -Double.infinity)
    for layer in layers where !layer.isCut {
      for element in layer.path.elements {
        let point: ImagePoint
        switch element {
        case .move(let end), .line(let end), .quad(_, let end), .curve(_, _, let end): point = end
        case .close: continue
        }
        box = (min(box.left, point.x), min(box.top, point.y), max(box.right, point.x), max(box.bottom, point.y))
      }
    }
    return box.left.isFinite && box.top.isFinite ? box : (0, 0, 16, 16)
  }

  private static func transformed(_ path: ImagePath, _ transform: ImageTransform) -> ImagePath {
    ImagePath(
      path.elements.map { element in
        switch element {
        case .move(let point): .move(transform.apply(point))
        case .line(let point): .line(transform.apply(point))
        case .quad(let control, let point): .quad(transform.apply(control), to: transform.apply(point))
        case .curve(let first, let second, let point):
          .curve(transform.apply(first), transform.apply(second), to: transform.apply(point))
        case .close: .close
        }
      }
    )
  }
}

/// The room for a smaller symbol.
private struct SymbolRoom {
  var center = ImagePoint(8, 8)
  /// The width and height of the room.
  var size = 8.0

  init(center: ImagePoint, size: Double) {
    (self.center, self.size) = (center, size)
  }

  init(in shape: String, isFilled: Bool) {
    switch shape {
    case "triangle": (center, size) = (ImagePoint(8, 10.2), 5.4)
    case "shield": (center, size) = (ImagePoint(8, 7.6), 6.4)
    case "bubble": (center, size) = (ImagePoint(8, 6.4), 6)
    case "rectangle", "capsule": size = 6.6
    case "diamond", "seal": size = 6.8
    case "folder": (center, size) = (ImagePoint(8, 9), 5.4)
    default: size = 8
    }
  }

  /// Puts a symbol with these bounds into the room.
  func place(_ bounds: (left: Double, top: Double, right: Double, bottom: Double)) -> ImageTransform {
    let scale = size / max(bounds.right - bounds.left, bounds.bottom - bounds.top, 1)
    let (x, y) = ((bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2)
    return ImageTransform(a: scale, d: scale, tx: center.x - x * scale, ty: center.y - y * scale)
  }
}
