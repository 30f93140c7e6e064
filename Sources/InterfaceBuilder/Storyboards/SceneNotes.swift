import SceneLanguage
import SceneModel
import SceneSyntax

/// What is kept of a `scene` element of a storyboard's document, beside its objects.
struct SceneNotes {
  private typealias Key = SceneKeys.InterfaceBuilder

  /// The id of the scene; nil for one that no document has named yet.
  var id: String?
  var firstResponder: String?
  /// The class that the document gives the First Responder, as newer ones do; nil for none.
  var responderClass: String? = "UIResponder"
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
    if let words = text(.firstResponder)?.split(separator: " "), let id = words.first {
      firstResponder = String(id)
      responderClass = words.count > 1 ? String(words[1]) : nil
    }
    exit = text(.exit)
    if let value = tree.value(named: Key.comment.rawValue, of: node) {
      let text = tree.text(of: value)
      comment = .some(text == "null" && tree[value].style == .plain ? nil : text)
    }
    patch = ElementPatch(node, in: tree)
  }

  /// Takes the ids for this scene, and forgets those that something else has.
  mutating func claimIDs(in ids: inout StableIDs) {
    id = id.flatMap { ids.claim($0) ? $0 : nil }
    firstResponder = firstResponder.flatMap { ids.claim($0) ? $0 : nil }
    exit = exit.flatMap { ids.claim($0) ? $0 : nil }
  }

  /// The notes as a scene writes them.
  var entries: [WrittenValue.Entry] {
    var entries: [WrittenValue.Entry] = []
    func add(_ key: Key, _ text: String?) {
      if let text { entries.append(.init(key, .text(text))) }
    }
    add(.scene, id)
    add(
      .firstResponder,
      firstResponder.map { id in ([id] + [responderClass].compactMap { $0 }).joined(separator: " ") }
    )
    add(.exit, exit)
    if let comment { entries.append(.init(Key.comment, comment.map { .text($0) } ?? .plain("null"))) }
    return entries + patch.entries
  }
}
