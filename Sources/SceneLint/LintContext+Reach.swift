import SceneCatalog
import SceneDiagnostics
package import SceneModel

extension LintContext {
  /// Whether code can get hold of an object by itself: an outlet leads to it, it has a tag, or it receives messages.
  package func isReached(_ id: ObjectID) -> Bool {
    references.isReachable(id) || references.receivers.contains(id) || references.containers.contains(id)
      || number(.tag, of: id).map { $0 != 0 } ?? false
  }

  /// Whether something beside the property itself can change a property: a variation, or a runtime attribute.
  func isOverridden(_ property: String, of id: ObjectID) -> Bool {
    let (variations, attributes) = (variations(of: id), attributes(of: id))
    guard !variations.isEmpty || !attributes.isEmpty else { return false }
    // Key-value coding calls `isHidden` just `hidden`.
    let plain = property.hasPrefix("is") ? property.dropFirst(2) : Substring(property)
    return variations.contains { $0.properties.contains { $0.name.value == property } }
      || attributes.contains { attribute in
        attribute.keyPath.value == property || attribute.keyPath.value.lowercased() == plain.lowercased()
      }
  }

  /// The gesture recognizers of a view.
  func recognizers(of id: ObjectID) -> [ObjectID] {
    children(in: "gestureRecognizers", of: id)
      + outlets(of: id).filter { $0.name.value == "gestureRecognizers" }.flatMap(\.targets).compactMap(\.object)
  }

  /// The nearest view in which one stands.
  func superview(of id: ObjectID) -> ObjectID? {
    guard let parent = parent(of: id), isKind(parent, of: .view) else { return nil }
    return parent
  }
}
