import Foundation

/// Goes over views and gives the steps of their picture as a flat list.
///
/// Animations are passed over: the picture shows the final values.
@MainActor
package struct PictureWalker {
  /// The color behind the views; nil for none.
  package var backdrop: UIColor?

  /// The name in the picture of what a view shows; nil for a view whose steps need no group.
  package var name: (@MainActor (UIView) -> String?)?

  /// Creates a walker.
  package init(backdrop: UIColor? = nil, name: (@MainActor (UIView) -> String?)? = nil) {
    (self.backdrop, self.name) = (backdrop, name)
  }

  private var steps: [PictureStep] = []

  /// How many masks of masks there are around what is drawn.
  private var maskDepth = 0
  private static let maskLimit = 8

  /// Lays out a view and gives the steps of its picture, in the coordinates of its bounds.
  package func steps(of view: UIView) -> [PictureStep] {
    view.layoutIfNeeded()
    var walk = self
    if let backdrop {
      let color = view.traitCollection.performing { PictureColor(backdrop) }
      walk.steps.append(.fill(CGPath(rect: view.bounds), color))
    }
    walk.draw(view.layer, isTop: true)
    return walk.steps
  }

  /// The steps of the picture of a layer as it is, in the coordinates of its bounds.
  func steps(of layer: CALayer) -> [PictureStep] {
    var walk = self
    walk.draw(layer, isTop: true)
    return walk.steps
  }

  /// The steps of what was drawn.
  func steps(of drawing: [DrawingCommand]) -> [PictureStep] {
    var walk = self
    for command in drawing { walk.add(command) }
    return walk.steps
  }

  private enum Task {
    case layer(CALayer, isTop: Bool)
    case border(CALayer)
    case end
  }

  /// Draws a layer and what it holds, without a stack frame a layer.
  private mutating func draw(_ top: CALayer, isTop: Bool) {
    let outer = UIRuntime.shared.traits.current
    defer { UIRuntime.shared.traits.current = outer }
    var tasks: [Task] = [.layer(top, isTop: isTop)]
    while let task = tasks.popLast() {
      switch task {
      case .end: steps.append(.end)
      case .border(let layer):
        useTraits(of: layer)
        drawBorder(of: layer)
      case .layer(let layer, let isTop):
        guard !layer.isHidden, layer.alpha > 0 else { continue }
        useTraits(of: layer)
        let groups = begin(layer, isTop: isTop)
        let content = content(of: layer)
        // What a layer clears is its own content and no more.
        let clears = content.contains { if case .clear = $0.kind { true } else { false } }
        if clears { steps.append(.beginGroup(.identity, opacity: 1, nil)) }
        drawBackground(of: layer)
        if layer.masksToBounds { steps.append(.beginClip(outline(of: layer, inset: 0), .identity)) }
        for command in content { add(command) }
        if clears {
          if layer.masksToBounds { steps.append(.end) }
          steps.append(.end)
          if layer.masksToBounds { steps.append(.beginClip(outline(of: layer, inset: 0), .identity)) }
        }
        tasks += Array(repeating: .end, count: groups)
        tasks.append(.border(layer))
        if layer.masksToBounds { tasks.append(.end) }
        let ordered = layer.sublayerList.enumerated().sorted {
          ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }
        tasks.append(contentsOf: ordered.reversed().map { .layer($0.element, isTop: false) })
      }
    }
  }

  /// Gives the colors of a layer what they are for its view.
  private func useTraits(of layer: CALayer) {
    if let view = layer.delegate as? UIView { UIRuntime.shared.traits.current = view.traitCollection }
  }

  /// Begins the groups that a layer needs, and returns their number.
  private mutating func begin(_ layer: CALayer, isTop: Bool) -> Int {
    var groups = 0
    var transform = isTop ? .identity : layer.transformToSuperlayer
    if let mask = layer.mask, maskDepth < Self.maskLimit {
      if !transform.isIdentity {
        steps.append(.beginGroup(transform, opacity: 1, nil))
        groups += 1
      }
      steps.append(.beginMask(steps(ofMask: mask)))
      groups += 1
      transform = .identity
    }
    let view = layer.delegate as? UIView
    let opacity = layer.alpha * (view?.dimming ?? 1)
    var shadow: PictureShadow?
    var shadowPath: CGPath?
    if layer.shadowOpacity > 0, !layer.masksToBounds {
      let color = PictureColor(layer.shadowColor.map(UIColor.init(cgColor:)) ?? .black)
      shadow = PictureShadow(
        color: color.withAlpha(color.alpha * CGFloat(layer.shadowOpacity)),
        offset: layer.shadowOffset,
        radius: layer.shadowRadius
      )
      shadowPath = layer.shadowPath
    }
    if !transform.isIdentity || opacity < 1 || (shadow != nil && shadowPath == nil) {
      steps.append(.beginGroup(transform, opacity: opacity, shadowPath == nil ? shadow : nil))
      groups += 1
    }
    if let shadow, let shadowPath { steps.append(.shadow(shadowPath, shadow)) }
    if let view, let name = name?(view) {
      steps.append(.beginObject(name))
      groups += 1
    }
    return groups
  }

  /// The steps of a mask, in the coordinates of what it masks.
  private func steps(ofMask mask: CALayer) -> [PictureStep] {
    (mask.delegate as? UIView)?.layoutIfNeeded()
    var walk = PictureWalker()
    walk.maskDepth = maskDepth + 1
    walk.draw(mask, isTop: false)
    return walk.steps
  }

  private func outline(of layer: CALayer, inset: CGFloat) -> CGPath {
    let rect = layer.bounds.insetBy(dx: inset, dy: inset)
    let radius = max(0, layer.cornerRadius - inset)
    guard radius > 0 else { return CGPath(rect: rect) }
    if layer.cornerCurve == .continuous, layer.maskedCorners.corners == .allCorners {
      return CGPath(continuousRect: rect, radius: radius)
    }
    return CGPath(rect, rounding: layer.maskedCorners.corners, width: radius, height: radius)
  }

  private mutating func drawBackground(of layer: CALayer) {
    guard let color = layer.background, !layer.bounds.isEmpty else { return }
    let shown = PictureColor(color)
    if shown.alpha > 0 { steps.append(.fill(outline(of: layer, inset: 0), shown)) }
  }

  private mutating func drawBorder(of layer: CALayer) {
    guard layer.borderWidth > 0, !layer.bounds.isEmpty else { return }
    let color = layer.borderColor.map(UIColor.init(cgColor:)) ?? .black
    let line = outline(of: layer, inset: layer.borderWidth / 2)
    steps.append(.stroke(line, PictureColor(color), LineStyle(width: layer.borderWidth)))
  }

  private func content(of layer: CALayer) -> [DrawingCommand] {
    guard !layer.bounds.isEmpty || layer.drawsBeyondBounds else { return [] }
    let context = CGContext(size: layer.bounds.size)
    context.dirtyRect = layer.bounds
    UIGraphicsPushContext(context)
    layer.draw(in: context)
    layer.delegate?.draw(layer, in: context)
    UIGraphicsPopContext()
    return context.commands
  }

  /// Adds something that was drawn.
  private mutating func add(_ command: DrawingCommand) {
    for clip in command.clips { steps.append(.beginClip(clip.path, clip.transform, clip.rule)) }
    let isGroup = !command.transform.isIdentity || command.alpha < 1
    if isGroup { steps.append(.beginGroup(command.transform, opacity: command.alpha, nil)) }
    let color = PictureColor(command.color)
    switch command.kind {
    case .fill(let path, let rule): steps.append(.fill(path, color, rule))
    case .stroke(let path, let line): steps.append(.stroke(path, color, line))
    case .text(let string, let font, let point):
      guard !string.isEmpty else { break }
      steps.append(.text(PictureText(string, font, at: point, color, isRightToLeft: command.isRightToLeft)))
    case .image(let image, let rect):
      if let symbol = SymbolSteps(image, color) {
        steps += symbol.steps(in: rect)
        break
      }
      let instead = ImagePlaceholder.steps(for: image, rect, color)
      let tint = image.isStencil ? color : nil
      if let data = image.shownData, rect.width > 0, rect.height > 0 {
        if let drawing = UIRuntime.shared.imageDrawing?(data, rect, tint) {
          steps += drawing
        } else {
          steps.append(.image(PictureImage(data: data, rect: rect, tint: tint), otherwise: instead))
        }
      } else {
        if !instead.isEmpty, let name = image.resourceName { UIRuntime.shared.undrawnImages.insert(name) }
        steps += instead
      }
    case .clear(let rect): steps.append(.clear(rect))
    case .layers(let picture): steps += picture.steps
    }
    if isGroup { steps.append(.end) }
    for _ in command.clips { steps.append(.end) }
  }
}

extension UITraitCollection {
  /// Does something with these as the current traits, and gives the result.
  @MainActor
  fileprivate func performing<Value>(_ body: () -> Value) -> Value {
    let outer = UIRuntime.shared.traits.current
    defer { UIRuntime.shared.traits.current = outer }
    UIRuntime.shared.traits.current = self
    return body()
  }
}

/// What is shown for an image without pixels: a frame with the name of the image, as far as it fits.
@MainActor
enum ImagePlaceholder {
  /// The steps that draw it; none for an image that is hardly visible.
  ///
  /// A question mark stands for a name of which nothing fits.
  static func steps(for image: UIImage, _ rect: CGRect, _ color: PictureColor) -> [PictureStep] {
    guard rect.width > 1, rect.height > 1 else { return [] }
    let radius = min(rect.width, rect.height) / 8
    let frame = CGPath(roundedRect: rect.insetBy(dx: 0.5, dy: 0.5), cornerWidth: radius, cornerHeight: radius)
    var steps: [PictureStep] = [
      .fill(frame, color.withAlpha(0.12)), .stroke(frame, color.withAlpha(0.6), LineStyle(width: 1)),
    ]
    let font = UIFont.systemFont(ofSize: min(11, rect.height / 2))
    let measuring = UIRuntime.shared.textMeasuring
    let name = image.resourceName ?? ""
    guard font.pointSize >= 4, !name.isEmpty else { return steps }
    let sign = image.isSymbolImage || rect.width < 8 ? nil : "?"
    guard let label = Self.label(name, font, width: rect.width - 4) ?? sign else { return steps }
    let width = measuring.width(of: label, in: font)
    let origin = CGPoint(x: rect.midX - width / 2, y: rect.midY - font.lineHeight / 2)
    steps.append(.text(PictureText(label, font, at: origin, color)))
    return steps
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
}
