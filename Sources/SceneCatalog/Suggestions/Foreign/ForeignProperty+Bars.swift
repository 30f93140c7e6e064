extension ForeignProperty {
  /// Bars and their items.
  static let bars = """
    UINavigationBar: title text label topItem heading navigationTitle -> write 'items: [{title: $value(Home)}]'
    UINavigationBar: leftButton leftBarButton leftBarButtonItem leftItem leftItems leading -> write 'items: [{leftBarButtonItem: {title: Back, actions: owner.back}}]'
    UINavigationBar: rightButton rightBarButton rightBarButtonItem rightItem rightItems trailing -> write 'items: [{rightBarButtonItem: {title: Add, actions: owner.add}}]'
    UINavigationBar: backButton backButtonTitle -> write 'items: [{backButtonTitle: $value(Back)}]'
    UINavigationBar: item navigationItem buttons -> write 'items: [{title: Home}]'
    UINavigationBar: titleColor textColor foregroundColor -> write 'titleTextAttributes: {foregroundColor: $value(systemBlue)}'
    UINavigationBar: titleFont font -> write 'titleTextAttributes: {font: $value(headline)}'
    UINavigationBar: largeTitle largeTitles showsLargeTitle -> write 'prefersLargeTitles: $bool(true)'
    UINavigationBar: color barColor backgroundTint -> =barTintColor
    UINavigationBar: style -> =barStyle
    UIToolbar: buttons children content barItems views toolbarItems -> write 'items: [{barButtonSystemItem: add, actions: owner.add}]'
    UIToolbar: color barColor -> =barTintColor
    UIToolbar: style -> =barStyle
    UITabBar: tabs buttons children pages viewControllers tabItems -> write 'items: [{title: Home, image: {systemName: house}}]'
    UITabBar: selected selectedIndex selectedTab selection -> write 'outlets: {selectedItem: home}', the id of an item
    UITabBar: color barColor backgroundTint -> =barTintColor
    UITabBar: selectedColor activeColor selectedTintColor selectedItemColor -> =tintColor
    UITabBar: unselectedColor inactiveColor unselectedTintColor -> =unselectedItemTintColor
    UIBarItem: text label caption name -> =title
    UIBarItem: icon imageName imageNamed img -> write 'image: $value(logo)'
    UIBarItem: systemImage systemName symbol sfSymbol -> write 'image: {systemName: $value(star)}'
    UIBarItem: disabled -> write 'isEnabled: $not(false)'
    UIBarItem: hidden isHidden -> code: $id(item).isHidden = $bool(true)
    UIBarItem: visible isVisible -> code: $id(item).isHidden = $not(false)
    UIBarItem: font textColor titleTextAttributes titleColor -> code: $id(item).setTitleTextAttributes([.font: font], for: .normal)
    UIBarButtonItem: systemItem system barButton systemType type kind item -> =barButtonSystemItem
    UIBarButtonItem: flexibleSpace flexible spacer space flex -> write 'barButtonSystemItem: flexibleSpace'
    UIBarButtonItem: fixedSpace fixed -> write 'barButtonSystemItem: fixedSpace' and 'width: $number(16)'
    UIBarButtonItem: action target onTap onClick onPress selector tapped handler callback -> write 'actions: $value(owner.tapped(_:))'
    UIBarButtonItem: color tint textColor -> =tintColor
    UIBarButtonItem: view button subviews content -> write 'customView: {class: UIButton, title: Go}'
    UITabBarItem: systemItem system type -> =tabBarSystemItem
    UITabBarItem: badge badgeText badgeCount badgeNumber -> write 'badgeValue: "$value(3)"'
    UITabBarItem: selectedIcon activeIcon selectedImageName -> =selectedImage
    UITabBarItem: viewController controller view -> an item has no controller: use UITabBarController with 'viewControllers'
    UINavigationItem: leftButton leftBarButton leftItem left leading leftButtonItem -> write 'leftBarButtonItem: {title: Back, actions: owner.back}'
    UINavigationItem: rightButton rightBarButton rightItem right trailing rightButtonItem -> write 'rightBarButtonItem: {title: Add, actions: owner.add}'
    UINavigationItem: leftButtons leftItems -> write 'leftBarButtonItems: [{title: Back, actions: owner.back}]'
    UINavigationItem: rightButtons rightItems buttons items barButtonItems -> write 'rightBarButtonItems: [{title: Add, actions: owner.add}]'
    UINavigationItem: backButton back -> write 'backButtonTitle: $value(Back)'
    UINavigationItem: text label name heading -> =title
    UINavigationItem: subtitle -> =prompt
    UINavigationItem: largeTitle prefersLargeTitles largeTitles largeTitleMode -> write 'largeTitleDisplayMode: always', and 'prefersLargeTitles: true' in the UINavigationBar
    UINavigationItem: hideBackButton hidesBack -> =hidesBackButton
    UINavigationItem: searchBar search -> code: navigationItem.searchController = UISearchController()
    UIBarAppearance: titleTextAttributes titleColor largeTitleTextAttributes titleFont -> code: appearance.titleTextAttributes = [.foregroundColor: UIColor.label]
    UIBarAppearance: color barTintColor -> =backgroundColor

    """
}
