import Foundation

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
    case .text(let string, let font, let point): add(string, font, at: point, command.color)
    case .image(let image, let rect): add(image, rect, command.color)
    case .clear: break
    }
    if !attributes.isEmpty { close() }
    for _ in command.clips { close() }
  }

  private mutating func add(_ string: String, _ font: UIFont, at point: CGPoint, _ color: UIColor) {
    guard !string.isEmpty else { return }
    let measuring = UIRuntime.shared.textMeasuring
    let weight = font.face.isBold ? " font-weight=\"bold\"" : ""
    let slope = font.face.isItalic ? " font-style=\"italic\"" : ""
    line(
      "<text x=\"\(text(point.x))\" y=\"\(text(point.y + measuring.metrics(of: font).ascender))\" "
        + "font-family=\"\(Self.family)\" font-size=\"\(text(font.pointSize))\"\(weight)\(slope)"
        + "\(paint("fill", color)) textLength=\"\(text(measuring.width(of: string, in: font)))\" "
        + "xml:space=\"preserve\">\(escaped(string))</text>"
    )
  }

  /// A frame with the name of the image.
  private mutating func add(_ image: UIImage, _ rect: CGRect, _ color: UIColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    let frame = CGPath(
      roundedRect: rect.insetBy(dx: 0.5, dy: 0.5),
      cornerWidth: min(rect.width, rect.height) / 8,
      cornerHeight: min(rect.width, rect.height) / 8
    )
    fill(frame, color.withAlphaComponent(0.12))
    stroke(frame, color.withAlphaComponent(0.6), width: 1)
    let name = image.resourceName ?? ""
    let font = UIFont.systemFont(ofSize: min(11, rect.height / 2))
    let width = UIRuntime.shared.textMeasuring.width(of: name, in: font)
    guard width > 0, width <= rect.width - 2 else { return }
    add(name, font, at: CGPoint(x: rect.midX - width / 2, y: rect.midY - font.lineHeight / 2), color)
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
    let parts = [rgba.red, rgba.green, rgba.blue].map { String(Int((min(max($0, 0), 1) * 255).rounded())) }
    return "rgba(\(parts.joined(separator: ",")),\(text(rgba.alpha)))"
  }

  private func hex(_ color: UIColor) -> String {
    let rgba = color.components.rgba
    return [rgba.red, rgba.green, rgba.blue].reduce("#") { text, part in
      let byte = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
      return text + (byte.count < 2 ? "0" + byte : byte)
    }
  }

  /// A number with at most three decimals.
  func text(_ number: CGFloat) -> String {
    guard number.isFinite else { return "0" }
    let rounded = (Double(number) * 1000).rounded() / 1000
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

  private func escaped(_ string: String) -> String {
    string.reduce(into: "") { result, letter in
      switch letter {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(letter)
      }
    }
  }
}
