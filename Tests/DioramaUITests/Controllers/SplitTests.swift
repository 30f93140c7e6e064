import DioramaUI
import Foundation
import Testing

/// Columns.
@MainActor
@Suite struct SplitTests {
  private let wide = CGSize(width: 900, height: 600)

  @Test func columnsStandSideBySide() {
    withScreen(wide) { screen in
      let (a, b) = (screen.controller("A"), screen.controller("B"))
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(a, for: .primary)
      split.setViewController(b, for: .secondary)
      screen.show(split)
      #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary && split.primaryColumnWidth == 300)
      #expect(split.viewController(for: .primary) === a && a.splitViewController === split)
      #expect(a.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
      #expect(b.navigationController?.view.frame == CGRect(x: 300, y: 0, width: 600, height: 600))
      split.preferredPrimaryColumnWidthFraction = 0.5
      split.maximumPrimaryColumnWidth = 400
      CATransaction.flush()
      #expect(split.primaryColumnWidth == 400 && b.navigationController?.view.frame.minX == 400)
      split.primaryEdge = .trailing
      CATransaction.flush()
      #expect(b.navigationController?.view.frame.minX == 0 && a.navigationController?.view.frame.minX == 500)
    }
  }

  @Test func columnsHideAndComeBack() {
    withScreen(wide) { screen in
      let (a, b) = (screen.controller("A"), screen.controller("B"))
      let split = UISplitViewController(style: .doubleColumn)
      let listener = SplitListener(screen.journal)
      split.delegate = listener
      split.setViewController(a, for: .primary)
      split.setViewController(b, for: .secondary)
      screen.show(split)
      split.hide(.primary)
      screen.clock.advance(by: 0.5)
      #expect(screen.log == ["hides 0", "A viewWillDisappear animated", "A viewDidDisappear animated"])
      #expect(split.displayMode == .secondaryOnly && b.navigationController?.view.frame.width == 900)
      split.show(.primary)
      screen.clock.advance(by: 0.5)
      #expect(screen.log == ["shows 0", "A viewWillAppear animated", "A viewDidAppear animated"])
      split.preferredDisplayMode = .secondaryOnly
      CATransaction.flush()
      #expect(a.view.window == nil && split.displayMode == .secondaryOnly)
      split.preferredDisplayMode = .oneOverSecondary
      CATransaction.flush()
      #expect(a.view.window === screen.window && b.navigationController?.view.frame.width == 900)
    }
  }

  @Test func threeColumns() {
    withScreen(CGSize(width: 1200, height: 600)) { screen in
      let all = ["A", "B", "C"].map { screen.controller($0) }
      let split = UISplitViewController(style: .tripleColumn)
      for (column, controller) in zip([UISplitViewController.Column.primary, .supplementary, .secondary], all) {
        split.setViewController(controller, for: column)
      }
      split.preferredSupplementaryColumnWidth = 250
      screen.show(split)
      #expect(all.map { $0.navigationController?.view.frame.minX } == [0, 320, 570])
      #expect(split.displayMode == .twoBesideSecondary && split.supplementaryColumnWidth == 250)
      split.preferredDisplayMode = .oneBesideSecondary
      CATransaction.flush()
      #expect(all.map { $0.view.window != nil } == [false, true, true])
    }
  }

  @Test func narrowColumnsCollapseIntoOneStack() {
    withScreen(CGSize(width: 400, height: 600)) { screen in
      let (a, b, c) = (screen.controller("A"), screen.controller("B"), screen.controller("C"))
      let split = UISplitViewController(style: .doubleColumn)
      let listener = SplitListener(screen.journal)
      listener.top = .primary
      split.delegate = listener
      split.setViewController(a, for: .primary)
      split.setViewController(b, for: .secondary)
      screen.show(split)
      #expect(split.isCollapsed && a.view.window === screen.window && b.viewIfLoaded?.window == nil)
      split.show(.secondary)
      screen.clock.advance(by: 0.5)
      #expect(a.navigationController?.viewControllers == [a, b] && b.view.window === screen.window)
      b.navigationController?.pushViewController(c, animated: false)
      CATransaction.flush()
      screen.journal.entries = []
      screen.window.frame.size = CGSize(width: 900, height: 600)
      CATransaction.flush()
      #expect(screen.log.contains("expanded") && !split.isCollapsed)
      #expect(a.navigationController?.viewControllers == [a] && b.navigationController?.viewControllers == [b, c])
      #expect(a.view.window === screen.window && c.view.window === screen.window && b.view.window == nil)
      listener.top = nil
      screen.window.frame.size = CGSize(width: 400, height: 600)
      CATransaction.flush()
      #expect(a.navigationController?.viewControllers == [a, b, c] && c.view.window === screen.window)
      split.show(.primary)
      screen.clock.advance(by: 0.5)
      #expect(a.navigationController?.viewControllers == [a] && a.view.window === screen.window)
      split.show(.secondary)
      screen.clock.advance(by: 0.5)
      #expect(a.navigationController?.viewControllers == [a, b, c])
    }
  }

  @Test func whatTheUserPopsIsStillTheColumns() {
    withScreen(CGSize(width: 400, height: 600)) { screen in
      let (a, b) = (screen.controller("A"), screen.controller("B"))
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(a, for: .primary)
      split.setViewController(b, for: .secondary)
      screen.show(split)
      screen.user.tapBack(in: a.navigationController?.navigationBar ?? UINavigationBar(frame: .zero))
      screen.clock.advance(by: 0.5)
      #expect(a.navigationController?.viewControllers == [a])
      screen.window.frame.size = CGSize(width: 900, height: 600)
      CATransaction.flush()
      #expect(b.view.window === screen.window && b.navigationController?.viewControllers == [b])
    }
  }

  @Test func aCompactColumnStandsForAll() {
    withScreen(CGSize(width: 400, height: 600)) { screen in
      let (a, b, c) = (screen.controller("A"), screen.controller("B"), screen.controller("C"))
      let split = UISplitViewController(style: .doubleColumn)
      for (column, controller) in zip([UISplitViewController.Column.primary, .secondary, .compact], [a, b, c]) {
        split.setViewController(controller, for: column)
      }
      screen.show(split)
      #expect([a, b, c].map(\.isViewLoaded) == [false, false, true] && c.parent === split)
      screen.window.frame.size = CGSize(width: 900, height: 600)
      CATransaction.flush()
      #expect([a, b, c].map { $0.view.window != nil } == [true, true, false])
    }
  }

  @Test func withoutColumnsTheSecondOneIsPutOnTheFirst() {
    withScreen(CGSize(width: 400, height: 600)) { screen in
      let (a, b) = (screen.controller("A"), screen.controller("B"))
      let split = UISplitViewController()
      split.viewControllers = [UINavigationController(rootViewController: a), b]
      screen.show(split)
      #expect(a.navigationController?.viewControllers == [a, b] && b.view.window === screen.window)
      screen.window.frame.size = CGSize(width: 900, height: 600)
      CATransaction.flush()
      #expect(b.parent === split && a.view.window === screen.window && b.view.window === screen.window)
      let detail = screen.controller("D")
      a.showDetailViewController(detail, sender: nil)
      CATransaction.flush()
      #expect(split.viewControllers.last === detail && b.parent == nil && detail.view.window === screen.window)
    }
  }

  @Test func columnsAreReleased() {
    weak var gone: UISplitViewController?
    weak var child: UIViewController?
    withScreen(wide) { screen in
      let split = UISplitViewController(style: .doubleColumn)
      let first = UIViewController()
      (gone, child) = (split, first)
      split.setViewController(first, for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      screen.show(split)
      screen.window.frame.size.width = 300
      CATransaction.flush()
    }
    #expect(gone == nil && child == nil)
  }
}

@MainActor
private final class SplitListener: NSObject, UISplitViewControllerDelegate {
  let journal: Journal
  var top: UISplitViewController.Column?

  init(_ journal: Journal) { self.journal = journal }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { top ?? proposedTopColumn }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { journal.write("expanded") }

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    journal.write("shows \(column.rawValue)")
  }

  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    journal.write("hides \(column.rawValue)")
  }
}
