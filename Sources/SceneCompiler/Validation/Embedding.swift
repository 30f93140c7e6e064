import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// A child controller's view is embedded in its parent's hierarchy, never in a stranger's.
  static let embedding = ValidationRule(
    kinds: [.embeddingPlace],
    summary: "A child controller's view is embedded in a view of its parent's hierarchy."
  ) { context in
    context.objects(withPart: { $0.embedding(at: $1) != nil }).compactMap { _, object, _ in
      guard object.slotName == "children", let parent = object.parent, let embedding = object.embedding else {
        return nil
      }
      return problem(with: embedding.container, in: parent, context)
    }
  }

  /// Only a child of a controller says where its view is embedded.
  static let strayEmbedding = ValidationRule(
    kinds: [.strayEmbedding],
    summary: "Only a child of a controller says where its view is embedded."
  ) { context in
    context.objects(withPart: { $0.embedding(at: $1) != nil }).compactMap { _, object, schema in
      guard let embedding = object.embedding, object.slotName != "children" else { return nil }
      let isController = schema?.isKind(of: .viewController) ?? false
      return Diagnostic(
        .strayEmbedding,
        "only a child of a controller can be embedded in a view",
        at: embedding.key,
        hint: isController ? "write it under 'children'" : "write it under 'subviews' of the other view"
      )
    }
  }

  private static func problem(
    with container: SceneReference,
    in parent: ObjectID,
    _ context: ValidationContext
  ) -> Diagnostic? {
    let fail = { (message: String, hint: String?, notes: [Diagnostic.Note]) in
      Diagnostic(.embeddingPlace, message, at: container.range, hint: hint, notes: notes)
    }
    if case .constraint = container.target {
      return fail("'\(container.name)' is a constraint, not a view", nil, [])
    }
    // A name that nothing has is reported as such.
    guard let view = container.object else { return nil }
    guard context.object(view).kind == .object, context.mayBe(view, "UIView") else {
      return fail("'\(container.name)' is not a view of this file", nil, [])
    }
    let roots = views(of: parent, context)
    guard let roots else { return nil }
    let viewRange = context.reportedRange(of: view)
    switch home(of: view, roots: roots, context) {
    case .hierarchy:
      guard let schema = context.schema(of: view), schema.slots["subviews"]?.accepts.isEmpty == true else { return nil }
      return fail(
        "\(context.object(view).className.value) manages its own subviews: no view can be embedded in it",
        "name a plain view",
        [.init("'\(container.name)' is defined here", at: viewRange)]
      )
    case .prototype(let prototype):
      return fail(
        "'\(container.name)' is inside a prototype, of which there may be many copies or none",
        nil,
        [.init("the prototype is here", at: context.reportedRange(of: prototype))]
      )
    case .elsewhere:
      let name = parent == Scene.owner ? "the owner" : context.object(parent).className.value
      let hint =
        roots.isEmpty
        ? "\(name) has no \(parent == Scene.owner ? "'view' outlet" : "'view'") in this file"
        : "a child's view goes into a view of its parent"
      return fail(
        "'\(container.name)' is not inside the view of the parent",
        hint,
        [.init("'\(container.name)' is defined here", at: viewRange)]
      )
    }
  }

  /// Where a view stands, seen from a controller.
  private enum Home {
    case hierarchy
    case prototype(ObjectID)
    case elsewhere
  }

  /// The views at the top of a controller's hierarchy; empty where the file has none, nil where that is reported.
  private static func views(of controller: ObjectID, _ context: ValidationContext) -> [ObjectID]? {
    let object = context.object(controller)
    let connected = object.outlets.filter { $0.name.value == "view" }.flatMap(\.targets)
    if connected.contains(where: { $0.target == .unresolved }) { return nil }
    // That the owner lacks its view is said where it lacks it.
    if controller == Scene.owner, connected.isEmpty, !ownerView.check(context).isEmpty { return nil }
    return object.children(in: "view") + connected.compactMap(\.object)
  }

  private static func home(of view: ObjectID, roots: [ObjectID], _ context: ValidationContext) -> Home {
    var current = view
    while true {
      if roots.contains(current) { return .hierarchy }
      guard let parent = context.object(current).parent, let slot = context.object(current).slotName else {
        return .elsewhere
      }
      if let schema = context.schema(of: parent) {
        if schema.prototypeSlots.contains(slot) { return .prototype(current) }
        // What stands in another controller is that controller's.
        if schema.isKind(of: .viewController) { return .elsewhere }
      }
      current = parent
    }
  }
}
