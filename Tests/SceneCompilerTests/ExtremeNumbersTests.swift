import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import Testing

/// Numbers at the ends of what a Double holds compile, or are reported where they stand.
@Suite struct ExtremeNumbersTests {
  @Test(arguments: ["5e-324", "1e-310", "2.2250738585072014e-308", "1e308", "-5e-324"])
  func colorsCompile(component: String) throws {
    let text = "scene: 1\nobjects:\n  - class: UIView\n    backgroundColor: {red: \(component), green: 0.5, blue: 0}\n"
    let compiled = Pipeline().compiled(SourceText(path: "Color.scene.yaml", bytes: Array(text.utf8)))
    if compiled.value == nil { #expect(!compiled.diagnostics.isEmpty) }
  }

  @Test func tinyComponentsKeepTheirDigits() throws {
    let text = "scene: 1\nobjects:\n  - class: UIView\n    backgroundColor: {red: 1.5e-310, green: 0.5, blue: 0}\n"
    let archive = try #require(
      Pipeline().compiled(SourceText(path: "Color.scene.yaml", bytes: Array(text.utf8))).value
    )
    #expect(archive.dump().contains("1.5e-310"))
  }

  @Test(arguments: ["1e300", "0.5", ".nan"])
  func aConstantForWholeNumbersIsOne(constant: String) {
    let text =
      "class: Dial\nsuperclass: UIControl\nproperties:\n  turns: {type: Int, constants: {endless: \(constant)}}\n"
    let problems = SceneCatalog.reading([SourceText(path: "Dial.yaml", bytes: Array(text.utf8))]).diagnostics.flatMap(
      \.diagnostics
    )
    #expect(problems.count == 1)
  }

  @Test func theGreatestConstantCompiles() {
    let schema =
      "class: Dial\nsuperclass: UIControl\nproperties:\n  turns: {type: Int, constants: {endless: 9223372036854775807}}\n"
    let catalog = SceneCatalog.reading([SourceText(path: "Dial.yaml", bytes: Array(schema.utf8))]).catalog
    let scene = "scene: 1\nobjects:\n  - class: Dial\n    turns: endless\n"
    let compiled = Pipeline(catalog: catalog).compiled(SourceText(path: "Dial.scene.yaml", bytes: Array(scene.utf8)))
    #expect(compiled.value != nil, "\(compiled.diagnostics)")
  }
}
