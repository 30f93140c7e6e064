import DioramaUI
import Testing

/// Zooming, bouncing and the safe area.
@MainActor
@Suite struct ZoomTests {
  final class Zoomer: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var log: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("begin") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      log.append("end \(scale)")
    }
  }

  private func scene() -> (scroll: UIScrollView, zoomer: Zoomer) {
    let (scroll, zoomer) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Zoomer())
    scroll.delegate = zoomer
    scroll.addSubview(zoomer.view)
    scroll.contentSize = zoomer.view.bounds.size
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 4)
    return (scroll, zoomer)
  }

  @Test func theScaleScalesTheViewAndTheContentSize() {
    let (scroll, zoomer) = scene()
    scroll.zoomScale = 2
    #expect(zoomer.view.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(scroll.contentSize == CGSize(width: 400, height: 200) && scroll.zoomScale == 2)
    // The middle of what was shown, (50, 50), is in the middle again.
    #expect(scroll.contentOffset == CGPoint(x: 50, y: 50))
    scroll.zoomScale = 100
    #expect(scroll.zoomScale == 4)
    scroll.zoomScale = 0.01
    #expect(scroll.zoomScale == 0.5 && zoomer.view.frame.size == CGSize(width: 100, height: 50))
    #expect(zoomer.log == ["zoom", "end 2.0", "zoom", "end 4.0", "zoom", "end 0.5"])
  }

  @Test func zoomingToARectangleShowsIt() {
    let (scroll, zoomer) = scene()
    scroll.zoom(to: CGRect(x: 100, y: 20, width: 50, height: 50), animated: false)
    #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 200, y: 40))
    withManualClock { clock in
      zoomer.log = []
      scroll.setZoomScale(1, animated: true)
      #expect(scroll.zoomScale == 1 && zoomer.log == ["zoom"])
      clock.advance(by: 1)
      #expect(zoomer.log == ["zoom", "end 1.0"])
    }
  }

  @Test func twoFingersZoom() {
    withManualClock { _ in
      let (scroll, zoomer) = scene()
      let window = shownWindow()
      window.addSubview(scroll)
      scroll.panGestureRecognizer.isEnabled = false
      zoomer.view.isMultipleTouchEnabled = true
      let user = UserDriver(window)
      let touches = [user.touchDown(at: CGPoint(x: 40, y: 50)), user.touchDown(at: CGPoint(x: 60, y: 50))]
      user.move(touches, to: [CGPoint(x: 30, y: 50), CGPoint(x: 70, y: 50)])
      #expect(scroll.isZooming && scroll.zoomScale == 2)
      for touch in touches { user.lift(touch) }
      #expect(!scroll.isZooming && zoomer.log == ["begin", "zoom", "end 2.0"])
      window.isHidden = true
    }
  }

  @Test func withoutAViewNothingZooms() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.maximumZoomScale = 3
    scroll.zoomScale = 2
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    #expect(scroll.zoomScale == 1 && scroll.pinchGestureRecognizer != nil)
    scroll.maximumZoomScale = 1
    #expect(scroll.pinchGestureRecognizer == nil)
  }

  @Test func aDragBeyondTheEndBouncesBack() {
    withManualClock { clock in
      let window = shownWindow()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentSize = CGSize(width: 100, height: 300)
      window.addSubview(scroll)
      let user = UserDriver(window)
      let touch = user.touchDown(at: CGPoint(x: 50, y: 10))
      user.move(touch, to: CGPoint(x: 50, y: 30))
      user.move(touch, to: CGPoint(x: 70, y: 90))
      #expect(scroll.contentOffset.y < -10 && scroll.contentOffset.y > -80 && scroll.contentOffset.x == 0)
      user.lift(touch)
      #expect(scroll.contentOffset.y < -10)
      clock.advance(by: 2)
      #expect(scroll.contentOffset == .zero)
      scroll.bounces = false
      user.drag(from: CGPoint(x: 50, y: 10), to: CGPoint(x: 50, y: 90))
      #expect(scroll.contentOffset == .zero)
      window.isHidden = true
    }
  }

  @Test func theSafeAreaReachesAsFarIntoAViewAsTheScreenSays() {
    let runtime = UIRuntime.shared
    defer { runtime.screenSafeAreaInsets = .zero }
    runtime.screenSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let window = UIWindow(frame: runtime.screenBounds)
    let top = UIView(frame: CGRect(x: 0, y: 20, width: 393, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 30, width: 100, height: 40))
    let free = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
    #expect(top.safeAreaInsets == .zero)
    window.addSubview(top)
    top.addSubview(inner)
    top.addSubview(free)
    #expect(window.safeAreaInsets == runtime.screenSafeAreaInsets)
    #expect(top.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0))
    #expect(free.safeAreaInsets == .zero)
    #expect(inner.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 9, width: 100, height: 31))
    #expect(inner.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 17, width: 84, height: 15))
    #expect(UILayoutGuide().layoutFrame == .zero)
    let scroll = UIScrollView(frame: window.bounds)
    window.addSubview(scroll)
    #expect(scroll.adjustedContentInset == .zero)
    scroll.alwaysBounceVertical = true
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == .zero)
  }
}
