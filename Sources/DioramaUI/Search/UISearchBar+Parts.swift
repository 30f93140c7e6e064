import Foundation
import LayoutEngine

extension UISearchBar {
  /// The room around the field, in points.
  private static let margin: CGFloat = 8
  private static let usualFieldHeight: CGFloat = 36
  private static let scopeHeight: CGFloat = 44

  /// Whether scopes are shown that there are.
  private var hasScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

  /// How much higher the field is than at the default text size.
  private var growth: CGFloat {
    let usual = UIFont.systemFont(ofSize: 17).lineHeight
    return max(0, ((searchTextField.font?.lineHeight ?? usual) - usual).rounded(.up))
  }

  var heightOfParts: CGFloat {
    LookFigures.current.metrics.searchBarHeight + growth + (prompt == nil ? 0 : 20) + (hasScopes ? Self.scopeHeight : 0)
  }

  /// Lays the bar out again after a change of a part that its height depends on.
  func heightDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Makes the field, which tells the bar what is typed.
  func makeField() -> UISearchTextField {
    let field = UISearchTextField(frame: .zero)
    field.text = text
    field.delegate = listener
    field.addAction(
      UIAction { [weak self] _ in self?.fieldDidChange() },
      for: .editingChanged
    )
    return field
  }

  /// Makes the scopes, which tell the bar what is chosen.
  func makeScopes() -> UISegmentedControl {
    let scopes = UISegmentedControl(frame: .zero)
    scopes.addAction(
      UIAction { [weak self] in
        guard let self, let index = ($0.sender as? UISegmentedControl)?.selectedSegmentIndex else { return }
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
      },
      for: .valueChanged
    )
    return scopes
  }

  private func fieldDidChange() {
    let new = searchTextField.text ?? ""
    text = new
    delegate?.searchBar(self, textDidChange: new)
    searchController?.update()
  }

  /// Lays out the field, the cancel button, the bookmark button and the scopes.
  func layOutParts() {
    let top: CGFloat = prompt == nil ? 10 : 30
    var line = CGRect(
      x: Self.margin,
      y: top,
      width: bounds.width - 2 * Self.margin,
      height: Self.usualFieldHeight + growth
    )
    layOutButton(cancelButton, showsCancelButton, "Cancel", in: &line) { [weak self] in
      guard let self else { return }
      delegate?.searchBarCancelButtonClicked(self)
      searchController?.isActive = false
    }
    layOutButton(bookmarkButton, showsBookmarkButton, "Bookmarks", in: &line) { [weak self] in
      if let self { delegate?.searchBarBookmarkButtonClicked(self) }
    }
    let field = searchTextField
    if field.superview !== self { addSubview(field) }
    field.placeholder = placeholder
    let moved = searchFieldBackgroundPositionAdjustment
    field.frame = line.offsetBy(dx: moved.horizontal, dy: moved.vertical)
    field.textOffset = searchTextPositionAdjustment
    guard hasScopes else { return scopes.removeFromSuperview() }
    if shownScopes != scopeButtonTitles ?? [] {
      shownScopes = scopeButtonTitles ?? []
      scopes.removeAllSegments()
      for (index, title) in shownScopes.enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
    }
    scopes.selectedSegmentIndex = selectedScopeButtonIndex
    if scopes.superview !== self { addSubview(scopes) }
    scopes.frame = CGRect(x: line.minX, y: line.maxY + 14, width: bounds.width - 2 * Self.margin, height: 30)
  }

  private func layOutButton(
    _ button: BarButton,
    _ isShown: Bool,
    _ title: String,
    in line: inout CGRect,
    _ action: @escaping @MainActor () -> Void
  ) {
    guard isShown else { return button.removeFromSuperview() }
    button.show(title: title, image: nil, isEnabled: true, tint: nil)
    button.accessibilityLabel = title
    button.onTap = { _ in action() }
    let width = button.intrinsicContentSize.width
    line.size.width = max(0, line.width - width - Self.margin)
    button.frame = CGRect(x: line.maxX + Self.margin, y: line.minY, width: width, height: line.height)
    if button.superview !== self { addSubview(button) }
  }
}

extension UISearchBar {
  /// The navigation bar that the bar is in; nil for none.
  var navigationBar: UINavigationBar? { superview as? UINavigationBar }
}

/// Hears what happens in the field of a search bar, and tells the bar's delegate.
@MainActor
final class SearchFieldListener: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(_ bar: UISearchBar) {
    self.bar = bar
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.searchController?.isActive = true
    bar.searchController?.update()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}
