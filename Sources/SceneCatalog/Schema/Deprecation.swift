/// What a schema says under `deprecated`: `iOS 12.0, use WKWebView`.
package struct Deprecation: Hashable, Sendable {
  /// The version that deprecates.
  package var version: DeploymentTarget
  /// What to do instead, or why nothing is to be done; nil where the schema says neither.
  package var advice: String?

  /// Reads what a schema says; nil for no text, and for one that names no version.
  package init?(_ text: String?) {
    guard let text, let version = DeploymentTarget(text) else { return nil }
    self.version = version
    let rest = text.drop { $0 != "," }.dropFirst().drop { $0 == " " }
    if !rest.isEmpty { advice = String(rest) }
  }

  /// The name that replaces the deprecated one as it stands; nil where the advice is more than `use NAME`.
  package var successor: String? {
    guard let advice, advice.hasPrefix("use ") else { return nil }
    let name = advice.dropFirst("use ".count)
    let isName =
      !name.isEmpty && name.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || 0x30...0x39 ~= $0 }
    return isName ? String(name) : nil
  }

  /// Whether it holds on the oldest system that an application runs on; without a target the newest is meant.
  package func holds(for target: DeploymentTarget?) -> Bool { target.map { $0 >= version } ?? true }
}
