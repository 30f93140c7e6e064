import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension SceneLowering {
  /// Reads the object that a component declares, in whose values parameters stand.
  mutating func lowerComponent(_ component: Component) {
    guard let root = tree.root else { return }
    values.parameters = component.parameterTypes
    scene.component = SceneComponentDeclaration(name: component.name, parts: Set(component.parts.map(\.target.value)))
    if let traits = tree.value(named: SceneKeys.Component.traits.rawValue, of: root) { lowerTraits(traits) }
    if let styles = tree.value(named: SceneKeys.Component.styles.rawValue, of: root) { lowerStyles(styles) }
    guard let object = tree.value(named: SceneKeys.Component.object.rawValue, of: root),
      let id = lowerObject(object, parent: nil, slot: nil)
    else { return }
    scene.topLevel = [id]
  }

  /// Whether a node stands for a use that could not be expanded, which is reported.
  func isEmptyUse(_ node: NodeID) -> Bool {
    buffers[node].isCopied && buffers[node].isScalar && tree.utf8(of: node).isEmpty
  }

  /// Whether a node of a component is the insertion point of a slot.
  func isSlotInsertionPoint(_ node: NodeID) -> Bool {
    values.parameters != nil && buffers[node].isMapping && tree.childCount(of: node) == 2
      && tree.value(named: SceneKeys.slotInsertionPoint, of: node) != nil
  }

  /// Notes that a use says the connections of an object.
  mutating func noteParameters(in node: NodeID, of id: ObjectID) {
    guard values.parameters != nil else { return }
    let nodes = [node] + (node.index..<tree.endOfSubtree(node)).map { NodeID($0) }
    if nodes.contains(where: { tree.parameterName(of: $0) != nil }) { scene.component?.connected.insert(id) }
  }

  /// Notes that an object stands for a use of a component.
  mutating func noteUse(of node: NodeID, as id: ObjectID) {
    guard !uses.isEmpty, let use = uses[node.index] else { return }
    usesOfScene.append(use)
    scene.componentUses.append(
      SceneComponentUse(component: use.component, object: id, identifier: use.identifier)
    )
  }

  /// The point behind the receiver in an action; nil where there is none.
  ///
  /// A part's name has a point of its own.
  func endOfReceiver(in text: String) -> String.Index? {
    guard let first = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    guard !expanded.uses.isEmpty || !expanded.useNames.isEmpty else { return first }
    let end = text.firstIndex(of: "(") ?? text.endIndex
    guard let last = text[..<end].lastIndex(of: "."), last != first else { return first }
    let isPart = expanded.useNames.contains(String(text[..<first])) || expanded.aliases[String(text[..<last])] != nil
    return isPart ? last : first
  }

  /// Forgets the names that objects of components had to find each other: nothing else can name them.
  mutating func finishUses() {
    scene.brokenUses = expanded.brokenUses
    guard !scene.componentUses.isEmpty else { return }
    for index in scene.objects.indices {
      let rest = Int(scene.objects.records[index].rest)
      guard rest >= 0, scene.objects.rests[rest].identifier?.value.utf8.contains(UInt8(ascii: "#")) == true else {
        continue
      }
      scene.objects.rests[rest].identifier = nil
    }
    for index in scene.constraints.indices
    where scene.constraints[index].identifier?.value.utf8.contains(UInt8(ascii: "#")) == true {
      scene.constraints[index].identifier = nil
    }
  }
}
