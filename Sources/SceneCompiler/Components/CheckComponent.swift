import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
package import SceneSyntax

extension Pipeline {
  /// Whether a text declares a component: its name or its first key says so.
  package func isComponent(_ tree: SyntaxTree) -> Bool {
    if SourceKind(path: tree.source.path) == .component { return true }
    guard let root = tree.root, let first = tree.firstChild(of: root) else { return false }
    return tree[root].kind == .mapping && tree.isText("component", first)
  }

  /// A component checked against every rule, by itself and in its examples; its own object has parameters without values.
  ///
  /// A parameter fits where its type is expected, as in a generic function: a use can only be wrong in what it contains itself.
  func checkedComponent(_ tree: SyntaxTree, earlier: [Diagnostic]) -> CheckedScene {
    var reader = ComponentReader(tree, catalog: catalog)
    reader.checkHoldings()
    let component = Component(reader, name: SourceKind.name(ofPath: tree.source.path))
    let expanded = ComponentExpansion.expanded(
      tree,
      components,
      catalog,
      limits: limits,
      declaring: component.name
    )
    guard !expanded.isTooLarge else {
      let found = earlier + expanded.diagnostics
      return CheckedScene(tree: tree, diagnostics: found, suppressions: Suppressions(tree))
    }
    let lowered = lower(expanded, catalog: catalog, component: component)
    let examples = component.isBroken ? nil : examples(of: component)
    let own = earlier + reader.diagnostics + expanded.diagnostics + lowered.diagnostics
    let found = own + Self.strangers(in: lowered.value)
    var checked = validate(
      lowered.value,
      tree: tree,
      catalog: catalog,
      target: target,
      earlier: found + (own.hasErrors ? [] : examples?.diagnostics ?? [])
    )
    if !checked.diagnostics.hasErrors { checked.examples = examples?.value }
    return checked
  }

  /// A scene with a use for each example, and what is wrong with what the examples say.
  private func examples(of component: Component) -> Diagnosed<ValidatedScene?> {
    let expanded = ComponentExpansion.examples(of: component, components, catalog, limits: limits)
    var lowered = lower(expanded, catalog: catalog)
    // Whether a use is installed is decided where it is in a view.
    for id in lowered.value.topLevel {
      lowered.value[id].isInstalled = true
      for index in lowered.value[id].variations.indices { lowered.value[id].variations[index].isInstalled = nil }
    }
    let checked = validate(
      lowered.value,
      tree: expanded.tree,
      catalog: catalog,
      target: target,
      earlier: expanded.diagnostics + lowered.diagnostics
    )
    let ranges = component.examples.map { component.tree[$0].range }
    // What is wrong with the object is found in the declaration.
    let found = (expanded.diagnostics + checked.diagnostics).filter { found in
      found.severity == .error
        && ranges.contains { $0.lowerBound <= found.range.lowerBound && found.range.upperBound <= $0.upperBound }
    }
    var seen: Set<Diagnostic> = []
    return Diagnosed(
      lowered.value.topLevel.isEmpty ? nil : checked.scene,
      found.filter { seen.insert($0).inserted }
    )
  }

  /// The connections of a component with an owner, which it does not have.
  private static func strangers(in scene: Scene) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for index in scene.objects.indices where scene.objects.isMade(at: index) {
      let targets =
        scene.objects.outlets(at: index).flatMap(\.targets) + scene.objects.actions(at: index).map(\.receiver)
      for target in targets where target.name == SceneKeys.Document.owner.rawValue {
        found.append(
          Diagnostic(
            .componentForm,
            "a component has no owner",
            at: target.range,
            hint: "a parameter of the type action or object leads to what the use says"
          )
        )
      }
    }
    return found
  }
}

extension ComponentReader {
  /// Reports what no component holds.
  mutating func checkHoldings() {
    guard let object else { return }
    for index in object.index..<tree.endOfSubtree(object) {
      let id = NodeID(index)
      guard tree[id].isKey, tree.isText("segues", id) else { continue }
      report("a component holds no segue", at: id, hint: "a use can have 'segues', and say those of its outlets")
    }
  }
}
