import Foundation
import JSONText
import SceneDiagnostics
import SceneReports
import Testing

@Suite("SARIF")
struct SARIFReportTests {
  /// The uri and its base of a finding in a file of the path.
  private func artifact(_ path: String, folder: String?) throws -> [String] {
    let source = SourceText(path: path, text: "a")
    let finding = ReportedFinding(Diagnostic(DiagnosticKind("x", ""), "y", at: SourceRange(0, 1)), in: source)
    let text = SARIFReport(Report(version: "1", findings: [finding], folder: folder)).value.line
    let match = try #require(
      text.firstMatch(of: /"artifactLocation": \{"uri": "([^"]*)"(?:, "uriBaseId": "([^"]*)")?\}/)
    )
    return [String(match.1), match.2.map(String.init) ?? ""]
  }

  @Test(
    "A path is a URI, from the working folder where the file is below it",
    arguments: [
      ("A.scene.yaml", "A.scene.yaml", "SRCROOT"), ("./a/./B.scene.yaml", "a/B.scene.yaml", "SRCROOT"),
      ("a b/100%/c.scene.yaml", "a%20b/100%25/c.scene.yaml", "SRCROOT"),
      ("a:b#?[].yaml", "a%3Ab%23%3F%5B%5D.yaml", "SRCROOT"), ("é\n.yaml", "%C3%A9%0A.yaml", "SRCROOT"),
      ("a/../B.yaml", "B.yaml", "SRCROOT"), ("/srv/shop/B.yaml", "B.yaml", "SRCROOT"),
      ("/srv/shopping/B.yaml", "file:///srv/shopping/B.yaml", ""), ("/x y/B.yaml", "file:///x%20y/B.yaml", ""),
      ("../B.yaml", "file:///srv/B.yaml", ""), ("../shop/B.yaml", "B.yaml", "SRCROOT"),
      ("../../../../B.yaml", "file:///B.yaml", ""), ("<stdin>", "%3Cstdin%3E", "SRCROOT"),
    ]
  )
  func paths(path: String, uri: String, base: String) throws {
    #expect(try artifact(path, folder: "/srv/shop") == [uri, base])
  }

  @Test("Without a working folder, relative paths stay as they are")
  func unknownFolder() throws {
    #expect(try artifact("../B.yaml", folder: nil) == ["../B.yaml", "SRCROOT"])
    #expect(try artifact("/B.yaml", folder: nil) == ["file:///B.yaml", ""])
  }

  @Test("Each result names its rule by its index in the list")
  func indices() throws {
    let data = Data(SARIFReport(SampleReports.report()).value.line.utf8)
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == SampleReports.report().findings.count)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index] == result["ruleId"] as? String)
    }
  }

  @Test("A fingerprint stays when lines move, and differs for equal lines")
  func fingerprints() {
    let prints = { (text: String) in
      SARIFReport(Report(version: "1", findings: SampleReports.findings(text, path: "a"))).value.line
        .matches(of: /"findingHash\/v1": "([^"]*)"/).map { String($0.1) }
    }
    let label = "  - class: UILabel\n    txt: Hi\n"
    let two = prints("scene: 1\nobjects:\n" + label + label)
    #expect(two.count == 2 && Set(two).count == 2)
    #expect(prints("# moved\n\nscene: 1\nobjects:\n" + label) == [two[0]])
  }
}
