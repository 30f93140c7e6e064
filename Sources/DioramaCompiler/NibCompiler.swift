import NibArchive
public import SceneCatalog
import SceneCompiler
public import SceneDiagnostics
public import SceneSyntax

/// Compiles scenes to nibs in process.
///
/// Tasks can share a compiler, which caches the parts of the class catalog that it has read.
public struct NibCompiler: Sendable {
  private let pipeline: Pipeline
  /// The problems of the schemas passed to the compiler, by schema; empty if there are none.
  public let schemaProblems: [SchemaProblems]

  /// The problems of one schema.
  public struct SchemaProblems: Sendable {
    /// The schema's text.
    public let source: SourceText
    /// The problems, sorted by location.
    public let diagnostics: [Diagnostic]
  }

  /// Creates a compiler for UIKit's classes and the classes that an application declares.
  ///
  /// - Parameters:
  ///   - schemas: The application's class schemas, one class per text; see `schemaProblems` for their problems.
  ///   - target: The deployment target; nil for the newest version that the catalog knows.
  ///   - limits: The size limits of a scene.
  public init(schemas: [SourceText] = [], target: DeploymentTarget? = nil, limits: SyntaxLimits = SyntaxLimits()) {
    let (catalog, problems) = SceneCatalog.reading(schemas)
    pipeline = Pipeline(catalog: catalog, limits: limits, target: target)
    schemaProblems = problems.map { SchemaProblems(source: $0.source, diagnostics: $0.diagnostics) }
  }

  /// Compiles a scene to the bytes of a nib, for `<Name>.nib`; nil if the scene has errors.
  ///
  /// The same text always gives the same bytes. The diagnostics are sorted by location.
  public func compile(_ scene: SourceText) -> Diagnosed<[UInt8]?> {
    pipeline.encoded(scene)
  }

  /// Returns the problems of a scene, sorted by location; empty if there are none.
  public func validate(_ scene: SourceText) -> [Diagnostic] {
    pipeline.validated(scene).diagnostics
  }
}
