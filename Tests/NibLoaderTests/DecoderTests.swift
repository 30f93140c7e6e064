import Foundation
import NibArchive
import NibLoader
import Testing

@MainActor
struct DecoderTests {
  /// Runs a check inside the decoding of an object with some values.
  private func decode(
    _ make: (inout NibArchiveGraph, NibArchiveGraph.NodeID) -> Void,
    check: @escaping (NSCoder) -> Void
  ) throws {
    var nib = NibBuilder()
    let node = nib.graph.makeNode("Probe")
    make(&nib.graph, node)
    nib.topLevel = [node]
    var classes = NibBuilder.classes
    var checks = 0
    classes.register(
      NibClass(named: "Probe") { coder in
        check(coder)
        checks += 1
        return nil
      }
    )
    _ = try NibInstantiator(classes: classes).instantiate(nib.archive())
    #expect(checks == 1)
  }

  @Test func numbersConvertAndClamp() throws {
    try decode { graph, node in
      graph.append("large", integer: .max, to: node)
      graph.append("small", integer: .min, to: node)
      graph.append("half", .double(2.5), to: node)
      graph.append("float", .float(0.25), to: node)
      graph.append("nan", .double(.nan), to: node)
      graph.append("infinite", .double(-.infinity), to: node)
      graph.append("yes", .bool(true), to: node)
    } check: { coder in
      #expect(coder.allowsKeyedCoding)
      #expect(coder.decodeInteger(forKey: "large") == .max)
      #expect(coder.decodeInt32(forKey: "large") == .max)
      #expect(coder.decodeInt32(forKey: "small") == .min)
      #expect(coder.decodeInt64(forKey: "half") == 2)
      #expect(coder.decodeDouble(forKey: "half") == 2.5)
      #expect(coder.decodeFloat(forKey: "float") == 0.25)
      #expect(coder.decodeDouble(forKey: "float") == 0.25)
      #expect(coder.decodeInteger(forKey: "nan") == 0)
      #expect(coder.decodeInteger(forKey: "infinite") == .min)
      #expect(coder.decodeBool(forKey: "yes"))
      #expect(coder.decodeInteger(forKey: "yes") == 1)
      #expect(coder.decodeBool(forKey: "large"))
    }
  }

  @Test func otherTypesAreNilOrZero() throws {
    try decode { graph, node in
      graph.append("number", integer: 1, to: node)
      graph.append("text", .object(graph.string("t")), to: node)
      graph.append("nothing", .null, to: node)
      graph.append("rect", .numbers([1, 2, 3, 4]), to: node)
    } check: { coder in
      #expect(coder.decodeObject(forKey: "number") == nil)
      #expect(coder.decodeObject(forKey: "absent") == nil)
      #expect(coder.decodeObject(forKey: "nothing") == nil)
      #expect(coder.containsValue(forKey: "nothing"))
      #expect(!coder.containsValue(forKey: "absent"))
      #expect(coder.decodeInteger(forKey: "text") == 0)
      #expect(!coder.decodeBool(forKey: "rect"))
      #expect(coder.decodeObject(forKey: "text") as? String == "t")
      #expect(coder.decodeObject(of: NSString.self, forKey: "text") == "t")
      #expect(coder.decodeObject(of: NSNumber.self, forKey: "text") == nil)
      #expect(coder.decodeObject(of: [NSNumber.self, NSString.self], forKey: "text") != nil)
      #expect(coder.decodeObject(of: [NSNumber.self], forKey: "text") == nil)
      #expect(coder.decodeNumbers(forKey: "rect", count: 4) == [1, 2, 3, 4])
      #expect(coder.decodeNumbers(forKey: "rect", count: 2) == nil)
      #expect(coder.decodeNumbers(forKey: "text", count: 2) == nil)
      #expect(coder.decodeObject() == nil)
      #expect(coder.error == nil)
    }
  }

  @Test func aClassMayFailTheLoading() {
    struct Refusal: Error, CustomStringConvertible { let description = "no" }
    #expect(throws: NibLoadingError.decodingFailed("no")) {
      try decode { _, _ in
      } check: {
        $0.failWithError(Refusal())
      }
    }
  }

  @Test func theCoderIsEmptyAfterLoading() throws {
    var kept: NSCoder?
    try decode {
      $0.append("text", .object($0.string("t")), to: $1)
    } check: {
      kept = $0
    }
    let coder = try #require(kept)
    #expect(coder.decodeObject(forKey: "text") == nil)
    coder.whenDecoded(forKey: "text") { _ in Issue.record("loading is over") }
    coder.announce(NSObject())
  }

  @Test func otherCodersHandOverAtOnce() {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode("v" as NSString, forKey: "k")
    guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData) else {
      Issue.record("no unarchiver")
      return
    }
    unarchiver.requiresSecureCoding = false
    var received: Any?
    unarchiver.announce(NSObject())
    unarchiver.whenDecoded(forKey: "k") { received = $0 }
    #expect(received as? String == "v")
  }
}
