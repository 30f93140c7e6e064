import Foundation
import NibLoader

/// An SVG picture while it is written.
@MainActor
struct SVGPage {
  private(set) var result = ""
  private var elements: [String] = []
  private var clipCount = 0

  private static let family = "Liberation Sans, Helvetica, Arial, sans-serif"

  init() {}

  // MARK: - Elements

  mutating func open(_ tag: String) {
    line("<\(tag)>")
    elements.append(String(tag.prefix { $0 != " " }))
  }

  mutating func close() {
    guard let name = elements.popLast() else { return }
    line("</\(name)>")
  }

  /// Opens a group that shows nothing outside of a path.
  mutating func openClip(_ path: CGPath, _ transform: CGAffineTransform = .identity) {
    clipCount += 1
    let place = transform.isIdentity ? "" : " transform=\"\(text(transform))\""
    line("<clipPath id=\"clip\(clipCount)\"><path d=\"\(text(path))\"\(place)/></clipPath>")
    open("g clip-path=\"url(#clip\(clipCount))\"")
  }

  mutating func fill(_ path: CGPath, _ color: UIColor) {
    line("<path d=\"\(text(path))\"\(paint("fill", color))/>")
  }

  mutating func stroke(_ path: CGPath, _ color: UIColor, width: CGFloat) {
    line("<path d=\"\(text(path))\" fill=\"none\"\(paint("stroke", color)) stroke-width=\"\(text(width))\"/>")
  }

  /// Adds something that was drawn.
  mutating func add(_ command: DrawingCommand) {
    for clip in command.clips { openClip(clip.path, clip.transform) }
    var attributes = command.transform.isIdentity ? "" : " transform=\"\(text(command.transform))\""
    if command.alpha < 1 { attributes += " opacity=\"\(text(command.alpha))\"" }
    if !attributes.isEmpty { open("g" + attributes) }
    switch command.kind {
    case .fill(let path): fill(path, command.color)
    case .stroke(let path, let width): stroke(path, command.color, width: width)
    case .text(let string, let font, let point):
      add(string, font, at: point, command.color, isRightToLeft: command.isRightToLeft)
    case .image(let image, let rect): add(image, rect, command.color)
    case .clear: break
    }
    if !attributes.isEmpty { close() }
    for _ in command.clips { close() }
  }

  /// Adds text whose left edge is at a point, whatever its direction.
  private mutating func add(
    _ string: String,
    _ font: UIFont,
    at point: CGPoint,
    _ color: UIColor,
    isRightToLeft: Bool = false
  ) {
    guard !string.isEmpty else { return }
    let measuring = UIRuntime.shared.textMeasuring
    let weight = font.face.looksBold ? " font-weight=\"bold\"" : ""
    let slope = font.face.looksItalic ? " font-style=\"italic\"" : ""
    let width = measuring.width(of: string, in: font)
    let length = width > 0 ? " textLength=\"\(text(width))\"" : ""
    // Text that runs to the left begins at its right edge.
    let start = isRightToLeft ? point.x + width : point.x
    let direction = isRightToLeft ? " direction=\"rtl\" unicode-bidi=\"embed\"" : ""
    line(
      "<text x=\"\(text(start))\" y=\"\(text(point.y + measuring.metrics(of: font).ascender))\" "
        + "font-family=\"\(Self.family)\" font-size=\"\(text(font.pointSize))\"\(weight)\(slope)"
        + "\(paint("fill", color))\(length)\(direction) xml:space=\"preserve\">\(escaped(string))</text>"
    )
  }

  /// A frame with the name of the image, as far as it fits; a question mark where nothing of it does.
  private mutating func add(_ image: UIImage, _ rect: CGRect, _ color: UIColor) {
    guard rect.width > 1, rect.height > 1 else { return }
    let radius = min(rect.width, rect.height) / 8
    let frame = CGPath(roundedRect: rect.insetBy(dx: 0.5, dy: 0.5), cornerWidth: radius, cornerHeight: radius)
    fill(frame, color.withAlphaComponent(0.12))
    stroke(frame, color.withAlphaComponent(0.6), width: 1)
    let font = UIFont.systemFont(ofSize: min(11, rect.height / 2))
    let measuring = UIRuntime.shared.textMeasuring
    let name = image.resourceName ?? ""
    guard font.pointSize >= 4, !name.isEmpty else { return }
    let sign = image.isSymbolImage || rect.width < 8 ? nil : "?"
    guard let label = Self.label(name, font, width: rect.width - 4) ?? sign else { return }
    let width = measuring.width(of: label, in: font)
    add(label, font, at: CGPoint(x: rect.midX - width / 2, y: rect.midY - font.lineHeight / 2), color)
  }

  /// A name, or the beginning of it that a width takes with an ellipsis; nil where not even three letters fit.
  private static func label(_ name: String, _ font: UIFont, width: CGFloat) -> String? {
    let measuring = UIRuntime.shared.textMeasuring
    guard !name.isEmpty else { return nil }
    if measuring.width(of: name, in: font) <= width { return name }
    var cut = name.prefix(100)
    while cut.count > 3 {
      cut = cut.dropLast()
      if measuring.width(of: cut + "\u{2026}", in: font) <= width { return cut + "\u{2026}" }
    }
    return nil
  }

  private mutating func line(_ text: String) {
    result += String(repeating: "  ", count: min(elements.count, 20)) + text + "\n"
  }

  // MARK: - Values

  private func paint(_ name: String, _ color: UIColor) -> String {
    let rgba = color.components.rgba
    let opacity = rgba.alpha < 1 ? " \(name)-opacity=\"\(text(rgba.alpha))\"" : ""
    return " \(name)=\"\(hex(color))\"\(opacity)"
  }

  func css(_ color: UIColor) -> String {
    let rgba = color.components.rgba
    let parts = [rgba.red, rgba.green, rgba.blue].map { String(byte($0)) }
    return "rgba(\(parts.joined(separator: ",")),\(text(rgba.alpha)))"
  }

  private func hex(_ color: UIColor) -> String {
    let rgba = color.components.rgba
    return [rgba.red, rgba.green, rgba.blue].reduce("#") { text, part in
      let digits = String(byte(part), radix: 16)
      return text + (digits.count < 2 ? "0" + digits : digits)
    }
  }

  /// A component as 0 to 255; 0 for what is not a number.
  private func byte(_ part: CGFloat) -> Int { Int(clamping: (Double(min(max(part, 0), 1)) * 255).rounded()) }

  /// A number with at most three decimals.
  func text(_ number: CGFloat) -> String {
    guard number.isFinite else { return "0" }
    let rounded = (Double(number) * 1000).rounded() / 1000
    guard rounded.isFinite else { return String(Double(number)) }
    guard rounded != rounded.rounded() || abs(rounded) > 1e15 else { return String(Int(rounded)) }
    return String(rounded)
  }

  func text(_ transform: CGAffineTransform) -> String {
    let isMove = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(text)
    return isMove ? "translate(\(values[4]) \(values[5]))" : "matrix(\(values.joined(separator: " ")))"
  }

  private func text(_ path: CGPath) -> String {
    func p(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }
    return path.elements.map { element in
      switch element {
      case .move(let point): "M\(p(point))"
      case .line(let point): "L\(p(point))"
      case .curve(let first, let second, let end): "C\(p(first)) \(p(second)) \(p(end))"
      case .close: "Z"
      }
    }.joined()
  }

  /// Text as XML takes it; what XML has no way to write becomes the mark for a lost letter.
  private func escaped(_ string: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x26: result.append(contentsOf: "&amp;".unicodeScalars)
      case 0x3C: result.append(contentsOf: "&lt;".unicodeScalars)
      case 0x3E: result.append(contentsOf: "&gt;".unicodeScalars)
      case 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20, 0xFFFE, 0xFFFF: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
