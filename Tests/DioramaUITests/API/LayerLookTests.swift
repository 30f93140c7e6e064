import DioramaUI
import Foundation
import Testing

/// Lines, masks, shadows and transforms of layers, and pictures of views.
@MainActor
@Suite struct LayerLookTests {
  private func picture(_ layer: CALayer) -> String {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.addSublayer(layer)
    return SVGRenderer().render(view)
  }

  @Test("SH2: a shape layer draws its line with caps, corners and dashes, and fills its path by its rule") func sh2() {
    let shape = CAShapeLayer()
    #expect(shape.lineCap == .butt && shape.lineJoin == .miter && shape.miterLimit == 10 && shape.fillRule == .nonZero)
    #expect(shape.lineDashPattern == nil && shape.lineDashPhase == 0)
    let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 50, height: 50))
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 20, width: 30, height: 30)))
    shape.path = path.cgPath
    shape.fillRule = .evenOdd
    shape.strokeColor = UIColor.blue.cgColor
    shape.lineCap = .round
    shape.lineJoin = .bevel
    shape.lineDashPattern = [4, 2]
    shape.lineDashPhase = 1
    let picture = picture(shape)
    for word in [
      "fill-rule=\"evenodd\"", "stroke-linecap=\"round\"", "stroke-linejoin=\"bevel\"", "stroke-dasharray=\"4 2\"",
      "stroke-dashoffset=\"1\"",
    ] {
      #expect(picture.contains(word), "\(word) in \(picture)")
    }
  }

  @Test("SH3: only a corner that is sharper than its limit is cut off") func sh3() {
    let shape = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 60, y: 5))
    path.addLine(to: CGPoint(x: 0, y: 15))
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.black.cgColor
    #expect(picture(shape).contains("stroke-miterlimit=\"10\""))
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).cgPath
    #expect(!picture(shape).contains("miterlimit"))
  }

  @Test("SH4: a path of an arc goes around its center from one angle to the other, to the right or to the left")
  func sh4() {
    let path = UIBezierPath(arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi, clockwise: true)
    let box = path.bounds
    #expect(abs(box.minX - 10) < 0.01 && abs(box.maxX - 90) < 0.01 && abs(box.minY - 50) < 0.01)
    #expect(abs(box.maxY - 90) < 0.1)
    let other = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50),
      radius: 40,
      startAngle: 0,
      endAngle: .pi,
      clockwise: false
    )
    #expect(abs(other.bounds.minY - 10) < 0.1 && abs(other.bounds.maxY - 50) < 0.01)
    let circle = UIBezierPath(arcCenter: .zero, radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(circle.contains(CGPoint(x: 3, y: 3)) && !circle.contains(CGPoint(x: 4, y: 4)))
  }

  @Test("SH5: a path of a rectangle rounds the corners that are asked for, and its rule says what is inside") func sh5()
  {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40),
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20)
    )
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 39, y: 39)))
    #expect(path.contains(CGPoint(x: 39, y: 1)) && path.contains(CGPoint(x: 1, y: 39)))
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 5, y: 5)) && ring.contains(CGPoint(x: 1, y: 1)))
    ring.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(ring.bounds == CGRect(x: 5, y: 0, width: 10, height: 10) && ring.currentPoint == CGPoint(x: 7, y: 2))
    ring.removeAllPoints()
    #expect(ring.isEmpty)
  }

  @Test("LK1: a mask shows as much of a layer as the mask is opaque") func lk1() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    layer.backgroundColor = UIColor.red.cgColor
    #expect(layer.mask == nil)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: layer.bounds).cgPath
    layer.mask = mask
    let picture = picture(layer)
    #expect(picture.contains("mask-type:alpha") && picture.contains("mask=\"url(#mask1)\""))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.mask = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(view.layer.mask === view.mask?.layer && view.mask != nil)
    view.layer.mask = nil
    #expect(view.mask == nil)
  }

  @Test("LK2: a layer rounds all corners, or those that its mask of corners names") func lk2() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.backgroundColor = UIColor.red.cgColor
    layer.cornerRadius = 10
    #expect(
      layer.maskedCorners == [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    )
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    #expect(picture(layer).contains("L40 40L0 40"))
  }

  @Test("LK3: a shadow has the shape of its path, if it has one") func lk3() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 1, height: 2)
    layer.shadowPath = UIBezierPath(rect: CGRect(x: 5, y: 6, width: 7, height: 8)).cgPath
    let picture = picture(layer)
    #expect(picture.contains("M5 6") && picture.contains("filter:blur(4px)") && picture.contains("translate(1 2)"))
    #expect(!picture.contains("drop-shadow"))
  }

  @Test("LK4: transforms in space are put together and taken apart, and a layer takes their part in the plane")
  func lk4() {
    let layer = CALayer()
    #expect(CATransform3DIsIdentity(layer.transform))
    layer.transform = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 10, 0)
    #expect(layer.affineTransform() == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 30))
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(layer.affineTransform().b - 1) < 1e-9 && abs(layer.affineTransform().c + 1) < 1e-9)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    layer.transform = CATransform3DRotate(perspective, .pi / 3, 0, 1, 0)
    #expect(abs(layer.affineTransform().a - 0.5) < 1e-9 && !CATransform3DIsAffine(layer.transform))
    let undone = CATransform3DConcat(layer.transform, CATransform3DInvert(layer.transform))
    #expect(abs(undone.m11 - 1) < 1e-9 && abs(undone.m34) < 1e-9 && abs(undone.m43) < 1e-9)
    layer.setAffineTransform(.identity)
    #expect(CATransform3DIsIdentity(layer.transform))
    let zero = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(zero), zero))
    let view = UIView(frame: .zero)
    view.transform3D = CATransform3DMakeTranslation(3, 4, 5)
    #expect(view.transform.tx == 3 && view.layer.transform.m43 == 5)
  }

  private final class Marked: CALayer {
    var mark = 0
    required nonisolated init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      mark = (layer as? Marked)?.mark ?? -1
    }
  }

  @Test("LK5: a presentation has all that the layer is set to, and a copy is made of a layer") func lk5() {
    let layer = Marked()
    layer.mark = 7
    layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.masksToBounds = true
    layer.mask = CALayer()
    layer.maskedCorners = .layerMinXMinYCorner
    layer.contentsGravity = .center
    layer.transform = CATransform3DMakeRotation(1, 1, 0, 0)
    let copy = Marked(layer: layer)
    #expect(copy.mark == 7 && copy.bounds == layer.bounds && copy.position == layer.position)
    for shown in [layer.presentation(), copy] {
      #expect(shown?.masksToBounds == true && shown?.mask === layer.mask && shown?.contentsGravity == .center)
      #expect(shown?.maskedCorners == .layerMinXMinYCorner && shown?.transform == layer.transform)
      #expect(shown?.superlayer == nil && shown?.sublayers == nil)
    }
  }

  @Test("GR4: a radial gradient goes from its start point outwards, as far as the end point is on each axis") func gr4()
  {
    let layer = CAGradientLayer()
    layer.type = .radial
    layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    let context = CGContext(size: CGSize(width: 100, height: 50))
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.draw(in: context)
    #expect(context.commands.count == 33)
    guard case .fill(let inner, .evenOdd)? = context.commands.first?.kind,
      case .fill(let outer, .evenOdd)? = context.commands.dropLast().last?.kind
    else { return #expect(Bool(false), "the bands are rings") }
    #expect(inner.boundingBox.midX == 50 && inner.boundingBox.midY == 25 && inner.boundingBox.width < 4)
    #expect(abs(outer.boundingBox.width - 100) < 0.01 && abs(outer.boundingBox.height - 50) < 0.01)
  }

  @Test("GR5: a conic gradient goes around its start point, from the direction of the end point on") func gr5() {
    let layer = CAGradientLayer()
    layer.type = .conic
    layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 0)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let context = CGContext(size: CGSize(width: 100, height: 100))
    layer.draw(in: context)
    func white(at point: CGPoint) -> CGFloat {
      var white: CGFloat = -1
      for command in context.commands {
        guard case .fill(let path, _) = command.kind, path.contains(point) else { continue }
        command.color.getRed(&white, green: nil, blue: nil, alpha: nil)
      }
      return white
    }
    #expect(abs(white(at: CGPoint(x: 90, y: 50.5)) - 0.25) < 0.03)
    #expect(abs(white(at: CGPoint(x: 49, y: 90)) - 0.5) < 0.03)
    #expect(abs(white(at: CGPoint(x: 10, y: 49.5)) - 0.75) < 0.03)
  }

  @Test("SP1: a snapshot is a view that shows what another one looked like, whatever becomes of it") func sp1() throws {
    let window = shownWindow(CGSize(width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 30))
    view.backgroundColor = .red
    window.addSubview(view)
    CATransaction.flush()
    let shot = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(shot.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    view.backgroundColor = .blue
    let picture = SVGRenderer().render(shot)
    #expect(picture.contains("#ff0000") && !picture.contains("#0000ff"))
    let unseen = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    unseen.backgroundColor = .red
    let empty = try #require(unseen.snapshotView(afterScreenUpdates: false))
    #expect(!SVGRenderer().render(empty).contains("#ff0000"))
    let shown = try #require(unseen.snapshotView(afterScreenUpdates: true))
    #expect(SVGRenderer().render(shown).contains("#ff0000"))
  }

  @Test("SP2: a view draws its hierarchy into a rectangle of an image") func sp2() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let label = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 10))
    label.backgroundColor = .red
    view.addSubview(label)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in
      #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 80, height: 40), afterScreenUpdates: true))
    }
    #expect(image.size == CGSize(width: 80, height: 40))
    let picture = SVGRenderer().render(UIImageView(image: image))
    #expect(picture.contains("matrix(2 0 0 2 0 0)") && picture.contains("#ff0000"))
    let whole = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
    #expect(SVGRenderer().render(UIImageView(image: whole)).contains("translate(10 5)"))
  }

  private func drawn(_ image: UIImage, in rect: CGRect) -> [DrawingCommand] {
    let context = CGContext(size: rect.size)
    UIGraphicsPushContext(context)
    image.draw(in: rect)
    UIGraphicsPopContext()
    return context.commands
  }

  @Test("IM7: a resizable image keeps its edges and stretches or repeats what is between them") func im7() {
    let plain = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let insets = UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
    let image = plain.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(image.capInsets == insets && image.resizingMode == .stretch && image.size == plain.size)
    #expect(plain.resizableImage(withCapInsets: insets).resizingMode == .tile)
    let parts = drawn(image, in: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(parts.count == 9)
    let clips = parts.compactMap { $0.clips.first?.path.boundingBox }
    #expect(clips.first == CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(clips.last == CGRect(x: 27, y: 18, width: 3, height: 2))
    #expect(clips[4] == CGRect(x: 3, y: 2, width: 24, height: 16))
    #expect(parts[4].transform.a == 6 && parts[0].transform.a == 1)
    // The middle, four points wide, is repeated six times in a row.
    #expect(
      drawn(plain.resizableImage(withCapInsets: insets), in: CGRect(x: 0, y: 0, width: 30, height: 10)).count == 24
    )
    #expect(drawn(plain, in: CGRect(x: 0, y: 0, width: 30, height: 20)).count == 1)
  }

  @Test("IM8: an image is mirrored where the layout runs from right to left, if it says so") func im8() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    #expect(!image.flipsForRightToLeftLayoutDirection)
    let flipped = image.imageFlippedForRightToLeftLayoutDirection()
    #expect(flipped.flipsForRightToLeftLayoutDirection)
    let view = UIImageView(image: flipped)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!SVGRenderer().render(view).contains("matrix(-1 0 0 1"))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(SVGRenderer().render(view).contains("matrix(-1 0 0 1 10 0)"))
    let mirrored = drawn(image.withHorizontallyFlippedOrientation(), in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(mirrored.first?.transform.a == -1)
  }
}
