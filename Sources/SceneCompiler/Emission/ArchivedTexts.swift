import NibArchive
import SceneCatalog
package import SceneModel

/// What single values come to in a nib, as texts that are the same for values that do.
package final class ArchivedTexts: Sendable {
  private let validated: ValidatedScene
  /// A graph without objects, whose copies take one value each.
  private let empty = NibArchiveGraph(.uikit)

  /// Makes the texts of a scene's values.
  package init(_ scene: ValidatedScene) {
    validated = scene
  }

  /// What a value of a property comes to.
  package func text(of value: SceneValue, named name: String, in id: ObjectID) -> String {
    let property = validated.schema(of: id).properties[name]
    if case .keyed(let values) = value, property?.encoding != .axisPair {
      return values.filter { $0.value != .null }.sorted { $0.raw < $1.raw }
        .map { "\($0.raw): \(text(of: $0.value, named: name, in: id))" }.joined(separator: "\n")
    }
    let form = property.map { ValueForm($0.encoding, rawValues: $0.rawValues) } ?? ValueForm()
    return text { $0.stored(value, as: form, in: &$1) }
  }

  /// What a runtime attribute's value comes to.
  package func text(of value: RuntimeValue) -> String { text { $0.stored(value, in: &$1) } }

  /// The text of an object that has nothing but a value; empty but for its class where nothing stands for the value.
  private func text(
    of stored: (inout ValueObjects, inout NibArchiveGraph) -> NibArchiveGraph.Stored?
  ) -> String {
    var graph = empty
    var values = ValueObjects(validated, .usual)
    let node = graph.makeNode("value")
    if let stored = stored(&values, &graph) { graph.append(graph.key("key"), stored, to: node) }
    return graph.archive(root: node).dump()
  }
}
