import Foundation
import NibArchive
import NibLoader
import Testing

@MainActor
struct LoadingErrorTests {
  private func error(
    options: NibLoadingOptions = NibLoadingOptions(),
    owner: NSObject? = nil,
    _ make: (inout NibBuilder) -> Void
  ) -> NibLoadingError? {
    var nib = NibBuilder()
    make(&nib)
    let archive = nib.archive()
    return #expect(throws: NibLoadingError.self) {
      try NibBuilder.instantiator(options).instantiate(archive, owner: owner)
    }
  }

  @Test("NIB-6, NIB-16: an unknown key fails in UIKit's words") func anUnknownKeyFailsInUIKitsWords() throws {
    let owner = TestOwner()
    let failure = error(owner: owner) { nib in
      let node = nib.node("node")
      nib.topLevel = [node]
      nib.connect("emailField", from: nib.proxy("IBFilesOwner"), to: node)
    }
    let text = try #require(failure).description
    #expect(text.hasPrefix("[<NibLoaderTests.TestOwner 0x"))
    #expect(
      text.hasSuffix(
        " setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key emailField."
      )
    )
  }

  @Test func anOutletTakesOnlyItsClass() throws {
    let failure = error(owner: TestOwner()) { nib in
      let node = nib.node("node")
      nib.topLevel = [node]
      nib.connect("store", from: nib.proxy("IBFilesOwner"), to: node)
    }
    guard case .wrongType("store", _, "TestStore", "TestNode")? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test func anOutletThatIsNeverNilTakesItsClassOnly() throws {
    var nib = NibBuilder()
    let (node, store) = (nib.node("node"), nib.swapped("TestStore", original: "UICustomObject"))
    nib.topLevel = [node, store]
    nib.objects = [node, store]
    nib.connect("present", from: node, to: store)
    let instance = try NibBuilder.instantiator().instantiate(nib.archive())
    #expect((instance.objects.first as? TestNode)?.present === instance.objects.last)
    let failure = error { nib in
      let node = nib.node("node")
      nib.topLevel = [node]
      nib.connect("present", from: node, to: node)
    }
    guard case .wrongType("present", _, "TestStore", "TestNode")? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test("NIB-13: an unknown class fails, in UIKit's words") func anUnknownClassFails() {
    #expect(error { $0.topLevel = [$0.node("a", className: "UIFrobnicator")] } == .unknownClass("UIFrobnicator"))
    #expect(error { $0.topLevel = [$0.swapped("Gone", original: "TestNode")] } == .unknownClass("Gone"))
  }

  @Test("NIB-13: tolerant loading takes the original class and reports the unknown one")
  func toleranceTakesTheOriginalClassAndReports() throws {
    var nib = NibBuilder()
    let node = nib.swapped("Gone", original: "TestNode")
    nib.topLevel = [node, nib.node("b", className: "UIFrobnicator")]
    nib.set("unheardOf", of: node, to: nil)
    nib.connect("friend", from: node, to: nib.proxy("UpstreamPlaceholder-1"))
    let instance = try NibBuilder.instantiator(NibLoadingOptions(isTolerant: true)).instantiate(nib.archive())
    #expect(instance.topLevelObjects.count == 1)
    #expect(instance.topLevelObjects.first is TestNode)
    #expect(
      instance.report.prefix(3) == [
        .unknownClass("Gone"), .unknownClass("UIFrobnicator"),
        .missingExternalObject(identifier: "UpstreamPlaceholder-1"),
      ]
    )
    #expect(instance.report.count == 4)
    #expect(instance.report.last?.description.contains("the key unheardOf") == true)
  }

  @Test("NIB-12: an external object that was not given is named") func aMissingExternalObjectIsNamed() throws {
    let failure = error { nib in
      let node = nib.node("node")
      nib.topLevel = [node]
      nib.connect("friend", from: node, to: nib.proxy("Menu"))
    }
    #expect(failure == .missingExternalObject(identifier: "Menu"))
    #expect(failure?.description == "Could not find object for proxy with identifier Menu.")
  }

  @Test("NIB-12: an external object takes the place of its proxy") func anExternalObjectTakesItsPlace() throws {
    var nib = NibBuilder()
    let (node, menu) = (nib.node("node"), nib.proxy("Menu"))
    nib.topLevel = [node, menu]
    nib.objects = [node, menu]
    nib.connect("friend", from: node, to: menu)
    let inner = try #require(
      try NibBuilder.instantiator().instantiate(
        { nib in
          var nib = nib
          nib.topLevel = [nib.node("menu")]
          nib.connections = []
          return nib.archive()
        }(NibBuilder())
      ).topLevelObjects.first
    )
    let instance = try NibBuilder.instantiator().instantiate(nib.archive(), externalObjects: ["Menu": inner])
    #expect((instance.topLevelObjects.first as? TestNode)?.friend === inner)
    #expect(instance.topLevelObjects.count == 1)
    #expect(instance.objects.count == 1)
  }

  @Test func eventsNeedASource() {
    let failure = error { nib in
      let store = nib.swapped("NibLoaderTests.TestStore", original: "UICustomObject")
      nib.topLevel = [store]
      nib.connect(action: "tap:", from: store, to: nib.node("node"), mask: 1)
    }
    guard case .noEvents("tap:", _)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test func aClassWithoutAnInitializerFails() {
    let failure = error { $0.topLevel = [$0.swapped("TestStyle", original: "UICustomObject")] }
    #expect(failure == .cannotInstantiate(className: "TestStyle"))
  }

  @Test func whatIsNoNibIsNoNib() {
    #expect(throws: NibLoadingError.missingRoot) { try NibBuilder.instantiator().instantiate(NibArchive()) }
    #expect(throws: NibLoadingError.corrupt(NibArchiveError(offset: 0, problem: .notAnArchive))) {
      try NibBuilder.instantiator().instantiate(bytes: [1, 2, 3])
    }
  }
}
