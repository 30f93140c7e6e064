import Foundation
import NibLoader

extension UIKitClasses {
  static let uiSearchBar = NibClass(
    UISearchBar.self,
    parent: UIView.self,
    name: "UISearchBar",
    outlets: [
      NibOutlet("delegate", \UISearchBar.delegate)
    ],
    properties: [
      NibProperty("text", \UISearchBar.text),
      NibProperty("placeholder", \UISearchBar.placeholder),
      NibProperty("prompt", \UISearchBar.prompt),
      NibProperty("barStyle", \UISearchBar.barStyle),
      NibProperty("searchBarStyle", \UISearchBar.searchBarStyle),
      NibProperty("barTintColor", \UISearchBar.barTintColor),
      NibProperty("isTranslucent", \UISearchBar.isTranslucent),
      NibProperty("showsScopeBar", \UISearchBar.showsScopeBar),
      NibProperty("scopeButtonTitles", \UISearchBar.scopeButtonTitles),
      NibProperty("showsBookmarkButton", \UISearchBar.showsBookmarkButton),
      NibProperty("showsCancelButton", \UISearchBar.showsCancelButton),
      NibProperty("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton),
      NibProperty("backgroundImage", \UISearchBar.backgroundImage),
      NibProperty("scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage),
      NibProperty("autocapitalizationType", \UISearchBar.autocapitalizationType),
      NibProperty("autocorrectionType", \UISearchBar.autocorrectionType),
      NibProperty("spellCheckingType", \UISearchBar.spellCheckingType),
      NibProperty("keyboardType", \UISearchBar.keyboardType),
      NibProperty("keyboardAppearance", \UISearchBar.keyboardAppearance),
      NibProperty("returnKeyType", \UISearchBar.returnKeyType),
      NibProperty("enablesReturnKeyAutomatically", \UISearchBar.enablesReturnKeyAutomatically),
      NibProperty("isSecureTextEntry", \UISearchBar.isSecureTextEntry),
      NibProperty("textContentType", \UISearchBar.textContentType),
      NibProperty("smartInsertDeleteType", \UISearchBar.smartInsertDeleteType),
      NibProperty("smartQuotesType", \UISearchBar.smartQuotesType),
      NibProperty("smartDashesType", \UISearchBar.smartDashesType),
    ]
  )
}
