import DioramaUI
import Foundation
import InterfaceBuilder

/// The paths of the shapes of SVG.
enum SVGShape {
  /// The path of an element; nil for one that is no shape.
  static func path(_ name: String, _ attributes: [String: String]) -> [CGPath.Element]? {
    func number(_ name: String) -> Double? { attributes[name].flatMap { SVGNumbers.all(in: $0).first } }
    func numbers(_ name: String) -> Double { number(name) ?? 0 }
    switch name {
    case "path": return SVGPathReader.read(attributes["d"] ?? "")
    case "rect":
      let (width, height) = (numbers("width"), numbers("height"))
      guard width > 0, height > 0 else { return [] }
      let rx = min(number("rx") ?? number("ry") ?? 0, width / 2)
      let ry = min(number("ry") ?? number("rx") ?? 0, height / 2)
      let rect = CGRect(x: numbers("x"), y: numbers("y"), width: width, height: height)
      guard rx > 0, ry > 0 else { return CGPath(rect: rect).elements }
      return CGPath(roundedRect: rect, cornerWidth: CGFloat(rx), cornerHeight: CGFloat(ry)).elements
    case "circle": return ellipse(numbers("cx"), numbers("cy"), numbers("r"), numbers("r"))
    case "ellipse": return ellipse(numbers("cx"), numbers("cy"), numbers("rx"), numbers("ry"))
    case "line":
      return [
        .move(CGPoint(x: numbers("x1"), y: numbers("y1"))), .line(CGPoint(x: numbers("x2"), y: numbers("y2"))),
      ]
    case "polyline", "polygon":
      let points = SVGNumbers.all(in: attributes["points"] ?? "")
      var elements: [CGPath.Element] = []
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        let point = CGPoint(x: points[index], y: points[index + 1])
        elements.append(index == 0 ? .move(point) : .line(point))
      }
      return name == "polygon" && !elements.isEmpty ? elements + [.close] : elements
    default: return nil
    }
  }

  private static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> [CGPath.Element] {
    guard rx > 0, ry > 0 else { return [] }
    let (kx, ky) = (rx * 0.552_284_75, ry * 0.552_284_75)
    func point(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
    return [
      .move(point(rx, 0)), .curve(point(rx, ky), point(kx, ry), to: point(0, ry)),
      .curve(point(-kx, ry), point(-rx, ky), to: point(-rx, 0)),
      .curve(point(-rx, -ky), point(-kx, -ry), to: point(0, -ry)),
      .curve(point(kx, -ry), point(rx, -ky), to: point(rx, 0)), .close,
    ]
  }
}

/// Reads the commands of a path; what follows a mistake is left out, as SVG asks for.
struct SVGPathReader {
  private var numbers: SVGNumbers
  private var elements: [CGPath.Element] = []
  private var pen = CGPoint.zero
  private var start = CGPoint.zero
  private var isClosed = false
  /// The last control point of a curve of the same kind, which a smooth curve mirrors.
  private var control: (kind: Character, point: CGPoint)?

  static func read(_ text: String) -> [CGPath.Element] {
    var reader = SVGPathReader(numbers: SVGNumbers(text))
    reader.readAll()
    return reader.elements
  }

  private init(numbers: SVGNumbers) {
    self.numbers = numbers
  }

  private mutating func readAll() {
    var command: Character?
    while !numbers.isAtEnd {
      if let letter = numbers.letter() {
        command = letter
        isClosed = false
      } else if isClosed {
        return
      } else if command == "M" {
        command = "L"
      } else if command == "m" {
        command = "l"
      }
      guard let current = command, elements.first != nil || current == "M" || current == "m", read(current) else {
        return
      }
    }
  }

  private mutating func point(relative: Bool) -> CGPoint? {
    guard let x = numbers.number(), let y = numbers.number() else { return nil }
    return relative ? CGPoint(x: pen.x + CGFloat(x), y: pen.y + CGFloat(y)) : CGPoint(x: x, y: y)
  }

  /// Reads what belongs to a command once; false for what cannot be read.
  private mutating func read(_ command: Character) -> Bool {
    let isRelative = command.isLowercase
    let kind = Character(command.uppercased())
    var next: (kind: Character, point: CGPoint)?
    defer { control = next }
    switch kind {
    case "M", "L":
      guard let end = point(relative: isRelative) else { return false }
      elements.append(kind == "M" ? .move(end) : .line(end))
      pen = end
      if kind == "M" { start = end }
    case "H", "V":
      guard let number = numbers.number() else { return false }
      if kind == "H" { pen.x = CGFloat(number) + (isRelative ? pen.x : 0) }
      if kind == "V" { pen.y = CGFloat(number) + (isRelative ? pen.y : 0) }
      elements.append(.line(pen))
    case "C", "S":
      let mirrored = mirroredControl(of: "C")
      guard let first = kind == "C" ? point(relative: isRelative) : mirrored, let second = point(relative: isRelative),
        let end = point(relative: isRelative)
      else { return false }
      elements.append(.curve(first, second, to: end))
      (pen, next) = (end, ("C", second))
    case "Q", "T":
      let mirrored = mirroredControl(of: "Q")
      guard let pull = kind == "Q" ? point(relative: isRelative) : mirrored, let end = point(relative: isRelative)
      else {
        return false
      }
      func third(_ from: CGPoint) -> CGPoint {
        CGPoint(x: from.x + (pull.x - from.x) * 2 / 3, y: from.y + (pull.y - from.y) * 2 / 3)
      }
      elements.append(.curve(third(pen), third(end), to: end))
      (pen, next) = (end, ("Q", pull))
    case "A":
      guard let rx = numbers.number(), let ry = numbers.number(), let turn = numbers.number(),
        let isLarge = numbers.flag(), let isClockwise = numbers.flag(), let end = point(relative: isRelative)
      else { return false }
      addArc(Double(rx.magnitude), Double(ry.magnitude), turn * .pi / 180, isLarge, isClockwise, to: end)
      pen = end
    case "Z":
      elements.append(.close)
      pen = start
      // Numbers behind it belong to no command.
      isClosed = true
    default: return false
    }
    return true
  }

  private func mirroredControl(of kind: Character) -> CGPoint {
    guard let control, control.kind == kind else { return pen }
    return CGPoint(x: 2 * pen.x - control.point.x, y: 2 * pen.y - control.point.y)
  }

  /// Adds an arc of an ellipse as curves of a quarter at most, by the formulas of SVG's appendix.
  private mutating func addArc(
    _ rx: Double,
    _ ry: Double,
    _ turn: Double,
    _ isLarge: Bool,
    _ isClockwise: Bool,
    to end: CGPoint
  ) {
    guard rx > 0, ry > 0, end != pen else { return elements.append(.line(end)) }
    let (c, s) = (cos(turn), sin(turn))
    let (dx, dy) = (Double(pen.x - end.x) / 2, Double(pen.y - end.y) / 2)
    let (x, y) = (c * dx + s * dy, -s * dx + c * dy)
    let excess = max(1, (x * x / (rx * rx) + y * y / (ry * ry)).squareRoot())
    let (a, b) = (rx * excess, ry * excess)
    let below = a * a * y * y + b * b * x * x
    var root = below > 0 ? max(0, (a * a * b * b - below) / below).squareRoot() : 0
    if isLarge == isClockwise { root = -root }
    let (cx, cy) = (root * a * y / b, -root * b * x / a)
    let middle = (
      x: c * cx - s * cy + Double(pen.x + end.x) / 2, y: s * cx + c * cy + Double(pen.y + end.y) / 2
    )
    let begin = atan2((y - cy) / b, (x - cx) / a)
    var way = atan2((-y - cy) / b, (-x - cx) / a) - begin
    if isClockwise, way < 0 { way += 2 * .pi }
    if !isClockwise, way > 0 { way -= 2 * .pi }
    // The radii may be so small that their squares are nothing.
    guard way.isFinite, middle.x.isFinite, middle.y.isFinite else { return elements.append(.line(end)) }
    let count = max(1, Int((way.magnitude / (.pi / 2)).rounded(.up)))
    let step = way / Double(count)
    let k = 4 / 3 * tan(step / 4)
    func point(_ px: Double, _ py: Double) -> CGPoint {
      CGPoint(x: middle.x + c * a * px - s * b * py, y: middle.y + s * a * px + c * b * py)
    }
    for index in 0..<count {
      let (from, to) = (begin + step * Double(index), begin + step * Double(index + 1))
      elements.append(
        .curve(
          point(cos(from) - k * sin(from), sin(from) + k * cos(from)),
          point(cos(to) + k * sin(to), sin(to) - k * cos(to)),
          to: index == count - 1 ? end : point(cos(to), sin(to))
        )
      )
    }
  }
}
