public import Foundation
import NibLoader

/// A controller of a search bar and of the controller that shows what was found.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The controller that shows what was found; nil for the one that is searched.
  open private(set) var searchResultsController: UIViewController?

  /// The bar in which the user types.
  public let searchBar: UISearchBar

  /// The object that finds the results; nil for none.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The object that is told when a search begins and ends; nil for none.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the bar has a cancel button while the search is active.
  open var automaticallyShowsCancelButton = true

  /// Whether a view lies over the content during a search, so that the content takes no touches; a tap there ends the search.
  ///
  /// It is meant for results in a controller of their own: code that shows them in the content says false.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { if isSearching { obscureContent(true) } }
  }

  /// Whether the title and the buttons of the navigation bar go during a search, if the bar is in one.
  open var hidesNavigationBarDuringPresentation = true { didSet { searchBar.navigationBar?.contentDidChange() } }

  /// Whether the controller with the results is shown as soon as there is text.
  open var automaticallyShowsSearchResultsController = true { didSet { showResults() } }

  /// Whether the controller with the results is shown during a search; setting it ends that it comes by itself.
  open var showsSearchResultsController: Bool {
    get { isViewLoaded && view.superview != nil }
    set {
      automaticallyShowsSearchResultsController = false
      wantsResults = newValue
      showResults()
    }
  }

  private var wantsResults = false

  /// The controller over whose content the results are shown; nil while they are not.
  private(set) weak var shownIn: UIViewController?

  /// What lies over the content; nil while nothing does.
  var dimmingView: SearchDimmingView?

  private var isSearching = false

  /// Whether a search goes on; it begins with the editing of the bar, and ends with its cancel button.
  ///
  /// Setting it begins or ends a search. At the end, the bar is empty and no longer edited.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { begin() } else { end() }
    }
  }

  private func begin() {
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    searchBar.navigationBar?.contentDidChange()
    searchBar.navigationBar?.navigationController?.viewIfLoaded?.layoutIfNeeded()
    obscureContent(true)
    showResults()
    delegate?.didPresentSearchController(self)
    guard searchBar.window != nil else { return }
    searchBar.layoutIfNeeded()
    searchBar.searchTextField.becomeFirstResponder()
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    obscureContent(false)
    searchBar.searchTextField.resignFirstResponder()
    if searchBar.text?.isEmpty == false {
      searchBar.text = ""
      update()
    }
    showResults()
    searchBar.navigationBar?.contentDidChange()
    delegate?.didDismissSearchController(self)
  }

  /// Called when the bar's text or its editing has changed.
  func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
  }

  /// Shows the controller with the results over the content, or takes it away.
  private func showResults() {
    guard let results = searchResultsController else { return }
    let hasText = !(searchBar.text ?? "").isEmpty
    let isWanted = isSearching && (automaticallyShowsSearchResultsController ? hasText : wantsResults)
    guard isWanted != showsSearchResultsController else { return }
    guard isWanted, let searched = searchedContent else {
      shownIn = nil
      return viewIfLoaded?.removeFromSuperview() ?? ()
    }
    if results.parent !== self {
      addChild(results)
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(results.view)
      results.didMove(toParent: self)
    }
    shownIn = searched.controller
    view.frame = searched.frame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    searched.container.addSubview(view)
  }

  /// Creates a controller with another that shows what was found; nil for the one that is searched.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    searchBar = UISearchBar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  /// Creates a controller out of an archive; its connections follow later.
  public required init?(coder: NSCoder) {
    searchBar = UISearchBar(frame: .zero)
    super.init(coder: coder)
    searchBar.searchController = self
  }
}

/// An object that is told when a search begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: UISearchController)

  /// Called when a search has begun.
  func didPresentSearchController(_ searchController: UISearchController)

  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)

  /// Called when a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// An object that finds the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search bar becomes first responder, and when the user changes its text.
  func updateSearchResults(for searchController: UISearchController)
}

/// What lies over the content while it is searched, and ends the search when it is tapped.
@MainActor
final class SearchDimmingView: UIView {
  private weak var search: UISearchController?

  init(for search: UISearchController, frame: CGRect) {
    self.search = search
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Never made out of a nib.
  required init?(coder: NSCoder) { nil }

  override class var handlesTouches: Bool { true }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { search?.isActive = false }
}

extension UISearchController {
  /// The controller whose content is searched: the innermost one whose view holds the bar; nil for none.
  private var searchedController: UIViewController? {
    var responder = searchBar.next
    while let current = responder {
      if let navigation = current as? UINavigationController, searchBar.isDescendant(of: navigation.navigationBar) {
        return navigation.topViewController
      }
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  /// Lays a view over the content below the bar, or takes it away.
  func obscureContent(_ isObscured: Bool) {
    dimmingView?.removeFromSuperview()
    dimmingView = nil
    guard isObscured, obscuresBackgroundDuringPresentation, let searched = searchedContent else { return }
    let view = SearchDimmingView(for: self, frame: searched.frame)
    searched.container.insertSubview(view, aboveSubview: searched.content)
    dimmingView = view
  }

  /// The content that is searched, what holds it, and the part of it below the bar; nil for none.
  var searchedContent: (controller: UIViewController, content: UIView, container: UIView, frame: CGRect)? {
    guard let controller = searchedController, let content = controller.viewIfLoaded, let container = content.superview
    else { return nil }
    var frame = content.frame
    let top = searchBar.convert(CGPoint(x: 0, y: searchBar.bounds.maxY), to: container).y
    frame.size.height = max(0, frame.maxY - top)
    frame.origin.y = top
    return (controller, content, container, frame)
  }
}

extension UIKitClasses {
  static let uiSearchController = NibClass(
    UISearchController.self,
    parent: UIViewController.self,
    name: "UISearchController",
    outlets: [
      NibOutlet("searchResultsUpdater", \UISearchController.searchResultsUpdater),
      NibOutlet("delegate", \UISearchController.delegate),
    ],
    properties: [
      NibProperty("searchBar", \UISearchController.searchBar)
    ]
  )
}
