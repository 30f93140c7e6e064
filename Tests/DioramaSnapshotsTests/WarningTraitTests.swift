import DioramaSnapshots
import DioramaUI
import Testing

/// Tests that fail where UIKit would log a warning.
@MainActor
@Suite(.serialized) struct WarningTraitTests {
  /// Lays out a view whose width cannot be both of two numbers.
  private func contradict() {
    let (root, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    for width in [10, 20] { child.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true }
    root.layoutIfNeeded()
  }

  @Test("With the trait, contradicting constraints are an issue of the test", .failsOnWarnings)
  func failing() {
    withKnownIssue {
      contradict()
    } matching: {
      "\($0)".contains("Unable to simultaneously satisfy constraints")
    }
  }

  @Test("Without it, they go to the handler")
  func handled() {
    var found: [String] = []
    let outer = UIRuntime.shared.warningHandler
    UIRuntime.shared.warningHandler = { found.append($0) }
    defer { UIRuntime.shared.warningHandler = outer }
    contradict()
    #expect(found.contains { $0.contains("Unable to simultaneously satisfy constraints") })
  }
}
