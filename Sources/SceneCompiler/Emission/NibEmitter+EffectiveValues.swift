import SceneCatalog
import SceneModel

extension NibEmitter {
  /// What a property of an object is: what the scene says, or what UIKit's initializer gives.
  func value(of name: String, in id: ObjectID) -> SceneValue {
    guard let property = validated.schema(of: id).properties[name] else { return .null }
    if name == PlacedProperty.translation, tiesContentViews, constrainedCell(around: id) != nil { return .bool(false) }
    if let written = objects.value(of: name, at: id.index), !passesOver(name, of: id) {
      let value = property.completed(written)
      guard case .color(let color) = value, TableBackground.concerns(name, of: validated.schema(of: id)),
        self.value(of: "style", in: id).isCase("plain"), let own = TableBackground.replaced(color, tools)
      else { return value }
      return .color(own)
    }
    return attributedValue(of: name, in: id) ?? unwrittenValue(of: property, in: id)
  }

  /// What a label's attributed text says of a property; nil where there is none, or it does not say.
  private func attributedValue(of name: String, in id: ObjectID) -> SceneValue? {
    guard AttributedLabel.decides(name, in: validated.schema(of: id)),
      case .attributedText(let runs)? = objects.value(of: AttributedLabel.source, at: id.index)
    else { return nil }
    return AttributedLabel.value(of: name, in: runs)
  }

  /// What a property of an object is where the scene does not say.
  func unwrittenValue(of property: PropertySchema, in id: ObjectID) -> SceneValue {
    // Most properties have one default, whatever else an object says.
    if property.conditionalDefaults.isEmpty, !PlacedProperty.contains(property.name) {
      return property.defaultValue
    }
    return property.unwrittenValue(in: validated.schema(of: id), isPlaced: isPlacedByConstraints(id)) { name in
      passesOver(name, of: id) ? nil : objects.value(of: name, at: id.index)
    }
  }

  /// Whether a view that says nothing of it leaves its place to constraints.
  func isPlacedByConstraints(_ id: ObjectID) -> Bool {
    validated.isPlacedByConstraints(id, constrained: constrainedViews)
  }
}

extension SceneValue {
  /// Whether the value is a case of an enumeration, by name.
  fileprivate func isCase(_ name: String) -> Bool {
    if case .enumeration(name: name, _) = self { true } else { false }
  }
}
