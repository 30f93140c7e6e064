// swift-format-ignore-file
// Made from Schemas/usage.yaml by `make schemas`; a test says when it is out of date.

/// A line for each class that is often used: its name, and the keys that its objects have, the most frequent first.
enum EmbeddedUsage {
  static let text = """
    UIActivityIndicatorView frame style hidesWhenStopped autoresizingMask isHidden contentHuggingPriority isAnimating backgroundColor color tintColor
    UIButton frame title buttonType titleLabel.font titleColor backgroundColor titleShadowColor contentEdgeInsets image contentHuggingPriority autoresizingMask configuration
    UICollectionReusableView autoresizingMask clipsToBounds contentMode frame isMultipleTouchEnabled isOpaque reuseIdentifier subviews
    UICollectionView backgroundColor collectionViewLayout frame prototypeCells autoresizingMask sectionHeaderView sectionFooterView alwaysBounceVertical isDirectionalLockEnabled isOpaque maximumZoomScale minimumZoomScale
    UICollectionViewCell contentMode contentView frame isMultipleTouchEnabled clipsToBounds isOpaque reuseIdentifier autoresizingMask backgroundColor tintColor insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins
    UICollectionViewController view navigationItem title toolbarItems
    UICollectionViewFlowLayout itemSize sectionInset headerReferenceSize minimumInteritemSpacing minimumLineSpacing footerReferenceSize scrollDirection sectionInsetReference
    UIDatePicker contentHuggingPriority frame isOpaque date autoresizingMask maximumDate minimumDate minuteInterval preferredDatePickerStyle
    UIImageView frame contentHuggingPriority image contentMode clipsToBounds autoresizingMask isAccessibilityElement accessibilityLabel accessibilityTraits contentCompressionResistancePriority backgroundColor tintColor
    UILabel frame text textAlignment font contentHuggingPriority contentMode textColor minimumScaleFactor numberOfLines adjustsFontSizeToFitWidth clipsToBounds contentCompressionResistancePriority
    UINavigationController navigationBar viewControllers automaticallyAdjustsScrollViewInsets tabBarItem title restorationIdentifier preferredContentSize definesPresentationContext toolbar
    UIPageControl contentHuggingPriority frame numberOfPages currentPageIndicatorTintColor pageIndicatorTintColor autoresizingMask
    UIPickerView contentHuggingPriority frame autoresizingMask isHidden
    UIProgressView frame progress progressViewStyle progressTintColor autoresizingMask progressImage trackImage trackTintColor
    UIScrollView frame subviews backgroundColor autoresizingMask showsHorizontalScrollIndicator alwaysBounceVertical contentCompressionResistancePriority contentHuggingPriority delaysContentTouches isPagingEnabled keyboardDismissMode maximumZoomScale
    UISearchBar frame contentHuggingPriority enablesReturnKeyAutomatically isOpaque returnKeyType searchBarStyle autoresizingMask scopeButtonTitles
    UISegmentedControl frame segments selectedSegmentIndex contentHorizontalAlignment contentHuggingPriority contentVerticalAlignment autoresizingMask tintColor
    UISlider frame value contentHuggingPriority maximumValue minimumValue autoresizingMask tag accessibilityLabel isContinuous maximumTrackTintColor maximumValueImage minimumTrackTintColor
    UISplitViewController viewControllers restorationIdentifier title
    UIStackView frame arrangedSubviews spacing axis alignment distribution autoresizingMask insetsLayoutMarginsFromSafeArea backgroundColor contentCompressionResistancePriority contentHuggingPriority clipsToBounds
    UIStepper frame clipsToBounds maximumValue contentCompressionResistancePriority contentHuggingPriority autoresizingMask stepValue value minimumValue
    UISwitch frame isOn contentHuggingPriority autoresizingMask contentCompressionResistancePriority onTintColor isUserInteractionEnabled title
    UITabBarController tabBar viewControllers restorationIdentifier title
    UITableView frame backgroundColor estimatedSectionFooterHeight estimatedSectionHeaderHeight sectionFooterHeight sectionHeaderHeight estimatedRowHeight rowHeight style prototypeCells autoresizingMask keyboardDismissMode
    UITableViewCell contentView frame rowHeight reuseIdentifier backgroundColor selectionStyle clipsToBounds autoresizingMask preservesSuperviewLayoutMargins accessoryType restorationIdentifier detailTextLabel
    UITableViewController view navigationItem restorationIdentifier title clearsSelectionOnViewWillAppear tabBarItem
    UITapGestureRecognizer numberOfTapsRequired
    UITextField frame contentHorizontalAlignment adjustsFontSizeToFitWidth font minimumFontSize placeholder keyboardType tag borderStyle textAlignment text tintColor
    UITextView frame text backgroundColor font tintColor textAlignment textColor tag isEditable isScrollEnabled showsHorizontalScrollIndicator attributedText
    UIToolbar clearsContextBeforeDrawing contentHuggingPriority frame items autoresizingMask isTranslucent tintColor backgroundColor barTintColor contentCompressionResistancePriority
    UIView frame backgroundColor subviews autoresizingMask clearsContextBeforeDrawing accessibilityTraits clipsToBounds contentHuggingPriority isOpaque contentCompressionResistancePriority contentMode
    UIViewController view navigationItem title automaticallyAdjustsScrollViewInsets restorationIdentifier tabBarItem edgesForExtendedLayout
    UIWebView backgroundColor frame tintColor
    """
}
