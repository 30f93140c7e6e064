import LayoutEngine
import Testing
import TextMetrics

@Suite("The screen of a root")
struct LayoutScreenTests {
  @Test("What is asked for counts before what is written, then the canvas, then the usual screen")
  func size() {
    func width(_ written: Double?, _ asked: Double?, _ canvas: Double?) -> Double {
      func size(_ width: Double?) -> PerAxis<Double>? { width.map { PerAxis($0, 100) } }
      return LayoutScreen.ofRoot(written: size(written), asked: size(asked), canvas: size(canvas)).width
    }
    #expect([width(1, 2, 3), width(1, nil, 3), width(nil, nil, 3), width(nil, nil, nil)] == [2, 1, 3, 393])
    #expect(LayoutScreen.ofRoot(written: nil) == .usual)
    #expect(LayoutScreen.usual.safeArea == LayoutInsets(top: 59, bottom: 34))
  }

  @Test("Each tablet and phone is in its group, with its safe area and pixels")
  func devices() {
    #expect(LayoutScreen.tablets.contains { $0.width == 834 && $0.height == 1210 })
    for screen in LayoutScreen.tablets { #expect(screen.isTablet && screen.safeArea.top > 0 && screen.scale == 2) }
    for screen in LayoutScreen.phones {
      #expect(!screen.isTablet && (screen.width > screen.height || screen.safeArea.top > 0))
    }
    let sharp = LayoutScreen.phones.filter { $0.scale == 3 && $0.width < $0.height }.map(\.width)
    #expect(sharp == [375, 390, 393, 402, 414, 428, 430, 440])
    #expect(LayoutScreen(width: 480, height: 320).scale == 2 && LayoutScreen(width: 500, height: 400).scale == 3)
    #expect(LayoutScreen(width: 1100, height: 900).scale == 2)
  }

  @Test("A selection is a group or a size in digits, and screens are selected once")
  func selection() throws {
    for text in ["", "1e3x568", "320", "320x", "0x5", "10001x5", "320x568x2", "phone", "-1x5", " 320x568"] {
      #expect(ScreenSelection(text) == nil, "\(text)")
    }
    let all = try ["320x568", "phones", "all"].map { try #require(ScreenSelection($0)) }
    let screens = ScreenSelection.screens(of: all)
    #expect(screens.first == LayoutScreen(width: 320, height: 568))
    #expect(screens.count == LayoutScreen.phones.count + LayoutScreen.tablets.count)
    let large = try ["AX3", "393x852", "xl", "AX3"].map { try #require(ScreenSelection($0)) }
    let texts = ScreenSelection.screens(of: large)
    #expect(texts.map(\.textSize) == [.large, .accessibility3, .extraLarge] && Set(texts.map(\.width)) == [393])
    let common = ScreenSelection.screens(of: Array(large.prefix(1)))
    #expect(
      common.count == 2 * LayoutScreen.common.count
        && common.prefix(LayoutScreen.common.count) == LayoutScreen.common[...]
    )
    let many = try (1...150).map { try #require(ScreenSelection("\($0)x100")) }
    #expect(ScreenSelection.screens(of: many).count == 150)
  }

  @Test("The safe area is that of the device with such a screen, unless another one is asked for")
  func safeArea() {
    #expect(LayoutScreen(width: 375, height: 667).safeArea == LayoutInsets(top: 20))
    #expect(LayoutScreen(width: 667, height: 375).safeArea == LayoutInsets())
    #expect(LayoutScreen(width: 852, height: 393).safeArea == LayoutInsets(left: 59, bottom: 21, right: 59))
    #expect(LayoutScreen(width: 1180, height: 820).safeArea == LayoutInsets(top: 24, bottom: 20))
    #expect(LayoutScreen(width: 200, height: 100).safeArea == LayoutInsets())
    #expect(LayoutScreen(width: 320, height: 480).safeArea == LayoutInsets(top: 20))
    #expect(LayoutScreen.ofRoot(written: nil, safeArea: LayoutInsets(top: 7)).safeArea == LayoutInsets(top: 7))
  }
}
