import SceneTooling
import Testing

/// Distances that follow from others.
@Suite struct OffsetGroupsTests {
  @Test func distancesAddUp() {
    var groups = OffsetGroups<String>()
    #expect(groups.relate("b", beyond: "a", by: 10, cause: 0) == nil)
    #expect(groups.relate("d", beyond: "c", by: 1, cause: 1) == nil)
    #expect(groups.distance(of: "d", beyond: "a") == nil)
    #expect(groups.relate("c", beyond: "b", by: 5, cause: 2) == nil)
    #expect(groups.distance(of: "d", beyond: "a") == 16)
    #expect(groups.distance(of: "a", beyond: "d") == -16)
    #expect(groups.relate("a", beyond: "d", by: 3, cause: 3) == -16)
  }

  @Test func causesAreTheChain() {
    var groups = OffsetGroups<Int>()
    for next in 1..<50 { _ = groups.relate(next, beyond: next - 1, by: 2, cause: next) }
    #expect(groups.distance(of: 49, beyond: 0) == 98)
    #expect(groups.causes(from: 5, to: 2, within: 100).sorted() == [3, 4, 5])
    #expect(groups.causes(from: 49, to: 0, within: 10).isEmpty)
    #expect(groups.causes(from: 7, to: 7, within: 10).isEmpty)
  }
}
