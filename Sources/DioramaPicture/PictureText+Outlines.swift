import DioramaImage
package import DioramaUI

extension PictureText {
  /// The outlines of the letters, as cubic curves.
  package var outlines: CGPath {
    var path = CGPath()
    var last = CGPoint.zero
    func place(_ point: ImagePoint) -> CGPoint { CGPoint(x: CGFloat(point.x), y: CGFloat(point.y)) }
    for element in GlyphRun(self).outlines().path.elements {
      switch element {
      case .move(let point):
        path.elements.append(.move(place(point)))
        last = place(point)
      case .line(let point):
        path.elements.append(.line(place(point)))
        last = place(point)
      case .quad(let control, let end):
        let (c, e) = (place(control), place(end))
        let first = CGPoint(x: last.x + (c.x - last.x) * 2 / 3, y: last.y + (c.y - last.y) * 2 / 3)
        let second = CGPoint(x: e.x + (c.x - e.x) * 2 / 3, y: e.y + (c.y - e.y) * 2 / 3)
        path.elements.append(.curve(first, second, to: e))
        last = e
      case .curve(let first, let second, let end):
        path.elements.append(.curve(place(first), place(second), to: place(end)))
        last = place(end)
      case .close: path.elements.append(.close)
      }
    }
    return path
  }
}
