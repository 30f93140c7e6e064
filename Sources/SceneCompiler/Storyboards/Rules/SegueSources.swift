import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension StoryboardRule {
  /// Every segue is on something that can trigger it.
  static let segueSource = StoryboardRule(
    kinds: [.segueSource],
    summary: "Every segue is on something that can trigger it."
  ) { context in
    context.scenes.enumerated().flatMap { index, scene in
      var embedded: [ObjectID: SourceRange] = [:]
      return scene.scene.segues.compactMap { segue -> Finding? in
        let problem =
          segue.kind.value == .embed
          ? SegueSource.embedProblem(segue, scene, &embedded) : SegueSource.problem(segue, scene)
        return problem.map { Finding($0, inScene: index) }
      }
    }
  }

  /// No two segues of a controller have one identifier.
  static let duplicateSegueIdentifier = StoryboardRule(
    kinds: [.duplicateSegueIdentifier],
    summary: "No two segues of a controller have one identifier."
  ) { context in
    context.scenes.enumerated().flatMap { index, scene in
      var first: [SegueKey: SourceRange] = [:]
      return scene.scene.segues.compactMap { segue -> Finding? in
        guard let identifier = segue.identifier else { return nil }
        let key = SegueKey(
          controller: context.controller(around: segue.source, inScene: index),
          identifier: identifier.value
        )
        guard let other = first[key] else {
          first[key] = identifier.range
          return nil
        }
        let diagnostic = Diagnostic(
          .duplicateSegueIdentifier,
          "another segue of the controller has the identifier '\(identifier.value)'",
          at: identifier.range,
          hint: "UIKit performs the first",
          notes: [.init("the other one has it here", at: other)]
        )
        return Finding(diagnostic, inScene: index)
      }
    }
  }

  private struct SegueKey: Hashable {
    var controller: ObjectID?
    var identifier: String
  }

  /// Every popover says what it points at, and what it names is a view or bar item.
  static let popoverAnchor = StoryboardRule(
    kinds: [.popoverAnchor, .outletType],
    summary: "Every popover says what it points at."
  ) { context in
    context.scenes.enumerated().flatMap { index, scene in
      scene.scene.segues.flatMap { segue in
        SegueSource.anchorProblems(segue, scene).map { Finding($0, inScene: index) }
      }
    }
  }
}

/// What can trigger a segue.
private enum SegueSource {
  /// What is wrong with the source of a segue that something triggers; nil where nothing is.
  static func problem(_ segue: SceneSegue, _ context: ValidationContext) -> Diagnostic? {
    // What a class is that no schema declares is not known.
    guard let schema = context.schema(of: segue.source) else { return nil }
    let name = context.scene.objects.className(at: segue.source.index)
    guard let source = Source(schema) else {
      return Diagnostic(
        .segueSource,
        "\(Wording.withArticle(name)) cannot trigger a segue",
        at: segue.kind.range,
        hint: schema.isKind(of: .view)
          ? "add a UITapGestureRecognizer with the segue to its 'gestureRecognizers'"
          : "controls, bar items, gesture recognizers, cells and controllers can"
      )
    }
    guard let trigger = segue.trigger else { return nil }
    func wrong(_ message: String, hint: String) -> Diagnostic {
      Diagnostic(.segueSource, message, at: trigger.range, hint: hint)
    }
    switch (trigger.value, source) {
    case (.event(let event, _), .control):
      // A class of one's own may send whatever it likes.
      guard schema.mask(of: event) == nil, !schema.isCustom, schema.name == name else { return nil }
      return wrong(
        "\(name) has no event '\(event)'",
        hint: Spelling.choice(for: event, in: schema.events.map(\.name)) ?? "leave out 'trigger'"
      )
    case (.event, _):
      return wrong("only a control's segue has an event as its trigger", hint: "leave out 'trigger'")
    case (.selection, .tableCell), (.selection, .cell), (.accessoryAction, .tableCell): return nil
    case (.accessoryAction, .cell):
      return wrong("\(name) has no accessory", hint: "only a cell of a table view has one")
    case (.selection, _), (.accessoryAction, _):
      return wrong("only a cell's segue has this trigger", hint: "leave out 'trigger'")
    }
  }

  /// The kinds of sources.
  private enum Source {
    case controller, control, item, recognizer, tableCell, cell

    init?(_ schema: ClassSchema) {
      let kinds: [(String, Source)] = [
        ("UIViewController", .controller), ("UIControl", .control), ("UIBarButtonItem", .item),
        ("UIGestureRecognizer", .recognizer), ("UITableViewCell", .tableCell), ("UICollectionViewCell", .cell),
      ]
      guard let found = kinds.first(where: { schema.isKind(of: $0.0) }) else { return nil }
      self = found.1
    }
  }

  /// What is wrong with the view of an embed segue; nil where nothing is.
  static func embedProblem(
    _ segue: SceneSegue,
    _ context: ValidationContext,
    _ embedded: inout [ObjectID: SourceRange]
  ) -> Diagnostic? {
    func wrong(_ message: String, hint: String, notes: [Diagnostic.Note] = []) -> Diagnostic {
      Diagnostic(.segueSource, message, at: segue.kind.range, hint: hint, notes: notes)
    }
    if let first = embedded[segue.source] {
      let note = Diagnostic.Note("the first is here", at: first)
      return wrong("a view embeds one scene", hint: "give each embedded scene a view of its own", notes: [note])
    }
    embedded[segue.source] = segue.kind.range
    guard let schema = context.schema(of: segue.source) else { return nil }
    let object = context.scene[segue.source]
    let name = object.className.value
    let archived = schema.isCustom ? schema.lineage.first { context.catalog.schema(named: $0)?.isCustom == false } : nil
    guard (archived ?? schema.name) == "UIView" else {
      return wrong("\(Wording.withArticle(name)) cannot embed a scene", hint: "embed it in a plain UIView")
    }
    guard let slot = object.slots.first(where: { $0.name.value == "subviews" && !$0.children.isEmpty }) else {
      return nil
    }
    let note = Diagnostic.Note("they are here", at: slot.name.range)
    return wrong("a view that embeds a scene has no subviews of its own", hint: "write them beside it", notes: [note])
  }

  /// What is wrong with what a popover names.
  static func anchorProblems(_ segue: SceneSegue, _ context: ValidationContext) -> [Diagnostic] {
    func mismatch(_ reference: SceneReference?, _ key: SceneKeys.Segue, _ className: String) -> Diagnostic? {
      guard let reference, let id = reference.object, !context.mayBe(id, className) else { return nil }
      let found = context.scene[id].className
      return Diagnostic(
        .outletType,
        "'\(key.rawValue)' is \(Wording.withArticle(className)); '\(reference.name)' is \(Wording.withArticle(found.value))",
        at: reference.range,
        notes: found.range.isEmpty ? [] : [.init("'\(reference.name)' is defined here", at: found.range)]
      )
    }
    var found = [
      mismatch(segue.sourceView, .sourceView, "UIView"),
      mismatch(segue.barButtonItem, .barButtonItem, "UIBarButtonItem"),
    ].compactMap { $0 }
    found += segue.passthroughViews.compactMap { mismatch($0, .passthroughViews, "UIView") }
    let isPopover = segue.kind.value == .popoverPresentation || segue.kind.value == .popover
    if isPopover, segue.sourceView == nil, segue.barButtonItem == nil,
      context.schema(of: segue.source)?.isKind(of: .viewController) == true
    {
      found.append(
        Diagnostic(
          .popoverAnchor,
          "a popover from the controller does not say what it points at",
          at: segue.kind.range,
          hint: "name a view with 'sourceView', or an item with 'barButtonItem': UIKit raises an exception without"
        )
      )
    }
    return found
  }
}
