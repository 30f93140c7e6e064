import Foundation
import NibLoader

extension UIKitClasses {
  static let uiViewController = NibClass(
    UIViewController.self,
    parent: UIResponder.self,
    name: "UIViewController",
    outlets: [
      NibOutlet("view", \UIViewController.connectedView),
      NibOutlet("storyboard", \UIViewController.connectedStoryboard),
      NibOutlet("nibChildViewControllers", \UIViewController.connectedNibChildren),
      NibOutlet("nibEmbeddingView", \UIViewController.nibEmbeddingView),
    ],
    properties: [
      NibProperty("title", \UIViewController.title),
      NibProperty("nibName", \UIViewController.nibName),
      NibProperty("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout),
      NibProperty("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars),
      NibProperty("automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets),
      NibProperty("definesPresentationContext", \UIViewController.definesPresentationContext),
      NibProperty(
        "providesPresentationContextTransitionStyle",
        \UIViewController.providesPresentationContextTransitionStyle
      ),
      NibProperty("modalPresentationStyle", \UIViewController.modalPresentationStyle),
      NibProperty("modalTransitionStyle", \UIViewController.modalTransitionStyle),
      NibProperty("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
      NibProperty("preferredContentSize", \UIViewController.preferredContentSize),
      NibProperty("isModalInPresentation", \UIViewController.isModalInPresentation),
      NibProperty("autoresizesArchivedViewToFullSize", \UIViewController.autoresizesArchivedViewToFullSize),
      NibProperty("navigationItem", \UIViewController.navigationItemIfMade),
      NibProperty("tabBarItem", \UIViewController.tabBarItemIfMade),
      NibProperty("toolbarItems", \UIViewController.toolbarItems),
      NibProperty("keyCommands", \UIViewController.keyCommands),
      NibProperty("restorationIdentifier", \UIViewController.restorationIdentifier),
      NibProperty("isViewLoaded", \UIViewController.isViewLoaded),
      NibProperty("children", \UIViewController.children),
      NibProperty("parent", \UIViewController.parent),
    ]
  )
}
