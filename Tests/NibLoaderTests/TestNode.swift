import Foundation
import NibLoader

/// A class that decodes like a view: children under it, a back reference, events, and a journal of what happens.
@MainActor
class TestNode: NSObject, @MainActor NSCoding {
  let name: String
  private(set) var children: [TestNode] = []
  private(set) weak var parent: TestNode?
  weak var friend: TestNode?
  var collection: [TestNode]?
  var recognizers: [TestNode] = []
  var store: TestStore?
  var title: String? { didSet { Journal.write("\(name).title") } }
  var isHidden = false { didSet { Journal.write("\(name).hidden") } }
  var size = CGSize.zero
  var count = 0
  var mode = Mode.plain
  let style = TestStyle()
  lazy var present = TestStore()
  private(set) var backReference: NSObject?
  private(set) var lateReference: NSObject?
  private(set) var connectedActions: [ConnectedAction] = []
  private(set) var performed: [String] = []

  enum Mode: Int { case plain, fancy }

  struct ConnectedAction {
    weak var target: NSObject?
    var mask: Int?
  }

  required init?(coder: NSCoder) {
    name = (coder.decodeObject(forKey: "name") as? String) ?? "?"
    super.init()
    if coder.decodeBool(forKey: "announces") { coder.announce(self) }
    if coder.decodeBool(forKey: "declines") { return nil }
    Journal.write("\(name).init")
    count = coder.decodeInteger(forKey: "count")
    children = coder.decodeObject(forKey: "children") as? [TestNode] ?? []
    for child in children { child.parent = self }
    backReference = coder.decodeObject(forKey: "back") as? NSObject
    coder.whenDecoded(forKey: "late") { [unowned self] in lateReference = $0 as? NSObject }
    Journal.write("\(name).decoded \(children.map(\.name).joined(separator: " "))")
  }

  func encode(with coder: NSCoder) {}

  func tap(_ sender: TestNode) { performed.append("tap \(sender.name)") }

  func refresh() { performed.append("refresh") }

  func drag(_ sender: TestNode, event: String) { performed.append("drag \(event)") }
}

extension TestNode {
  static let nibClass = NibClass(
    TestNode.self,
    parent: nil,
    name: "TestNode",
    outlets: [
      NibOutlet("friend", \.friend), NibOutlet("collection", \.collection),
      NibOutlet("recognizers", \.recognizers), NibOutlet("store", \.store),
      NibOutlet("present", \.present),
    ],
    actions: [
      NibAction("tap:", TestNode.tap), NibAction("refresh", TestNode.refresh),
      NibAction("drag:event:", TestNode.drag),
    ],
    properties: [
      NibProperty("title", \.title), NibProperty("isHidden", \.isHidden), NibProperty("size", \.size),
      NibProperty("count", \.count), NibProperty("mode", \.mode), NibProperty("style", \.style),
      NibProperty("name", \.name),
    ]
  )
}

extension TestNode: NibAwaking, NibEventSource {
  func awakeFromNib() { Journal.write("\(name).awake") }

  func connectNibAction(_ action: String, to target: NSObject?, eventMask: Int?) {
    Journal.write("\(name).connect \(action)")
    connectedActions.append(ConnectedAction(target: target, mask: eventMask))
  }
}

/// A subclass whose row adds only what is its own.
final class TestLeaf: TestNode {
  var note = ""

  static let leafClass = NibClass(
    TestLeaf.self,
    parent: TestNode.self,
    properties: [NibProperty("note", \.note)]
  )
}
