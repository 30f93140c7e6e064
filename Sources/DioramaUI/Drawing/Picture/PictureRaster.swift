package import DioramaImage
import Foundation

/// Draws the steps of pictures as pixels.
@MainActor
package struct PictureRaster {
  private var canvas: Canvas
  private var transforms: [ImageTransform]
  private var ends: [End] = []
  private var missing: Set<Unicode.Scalar> = []
  /// The images that were read, because one is often drawn many times.
  private var images: [Data: Bitmap?] = [:]

  private enum End {
    case nothing, clip
    /// Two clips.
    case clips
    /// A group that had a transform and no pixels of its own.
    case transform, transformAndGroup
  }

  /// The pixels of a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - scale: The number of pixels per point.
  /// - Returns: The pixels, and the characters for which boxes stand because there are no outlines; nil for a picture with
  ///   more pixels than a bitmap may have.
  package static func bitmap(of picture: Picture, scale: Double) -> (bitmap: Bitmap, missing: Set<Unicode.Scalar>)? {
    let (width, height) = (Double(picture.size.width) * scale, Double(picture.size.height) * scale)
    guard width >= 0, height >= 0, width <= 65_536, height <= 65_536 else { return nil }
    // A picture of nothing has a pixel, since PNG has no images without any.
    let size = (width: max(Int(width.rounded(.up)), 1), height: max(Int(height.rounded(.up)), 1))
    guard Bitmap.admits(width: size.width, height: size.height) else { return nil }
    var raster = PictureRaster(size.width, size.height, scale)
    for part in picture.parts { raster.add(part) }
    return (raster.canvas.bitmap, raster.missing)
  }

  private init(_ width: Int, _ height: Int, _ scale: Double) {
    canvas = Canvas(width: width, height: height)
    transforms = [.scale(scale)]
  }

  private var transform: ImageTransform { transforms[transforms.count - 1] }

  private mutating func add(_ part: Picture.Part) {
    let frame = CGRect(origin: part.origin, size: part.bounds.size)
    canvas.pushClip(ImagePath(frame), transform)
    let offset = ImageTransform(
      tx: Double(part.origin.x - part.bounds.minX),
      ty: Double(part.origin.y - part.bounds.minY)
    )
    transforms.append(offset.then(transform))
    for step in part.steps { add(step) }
    while !ends.isEmpty { end() }
    transforms.removeLast()
    canvas.popClip()
  }

  private mutating func add(_ step: PictureStep) {
    switch step {
    case .beginObject: ends.append(.nothing)
    case .beginGroup(let local, let opacity, let shadow): begin(ImageTransform(local), opacity, shadow)
    case .beginClip(let path, let local, let rule):
      canvas.pushClip(ImagePath(path), isEvenOdd: rule == .evenOdd, ImageTransform(local).then(transform))
      ends.append(.clip)
    case .beginMask(let steps):
      beginMask(steps, isInverted: false)
      ends.append(.clip)
    case .beginCut(let steps, let rect):
      canvas.pushClip(ImagePath(rect), transform)
      beginMask(steps, isInverted: true)
      ends.append(.clips)
    case .end: end()
    case .fill(let path, let color, let rule):
      canvas.fill(ImagePath(path), isEvenOdd: rule == .evenOdd, ImageColor(color), transform)
    case .stroke(let path, let color, let style):
      canvas.stroke(ImagePath(path), ImageLineStyle(style), ImageColor(color), transform)
    case .shadow(let path, let shadow): canvas.drawShadow(ImageShadow(shadow), of: ImagePath(path), transform)
    case .text(let text): missing.formUnion(canvas.draw(GlyphRun(text), ImageColor(text.color), transform))
    case .image(let image, let instead): add(image, otherwise: instead)
    case .backdrop(let path, let backdrop):
      let shape = ImagePath(path)
      canvas.drawBackdrop(
        shape,
        deviation: Double(backdrop.radius),
        saturation: Double(backdrop.saturation),
        transform
      )
      canvas.fill(shape, ImageColor(backdrop.color), transform)
    case .clear(let rect): canvas.clear(ImagePath(rect), transform)
    }
  }

  private mutating func beginMask(_ steps: [PictureStep], isInverted: Bool) {
    var inner = self
    inner.ends = []
    canvas.pushMask(isInverted: isInverted) { canvas in
      inner.canvas = canvas
      for step in steps { inner.add(step) }
      while !inner.ends.isEmpty { inner.end() }
      canvas = inner.canvas
    }
    (missing, images) = (inner.missing, inner.images)
  }

  private mutating func begin(_ local: ImageTransform, _ opacity: CGFloat, _ shadow: PictureShadow?) {
    transforms.append(local.then(transform))
    guard opacity < 1 || shadow != nil || local == .identity else { return ends.append(.transform) }
    canvas.pushGroup(opacity: Double(opacity), shadow: shadow.map(ImageShadow.init), transform)
    ends.append(.transformAndGroup)
  }

  private mutating func end() {
    switch ends.popLast() {
    case .clip: canvas.popClip()
    case .clips:
      canvas.popClip()
      canvas.popClip()
    case .transform: transforms.removeLast()
    case .transformAndGroup:
      transforms.removeLast()
      canvas.popGroup()
    case .nothing, nil: break
    }
  }

  private mutating func add(_ image: PictureImage, otherwise: [PictureStep]) {
    let known: Bitmap?
    if let read = images[image.data] {
      known = read
    } else {
      known = Bitmap(file: [UInt8](image.data))
      images[image.data] = .some(known)
    }
    guard let known else {
      for step in otherwise { add(step) }
      return
    }
    canvas.draw(
      image.tint.map { known.tinted(ImageColor($0)) } ?? known,
      x: Double(image.rect.minX),
      y: Double(image.rect.minY),
      width: Double(image.rect.width),
      height: Double(image.rect.height),
      transform
    )
  }
}

extension GlyphRun {
  /// A line of text of a picture.
  @MainActor
  package init(_ text: PictureText) {
    self.init(
      text.string,
      x: Double(text.origin.x),
      y: Double(text.origin.y),
      size: Double(text.size),
      style: text.style,
      font: text.measured,
      isRightToLeft: text.isRightToLeft,
      width: text.width > 0 ? Double(text.width) : nil
    )
    fallback = UIRuntime.shared.fontFallback
  }
}

extension ImageColor {
  init(_ color: PictureColor) {
    self.init(
      red: Double(color.red),
      green: Double(color.green),
      blue: Double(color.blue),
      alpha: Double(color.alpha)
    )
  }
}

extension ImageShadow {
  fileprivate init(_ shadow: PictureShadow) {
    self.init(
      color: ImageColor(shadow.color),
      x: Double(shadow.offset.width),
      y: Double(shadow.offset.height),
      deviation: Double(shadow.radius)
    )
  }
}

extension ImageLineStyle {
  fileprivate init(_ style: LineStyle) {
    self.init(
      width: Double(style.width),
      cap: style.cap == .round ? .round : style.cap == .square ? .square : .butt,
      join: style.join == .round ? .round : style.join == .bevel ? .bevel : .miter,
      miterLimit: Double(style.miterLimit),
      dashes: style.dashes.map(Double.init),
      dashPhase: Double(style.dashPhase)
    )
  }
}

extension ImageTransform {
  init(_ transform: CGAffineTransform) {
    self.init(
      a: Double(transform.a),
      b: Double(transform.b),
      c: Double(transform.c),
      d: Double(transform.d),
      tx: Double(transform.tx),
      ty: Double(transform.ty)
    )
  }
}

extension ImagePoint {
  fileprivate init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension ImagePath {
  init(_ rect: CGRect) {
    self.init(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
  }

  init(_ path: CGPath) {
    self.init(
      path.elements.map { element in
        switch element {
        case .move(let point): .move(ImagePoint(point))
        case .line(let point): .line(ImagePoint(point))
        case .curve(let first, let second, let end): .curve(ImagePoint(first), ImagePoint(second), to: ImagePoint(end))
        case .close: .close
        }
      }
    )
  }
}
