package import DioramaImage
import Foundation

/// The steps that draw one of the system's symbols.
@MainActor
struct SymbolSteps {
  private let drawing: SymbolDrawing
  private let colors: [PictureColor]

  /// What is needed for an image; nil for a symbol whose drawing is not known.
  init?(_ image: UIImage, _ color: PictureColor) {
    guard image.isSymbolImage, let name = image.resourceName else { return nil }
    let own = image.symbolConfiguration
    var colors = own?.colors.map { PictureColor($0) } ?? []
    switch own?.renderingMode {
    case .hierarchical:
      let first = colors.first ?? color
      colors = [first, first.withAlpha(first.alpha * 0.4)]
    case .palette: break
    default: colors = []
    }
    let size = SymbolSize(own, nil)
    guard let drawing = SymbolStore.drawing(name, weight: size.weight, isLayered: colors.count > 1) else { return nil }
    self.drawing = drawing
    self.colors = colors.isEmpty ? [color] : colors
  }

  /// The steps that draw the symbol with its margins into a rectangle.
  func steps(in rect: CGRect) -> [PictureStep] {
    let size = SymbolSize(nil, nil)
    let (left, top, right, bottom) = drawing.bounds
    let margin = (x: size.margin.x / size.unit, y: size.margin.y / size.unit)
    let box = CGRect(x: left, y: top, width: right - left, height: bottom - top).insetBy(dx: -margin.x, dy: -margin.y)
    guard box.width > 0, box.height > 0, rect.width > 0, rect.height > 0 else { return [] }
    let scale = (x: rect.width / box.width, y: rect.height / box.height)
    let transform = CGAffineTransform(
      a: scale.x,
      b: 0,
      c: 0,
      d: scale.y,
      tx: rect.minX - box.minX * scale.x,
      ty: rect.minY - box.minY * scale.y
    )
    // Lines that are drawn around an area lie over it, so that all is opaque until it is whole.
    let opacity = colors.count == 1 ? colors[0].alpha : 1
    return [.beginGroup(transform, opacity: opacity, nil)] + steps(around: box.insetBy(dx: -2, dy: -2)) + [.end]
  }

  private func steps(around box: CGRect) -> [PictureStep] {
    var result: [PictureStep] = []
    for layer in drawing.layers {
      if layer.isCut {
        guard !result.isEmpty else { continue }
        result = [.beginCut(steps(of: layer, .black, around: box), box)] + result + [.end]
      } else {
        let color = colors[min(layer.rank, colors.count - 1)]
        let isWhole = colors.count == 1 || color.alpha == 1
        if !isWhole { result.append(.beginGroup(.identity, opacity: color.alpha, nil)) }
        result += steps(of: layer, color.withAlpha(1), around: box)
        if !isWhole { result.append(.end) }
      }
    }
    return result
  }

  private func steps(of layer: SymbolDrawing.Layer, _ color: PictureColor, around box: CGRect) -> [PictureStep] {
    let path = CGPath(layer.path)
    var line = LineStyle(width: CGFloat(layer.growth.magnitude))
    (line.cap, line.join) = (.round, .round)
    let isLine = layer.path.elements.count == 2
    if isLine { return [.stroke(path, color, line)] }
    if layer.growth.magnitude < 0.02 { return [.fill(path, color)] }
    if layer.growth > 0 { return [.fill(path, color), .stroke(path, color, line)] }
    return [.beginCut([.stroke(path, .black, line)], box), .fill(path, color), .end]
  }
}

extension PictureColor {
  static let black = PictureColor(red: 0, green: 0, blue: 0)
}

extension CGPath {
  /// The path of a picture, with cubic curves.
  package convenience init(_ path: ImagePath) {
    func cgPoint(_ point: ImagePoint) -> CGPoint { CGPoint(x: CGFloat(point.x), y: CGFloat(point.y)) }
    var last = CGPoint.zero
    self.init(
      elements: path.elements.map { element in
        switch element {
        case .move(let point):
          last = cgPoint(point)
          return .move(last)
        case .line(let point):
          last = cgPoint(point)
          return .line(last)
        case .quad(let control, let end):
          let (from, c, e) = (last, cgPoint(control), cgPoint(end))
          last = e
          return .curve(
            CGPoint(x: from.x + (c.x - from.x) * 2 / 3, y: from.y + (c.y - from.y) * 2 / 3),
            CGPoint(x: e.x + (c.x - e.x) * 2 / 3, y: e.y + (c.y - e.y) * 2 / 3),
            to: e
          )
        case .curve(let first, let second, let end):
          last = cgPoint(end)
          return .curve(cgPoint(first), cgPoint(second), to: last)
        case .close: return .close
        }
      }
    )
  }
}
