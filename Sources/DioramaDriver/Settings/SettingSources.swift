package import SceneSyntax

/// What the user says about the settings of a run; what a flag says wins over a configuration.
package struct SettingSources: Sendable {
  /// The folders and files of the user's own schemas; empty leaves them to the configuration.
  package var schemas: [String]
  /// The configuration to use for every input; nil for the nearest one above each.
  package var configuration: String?
  /// The module of the target; nil leaves it to the configuration.
  package var module: String?
  /// How large a scene may be.
  package var limits: SyntaxLimits

  /// Makes the sources of settings.
  package init(
    schemas: [String] = [],
    configuration: String? = nil,
    module: String? = nil,
    limits: SyntaxLimits = SyntaxLimits()
  ) {
    self.schemas = schemas
    self.configuration = configuration
    self.module = module
    self.limits = limits
  }
}
