import DioramaUI
import Testing

/// Section 9: one truth about a view's position, and everything that is derived from it.
@MainActor
@Suite struct GeometryConformanceTests {
  @Test("G1: the frame is derived, and setting it keeps the origin of the bounds") func g1() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40) && view.center == CGPoint(x: 25, y: 40))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.bounds == CGRect(x: 5, y: 6, width: 10, height: 10) && view.center == CGPoint(x: 5, y: 5))
  }

  @Test("G2: the center moves the frame, and the size grows about it") func g2() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    view.bounds.size = CGSize(width: 256, height: 512)
    #expect(view.frame.origin == CGPoint(x: -28, y: -156))
    view.center = CGPoint(x: 128, y: 256)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 256, height: 512))
  }

  @Test("G3: the origin of the bounds moves the subviews, not the frame") func g3() {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    let child = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(child)
    view.bounds.origin = CGPoint(x: 50, y: 60)
    #expect(view.frame == CGRect(x: 5, y: 6, width: 10, height: 10))
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 2))
    let root = UIView()
    root.addSubview(view)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 5 + 1 - 50, y: 6 + 2 - 60))
  }

  @Test("G4: a frame that is set through a scale makes larger bounds") func g4() {
    let view = UIView()
    #expect(view.transform.isIdentity)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    #expect(view.bounds.size == CGSize(width: 200, height: 200))
  }

  @Test("G5: the frame of a turned view is the box around it") func g5() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expectClose(view.frame, CGRect(x: 25, y: -25, width: 50, height: 100))
    #expect(view.center == CGPoint(x: 50, y: 25))
  }

  @Test("G6: the anchor point moves the frame, not the position") func g6() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 25, y: 40))
  }

  @Test("G7: negative sizes are turned around") func g7() {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: -20, height: -10))
    #expect(view.frame == CGRect(x: 10, y: 30, width: 20, height: 10))
  }

  @Test("G8: the size that fits is the present one unless a class says otherwise") func g8() {
    final class Square: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.height, height: size.height) }
    }
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.sizeThatFits(CGSize(width: 9, height: 9)) == CGSize(width: 3, height: 4))
    let square = Square(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    square.sizeToFit()
    #expect(square.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }
}

@MainActor
func expectClose(_ a: CGRect, _ b: CGRect, within distance: CGFloat = 1e-9) {
  let pairs = [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)]
  #expect(pairs.allSatisfy { abs($0 - $1) < distance }, "\(a) is not \(b)")
}
