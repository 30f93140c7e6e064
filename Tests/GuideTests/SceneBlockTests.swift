import ProjectConfiguration
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLint
import SceneSyntax
import Testing

/// Every scene, schema and configuration of the guide is right, or wrong as the page says.
@Suite struct SceneBlockTests {
  @Test(arguments: GuidePage.names)
  func scenes(name: String) throws {
    let page = try GuidePage(name)
    let (catalog, problems) = SceneCatalog.reading(page.schemas.map { SourceText(path: name, text: $0.text) })
    #expect(problems.flatMap(\.diagnostics).map(\.message) == [])
    for block in page.blocks(in: "yaml") where !block.has("schema") {
      let line = "\(name):\(block.lines.lowerBound + 1)"
      let source = SourceText(path: block["file"] ?? "Example.scene.yaml", text: block.text)
      if block.has("configuration") {
        #expect(Configuration.read(source).diagnostics.map(\.message) == [], "\(line)")
      } else if block.has("other") {
        #expect(parse(source).diagnostics.map(\.message) == [], "\(line)")
      } else if let reports = block["reports"] {
        let found = Linter(pipeline: Pipeline(catalog: catalog)).lint(source).diagnostics.map(\.id)
        #expect(Set(found) == Set(reports.split(separator: ",").map(String.init)), "\(line)")
      } else {
        // That a value is the default already is no fault in an example of how it is written.
        let found = Linter(pipeline: Pipeline(catalog: catalog)).lint(source).diagnostics.filter {
          $0.severity != .note
        }
        #expect(found.map { "\($0.id): \($0.message)" } == [], "\(line)")
        #expect(Pipeline(catalog: catalog).compiled(source).value != nil, "\(line)")
      }
    }
  }
}
