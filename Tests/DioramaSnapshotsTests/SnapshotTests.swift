import DioramaSnapshots
import DioramaUI
import Foundation
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

  private nonisolated static var isServer: Bool { ProcessInfo.processInfo.environment["CI"] != nil }
}
