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
    UIViewController: statusBarStyle preferredStatusBarStyle prefersStatusBarHidden statusBarHidden statusBar -> no nib holds it: override 'preferredStatusBarStyle' or 'prefersStatusBarHidden' in code
    UIViewController: orientation supportedInterfaceOrientations orientations shouldAutorotate -> no nib holds it: override 'supportedInterfaceOrientations' in code
    UIViewController: presentation presentationStyle modalPresentation modal -> =modalPresentationStyle
    UIViewController: transitionStyle modalTransition transition -> =modalTransitionStyle
    UIViewController: segue segues show push present destination -> a scene has no segues: show the controller in code, in an action
    UIViewController: storyboardIdentifier storyboardID storyboard -> a scene is a nib: load it by its own name
    UIViewController: viewControllers controllers childViewControllers -> write 'children: [{class: UIViewController}]'
    UIViewController: isModal disablesDismiss interactiveDismissDisabled -> =isModalInPresentation
    UIViewController: size contentSize popoverSize -> =preferredContentSize
    UIViewController: overrideUserInterfaceStyle userInterfaceStyle darkMode -> code: overrideUserInterfaceStyle = .$value(dark)
    UINavigationController: rootViewController root controllers stack rootController topViewController -> write 'viewControllers: [{class: UIViewController}]'
    UINavigationController: navigationBarHidden hidesNavigationBar showsNavigationBar -> write 'isNavigationBarHidden: $bool(true)'
    UINavigationController: prefersLargeTitles largeTitles barTintColor isTranslucent barStyle -> write 'navigationBar: {$value(prefersLargeTitles: true)}'
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

  /// What other classes have, and no nib holds.
  static let code = """
    UIView: maskedCorners layer.maskedCorners -> code: $id(view).layer.maskedCorners = [.layerMinXMinYCorner]
    UIView: cornerCurve layer.cornerCurve -> code: $id(view).layer.cornerCurve = .continuous
    UIView: contentScaleFactor -> code: $id(view).contentScaleFactor = $number(2)
    UIView: isExclusiveTouch exclusiveTouch -> code: $id(view).isExclusiveTouch = $bool(true)
    UIView: tintAdjustmentMode -> code: $id(view).tintAdjustmentMode = .$value(normal)
    UIView: motionEffects -> code: $id(view).addMotionEffect(effect)
    UIView: anchorPoint -> write 'attributes: {layer.anchorPoint: {point: [0.5, 0.5]}}'
    UIView: accessibilityElements accessibilityCustomActions accessibilityFrame accessibilityViewIsModal shouldGroupAccessibilityChildren -> no nib holds it: set it in code, for example in viewDidLoad
    UIView: accessibilityLanguage -> code: $id(view).accessibilityLanguage = "$value(en)"
    UIView: focusEffect focusGroupIdentifier hoverStyle interactions -> no nib holds it: set it in code, for example in viewDidLoad
    UIView: keyboardLayoutGuide readableContentGuide layoutMarginsGuide -> name it in a constraint, such as 'title.top = self.layoutMarginsGuide.top'
    NSObject: delegate -> write 'outlets: {delegate: $value(owner)}'
    NSObject: dataSource datasource -> write 'outlets: {dataSource: $value(owner)}'

    """
}
