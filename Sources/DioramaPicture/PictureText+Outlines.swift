import DioramaImage
package import DioramaUI

@MainActor
extension Picture {
  /// The picture as SVG with the outlines of letters, which looks alike in every viewer, and like the PNG.
  package var svgOfOutlines: String { SVGPage.text(of: self) { $0.outlines } }
}

@MainActor
extension PictureText {
  /// The outlines of the letters, as cubic curves.
  package var outlines: CGPath {
    var path: [CGPath.Element] = []
    var last = CGPoint.zero
    func cgPoint(_ point: ImagePoint) -> CGPoint { CGPoint(x: CGFloat(point.x), y: CGFloat(point.y)) }
    for element in GlyphRun(self).outlines().path.elements {
      switch element {
      case .move(let point):
        path.append(.move(cgPoint(point)))
        last = cgPoint(point)
      case .line(let point):
        path.append(.line(cgPoint(point)))
        last = cgPoint(point)
      case .quad(let control, let end):
        let (c, e) = (cgPoint(control), cgPoint(end))
        let first = CGPoint(x: last.x + (c.x - last.x) * 2 / 3, y: last.y + (c.y - last.y) * 2 / 3)
        let second = CGPoint(x: e.x + (c.x - e.x) * 2 / 3, y: e.y + (c.y - e.y) * 2 / 3)
        path.append(.curve(first, second, to: e))
        last = e
      case .curve(let first, let second, let end):
        path.append(.curve(cgPoint(first), cgPoint(second), to: cgPoint(end)))
        last = cgPoint(end)
      case .close: path.append(.close)
      }
    }
    return CGPath(elements: path)
  }
}
