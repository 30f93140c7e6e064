import SceneCatalog
import SceneCompiler
package import SceneDiagnostics
import SceneModel

/// The Swift that makes in code what a storyboard holds: a file a scene, and one that leads from scene to scene.
package struct StoryboardUIKitCode: Sendable {
  /// A file of the code.
  package struct File: Sendable {
    /// The name of the file, without a folder.
    package let name: String
    /// The text of the file.
    package let text: String
  }

  /// The files, that of the coordinator first.
  package let files: [File]
  /// What the code cannot express, by the file that the author wrote.
  package let notes: [SourceDiagnostics]

  /// Makes the code of a storyboard.
  package init(_ named: NamedStoryboard, _ options: GenerationOptions) {
    var maker = StoryboardMaker(named, options)
    files = maker.files()
    notes = maker.contexts.compactMap { context in
      let source = context.scene.source
      let found = context.notes.sortedByLocation()
      guard !found.isEmpty else { return nil }
      return SourceDiagnostics(source.written, source.origin?.located(found, in: source) ?? found)
    }
  }
}

/// What is known of a scene of a storyboard while its code is made.
struct StoryboardSceneCode {
  let context: CodeContext
  let name: String
  let controller: ObjectID
  /// The class of the controller, the scene's own where it has any content.
  var controllerType = ""
  /// Whether the scene has a class of its own for its controller.
  var hasClass = false
  var controllerUnit: CodeUnit
  var viewUnit: CodeUnit?
  /// The function of the coordinator that makes the controller.
  var makeFunction = ""
}

/// The files of a storyboard in the making.
struct StoryboardMaker {
  let named: NamedStoryboard
  let options: GenerationOptions
  private(set) var contexts: [CodeContext] = []
  var scenes: [StoryboardSceneCode] = []
  var types: FreeNames
  let coordinator: String

  init(_ named: NamedStoryboard, _ options: GenerationOptions) {
    (self.named, self.options) = (named, options)
    let storyboard = named.storyboard
    var taken: Set<String> = []
    for scene in storyboard.scenes {
      for index in scene.scene.objects.indices {
        let name = scene.scene.objects.writtenClass(at: index).value
        taken.insert(String(name.split(separator: ".").last ?? ""))
      }
    }
    let catalog = storyboard.catalog
    types = FreeNames(isReserved: { taken.contains($0) || catalog.schema(named: $0) != nil })
    coordinator = types.take((SwiftName.type(named.name) ?? "Storyboard") + "Coordinator")
    var functions = FreeNames(taken: ["makeInitial"])
    for (index, scene) in storyboard.scenes.enumerated() {
      guard let controller = scene.scene.viewController else { continue }
      let name = storyboard.storyboard.scenes[index].name.value
      let context = CodeContext(scene, name: name, table: named.name, options)
      contexts.append(context)
      var made = Self.scene(context, name, controller, &types)
      made.makeFunction = functions.take("make" + name.typeName)
      scenes.append(made)
    }
    nameSegues(&functions)
  }

  private static func scene(
    _ context: CodeContext,
    _ name: String,
    _ controller: ObjectID,
    _ types: inout FreeNames
  ) -> StoryboardSceneCode {
    let scene = context.scene
    let base = name.typeName.removingController
    let view = scene[controller].children(in: "view").first
    let others = scene.topLevel.filter { $0 != controller && context.effective.isInNib($0) }
    let controllerName = types.take(base + "Scene")
    context.controllerClass = controllerName
    let viewUnit = view.map { view in
      CodeUnit(
        context,
        className: types.take(base + (base.hasSuffix("View") ? "" : "View")),
        root: view,
        tops: [view] + others,
        owner: controller
      )
    }
    let unit = CodeUnit(
      context,
      className: controllerName,
      root: controller,
      tops: [controller] + (view == nil ? others : []),
      owner: controller,
      skipping: ["view"]
    )
    context.madeElsewhere = Set(viewUnit?.objects ?? [])
    context.constraintsElsewhere = Set(viewUnit?.constraintNames.keys.map { $0 } ?? [])
    return StoryboardSceneCode(
      context: context,
      name: name,
      controller: controller,
      controllerUnit: unit,
      viewUnit: viewUnit
    )
  }

  /// Names the methods by which scenes perform their segues.
  private mutating func nameSegues(_ functions: inout FreeNames) {
    for scene in scenes {
      for (index, segue) in scene.context.scene.segues.enumerated() {
        if segue.kind.value == .embed { continue }
        if segue.kind.value == .unwind, home(of: segue) == nil {
          scene.context.note("no scene has the method that this way back ends in", at: segue.range)
          continue
        }
        let action = segue.action?.value.prefix { $0 != ":" }
        let identifier = segue.kind.value == .unwind ? nil : segue.identifier?.value
        let words = identifier ?? action.map(String.init) ?? segue.destination.map { "show \($0.value)" }
        guard let words, let name = SwiftName.member(words.spacedIdentifier) else { continue }
        let verbs = [
          "show", "present", "open", "push", "perform", "go", "unwind", "begin", "edit", "pick", "add", "to",
        ]
        let isVerb = verbs.contains { name.hasPrefix($0) }
        scene.context.segueMethods[index] = functions.take(isVerb ? name : "show" + name.capitalizedFirst)
      }
    }
  }

  /// The scene whose controller has the method that a way back ends in.
  func home(of segue: SceneSegue) -> StoryboardSceneCode? {
    scenes.first { other in
      other.context.scene[other.controller].unwindActions.contains { $0.value == segue.action?.value }
    }
  }

  // MARK: - Files

  mutating func files() -> [StoryboardUIKitCode.File] {
    var files: [StoryboardUIKitCode.File] = []
    for index in scenes.indices { files += file(ofScene: index) }
    return [coordinatorFile()] + files
  }

  private mutating func file(ofScene index: Int) -> [StoryboardUIKitCode.File] {
    let scene = scenes[index]
    let context = scene.context
    var writer = CodeWriter()
    for unit in [scene.viewUnit, scene.controllerUnit].compactMap({ $0 }) { nameCells(of: unit) }
    let needsClass = needsClass(scene)
    scenes[index].hasClass = needsClass
    scenes[index].controllerType = needsClass ? scene.controllerUnit.className : context.type(of: scene.controller)
    if needsClass {
      let maker = self
      scene.controllerUnit.write(
        context.comments.about(context.scene.objects.range(at: scene.controller.index))
          ?? "The scene \(scene.name).",
        to: &writer
      ) { writer in maker.writeMembers(of: scene, &writer) }
    }
    if let view = scene.viewUnit {
      view.noteRowHeights()
      view.write("The view of the scene \(scene.name).", to: &writer)
      writeCells(of: view, &writer)
    }
    guard !writer.lines.isEmpty else { return [] }
    var opening = CodeWriter()
    for module in (["UIKit"] + context.modules).sorted() { opening.line("import \(module)") }
    opening.line()
    let name = needsClass ? scene.controllerUnit.className : scene.viewUnit?.className ?? scene.name
    return [.init(name: "\(name).swift", text: opening.text + writer.text)]
  }

  /// Whether a scene's controller has anything but its class.
  private func needsClass(_ scene: StoryboardSceneCode) -> Bool {
    if scene.viewUnit != nil || !scene.context.segueMethods.isEmpty || !embeds(of: scene).isEmpty { return true }
    let variations = CodeVariations(scene.controllerUnit)
    return !CodeUnit.Parts(scene.controllerUnit, variations).isEmpty
  }

  /// The segues that put another scene into a view.
  func embeds(of scene: StoryboardSceneCode) -> [SceneSegue] {
    scene.context.scene.segues.filter { $0.kind.value == .embed }
  }

  // MARK: - Controllers

  private func writeMembers(of scene: StoryboardSceneCode, _ writer: inout CodeWriter) {
    let context = scene.context
    let access = options.modifier
    let embeds = embeds(of: scene)
    if !context.segueMethods.isEmpty || !embeds.isEmpty {
      writer.part()
      writer.comment("What leads to other scenes; the coordinator that makes the controller sets it.", mark: "///")
      writer.line("\(access)var coordinator: \(coordinator)?")
    }
    if let view = scene.viewUnit {
      writer.part()
      writer.block("\(access)override func loadView() {") { writer in
        let make = "\(view.className)(\(view.outsiders.isEmpty ? "" : "owner: self"))"
        guard !embeds.isEmpty else { return writer.line("view = \(make)") }
        writer.line("let content = \(make)")
        writer.line("view = content")
        for segue in embeds { writeEmbedding(segue, scene, view, &writer) }
      }
    }
    for (index, method) in context.segueMethods.sorted(by: { $0.key < $1.key }) {
      guard context.scene.segues[index].source != scene.controller else { continue }
      writer.part()
      writer.block("@objc func \(method)(_ sender: Any?) {") {
        $0.line("coordinator?.\(method)(from: self, sender: sender)")
      }
    }
  }

  private func writeEmbedding(
    _ segue: SceneSegue,
    _ scene: StoryboardSceneCode,
    _ view: CodeUnit,
    _ writer: inout CodeWriter
  ) {
    guard let container = view.reference(segue.source), let destination = segue.destination?.value else { return }
    let place = container == "self" ? "content" : "content.\(container)"
    guard let make = makeCall(destination, on: "coordinator?.") else { return }
    writer.part()
    writer.block("if let child = \(make) {") { writer in
      writer.line("addChild(child)")
      writer.line("child.view.frame = \(place).bounds")
      writer.line("child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]")
      writer.line("\(place).addSubview(child.view)")
      writer.line("child.didMove(toParent: self)")
    }
  }

  /// The call that makes the controller of a scene.
  func makeCall(_ name: String, on receiver: String) -> String? {
    if let scene = scenes.first(where: { $0.name == name }) { return "\(receiver)\(scene.makeFunction)()" }
    return named.storyboard.reference(named: name).map { receiver + referenceFunction($0) + "()" }
  }

  func referenceFunction(_ reference: StoryboardReference) -> String {
    "make" + reference.name.value.typeName
  }

  // MARK: - Cells

  private mutating func nameCells(of unit: CodeUnit) {
    let context = unit.context
    for (_, _, cell) in unit.prototypes {
      let written = context.scene.objects.writtenClass(at: cell.index).value
      let isCustom = ClassUse.isCustom(written, context.catalog)
      context.cellNames[cell] = types.take(CodeCells.typeName(cell, isCustom ? written : nil, context))
    }
  }

  private func writeCells(of unit: CodeUnit, _ writer: inout CodeWriter) {
    for (_, _, cell) in unit.prototypes {
      guard let name = unit.context.cellNames[cell] else { continue }
      let made = CodeUnit(unit.context, className: name, root: cell, tops: [cell], isCell: true, owner: unit.owner)
      made.write("A cell that \(unit.className) registers.", to: &writer)
    }
  }
}

extension String {
  /// The text as the name of a type, without the underscores that Swift's names have none of.
  var typeName: String { SwiftName.type(String(map { $0 == "_" ? " " : $0 })) ?? "Scene" }

  /// The name of a scene without the word for a controller.
  fileprivate var removingController: String {
    for suffix in ["ViewController", "Controller", "Scene"] where hasSuffix(suffix) && count > suffix.count {
      return String(dropLast(suffix.count))
    }
    return self
  }

  /// The text with what no name has in front of or between its words left out.
  fileprivate var spacedIdentifier: String {
    String(map { $0.isLetter || $0.isNumber ? $0 : " " })
  }
}
