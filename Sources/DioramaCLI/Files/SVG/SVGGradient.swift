import DioramaUI
import Foundation
import InterfaceBuilder

/// A gradient of SVG, drawn as bands of a color each.
struct SVGGradient {
  private let isRadial: Bool
  private let stops: [(offset: CGFloat, color: PictureColor)]
  /// From the square in which the gradient runs from x 0 to 1, or around zero up to a distance of 1, to its own coordinates.
  private let shape: CGAffineTransform
  private let isInBox: Bool
  private let transform: CGAffineTransform

  private static let bands = 24

  /// More colors than these are left out.
  private static let mostStops = 64

  /// Finds a gradient by its name; nil where there is none with colors.
  init?(_ name: String, _ elements: [DocumentTree.Element], _ identifiers: [String: Int]) {
    var attributes: [String: String] = [:]
    var stops: [(offset: CGFloat, color: PictureColor)] = []
    var kind = ""
    var next: String? = name
    // A gradient takes what it does not have from the one that it refers to.
    for _ in 0..<8 {
      guard let index = next.flatMap({ identifiers[$0] }) else { break }
      let element = elements[index]
      let own = Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first }
      if kind.isEmpty { kind = element.name }
      attributes.merge(own) { mine, _ in mine }
      if stops.isEmpty {
        stops = Array(element.children.lazy.compactMap { Self.stop(elements[$0]) }.prefix(Self.mostStops))
      }
      next = (own["href"] ?? own["xlink:href"]).map { String($0.dropFirst()) }
    }
    guard !stops.isEmpty, kind == "linearGradient" || kind == "radialGradient" else { return nil }
    self.stops = stops
    isRadial = kind == "radialGradient"
    isInBox = attributes["gradientUnits"] != "userSpaceOnUse"
    transform = SVGDrawing.transform(attributes["gradientTransform"] ?? "")
    func number(_ name: String, _ other: CGFloat) -> CGFloat {
      guard let text = attributes[name], let number = SVGNumbers.all(in: text).first else { return other }
      return CGFloat(text.hasSuffix("%") ? number / 100 : number)
    }
    if isRadial {
      let radius = number("r", 0.5)
      shape = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: number("cx", 0.5), ty: number("cy", 0.5))
    } else {
      let (x, y) = (number("x1", 0), number("y1", 0))
      let (dx, dy) = (number("x2", 1) - x, number("y2", 0) - y)
      shape = CGAffineTransform(a: dx, b: dy, c: -dy, d: dx, tx: x, ty: y)
    }
  }

  private static func stop(_ element: DocumentTree.Element) -> (offset: CGFloat, color: PictureColor)? {
    guard element.name == "stop" else { return nil }
    var properties = Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first }
    for part in (properties["style"] ?? "").split(separator: ";") {
      let words = part.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if words.count == 2 { properties[words[0]] = words[1] }
    }
    let offset = properties["offset"] ?? "0"
    let share = (SVGNumbers.all(in: offset).first ?? 0) / (offset.hasSuffix("%") ? 100 : 1)
    let color = properties["stop-color"].flatMap { SVGColor.color($0) } ?? SVGColor.black
    let opacity = properties["stop-opacity"].flatMap { SVGNumbers.all(in: $0).first } ?? 1
    return (CGFloat(min(max(share, 0), 1)), color.withAlpha(color.alpha * CGFloat(min(max(opacity, 0), 1))))
  }

  /// The color halfway.
  var middle: PictureColor { color(at: 0.5) }

  private func color(at offset: CGFloat) -> PictureColor {
    guard let upper = stops.firstIndex(where: { $0.offset >= offset }) else { return stops[stops.count - 1].color }
    guard upper > 0 else { return stops[0].color }
    let (a, b) = (stops[upper - 1], stops[upper])
    let share = b.offset > a.offset ? (offset - a.offset) / (b.offset - a.offset) : 1
    func mix(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * share }
    return PictureColor(
      red: mix(a.color.red, b.color.red),
      green: mix(a.color.green, b.color.green),
      blue: mix(a.color.blue, b.color.blue),
      alpha: mix(a.color.alpha, b.color.alpha)
    )
  }

  /// The steps that fill a path.
  func steps(filling path: CGPath, _ rule: CGPathFillRule, opacity: CGFloat) -> [PictureStep] {
    let box = Self.box(of: path)
    guard box.width > 0 || box.height > 0 else { return [] }
    let frame = CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
    let place = shape.concatenating(transform).concatenating(isInBox ? frame : .identity)
    guard place.a * place.d - place.b * place.c != 0 else { return [.fill(path, color(at: 1), rule)] }
    var steps: [PictureStep] = [.beginClip(path, .identity, rule), .beginGroup(place, opacity: opacity, nil)]
    let isOpaque = stops.allSatisfy { $0.color.alpha >= 1 }
    let far: CGFloat = 100
    let count = Self.bands * max(1, stops.count - 1)
    for band in 0...count {
      // From the end of a radial gradient to its middle, so that each band lies on the one before it.
      let index = isRadial ? count - band : band
      let (begin, end) = (CGFloat(index) / CGFloat(count), CGFloat(index + 1) / CGFloat(count))
      let color = color(at: index == 0 ? 0 : index == count ? 1 : (begin + end) / 2)
      if isRadial {
        let outer = index == count ? far : end
        var path = CGPath(ellipseIn: CGRect(x: -outer, y: -outer, width: 2 * outer, height: 2 * outer)).elements
        if !isOpaque, index > 0 {
          path += CGPath(ellipseIn: CGRect(x: -begin, y: -begin, width: 2 * begin, height: 2 * begin)).elements
        }
        steps.append(.fill(CGPath(elements: path), color, .evenOdd))
      } else {
        let start = index == 0 ? -far : begin
        let stop = isOpaque || index == count ? far : end
        steps.append(.fill(CGPath(rect: CGRect(x: start, y: -far, width: stop - start, height: 2 * far)), color))
      }
    }
    return steps + [.end, .end]
  }

  private static func box(of path: CGPath) -> CGRect {
    var box = CGRect.null
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point), .curve(_, _, to: let point):
        box = box.union(CGRect(origin: point, size: .zero))
      case .close: break
      }
    }
    return box
  }
}
