import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension ValidationRule {
  /// Properties of styles that a class with the style lacks.
  ///
  /// Where every class with the style lacks one, the style is what is wrong, and that is said where the style sets it.
  static func mismatches(_ context: ValidationContext) -> [Diagnostic] {
    var lacking: [SourceRange: [(id: ObjectID, key: SceneObject.UnknownKey)]] = [:]
    for (id, object, _) in context.objects(withPart: { !$0.unknownKeys(at: $1).isEmpty }) {
      for key in object.unknownKeys where key.style != nil { lacking[key.name.range, default: []].append((id, key)) }
    }
    guard !lacking.isEmpty else { return [] }
    // What an unknown class has is unknown.
    let users = Dictionary(grouping: context.scene.styleUses.filter { context.schema(of: $0.object) != nil }) {
      $0.style.value
    }
    return lacking.values.flatMap { uses -> [Diagnostic] in
      guard let first = uses.first, let style = first.key.style, let schema = context.schema(of: first.id) else {
        return []
      }
      // Other scenes may have objects that a storyboard's style fits.
      let isOwn = context.scene.viewController == nil || isInside(first.key.name.range, context)
      if !isOwn || uses.count < users[style.value, default: []].count { return atUses(uses, context) }
      var problem = unknown(first.key, context.object(first.id), schema, context)
      if Set(uses.map { context.object($0.id).className.value }).count > 1 {
        problem.message = "no class with the style '\(style.value)' has a property '\(first.key.name.value)'"
      }
      problem.notes = [.init("the style is named here", at: style.range)]
      return [problem]
    }
  }

  /// Whether the scene itself has a style's key, and not its storyboard.
  private static func isInside(_ key: SourceRange, _ context: ValidationContext) -> Bool {
    guard let map = context.root.flatMap({ context.tree.entry("styles", of: $0)?.value }) else { return false }
    let range = context.tree[map].range
    return range.lowerBound <= key.lowerBound && key.upperBound <= range.upperBound
  }

  /// One report a class.
  private static func atUses(
    _ uses: [(id: ObjectID, key: SceneObject.UnknownKey)],
    _ context: ValidationContext
  ) -> [Diagnostic] {
    Dictionary(grouping: uses) { context.object($0.id).className.value }.compactMap { className, uses in
      let ranges = uses.compactMap(\.key.style?.range)
      guard let first = uses.first, let style = first.key.style else { return nil }
      return Diagnostic(
        .styleMismatch,
        "\(className) has no property '\(first.key.name.value)' of the style '\(style.value)'",
        at: style.range,
        notes: first.key.name.range == style.range ? [] : [.init("the style sets it here", at: first.key.name.range)],
        repeats: Array(ranges.dropFirst())
      )
    }
  }
}
