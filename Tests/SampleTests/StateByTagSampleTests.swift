import DioramaUI
import Foundation
import Testing

/// The sample `state-by-tag`: what was shown is shown again after a reload.
@MainActor
@Suite struct StateByTagSampleTests {
  @Test func theStateComesBack() throws {
    UINib.register([
      NibClass(DashboardViewController.self, parent: UIViewController.self, name: "DashboardViewController")
    ])
    try withCompiledSample("state-by-tag") { bundle in
      let file = URL(filePath: bundle.bundlePath).appending(path: "dashboard.tags")
      let before = DashboardViewController(nibName: "Dashboard", bundle: bundle)
      before.stateFile = file
      let tags = before.view.tagsOfVisibleViews()
      let hidden = try #require(tags.last)
      before.view.viewWithTag(hidden)?.isHidden = true
      try before.saveState()
      let after = DashboardViewController(nibName: "Dashboard", bundle: bundle)
      after.stateFile = file
      #expect(after.view.tagsOfVisibleViews() == tags.filter { $0 != hidden })
    }
  }
}
