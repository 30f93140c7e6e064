import SceneGeometry
import Testing

@Suite struct StackArrangementTests {
  private func item(_ wanted: Double?, _ hugging: Double = 250, _ resistance: Double = 750) -> StackArrangement.Item {
    StackArrangement.Item(wanted: wanted, hugging: hugging, resistance: resistance)
  }

  private func place(
    _ distribution: StackArrangement.Distribution,
    _ items: [StackArrangement.Item],
    in extent: Double
  ) -> [[Double]] {
    StackArrangement(distribution: distribution, spacing: 10).place(items, in: extent).map { [$0.position, $0.length] }
  }

  @Test func whatIsLeftGoesToTheWeakestHugging() {
    #expect(place(.fill, [item(20), item(30, 100)], in: 100) == [[0, 20], [30, 70]])
    #expect(place(.fill, [item(20), item(30)], in: 100) == [[0, 60], [70, 30]])
    #expect(place(.fill, [item(20), item(nil), item(nil)], in: 100) == [[0, 20], [30, 30], [70, 30]])
  }

  @Test func whatIsMissingComesFromTheWeakestResistance() {
    #expect(place(.fill, [item(50), item(50, 250, 100)], in: 80) == [[0, 50], [60, 20]])
    #expect(place(.fill, [item(50), item(10, 250, 100)], in: 40) == [[0, 30], [40, 0]])
  }

  @Test func equalAndProportionalLengths() {
    #expect(place(.equal, [item(5), item(30), item(1)], in: 110) == [[0, 30], [40, 30], [80, 30]])
    #expect(place(.proportional, [item(10), item(20)], in: 100) == [[0, 30], [40, 60]])
  }

  @Test func equalSpacesAndEqualDistances() {
    #expect(place(.equalSpacing, [item(10), item(20), item(30)], in: 100) == [[0, 10], [30, 20], [70, 30]])
    #expect(place(.equalCentering, [item(10), item(20), item(30)], in: 120) == [[0, 10], [45, 20], [90, 30]])
    #expect(place(.equalCentering, [item(10), item(60), item(10)], in: 100) == [[0, 10], [20, 60], [90, 10]])
  }

  @Test func oneItemFillsTheExtent() {
    #expect(place(.equalSpacing, [item(5)], in: 40) == [[0, 40]])
    #expect(place(.fill, [], in: 40) == [])
  }

  @Test func customSpacing() {
    var first = item(10)
    first.spacing = 25
    let items = [first, item(10), item(10)]
    #expect(place(.fill, items, in: 65) == [[0, 10], [35, 10], [55, 10]])
    #expect(StackArrangement(distribution: .fill, spacing: 10).wantedExtent(of: items) == 65)
  }
}
