import SceneCatalog
import SceneModel
import Testing

/// What properties are of which nobody says anything.
@Suite struct DefaultTests {
  private let catalog = SceneCatalog()

  private func value(_ name: String, of className: String, isPlaced: Bool, _ written: [String: SceneValue] = [:]) throws
    -> SceneValue
  {
    let schema = try #require(catalog.schema(named: className))
    return try #require(schema.properties[name]).unwrittenValue(in: schema, isPlaced: isPlaced) { written[$0] }
  }

  @Test("Views that constraints place have no constraints of their masks, and the mask that holds them")
  func placedViews() throws {
    let none = SceneValue.optionSet([], raw: 0)
    #expect(try value(PlacedProperty.translation, of: "UIView", isPlaced: false) == .bool(true))
    #expect(try value(PlacedProperty.translation, of: "UIView", isPlaced: true) == .bool(false))
    #expect(try value(PlacedProperty.mask, of: "UIView", isPlaced: false) == none)
    #expect(try value(PlacedProperty.mask, of: "UIView", isPlaced: true) == PlacedProperty.heldMask)
    let written = [PlacedProperty.translation: SceneValue.bool(true)]
    #expect(try value(PlacedProperty.mask, of: "UIView", isPlaced: true, written) == none)
  }

  @Test("A subview is placed by a constraint that names it, an arranged one by its owner")
  func placingSlots() {
    #expect(PlacedProperty.isPlaced(slot: "subviews", usesConstraints: false, isNamedByConstraint: true))
    #expect(!PlacedProperty.isPlaced(slot: "subviews", usesConstraints: false, isNamedByConstraint: false))
    #expect(PlacedProperty.isPlaced(slot: "arrangedSubviews", usesConstraints: true, isNamedByConstraint: false))
    #expect(!PlacedProperty.isPlaced(slot: "tableHeaderView", usesConstraints: false, isNamedByConstraint: true))
  }

  @Test("A default that depends on another property's follows what that is, said or not")
  func conditionalDefaults() throws {
    var count = 0
    for className in CompiledSchemas.classNames {
      guard let schema = catalog.schema(named: className) else { continue }
      for property in schema.properties.values {
        for conditional in property.conditionalDefaults {
          let other = try #require(schema.properties[conditional.property])
          guard case .enumeration(let usual, _) = other.unwrittenValue(in: schema, isPlaced: false, { _ in nil }) else {
            continue
          }
          let said = SceneValue.enumeration(name: conditional.caseName, raw: .int(0))
          let first = property.conditionalDefaults.first {
            $0.property != conditional.property || $0.caseName == conditional.caseName
          }
          guard first == conditional else { continue }
          count += 1
          #expect(
            property.unwrittenValue(in: schema, isPlaced: false) { $0 == other.name ? said : nil } == conditional.value
          )
          if usual == conditional.caseName {
            #expect(property.unwrittenValue(in: schema, isPlaced: false) { _ in nil } == conditional.value)
          }
        }
      }
    }
    #expect(count > 0)
  }
}
