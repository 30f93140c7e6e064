extension ForeignProperty {
  /// View controllers and windows.
  static let controllers = """
    UIViewController: rootView content body contentView mainView -> write 'view: {class: UIView}'
    UIViewController: subviews views arrangedSubviews -> write 'view: {class: UIView, subviews: […]}'
    UIViewController: navigationTitle name label pageTitle navTitle -> =title
    UIViewController: navigationItem.title -> write 'navigationItem: {title: $value(Home)}'
    UIViewController: rightBarButtonItem rightBarButton rightButton -> write 'navigationItem: {rightBarButtonItem: {title: Add, actions: owner.add}}'
    UIViewController: leftBarButtonItem leftBarButton leftButton -> write 'navigationItem: {leftBarButtonItem: {title: Back, actions: owner.back}}'
    UIViewController: tabBarTitle tabTitle -> write 'tabBarItem: {title: $value(Home)}'
    UIViewController: tabBarImage tabIcon tabImage icon image -> write 'tabBarItem: {image: $value(house)}'
    UIViewController: statusBarStyle preferredStatusBarStyle prefersStatusBarHidden statusBarHidden statusBar -> a nib cannot store it: override 'preferredStatusBarStyle' or 'prefersStatusBarHidden' in code
    UIViewController: orientation supportedInterfaceOrientations orientations shouldAutorotate -> a nib cannot store it: override 'supportedInterfaceOrientations' in code
    UIViewController: presentation presentationStyle modalPresentation modal -> =modalPresentationStyle
    UIViewController: transitionStyle modalTransition transition -> =modalTransitionStyle
    UIViewController: segue segues show push present destination -> a scene has no segues: show the controller in code, in an action
    UIViewController: storyboardIdentifier storyboardID storyboard -> a scene is a nib: load it by its own name
    UIViewController: viewControllers controllers childViewControllers -> write 'children: [{class: UIViewController}]'
    UIViewController: isModal disablesDismiss interactiveDismissDisabled -> =isModalInPresentation
    UIViewController: size contentSize popoverSize -> =preferredContentSize
    UIViewController: overrideUserInterfaceStyle userInterfaceStyle darkMode -> code: overrideUserInterfaceStyle = .$value(dark)
    UINavigationController: rootViewController root controllers stack rootController topViewController -> write 'viewControllers: [{class: UIViewController}]'
    UINavigationController: hidesNavigationBar -> write 'isNavigationBarHidden: $bool(true)'
    UINavigationController: showsNavigationBar -> write 'isNavigationBarHidden: $not(false)'
    UINavigationController: prefersLargeTitles largeTitles -> write 'navigationBar: {prefersLargeTitles: $bool(true)}'
    UINavigationController: barTintColor -> write 'navigationBar: {barTintColor: $value(systemBlue)}'
    UINavigationController: isTranslucent -> write 'navigationBar: {isTranslucent: $bool(true)}'
    UINavigationController: barStyle -> write 'navigationBar: {barStyle: $value(black)}'
    UITabBarController: tabs controllers items pages -> write 'viewControllers: [{class: UIViewController, tabBarItem: {title: Home}}]'
    UITabBarController: selectedIndex selected selectedTab selectedViewController -> code: selectedIndex = $number(1)
    UISplitViewController: master primary detail secondary controllers -> write 'viewControllers: [{class: UIViewController}, {class: UIViewController}]'
    UISplitViewController: displayMode -> =preferredDisplayMode
    UIPageViewController: pages viewControllers controllers -> code: setViewControllers([first], direction: .forward, animated: false)
    UIPageViewController: spacing -> =interPageSpacing
    UIPageViewController: orientation direction axis -> =navigationOrientation
    UIPageViewController: transition -> =transitionStyle
    UIWindow: rootViewController root controller -> write 'outlets: {rootViewController: $value(home)}', the id of a controller
    UIWindow: visible makeKeyAndVisible -> code: window.makeKeyAndVisible()

    """
}
