public import Foundation

/// An object that is asked and told about what happens in a search bar.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether the editing may begin; by default it may.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Called when the editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Whether the editing may end; by default it may.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Called when the editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Called when the user has changed the text, and not when code has.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Whether typed text may take the place of a part of the text; by default it may.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

  /// Called when the return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Called when the cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// Called when the bookmark button was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

  /// Called when the user has chosen another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Lets the editing begin.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Lets the editing end.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Lets the text change.
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
