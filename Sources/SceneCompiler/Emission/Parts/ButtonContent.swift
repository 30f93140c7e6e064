import NibArchive
import SceneCatalog
import SceneModel

/// What buttons keep by state.
struct ButtonContent: ~Copyable {
  /// The keys of a state's content, in the order of `ClassPlan.contentKeys`; nil before the first button.
  private var keys: [NibArchiveGraph.KeyID]?

  /// What one state has under one of the keys.
  private struct Part {
    let state: Int
    /// The index of the key.
    let key: Int
    let value: SceneValue
  }

  /// Writes a button's content: for each state that has any, the properties that the scene gives it.
  mutating func emit(_ key: String, of id: ObjectID, in writer: inout NibWriter) {
    let parts = Self.parts(of: id, writer.context)
    guard let first = parts.first else { return }
    let isOneState = parts.count == 1 || parts.allSatisfy { $0.state == first.state }
    var pairs: [(NibArchiveGraph.NodeID, NibArchiveGraph.NodeID)] = []
    for state in isOneState ? [first.state] : Set(parts.map(\.state)).sorted() {
      pairs.append((writer.graph.number(integer: state), node(parts, of: state, in: &writer)))
    }
    let dictionary = writer.graph.dictionary("NSMutableDictionary", pairs)
    writer.graph.append(writer.graph.key(key), NibArchiveGraph.Stored.node(dictionary), to: writer.node(of: id))
  }

  private static func parts(of id: ObjectID, _ context: EmissionContext) -> [Part] {
    let index = context.plans.index(of: id)
    guard index >= 0 else { return [] }
    let (plan, numbers) = (context.plans.entries[index].plan, context.plans.entries[index].statefulNumbers)
    var parts: [Part] = []
    for (property, number) in zip(plan.statefulProperties, numbers) {
      let values: SceneValue
      if let written = context.objects.property(number, at: id.index) {
        values = context.archived(context.objects.value(ofProperty: written), of: id)
      } else if property.isNullUnlessWritten {
        continue
      } else {
        values = context.value(of: property.name, in: id)
      }
      guard case .keyed(let values) = values else { continue }
      for value in values where value.value != .null {
        parts.append(Part(state: value.raw, key: property.key, value: value.value))
      }
    }
    return parts
  }

  /// The content of one state; of two values under one key the last is written.
  private mutating func node(_ parts: [Part], of state: Int, in writer: inout NibWriter) -> NibArchiveGraph.NodeID {
    let keys = keys ?? writer.graph.keys(ClassPlan.contentKeys)
    self.keys = keys
    let node = writer.graph.makeNode("UIButtonContent")
    for (index, key) in keys.enumerated() {
      guard let value = parts.last(where: { $0.key == index && $0.state == state })?.value else { continue }
      if let object = writer.object(for: value) {
        writer.graph.append(key, NibArchiveGraph.Stored.node(object), to: node)
      }
    }
    return node
  }
}

extension NibArchiveGraph {
  fileprivate mutating func keys(_ names: [String]) -> [KeyID] {
    var keys: [KeyID] = []
    for name in names { keys.append(key(name)) }
    return keys
  }
}
