extension CatalogTable {
  static let bars = """
    UIBarButtonItem
      title | nil | nil | UITitle | text:abc | abc
      image | nil | nil | UIImage | image | pic
      landscapeImagePhone | nil | nil | UIImageLandscape | image | pic
      largeContentSizeImage | nil | nil | _UIBarItemLargeContentSizeImageCodingKey | image | pic
      imageInsets | [0, 0, 0, 0] | [0, 0, 0, 0] | UIImageInsets | numbers:1,2,3,4 | [1, 2, 3, 4]
      landscapeImagePhoneInsets | [0, 0, 0, 0] | [0, 0, 0, 0] | UIImageInsetsLandscape | numbers:1,2,3,4 | [1, 2, 3, 4]
      isEnabled | true | false | UIEnabled | bool:true | true
      tag | 0 | 0 | UITag | int:2 | 2
      barButtonSystemItem | nil | nil | UISystemItem | int:0 | 0
      style | 0 | 0 | UIStyle | int:1 | 1
      width | 0 | 0 | UIWidth | float:3.5 | 3.5
      tintColor | nil | nil | UITintColor | color | color
      isSpringLoaded | false | false | UISpringLoaded | bool:true | true
    UITabBarItem
      title | nil | nil | UITitle | text:abc | abc
      image | nil | nil | UIImage | image | pic
      landscapeImagePhone | nil | nil | UIImageLandscape | image | pic
      largeContentSizeImage | nil | nil | _UIBarItemLargeContentSizeImageCodingKey | image | pic
      imageInsets | [0, 0, 0, 0] | [0, 0, 0, 0] | UIImageInsets | numbers:1,2,3,4 | [1, 2, 3, 4]
      landscapeImagePhoneInsets | [0, 0, 0, 0] | [0, 0, 0, 0] | UIImageInsetsLandscape | numbers:1,2,3,4 | [1, 2, 3, 4]
      isEnabled | true | false | UIEnabled | bool:true | true
      tag | 0 | 0 | UITag | int:2 | 2
      tabBarSystemItem | nil | nil | UISystemItem | int:0 | 0
      selectedImage | nil | nil | UISelectedTemplateImage | image | pic
      badgeValue | nil | nil | UIBadgeValue | text:abc | abc
      badgeColor | nil | nil | UIBadgeColor | color | color
      titlePositionAdjustment | [0, 0] | [0, 0] | UITitlePositionAdjustment | numbers:5,6 | [5, 6]
      isSpringLoaded | false | false | UISpringLoaded | bool:true | true
    UINavigationItem
      title | nil | nil | UITitle | text:abc | abc
      prompt | nil | nil | UIPrompt | text:abc | abc
      backButtonTitle | nil | nil | UIBackButtonTitle | text:abc | abc
      backButtonDisplayMode | 0 | 0 | UIBackButtonDisplayMode | int:2 | 2
      hidesBackButton | false | false | UIHidesBackButton | bool:true | true
      leftItemsSupplementBackButton | false | false | UILeftItemsSupplementBackButton | bool:true | true
      largeTitleDisplayMode | 0 | 0 | UILargeTitleDisplayMode | int:1 | 1
      hidesSearchBarWhenScrolling | true | true | UIHidesSearchBarWhenScrolling | bool:false | false
    UINavigationBar
      isOpaque | false | false | - | - | -
      barStyle | 0 | 0 | UIBarStyle | int:1 | 1
      barTintColor | nil | nil | UIBarTintColor | color | color
      isTranslucent | true | true | UIBarTranslucence | int:2 | false
      prefersLargeTitles | false | false | UIBarPrefersLargeTitles | bool:true | true
      shadowImage | nil | nil | UIShadowImage | image | pic
      backIndicatorImage | nil | nil | UIBackIndicatorImage | image | pic
      backIndicatorTransitionMaskImage | nil | nil | UIBackIndicatorTransitionMask | image | pic
    UIToolbar
      isOpaque | false | false | - | - | -
      barStyle | 0 | 0 | UIBarStyle | int:1 | 1
      barTintColor | nil | nil | UIBarTintColor | color | color
      isTranslucent | true | true | UIBarTranslucence | int:2 | false
    UITabBar
      isOpaque | false | false | - | - | -
      barStyle | 0 | 0 | UIBarStyle | int:1 | 1
      barTintColor | nil | nil | UIBarTintColor | color | color
      isTranslucent | true | true | UIBarTranslucence | int:2 | false
      selectedImageTintColor | nil | nil | UISelectedImageTintColor | color | color
      unselectedItemTintColor | nil | nil | UIUnselectedItemTintColor | color | color
      backgroundImage | nil | nil | UIBackgroundImage | image | pic
      shadowImage | nil | nil | UIShadowImage | image | pic
      selectionIndicatorImage | nil | nil | UISelectionIndicatorImage | image | pic
      itemPositioning | 0 | 0 | UITabBarItemPositioning | int:1 | 1
      itemWidth | 0 | 0 | UITabBarItemWidth | float:3.5 | 3.5
      itemSpacing | 0 | 0 | UITabBarItemSpacing | float:3.5 | 3.5
    UINavigationBarAppearance
      backgroundColor | nil | nil | UIBackgroundColor | color | color
      backgroundImage | nil | nil | UIBackgroundImage | image | pic
      backgroundImageContentMode | 0 | 0 | UIBackgroundImageContentMode | int:1 | 1
      shadowColor | nil | nil | UIShadowColor | color | color
      shadowImage | nil | nil | UIShadowImage | image | pic
    UISearchBar
      isOpaque | false | false | - | - | -
      contentMode | 3 | 0 | - | - | -
      returnKeyType | 6 | 0 | UIReturnKeyType | int:1 | 1
      enablesReturnKeyAutomatically | true | true | UIEnablesReturnKeyAutomatically | bool:false | false
      isSecureTextEntry | false | false | UISecureTextEntry | bool:true | true
      text |  |  | UIText | text:abc | abc
      placeholder | nil | nil | UIPlaceholder | text:abc | abc
      prompt | nil | nil | UIPrompt | text:abc | abc
      barStyle | 0 | 0 | UIBarStyle | int:1 | 1
      searchBarStyle | 0 | 0 | UISearchBarStyle | int:1 | 1
      barTintColor | nil | nil | UIBarTintColor | color | color
      isTranslucent | true | true | UISearchBarTranslucence | int:2 | false
      showsScopeBar | false | false | UIShowsScopeBar | bool:true | true
      scopeButtonTitles | nil | nil | UIScopeButtonTitles | texts:a,b | [a, b]
      showsBookmarkButton | false | false | UIShowsBookmarkButton | bool:true | true
      showsCancelButton | false | false | UIShowsCancelButton | bool:true | true
      showsSearchResultsButton | false | false | UIShowSearchResultsButton | bool:true | true
      backgroundImage | nil | nil | UIBackgroundImage | image | pic
      scopeBarBackgroundImage | nil | nil | UIScopeBarBackgroundImage | image | pic
      autocapitalizationType | 2 | 2 | UIAutocapitalizationType | int:0 | 0
      autocorrectionType | 0 | 0 | UIAutocorrectionType | int:1 | 1
      spellCheckingType | 0 | 0 | UISpellCheckingType | int:1 | 1
      keyboardType | 0 | 0 | UIKeyboardType | int:1 | 1
      keyboardAppearance | 0 | 0 | UIKeyboardAppearance | int:1 | 1
      textContentType | nil | nil | UITextContentType | text:username | username
      smartInsertDeleteType | 0 | 0 | UITextSmartInsertDeleteType | int:1 | 1
      smartQuotesType | 0 | 0 | UITextSmartQuotesType | int:1 | 1
      smartDashesType | 0 | 0 | UITextSmartDashesType | int:1 | 1
    """
}
