import Foundation
import NibArchive
import NibLoader
import Testing

/// All classes that are missing are told at once, and with the scene's lines where these are known.
@MainActor
struct MissingClassTests {
  private func nib() -> NibBuilder {
    var nib = NibBuilder()
    let nodes = [
      nib.swapped("Gone", original: "TestNode"), nib.swapped("_TtC4Shop5Badge", original: "TestNode"),
      nib.swapped("Gone", original: "TestNode"), nib.node("d", className: "UIFrobnicator"),
    ]
    nib.topLevel = nodes
    nib.objects = nodes
    return nib
  }

  private func loadingError(_ archive: NibArchive, map: NibSourceMap? = nil) -> NibLoadingError? {
    #expect(throws: NibLoadingError.self) {
      try NibBuilder.instantiator().instantiate(archive, map: map)
    }
  }

  private func numbers(of className: String, in archive: NibArchive) -> [Int] {
    archive.objects.indices.filter { archive.className(of: $0) == className }
  }

  @Test func eachIsNamedOnce() throws {
    let failure = try #require(loadingError(nib().archive()))
    #expect(failure == .several([.unknownClass("Gone"), .unknownClass("Shop.Badge"), .unknownClass("UIFrobnicator")]))
    #expect(failure.cause == .unknownClass("Gone"))
    #expect(
      failure.description == """
        Unknown class Gone in Interface Builder file.
        Unknown class Shop.Badge in Interface Builder file.
        Unknown class UIFrobnicator in Interface Builder file.
        """
    )
  }

  @Test func aMapNamesTheLines() throws {
    let archive = nib().archive()
    var map = NibSourceMap(source: "A.scene.yaml")
    for (line, number) in numbers(of: "UIClassSwapper", in: archive).enumerated() {
      map.objects[.init(number)] = .init(line: line + 4, identifier: nil, className: "")
    }
    let text = try #require(loadingError(archive, map: map)).description
    #expect(
      text == """
        A.scene.yaml:4: Unknown class Gone in Interface Builder file.
        A.scene.yaml:5: Unknown class Shop.Badge in Interface Builder file.
        Unknown class UIFrobnicator in Interface Builder file.
        """
    )
  }

  @Test func nothingIsMadeWhereAClassIsMissing() {
    var nib = nib()
    let node = nib.node("first")
    nib.topLevel.insert(node, at: 0)
    nib.objects.insert(node, at: 0)
    #expect(Journal.recording { _ = loadingError(nib.archive()) } == [])
  }

  @Test func keysAndAttributesNameTheirLines() throws {
    var nib = NibBuilder()
    let node = nib.node("node")
    nib.topLevel = [node]
    nib.connect("unheardOf", from: node, to: node)
    let archive = nib.archive()
    var map = NibSourceMap(source: "A.scene.yaml")
    map.connections[.init(numbers(of: "UIRuntimeOutletConnection", in: archive)[0])] = 12
    let failure = try #require(loadingError(archive, map: map))
    guard case .at("A.scene.yaml:12", .undefinedKey("unheardOf", _)) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(failure.description.hasPrefix("A.scene.yaml:12: [<"))

    var other = NibBuilder()
    let second = other.node("node")
    other.topLevel = [second]
    other.set("unheardOf", of: second, to: nil)
    let pairs = other.archive()
    map.attributes[.init(numbers(of: "UINibKeyValuePair", in: pairs)[0])] = 13
    guard case .at("A.scene.yaml:13", .undefinedKey)? = loadingError(pairs, map: map) else {
      Issue.record("no location")
      return
    }
  }

  @Test func listedObjectsAreFoundByIndex() throws {
    var nib = NibBuilder()
    let (proxy, node) = (nib.proxy("IBFilesOwner"), nib.node("node"))
    nib.topLevel = [proxy, node]
    nib.objects = [proxy, node]
    let instance = try NibBuilder.instantiator().instantiate(nib.archive())
    let found: TestNode = try instance.object("node", at: 1)
    #expect(found === instance.topLevelObjects.first)
    let missing = #expect(throws: NibLoadingError.self) { let _: TestNode = try instance.object("node", at: 0) }
    #expect(missing == .missingObject(identifier: "node", expected: "TestNode", actual: nil))
    let wrong = #expect(throws: NibLoadingError.self) { let _: TestOwner = try instance.object("node", at: 1) }
    #expect(wrong == .missingObject(identifier: "node", expected: "TestOwner", actual: "TestNode"))
    #expect(wrong?.description.contains("a TestNode where the code expects the TestOwner 'node'") == true)
    #expect(throws: NibLoadingError.self) { let _: TestNode = try instance.object("node", at: 9) }
  }
}
