import Backports
package import SceneDiagnostics
import SceneModel
import TextTables

/// The classes that a scene can name: UIKit's, and those that an application declares in the same form.
///
/// A class is read when it is first asked for, together with its superclasses; reading all of them would cost more than a compile.
package final class SceneCatalog: Sendable {
  private struct Cache {
    private var names = TextLookup()
    /// By the index of the name; nil for a class that no schema declares.
    private var classes: [ClassSchema?] = []
    var enumerations: [String: EnumerationSchema] = [:]

    /// What is known of a class: nil for nothing, and nil in it where no schema declares it.
    func known(_ name: String) -> ClassSchema?? { names.index(of: name).map { classes[$0] } }

    /// Remembers a class, or that no schema declares it.
    mutating func remember(_ name: String, _ schema: ClassSchema?) {
      let index = names.index(of: name, orAdd: classes.count)
      if index == classes.count { classes.append(schema) } else { classes[index] = schema }
    }
  }

  /// The declarations that are being read, outermost first: one that needs itself to be read is as one that is not there.
  @TaskLocal private static var beingRead: [String] = []

  private let cache = Mutex(Cache())
  /// The application's schemas, by the class that each declares.
  private let customSources: [String: SourceText]
  /// The schemas of UIKit's classes as text, by name; nil for the compiled ones.
  private let builtInSources: [String: SourceText]?
  /// What the application's sources say of its classes; schemas win over it.
  package let application: ApplicationClasses
  /// The module of the target that scenes are compiled for, which a class such as `.BadgeView` is of; nil where it is not known.
  package let module: String?

  /// The catalog of UIKit's classes alone, which reads each of them once a process.
  package static let builtIn = SceneCatalog()

  /// A catalog of UIKit's classes alone that has read none of them.
  package convenience init() { self.init(customSources: [:]) }

  /// The catalog of UIKit's classes alone, read from their schemas: what the compiled declarations are made of.
  package convenience init(schemas: [String: SourceText]) { self.init(customSources: [:], builtInSources: schemas) }

  private init(
    customSources: [String: SourceText],
    builtInSources: [String: SourceText]? = nil,
    application: ApplicationClasses = ApplicationClasses(),
    module: String? = nil
  ) {
    self.application = application
    self.module = module
    self.customSources = customSources
    self.builtInSources = builtInSources
  }

  /// Makes a catalog that knows an application's classes beside UIKit's.
  ///
  /// The diagnostics are grouped by the schema they were found in, in the order given.
  package static func reading(
    _ schemas: [SourceText]
  ) -> (catalog: SceneCatalog, diagnostics: [(source: SourceText, diagnostics: [Diagnostic])]) {
    var byName: [String: SourceText] = [:]
    var problems: [(source: SourceText, diagnostics: [Diagnostic])] = []
    var duplicates: [String: [Diagnostic]] = [:]
    let schemas = schemas.flatMap { source in
      guard let listed = ListedClasses(source) else { return [source] }
      if !listed.diagnostics.isEmpty { problems.append((source, listed.diagnostics.sortedByLocation())) }
      return listed.schemas
    }
    for source in schemas {
      guard let declared = SchemaName.find(in: source) else { continue }
      if let first = byName[declared.value] {
        let message = "the class '\(declared.value)' is declared in \(first.path) already"
        duplicates[source.path, default: []].append(Diagnostic(.duplicateClass, message, at: declared.range))
      } else {
        byName[declared.value] = source
      }
    }
    let catalog = SceneCatalog(customSources: byName)
    for source in schemas {
      let name = SchemaName.find(in: source).map { [$0.value] } ?? []
      let found = $beingRead.withValue(name) { SchemaReader.read(source, catalog: catalog, isCustom: true) }
      let all = found.diagnostics + duplicates[source.path, default: []]
      if !all.isEmpty { problems.append((source, all.sortedByLocation())) }
    }
    return (catalog, problems)
  }

  /// A catalog with the same schemas that knows what the application's sources say, too.
  package func with(_ application: ApplicationClasses) -> SceneCatalog {
    SceneCatalog(
      customSources: customSources,
      builtInSources: builtInSources,
      application: application,
      module: module
    )
  }

  /// A catalog of the same classes, for a target with a module; nil is a module that is not known.
  package func with(module: String?) -> SceneCatalog {
    SceneCatalog(
      customSources: customSources,
      builtInSources: builtInSources,
      application: application,
      module: module
    )
  }

  /// A catalog of the same classes that shares nothing of what is read of them: threads that work with the same would wait
  /// for each other to count who holds a class.
  package func separate() -> SceneCatalog {
    with(module: module)
  }

  /// The names of all classes: UIKit's in alphabetical order, then the application's.
  package var classNames: [String] {
    CompiledSchemas.classNames + customSources.keys.sorted()
  }

  /// The classes that the application declares, in alphabetical order.
  package var customClassNames: [String] { customSources.keys.sorted() }

  /// A class with everything that it inherits; nil where no schema declares it.
  package func schema(named name: String) -> ClassSchema? {
    schema(named: TargetModule.resolved(name, module), derivedFrom: [])
  }

  func schema(named name: String, derivedFrom derived: [String]) -> ClassSchema? {
    if derived.contains(name) { return nil }
    if let known = cache.withLock({ $0.known(name) }) { return known }
    guard case .aClass(let schema)? = read(name, derived: derived) else {
      // A class that is only unknown because it needs itself is not remembered: the cycle is reported where it is met.
      if derived.isEmpty, !Self.beingRead.contains(name) { cache.withLock { $0.remember(name, nil) } }
      return nil
    }
    cache.withLock { $0.remember(name, schema) }
    return schema
  }

  /// An enumeration or option set; nil where no schema declares it.
  package func enumeration(named name: String) -> EnumerationSchema? {
    if let known = cache.withLock({ $0.enumerations[name] }) { return known }
    guard case .anEnumeration(let schema)? = read(name, derived: []) else { return nil }
    cache.withLock { $0.enumerations[name] = schema }
    return schema
  }

  /// A color of UIColor by its Swift name; nil where it has none of that name.
  package func color(named name: String) -> ClassSchema.ColorConstant? {
    schema(named: "UIColor")?.constants.first { $0.name == name }
  }

  /// The names of UIColor's colors.
  package var colorNames: [String] {
    schema(named: "UIColor")?.constants.map(\.name) ?? []
  }

  private func read(_ name: String, derived: [String]) -> SchemaReader.Declaration? {
    guard !Self.beingRead.contains(name) else { return nil }
    // Names of UIKit's classes are never those of an application's in Swift, which begin with a module.
    let custom = customSources[name] ?? application.schema(name)
    guard let source = custom ?? builtInSources?[name] else {
      return builtInSources == nil ? CompiledSchemas.declaration(named: name, in: self) : nil
    }
    return Self.$beingRead.withValue(Self.beingRead + [name]) {
      SchemaReader.read(source, catalog: self, isCustom: custom != nil, derived: derived).value
    }
  }
}
