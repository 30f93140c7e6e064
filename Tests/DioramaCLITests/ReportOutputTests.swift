import DioramaCLI
import DioramaDriver
import Foundation
import SceneDiagnostics
import Testing
import ToolTestSupport

/// Where reports are printed, and that each is one whole document.
@MainActor
struct ReportOutputTests {
  private typealias Object = [String: Any]

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  /// The one run of a SARIF document.
  private func sarif(_ text: String) throws -> [String: Any] {
    try #require((try object(text)["runs"] as? [Object])?.first)
  }

  @Test("What was found goes to standard output as one document, and nothing to standard error")
  func json() throws {
    let folder = try TemporaryFolder(["b/B.scene.yaml": Scenes.wrong, "A.scene.yaml": Scenes.wrong])
    let run = Invocation("validate", "@", "--diagnostics", "json", in: folder)
    #expect(run.status == .findings && run.errors == "")
    let report = try object(run.output)
    let found = try #require(report["diagnostics"] as? [Object])
    #expect(found.map { $0["path"] as? String } == ["A.scene.yaml", "b/B.scene.yaml"])
    #expect(found.allSatisfy { $0["id"] as? String == "unknown-property" && $0["hint"] as? String != nil })
    #expect(
      report["counts"] as? [String: Int]
        == ["errors": 2, "warnings": 0, "notes": 0, "files": 2, "problems": 0, "fixable": 0]
    )
    let statistics = try #require(report["statistics"] as? [Object])
    #expect(statistics.count == 1 && statistics[0]["id"] as? String == "unknown-property")
    #expect(statistics[0]["count"] as? Int == 2 && statistics[0]["fixable"] as? Int == 0)
  }

  @Test("SARIF tells the rules with their pages", arguments: [true, false])
  func sarif(hasAddress: Bool) throws {
    let environment = hasAddress ? ["DIORAMA_PAGES": "https://example.com/pages/"] : [:]
    let run = Invocation("validate", "-", "--diagnostics", "sarif", input: Scenes.wrong, environment: environment)
    #expect(run.status == .findings && run.errors == "")
    let found = try sarif(run.output)
    let driver = try #require((found["tool"] as? Object)?["driver"] as? Object)
    #expect(driver["version"] as? String == ToolVersion.current)
    let rule = try #require((driver["rules"] as? [Object])?.first)
    let address = "https://example.com/pages/Diagnostics/unknown-property.md"
    #expect(rule["helpUri"] as? String == (hasAddress ? address : nil))
    #expect(((rule["help"] as? Object)?["markdown"] as? String)?.hasPrefix("# unknown-property\n") == true)
    let invocation = try #require((found["invocations"] as? [Object])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true && invocation["exitCode"] as? Int == 1)
  }

  @Test("Where nothing is found, the document is there all the same", arguments: ["json", "sarif"])
  func nothing(form: String) throws {
    let run = Invocation("validate", "-", "--diagnostics", form, "--quiet", input: Scenes.label)
    #expect(run.status == .success && run.errors == "")
    #expect(try object(run.output).count > 2)
  }

  @Test("What stands in the way is in the document, and on standard error too")
  func problems() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.wrong])
    let json = Invocation("validate", "@A.scene.yaml", "@B.scene.yaml", "--diagnostics=json", in: folder)
    #expect(json.status == .unreadableInput)
    #expect(json.errors == "diorama: B.scene.yaml: no such file or folder\n")
    let problem = try #require((try object(json.output)["problems"] as? [Object])?.first)
    #expect(problem["message"] as? String == "B.scene.yaml: no such file or folder" && problem["status"] as? Int == 66)
    let run = try sarif(Invocation("validate", "@B.scene.yaml", "--diagnostics=sarif", in: folder).output)
    let invocation = try #require((run["invocations"] as? [Object])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false && invocation["exitCode"] as? Int == 66)
    let notification = try #require((invocation["toolExecutionNotifications"] as? [Object])?.first)
    #expect((notification["message"] as? Object)?["text"] as? String == "B.scene.yaml: no such file or folder")
  }

  @Test(
    "What a verb prints itself stays alone on standard output",
    arguments: [
      ["tree", "@A.scene.yaml"], ["inspect", "@A.scene.yaml"], ["compile", "@A.scene.yaml", "-o", "-"],
      ["export", "@A.scene.yaml", "-o", "-"], ["render", "@A.scene.yaml", "-o", "-"],
      ["diff", "@A.scene.yaml", "@A.scene.yaml", "--json"], ["explain", "duplicate-id"], ["catalog"],
    ]
  )
  func ownOutput(arguments: [String]) throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label])
    let surroundings = Surroundings()
    let plain = Surroundings()
    let words = arguments.map { $0.replacing("@", with: folder.path + "/") }
    #expect(Tool.run(words, in: plain) == .success)
    #expect(Tool.run(words + ["--diagnostics", "json"], in: surroundings) == .success)
    #expect(surroundings.output.bytes == plain.output.bytes && !plain.output.bytes.isEmpty)
    #expect(try object(surroundings.errors.text)["version"] as? Int == 1)
  }

  @Test("GitHub's commands go to standard error, with the counts below")
  func github() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.wrong])
    let run = Invocation("validate", "@A.scene.yaml", "@B.scene.yaml", "--diagnostics=github", in: folder)
    #expect(run.status == .unreadableInput && run.output == "")
    let location = "file=A.scene.yaml,line=4,endLine=4,col=5,endColumn=8"
    #expect(
      run.errors == """
        ::error title=diorama::B.scene.yaml: no such file or folder
        ::error \(location),title=unknown-property::UILabel has no property 'txt'; did you mean 'text'?
        1 error in 1 file

        """
    )
  }
}
