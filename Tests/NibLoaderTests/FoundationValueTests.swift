import Foundation
import NibArchive
import NibLoader
import Testing

@MainActor
struct FoundationValueTests {
  /// What a node's reference decodes to.
  private func decoded(
    options: NibLoadingOptions = NibLoadingOptions(),
    _ make: (inout NibArchiveGraph) -> NibArchiveGraph.NodeID
  ) throws -> NSObject? {
    var nib = NibBuilder()
    let node = nib.node("node")
    nib.graph.append("back", .object(make(&nib.graph)), to: node)
    nib.topLevel = [node]
    let instance = try NibBuilder.instantiator(options).instantiate(nib.archive())
    return (instance.topLevelObjects.first as? TestNode)?.backReference
  }

  @Test func numbers() throws {
    #expect(try decoded { $0.number(2.5) } == NSNumber(value: 2.5))
    #expect(try decoded { $0.number(integer: -7) } == NSNumber(value: -7))
    let flag = try decoded { graph in
      let node = graph.makeNode("NSNumber")
      graph.append("NS.boolval", .bool(true), to: node)
      return node
    }
    #expect(flag as? NSNumber == NSNumber(value: true))
    #expect(try decoded { $0.makeNode("NSNumber") } == nil)
  }

  @Test func collections() throws {
    #expect(try decoded { $0.array("NSMutableArray", [$0.string("a")]) } is NSMutableArray)
    let dictionary = try decoded { $0.dictionary("NSDictionary", [($0.string("k"), $0.number(integer: 1))]) }
    #expect(dictionary as? NSDictionary == ["k": 1])
    let odd = try decoded { $0.array("NSDictionary", [$0.string("k")]) }
    #expect(odd == nil)
    #expect((try decoded { $0.set("NSSet", [$0.string("a"), $0.string("b")]) } as? NSSet)?.count == 2)
    #expect((try decoded { $0.array("NSSet", [$0.string("a")]) } as? NSSet)?.count == 1)
    let ordered = try decoded { $0.set("NSOrderedSet", [$0.string("b"), $0.string("a")]) } as? NSOrderedSet
    #expect(ordered?.array as? [String] == ["b", "a"])
  }

  @Test func dataAndDates() throws {
    let data = try decoded { graph in
      let node = graph.makeNode("NSData")
      graph.append("NS.bytes", .data([1, 2]), to: node)
      return node
    }
    #expect(data as? NSData == NSData(data: Data([1, 2])))
    let date = try decoded { graph in
      let node = graph.makeNode("NSDate")
      graph.append("NS.time", .double(60), to: node)
      return node
    }
    #expect(date as? NSDate == NSDate(timeIntervalSinceReferenceDate: 60))
    #expect(try decoded { $0.makeNode("NSNull") } is NSNull)
  }

  @Test(
    arguments: [
      (1, "NS.pointval", "{1, 2}"), (2, "NS.sizeval", "{3, 4}"), (3, "NS.rectval", "{{1, 2}, {3, 4}}"),
    ])
  func geometry(special: Int, key: String, text: String) throws {
    let value = try decoded { graph in
      let node = graph.makeNode("NSValue")
      graph.append("NS.special", integer: special, to: node)
      graph.append(key, .object(graph.string(text)), to: node)
      return node
    }
    let boxed = try #require(value as? NSValue)
    switch special {
    case 1: #expect(boxed.pointValue == CGPoint(x: 1, y: 2))
    case 2: #expect(boxed.sizeValue == CGSize(width: 3, height: 4))
    default: #expect(boxed.rectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }

  @Test(arguments: ["", "{1}", "{1, x}", "{{1, 2}, {3, 4}}"])
  func badGeometryIsNil(text: String) throws {
    let value = try decoded { graph in
      let node = graph.makeNode("NSValue")
      graph.append("NS.special", integer: 1, to: node)
      graph.append("NS.pointval", .object(graph.string(text)), to: node)
      return node
    }
    #expect(value == nil)
  }

  @Test func localizableText() throws {
    func make(_ graph: inout NibArchiveGraph) -> NibArchiveGraph.NodeID {
      let node = graph.makeNode("NSLocalizableString")
      graph.append("NS.bytes", .data(Array("Sign in".utf8)), to: node)
      graph.append("NSKey", .object(graph.string("abc-de-fgh.title")), to: node)
      return node
    }
    #expect(try decoded { make(&$0) } as? NSString == "Sign in")
    let options = NibLoadingOptions(localizedText: { $0 == "abc-de-fgh.title" ? "Anmelden" : nil })
    #expect(try decoded(options: options) { make(&$0) } as? NSString == "Anmelden")
  }

  @Test func attributedText() throws {
    let text = try decoded { graph in
      let plain = graph.dictionary("NSDictionary", [(graph.string("a"), graph.number(integer: 1))])
      let bold = graph.dictionary("NSDictionary", [(graph.string("b"), graph.number(integer: 2))])
      let node = graph.makeNode("NSAttributedString")
      graph.append("NSString", .object(graph.string("Hello")), to: node)
      graph.append("NSAttributes", .object(graph.array("NSArray", [plain, bold])), to: node)
      graph.append("NSAttributeInfo", .data([2, 0, 3, 1]), to: node)
      return node
    }
    let attributed = try #require(text as? NSAttributedString)
    #expect(attributed.string == "Hello")
    #expect(attributed.attributes(at: 1, effectiveRange: nil)[NSAttributedString.Key("a")] as? Int == 1)
    #expect(attributed.attributes(at: 2, effectiveRange: nil)[NSAttributedString.Key("b")] as? Int == 2)
  }
}
