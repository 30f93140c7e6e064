import Foundation
import NibArchive
import NibLoader
import Testing

@MainActor
struct LoaderRobustnessTests {
  private func nib() -> [UInt8] {
    var nib = NibBuilder()
    let owner = nib.proxy("IBFilesOwner")
    let (parent, child) = (nib.node("parent"), nib.swapped("TestLeaf", original: "TestNode"))
    nib.graph.append("announces", .bool(true), to: parent)
    nib.graph.append("children", .object(nib.graph.array("NSMutableArray", [child])), to: parent)
    nib.graph.append("back", .object(nib.graph.set("NSSet", [parent, child])), to: child)
    nib.graph.append("late", .object(parent), to: child)
    let text = nib.graph.makeNode("NSAttributedString")
    nib.graph.append("NSString", .object(nib.graph.string("Hello")), to: text)
    nib.graph.append(
      "NSAttributes",
      .object(nib.graph.array("NSArray", [nib.graph.dictionary("NSDictionary", [])])),
      to: text
    )
    nib.graph.append("NSAttributeInfo", .data([5, 0]), to: text)
    nib.graph.append("back", .object(text), to: parent)
    nib.topLevel = [owner, parent]
    nib.objects = [owner, parent, child]
    nib.connect("root", from: owner, to: parent)
    nib.connect("all", from: owner, toAll: [parent, child])
    nib.connect(action: "tap:", from: child, to: parent, mask: 64)
    nib.set("title", of: child, to: nib.graph.string("t"))
    nib.set("style.radius", of: child, to: nib.graph.number(2))
    return nib.archive().encoded()
  }

  @Test func everyTruncationIsAnError() {
    let bytes = nib()
    for count in 0..<bytes.count {
      #expect(throws: NibLoadingError.self) {
        try NibBuilder.instantiator().instantiate(bytes: Array(bytes.prefix(count)))
      }
    }
  }

  @Test(arguments: [false, true])
  func changedBytesLoadOrFail(isTolerant: Bool) {
    let bytes = nib()
    let instantiator = NibBuilder.instantiator(NibLoadingOptions(isTolerant: isTolerant))
    var (loaded, failed) = (0, 0)
    for offset in bytes.indices {
      for replacement in [bytes[offset] &+ 1, bytes[offset] ^ 0x80, bytes[offset] &- 1] {
        var changed = bytes
        changed[offset] = replacement
        if (try? instantiator.instantiate(bytes: changed, owner: TestOwner())) == nil {
          failed += 1
        } else {
          loaded += 1
        }
      }
    }
    #expect(loaded + failed >= 3_000)
    #expect(loaded > 0)
    #expect(failed > 0)
  }
}
