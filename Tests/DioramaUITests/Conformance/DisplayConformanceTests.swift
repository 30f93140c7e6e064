import DioramaUI
import Testing

/// Section 10: what is drawn, and when.
@MainActor
@Suite struct DisplayConformanceTests {
  /// A drawing view in a window, already drawn.
  private func drawn(_ clock: ManualClock) -> (window: UIWindow, view: CountingView) {
    let window = shownWindow()
    let view = CountingView(frame: CGRect(x: 10, y: 10, width: 100, height: 80))
    window.addSubview(view)
    clock.advance(by: 0)
    return (window, view)
  }

  @Test("DR1: the first time all of the bounds, then the marked parts as one") func dr1() {
    withManualClock { clock in
      let (window, view) = drawn(clock)
      #expect(view.draws == [CGRect(x: 0, y: 0, width: 100, height: 80)])
      view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
      view.setNeedsDisplay(CGRect(x: 20, y: 30, width: 10, height: 10))
      #expect(view.draws.count == 1)
      clock.advance(by: 0)
      #expect(view.draws.last == CGRect(x: 0, y: 0, width: 30, height: 40) && view.draws.count == 2)
      view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
      view.setNeedsDisplay()
      clock.advance(by: 0)
      #expect(view.draws.last == view.bounds)
      window.isHidden = true
    }
  }

  @Test("DR1: the origin of the context is the view's own") func dr1Origin() {
    withManualClock { clock in
      let window = shownWindow()
      let view = CountingView(frame: CGRect(x: 50, y: 60, width: 10, height: 10))
      var transform: CGAffineTransform?
      view.onDraw = { _ in transform = UIGraphicsGetCurrentContext()?.ctm }
      window.addSubview(view)
      clock.advance(by: 0)
      #expect(transform == .identity)
      #expect(UIGraphicsGetCurrentContext() == nil)
      window.isHidden = true
    }
  }

  @Test("DR2: only what is in a window, has a size and is not hidden is drawn") func dr2() {
    withManualClock { clock in
      let window = shownWindow()
      let (loose, empty, hidden) = (CountingView(), CountingView(), CountingView())
      loose.frame.size = CGSize(width: 5, height: 5)
      hidden.frame.size = CGSize(width: 5, height: 5)
      hidden.isHidden = true
      for view in [empty, hidden] { window.addSubview(view) }
      clock.advance(by: 0)
      #expect([loose, empty, hidden].allSatisfy { $0.draws.isEmpty })
      window.isHidden = true
    }
  }

  @Test("DR3: moving, fading and transforming draw nothing again") func dr3() {
    withManualClock { clock in
      let (window, view) = drawn(clock)
      view.center = .zero
      view.alpha = 0.5
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.isHidden = true
      view.isHidden = false
      clock.advance(by: 0)
      #expect(view.draws.count == 1)
      window.isHidden = true
    }
  }

  @Test("DR4: each drawing starts on a clear ground") func dr4() {
    withManualClock { clock in
      let (window, view) = drawn(clock)
      #expect(view.clearsContextBeforeDrawing)
      var found: [Int] = []
      view.onDraw = { rect in
        found.append(UIGraphicsGetCurrentContext()?.commands.count ?? -1)
        UIRectFill(rect)
      }
      for _ in 0..<2 {
        view.setNeedsDisplay()
        clock.advance(by: 0)
      }
      #expect(found == [0, 0])
      window.isHidden = true
    }
  }

  @Test("DR5: what cannot be seen keeps its mark until it is shown") func dr5() {
    withManualClock { clock in
      let window = shownWindow()
      let (outer, view) = (UIView(), CountingView())
      outer.isHidden = true
      outer.addSubview(view)
      window.addSubview(outer)
      clock.advance(by: 0)
      outer.isHidden = false
      clock.advance(by: 0)
      #expect(view.draws.isEmpty)
      view.frame.size = CGSize(width: 10, height: 10)
      clock.advance(by: 0)
      #expect(view.draws == [CGRect(x: 0, y: 0, width: 10, height: 10)])
      window.isHidden = true
    }
  }

  @Test("DR1: the guide's drawing, a red border ten points wide") func theGuidesDrawing() {
    final class Bordered: UIView {
      override func draw(_ rect: CGRect) {
        let context = UIGraphicsGetCurrentContext()
        let myFrame = bounds
        context?.setLineWidth(10)
        UIColor.red.set()
        UIRectFrame(myFrame)
      }
    }
    let picture = SVGRenderer().render(Bordered(frame: CGRect(x: 0, y: 0, width: 100, height: 60)))
    #expect(picture.contains("d=\"M5 5L95 5L95 55L5 55Z\" fill=\"none\" stroke=\"#ff0000\" stroke-width=\"10\""))
  }

  @Test func aPictureShowsWhatTheViewsLookLike() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    label.text = "A & <b>"
    label.alpha = 0.5
    label.clipsToBounds = true
    let hidden = UIView(frame: root.bounds)
    hidden.backgroundColor = .red
    hidden.isHidden = true
    root.addSubview(label)
    root.addSubview(hidden)
    let picture = SVGRenderer().render(root)
    #expect(picture.contains("width=\"100\" height=\"50\"") && picture.contains("fill=\"#ffffff\""))
    #expect(picture.contains("A &amp; &lt;b&gt;</text>") && picture.contains("translate(10 10)"))
    #expect(picture.contains("opacity=\"0.5\"") && picture.contains("clip-path") && !picture.contains("#ff0000"))
    #expect(picture.components(separatedBy: "<g ").count == picture.components(separatedBy: "</g>").count)
  }

  /// The texts that a view draws, where they begin from the left, and whether they run to the left.
  private func texts(_ view: UIView) -> [(text: String, x: CGFloat, isRightToLeft: Bool)] {
    let context = CGContext(size: view.bounds.size)
    UIGraphicsPushContext(context)
    view.draw(view.bounds)
    UIGraphicsPopContext()
    return context.commands.compactMap { command in
      guard case .text(let text, _, let point) = command.kind else { return nil }
      return (text, point.x, command.isRightToLeft)
    }
  }

  @Test(
    "DR6: lines begin at the right where the interface reads from there, and run as their letters or their style say"
  )
  func dr6() throws {
    let hebrew = "\u{05E9}\u{05DC}\u{05D5}\u{05DD}!"
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    field.textAlignment = .natural
    field.placeholder = hebrew
    let label = UILabel(frame: field.frame)
    label.text = hebrew
    let view = UITextView(frame: field.frame)
    view.textAlignment = .natural
    view.text = hebrew
    for (view, inset) in [(field, 0), (label, 0), (view, 5)] as [(UIView, CGFloat)] {
      view.semanticContentAttribute = .unspecified
      let left = try #require(texts(view).first)
      #expect(abs(left.x - inset) < 0.01 && left.isRightToLeft)
      view.semanticContentAttribute = .forceRightToLeft
      let right = try #require(texts(view).first)
      let width = UIRuntime.shared.textMeasuring.width(of: right.text, in: label.font)
      #expect(right.x > 150 && right.isRightToLeft)
      if view === label { #expect(abs(right.x + width - 300) < 0.01) }
    }
    label.text = "Latin"
    #expect(texts(label).map(\.isRightToLeft) == [false])
    label.text = "12:30"
    #expect(texts(label).map(\.isRightToLeft) == [true])
    label.semanticContentAttribute = .unspecified
    #expect(texts(label).map(\.isRightToLeft) == [false])
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .rightToLeft
    label.attributedText = NSAttributedString(string: "Latin", attributes: [.paragraphStyle: style])
    #expect(texts(label).map(\.isRightToLeft) == [true])
    label.text = hebrew
    let picture = SVGRenderer().render(label)
    #expect(picture.contains("direction=\"rtl\" unicode-bidi=\"embed\""))
  }

  @Test("DR6: runs of a line that is read from right to left follow each other to the left") func dr6Runs() throws {
    let text = NSMutableAttributedString(string: "\u{05D0}\u{05D1} ")
    text.append(NSAttributedString(string: "\u{05D2}", attributes: [.foregroundColor: UIColor.red]))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    label.attributedText = text
    let runs = texts(label)
    #expect(runs.count == 2 && runs[0].x > runs[1].x && abs(runs[1].x) < 0.01)
  }
}
