import DioramaUI
import Foundation
import NibArchive

/// A compiled storyboard that is put together by hand.
struct StoryboardBuilder {
  var name = "Main"
  var entry: String?
  /// The nibs by the names of their files.
  var nibs: [String: NibBuilder] = [:]
  /// The names of nibs by the identifiers of their controllers.
  var identifiers: [String: String] = [:]
  var references: [String: [String: String]] = [:]

  init(named name: String = "Main", entry: String? = nil, _ scenes: [SceneBuilder] = []) {
    self.name = name
    self.entry = entry
    for scene in scenes { add(scene) }
  }

  mutating func add(_ scene: SceneBuilder) {
    identifiers[scene.name] = scene.name
    nibs.merge(scene.finished()) { first, _ in first }
  }

  /// Writes the folder.
  func write(into bundle: URL) throws {
    let folder = bundle.appendingPathComponent("\(name).storyboardc")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, nib) in nibs { try nib.data.write(to: folder.appendingPathComponent("\(name).nib")) }
    var table: [String: Any] = ["UIStoryboardVersion": 1, "UIViewControllerIdentifiersToNibNames": identifiers]
    table["UIStoryboardDesignatedEntryPointIdentifier"] = entry
    if !references.isEmpty { table["UIViewControllerIdentifiersToExternalStoryboardReferences"] = references }
    let data = try PropertyListSerialization.data(fromPropertyList: table, format: .binary, options: 0)
    try data.write(to: folder.appendingPathComponent("Info.plist"))
  }
}

/// A bundle of storyboards in a temporary folder, which is gone after a body has run.
@MainActor
func withStoryboards<Result>(_ storyboards: [StoryboardBuilder], _ body: (Bundle) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for storyboard in storyboards { try storyboard.write(into: folder) }
  guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
  return try body(bundle)
}

/// The nibs of a scene that are put together by hand: one with the controllers, and one for the view of each.
struct SceneBuilder {
  typealias Node = NibBuilder.Node
  typealias Values = KeyValuePairs<String, NibArchiveGraph.Value>

  /// A controller of the scene, with its view's nib and what that refers to.
  struct Controller {
    let name: String
    let node: Node
    var view = NibBuilder()
    let viewOwner: Node
    let root: Node
    var external: [(identifier: String, node: Node)] = []
    var templates: [Node] = []
    var children: [Node] = []
    var hasView: Bool
  }

  let name: String
  var nib = NibBuilder()
  var controllers: [Controller] = []
  private let owner: Node
  private let placeholder: Node

  init(_ name: String, _ className: String = "Stage", original: String = "UIViewController", view: String = "UIView") {
    self.name = name
    owner = nib.proxy("IBFilesOwner")
    placeholder = nib.proxy("UIStoryboardPlaceholder")
    nib.topLevel = [owner, placeholder]
    nib.objects = nib.topLevel
    let own = add(name, className, original: original, view: view)
    nib.topLevel.append(own)
    nib.connect(outlet: "sceneViewController", from: owner, to: own)
  }

  /// The scene's own controller.
  var controller: Node { controllers[0].node }

  /// Adds a controller; the first is the scene's own.
  @discardableResult
  mutating func add(
    _ name: String,
    _ className: String = "Stage",
    original: String = "UIViewController",
    view rootClass: String = "UIView"
  ) -> Node {
    let node = nib.custom(className, original: original, ["UITitle": nib.text(name)])
    var view = NibBuilder()
    let viewOwner = view.proxy("IBFilesOwner")
    let root = view.node(
      rootClass,
      ["UIBounds": .numbers([0, 0, 300, 400]), "UIUserInteractionDisabled": .bool(false)]
    )
    view.topLevel = [viewOwner, root]
    view.objects = view.topLevel
    view.connect(outlet: "view", from: viewOwner, to: root)
    let isContainer = original != "UIViewController" && original != "UITableViewController"
    controllers.append(
      Controller(name: name, node: node, view: view, viewOwner: viewOwner, root: root, hasView: !isContainer)
    )
    nib.objects.append(node)
    nib.connect(outlet: "storyboard", from: node, to: placeholder)
    return node
  }

  /// Makes the controllers added last the children of the scene's own.
  mutating func contain(_ children: [Node]) { controllers[0].children = children }

  /// Adds a segue of a controller; nil for no destination.
  @discardableResult
  mutating func segue(
    _ kind: String,
    _ identifier: String?,
    to destination: String?,
    of index: Int = 0,
    _ values: (inout NibBuilder) -> Values = { _ in [:] }
  ) -> Node {
    let template = nib.node("UIStoryboard\(kind)SegueTemplate")
    if let identifier { nib.graph.append("UIIdentifier", nib.text(identifier), to: template) }
    if let destination {
      nib.graph.append("UIDestinationViewControllerIdentifier", nib.text(destination), to: template)
    }
    for (key, value) in values(&nib) { nib.graph.append(key, value, to: template) }
    nib.objects.append(template)
    nib.connect(outlet: "viewController", from: template, to: controllers[index].node)
    controllers[index].templates.append(template)
    return template
  }

  /// An object of the scene as the view's nib refers to it.
  mutating func upstream(_ node: Node, of index: Int = 0) -> Node {
    let identifier = "UpstreamPlaceholder-\(controllers[index].external.count + 1)"
    controllers[index].external.append((identifier, node))
    return controllers[index].view.proxy(identifier)
  }

  /// Adds a view to the view of a controller.
  mutating func subview(
    _ className: String,
    _ values: KeyValuePairs<String, NibArchiveGraph.Value> = [:],
    of index: Int = 0
  ) -> Node {
    let view = controllers[index].view.node(className, values)
    add(view, of: index)
    return view
  }

  mutating func add(_ view: Node, of index: Int = 0) {
    controllers[index].view.objects.append(view)
    subviews[index, default: []].append(view)
  }

  private var subviews: [Int: [Node]] = [:]

  /// The nibs by the names of their files.
  func finished() -> [String: NibBuilder] {
    var (nib, result) = (nib, [String: NibBuilder]())
    for (index, controller) in controllers.enumerated() {
      if !controller.templates.isEmpty {
        nib.graph.append("UIStoryboardSegueTemplates", nib.array(controller.templates), to: controller.node)
      }
      if !controller.children.isEmpty {
        nib.graph.append("UIChildViewControllers", nib.array(controller.children), to: controller.node)
        nib.graph.append("UIViewControllers", nib.array(controller.children), to: controller.node)
      }
      guard controller.hasView else { continue }
      let viewName = "\(controller.name)-view"
      nib.graph.append("UINibName", nib.text(viewName), to: controller.node)
      let table = controller.external.flatMap { [nib.graph.string($0.identifier), $0.node] }
      let dictionary = nib.graph.array("NSDictionary", table)
      nib.graph.append("UIExternalObjectsTableForViewLoading", .object(dictionary), to: controller.node)
      var view = controller.view
      if let subviews = subviews[index] {
        view.graph.append("UISubviews", view.array(subviews), to: controller.root)
      }
      result[viewName] = view
    }
    result[name] = nib
    return result
  }
}
