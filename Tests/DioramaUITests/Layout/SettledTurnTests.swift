import Foundation
import Testing
import UITestSupport

@testable import DioramaUI

/// Turns in which nothing changed, and screens that are laid out again as they are.
@MainActor
@Suite(.serialized) struct SettledTurnTests {
  /// A screen with constraints and one part that sets up its own subviews in `layoutSubviews`.
  enum Screen: String, CaseIterable {
    case title, largeTitle, attributedTitle, prompt, backButton, barItems, searchBar, toolbar, tabBar, cells, headers
    case button, segments, alert

    /// The controller to show.
    @MainActor var controller: UIViewController {
      let content =
        self == .cells || self == .headers ? TableController(hasHeaders: self == .headers) : UIViewController()
      let item = content.navigationItem
      switch self {
      case .title: content.title = "Inbox"
      case .largeTitle: content.title = "Inbox"
      case .attributedTitle: content.title = "Inbox"
      case .prompt: item.prompt = "Choose one"
      case .backButton: content.title = "Message"
      case .barItems:
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        item.setTitleTextAttributes(Self.attributes, for: .normal)
        content.navigationItem.rightBarButtonItems = [item, UIBarButtonItem(systemItem: .add)]
      case .searchBar: item.searchController = UISearchController(searchResultsController: nil)
      case .toolbar:
        content.toolbarItems = [UIBarButtonItem(title: "Archive", style: .plain, target: nil, action: nil)]
      case .tabBar:
        content.tabBarItem = UITabBarItem(title: "Inbox", image: nil, tag: 1)
        content.tabBarItem.badgeValue = "3"
        content.tabBarItem.setTitleTextAttributes(Self.attributes, for: .normal)
        let tabs = UITabBarController()
        tabs.viewControllers = [content]
        Self.constrain(UILabel(), in: content.view)
        return tabs
      case .button:
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Send"
        configuration.subtitle = "Now"
        Self.constrain(UIButton(configuration: configuration), in: content.view)
      case .segments: Self.constrain(UISegmentedControl(items: ["One", "Two"]), in: content.view)
      case .cells, .headers, .alert: break
      }
      Self.constrain(UILabel(), in: content.view)
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(content, animated: false)
      navigation.navigationBar.prefersLargeTitles = self == .largeTitle
      if self == .attributedTitle { navigation.navigationBar.titleTextAttributes = Self.attributes }
      navigation.isToolbarHidden = self != .toolbar
      return navigation
    }

    private static var attributes: [NSAttributedString.Key: Any] {
      [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red]
    }

    @MainActor private static func constrain(_ view: UIView, in root: UIView) {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8).isActive = true
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor).isActive = true
    }
  }

  private final class TableController: UITableViewController {
    private let hasHeaders: Bool

    init(hasHeaders: Bool) {
      self.hasHeaders = hasHeaders
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      hasHeaders ? "Today" : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  @Test("A screen that is laid out again as it is settles in two passes", arguments: Screen.allCases)
  func settles(_ screen: Screen) {
    let window = shownWindow(CGSize(width: 393, height: 852))
    defer { window.isHidden = true }
    window.rootViewController = screen.controller
    let loop = UIRuntime.shared.mainLoop
    loop.commit()
    if screen == .alert {
      let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      window.rootViewController?.present(alert, animated: false)
      loop.commit()
    }
    loop.commit()
    loop.commit()
    #expect(loop.layoutPasses == 0)
    let warnings = collectWarnings {
      var pending: [UIView] = [window]
      while let view = pending.popLast() {
        view.setNeedsLayout()
        pending += view.subviews
      }
      loop.commit()
      #expect((1...2).contains(loop.layoutPasses))
      loop.commit()
      #expect(loop.layoutPasses == 0)
    }
    #expect(warnings == [])
  }

  @Test("A label that is given the values it has asks for no layout") func equalValues() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = ("Hello", .systemFont(ofSize: 12), 2)
    root.addSubview(label)
    root.layoutIfNeeded()
    (label.text, label.font, label.numberOfLines) = ("Hello", .systemFont(ofSize: 12), 2)
    #expect(!root.layer.needsLayout() && !label.layer.needsLayout())
    label.attributedText = NSAttributedString(string: "Hello", attributes: [.foregroundColor: UIColor.red])
    label.text = "Hello"
    #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
  }

  private final class RestlessView: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      superview?.setNeedsLayout()
      setNeedsLayout()
    }
  }

  @Test("A turn that does not settle warns on standard error") func warning() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = shownWindow()
        window.addSubview(RestlessView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        UIRuntime.shared.mainLoop.commit()
        UIRuntime.shared.mainLoop.commit()
        window.isHidden = true
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.components(separatedBy: "Layout does not settle: layoutSubviews marks <").count == 2)
  }
}
