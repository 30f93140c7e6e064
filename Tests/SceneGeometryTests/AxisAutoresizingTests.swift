import SceneGeometry
import Testing

@Suite struct AxisAutoresizingTests {
  private func resized(_ span: (Double, Double), _ mask: String, from: Double, to: Double) -> Span {
    AxisAutoresizing(leading: mask.contains("L"), length: mask.contains("W"), trailing: mask.contains("R"))
      .resized(Span(position: span.0, length: span.1), from: from, to: to)
  }

  static let table: [(String, Double, Double)] = [
    ("", 10, 30), ("W", 10, 130), ("L", 110, 30), ("R", 10, 30), ("LR", 24.285_714_285_7, 30), ("LW", 35, 105),
    ("WR", 10, 63.333_333_333_3), ("LWR", 20, 60),
  ]

  @Test("AR5: parts of 10, 30 and 60 in an extent that doubles", arguments: table)
  func ar5(mask: String, position: Double, length: Double) {
    let result = resized((10, 30), mask, from: 100, to: 200)
    #expect(abs(result.position - position) < 1e-9 && abs(result.length - length) < 1e-9)
  }

  @Test("AR6: more whole numbers") func ar6() {
    #expect(resized((10, 40), "LWR", from: 100, to: 160) == Span(position: 16, length: 64))
    #expect(resized((30, 60), "LR", from: 100, to: 180) == Span(position: 90, length: 60))
    #expect(resized((10, 40), "LWR", from: 100, to: 50) == Span(position: 5, length: 20))
    #expect(resized((30, 40), "LR", from: 100, to: 200) == Span(position: 80, length: 40))
  }

  @Test("AR3: empty parts take equal shares") func ar3() {
    #expect(resized((0, 100), "LR", from: 100, to: 160) == Span(position: 30, length: 100))
    #expect(resized((0, 0), "LWR", from: 0, to: 90) == Span(position: 30, length: 30))
  }

  @Test func aLengthNeverBecomesNegative() {
    #expect(resized((10, 30), "W", from: 100, to: 10).length == 0)
  }

  @Test func aMarginBeyondTheEdgeCountsAsEmpty() {
    #expect(resized((50, 60), "LR", from: 100, to: 120) == Span(position: 70, length: 60))
  }
}
