import Foundation
import NibArchive
import NibLoader
import Testing

@MainActor
struct DepthTests {
  private func chain(_ count: Int) -> NibArchive {
    var nib = NibBuilder()
    let top = nib.node("0")
    var current = top
    for index in 1..<count {
      let next = nib.node("\(index)")
      nib.graph.append("children", .object(nib.graph.array("NSMutableArray", [next])), to: current)
      current = next
    }
    nib.topLevel = [top]
    return nib.archive()
  }

  private func nestedArrays(_ count: Int) -> NibArchive {
    var nib = NibBuilder()
    var current = nib.graph.array("NSMutableArray", [])
    for _ in 1..<count { current = nib.graph.array("NSMutableArray", [current]) }
    nib.topLevel = [current]
    return nib.archive()
  }

  @Test func theLimitIsExact() throws {
    _ = try NibBuilder.instantiator().instantiate(chain(512))
    #expect(throws: NibLoadingError.tooDeep(limit: 512)) {
      try NibBuilder.instantiator().instantiate(chain(513))
    }
    _ = try NibBuilder.instantiator(NibLoadingOptions(maximumDepth: 600)).instantiate(chain(600))
  }

  @Test func longChainsFail() {
    #expect(throws: NibLoadingError.tooDeep(limit: 512)) {
      try NibBuilder.instantiator().instantiate(chain(50_000))
    }
  }

  @Test func arraysInArraysCountToo() throws {
    _ = try NibBuilder.instantiator().instantiate(nestedArrays(512))
    #expect(throws: NibLoadingError.tooDeep(limit: 512)) {
      try NibBuilder.instantiator(NibLoadingOptions(isTolerant: true)).instantiate(nestedArrays(50_000))
    }
  }
}
