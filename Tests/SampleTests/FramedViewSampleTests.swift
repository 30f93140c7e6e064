import DioramaUI
import Testing

/// The sample `framed-view`: two doors, drawing and touches.
@MainActor
@Suite struct FramedViewSampleTests {
  @Test func theFrameIsDrawnAndFollowsTheFinger() throws {
    UINib.register([
      NibClass(
        FramedView.self,
        parent: UIView.self,
        name: "FramedView",
        properties: [NibProperty("lineWidth", \FramedView.lineWidth)]
      )
    ])
    try withCompiledSample("framed-view") { bundle in
      let top = UINib(nibName: "Framed", bundle: bundle).instantiate(withOwner: nil)
      let root = try #require(top.first as? UIView)
      let view = try #require(root.viewWithTag(1) as? FramedView)
      #expect(view.door == "nib" && FramedView(frame: .zero).door == "code")
      #expect(view.lineWidth == 10)
      let window = UIWindow(frame: root.frame)
      window.addSubview(root)
      window.isHidden = false
      CATransaction.flush()
      #expect(SVGRenderer().render(view).contains("stroke-width=\"10\""))
      let user = UserDriver(window)
      let finger = user.touchDown(at: CGPoint(x: 160, y: 160))
      #expect(view.fingers == 1)
      user.lift(finger)
      #expect(view.fingers == 0)
      window.isHidden = true
    }
  }
}
