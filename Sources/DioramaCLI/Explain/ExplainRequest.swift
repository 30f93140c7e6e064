package import DioramaDriver

/// The input of `diorama explain`.
package struct ExplainRequest: Sendable {
  /// The name to explain; nil to list all diagnostics, rules and topics.
  package var name: String?
  /// What says which classes and which systems there are.
  package var settings: SettingSources

  /// Creates a request.
  package init(name: String? = nil, settings: SettingSources = SettingSources()) {
    self.name = name
    self.settings = settings
  }
}
