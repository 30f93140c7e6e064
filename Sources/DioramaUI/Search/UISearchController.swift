public import Foundation
import NibLoader

/// A controller of a search bar and of the controller that shows what was found.
@MainActor
open class UISearchController: UIViewController {
  /// The controller that shows what was found; nil for the one that is searched.
  open private(set) var searchResultsController: UIViewController?

  /// The bar in which the user types.
  public let searchBar: UISearchBar

  /// The object that finds the results; nil for none.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The object that is told when a search begins and ends; nil for none.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Creates a controller with another that shows what was found; nil for the one that is searched.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    searchBar = UISearchBar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller out of an archive; its connections follow later.
  public required init?(coder: NSCoder) {
    searchBar = UISearchBar(frame: .zero)
    super.init(coder: coder)
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
