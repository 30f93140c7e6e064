import DioramaUI
import Testing

/// Section 9: content modes.
@MainActor
@Suite struct ContentModeConformanceTests {
  @Test("CM1: the default and the order of the cases") func cm1() {
    #expect(UIView().contentMode == .scaleToFill)
    let modes: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft,
      .topRight, .bottomLeft, .bottomRight,
    ]
    #expect(modes.map(\.rawValue) == Array(0...12))
  }

  @Test(
    "CM2: only redraw draws again when the size changes",
    arguments: [
      UIView.ContentMode.scaleToFill, .center, .redraw,
    ]
  )
  func cm2(mode: UIView.ContentMode) {
    withManualClock { clock in
      let window = shownWindow()
      let view = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.contentMode = mode
      window.addSubview(view)
      clock.advance(by: 0)
      view.frame.size.width = 80
      clock.advance(by: 0)
      #expect(view.draws.count == (mode == .redraw ? 2 : 1))
      window.isHidden = true
    }
  }
}
