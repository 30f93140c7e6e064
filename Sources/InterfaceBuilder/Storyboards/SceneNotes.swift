import SceneLanguage
import SceneModel
import SceneSyntax

/// What is kept of a `scene` element of a storyboard's document, beside its objects.
struct SceneNotes {
  private typealias Key = SceneKeys.InterfaceBuilder

  /// The id of the scene; nil for one that no document has named yet.
  var id: String?
  var firstResponder: String?
  var exit: String?
  /// The comment above the scene; the inner nil is a scene without one, the outer one with the usual comment.
  var comment: String??
  /// What the element says beside.
  var patch = ElementPatch()

  init() {}

  /// Reads notes; nil is none.
  init(_ found: NodeID?, in tree: SyntaxTree) {
    guard let found else { return }
    let node = tree.resolved(found)
    func text(_ key: Key) -> String? { tree.value(named: key.rawValue, of: node).map { tree.text(of: $0) } }
    id = text(.scene)
    firstResponder = text(.firstResponder)
    exit = text(.exit)
    if let value = tree.value(named: Key.comment.rawValue, of: node) {
      let text = tree.text(of: value)
      comment = .some(text == "null" && tree[value].style == .plain ? nil : text)
    }
    patch = ElementPatch(node, in: tree)
  }

  /// The notes as a scene writes them.
  var entries: [WrittenValue.Entry] {
    var entries: [WrittenValue.Entry] = []
    func add(_ key: Key, _ text: String?) {
      if let text { entries.append(.init(key, .text(text))) }
    }
    add(.scene, id)
    add(.firstResponder, firstResponder)
    add(.exit, exit)
    if let comment { entries.append(.init(Key.comment, comment.map { .text($0) } ?? .plain("null"))) }
    return entries + patch.entries
  }
}
