import NibArchive
public import SceneCatalog
import SceneCompiler
public import SceneDiagnostics
public import SceneSyntax

/// Compiles scenes to nibs in process.
///
/// A compiler is a value that any number of tasks can share: what it has read of the class catalog serves all of them.
public struct NibCompiler: Sendable {
  private let pipeline: Pipeline
  /// What is wrong with the schemas that the compiler was given, each with its text; empty where nothing is.
  public let schemaProblems: [SchemaProblems]

  /// The problems of one schema.
  public struct SchemaProblems: Sendable {
    /// The schema's text.
    public let source: SourceText
    /// What was found in it, sorted by place.
    public let diagnostics: [Diagnostic]
  }

  /// Makes a compiler that knows UIKit's classes, and those that an application declares.
  ///
  /// - Parameters:
  ///   - schemas: The application's class schemas, one class a text; see `schemaProblems` for what is wrong with them.
  ///   - target: The oldest system that the application runs on; nil is the newest that the catalog knows.
  ///   - limits: How large a scene may be.
  public init(schemas: [SourceText] = [], target: DeploymentTarget? = nil, limits: SyntaxLimits = SyntaxLimits()) {
    let (catalog, problems) = SceneCatalog.reading(schemas)
    pipeline = Pipeline(catalog: catalog, limits: limits, target: target)
    schemaProblems = problems.map { SchemaProblems(source: $0.source, diagnostics: $0.diagnostics) }
  }

  /// A scene's nib as bytes, ready to be written to `<Name>.nib`; nil where the scene has errors.
  ///
  /// The same text always gives the same bytes. The diagnostics are sorted by place.
  public func compile(_ scene: SourceText) -> Diagnosed<[UInt8]?> {
    pipeline.encoded(scene)
  }

  /// What is wrong with a scene, sorted by place; empty where nothing is.
  public func validate(_ scene: SourceText) -> [Diagnostic] {
    pipeline.validated(scene).diagnostics
  }
}
