import DioramaCLI
import DioramaDriver
import Foundation
import ProjectConfiguration
import SceneDiagnostics
import SceneLint
import TestSupport
import Testing
import ToolTestSupport

/// Rules that a configuration makes.
@MainActor
struct CustomRuleTests {
  private static let configuration = """
    rules: {brand-font: error}
    custom-rules:
      brand-font:
        class: UILabel
        property: font
        value: ['*Papyrus*', Comic?Sans]
        message: this font is not ours
        hint: use a text style
      label-for-tests:
        class: [UIButton, 'Shop.*']
        property: accessibilityIdentifier
        missing: true
        message: tests cannot find this control
        severity: note
      no-picker: {class: UIPickerView, message: use a menu}
      our-colors: {property: '*Color', allow: [clear, '{named: *}', label], message: use a color of the catalog}
    overrides:
      - {files: Legacy, rules: {no-picker: off}}

    """
  private static let scene = """
    scene: 1
    objects:
      - class: UIView
        subviews:
          - {class: UILabel, text: a, font: {name: Papyrus, size: 12}}
          - {class: Shop.Label, superclass: UILabel, text: a, font: {name: Comic-Sans, size: 12}}
          - {class: UILabel, text: a, font: body, textColor: red}
          - {class: UIButton, title: a, tag: 7}
          - {class: UIButton, title: a, tag: 8, accessibilityIdentifier: buy}
          - {class: UIPickerView, tag: 3}

    """

  private static func lint(_ folder: TemporaryFolder, _ more: String...) -> Invocation {
    Invocation(arguments: ["lint", "@", "--diagnostics=gcc", "--quiet"] + more, in: folder)
  }

  private static let found = """
    A.scene.yaml:5:48: error: this font is not ours; use a text style [brand-font]
    A.scene.yaml:6:72: error: this font is not ours; use a text style [brand-font]
    A.scene.yaml:6:17: note: tests cannot find this control [label-for-tests]
    A.scene.yaml:7:58: warning: use a color of the catalog [our-colors]
    A.scene.yaml:8:17: note: tests cannot find this control [label-for-tests]
    A.scene.yaml:10:17: warning: use a menu [no-picker]

    """

  private func only(_ folder: TemporaryFolder) -> Invocation {
    Self.lint(folder, "--only=brand-font", "--only=label-for-tests", "--only=no-picker", "--only=our-colors")
  }

  @Test("Patterns of class, property and value find what they say, at its characters")
  func patterns() throws {
    let folder = try TemporaryFolder([".diorama.yaml": Self.configuration, "A.scene.yaml": Self.scene])
    let run = only(folder)
    #expect(run.status == .findings)
    #expect(run.said.split(separator: "\n").sorted() == Self.found.split(separator: "\n").sorted(), "\(run.said)")
  }

  @Test("A rule of one's own is silenced, overridden, in a baseline and asked for as any other")
  func others() throws {
    let comment = "# diorama:disable-file brand-font -- an old screen\n"
    let folder = try TemporaryFolder([
      ".diorama.yaml": Self.configuration, "A.scene.yaml": comment + Self.scene, "Legacy/B.scene.yaml": Self.scene,
    ])
    let said = only(folder).said
    #expect(!said.contains("A.scene.yaml:6:48") && said.contains("Legacy/B.scene.yaml:5:48"))
    #expect(said.contains("A.scene.yaml:11:17: warning: use a menu"))
    let all = Self.lint(folder).said
    #expect(all.contains("A.scene.yaml:11:17: warning: use a menu"))
    #expect(!all.contains("B.scene.yaml:10:17: warning: use"))
    let unknown = Self.lint(folder, "--only=brand-fnt")
    #expect(unknown.status == .usage && unknown.said.contains("did you mean 'brand-font'?"), "\(unknown.said)")
    #expect(Self.lint(folder, "--write-baseline=@base.yaml").status == .success)
    let known = Self.lint(folder, "--baseline=@base.yaml", "--strict")
    #expect(known.status == .success && known.said == "", "\(known.said)")
    let shown = Invocation("lint", "--show-config", "@A.scene.yaml", in: folder).output
    #expect(shown.contains("\n  brand-font: error  # rules\n") && shown.contains("\n  # custom\n"), "\(shown)")
    #expect(
      shown.contains("  no-picker: {class: [UIPickerView], message: use a menu, severity: warning}\n"),
      "\(shown)"
    )
    try folder.write(shown, to: ".diorama.yaml")
    #expect(
      Invocation("lint", "--show-config", "@A.scene.yaml", in: folder).output
        == shown.replacing("# default", with: "# rules").replacing("# override 1", with: "# rules")
    )
    let sarif = Invocation("lint", "@Legacy", "--only=brand-font", "--diagnostics=sarif", in: folder).output
    #expect(sarif.contains(#""shortDescription": {"text": "this font is not ours"}"#), "\(sarif)")
  }

  @Test("A rule of one's own is explained by its id, which the help line of its first finding names")
  func explained() throws {
    let folder = try TemporaryFolder([".diorama.yaml": Self.configuration, "A.scene.yaml": Self.scene])
    let found = Invocation("lint", "@A.scene.yaml", "--only=brand-font", in: folder)
    #expect((found.output + found.errors).contains("= help: diorama explain brand-font\n"))
    let page = Invocation("explain", "brand-font", "--config=@.diorama.yaml", in: folder)
    #expect(page.status == .success && page.errors == "")
    #expect(page.output.hasPrefix("# brand-font\n\nthis font is not ours\n\nA custom rule of "), "\(page.output)")
    #expect(
      page.output.hasSuffix(
        """
        .diorama.yaml, as an error:

        custom-rules:
          brand-font:
            class: [UILabel]
            property: [font]
            value: ['*Papyrus*', Comic?Sans]
            message: this font is not ours
            hint: use a text style
            severity: warning

        """
      ),
      "\(page.output)"
    )
    let near = Invocation("explain", "brand-fnot", "--config=@.diorama.yaml", in: folder)
    #expect(near.errors.contains("did you mean 'brand-font'?"), "\(near.errors)")
  }

  @Test(
    "What is wrong with a rule is reported at its characters",
    arguments: [
      ("magic-color: {class: UIView, message: a}", "2:3", "there is a rule 'magic-color' already"),
      ("unknown-property: {class: UIView, message: a}", "2:3", "there is a rule 'unknown-property' already"),
      ("Bad: {class: UIView, message: a}", "2:3", "a rule's id has lower-case letters, digits and hyphens"),
      ("a: {class: UIView}", "2:3", "a rule of your own says with 'message' what is wrong"),
      ("a: {message: b}", "2:3", "a rule of your own names a 'class' or a 'property'"),
      ("a: {class: UIView, value: b, message: c}", "2:3", "'value', 'allow' and 'missing' are about a 'property'"),
      ("a: {property: b, value: c, missing: true, message: d}", "2:3", "a property that is missing has no value"),
      ("a: {class: UIView, mesage: b}", "2:22", "there is no setting 'mesage'; did you mean 'message'?"),
      (
        "a: {class: UIView, message: b, severity: warn}", "2:44",
        "'severity' is note, warning or error; write 'warning'"
      ),
      ("a: {property: b, missing: yes, message: c}", "2:29", "'missing' is true or false"),
      ("a: {class: [UIView, {}], message: c}", "2:14", "'class' is a pattern or a list of them"),
      ("a: no", "2:6", "a rule is a map of settings"),
    ]
  )
  func mistakes(rule: String, location: String, message: String) throws {
    let folder = try TemporaryFolder([".diorama.yaml": "custom-rules:\n  \(rule)\n", "A.scene.yaml": Scenes.label])
    let run = Self.lint(folder)
    #expect(run.status == .findings)
    #expect(run.said.hasPrefix(".diorama.yaml:\(location): error: \(message)"), "\(run.said)")
    #expect(run.said.split(separator: "\n").count == 1, "\(run.said)")
  }

  @Test("The example of the page is a configuration")
  func page() throws {
    let page = try Repository.text("Documentation/Configuration.md")
    let example = try #require(
      page.components(separatedBy: "```yaml custom-rules\n").last?.components(separatedBy: "```\n").first
    )
    let read = Configuration.read(SourceText(path: ".diorama.yaml", text: example))
    #expect(read.diagnostics.isEmpty, "\(read.diagnostics)")
    #expect(
      read.value.customRules.map(\.id) == ["brand-font", "catalog-colors", "identifiers-for-tests", "no-pickers"]
    )
  }
}
