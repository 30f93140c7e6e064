import SceneGeometry
import Testing

@Suite struct ContentPlacementTests {
  private func spans(_ placement: ContentPlacement) -> [Double] {
    let (x, y) = placement.spans(width: 20, height: 10, inWidth: 100, height: 40)
    return [x.position, y.position, x.length, y.length]
  }

  @Test("CM3: the formulas of the content modes") func cm3() {
    #expect(spans(.fill) == [0, 0, 100, 40])
    #expect(spans(.aspectFit) == [10, 0, 80, 40])
    #expect(spans(.aspectFill) == [0, -5, 100, 50])
    #expect(spans(.unscaled(horizontal: 0.5, vertical: 0)) == [40, 0, 20, 10])
    #expect(spans(.unscaled(horizontal: 1, vertical: 1)) == [80, 30, 20, 10])
  }

  @Test func contentWithoutAnExtentIsInTheMiddle() {
    let (x, y) = ContentPlacement.aspectFit.spans(width: 0, height: 5, inWidth: 10, height: 10)
    #expect(x == Span(position: 5, length: 0) && y == Span(position: 5, length: 0))
  }
}
