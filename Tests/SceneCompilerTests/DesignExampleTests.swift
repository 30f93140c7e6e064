import Foundation
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// Real documents written as scenes compile, but for what belongs to storyboards.
@Suite struct DesignExampleTests {
  private static let folder = Repository.root.deletingLastPathComponent()
    .appendingPathComponent("shared/design/examples").path

  private static var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".scene.yaml") }.sorted()
  }

  private static let ownersClass = "an owner's class of one's own names its superclass, as any object's"

  /// The documents that do not compile, each with the reason and with what is said of it.
  private static let exemptions: [String: (reason: String, diagnostics: [String])] = [
    "Connections.scene.yaml": (
      "segues belong to storyboards",
      [
        "7: unknown-slot: UITableViewController has no slot 'segues'",
        "29: unknown-slot: UIButton has no slot 'segues'", "45: unknown-slot: UIButton has no slot 'segues'",
      ]
    ),
    "IGTestStoryboard.scene.yaml": (
      "a storyboard identifier belongs to storyboards",
      ["7: unknown-property: IGTestStoryboardViewController has no property 'storyboardIdentifier'"]
    ),
    "GestureTestViewController.scene.yaml": (
      ownersClass, ["4: unknown-class: there is no class 'GestureTestViewController'"]
    ),
    "NativeDisplayTableViewCell.scene.yaml": (
      ownersClass, ["3: unknown-class: there is no class 'SwiftStarter.NativeDisplayTableViewCell'"]
    ),
    "PopoverViewController.scene.yaml": (
      ownersClass, ["4: unknown-class: there is no class 'Simplenote.PopoverViewController'"]
    ),
    "SPSectionHeaderView.scene.yaml": (
      ownersClass, ["4: unknown-class: there is no class 'Simplenote.SPSectionHeaderView'"]
    ),
    "UserDefinedAttributes.scene.yaml": (
      "the language refuses merge keys; shared-values.scene.yaml says the same without",
      ["46: merge-key: the merge key '<<' is not part of the scene language"]
    ),
  ]

  @Test(.enabled(if: !names.isEmpty, "the examples stand beside the repository, in ../shared"), arguments: names)
  func compiles(name: String) throws {
    let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(name)")))
    let source = SourceText(path: name, bytes: bytes)
    let found = Pipeline().compiled(source).diagnostics
    let lines = found.map { "\(source.position(at: $0.range.lowerBound).line): \($0.id): \($0.message)" }
    let exemption = Self.exemptions[name]
    #expect(lines == exemption?.diagnostics ?? [], "\(exemption?.reason ?? "nothing excuses it")")
  }

  @Test(.enabled(if: !names.isEmpty, "the examples stand beside the repository, in ../shared"))
  func exemptsOnlyWhatIsThere() {
    #expect(Set(Self.exemptions.keys).isSubset(of: Self.names))
  }
}
