import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension ValidationRule {
  /// A controller that owns a scene is given its view.
  ///
  /// If all views are connected to other outlets of the owner, code loads the nib itself, and nothing is reported.
  static let ownerView = ValidationRule(
    kinds: [.missingView],
    summary: "A controller that owns a scene is given its view."
  ) { context in
    let scene = context.scene
    let owner = scene[Scene.owner]
    guard context.schema(of: Scene.owner)?.isKind(of: .viewController) == true,
      !owner.outlets.contains(where: { $0.name.value == "view" }),
      !owner.unknownKeys.contains(where: { $0.name.value == "view" }),
      !hasUnreadOutlets(owner, context)
    else { return [] }
    if let meant = owner.outlets.first(where: isMisspelledView) {
      // For a class of the catalog the missing outlet is already reported.
      if context.catalog.schema(named: owner.className.value) != nil { return [] }
      return [missingView(at: meant.name.range, hint: Spelling.suggestion(of: ["view"]))]
    }
    let given = Set(owner.outlets.flatMap(\.targets).compactMap(\.object))
    let views = scene.topLevel.filter { id in
      context.schema(of: id)?.isKind(of: .view) == true && !given.contains(id)
    }
    guard let first = views.first else { return [] }
    let tree = context.tree
    let mapping = tree.mapping(at: owner.range, in: context.root)
    let name = scene[first].identifier?.value ?? freeName(context)
    let entry = "'view: \(name)'"
    let outlet =
      tree.sibling("outlets", of: mapping)?.hint(entry, in: "outlets") ?? "write outlets: {view: \(name)}"
    let line = tree.source.position(at: scene[first].className.range.lowerBound).line
    let identifier =
      scene[first].identifier == nil
      ? "write 'id: \(name)' in the \(scene[first].className.value) in line \(line), and " : ""
    return [
      missingView(
        at: tree.entry("outlets", of: mapping).map { tree[$0.key].range } ?? owner.className.range,
        hint: identifier + outlet,
        notes: [.init("this may be the view", at: scene[first].className.range)]
      )
    ]
  }

  /// `root`, or another id that no object has.
  private static func freeName(_ context: ValidationContext) -> String {
    let taken = Set(context.identifiers.map(\.value))
    return ["root", "mainView", "rootView"].first { !taken.contains($0) } ?? "view"
  }

  /// Whether outlets of the owner could not be read: the view may be among them.
  private static func hasUnreadOutlets(_ owner: SceneObject, _ context: ValidationContext) -> Bool {
    let tree = context.tree
    func value(_ key: String, of node: NodeID?) -> NodeID? {
      node.flatMap { node in tree.entries(of: node).first { tree.text(of: $0.key) == key } }.map {
        tree.resolved($0.value)
      }
    }
    let outlets = value("outlets", of: value("owner", of: context.root))
    return owner.isMisspelled("outlets") || outlets.map { context.hasEarlierErrors(in: tree[$0].range) } ?? false
  }

  /// Whether an outlet was surely meant to be the view; `views` is a name of its own.
  private static func isMisspelledView(_ outlet: SceneOutlet) -> Bool {
    !outlet.isCollection && outlet.name.value.utf8.count == 4
      && Spelling.nearest(to: outlet.name.value, in: ["view"]) != nil
  }

  private static func missingView(
    at range: SourceRange,
    hint: String,
    notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(
      .missingView,
      "the owner is a view controller, but its 'view' outlet is not connected",
      at: range,
      hint: hint,
      notes: notes
    )
  }
}
