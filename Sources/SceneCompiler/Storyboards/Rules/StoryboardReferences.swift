import SceneDiagnostics
import SceneModel

extension StoryboardRule {
  /// Every reference names a controller of its storyboard, as far as that is among the inputs.
  static let unknownStoryboard = StoryboardRule(
    kinds: [.unknownStoryboard],
    summary: "Every reference names a controller of its storyboard, as far as that is among the inputs."
  ) { context in
    guard !context.storyboard.references.isEmpty else { return [] }
    let own = StoryboardSurface(context.storyboard)
    return context.storyboard.references.compactMap { reference in
      let name = reference.storyboardName.value
      guard reference.bundle == nil, let surface = name == own.name ? own : context.others[name] else { return nil }
      let known = surface.identifiers.sorted()
      guard let identifier = reference.identifier else {
        guard !surface.hasInitialViewController else { return nil }
        let diagnostic = Diagnostic(
          .unknownStoryboard,
          "the storyboard '\(name)' has no initial controller",
          at: reference.storyboardName.range,
          hint: known.first.map { "name one of its controllers: 'identifier: \($0)'" }
        )
        return Finding(diagnostic, inScene: nil)
      }
      guard !surface.identifiers.contains(identifier.value) else { return nil }
      let diagnostic = Diagnostic(
        .unknownStoryboard,
        "no controller of the storyboard '\(name)' has the identifier '\(identifier.value)'",
        at: identifier.range,
        hint: known.count < 1_000 ? Spelling.choice(for: identifier.value, in: known) : nil
      )
      return Finding(diagnostic, inScene: nil)
    }
  }
}
