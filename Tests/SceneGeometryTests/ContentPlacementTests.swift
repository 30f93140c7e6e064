import SceneGeometry
import Testing

@Suite struct ContentPlacementTests {
  private func place(_ placement: ContentPlacement) -> [Double] {
    let (x, y) = placement.place(width: 20, height: 10, inWidth: 100, height: 40)
    return [x.position, y.position, x.length, y.length]
  }

  @Test("CM3: the formulas of the content modes") func cm3() {
    #expect(place(.fill) == [0, 0, 100, 40])
    #expect(place(.aspectFit) == [10, 0, 80, 40])
    #expect(place(.aspectFill) == [0, -5, 100, 50])
    #expect(place(.unscaled(horizontal: 0.5, vertical: 0)) == [40, 0, 20, 10])
    #expect(place(.unscaled(horizontal: 1, vertical: 1)) == [80, 30, 20, 10])
  }

  @Test func contentWithoutAnExtentIsInTheMiddle() {
    let (x, y) = ContentPlacement.aspectFit.place(width: 0, height: 5, inWidth: 10, height: 10)
    #expect(x == Span(position: 5, length: 0) && y == Span(position: 5, length: 0))
  }
}
