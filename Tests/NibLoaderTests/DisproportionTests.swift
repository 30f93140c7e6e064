import Foundation
import NibArchive
import NibLoader
import Testing

/// Small nibs that would take minutes, or all memory, if what objects share was worked out for each of them.
@MainActor
@Suite struct DisproportionTests {
  private typealias Value = NibArchive.Value

  /// A nib whose list holds very many objects of one class, with tables put together by hand.
  private func nib(_ count: Int, _ className: NibArchive.ClassName, _ more: [NibArchive.ClassName] = []) -> NibArchive {
    var nib = NibBuilder()
    nib.topLevel = [nib.node("first")]
    nib.objects = nib.topLevel
    var archive = nib.archive()
    let firstClass = archive.classNames.count
    archive.classNames.append(className)
    archive.classNames += more
    let firstValue = archive.values.count
    let list = archive.objects.count
    let elementKey = archive.keys.count
    archive.keys.append("UINibEncoderEmptyKey")
    // The root's own list gives way to one that stands at the end.
    for index in archive.values.indices where archive.keys[archive.values[index].keyIndex] == "UINibObjectsKey" {
      archive.values[index] = Value(keyIndex: archive.values[index].keyIndex, payload: .object(list))
    }
    for index in 0..<count { archive.values.append(Value(keyIndex: elementKey, payload: .object(list + 1 + index))) }
    let arrayClass = archive.classNames.firstIndex { $0.name == "NSArray" } ?? 0
    archive.objects.append(.init(classIndex: arrayClass, values: firstValue..<firstValue + count))
    for _ in 0..<count { archive.objects.append(.init(classIndex: firstClass, values: 0..<0)) }
    return archive
  }

  @Test("Objects that share the values of a long text are refused")
  func sharedRuns() throws {
    var archive = nib(100_000, .init(name: "NSString", fallbacks: []))
    let valueIndex = archive.values.count
    archive.values.append(Value(keyIndex: archive.keys.count, payload: .data(Array(repeating: 65, count: 500_000))))
    archive.keys.append("NS.bytes")
    for index in archive.objects.indices where archive.className(of: index) == "NSString" {
      archive.objects[index].values = valueIndex..<valueIndex + 1
    }
    // What else there is makes room for the claims of all.
    archive.values += Array(repeating: Value(keyIndex: 0, payload: .null), count: 100_000)
    #expect(throws: NibArchiveError.self) { try archive.verify() }
    #expect(throws: NibArchiveError.self) { try PreparedNib(archive) }
    #expect(throws: NibArchiveError.self) { try NibArchive(decoding: archive.encoded()) }
  }

  @Test(
    "One long name of a class that very many objects are swapped for",
    arguments: [false, true]
  )
  func longName(isTolerant: Bool) throws {
    var nib = NibBuilder()
    let name = nib.graph.string(String(repeating: "x", count: 1_000_000))
    let original = nib.graph.string("TestNode")
    for _ in 0..<15_000 {
      let node = nib.graph.makeNode("UIClassSwapper")
      nib.graph.append("UIClassName", .object(name), to: node)
      nib.graph.append("UIOriginalClassName", .object(original), to: node)
      nib.objects.append(node)
    }
    let instantiator = NibBuilder.instantiator(NibLoadingOptions(isTolerant: isTolerant))
    let archive = nib.archive()
    if isTolerant {
      let instance = try instantiator.instantiate(archive)
      #expect(instance.objects.count == 15_000)
      #expect(instance.report.count == 1)
    } else {
      #expect(throws: NibLoadingError.self) { try instantiator.instantiate(archive) }
    }
  }

  @Test("A class with very many fallbacks, none of which is known, and very many objects")
  func fallbacks() throws {
    let count = 5_000
    let archive = nib(
      count,
      .init(name: "Strange", fallbacks: []),
      (0..<count).map { .init(name: "Strange\($0)", fallbacks: []) }
    )
    var named = archive
    let strange = try #require(named.classNames.firstIndex { $0.name == "Strange" })
    named.classNames[strange].fallbacks = Array(strange + 1..<strange + 1 + count)
    let instance = try NibBuilder.instantiator(NibLoadingOptions(isTolerant: true)).instantiate(named)
    #expect(instance.report.map(\.cause) == [.unknownClass("Strange")])
    #expect(throws: NibLoadingError.unknownClass("Strange")) { try NibBuilder.instantiator().instantiate(named) }
  }

  @Test("Very many texts with attributes that share their list, or how it is laid out")
  func attributedTexts() {
    for isListLong in [false, true] {
      var nib = NibBuilder()
      let none = nib.graph.dictionary("NSDictionary", [])
      let list = nib.graph.array("NSArray", Array(repeating: none, count: isListLong ? 10_000 : 1))
      let runs = nib.graph.makeNode("NSData")
      nib.graph.append("NS.bytes", .data(Array(repeating: 0, count: isListLong ? 2 : 20_000)), to: runs)
      let holder = nib.node("holder")
      let texts = (0..<10_000).map { _ in
        let text = nib.graph.makeNode("NSAttributedString")
        nib.graph.append("NSString", .object(nib.graph.string("text")), to: text)
        nib.graph.append("NSAttributes", .object(list), to: text)
        nib.graph.append("NSAttributeInfo", .object(runs), to: text)
        return text
      }
      nib.graph.append("children", .object(nib.graph.array("NSArray", texts)), to: holder)
      nib.topLevel = [holder]
      expectTooMany(nib)
    }
  }

  @Test("A long name in very many connections")
  func longLabel() {
    var nib = NibBuilder()
    let owner = nib.proxy("IBFilesOwner")
    let node = nib.node("node")
    nib.topLevel = [owner, node]
    let label = nib.graph.string(String(repeating: "y", count: 1_000_000))
    for _ in 0..<15_000 {
      let connection = nib.graph.makeNode("UIRuntimeOutletConnection")
      nib.graph.append("UILabel", .object(label), to: connection)
      nib.graph.append("UISource", .object(owner), to: connection)
      nib.graph.append("UIDestination", .object(node), to: connection)
      nib.connections.append(connection)
    }
    let archive = nib.archive()
    #expect(throws: NibLoadingError.self) { try NibBuilder.instantiator().instantiate(archive, owner: NibStandIn()) }
  }

  @Test("Very many connections that each add one object to a collection")
  func addedObjects() throws {
    var nib = NibBuilder()
    let owner = nib.proxy("IBFilesOwner")
    let node = nib.node("node")
    nib.topLevel = [owner, node]
    for _ in 0..<20_000 {
      nib.connect("all", from: owner, toAll: [node], adds: true)
    }
    let archive = nib.archive()
    let standIn = NibStandIn()
    _ = try NibBuilder.instantiator().instantiate(archive, owner: standIn)
    #expect(standIn.outlets["all"]?.count == 20_000)
    for _ in 0..<20_000 { nib.connect("recognizers", from: node, toAll: [node], adds: true) }
    expectTooMany(nib)
  }

  private func expectTooMany(_ nib: NibBuilder) {
    let archive = nib.archive()
    let error = #expect(throws: NibLoadingError.self) { try NibBuilder.instantiator().instantiate(archive) }
    #expect(error?.description.contains("too many objects share one list") == true, "\(String(describing: error))")
  }
}
