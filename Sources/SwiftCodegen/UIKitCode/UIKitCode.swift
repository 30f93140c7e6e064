import SceneCatalog
import SceneCompiler
package import SceneDiagnostics
import SceneModel

/// The Swift that makes in code what a scene's nib holds.
package struct UIKitCode: Sendable {
  /// The name of the file, which is that of its class.
  package let fileName: String
  /// The text of the file.
  package let text: String
  /// What the code cannot express, with ranges of the file that the author wrote.
  package let notes: [Diagnostic]

  /// Makes the code of a scene.
  package init(_ named: NamedScene, _ options: GenerationOptions) {
    let context = CodeContext(named.scene, name: named.name, options)
    var file = SceneFile(context)
    file.write()
    let source = named.scene.scene.source
    let found = context.notes.sortedByLocation()
    (fileName, text) = (file.mainType + ".swift", file.text)
    notes = source.origin?.located(found, in: source) ?? found
  }
}

/// A file of code in the making.
private struct SceneFile {
  let context: CodeContext
  private var writer = CodeWriter()
  private var types: FreeNames
  /// Whether the application or UIKit has a class of a name.
  private let isTaken: (String) -> Bool
  /// The name of the class that the file is about.
  private(set) var mainType = ""

  init(_ context: CodeContext) {
    self.context = context
    let own = context.scene.objects.indices.map { index in
      String(context.scene.objects.writtenClass(at: index).value.split(separator: ".").last ?? "")
    }
    let catalog = context.catalog
    let taken = Set(own)
    let isTaken = { taken.contains($0) || catalog.schema(named: $0) != nil }
    self.isTaken = isTaken
    types = FreeNames(isReserved: isTaken)
  }

  /// The whole text: what is imported is known when all is written.
  var text: String {
    var opening = CodeWriter()
    for module in (["UIKit"] + context.modules).sorted() { opening.line("import \(module)") }
    opening.line()
    return opening.text + writer.text
  }

  mutating func write() {
    let scene = context.scene
    let tops = scene.topLevel.filter { context.effective.isInNib($0) }
    let root = self.root(of: tops)
    // Views are named for what they are; the scene's file often has the name of a controller.
    let unit = CodeUnit(context, className: "", root: root, tops: tops, isCell: isCell(root, tops))
    let wanted = typeName(of: root)
    let type = isTaken(wanted) ? types.take(sceneName(wanted)) : types.take(wanted)
    let named = CodeUnit(
      context,
      className: type,
      root: root,
      tops: tops,
      isCell: unit.isCell && unit.outsiders.isEmpty
    )
    mainType = named.className
    nameCells(of: named)
    let summary = context.comments.head ?? "The \(noun(of: root)) of \(context.file)."
    named.write(summary, to: &writer)
    writeLoading(of: named)
    writeCells(of: named)
  }

  /// The view that the class is: the owner's, or the only one at the top.
  private func root(of tops: [ObjectID]) -> ObjectID? {
    let view = context.scene.objects.outlets(at: Scene.owner.index).first { $0.name.value == "view" }
    if let id = view?.targets.first?.object, tops.contains(id) { return id }
    let views = tops.filter { context.schema($0).isKind(of: .view) }
    let controllers = tops.filter { context.schema($0).isKind(of: .viewController) }
    return views.count == 1 && controllers.isEmpty ? views[0] : nil
  }

  private func noun(of root: ObjectID?) -> String {
    guard let root else { return "objects" }
    let schema = context.schema(root)
    return schema.isKind(of: .tableViewCell) || schema.isKind(of: .collectionViewCell) ? "cell" : "view"
  }

  private func isCell(_ root: ObjectID?, _ tops: [ObjectID]) -> Bool {
    guard let root else { return false }
    let schema = context.schema(root)
    return schema.isKind(of: .tableViewCell) || schema.isKind(of: .collectionReusableView)
      || schema.isKind(of: "UITableViewHeaderFooterView")
  }

  private func typeName(of root: ObjectID?) -> String {
    let name = context.name.typeName
    guard let root else { return name.hasSuffix("Objects") ? name : name + "Objects" }
    let schema = context.schema(root)
    let noun = schema.isKind(of: .tableViewCell) || schema.isKind(of: .collectionViewCell) ? "Cell" : "View"
    if name.hasSuffix("ViewController") { return String(name.dropLast("Controller".count)) }
    if name.hasSuffix("Controller") { return name.dropLast("Controller".count) + noun }
    return name.hasSuffix(noun) ? name : name + noun
  }

  /// A name beside a class of the application that has the first one: `ProductCardSceneView` for `ProductCardView`.
  private func sceneName(_ name: String) -> String {
    for noun in ["TableViewCell", "Cell", "View", "Objects"] where name.hasSuffix(noun) && name.count > noun.count {
      return name.dropLast(noun.count) + "Scene" + noun
    }
    return name + "Scene"
  }

  /// A controller that owns the scene makes the view by itself.
  private mutating func writeLoading(of unit: CodeUnit) {
    let scene = context.scene
    guard context.schema(Scene.owner).isKind(of: .viewController), let root = unit.root,
      scene.objects.outlets(at: Scene.owner.index).contains(where: {
        $0.name.value == "view" && $0.targets.first?.object == root
      })
    else { return }
    guard unit.outsiders.allSatisfy({ $0 == Scene.owner }) else { return }
    let owner = context.type(of: Scene.owner)
    let make = "\(unit.className)(\(unit.outsiders.isEmpty ? "" : "owner: self"))"
    let isCustom = ClassUse.isCustom(scene.objects.writtenClass(at: Scene.owner.index).value, context.catalog)
    let access = context.options.modifier
    writer.part()
    let opening: String
    if isCustom {
      opening = "extension \(owner) {"
    } else {
      let name = SwiftName.type(context.name) ?? "Scene"
      let type = types.take(name.hasSuffix("Controller") ? name : name + "ViewController")
      writer.comment("A controller of the view.", mark: "///")
      opening = "\(access)final class \(type): \(owner) {"
    }
    writer.block(opening) { writer in
      if isCustom { writer.comment("Makes the view, and connects it to the controller.", mark: "///") }
      writer.block("\(access)override func loadView() {") { $0.line("view = \(make)") }
    }
  }

  // MARK: - Cells

  private mutating func nameCells(of unit: CodeUnit) {
    for (_, _, cell) in unit.prototypes {
      let written = context.scene.objects.writtenClass(at: cell.index).value
      let isCustom = ClassUse.isCustom(written, context.catalog)
      context.cellNames[cell] = types.take(CodeCells.typeName(cell, isCustom ? written : nil, context))
    }
  }

  private mutating func writeCells(of unit: CodeUnit) {
    for (_, _, cell) in unit.prototypes {
      guard let name = context.cellNames[cell] else { continue }
      let made = CodeUnit(context, className: name, root: cell, tops: [cell], isCell: true)
      made.write("A cell that \(unit.className) registers.", to: &writer)
    }
  }
}
