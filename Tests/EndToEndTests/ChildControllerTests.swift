import DioramaUI
import Foundation
import NibArchive
import NibLoader
import SceneCompiler
import SceneDiagnostics
import Testing

/// Children of the owner and of other controllers come out of a scene, and their views go where it says.
@MainActor
@Suite struct ChildControllerTests {
  /// A controller that writes down what it is told.
  private final class Panel: UIViewController {
    var calls: [String] = []
    /// Where the view stood when it was loaded.
    var childrenAtLoading: [UIViewController] = []

    override func viewDidLoad() {
      calls.append("viewDidLoad")
      childrenAtLoading = children
    }

    override func willMove(toParent parent: UIViewController?) {
      calls.append("willMove \(parent == nil ? "nil" : "")")
    }
    override func didMove(toParent parent: UIViewController?) { calls.append("didMove \(parent == nil ? "nil" : "")") }
  }

  private static let scene = """
    scene: 1
    owner:
      class: Panel
      superclass: UIViewController
      outlets: {view: root}
      children:
        - class: Panel
          superclass: UIViewController
          title: list
          embedIn: side
          view:
            class: UIView
            id: listRoot
            frame: [0, 0, 10, 10]
          children:
            - {class: Panel, superclass: UIViewController, title: total, embedIn: listRoot, view: {class: UIView}}
            - {class: Panel, superclass: UIViewController, title: free}
        - {class: Panel, superclass: UIViewController, title: second, embedIn: side, view: {class: UIView}}
        - {class: Panel, superclass: UIViewController, title: loose, view: {class: UIView}}
    objects:
      - class: UIView
        id: root
        frame: [0, 0, 600, 400]
        subviews:
          - {class: UIView, id: side, frame: [50, 0, 200, 400]}
    """

  private func folder() throws -> URL {
    UINib.register([NibClass(Panel.self, parent: UIViewController.self, name: "Panel")])
    let compiled = Pipeline().compiled(SourceText(path: "Map.scene.yaml", text: Self.scene))
    #expect(compiled.diagnostics.isEmpty)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(try #require(compiled.value).encoded()).write(to: folder.appendingPathComponent("Map.nib"))
    return folder
  }

  @Test("CN-10: children of the owner are embedded, and told so, before its viewDidLoad")
  func childrenOfTheOwnerAreEmbeddedBeforeItsViewDidLoad() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let owner = Panel(nibName: "Map", bundle: Bundle(path: folder.path))
    #expect(owner.children.isEmpty)
    owner.loadViewIfNeeded()
    #expect(owner.children.map(\.title) == ["list", "second", "loose"])
    #expect(owner.childrenAtLoading == owner.children)
    let side = try #require(owner.view.subviews.first)
    #expect(side.subviews == owner.children.prefix(2).compactMap(\.viewIfLoaded))
    for view in side.subviews {
      #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
      #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }
    #expect(!owner.children[2].isViewLoaded)
    let calls = owner.children.compactMap { ($0 as? Panel)?.calls }
    #expect(calls[1] == ["willMove ", "viewDidLoad", "didMove "])
    #expect(calls[2] == ["willMove ", "didMove "])
  }

  @Test func anOwnerThatIsGivenItsViewTakesItsChildrenIn() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let owner = Panel()
    UINib(nibName: "Map", bundle: Bundle(path: folder.path)).instantiate(withOwner: owner)
    #expect(owner.children.map(\.title) == ["list", "second", "loose"])
    #expect(owner.view.subviews.first?.subviews.count == 2)
    #expect(!owner.calls.contains("viewDidLoad"))
  }

  @Test func aNibThatEmbedsAnOwnerInItselfLoads() throws {
    UINib.register([NibClass(Panel.self, parent: UIViewController.self, name: "Panel")])
    var graph = NibArchiveGraph()
    let owner = graph.makeNode("UIProxyObject")
    graph.append("UIProxiedObjectIdentifier", .object(graph.string("IBFilesOwner")), to: owner)
    let view = graph.makeNode("UIView")
    let child = graph.makeNode("UIViewController")
    let own = graph.makeNode("UIView")
    graph.append("UIView", .object(own), to: child)
    var connections: [NibArchiveGraph.NodeID] = []
    func connect(_ className: String, _ label: String, _ source: NibArchiveGraph.NodeID, _ end: NibArchiveGraph.NodeID)
    {
      let node = graph.makeNode(className)
      graph.append("UILabel", .object(graph.string(label)), to: node)
      graph.append("UISource", .object(source), to: node)
      graph.append("UIDestination", .object(end), to: node)
      connections.append(node)
    }
    let children = graph.array("NSMutableArray", [owner, child])
    connect("UIRuntimeOutletCollectionConnection", "nibChildViewControllers", owner, children)
    connect("UIRuntimeOutletConnection", "nibEmbeddingView", child, own)
    connect("UIRuntimeOutletConnection", "view", owner, view)
    let root = graph.makeNode("NSObject")
    let lists = [
      ("UINibTopLevelObjectsKey", [owner, view, child]), ("UINibObjectsKey", [owner, view, child, own]),
      ("UINibConnectionsKey", connections),
    ]
    for (key, list) in lists { graph.append(key, .object(graph.array("NSArray", list)), to: root) }
    let panel = Panel()
    _ = try UINib(data: Data(graph.archive(root: root).encoded()), bundle: nil).load(owner: panel)
    #expect(panel.children.count == 1)
    #expect(panel.view.subviews.isEmpty)
  }

  @Test("CN-11: an embedded view fills its container and follows its size")
  func childrenOfAnObjectAreEmbeddedWhenItsViewIsLoaded() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let owner = Panel(nibName: "Map", bundle: Bundle(path: folder.path))
    owner.loadViewIfNeeded()
    let list = try #require(owner.children.first as? Panel)
    #expect(list.children.map(\.title) == ["total", "free"])
    #expect(list.childrenAtLoading == list.children)
    let total = try #require(list.children.first as? Panel)
    #expect(total.view.superview === list.view)
    #expect(total.view.frame == list.view.bounds)
    #expect(total.calls.filter { $0 == "didMove " }.count == 1)
    #expect(!list.children[1].isViewLoaded)
  }

  @Test func aChildThatWasSentAwayStaysAway() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent("Map.nib")))
    let loaded = try UINib(data: Data(bytes), bundle: nil).load(owner: NibStandIn())
    let list = try #require(loaded.topLevelObjects.first { ($0 as? Panel)?.title == "list" } as? Panel)
    let total = list.children[0]
    total.removeFromParent()
    list.loadViewIfNeeded()
    #expect(list.children.map(\.title) == ["free"])
    #expect(!total.isViewLoaded)
  }

  @Test func aNibThatIsLoadedAgainReplacesItsChildren() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let owner = Panel(nibName: "Map", bundle: Bundle(path: folder.path))
    owner.loadViewIfNeeded()
    let own = UIViewController()
    owner.addChild(own)
    let first = owner.children.compactMap { $0 as? Panel }
    owner.view = nil
    owner.loadViewIfNeeded()
    #expect(owner.children.map(\.title) == [nil, "list", "second", "loose"])
    #expect(owner.children.first === own)
    for child in first {
      #expect(child.parent == nil && !owner.children.contains(child))
      #expect(child.calls.suffix(2) == ["willMove nil", "didMove nil"])
    }
  }
}
