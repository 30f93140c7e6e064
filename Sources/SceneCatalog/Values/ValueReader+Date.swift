import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension ValueReader {
  /// An ISO 8601 date with time and zone: `2024-02-29T12:30:00Z`, `2024-02-29T12:30:00+02:00`.
  mutating func readDate(_ node: NodeID, name: String) -> SceneValue {
    let text = tree.text(of: node)
    guard tree[node].kind == .scalar, let seconds = SceneDate.seconds(text) else {
      return fail(
        .wrongType,
        "'\(name)' is an ISO 8601 date with time and zone, not \(kind(of: node))",
        at: node,
        hint: Notation.date(words(of: node)).map { "write \($0)" } ?? "for example 2024-02-29T12:30:00Z"
      )
    }
    return .date(seconds)
  }
}
