import DioramaDriver
import Foundation
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SourceIndex
import Testing
import ToolTestSupport

/// Whichever outlet or action of the example is renamed on one side alone, exactly that is reported, at its characters.
@Suite("One side of the seam is renamed") struct SeamMutationTests {
  private static let folder = "Examples/SignInApp/Sources/SignInApp"

  private static func text(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("\(folder)/\(name)"), encoding: .utf8)
  }

  private static func errors(scene: String, sources: [String]) -> (SourceText, [Diagnostic]) {
    let texts = sources.enumerated().map { SourceText(path: "\($0.offset).swift", text: $0.element) }
    let catalog = SceneCatalog()
    let application = SourceIndex.application(of: texts, module: "SignInApp", known: catalog)
    let source = SourceText(path: "SignIn.scene.yaml", text: scene)
    let found = Pipeline(catalog: catalog.with(application)).validated(source).diagnostics
    return (source, found.filter { $0.severity == .error })
  }

  @Test(
    "In Swift",
    arguments: ["emailField", "passwordField", "fields", "signInButton", "statusLabel", "validate", "signIn"]
  )
  func inSwift(name: String) throws {
    let scene = try Self.text("SignIn.scene.yaml")
    let controller = try Self.text("SignInViewController.swift")
    let button = try Self.text("RoundButton.swift")
    #expect(Self.errors(scene: scene, sources: [controller, button]).1.isEmpty)
    let renamed = controller.replacing("var \(name):", with: "var \(name)2:").replacing(
      "func \(name)(",
      with: "func \(name)2("
    )
    #expect(renamed != controller)
    let (source, errors) = Self.errors(scene: scene, sources: [renamed, button])
    let uses = errors.flatMap { [$0.range] + $0.repeats }
    // An action that several controls send is wrong at each of them.
    let isAction = ["validate", "signIn"].contains(name)
    #expect(uses.count == (name == "validate" ? 2 : 1), "\(errors)")
    #expect(errors.allSatisfy { $0.id == (isAction ? "unknown-action" : "unknown-outlet") })
    for range in uses { #expect(source.string(in: range) == (isAction ? "\(name)(_:)" : name)) }
    for error in errors { #expect(error.hint?.contains("0.swift:") == true, "\(error.hint ?? "")") }
  }

  @Test("In the scene", arguments: ["emailField", "passwordField", "fields", "signInButton", "statusLabel"])
  func inScene(name: String) throws {
    let scene = try Self.text("SignIn.scene.yaml").replacing("    \(name):", with: "    \(name)2:")
    let sources = [try Self.text("SignInViewController.swift"), try Self.text("RoundButton.swift")]
    let (source, errors) = Self.errors(scene: scene, sources: sources)
    #expect(errors.map(\.id) == ["unknown-outlet"])
    #expect(errors.map { source.string(in: $0.range) } == ["\(name)2"])
  }

  @Test("An action in the scene") func actionInScene() throws {
    let scene = try Self.text("SignIn.scene.yaml").replacing("owner.signIn(_:)", with: "owner.signOn(_:)")
    let sources = [try Self.text("SignInViewController.swift"), try Self.text("RoundButton.swift")]
    let (source, errors) = Self.errors(scene: scene, sources: sources)
    #expect(errors.map(\.id) == ["unknown-action"])
    #expect(errors.map { source.string(in: $0.range) } == ["signOn(_:)"])
  }
}
