import DioramaCompiler
import Testing

/// What a program that compiles scenes itself sees.
@Suite struct NibCompilerTests {
  private static let symbol = SourceText(
    path: "Star.scene.yaml",
    text: "scene: 1\nobjects:\n  - {class: UIImageView, image: {systemName: star}}\n"
  )

  @Test func aSceneBecomesTheBytesOfANib() throws {
    let compiled = NibCompiler().compile(Self.symbol)
    #expect(compiled.diagnostics.isEmpty)
    #expect(try #require(compiled.value).starts(with: "NIBArchive".utf8))
  }

  @Test func theTargetSaysWhatThereIs() {
    let old = NibCompiler(target: DeploymentTarget("12.0")).compile(Self.symbol)
    #expect(old.value == nil)
    #expect(old.diagnostics.map(\.id) == ["unavailable"])
    #expect(NibCompiler(target: DeploymentTarget(13)).validate(Self.symbol).isEmpty)
    #expect(DeploymentTarget("new") == nil)
  }

  @Test func limitsHold() {
    var limits = SyntaxLimits()
    limits.maximumBytes = 8
    #expect(NibCompiler(limits: limits).validate(Self.symbol).map(\.id) == ["size-limit"])
  }

  @Test func schemasOfTheApplicationCount() {
    let schema = SourceText(
      path: "Dial.yaml",
      text: "class: Shop.Dial\nsuperclass: UIControl\nproperties: {turn: Int}\n"
    )
    let scene = SourceText(path: "Dial.scene.yaml", text: "scene: 1\nobjects:\n  - {class: Shop.Dial, turn: 2}\n")
    #expect(NibCompiler(schemas: [schema]).validate(scene).isEmpty)
    #expect(NibCompiler().validate(scene).map(\.id) == ["unknown-class"])
    let problems = NibCompiler(schemas: [SourceText(path: "Odd.yaml", text: "class: Odd\nodd: 1\n")]).schemaProblems
    #expect(problems.map(\.source.path) == ["Odd.yaml"])
  }
}
