import DioramaUI
import Foundation
import Testing

/// A screen that hears what its bars do.
@MainActor
private final class BarScreen: UIViewController {
  var heard: [String] = []

  func save(_ sender: UIBarButtonItem) { heard.append("save \(sender.tag)") }
}

/// Bars that are tapped.
@MainActor
@Suite struct BarBehaviorTests {
  init() {
    UINib.register([
      NibClass(BarScreen.self, parent: UIViewController.self, actions: [NibAction("save:", BarScreen.save)])
    ])
  }

  private func item(_ tag: Int, _ target: AnyObject?) -> UIBarButtonItem {
    let item = UIBarButtonItem(title: "Item \(tag)", style: .plain, target: target, action: Selector("save:"))
    item.tag = tag
    return item
  }

  @Test func itemsOfANavigationBarPerformTheirActions() {
    withScreen { screen in
      let root = BarScreen()
      root.title = "Title"
      root.navigationItem.leftBarButtonItem = item(1, root)
      root.navigationItem.rightBarButtonItems = [item(2, root), item(3, nil)]
      screen.show(UINavigationController(rootViewController: root))
      for item in (root.navigationItem.leftBarButtonItems ?? []) + (root.navigationItem.rightBarButtonItems ?? []) {
        screen.user.tap(item)
      }
      #expect(root.heard == ["save 1", "save 2"])
      root.navigationItem.leftBarButtonItem?.isEnabled = false
      root.navigationItem.leftBarButtonItem.map { screen.user.tap($0, expecting: .noHit) }
      #expect(root.heard.count == 2)
    }
  }

  @Test func aToolbarSharesItsRoom() {
    withScreen { screen in
      let root = BarScreen()
      screen.show(root)
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
      let wide = item(4, nil)
      wide.width = 100
      toolbar.items = [wide, .flexibleSpace(), UIBarButtonItem(customView: box), .fixedSpace(20), item(5, root)]
      root.view.addSubview(toolbar)
      CATransaction.flush()
      let frames = toolbar.subviews.map(\.frame)
      #expect(frames[0] == CGRect(x: 16, y: 0, width: 100, height: 44))
      #expect(frames[1].size == CGSize(width: 60, height: 30) && frames[1] == box.frame)
      #expect(frames[2].minX == box.frame.maxX + 8 + 20 + 8 && abs(frames[2].maxX - 384) < 0.001)
      screen.user.tap(wide)
      #expect(root.heard == ["save 4"])
      toolbar.setItems([wide], animated: true)
      CATransaction.flush()
      #expect(toolbar.subviews.count == 1 && box.superview == nil)
    }
  }

  @Test func aNavigationBarOfItsOwn() {
    withScreen { screen in
      let root = UIViewController()
      screen.show(root)
      let listener = NavigationBarListener(screen.journal)
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
      bar.delegate = listener
      root.view.addSubview(bar)
      for title in ["A", "B"] { bar.pushItem(UINavigationItem(title: title), animated: false) }
      bar.pushItem(UINavigationItem(title: "no"), animated: false)
      #expect(bar.items?.map(\.title) == ["A", "B"] && bar.backItem?.title == "A")
      screen.user.tapBack(in: bar)
      #expect(bar.topItem?.title == "A")
      #expect(screen.log == ["push A", "pushed A", "push B", "pushed B", "push no", "pop B", "popped B"])
    }
  }

  @Test func theBackButtonSaysWhereItLeads() {
    withScreen { screen in
      let root = UIViewController()
      screen.show(root)
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
      root.view.addSubview(bar)
      let (below, top) = (UINavigationItem(title: "Below"), UINavigationItem(title: "Top"))
      bar.setItems([below, top], animated: false)
      @MainActor func title() -> String? {
        CATransaction.flush()
        return bar.subviews.compactMap { ($0 as? UIButton)?.currentTitle }.first
      }
      #expect(title() == "Below")
      below.backButtonTitle = "Return"
      #expect(title() == "Return")
      below.backBarButtonItem = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
      #expect(title() == "Home")
      top.hidesBackButton = true
      #expect(title() == nil)
      top.hidesBackButton = false
      top.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
      #expect(title() == "Cancel")
      top.titleView = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
      CATransaction.flush()
      #expect(top.titleView?.superview === bar && top.titleView?.center.x == 200)
    }
  }

  @Test func aSearchBarTellsWhatIsTyped() {
    withScreen { screen in
      let root = UIViewController()
      screen.show(root)
      let listener = SearchListener(screen.journal)
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
      bar.delegate = listener
      bar.showsCancelButton = true
      bar.scopeButtonTitles = ["One", "Two"]
      bar.showsScopeBar = true
      root.view.addSubview(bar)
      CATransaction.flush()
      bar.text = "x"
      #expect(bar.searchTextField.text == "x" && screen.log.isEmpty)
      screen.user.type("yz!\n", into: bar.searchTextField)
      #expect(bar.text == "xyz")
      screen.user.tap(bar.subviews.first { ($0 as? UIButton)?.currentTitle == "Cancel" } ?? bar)
      screen.user.tap(at: CGPoint(x: 300, y: 75))
      #expect(bar.selectedScopeButtonIndex == 1)
      bar.resignFirstResponder()
      #expect(screen.log == ["begin", "xy", "xyz", "search", "cancel", "scope 1", "end"])
    }
  }
}

@MainActor
private final class NavigationBarListener: NSObject, UINavigationBarDelegate {
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    journal.write("push \(item.title ?? "")")
    return item.title != "no"
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    journal.write("pushed \(item.title ?? "")")
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    journal.write("pop \(item.title ?? "")")
    return true
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    journal.write("popped \(item.title ?? "")")
  }
}

@MainActor
private final class SearchListener: NSObject, UISearchBarDelegate {
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { journal.write("begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { journal.write("end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { journal.write(searchText) }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { journal.write("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { journal.write("cancel") }

  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    text != "!"
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    journal.write("scope \(selectedScope)")
  }
}
