import Backports
import DioramaImage
import Foundation

/// Renders views as SVG pictures.
///
/// A picture has backgrounds, borders, shadows, clipping, opacity, transforms and everything that views draw. PNG files of
/// images are part of it; other images are shown as frames with their names. Animations are ignored: the picture shows the
/// final values.
@preconcurrency @MainActor
public struct SVGRenderer {
  /// The color behind the views; nil for a transparent background.
  public var backdrop: UIColor?

  /// The space between views that are side by side, in points.
  public var gap: CGFloat = 20

  /// Creates the renderer.
  public init(backdrop: UIColor? = nil) {
    self.backdrop = backdrop
  }

  /// Lays out a view and returns its picture, with the size of its bounds.
  public func render(_ view: UIView) -> String { render([view]) }

  /// Lays out views and returns a picture of them side by side from the left, each with the size of its bounds.
  ///
  /// Without views, the picture is empty.
  public func render(_ views: [UIView]) -> String {
    let walker = PictureWalker(backdrop: backdrop)
    return SVGPage.text(
      of: Picture(views.map { Picture.Part(bounds: $0.bounds, steps: walker.steps(of: $0)) }, gap: gap)
    )
  }
}

/// An SVG picture while it is written.
package struct SVGPage {
  private var result = ""
  private var elements: [String] = []
  private var clipCount = 0
  private var maskCount = 0
  private var filterCount = 0
  private let outlines: ((PictureText) -> CGPath)?

  /// The size of the largest file of an image that becomes part of a picture, in bytes.
  private static let imageLimit = 4 << 20

  /// The text of a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - outlines: The outlines of the letters of a text, in the picture's coordinates; nil for text that the viewer sets.
  package static func text(of picture: Picture, outlines: ((PictureText) -> CGPath)? = nil) -> String {
    var page = SVGPage(outlines)
    if picture.parts.count == 1, let part = picture.parts.first, part.bounds.size == picture.size {
      page.open(page.canvas(part.bounds, isOutermost: true))
      for step in part.steps { page.add(step) }
    } else {
      page.open(page.canvas(CGRect(origin: .zero, size: picture.size), isOutermost: true))
      for part in picture.parts {
        page.open(page.canvas(part.bounds, at: part.origin))
        for step in part.steps { page.add(step) }
        page.close()
      }
    }
    page.close()
    return page.result
  }

  private init(_ outlines: ((PictureText) -> CGPath)?) {
    self.outlines = outlines
  }

  // MARK: - Elements

  /// The element that shows nothing but a rectangle.
  private func canvas(_ rect: CGRect, at origin: CGPoint? = nil, isOutermost: Bool = false) -> String {
    let box = [rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: " ")
    let namespace = isOutermost ? " xmlns=\"http://www.w3.org/2000/svg\"" : ""
    var position = ""
    if let origin { position = " x=\"\(text(origin.x))\"" + (origin.y == 0 ? "" : " y=\"\(text(origin.y))\"") }
    return "svg\(namespace)\(position) width=\"\(text(rect.width))\" height=\"\(text(rect.height))\" viewBox=\"\(box)\""
  }

  private mutating func open(_ tag: String) {
    line("<\(tag)>")
    elements.append(String(tag.prefix { $0 != " " }))
  }

  private mutating func close() {
    guard let name = elements.popLast() else { return }
    line("</\(name)>")
  }

  private mutating func add(_ step: PictureStep) {
    switch step {
    case .beginObject(let name): open("g data-o=\"\(attribute(name))\"")
    case .beginGroup(let transform, let opacity, let shadow): openGroup(transform, opacity, shadow)
    case .beginClip(let path, let transform, let rule):
      clipCount += 1
      let mapping = transform.isIdentity ? "" : " transform=\"\(text(transform))\""
      let inside = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
      line("<clipPath id=\"clip\(clipCount)\"><path d=\"\(text(path))\"\(inside)\(mapping)/></clipPath>")
      open("g clip-path=\"url(#clip\(clipCount))\"")
    case .beginMask(let steps):
      maskCount += 1
      let id = "mask\(maskCount)"
      open("mask id=\"\(id)\" style=\"mask-type:alpha\"")
      for step in steps { add(step) }
      close()
      open("g mask=\"url(#\(id))\"")
    case .beginCut(let steps, let rect):
      maskCount += 1
      let id = "mask\(maskCount)"
      let area = zip(["x", "y", "width", "height"], [rect.minX, rect.minY, rect.width, rect.height])
        .map { "\($0)=\"\(text($1))\"" }.joined(separator: " ")
      open("mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" \(area)")
      line("<rect \(area) fill=\"#ffffff\"/>")
      for step in steps { add(step) }
      close()
      open("g mask=\"url(#\(id))\"")
    case .end: close()
    case .fill(let path, let color, let rule):
      let inside = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
      line("<path d=\"\(text(path))\"\(paint("fill", color))\(inside)/>")
    case .stroke(let path, let color, let style):
      line("<path d=\"\(text(path))\" fill=\"none\"\(paint("stroke", color))\(attributes(of: style, along: path))/>")
    case .shadow(let path, let shadow):
      let shift = "translate(\(text(shadow.offset.width)) \(text(shadow.offset.height)))"
      line(
        "<path d=\"\(text(path))\" transform=\"\(shift)\"\(paint("fill", shadow.color)) "
          + "style=\"filter:blur(\(text(shadow.radius))px)\"/>"
      )
    case .text(let text): add(text)
    case .image(let image, let instead):
      // Names of files in a picture would lead nowhere, so that the file itself is in it.
      if ImageFile.kind(of: image.data) != nil, image.data.count <= Self.imageLimit {
        add(image)
      } else {
        for step in instead { add(step) }
      }
    // Viewers do not blur what is behind an element of a picture.
    case .backdrop(let path, let backdrop): line("<path d=\"\(text(path))\"\(paint("fill", backdrop.color))/>")
    // A viewer would make a hole in what is behind the view, too.
    case .clear: break
    }
  }

  /// What is said of a line beside its color; what SVG takes for granted is left out.
  private func attributes(of style: LineStyle, along path: CGPath) -> String {
    var result = " stroke-width=\"\(text(style.width))\""
    switch style.cap {
    case .round: result += " stroke-linecap=\"round\""
    case .square: result += " stroke-linecap=\"square\""
    default: break
    }
    switch style.join {
    case .round: result += " stroke-linejoin=\"round\""
    case .bevel: result += " stroke-linejoin=\"bevel\""
    default:
      // Only sharp corners show the limit, which is 4 in SVG.
      let lower = min(style.miterLimit, 4)
      if style.miterLimit != 4, path.hasCorner(sharperThan: lower) {
        result += " stroke-miterlimit=\"\(text(max(style.miterLimit, 1)))\""
      }
    }
    if style.dashes.contains(where: { $0 > 0 }) {
      result += " stroke-dasharray=\"\(style.dashes.map(text).joined(separator: " "))\""
      if style.dashPhase != 0 { result += " stroke-dashoffset=\"\(text(style.dashPhase))\"" }
    }
    return result
  }

  private mutating func openGroup(_ transform: CGAffineTransform, _ opacity: CGFloat, _ shadow: PictureShadow?) {
    var attributes: [String] = []
    if !transform.isIdentity { attributes.append("transform=\"\(text(transform))\"") }
    if opacity < 1 { attributes.append("opacity=\"\(text(opacity))\"") }
    if let shadow {
      attributes.append(
        "style=\"filter:drop-shadow(\(text(shadow.offset.width))px \(text(shadow.offset.height))px "
          + "\(text(shadow.radius))px \(css(shadow.color)))\""
      )
    }
    open((["g"] + attributes).joined(separator: " "))
  }

  private mutating func add(_ image: PictureImage) {
    var attributes = [
      "x=\"\(text(image.rect.minX))\"", "y=\"\(text(image.rect.minY))\"", "width=\"\(text(image.rect.width))\"",
      "height=\"\(text(image.rect.height))\"", "preserveAspectRatio=\"none\"",
    ]
    if let tint = image.tint {
      filterCount += 1
      let id = "tint\(filterCount)"
      line(
        "<filter id=\"\(id)\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"><feFlood\(paint("flood", tint, "flood-color"))/>"
          + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>"
      )
      attributes.append("filter=\"url(#\(id))\"")
    }
    attributes.append(
      "href=\"data:\(ImageFile.kind(of: image.data) ?? "image/png");base64,\(image.data.base64EncodedString())\""
    )
    line("<image \(attributes.joined(separator: " "))/>")
  }

  private mutating func add(_ run: PictureText) {
    guard !run.string.isEmpty else { return }
    if let outlines {
      let path = outlines(run)
      if !path.isEmpty { line("<path d=\"\(text(path))\"\(paint("fill", run.color))/>") }
      return
    }
    let weight = run.style.weight == 400 ? "" : " font-weight=\"\(text(CGFloat(run.style.weight.rounded())))\""
    let slope = run.style.isItalic ? " font-style=\"italic\"" : ""
    // A viewer that makes letters fill a length would pull apart those that join.
    let isPlain = run.width > 0 && !run.string.unicodeScalars.contains(where: SVGFont.joins)
    let length = isPlain ? " textLength=\"\(text(run.width))\"" : ""
    // Text that runs to the left begins at its right edge.
    let start = run.isRightToLeft ? run.origin.x + run.width : run.origin.x
    let direction = run.isRightToLeft ? " direction=\"rtl\" unicode-bidi=\"embed\"" : ""
    line(
      "<text x=\"\(text(start))\" y=\"\(text(run.origin.y))\" font-family=\"\(attribute(SVGFont.families(of: run)))\" "
        + "font-size=\"\(text(run.size))\"\(weight)\(slope)\(paint("fill", run.color))\(length)\(direction) "
        + "xml:space=\"preserve\">\(escaped(run.string))</text>"
    )
  }

  private mutating func line(_ text: String) {
    result += String(repeating: "  ", count: min(elements.count, 20)) + text + "\n"
  }

  // MARK: - Values

  private func paint(_ name: String, _ color: PictureColor, _ attribute: String? = nil) -> String {
    let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(text(color.alpha))\"" : ""
    return " \(attribute ?? name)=\"\(hex(color))\"\(opacity)"
  }

  private func css(_ color: PictureColor) -> String {
    let parts = [color.red, color.green, color.blue].map { String(byte($0)) }
    return "rgba(\(parts.joined(separator: ",")),\(text(color.alpha)))"
  }

  private func hex(_ color: PictureColor) -> String {
    [color.red, color.green, color.blue].reduce("#") { text, part in
      let digits = String(byte(part), radix: 16)
      return text + (digits.count < 2 ? "0" + digits : digits)
    }
  }

  /// A component as 0 to 255; 0 for what is not a number.
  private func byte(_ part: CGFloat) -> Int { Int(clamping: (Double(min(max(part, 0), 1)) * 255).rounded()) }

  /// A number with at most three decimals.
  private func text(_ number: CGFloat) -> String {
    guard number.isFinite else { return "0" }
    let rounded = (Double(number) * 1000).rounded() / 1000
    guard rounded.isFinite else { return String(Double(number)) }
    guard rounded != rounded.rounded() || abs(rounded) > 1e15 else { return String(Int(rounded)) }
    return String(rounded)
  }

  private func text(_ transform: CGAffineTransform) -> String {
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

  /// Text as a value between quotation marks.
  private func attribute(_ string: String) -> String { escaped(string).replacing("\"", with: "&quot;") }

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
