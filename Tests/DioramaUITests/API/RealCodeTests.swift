import DioramaUI
import Foundation
import Testing

/// Keyframes, searches and measures of text, as applications use them.
@MainActor
@Suite struct RealCodeTests {
  @Test("KF1: each keyframe runs in its part of the duration, and the completion comes at the end of all") func kf1() {
    withScreen { screen in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      screen.window.addSubview(view)
      screen.window.isHidden = false
      screen.clock.advance(by: 0)
      var ends: [Bool] = []
      UIView.animateKeyframes(withDuration: 4, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 105 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 205 }
      } completion: {
        ends.append($0)
      }
      #expect(view.center.x == 205)
      @MainActor func seen() -> CGFloat { view.layer.presentation()?.position.x ?? 0 }
      #expect(seen() == 5)
      screen.clock.advance(by: 0.5)
      #expect(seen() == 55)
      screen.clock.advance(by: 1)
      #expect(seen() == 105)
      screen.clock.advance(by: 1)
      #expect(seen() == 155)
      screen.clock.advance(by: 1)
      #expect(seen() == 205 && ends == [])
      screen.clock.advance(by: 0.5)
      #expect(ends == [true])
    }
  }

  private final class Finder: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var log: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      log.append("update \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      log.append("will present \(searchController.isActive)")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      log.append("did present \(searchController.isActive)")
    }
    func willDismissSearchController(_ searchController: UISearchController) { log.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) {
      log.append("did dismiss \(searchController.isActive)")
    }
  }

  @Test("SE1: results are updated when the bar is edited and its text changes; canceling empties it") func se1() {
    withScreen { screen in
      let search = UISearchController(searchResultsController: nil)
      let finder = Finder()
      search.searchResultsUpdater = finder
      search.delegate = finder
      let bar = search.searchBar
      bar.frame = CGRect(x: 0, y: 0, width: 400, height: 56)
      screen.window.addSubview(bar)
      screen.window.makeKeyAndVisible()
      CATransaction.flush()
      let user = screen.user
      user.tap(bar.searchTextField)
      #expect(finder.log == ["will present false", "did present true", "update "])
      #expect(search.isActive && bar.showsCancelButton)
      finder.log = []
      user.type("ab", into: bar.searchTextField)
      #expect(finder.log == ["update a", "update ab"])
      finder.log = []
      user.tap(labeled: "Cancel")
      #expect(finder.log == ["will dismiss", "update ", "did dismiss false"])
      #expect(!bar.searchTextField.isFirstResponder && bar.text == "" && !bar.showsCancelButton)
    }
  }

  @Test("SE2: setting isActive begins and ends the search") func se2() {
    withScreen { screen in
      let search = UISearchController(searchResultsController: nil)
      let finder = Finder()
      search.delegate = finder
      screen.window.addSubview(search.searchBar)
      screen.window.makeKeyAndVisible()
      search.isActive = true
      #expect(search.isActive && search.searchBar.searchTextField.isFirstResponder)
      search.isActive = false
      #expect(!search.isActive && !search.searchBar.searchTextField.isFirstResponder)
      #expect(
        finder.log == ["will present false", "did present true", "will dismiss", "did dismiss false"]
      )
    }
  }

  private final class Rows: UITableViewController {
    var chosen: [Int] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
  }

  @Test("SE3: the content below the bar is obscured during a search, unless its own rows show the results") func se3() {
    withScreen { screen in
      let rows = Rows(style: .plain)
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
      rows.tableView.tableHeaderView = search.searchBar
      screen.show(rows)
      screen.clock.advance(by: 1)
      let user = screen.user
      @MainActor func row(_ index: Int) -> CGPoint {
        let rect = rows.tableView.rectForRow(at: IndexPath(row: index, section: 0))
        return rows.tableView.convert(CGPoint(x: rect.midX, y: rect.midY), to: screen.window as UIView)
      }
      user.tap(search.searchBar.searchTextField)
      #expect(search.isActive)
      user.tap(at: row(1))
      screen.clock.advance(by: 1)
      #expect(rows.chosen == [] && !search.isActive)
      user.tap(at: row(2))
      screen.clock.advance(by: 1)
      #expect(rows.chosen == [2])
      search.obscuresBackgroundDuringPresentation = false
      search.isActive = true
      user.tap(at: row(3))
      screen.clock.advance(by: 1)
      #expect(rows.chosen == [2, 3] && search.isActive)
    }
  }

  @Test("TX7: strings are measured in the font of their attributes, and broken where that is asked for") func tx7() {
    let font = UIFont.systemFont(ofSize: 20)
    let text = "some words that are long"
    let one = text.size(withAttributes: [.font: font])
    #expect(one == NSAttributedString(string: text, attributes: [.font: font]).size())
    let room = CGSize(width: one.width / 2, height: .greatestFiniteMagnitude)
    let context = NSStringDrawingContext()
    let broken = text.boundingRect(
      with: room,
      options: [.usesLineFragmentOrigin, .usesFontLeading],
      attributes: [.font: font],
      context: context
    )
    #expect(broken.width <= room.width && broken.height >= 2 * one.height && broken.origin == .zero)
    #expect(context.totalBounds == broken)
    #expect(NSString(string: text).boundingRect(with: room, attributes: [.font: font], context: nil).size == one)
  }

  @Test("TX8: the insets of a text view's container count in its size") func tx8() {
    let view = UITextView()
    view.text = "words"
    view.isScrollEnabled = false
    let usual = view.intrinsicContentSize
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    view.textContainerInset = UIEdgeInsets(top: 20, left: 3, bottom: 10, right: 4)
    let size = view.intrinsicContentSize
    #expect(abs(size.width - usual.width - 7) < 0.001 && abs(size.height - usual.height - 14) < 0.001)
  }

  @Test("TX9: a font descriptor's traits make a font bold, and size zero keeps the size") func tx9() throws {
    let font = UIFont.systemFont(ofSize: 13)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == UIFont.boldSystemFont(ofSize: 13))
    #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
    #expect(bold.symbolicTraits == .traitBold && font.fontDescriptor.symbolicTraits == [])
  }

  @Test("AC5: an element has actions and an order of its own, and a view is not activated by itself") func ac5() {
    let view = UIView()
    let inner = UIView()
    #expect(view.accessibilityElements == nil && view.accessibilityCustomActions == nil)
    #expect(!view.accessibilityActivate() && !view.accessibilityPerformEscape())
    var names: [String] = []
    view.accessibilityElements = [inner]
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { action in
        names.append(action.name)
        return true
      }
    ]
    #expect(view.accessibilityElements?.first as? UIView === inner)
    let action = view.accessibilityCustomActions?.first
    #expect(action.map { $0.actionHandler?($0) == true } == true && names == ["Delete"])
  }

  @Test("TR12: the device and the screen say what they are") func tr12() {
    withScreen { _ in
      let device = UIDevice.current
      #expect(device.model == "iPhone" && device.localizedModel == device.model && device.systemName == "iOS")
      let screen = UIScreen.main
      #expect(screen.nativeBounds.width <= screen.nativeBounds.height)
      #expect(screen.nativeBounds.height == max(screen.bounds.width, screen.bounds.height) * screen.nativeScale)
      #expect(screen.traitCollection.displayScale == screen.scale)
    }
  }
}
