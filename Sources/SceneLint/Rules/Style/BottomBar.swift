import SceneCatalog
import SceneDiagnostics
import SceneModel

extension LintRule {
  /// Every controller that is pushed hides the bottom bar.
  static let bottomBar = LintRule(
    "bottom-bar",
    .style,
    "A controller does not hide the bottom bar when it is pushed.",
    isOnByDefault: false,
    options: [LintOption("except", "the classes that keep the bar", .texts([]))]
  ) { context, options in
    let except = Set(options.texts("except"))
    return context.objects.compactMap { id in
      guard context.isKind(id, of: .viewController), !isContainer(id, context), isPushed(id, context),
        !except.contains(context.className(of: id)),
        context.flag(.hidesBottomBarWhenPushed, of: id) == false
      else { return nil }
      return LintFinding(
        "\(context.name(of: id)) keeps the bottom bar when it is pushed",
        at: context.reportedRange(of: id),
        hint: "set 'hidesBottomBarWhenPushed: true'"
      )
    }
  }

  private static func isContainer(_ id: ObjectID, _ context: LintContext) -> Bool {
    context.isKind(id, of: .navigationController) || context.isKind(id, of: .tabBarController)
      || context.isKind(id, of: .splitViewController)
  }

  /// Whether a controller can be pushed: code takes it from the top level, or it lies on another in a navigation controller.
  private static func isPushed(_ id: ObjectID, _ context: LintContext) -> Bool {
    guard let parent = context.parent(of: id) else { return true }
    return context.isKind(parent, of: .navigationController)
      && context.children(in: "viewControllers", of: parent).dropFirst().contains(id)
  }
}
