import CatalogReference
import DioramaCLI
import DioramaDriver
import Foundation
import JSONSchema
import JSONText
import SceneCatalog
import Testing
import ToolTestSupport

/// `diorama schema` and `diorama catalog`.
@MainActor
struct DescribeTests {
  /// A class of an application, with one property.
  static let badge = """
    class: Shop.BadgeView
    superclass: UIView
    summary: A round badge.
    properties:
      count: {type: Int, summary: The number shown.}
    """

  @Test("The JSON Schema is printed, or written to a file")
  func schema() throws {
    let folder = try TemporaryFolder()
    let printed = Invocation("schema")
    #expect(printed.status == .success && printed.errors == "")
    #expect(printed.output == SceneSchema.make(of: SceneCatalog.builtIn).text(width: 120) + "\n")
    let written = Invocation("schema", "-o", "@scene.schema.json", in: folder)
    #expect(written.status == .success && written.output == "")
    #expect(try folder.text("scene.schema.json") == printed.output)
    #expect(Invocation("schema", "-o", "@missing/scene.json", in: folder).status == .unwritableOutput)
  }

  @Test("With schemas of the user's own, their classes are in the JSON Schema and in the counts")
  func ownClasses() throws {
    let folder = try TemporaryFolder(["Badge.yaml": Self.badge])
    let schema = Invocation("schema", "--schemas", "@Badge.yaml", in: folder)
    #expect(schema.output.contains(#""Shop.BadgeView.count""#))
    let plain = CatalogCounts(SceneCatalog.builtIn)
    let counted = Invocation("catalog", "--schemas", "@Badge.yaml", in: folder)
    #expect(Invocation("catalog").output == plain.text)
    #expect(counted.output.contains(" \(plain.classes + 1) classes\n"))
    #expect(counted.output.contains(" \(plain.properties + 1) properties\n"))
  }

  @Test("The configuration says which classes there are, and what is too new")
  func configuration() throws {
    let folder = try TemporaryFolder([
      "app.yaml": "schemas: Badge.yaml\ntarget: 11.0\n", "Badge.yaml": Self.badge, "odd.yaml": "taget: 1\n",
    ])
    let schema = Invocation("schema", "--config=@app.yaml", in: folder)
    #expect(schema.status == .success && schema.output.contains(#""Shop.BadgeView.count""#))
    let late = #"Came with iOS 13.0; the deployment target is iOS 11.0."#
    #expect(schema.output.contains(late) && !Invocation("schema").output.contains(late))
    // What was deprecated later is not deprecated there.
    let deprecated = "Deprecated since iOS 12.0, use WKWebView."
    #expect(Invocation("schema").output.contains(deprecated))
    #expect(!schema.output.contains(deprecated))
    let counted = Invocation("catalog", "--config=@app.yaml", in: folder)
    #expect(counted.output.contains(" \(CatalogCounts(SceneCatalog.builtIn).classes + 1) classes\n"))
    #expect(counted.output.contains("iOS 11.0 lacks "))
    #expect(Invocation("catalog", "--config=@odd.yaml", in: folder).status == .findings)
  }

  @Test("Coverage lists what is neither in the catalog nor in a list, and such a run has findings")
  func coverage() throws {
    let folder = try TemporaryFolder([
      "data/xib-inventory.txt": "label (2) <- view\n    text(2)= A\n    id(2)= 1\n    odd(1)= \u{1B}\n",
      "data/nib-keys-coder10.txt": "files 1\n\nUILabel (1)\n   UIText   1/1  ref\n   UIOdd   1/1  ref\n",
      "reasons/attributes.yaml": "everywhere: {id: names}\n",
      "reasons/coder-keys.yaml": "UILabel: {UIOdd: older form}\n",
    ])
    let found = Invocation("catalog", "--coverage", "@data", "--reasons", "@reasons", in: folder)
    #expect(found.status == .findings)
    let reports = found.output.split(separator: "\n\n").dropFirst().map(String.init)
    #expect(
      reports == [
        """
        attributes: 3 in the inventory, 1 in the catalog, 1 left out with a reason, 1 unexplained
          label odd
        """,
        "coder keys: 2 in the inventory, 1 in the catalog, 1 left out with a reason, 0 unexplained\n",
      ]
    )
    try folder.write("label: {odd: older form}\neverywhere: {id: names}\n", to: "reasons/attributes.yaml")
    #expect(Invocation("catalog", "--coverage", "@data", "--reasons", "@reasons", in: folder).status == .success)
    #expect(Invocation("catalog", "--coverage", "@reasons", in: folder).status == .unreadableInput)
  }
}
