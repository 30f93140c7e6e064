package import DioramaDriver
package import SceneSyntax

/// What verbs that check or compile scenes have in common: which classes there are, how large scenes may be, and how is printed.
package struct RunSettings: Equatable, Sendable {
  package var form = DiagnosticsForm.human
  package var color = ColorChoice.auto
  /// The schemas of custom classes: files or folders.
  package var schemas: [String] = []
  /// The configuration to use; nil for the nearest one above each scene.
  package var configuration: String?
  /// Whether only problems are printed.
  package var isQuiet = false
  package var limits = SyntaxLimits()
  /// How many files are worked on at once; nil for the number of cores.
  package var jobs: Int?

  /// The usual settings.
  package init() {}

  /// Takes a flag; false for a word that is none.
  mutating func setFlag(_ name: String) -> Bool {
    guard name == "-q" || name == "--quiet" else { return false }
    isQuiet = true
    return true
  }

  /// Takes an option; false for one that is none, and for a value that it cannot have.
  mutating func setOption(_ name: String, to value: String) -> Bool {
    switch name {
    case "--diagnostics":
      guard let form = DiagnosticsForm(rawValue: value) else { return false }
      self.form = form
    case "--color":
      guard let color = ColorChoice(rawValue: value) else { return false }
      self.color = color
    case "--schemas": schemas.append(value)
    case "--config": configuration = value
    case "-j", "--jobs":
      guard jobs == nil, let number = Int(value), number > 0 else { return false }
      jobs = number
    case "--max-bytes": return set(\.maximumBytes, to: value)
    case "--max-nesting": return set(\.maximumDepth, to: value)
    case "--max-alias-nodes": return set(\.maximumAliasNodes, to: value)
    default: return false
    }
    return true
  }

  private mutating func set(_ limit: WritableKeyPath<SyntaxLimits, Int>, to value: String) -> Bool {
    guard let number = Int(value), number >= 0 else { return false }
    limits[keyPath: limit] = number
    return true
  }

  /// What says which classes and which systems there are.
  package var sources: SettingSources {
    SettingSources(schemas: schemas, configuration: configuration, limits: limits)
  }

  /// Starts a run that prints as the settings say.
  @MainActor
  package func start(in surroundings: Surroundings, options: FindingsOutput = FindingsOutput()) -> ToolRun {
    ToolRun(
      in: surroundings,
      form: form,
      color: color,
      jobs: jobs ?? Parallel.coreCount,
      isQuiet: isQuiet,
      options: options,
      registry: .tool,
      page: { EmbeddedPages.page($0)?.description }
    )
  }
}
