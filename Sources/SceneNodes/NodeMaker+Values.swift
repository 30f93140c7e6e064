import LayoutEngine
import SceneCompiler
import SceneDiagnostics
import SceneGeometry
import SceneLanguage
import SceneModel

extension NodeMaker {
  /// Whether a view is in the hierarchy with the screen's size classes.
  func isInstalled(_ id: ObjectID) -> Bool {
    guard validated.scene.objects.hasRareParts(at: id.index) || !validated.scene.objects.records[id.index].isInstalled
    else { return true }
    let variations = matching(validated.scene.objects.variations(at: id.index))
    return variations.last { $0.isInstalled != nil }?.isInstalled
      ?? validated.scene.objects.records[id.index].isInstalled
  }

  /// The variations that match the screen's size classes; the one that names the most traits comes last.
  func matching(_ variations: [SceneVariation]) -> [SceneVariation] {
    guard !variations.isEmpty else { return [] }
    let classes = screen.sizeClasses
    return variations.filter { variation in
      variation.traits.allSatisfy { trait in
        switch SceneKeys.Trait(rawValue: trait.name) {
        case .horizontalSizeClass: trait.raw == (classes.isWideRegular ? 2 : 1)
        case .verticalSizeClass: trait.raw == (classes.isHighRegular ? 2 : 1)
        case .userInterfaceIdiom:
          trait.raw == (SizeClasses.isTablet(width: screen.width, height: screen.height) ? 1 : 0)
        case .displayGamut, nil: false
        }
      }
    }.sorted { $0.traits.count < $1.traits.count }
  }

  /// The written value of a property for the screen's size classes; nil if the scene has none.
  func written(_ name: PropertyName, of id: ObjectID) -> SceneValue? {
    varied(name, of: id) ?? values.writtenValue(of: name, in: id)
  }

  private func varied(_ name: PropertyName, of id: ObjectID) -> SceneValue? {
    guard validated.scene.objects.hasRareParts(at: id.index) else { return nil }
    let text = name.text
    for variation in matching(validated.scene.objects.variations(at: id.index)).reversed() {
      if let property = variation.properties.first(where: { $0.name.value == text }) { return property.value.value }
    }
    return nil
  }

  /// The effective value of a property for the screen's size classes; nil if the class has no such property.
  func value(_ name: PropertyName, of id: ObjectID) -> SceneValue? {
    varied(name, of: id) ?? values.value(of: name, in: id)
  }

  /// The case of an enumeration; nil where the class has no such property.
  func caseName(_ name: PropertyName, of id: ObjectID) -> String? {
    if case .enumeration(let name, _)? = value(name, of: id) { name } else { nil }
  }
}
