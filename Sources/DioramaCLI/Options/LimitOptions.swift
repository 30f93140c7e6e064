import ArgumentParser
import SceneSyntax

/// The options that raise or lower how large a scene may be.
package struct LimitOptions: ParsableArguments {
  /// What help calls them.
  static let title = "Limits for huge scenes"

  @Option(
    help: ArgumentHelp(
      "The maximum size of a scene in bytes; \(SyntaxLimits().maximumBytes) by default.",
      valueName: "n"
    )
  )
  var maxBytes: Int?

  @Option(
    help: ArgumentHelp(
      "The maximum nesting of lists and maps; \(SyntaxLimits().maximumDepth) by default.",
      valueName: "n"
    )
  )
  var maxNesting: Int?

  @Option(
    help: ArgumentHelp(
      "The maximum number of nodes that expanded aliases add; \(SyntaxLimits().maximumAliasNodes) by default.",
      valueName: "n"
    )
  )
  var maxAliasNodes: Int?

  /// Makes the options; the parser needs it.
  package init() {}

  /// Rejects negative limits.
  package func validate() throws {
    for (name, number) in [("bytes", maxBytes), ("nesting", maxNesting), ("alias-nodes", maxAliasNodes)] {
      if let number, number < 0 { throw ValidationError("--max-\(name) cannot be negative.") }
    }
  }

  /// The limits, as the options change them.
  var limits: SyntaxLimits {
    var limits = SyntaxLimits()
    if let maxBytes { limits.maximumBytes = maxBytes }
    if let maxNesting { limits.maximumDepth = maxNesting }
    if let maxAliasNodes { limits.maximumAliasNodes = maxAliasNodes }
    return limits
  }
}
