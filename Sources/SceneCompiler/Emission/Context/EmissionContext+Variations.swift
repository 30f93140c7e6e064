import SceneCatalog
import SceneGeometry
import SceneLanguage
import SceneModel

extension EmissionContext {
  /// Whether traits change anything in the nib.
  var hasVariations: Bool {
    unusual.contains { !scene.objects.variations(at: $0.index).isEmpty }
      || validated.hasUninstalledObjects && region.objects.contains { !objects[$0.index].isInstalled }
      || region.constraints.contains { index in
        let outline = scene.constraints[index].outline
        return outline.varies || !outline.isInstalled && !scene.constraints[index].isPlaceholder
      }
  }

  /// The constant that a constraint has with the traits of the canvas; nil where the scene has no canvas, or none of the constraint's
  /// variations holds there.
  func constantOnCanvas(ofConstraint index: Int) -> Double? {
    guard scene.constraints[index].outline.varies else { return nil }
    return onCanvas(scene.constraints[index].variations) { $0.constant }
  }

  /// Whether a constraint is installed with the traits of the canvas; true where the scene has no canvas.
  func isOnCanvas(constraint index: Int) -> Bool {
    guard scene.canvasSize != nil, scene.constraints[index].outline.varies else { return true }
    return onCanvas(scene.constraints[index].variations) { $0.isInstalled } ?? scene.constraints[index].isInstalled
  }

  /// What variations change where their traits are those of the canvas; nil where none does.
  ///
  /// The one with the most traits decides.
  private func onCanvas<Change>(_ variations: [SceneVariation], _ change: (SceneVariation) -> Change?) -> Change? {
    guard let canvas = scene.canvasSize else { return nil }
    let isTablet = SizeClasses.isTablet(width: canvas.width, height: canvas.height)
    let classes = SizeClasses(width: canvas.width, height: canvas.height, isTablet: isTablet)
    func holds(_ trait: SceneVariation.Trait) -> Bool {
      switch SceneKeys.Trait(rawValue: trait.name) {
      case .horizontalSizeClass: trait.raw == (classes.isWideRegular ? 2 : 1)
      case .verticalSizeClass: trait.raw == (classes.isHighRegular ? 2 : 1)
      case .displayGamut, .userInterfaceIdiom, nil: false
      }
    }
    return variations.filter { change($0) != nil && $0.traits.allSatisfy(holds) }
      .max { $0.traits.count < $1.traits.count }.flatMap(change)
  }

  /// The objects below each top-level one, itself first, level by level.
  ///
  /// - Parameter ids: All objects of the nib, level by level.
  func objectsByTop(_ ids: [ObjectID]) -> [ObjectID: [ObjectID]] {
    var top = Dictionary(region.topLevel.map { ($0, $0) }) { first, _ in first }
    var found: [ObjectID: [ObjectID]] = [:]
    // Parents come before their children.
    for id in ids {
      let own = top[id] ?? objects.parent(at: id.index).flatMap { top[$0] }
      guard let own else { continue }
      top[id] = own
      found[own, default: []].append(id)
    }
    return found
  }

  /// The views that a view's constraints relate, where traits leave out some of them.
  func constrainedRelatives(of id: ObjectID) -> [ObjectID] {
    let constraints = listedConstraints(of: id)
    let varies = constraints.contains { index in
      let constraint = scene.constraints[index]
      return !constraint.isInstalled || constraint.variations.contains { $0.isInstalled != nil }
    }
    guard varies else { return [] }
    return constraints.flatMap { index in
      let outline = scene.constraints[index].outline
      return [outline.first.object, outline.second?.object].compactMap { $0 }
    }
  }

  /// What a property is where no variation holds; nil where the scene does not say.
  ///
  /// The frame of a view that says none is its class's own, and a date picker's date the moment when it is made.
  func valueWithoutVariation(of name: String, in id: ObjectID, _ schema: ClassSchema) -> SceneValue? {
    guard objects.value(of: name, at: id.index) == nil, let property = schema.properties[name] else {
      return value(of: name, in: id)
    }
    guard case .geometry = property.type else {
      let isTimely = schema.keys.contains { $0.content == .property(name, ValueForm(.isNotSet)) }
      return isTimely ? nil : value(of: name, in: id)
    }
    guard let key = property.key else { return nil }
    // Margins by side and by direction are under one key, in one order; classes say only the former's default.
    let same = schema.propertyNames.filter { schema.properties[$0]?.key == key }
    let other = same.first { objects.value(of: $0, at: id.index) != nil } ?? same.first
    return value(of: other ?? name, in: id)
  }
}
