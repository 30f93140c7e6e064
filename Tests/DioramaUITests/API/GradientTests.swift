import DioramaUI
import Foundation
import Testing

/// Layers with gradients.
@MainActor
@Suite struct GradientTests {
  private func bands(_ layer: CAGradientLayer) -> [(color: UIColor, area: CGRect)] {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 64)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 64))
    view.layer.addSublayer(layer)
    let window = shownWindow(CGSize(width: 100, height: 64))
    window.addSubview(view)
    CATransaction.flush()
    let commands = layer.contents as? [DrawingCommand] ?? []
    return commands.compactMap { command -> (color: UIColor, area: CGRect)? in
      guard case .fill(let path, _) = command.kind else { return nil }
      return (command.color, area(of: path))
    }
  }

  /// The rectangle around the corners of a path.
  private func area(of path: CGPath) -> CGRect {
    let points = path.elements.compactMap { element -> CGPoint? in
      switch element {
      case .move(let point), .line(let point): point
      case .curve, .close: nil
      }
    }
    return points.dropFirst().reduce(CGRect(origin: points.first ?? .zero, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  @Test("GR1: a gradient goes from its first color to its last, from the upper edge to the lower one") func gr1() {
    let layer = CAGradientLayer()
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
    layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    let bands = bands(layer)
    #expect(bands.count == 33)
    var last: CGFloat = -1
    for band in bands.dropFirst() {
      var white: CGFloat = 0
      band.color.getRed(&white, green: nil, blue: nil, alpha: nil)
      #expect(white > last && band.area.maxY == 64 && band.area.width == 100)
      #expect(abs(band.area.minY - (white * 64 - 1)) < 0.01)
      last = white
    }
  }

  @Test("GR2: locations say where each color is, and points in which direction the gradient goes") func gr2() {
    let layer = CAGradientLayer()
    layer.colors = [UIColor.red.cgColor, UIColor.green.cgColor]
    layer.locations = [0.25, 0.5]
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    let bands = bands(layer)
    #expect(bands.first?.area == CGRect(x: 0, y: 0, width: 100, height: 64) && bands.first?.color == .red)
    #expect(bands.dropFirst().first.map { abs($0.area.minX - 25) < 0.001 } == true)
    #expect(bands.last.map { abs($0.area.minX - 50) < 0.001 && $0.color == .green } == true)
  }

  @Test("GR3: what is behind shows through translucent colors, each of which covers its own part only") func gr3() {
    let layer = CAGradientLayer()
    layer.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.6).cgColor]
    let bands = bands(layer)
    #expect(bands.count == 32)
    #expect(abs(bands.reduce(0) { $0 + $1.area.height } - 64) < 0.01)
    for (index, band) in bands.enumerated() {
      var alpha: CGFloat = 0
      band.color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
      #expect(abs(alpha - 0.6 * (CGFloat(index) + 0.5) / 32) < 0.001)
      #expect(abs(band.area.minY - CGFloat(index) * 2) < 0.01 && abs(band.area.height - 2) < 0.01)
    }
    layer.endPoint = CGPoint(x: 0.5, y: 0.5)
    let ended = self.bands(layer)
    #expect(ended.last?.area == CGRect(x: 0, y: 32, width: 100, height: 32))
  }
}
