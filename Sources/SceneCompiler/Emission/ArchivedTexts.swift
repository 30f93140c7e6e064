import NibArchive
import SceneCatalog
package import SceneModel
import Synchronization

/// What single values come to in a nib, as texts that are the same for values that do.
package final class ArchivedTexts: Sendable {
  private let validated: ValidatedScene
  /// An emitter whose graph is empty: what is written into it is there alone; nil until something is written.
  private let emitter = Mutex<NibEmitter?>(nil)

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
    return written { emitter, node in
      let form = property.map { ValueForm($0.encoding, rawValues: $0.rawValues) } ?? ValueForm()
      emitter.append("key", value, as: form, to: node)
    }
  }

  /// What a runtime attribute's value comes to.
  package func text(of value: RuntimeValue) -> String {
    written { emitter, node in
      emitter.graph.append("key", emitter.runtimeValue(value), to: node)
    }
  }

  private func written(_ write: (inout NibEmitter, NibArchiveGraph.NodeID) -> Void) -> String {
    var emitter = emitter.withLock { kept in
      if let kept { return kept }
      var scratch = NibEmitter(validated)
      scratch.graph = NibArchiveGraph()
      (scratch.colors, scratch.fonts, scratch.images) = ([:], [:], [:])
      kept = scratch
      return scratch
    }
    let node = emitter.graph.makeNode("value")
    write(&emitter, node)
    return emitter.graph.archive(root: node).dump()
  }
}
