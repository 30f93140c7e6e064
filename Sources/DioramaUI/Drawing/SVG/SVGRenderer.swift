import Foundation

/// Renders views as SVG pictures.
///
/// A picture has backgrounds, borders, shadows, clipping, opacity, transforms and everything that views draw. Images are
/// shown as frames with their names, without their pixels. Animations are ignored: the picture shows the final values.
@MainActor
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
    for view in views { view.layoutIfNeeded() }
    var page = SVGPage()
    if let view = views.first, views.count == 1 {
      page.open(canvas(view.bounds, in: page, isOutermost: true))
      add(view, to: &page)
    } else {
      let width = views.reduce(gap * CGFloat(max(views.count - 1, 0))) { $0 + $1.bounds.width }
      let height = views.map(\.bounds.height).max() ?? 0
      page.open(canvas(CGRect(x: 0, y: 0, width: width, height: height), in: page, isOutermost: true))
      var x: CGFloat = 0
      for view in views {
        page.open(canvas(view.bounds, in: page, x: x))
        add(view, to: &page)
        page.close()
        x += view.bounds.width + gap
      }
    }
    page.close()
    return page.result
  }

  /// Lays out a view and others, and returns the picture of the first with the others over it, each scaled into a rectangle of it.
  package func render(_ ground: UIView, with pictures: [(view: UIView, place: CGRect)]) -> String {
    for view in [ground] + pictures.map(\.view) { view.layoutIfNeeded() }
    var page = SVGPage()
    page.open(canvas(ground.bounds, in: page, isOutermost: true))
    add(ground, to: &page)
    for (view, place) in pictures {
      let box = [view.bounds.minX, view.bounds.minY, view.bounds.width, view.bounds.height].map(page.text)
      page.open(
        "svg x=\"\(page.text(place.minX))\" y=\"\(page.text(place.minY))\" width=\"\(page.text(place.width))\" "
          + "height=\"\(page.text(place.height))\" viewBox=\"\(box.joined(separator: " "))\""
      )
      add(view, to: &page)
      page.close()
    }
    page.close()
    return page.result
  }

  /// The element that shows nothing but a rectangle.
  private func canvas(_ rect: CGRect, in page: SVGPage, x: CGFloat? = nil, isOutermost: Bool = false) -> String {
    let box = [rect.minX, rect.minY, rect.width, rect.height].map(page.text).joined(separator: " ")
    let namespace = isOutermost ? " xmlns=\"http://www.w3.org/2000/svg\"" : ""
    let place = x.map { " x=\"\(page.text($0))\"" } ?? ""
    return "svg\(namespace)\(place) width=\"\(page.text(rect.width))\" height=\"\(page.text(rect.height))\" "
      + "viewBox=\"\(box)\""
  }

  private func add(_ view: UIView, to page: inout SVGPage) {
    if let backdrop { page.fill(CGPath(rect: view.bounds), backdrop) }
    draw(view.layer, into: &page)
  }

  private enum Step {
    case layer(CALayer, isTop: Bool)
    case border(CALayer)
    case end
  }

  /// Draws a layer and what it holds, without a stack frame a layer.
  private func draw(_ top: CALayer, into page: inout SVGPage) {
    let outer = UIRuntime.shared.traits.current
    defer { UIRuntime.shared.traits.current = outer }
    var steps: [Step] = [.layer(top, isTop: true)]
    while let step = steps.popLast() {
      switch step {
      case .end:
        page.close()
      case .border(let layer):
        useTraits(of: layer)
        drawBorder(of: layer, into: &page)
      case .layer(let layer, let isTop):
        guard !layer.isHidden, layer.alpha > 0 else { continue }
        useTraits(of: layer)
        let group = begin(layer, isTop: isTop, into: &page)
        drawBackground(of: layer, into: &page)
        if layer.masksToBounds { page.openClip(outline(of: layer, inset: 0)) }
        drawContent(of: layer, into: &page)
        if group { steps.append(.end) }
        steps.append(.border(layer))
        if layer.masksToBounds { steps.append(.end) }
        let ordered = layer.sublayerList.enumerated().sorted {
          ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }
        steps.append(contentsOf: ordered.reversed().map { .layer($0.element, isTop: false) })
      }
    }
  }

  /// Gives the colors of a layer what they are for its view.
  private func useTraits(of layer: CALayer) {
    if let view = layer.delegate as? UIView { UIRuntime.shared.traits.current = view.traitCollection }
  }

  /// Opens the group of a layer, if it needs one.
  private func begin(_ layer: CALayer, isTop: Bool, into page: inout SVGPage) -> Bool {
    var attributes: [String] = []
    let transform = isTop ? .identity : layer.transformToSuperlayer
    if !transform.isIdentity { attributes.append("transform=\"\(page.text(transform))\"") }
    let opacity = layer.alpha * ((layer.delegate as? UIView)?.dimming ?? 1)
    if opacity < 1 { attributes.append("opacity=\"\(page.text(opacity))\"") }
    if layer.shadowOpacity > 0, !layer.masksToBounds {
      let color = layer.shadowColor.map(UIColor.init(cgColor:)) ?? .black
      let faded = color.withAlphaComponent(color.components.rgba.alpha * CGFloat(layer.shadowOpacity))
      attributes.append(
        "style=\"filter:drop-shadow(\(page.text(layer.shadowOffset.width))px "
          + "\(page.text(layer.shadowOffset.height))px \(page.text(layer.shadowRadius))px \(page.css(faded)))\""
      )
    }
    guard !attributes.isEmpty else { return false }
    page.open("g " + attributes.joined(separator: " "))
    return true
  }

  private func outline(of layer: CALayer, inset: CGFloat) -> CGPath {
    let rect = layer.bounds.insetBy(dx: inset, dy: inset)
    let radius = max(0, layer.cornerRadius - inset)
    return radius > 0 ? CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius) : CGPath(rect: rect)
  }

  private func drawBackground(of layer: CALayer, into page: inout SVGPage) {
    guard let color = layer.background, color.components.rgba.alpha > 0, !layer.bounds.isEmpty else { return }
    page.fill(outline(of: layer, inset: 0), color)
  }

  private func drawBorder(of layer: CALayer, into page: inout SVGPage) {
    guard layer.borderWidth > 0, !layer.bounds.isEmpty else { return }
    let color = layer.borderColor.map(UIColor.init(cgColor:)) ?? .black
    page.stroke(outline(of: layer, inset: layer.borderWidth / 2), color, width: layer.borderWidth)
  }

  private func drawContent(of layer: CALayer, into page: inout SVGPage) {
    guard !layer.bounds.isEmpty || layer.drawsBeyondBounds else { return }
    let context = CGContext(size: layer.bounds.size)
    context.dirtyRect = layer.bounds
    UIGraphicsPushContext(context)
    layer.draw(in: context)
    layer.delegate?.draw(layer, in: context)
    UIGraphicsPopContext()
    for command in context.commands { page.add(command) }
  }
}
