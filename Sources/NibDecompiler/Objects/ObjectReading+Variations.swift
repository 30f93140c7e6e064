import NibArchive
import SceneCatalog
import SceneLanguage
import SceneModel

extension ObjectReading {
  /// What changes with the traits.
  mutating func readVariations() {
    for nib in nibs.indices {
      let content = nibs[nib].content
      let storages = content.elements("UINibTraitStorageListsKey", of: 0).flatMap {
        content.elements("UITraitStorages", of: $0)
      }
      for storage in storages {
        guard let object = content.object("UIObject", of: storage),
          let keyPath = content.string("UIKeyPath", of: storage)
        else { continue }
        let records = content.elements("UIRecords", of: storage)
        switch content.className(of: storage) {
        case "_UIAttributeTraitStorage": readValues(records, keyPath, of: object, nib)
        case "_UIRelationshipTraitStorage": for record in records { readInstallation(record, nib) }
        default: break
        }
      }
    }
  }

  /// The traits that a record is about, sorted; empty where it holds always, nil where a trait is none that scenes know.
  private func traits(of record: Int, _ nib: Int) -> [SceneVariation.Trait]? {
    let content = nibs[nib].content
    guard let collection = content.object("UITraitCollection", of: record) else { return nil }
    var traits: [SceneVariation.Trait] = []
    for (key, payload) in content.archive.values(of: collection) {
      guard let trait = SceneKeys.Trait.allCases.first(where: { $0.archivedName == key }),
        let raw = content.integer(payload)
      else { return nil }
      traits.append(.init(name: trait.rawValue, raw: raw))
    }
    return traits.sorted { $0.name < $1.name }
  }

  private mutating func readValues(_ records: [Int], _ keyPath: String, of number: Int, _ nib: Int) {
    let content = nibs[nib].content
    for record in records {
      guard let traits = traits(of: record, nib), !traits.isEmpty, let payload = content.value("UIValue", of: record)
      else { continue }
      if let index = indexes[.init(nib: nib, number: number)], scene[index].kind == .object {
        guard let schema = schema(of: index), let property = Self.property(keyPath, schema),
          let value = values(nib).value(payload, of: property)
        else { continue }
        let written = SceneProperty(unwritten: property.name, value)
        Self.vary(&scene[index].variations, traits) { $0.properties.append(written) }
      } else if keyPath == "encodedConstant", case .object(let constant) = payload,
        let value = content.number("UINumericConstant", of: constant),
        let constraint = constraintIndexes[.init(nib: nib, number: number)]
      {
        Self.vary(&scene.constraints[constraint].variations, traits) { $0.constant = value }
      }
    }
  }

  /// A property by its key-value coding name.
  private static func property(_ keyPath: String, _ schema: ClassSchema) -> PropertySchema? {
    let capitalized = keyPath.prefix(1).uppercased() + keyPath.dropFirst()
    if keyPath == "titleShadowOffset" { return schema.properties["titleLabel.shadowOffset"] }
    return schema.properties[keyPath] ?? schema.properties["is" + capitalized]
      ?? schema.properties["titleLabel." + keyPath]
  }

  private mutating func readInstallation(_ record: Int, _ nib: Int) {
    let content = nibs[nib].content
    guard let traits = traits(of: record, nib) else { return }
    for (key, isInstalled) in [("UIAddedObjects", true), ("UIRemovedObjects", false)] {
      for number in content.elements(key, of: record) {
        if let index = indexes[.init(nib: nib, number: number)], scene[index].kind == .object {
          if traits.isEmpty {
            scene[index].isInstalled = isInstalled
          } else {
            Self.vary(&scene[index].variations, traits) { $0.isInstalled = isInstalled }
          }
        } else if let constraint = constraintIndexes[.init(nib: nib, number: number)] {
          if traits.isEmpty {
            scene.constraints[constraint].isInstalled = isInstalled
          } else {
            Self.vary(&scene.constraints[constraint].variations, traits) {
              $0.isInstalled = isInstalled
            }
          }
        }
      }
    }
  }

  private static func vary(
    _ variations: inout [SceneVariation],
    _ traits: [SceneVariation.Trait],
    _ change: (inout SceneVariation) -> Void
  ) {
    let index = variations.firstIndex { $0.traits == traits }
    if index == nil { variations.append(SceneVariation(unwritten: traits)) }
    change(&variations[index ?? variations.count - 1])
  }
}
