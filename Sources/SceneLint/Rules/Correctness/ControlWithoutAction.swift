import SceneCatalog
import SceneDiagnostics
import SceneModel

extension LintRule {
  /// Every control can be heard.
  static let controlWithoutAction = LintRule(
    "control-without-action",
    .correctness,
    "A control has no action or outlet.",
    options: [LintOption("textFields", "whether to report text fields that no code reads", .flag(false))]
  ) { context, options in
    let findsFields = options.flag("textFields")
    return context.views.compactMap { id -> LintFinding? in
      // The loader hands over what stands at the top level.
      guard context.isKind(id, of: .control), context.parent(of: id) != nil,
        !context.isCustom(id),
        findsFields || !context.isKind(id, of: .textField), context.takesTouches(id),
        !context.isHeard(id), !context.isReached(id), !context.isConnectedByUses(id)
      else { return nil }
      let isField = context.isKind(id, of: .textField)
      return LintFinding(
        "\(context.name(of: id)) has no action or outlet",
        at: context.reportedRange(of: id),
        hint: isField ? "connect an action, its delegate, or an outlet to it" : "connect an action, or an outlet to it"
      )
    }
  }
}

extension LintContext {
  /// Whether uses of a component say what an object is connected to, or can connect it.
  fileprivate func isConnectedByUses(_ id: ObjectID) -> Bool {
    guard let component = scene.component else { return false }
    return component.connected.contains(id) || identifier(of: id).map { component.parts.contains($0.value) } == true
  }

  /// Whether the user can do something with a control at all.
  fileprivate func takesTouches(_ id: ObjectID) -> Bool {
    guard flag(.isUserInteractionEnabled, of: id) != false, flag(.isEnabled, of: id) != false,
      flag(.isHidden, of: id) != true
    else { return false }
    // A view that its code makes finds its subviews by itself.
    return !ancestors(of: id).prefix(Self.levels).contains {
      flag(.isUserInteractionEnabled, of: $0) == false || isKind($0, of: .control)
    }
  }

  /// How far outwards is looked: what stands deeper is rare, and a scene can nest as deep as it likes.
  private static let levels = 32

  /// Whether something is notified of what the user does: by an action, a delegate, or a recognizer.
  fileprivate func isHeard(_ id: ObjectID) -> Bool {
    !actions(of: id).isEmpty || references.segueSources.contains(id) || !outlets(of: id).isEmpty
      || !recognizers(of: id).isEmpty || !children(in: "menu", of: id).isEmpty
      // A property of the table or its controller leads to it.
      || isKind(id, of: .refreshControl)
      || flag(.changesSelectionAsPrimaryAction, of: id) == true
      || attributes(of: id).contains { !$0.keyPath.value.hasPrefix("layer.") }
  }
}
