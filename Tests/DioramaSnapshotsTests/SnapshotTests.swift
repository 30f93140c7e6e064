import DioramaSnapshots
import DioramaUI
import Foundation
import SceneCompiler
import SceneDiagnostics
import Testing

/// Snapshots are compared to the byte, and recorded where that is said.
@MainActor
struct SnapshotTests {
  private static func screen(_ title: String) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 16, y: 80, width: 200, height: 24))
    label.text = title
    root.addSubview(label)
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.frame = CGRect(x: 16, y: 120, width: 80, height: 44)
    root.addSubview(button)
    return root
  }

  @Test("A screen is what its files say")
  func equal() {
    assertScene(
      Self.screen("Hello"),
      matches: .tree,
      .accessibility,
      .picture,
      .image,
      in: [.iPhoneSE, .iPhone15.dark]
    )
  }

  /// A source in a folder of its own.
  private func withSource(_ body: (String) throws -> Void) rethrows {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("diorama-snapshots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("SomeTests.swift").path)
  }

  private func files(besides source: String) -> [String] {
    let folder = URL(fileURLWithPath: source).deletingLastPathComponent().appendingPathComponent(
      "__Snapshots__/SomeTests"
    )
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test(
    "A missing file is written and reported, a different one is reported with what differs",
    .enabled(if: !isServer)
  )
  func recording() {
    withSource { source in
      withKnownIssue {
        assertScene(Self.screen("One"), matches: .tree, filePath: source)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("recorded ") }
      }
      #expect(files(besides: source) == ["recording.iphone-15.tree.txt"])
      assertScene(Self.screen("One"), matches: .tree, filePath: source)
      withKnownIssue {
        assertScene(Self.screen("Two"), matches: .tree, filePath: source)
      } matching: { issue in
        issue.comments.contains {
          $0.rawValue.contains("-  UILabel \"One\"") && $0.rawValue.contains("+  UILabel \"Two\"")
        }
      }
      assertScene(Self.screen("One"), matches: .tree, filePath: source)
    }
  }

  @Test("Whoever records is told how SwiftPM does not warn of the files", .enabled(if: !isServer))
  func advice() {
    withSource { source in
      let folder = URL(fileURLWithPath: source).deletingLastPathComponent()
      let manifest = folder.appendingPathComponent("Package.swift")
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (text, isAdvised) in [(".testTarget(name: \"T\")", true), ("exclude: [\"__Snapshots__\"]", false)] {
        try? Data(text.utf8).write(to: manifest)
        withKnownIssue {
          assertScene(Self.screen("One"), matches: .tree, named: "\(isAdvised)", filePath: source)
        } matching: { issue in
          issue.comments.contains { $0.rawValue.contains("exclude: [") == isAdvised }
        }
      }
    }
  }

  @Test("A link in the place of the snapshots is not followed out of the source's folder", .enabled(if: !isServer))
  func links() throws {
    try withSource { source in
      let files = FileManager.default
      let root = URL(fileURLWithPath: source).deletingLastPathComponent()
      let victim = root.appendingPathExtension("victim")
      defer { try? files.removeItem(at: victim) }
      for folder in [root, victim] { try files.createDirectory(at: folder, withIntermediateDirectories: true) }
      try files.createSymbolicLink(at: root.appendingPathComponent("__Snapshots__"), withDestinationURL: victim)
      withKnownIssue {
        assertScene(Self.screen("One"), matches: .tree, filePath: source)
      } matching: { issue in
        issue.comments.contains {
          $0.rawValue.contains("__Snapshots__ leads outside of the folder of the test's source")
        }
      }
      #expect(try files.contentsOfDirectory(atPath: victim.path) == [])
    }
  }

  @Test("Where nothing is to be written, a missing file is a failure", .snapshots(record: .never))
  func never() {
    withSource { source in
      withKnownIssue {
        assertScene(Self.screen("One"), matches: .tree, filePath: source)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("there is no ") }
      }
      #expect(files(besides: source).isEmpty)
    }
  }

  @Test("A controller's view has the safe area of the screen")
  func controller() {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "Below the island"
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
    ])
    assertScene(controller, matches: .tree, in: [.iPhoneSE, .iPhone15])
  }

  private static let scene = """
    scene: 1
    objects:
      - class: UIView
        backgroundColor: systemBackground
        subviews:
          - {class: UILabel, id: headline, text: {text: Hello (1), key: headline.text}}
          - {class: UIButton, id: send, buttonType: system, title: {text: Send, key: send.title}}
        constraints:
          - headline.leading = self.leading + 16
          - headline.top = self.top + 80
          - send.leading = headline.leading
          - send.top = headline.bottom + 8
    """

  /// A bundle with the nib `Main` and a table in Hebrew.
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("diorama-snapshots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let table = folder.appendingPathComponent("he.lproj")
    try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
    let nib = try #require(Pipeline().encoded(SourceText(path: "Main.scene.yaml", text: Self.scene)).value)
    try Data(nib).write(to: folder.appendingPathComponent("Main.nib"))
    let texts = "\"headline.text\" = \"שלום, Diorama (1)\"; \"send.title\" = \"שלח\";"
    try Data(texts.utf8).write(to: table.appendingPathComponent("Main.strings"))
    try body(try #require(Bundle(path: folder.path)))
  }

  @Test("A screen is made for each language, with the texts of its table, or as a pseudo-language changes them")
  func languages() throws {
    try withBundle { bundle in
      @MainActor func screen() throws -> UIView {
        try #require(UINib(nibName: "Main", bundle: bundle).instantiate(withOwner: nil).first as? UIView)
      }
      assertScene(matches: .tree, .image, in: [.iPhoneSE, .iPhoneSE.language("he")]) { try screen() }
      assertScene(matches: .tree, in: [.language("x-accented")]) {
        let controller = UIViewController()
        controller.view = try screen()
        return controller
      }
    }
    #expect(UIRuntime.shared.preferredLanguages.isEmpty)
  }

  @Test("A view that is there already keeps its texts, and what cannot be made is an issue")
  func languagesOfViewsThatAreThere() {
    withSource { source in
      withKnownIssue {
        assertScene(Self.screen("One"), matches: .tree, in: [.language("he")], filePath: source)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("texts in 'he' are looked up when a view is made") }
      }
      withKnownIssue {
        assertScene(matches: .tree, in: [.iPhoneSE], filePath: source) { () throws -> UIView in throw Missing() }
      } matching: { issue in
        issue.error is Missing
      }
      #expect(files(besides: source).isEmpty)
    }
  }

  private struct Missing: Error {}

  private nonisolated static var isServer: Bool { ProcessInfo.processInfo.environment["CI"] != nil }
}
