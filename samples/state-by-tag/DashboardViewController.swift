#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// Keeps which cards are shown from one start of the program to the next.
@MainActor
final class DashboardViewController: UIViewController {
  /// Where the tags are kept: the numbers, one a line.
  var stateFile = URL(filePath: "dashboard.tags")

  /// Writes the tags of the visible cards to a file.
  func saveState() throws {
    let lines = view.tagsOfVisibleViews().map(String.init).joined(separator: "\n")
    try lines.write(to: stateFile, atomically: true, encoding: .utf8)
  }

  /// Shows the cards whose tags the file has; without a file they stay as the scene made them.
  override func viewDidLoad() {
    super.viewDidLoad()
    guard let lines = try? String(contentsOf: stateFile, encoding: .utf8) else { return }
    view.showViews(withTags: lines.split(separator: "\n").compactMap { Int($0) })
  }
}
