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

  /// Whether it holds on the oldest system that an application runs on; without a target the newest is meant.
  package func holds(for target: DeploymentTarget?) -> Bool { target.map { $0 >= version } ?? true }
}
