public import Foundation

/// An object that is told when a search begins and ends.
@MainActor
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
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search bar becomes first responder, and when the user changes its text.
  func updateSearchResults(for searchController: UISearchController)
}
