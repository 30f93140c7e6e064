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
    var pipeline = Pipeline(catalog: catalog)
    pipeline.components = page.components(catalog)
    for block in page.blocks(in: "yaml") where !["schema", "storyboard", "member"].contains(where: block.has) {
      let line = "\(name):\(block.lines.lowerBound + 1)"
      let source = SourceText(path: block["file"] ?? "Example.scene.yaml", text: block.text)
      if block.has("configuration") {
        #expect(Configuration.read(source).diagnostics.map(\.message) == [], "\(line)")
      } else if block.has("other") {
        #expect(parse(source).diagnostics.map(\.message) == [], "\(line)")
      } else if let reports = block["reports"] {
        let found = Linter(pipeline: pipeline).lint(source).diagnostics.map(\.id)
        #expect(Set(found) == Set(reports.split(separator: ",").map(String.init)), "\(line)")
      } else {
        // That a value is the default already is no fault in an example of how it is written.
        let found = Linter(pipeline: pipeline).lint(source).diagnostics.filter {
          $0.severity != .note
        }
        #expect(found.map { "\($0.id): \($0.message)" } == [], "\(line)")
        #expect(pipeline.compiled(source).value != nil, "\(line)")
      }
    }
  }

  @Test(arguments: GuidePage.names)
  func storyboards(name: String) throws {
    for (manifest, members) in try GuidePage(name).storyboards {
      let line = "\(name):\(manifest.lines.lowerBound + 1)"
      let found = Linter().lint(storyboard: manifest.source, members: members.map(\.member))
        .flatMap(\.diagnostics).filter { $0.severity != .note }
      if let reports = manifest["reports"] {
        #expect(Set(found.map(\.id)) == Set(reports.split(separator: ",").map(String.init)), "\(line)")
      } else {
        #expect(found.map { "\($0.id): \($0.message)" } == [], "\(line)")
      }
      let checked = Pipeline().checkedStoryboard(manifest: manifest.source, members: members.map(\.member))
      #expect(checked.storyboard != nil, "\(line)")
    }
  }
}

extension GuidePage {
  /// The components among the page's files.
  fileprivate func components(_ catalog: SceneCatalog) -> ComponentLibrary {
    let files = blocks(in: "yaml").compactMap { block -> (String, SourceText)? in
      guard let file = block["file"], file.hasSuffix(".component.yaml") else { return nil }
      return (String(file.split(separator: "/").last?.dropLast(".component.yaml".count) ?? ""), block.source)
    }
    return ComponentLibrary(Dictionary(files) { first, _ in first }, catalog: catalog)
  }
}

extension GuidePage.Block {
  /// The text under the name of its file.
  var source: SourceText { SourceText(path: self["file"] ?? "Example.scene.yaml", text: text) }

  /// The text as a scene of a storyboard.
  var member: StoryboardMember {
    let file = self["file"]?.split(separator: "/").last ?? ""
    return StoryboardMember(name: String(file.dropLast(".scene.yaml".count)), source: source)
  }
}
