import DioramaUI
import Testing

@MainActor
@Suite struct GeometryTests {
  @Test func aFrameGivesBoundsAndCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func theSizeOfTheBoundsGrowsAboutTheCenter() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    view.bounds.size = CGSize(width: 256, height: 512)
    #expect(view.frame.origin == CGPoint(x: -28, y: -156))
    #expect(view.center == CGPoint(x: 100, y: 100))
  }

  @Test func theOriginOfTheBoundsMovesNoFrame() {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 50, y: 60)
    #expect(view.frame == CGRect(x: 5, y: 6, width: 10, height: 10))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(view.bounds == CGRect(x: 50, y: 60, width: 20, height: 20))
  }

  @Test func theCenterMovesTheFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 95, y: 90, width: 10, height: 20))
  }

  @Test func aScaledViewHasLargerBoundsThanItsFrame() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    #expect(view.bounds.size == CGSize(width: 200, height: 200))
    #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
  }

  @Test func aTurnedViewHasTheFrameAroundIt() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let expected = CGRect(x: 25, y: -25, width: 50, height: 100)
    #expect(abs(view.frame.minX - expected.minX) < 1e-9 && abs(view.frame.minY - expected.minY) < 1e-9)
    #expect(abs(view.frame.width - expected.width) < 1e-9 && abs(view.frame.height - expected.height) < 1e-9)
    #expect(view.center == CGPoint(x: 50, y: 25))
  }

  @Test func theAnchorPointMovesTheFrame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.layer.anchorPoint = .zero
    #expect(view.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
    #expect(view.layer.frame == view.frame)
  }

  @Test func negativeSizesAreTurnedAround() {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: -20, height: -10))
    #expect(view.frame == CGRect(x: 10, y: 30, width: 20, height: 10))
  }

  @Test func theSizeThatFitsIsTheSizeAsItIs() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 3, height: 4))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func scrollingMovesTheOriginOfTheBounds() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.contentOffset = CGPoint(x: 3, y: 4)
    #expect(view.bounds.origin == CGPoint(x: 3, y: 4))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
