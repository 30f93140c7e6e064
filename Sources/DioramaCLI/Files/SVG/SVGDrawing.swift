import DioramaUI
import Foundation
import InterfaceBuilder

/// A drawing in SVG, as the icons of asset catalogs are: shapes, groups, gradients and clips; no text, no masks, no filters.
struct SVGDrawing {
  private let elements: [DocumentTree.Element]
  private let identifiers: [String: Int]
  private let rules: [String: [String: String]]
  private let viewBox: CGRect
  private var steps: [PictureStep] = []
  /// The color in place of all others, for a stencil; nil for the drawing's own.
  private var tint: PictureColor?

  /// How many elements were visited, those that are used several times as often as that.
  private var visits = 0

  /// More steps than these are left out, and so is what more visits would draw: a drawing may use its parts without end.
  private static let limit = 20_000
  private static let mostVisits = 100_000

  /// Reads a drawing; nil for another file, and for one without a size.
  init?(_ bytes: [UInt8]) {
    guard bytes.prefix(4096).contains(UInt8(ascii: "<")), let elements = XMLElements.read(bytes),
      let root = elements.first, root.name == "svg" || root.name.hasSuffix(":svg")
    else { return nil }
    self.elements = elements
    var identifiers: [String: Int] = [:]
    var rules: [String: [String: String]] = [:]
    for (index, element) in elements.enumerated() {
      if let id = Self.attributes(element)["id"], identifiers[id] == nil { identifiers[id] = index }
      if element.name == "style" { Self.addRules(element.text, to: &rules) }
    }
    (self.identifiers, self.rules) = (identifiers, rules)
    let attributes = Self.attributes(root)
    let box = SVGNumbers.all(in: attributes["viewBox"] ?? "")
    let sides = ["width", "height"].map { attributes[$0].flatMap { SVGNumbers.all(in: $0).first } ?? 0 }
    viewBox =
      box.count == 4
      ? CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
      : CGRect(x: 0, y: 0, width: sides[0], height: sides[1])
    guard viewBox.width > 0, viewBox.height > 0 else { return nil }
  }

  /// The steps that draw it into a rectangle.
  func steps(in rect: CGRect, tint: PictureColor?) -> [PictureStep] {
    var drawing = self
    drawing.tint = tint
    let scale = (x: rect.width / viewBox.width, y: rect.height / viewBox.height)
    let transform = CGAffineTransform(
      a: scale.x,
      b: 0,
      c: 0,
      d: scale.y,
      tx: rect.minX - viewBox.minX * scale.x,
      ty: rect.minY - viewBox.minY * scale.y
    )
    drawing.steps = [.beginGroup(transform, opacity: 1, nil), .beginClip(CGPath(rect: viewBox), .identity)]
    drawing.add(0, SVGStyle(), depth: 0)
    return drawing.steps + [.end, .end]
  }

  // MARK: - Elements

  private static func attributes(_ element: DocumentTree.Element) -> [String: String] {
    Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first }
  }

  /// The attributes of an element with those of its classes and its style, the style first.
  private func properties(_ element: DocumentTree.Element) -> [String: String] {
    var properties = Self.attributes(element)
    for name in (properties["class"] ?? "").split(whereSeparator: \.isWhitespace) {
      properties.merge(rules["." + name] ?? [:]) { $1 }
    }
    properties.merge(Self.declarations(properties["style"] ?? "")) { $1 }
    return properties
  }

  private static func declarations(_ text: String) -> [String: String] {
    var found: [String: String] = [:]
    for part in text.split(separator: ";") {
      guard let colon = part.firstIndex(of: ":") else { continue }
      let name = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines)
      found[name] = part[part.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return found
  }

  private static func addRules(_ text: String, to rules: inout [String: [String: String]]) {
    for rule in text.split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      for selector in parts[0].split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        rules[name, default: [:]].merge(declarations(String(parts[1]))) { $1 }
      }
    }
  }

  private mutating func add(_ index: Int, _ outer: SVGStyle, depth: Int) {
    visits += 1
    guard depth < 120, steps.count < Self.limit, visits < Self.mostVisits else { return }
    let element = elements[index]
    let properties = properties(element)
    guard properties["display"] != "none" else { return }
    var style = outer
    style.take(properties)
    let depthBefore = openGroups(properties)
    switch element.name {
    case "svg", "g", "a", "symbol", "switch":
      // A symbol is drawn where it is used only.
      if element.name != "symbol" || depth > 0 {
        for child in element.children where elements[child].name != "symbol" && visits < Self.mostVisits {
          add(child, style, depth: depth + 1)
        }
      }
    case "use":
      let target = (properties["href"] ?? properties["xlink:href"] ?? "").dropFirst()
      if let used = identifiers[String(target)], used != index {
        let x = SVGNumbers.all(in: properties["x"] ?? "").first ?? 0
        let y = SVGNumbers.all(in: properties["y"] ?? "").first ?? 0
        steps.append(.beginGroup(CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y)), opacity: 1, nil))
        add(used, style, depth: depth + 10)
        steps.append(.end)
      }
    default:
      if !style.isHidden, let path = SVGShape.path(element.name, properties) { paint(CGPath(elements: path), style) }
    }
    steps += Array(repeating: .end, count: depthBefore)
  }

  /// Opens the groups of an element's transform, opacity and clip; their number.
  private mutating func openGroups(_ properties: [String: String]) -> Int {
    var count = 0
    let transform = Self.transform(properties["transform"] ?? "")
    let opacity = min(max(CGFloat(SVGNumbers.all(in: properties["opacity"] ?? "").first ?? 1), 0), 1)
    if transform != .identity || opacity < 1 {
      steps.append(.beginGroup(transform, opacity: opacity, nil))
      count += 1
    }
    if let clip = properties["clip-path"], let hash = clip.firstIndex(of: "#"),
      let end = clip[hash...].firstIndex(of: ")"),
      let target = identifiers[String(clip[clip.index(after: hash)..<end])]
    {
      var path: [CGPath.Element] = []
      for child in elements[target].children {
        visits += 1
        guard visits < Self.mostVisits else { break }
        path += SVGShape.path(elements[child].name, self.properties(elements[child])) ?? []
      }
      let own = Self.transform(Self.attributes(elements[target])["transform"] ?? "")
      steps.append(.beginClip(CGPath(elements: path), own))
      count += 1
    }
    return count
  }

  // MARK: - Paint

  private mutating func paint(_ path: CGPath, _ style: SVGStyle) {
    guard !path.elements.isEmpty else { return }
    func shown(_ color: PictureColor, _ opacity: CGFloat) -> PictureColor {
      (tint.map { $0.withAlpha($0.alpha * color.alpha) } ?? color).withAlpha((tint?.alpha ?? 1) * color.alpha * opacity)
    }
    switch style.fill {
    case .none: break
    case .color(let color): steps.append(.fill(path, shown(color, style.fillOpacity), style.rule))
    case .gradient(let name):
      if tint == nil, let gradient = SVGGradient(name, elements, identifiers) {
        steps += gradient.steps(filling: path, style.rule, opacity: style.fillOpacity)
      } else if let tint {
        steps.append(.fill(path, tint, style.rule))
      }
    }
    guard style.line.width > 0 else { return }
    switch style.stroke {
    case .none: break
    case .color(let color): steps.append(.stroke(path, shown(color, style.strokeOpacity), style.line))
    case .gradient(let name):
      let color = tint ?? SVGGradient(name, elements, identifiers)?.middle
      if let color { steps.append(.stroke(path, color.withAlpha(color.alpha * style.strokeOpacity), style.line)) }
    }
  }

  // MARK: - Transforms

  /// The transform that a list of functions makes.
  static func transform(_ text: String) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    for part in text.split(separator: ")") {
      guard let open = part.firstIndex(of: "(") else { continue }
      let name = part[..<open].trimmingCharacters(in: CharacterSet(charactersIn: " ,\n\t"))
      let values = SVGNumbers.all(in: String(part[open...])).map { CGFloat($0) }
      guard let first = values.first else { continue }
      let second = values.count > 1 ? values[1] : nil
      let next: CGAffineTransform
      switch name {
      case "translate": next = CGAffineTransform(translationX: first, y: second ?? 0)
      case "scale": next = CGAffineTransform(scaleX: first, y: second ?? first)
      case "rotate":
        let turn = CGAffineTransform(rotationAngle: first * .pi / 180)
        next =
          values.count == 3
          ? CGAffineTransform(translationX: -values[1], y: -values[2]).concatenating(turn)
            .concatenating(CGAffineTransform(translationX: values[1], y: values[2])) : turn
      case "matrix" where values.count == 6:
        next = CGAffineTransform(
          a: values[0],
          b: values[1],
          c: values[2],
          d: values[3],
          tx: values[4],
          ty: values[5]
        )
      case "skewX": next = CGAffineTransform(a: 1, b: 0, c: tan(first * .pi / 180), d: 1, tx: 0, ty: 0)
      case "skewY": next = CGAffineTransform(a: 1, b: tan(first * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
      default: continue
      }
      result = next.concatenating(result)
    }
    return result
  }
}
