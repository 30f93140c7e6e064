import DioramaUI
import NibArchive
import Testing

/// What archives keep for some traits only.
@MainActor
@Suite struct TraitStorageTests {
  private func value(_ key: String, of object: Any?) throws -> Any? {
    try UIRuntime.shared.classes.value(forKeyPath: key, of: #require(object as? NSObject))
  }

  @Test func relationshipsAndAttributes() throws {
    var nib = NibBuilder()
    let label = nib.node("UILabel")
    let root = nib.node("UIView", ["UISubviews": nib.array([label])])
    let width = "UITraitCollectionBuiltinTrait-_UITraitNameHorizontalSizeClass"
    let traits = nib.node("UITraitCollection", [width: .integer(1)])
    let removed = nib.graph.set("NSSet", [label])
    let record = nib.node(
      "_UIRelationshipTraitStorageRecord",
      ["UITraitCollection": .object(traits), "UIRemovedObjects": .object(removed)]
    )
    let relationship = nib.node(
      "_UIRelationshipTraitStorage",
      [
        "UIObject": .object(root), "UIKeyPath": nib.text("traitStorageSubviews"), "UIRecords": nib.array([record]),
        "UIRelationshipCandidates": .object(nib.graph.set("NSOrderedSet", [label])),
      ]
    )
    let constant = nib.node("_NSLayoutConstraintConstant", ["UINumericConstant": .double(12)])
    let value = nib.node(
      "_UIAttributeTraitStorageRecord",
      ["UITraitCollection": .object(traits), "UIValue": .object(constant)]
    )
    let attribute = nib.node(
      "_UIAttributeTraitStorage",
      ["UIObject": .object(label), "UIKeyPath": nib.text("constant"), "UIRecords": nib.array([value])]
    )
    let list = nib.node(
      "_UITraitStorageList",
      ["UITopLevelObject": .object(root), "UITraitStorages": nib.array([relationship, attribute])]
    )
    nib.topLevel = [root]
    nib.traits = [list]
    let instance = try UINib(data: nib.data, bundle: nil).load(owner: nil)
    let view = try #require(instance.topLevelObjects.first as? UIView)
    let loaded = try #require(instance.traitStorageLists.first)
    #expect(try self.value("topLevelObject", of: loaded) as? UIView === view)
    let storages = try #require(try self.value("storages", of: loaded) as? [NSObject])
    #expect(storages.count == 2)
    #expect(try self.value("keyPath", of: storages[0]) as? String == "traitStorageSubviews")
    let candidate = try #require((try self.value("candidates", of: storages[0]) as? [NSObject])?.first as? UILabel)
    #expect(candidate.superview == nil && view.subviews.isEmpty)
    let records = try #require(try self.value("records", of: storages[0]) as? [NSObject])
    #expect(try self.value("traits.horizontalSizeClass", of: records[0]) as? UIUserInterfaceSizeClass == .compact)
    #expect((try self.value("removedObjects", of: records[0]) as? [NSObject])?.first === candidate)
    let values = try #require(try self.value("records", of: storages[1]) as? [NSObject])
    #expect(try self.value("value.number", of: values[0]) as? CGFloat == 12)
  }

  @Test func traitsThatAreNotSaid() throws {
    let traits = try #require(try NibBuilder.load("UITraitCollection") as? UITraitCollection)
    for collection in [traits, UITraitCollection()] {
      #expect(collection.horizontalSizeClass == .unspecified)
      #expect(collection.userInterfaceIdiom == .unspecified)
      #expect(collection.displayScale == 0)
    }
    #expect(UITraitCollection(verticalSizeClass: .regular).verticalSizeClass == .regular)
  }
}
