extension CatalogTable {
  static let controllers = """
    UIViewController
      title | nil | nil | UITitle | text:abc | abc
      nibName | nil | nil | UINibName | text:abc | abc
      restorationIdentifier | nil | nil | UIRestorationIdentifier | text:abc | abc
      edgesForExtendedLayout | 15 | 15 | UIKeyEdgesForExtendedLayout | int:2 | 2
      extendedLayoutIncludesOpaqueBars | false | false | UIKeyExtendedLayoutIncludesOpaqueBars | bool:true | true
      automaticallyAdjustsScrollViewInsets | true | true | UIKeyAutomaticallyAdjustsScrollViewInsets | bool:false | false
      definesPresentationContext | false | false | UIDefinesPresentationContext | bool:true | true
      providesPresentationContextTransitionStyle | false | false | UIProvidesPresentationContextTransitionStyle | bool:true | true
      modalPresentationStyle | -2 | -2 | UIModalPresentationStyle | int:-1 | -1
      modalTransitionStyle | 0 | 0 | UIModalTransitionStyle | int:1 | 1
      hidesBottomBarWhenPushed | false | false | UIHidesBottomBarWhenPushed | bool:true | true
      preferredContentSize | [0, 0] | [0, 0] | UIPreferredContentSize | numbers:3,4 | [3, 4]
      isModalInPresentation | false | false | UIModalInPresentation | bool:true | true
      autoresizesArchivedViewToFullSize | true | true | UIAutoresizesArchivedViewToFullSize | bool:false | false
    UINavigationController
      title | nil | nil | UITitle | text:abc | abc
      nibName | nil | nil | UINibName | text:abc | abc
      restorationIdentifier | nil | nil | UIRestorationIdentifier | text:abc | abc
      edgesForExtendedLayout | 15 | 15 | UIKeyEdgesForExtendedLayout | int:2 | 2
      extendedLayoutIncludesOpaqueBars | false | false | UIKeyExtendedLayoutIncludesOpaqueBars | bool:true | true
      automaticallyAdjustsScrollViewInsets | true | true | UIKeyAutomaticallyAdjustsScrollViewInsets | bool:false | false
      definesPresentationContext | false | false | UIDefinesPresentationContext | bool:true | true
      providesPresentationContextTransitionStyle | false | false | UIProvidesPresentationContextTransitionStyle | bool:true | true
      modalPresentationStyle | -2 | -2 | UIModalPresentationStyle | int:-1 | -1
      modalTransitionStyle | 0 | 0 | UIModalTransitionStyle | int:1 | 1
      hidesBottomBarWhenPushed | false | false | UIHidesBottomBarWhenPushed | bool:true | true
      preferredContentSize | [0, 0] | [0, 0] | UIPreferredContentSize | numbers:3,4 | [3, 4]
      isModalInPresentation | false | false | UIModalInPresentation | bool:true | true
      autoresizesArchivedViewToFullSize | true | true | UIAutoresizesArchivedViewToFullSize | bool:false | false
      isNavigationBarHidden | false | false | UINavigationBarHidden | bool:true | true
      isToolbarHidden | true | true | UIToolbarShown | bool:true | false
      hidesBarsOnSwipe | false | false | UIHidesBarsOnSwipe | bool:true | true
      hidesBarsOnTap | false | false | UIHidesBarsOnTap | bool:true | true
      hidesBarsWhenKeyboardAppears | false | false | UIHidesBarsWhenKeyboardAppears | bool:true | true
      hidesBarsWhenVerticallyCompact | false | false | UIHidesBarsWhenVerticallyCompact | bool:true | true
    UITabBarController
      title | nil | nil | UITitle | text:abc | abc
      nibName | nil | nil | UINibName | text:abc | abc
      restorationIdentifier | nil | nil | UIRestorationIdentifier | text:abc | abc
      edgesForExtendedLayout | 15 | 15 | UIKeyEdgesForExtendedLayout | int:2 | 2
      extendedLayoutIncludesOpaqueBars | false | false | UIKeyExtendedLayoutIncludesOpaqueBars | bool:true | true
      automaticallyAdjustsScrollViewInsets | true | true | UIKeyAutomaticallyAdjustsScrollViewInsets | bool:false | false
      definesPresentationContext | false | false | UIDefinesPresentationContext | bool:true | true
      providesPresentationContextTransitionStyle | false | false | UIProvidesPresentationContextTransitionStyle | bool:true | true
      modalPresentationStyle | -2 | -2 | UIModalPresentationStyle | int:-1 | -1
      modalTransitionStyle | 0 | 0 | UIModalTransitionStyle | int:1 | 1
      hidesBottomBarWhenPushed | false | false | UIHidesBottomBarWhenPushed | bool:true | true
      preferredContentSize | [0, 0] | [0, 0] | UIPreferredContentSize | numbers:3,4 | [3, 4]
      isModalInPresentation | false | false | UIModalInPresentation | bool:true | true
      autoresizesArchivedViewToFullSize | true | true | UIAutoresizesArchivedViewToFullSize | bool:false | false
    UISplitViewController
      title | nil | nil | UITitle | text:abc | abc
      nibName | nil | nil | UINibName | text:abc | abc
      restorationIdentifier | nil | nil | UIRestorationIdentifier | text:abc | abc
      edgesForExtendedLayout | 15 | 15 | UIKeyEdgesForExtendedLayout | int:2 | 2
      extendedLayoutIncludesOpaqueBars | false | false | UIKeyExtendedLayoutIncludesOpaqueBars | bool:true | true
      automaticallyAdjustsScrollViewInsets | true | true | UIKeyAutomaticallyAdjustsScrollViewInsets | bool:false | false
      definesPresentationContext | false | false | UIDefinesPresentationContext | bool:true | true
      providesPresentationContextTransitionStyle | false | false | UIProvidesPresentationContextTransitionStyle | bool:true | true
      modalPresentationStyle | -2 | -2 | UIModalPresentationStyle | int:-1 | -1
      modalTransitionStyle | 0 | 0 | UIModalTransitionStyle | int:1 | 1
      hidesBottomBarWhenPushed | false | false | UIHidesBottomBarWhenPushed | bool:true | true
      preferredContentSize | [0, 0] | [0, 0] | UIPreferredContentSize | numbers:3,4 | [3, 4]
      isModalInPresentation | false | false | UIModalInPresentation | bool:true | true
      autoresizesArchivedViewToFullSize | true | true | UIAutoresizesArchivedViewToFullSize | bool:false | false
      style | 0 | 0 | UISplitViewControllerStyle | int:1 | 1
      preferredDisplayMode | 0 | 0 | UIPreferredDisplayMode | int:1 | 1
      primaryEdge | 0 | 0 | UIPrimaryEdge | int:1 | 1
      presentsWithGesture | true | true | UIPresentsWithGesture | bool:false | false
      preferredPrimaryColumnWidthFraction | -1 | -1 | UIPreferredPrimaryColumnWidthFraction | float:0.5 | 0.5
      minimumPrimaryColumnWidth | -1 | -1 | UIMinimumPrimaryColumnWidth | float:3.5 | 3.5
      maximumPrimaryColumnWidth | -1 | -1 | UIMaximumPrimaryColumnWidth | float:3.5 | 3.5
    UIPageViewController
      title | nil | nil | UITitle | text:abc | abc
      nibName | nil | nil | UINibName | text:abc | abc
      restorationIdentifier | nil | nil | UIRestorationIdentifier | text:abc | abc
      edgesForExtendedLayout | 15 | 15 | UIKeyEdgesForExtendedLayout | int:2 | 2
      extendedLayoutIncludesOpaqueBars | false | false | UIKeyExtendedLayoutIncludesOpaqueBars | bool:true | true
      automaticallyAdjustsScrollViewInsets | true | true | UIKeyAutomaticallyAdjustsScrollViewInsets | bool:false | false
      definesPresentationContext | false | false | UIDefinesPresentationContext | bool:true | true
      providesPresentationContextTransitionStyle | false | false | UIProvidesPresentationContextTransitionStyle | bool:true | true
      modalPresentationStyle | -2 | -2 | UIModalPresentationStyle | int:-1 | -1
      modalTransitionStyle | 0 | 0 | UIModalTransitionStyle | int:1 | 1
      hidesBottomBarWhenPushed | false | false | UIHidesBottomBarWhenPushed | bool:true | true
      preferredContentSize | [0, 0] | [0, 0] | UIPreferredContentSize | numbers:3,4 | [3, 4]
      isModalInPresentation | false | false | UIModalInPresentation | bool:true | true
      autoresizesArchivedViewToFullSize | true | true | UIAutoresizesArchivedViewToFullSize | bool:false | false
      transitionStyle | 0 | 0 | UIPageViewControllerTransitionStyle | int:1 | 1
      navigationOrientation | 0 | 0 | UIPageViewControllerNavigationOrientation | int:1 | 1
      spineLocation | 1 | 1 | UIPageViewControllerSpineLocation | int:0 | 0
      interPageSpacing | 0 | 0 | UIPageViewControllerPageSpacing | float:3.5 | 3.5
      isDoubleSided | false | false | UIPageViewControllerDoubleSided | bool:true | true
    UITableViewController
      title | nil | nil | UITitle | text:abc | abc
      nibName | nil | nil | UINibName | text:abc | abc
      restorationIdentifier | nil | nil | UIRestorationIdentifier | text:abc | abc
      edgesForExtendedLayout | 15 | 15 | UIKeyEdgesForExtendedLayout | int:2 | 2
      extendedLayoutIncludesOpaqueBars | false | false | UIKeyExtendedLayoutIncludesOpaqueBars | bool:true | true
      automaticallyAdjustsScrollViewInsets | true | true | UIKeyAutomaticallyAdjustsScrollViewInsets | bool:false | false
      definesPresentationContext | false | false | UIDefinesPresentationContext | bool:true | true
      providesPresentationContextTransitionStyle | false | false | UIProvidesPresentationContextTransitionStyle | bool:true | true
      modalPresentationStyle | -2 | -2 | UIModalPresentationStyle | int:-1 | -1
      modalTransitionStyle | 0 | 0 | UIModalTransitionStyle | int:1 | 1
      hidesBottomBarWhenPushed | false | false | UIHidesBottomBarWhenPushed | bool:true | true
      preferredContentSize | [0, 0] | [0, 0] | UIPreferredContentSize | numbers:3,4 | [3, 4]
      isModalInPresentation | false | false | UIModalInPresentation | bool:true | true
      autoresizesArchivedViewToFullSize | true | true | UIAutoresizesArchivedViewToFullSize | bool:false | false
      clearsSelectionOnViewWillAppear | true | true | UIClearsSelectionOnViewWillAppear | bool:false | false
    UICollectionViewController
      title | nil | nil | UITitle | text:abc | abc
      nibName | nil | nil | UINibName | text:abc | abc
      restorationIdentifier | nil | nil | UIRestorationIdentifier | text:abc | abc
      edgesForExtendedLayout | 15 | 15 | UIKeyEdgesForExtendedLayout | int:2 | 2
      extendedLayoutIncludesOpaqueBars | false | false | UIKeyExtendedLayoutIncludesOpaqueBars | bool:true | true
      automaticallyAdjustsScrollViewInsets | true | true | UIKeyAutomaticallyAdjustsScrollViewInsets | bool:false | false
      definesPresentationContext | false | false | UIDefinesPresentationContext | bool:true | true
      providesPresentationContextTransitionStyle | false | false | UIProvidesPresentationContextTransitionStyle | bool:true | true
      modalPresentationStyle | -2 | -2 | UIModalPresentationStyle | int:-1 | -1
      modalTransitionStyle | 0 | 0 | UIModalTransitionStyle | int:1 | 1
      hidesBottomBarWhenPushed | false | false | UIHidesBottomBarWhenPushed | bool:true | true
      preferredContentSize | [0, 0] | [0, 0] | UIPreferredContentSize | numbers:3,4 | [3, 4]
      isModalInPresentation | false | false | UIModalInPresentation | bool:true | true
      autoresizesArchivedViewToFullSize | true | true | UIAutoresizesArchivedViewToFullSize | bool:false | false
      clearsSelectionOnViewWillAppear | true | true | UIClearsSelectionOnViewWillAppear | bool:false | false
    """
}
