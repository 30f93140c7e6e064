import SceneDiagnostics
import SceneModel

extension LintRule {
  /// Views are found by outlets rather than by tags.
  static let tagOverOutlet = LintRule(
    "tag-over-outlet",
    .style,
    "Code can find a view only by its tag.",
    isOnByDefault: false
  ) { context, _ in
    let collected = context.collected
    return context.views.compactMap { id -> LintFinding? in
      // A tag also distinguishes the senders of a shared action, and the positions in a collection.
      guard let tag = context.property(.tag, of: id), case .int(let number) = tag.value.value, number != 0,
        context.actions(of: id).isEmpty, !collected.contains(id)
      else { return nil }
      return LintFinding(
        "code can find \(context.name(of: id)) only by its tag \(number)",
        at: tag.style?.range ?? tag.name.range,
        hint: "connect an outlet, which the compiler checks"
      )
    }
  }
}

extension LintContext {
  /// The objects in outlet collections.
  fileprivate var collected: Set<ObjectID> {
    Set(
      scene.objects.indices.flatMap { outlets(of: ObjectID($0)) }.filter(\.isCollection).flatMap(\.targets)
        .compactMap(\.object)
    )
  }
}
