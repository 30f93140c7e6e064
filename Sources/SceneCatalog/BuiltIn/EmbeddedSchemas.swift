// swift-format-ignore-file
// Made from Schemas/ by `make schemas`; a test says when it is out of date.

/// The declarations of the schema files, as `SchemaTables` compiles them.
enum EmbeddedSchemas {
  /// The texts of all declarations, those that are used most first; before each is its length.
  static var texts: StaticString {
    """
    0\
    6UIView\
    >NSMutableArray\
    7default\
    8iOS 13.0\
    AUITextInputTraits\
    :horizontal\
    8vertical\
    8iOS 11.0\
    8iOS 14.0\
    8subviews\
    8iOS 15.0\
    ;UITableView\
    7iOS 9.0\
    :UISubviews\
    @UIViewController\
    <init(frame:)\
    7CALayer\
    4none\
    8UIButton\
    [The views inside; the last one is in front.\
    <UIScrollView\
    8iOS 10.0\
    7iOS 8.0\
    5style\
    5title\
    8NSObject\
    7UILabel\
    9automatic\
    8delegate\
    6center\
    GNSLayoutConstraint.Axis\
    ?UIBarButtonItem\
    ?UITableViewCell\
    ;UITextField\
    LUIViewContentHuggingPriority\
    FcontentHuggingPriority\
    8iOS 16.0\
    5image\
    VHow strongly the view resists growing.\
    9UIControl\
    ;UISearchBar\
    ;contentView\
    IhorizontalHuggingPriority\
    6init()\
    8isOpaque\
    GverticalHuggingPriority\
    8UIOpaque\
    8UITabBar\
    ?UINavigationBar\
    @UINavigationItem\
    <UITabBarItem\
    ]Whether the view covers everything behind it.\
    6opaque\
    4text\
    :UIBarStyle\
    @UICollectionView\
    CUIGestureRecognizer\
    DUIKeyboardAppearance\
    >UIKeyboardType\
    ?UIReturnKeyType\
    AUITextContentType\
    EUITextSmartDashesType\
    KUITextSmartInsertDeleteType\
    EUITextSmartQuotesType\
    4left\
    9MKMapView\
    <UIDatePicker\
    6UIMenu\
    >UISpringLoaded\
    :UITextView\
    FWKWebViewConfiguration\
    BautomaticDimension\
    >isSpringLoaded\
    =passwordRules\
    7toolTip\
    9UIBarItem\
    =UIPageControl\
    8UISlider\
    :identifier\
    9isEnabled\
    =layoutMargins\
    ?viewControllers\
    7NSArray\
    JUICollectionViewFlowLayout\
    :buttonType\
    FprimaryActionTriggered\
    5right\
    7MTKView\
    ?UIBarAppearance\
    ?UIClipsToBounds\
    ;UIImageView\
    IUINavigationBarAppearance\
    7UITitle\
    >attributedText\
    ?backgroundColor\
    GbackgroundConfiguration\
    =clipsToBounds\
    DcontentConfiguration\
    7enabled\
    >prototypeCells\
    DscrollEdgeAppearance\
    BstandardAppearance\
    8subtitle\
    4true\
    ;unspecified\
    <valueChanged\
    4view\
    HUIAutocapitalizationType\
    DUIAutocorrectionType\
    >UIBarTintColor\
    FUIChildViewControllers\
    OUIEnablesReturnKeyAutomatically\
    6UIFont\
    <UIKeyCommand\
    =UIMenuElement\
    FUIMultipleTouchEnabled\
    AUISecureTextEntry\
    9UISegment\
    CUISpellCheckingType\
    EUISplitViewController\
    9UIStepper\
    8UISwitch\
    6UIText\
    HUITextInputPasswordRules\
    9UIToolbar\
    BUIView.ContentMode\
    9UIWebView\
    \\Whether subviews are confined to the bounds.\
    FautocapitalizationType\
    BautocorrectionType\
    ?backgroundImage\
    8barStyle\
    <barTintColor\
    6bottom\
    8children\
    =clipsSubviews\
    AdataDetectorTypes\
    HdirectionalLayoutMargins\
    MenablesReturnKeyAutomatically\
    5false\
    4fill\
    Dinit(target:action:)\
    EisModalInPresentation\
    FisMultipleTouchEnabled\
    AisSecureTextEntry\
    =isTranslucent\
    BkeyboardAppearance\
    <keyboardType\
    6medium\
    7natural\
    =returnKeyType\
    ;scaleToFill\
    ?smartDashesType\
    EsmartInsertDeleteType\
    ?smartQuotesType\
    AspellCheckingType\
    ?textContentType\
    3top\
    FAVPlayerViewController\
    8UIAction\
    AUIBackgroundImage\
    HUICollectionReusableView\
    9UICommand\
    =UIContentMode\
    ?UIControl.State\
    CUIDataDetectorTypes\
    7UIImage\
    FUINavigationController\
    >UIProgressView\
    ;UIStackView\
    CUIToolbarAppearance\
    `9Whether the view receives more than one touch at a time.\
    IallowsInlineMediaPlayback\
    6bounds\
    =configuration\
    ;contentMode\
    DdiscoverabilityTitle\
    AelementAttributes\
    5label\
    4menu\
    DmultipleTouchEnabled\
    ?reuseIdentifier\
    ;shadowImage\
    5state\
    NsuppressesIncrementalRendering\
    9textColor\
    9tintColor\
    _How content is laid out when the bounds change.\
    SUIAdjustsFontForContentSizeCategory\
    @UIAttributedText\
    AUIBackgroundColor\
    AUIBarTranslucence\
    ?UIButtonContent\
    JUIContentConfigurationView\
    =UIContentView\
    7UIItems\
    DUIPageViewController\
    @UIRefreshControl\
    AUIReuseIdentifier\
    SUIRuntimeAccessibilityConfiguration\
    BUISegmentedControl\
    =UIShadowImage\
    FUISystemBackgroundView\
    ?UITextAlignment\
    ;UITextColor\
    AUIViewControllers\
    =WKPreferences\
    6action\
    QadjustsFontForContentSizeCategory\
    ;allowsFocus\
    HallowsFocusDuringEditing\
    AcompactAppearance\
    EenableSetNeedsDisplay\
    4font\
    5frame\
    8iOS 12.0\
    5items\
    7leading\
    ?minimumFontSize\
    GnumberOfTouchesRequired\
    ;placeholder\
    5plain\
    HpreferredBehavioralStyle\
    HpreferredFramesPerSecond\
    7regular\
    MremembersLastFocusedIndexPath\
    AsectionFooterView\
    AsectionHeaderView\
    EselectionFollowsFocus\
    FselfSizingInvalidation\
    ;shadowColor\
    <springLoaded\
    =textAlignment\
    DThe look of the bar.\
    GUIActivityIndicatorView\
    DUICollectionViewCell\
    :UIDelegate\
    LUILongPressGestureRecognizer\
    =UIShadowColor\
    BUITabBarAppearance\
    @UITableViewLabel\
    BUITableViewSection\
    LUITextAutocapitalizationType\
    HUITextAutocorrectionType\
    GUITextSpellCheckingType\
    ;UITintColor\
    CUIViewLayoutMargins\
    \\When the Shift key is pressed automatically.\
    NWhether hyphens become dashes.\
    `2Whether spaces are kept right around pasted text.\
    LWhether spelling is checked.\
    `3Whether straight quotes become typographic quotes.\
    LWhether typing is corrected.\
    `4adjustsImageSizeForAccessibilityContentSizeCategory\
    3all\
    KallowsEditingTextAttributes\
    GallowsMultipleSelection\
    ?allowsSelection\
    <asciiCapable\
    >backgroundView\
    5black\
    9direction\
    8iOS 17.0\
    Einit(nibName:bundle:)\
    <isContinuous\
    IlandscapeImagePhoneInsets\
    5large\
    2no\
    6resize\
    9sentences\
    8trailing\
    5value\
    3yes\
    AGLKViewController\
    9MKMapType\
    BNSLayoutConstraint\
    ?NSTextAlignment\
    RThe color of the bar's background.\
    `XThe controllers inside this one; 'embedIn' names the view that a child's own goes into.\
    DThe keyboard's look.\
    =The keyboard.\
    HThe meaning of the text.\
    9The text.\
    LThe title of the Return key.\
    UThe view that the controller manages.\
    FUIAdjustsFontSizeToFit\
    `6UIAdjustsImageSizeForAccessibilityContentSizeCategory\
    MUIAllowsEditingTextAttributes\
    =UIAllowsFocus\
    JUIAllowsFocusDuringEditing\
    IUIAllowsMultipleSelection\
    AUIAllowsSelection\
    DUIBaselineAdjustment\
    <UIBlurEffect\
    CUIClearsOnInsertion\
    QUIClearsSelectionOnViewWillAppear\
    ;UIColorWell\
    =UIContentSize\
    <UIContinuous\
    FUIDiscoverabilityTitle\
    9UIEnabled\
    =UIHighlighted\
    <UIIdentifier\
    ?UILineBreakMode\
    GUIMenuElementAttributes\
    BUIMenuElementState\
    HUIModalPresentationStyle\
    FUIModalTransitionStyle\
    FUIPanGestureRecognizer\
    =UIPlaceholder\
    JUIPreferredBehavioralStyle\
    8UIPrompt\
    OUIRemembersLastFocusedIndexPath\
    ;UIResponder\
    GUIRestorationIdentifier\
    GUISelectionFollowsFocus\
    HUISelfSizingInvalidation\
    @UISeparatorInset\
    <UISystemItem\
    KUITableViewHeaderFooterView\
    5UITag\
    IUIUserInteractionDisabled\
    7UIValue\
    EUIVibrancyEffectStyle\
    >UIVisualEffect\
    9WKWebView\
    `?What a new password must have: required: lower; minlength: 12.\
    WWhether content shines through the bar.\
    VWhether the Return key waits for text.\
    KWhether the text is hidden.\
    IadjustsFontSizeToFitWidth\
    MallowsAirPlayForMediaPlayback\
    SallowsBackForwardNavigationGestures\
    AallowsLinkPreview\
    SallowsPictureInPictureMediaPlayback\
    KapplicationNameForUserAgent\
    @arrangedSubviews\
    ?attributedTitle\
    :blurEffect\
    BbyTruncatingMiddle\
    @byTruncatingTail\
    AclearsOnInsertion\
    OclearsSelectionOnViewWillAppear\
    DcollectionViewLayout\
    ;contentSize\
    6custom\
    ?customUserAgent\
    :dataSource\
    4date\
    8disabled\
    ?fontDescription\
    8iOS 13.4\
    KiOS 15.0, use configuration\
    JignoresViewportScaleLimits\
    9imageView\
    <init(style:)\
    =isDoubleSided\
    8isHidden\
    =isHighlighted\
    DisPrefetchingEnabled\
    ?isScrollEnabled\
    HisUserInteractionEnabled\
    UjavaScriptCanOpenWindowsAutomatically\
    AjavaScriptEnabled\
    ;keyCommands\
    BleftBarButtonItems\
    5light\
    4link\
    <maximumValue\
    XmediaTypesRequiringUserActionForPlayback\
    <minimumValue\
    EnavigationOrientation\
    5never\
    DnumberOfTapsRequired\
    ;preferences\
    9prominent\
    6prompt\
    >refreshControl\
    <resizeAspect\
    ErestorationIdentifier\
    CrightBarButtonItems\
    9rowHeight\
    6search\
    ?secureTextEntry\
    DselectionGranularity\
    >separatorInset\
    >separatorStyle\
    5small\
    6tabBar\
    3tag\
    >thumbTintColor\
    7topLeft\
    ?transitionStyle\
    ;translucent\
    5width\
    JHow many fingers it takes.\
    >MTLPixelFormat\
    ?NSLineBreakMode\
    SThe data that is turned into links.\
    \\The default space around the view's content.\
    :The image.\
    IThe text with its styles.\
    LThe view behind the content.\
    EUIAccessibilityTraits\
    FUIAlwaysBounceVertical\
    AUIAttributedTitle\
    AUIBehavioralStyle\
    LUIClearsContextBeforeDrawing\
    FUICollectionViewLayout\
    XUICollectionViewSupplementaryViewNibDict\
    7UIColor\
    @UIContentStretch\
    8UIHidden\
    HUIMenuElement.Attributes\
    CUIMenuElement.State\
    AUIMinimumFontSize\
    :UIRectEdge\
    7UIStyle\
    HUISwipeGestureRecognizer\
    MUITableViewCell.AccessoryType\
    JUITableViewCellContentView\
    >UITableViewRow\
    FUITapGestureRecognizer\
    ?UITapRecognizer\
    NWhether events reach the view.\
    ^Whether the font follows the user's text size.\
    J_UIVisualEffectContentView\
    KallowsAutomaticLocalization\
    HallowsAutomaticMirroring\
    KallowsContinuousInteraction\
    NallowsPictureInPicturePlayback\
    6always\
    DalwaysBounceVertical\
    EattributedPlaceholder\
    BautoResizeDrawable\
    :autorepeat\
    EbackButtonDisplayMode\
    ?backButtonTitle\
    JbackgroundImageContentMode\
    ?backgroundStyle\
    CbarButtonSystemItem\
    :bgra8Unorm\
    8bordered\
    :bottomLeft\
    ;bottomRight\
    :byClipping\
    @byTruncatingHead\
    >byWordWrapping\
    8calendar\
    4cell\
    5cells\
    OchangesSelectionAsPrimaryAction\
    JclearsContextBeforeDrawing\
    5close\
    @colorPixelFormat\
    KcompactScrollEdgeAppearance\
    <contentInset\
    >contentStretch\
    4dark\
    GdepthStencilPixelFormat\
    ;destructive\
    ?detailTextLabel\
    4done\
    7dynamic\
    ?editingDidBegin\
    =editingDidEnd\
    RentersFullScreenWhenPlaybackBegins\
    AestimatedItemSize\
    OexitsFullScreenWhenPlaybackEnds\
    <flightNumber\
    ?framebufferOnly\
    =fromCellEdges\
    @fromContentInset\
    4gray\
    6hidden\
    ?hidesBackButton\
    @hidesBarsOnSwipe\
    >hidesBarsOnTap\
    LhidesBarsWhenKeyboardAppears\
    NhidesBarsWhenVerticallyCompact\
    KhidesSearchBarWhenScrolling\
    ;highlighted\
    PiOS 7.0, use a color of your own\
    5input\
    @interPageSpacing\
    8isPaused\
    KisPointerInteractionEnabled\
    QkeyboardDisplayRequiresUserAction\
    HlargeTitleTextAttributes\
    =lineBreakMode\
    ImaximumPrimaryColumnWidth\
    JmediaPlaybackAllowsAirPlay\
    OmediaPlaybackRequiresUserAction\
    7minimal\
    IminimumPrimaryColumnWidth\
    =modifierFlags\
    4name\
    =navigationBar\
    >navigationItem\
    6normal\
    3off\
    8offImage\
    7onImage\
    7options\
    8pageCurl\
    GpauseOnWillResignActive\
    ;phoneNumber\
    HpreferredDatePickerStyle\
    DpreferredDisplayMode\
    DpreferredElementSize\
    GpreferredIndicatorImage\
    SpreferredPrimaryColumnWidthFraction\
    >preferredStyle\
    CpresentsWithGesture\
    OpreservesSuperviewLayoutMargins\
    ;primaryEdge\
    =progressImage\
    @resizeAspectFill\
    GresumeOnDidBecomeActive\
    4role\
    8rotation\
    ;roundedRect\
    FroundsToMinuteInterval\
    ;sampleCount\
    5scale\
    WsearchFieldBackgroundPositionAdjustment\
    LsearchTextPositionAdjustment\
    8segments\
    8selected\
    =selectedColor\
    FselectedImageTintColor\
    >separatorColor\
    <shadowOffset\
    HshouldIndentWhileEditing\
    OshowsExpansionTextWhenTruncated\
    HshowsMenuAsPrimaryAction\
    EshowsPlaybackControls\
    :singleLine\
    =spineLocation\
    8standard\
    =supportsAlpha\
    GsystemGroupedBackground\
    :tabBarItem\
    @tabBarSystemItem\
    ?tableFooterView\
    ?tableHeaderView\
    9textLabel\
    8timeZone\
    GtitlePositionAdjustment\
    CtitleTextAttributes\
    7toolbar\
    8topRight\
    :trackImage\
    GunselectedItemTintColor\
    KupdatesNowPlayingInfoCenter\
    FuserInteractionEnabled\
    <videoGravity\
    OwantsPriorityOverSystemBehavior\
    5white\
    PAVAllowsPictureInPicturePlayback\
    TAVEntersFullScreenWhenPlaybackBegins\
    QAVExitsFullScreenWhenPlaybackEnds\
    CAVLayerVideoGravity\
    OAVLayerVideoGravityResizeAspect\
    GAVShowsPlaybackControls\
    MAVUpdatesNowPlayingInfoCenter\
    >AVVideoGravity\
    FCALayerContentsGravity\
    HGLKEnableSetNeedsDisplay\
    JGLKPauseOnWillResignActive\
    KGLKPreferredFramesPerSecond\
    JGLKResumeOnDidBecomeActive\
    7GLKView\
    RHow a drag dismisses the keyboard.\
    FHow lines are aligned.\
    XHow often the view is drawn in a second.\
    AHow pages change.\
    YHow the baseline moves when text shrinks.\
    `1How the safe area is added to the content inset.\
    >MKPitchEnabled\
    ?MKRotateEnabled\
    ?MKScrollEnabled\
    @MKShowsBuildings\
    >MKShowsCompass\
    GMKShowsPointsOfInterest\
    ?MKShowsScaleKey\
    >MKShowsTraffic\
    CMKShowsUserLocation\
    =MKZoomEnabled\
    EMTKAutoResizeDrawable\
    CMTKColorPixelFormat\
    JMTKDepthStencilPixelFormat\
    HMTKEnableSetNeedsDisplay\
    BMTKFramebufferOnly\
    9MTKPaused\
    KMTKPreferredFramesPerSecond\
    >MTKSampleCount\
    <NSConstantV2\
    BNSLayoutIdentifier\
    :NSPriority\
    JThe bar below the content.\
    `SThe cells that code takes by their reuse identifiers, each a hierarchy of its own.\
    MThe color behind the content.\
    FThe color of the knob.\
    FThe color of the text.\
    EThe font of the text.\
    MThe items from left to right.\
    YThe look of the bar at its lesser height.\
    XThe look of the bar at its usual height.\
    `@The look of the bar below content that is scrolled to its edge.\
    BThe maximum value.\
    BThe minimum value.\
    `4The name under which code takes views of this kind.\
    YThe object that accepts dropped contents.\
    OThe object that draws the view.\
    `?The object that responds to editing and decides about changes.\
    MThe side of the first column.\
    MThe space around the content.\
    KThe space around the image.\
    WThe text shown while there is no other.\
    SThe unit in which the user selects.\
    :The value.\
    _The view behind the content of a selected cell.\
    WThe view that holds the cell's content.\
    ?UIAccessoryType\
    MUIActivityIndicatorView.Style\
    SUIActivityIndicatorViewStyle-Modern\
    JUIAdjustsImageWhenDisabled\
    MUIAdjustsImageWhenHighlighted\
    KUIAdjustsLetterSpacingToFit\
    MUIAllowsAutomaticLocalization\
    JUIAllowsAutomaticMirroring\
    VUIAllowsDefaultTighteningForTruncation\
    KUIAllowsInlineMediaPlayback\
    VUIAllowsMultipleSelectionDuringEditing\
    NUIAllowsSelectionDuringEditing\
    7UIAlpha\
    HUIAlwaysBounceHorizontal\
    ;UIAnimating\
    RUIApportionsSegmentWidthsByContent\
    GUIAttributedPlaceholder\
    <UIAutorepeat\
    DUIAutoresizeSubviews\
    SUIAutoresizesArchivedViewToFullSize\
    BUIAutoresizingMask\
    CUIBackBarButtonItem\
    GUIBackButtonDisplayMode\
    AUIBackButtonTitle\
    DUIBackIndicatorImage\
    MUIBackIndicatorTransitionMask\
    LUIBackgroundImageContentMode\
    <UIBadgeColor\
    <UIBadgeValue\
    EUIBarButtonItem.Style\
    JUIBarButtonItem.SystemItem\
    MUIBarLargeTitleTextAttributes\
    =UIBarPosition\
    GUIBarPrefersLargeTitles\
    BUIBlurEffect.Style\
    AUIBlurEffectStyle\
    =UIBorderStyle\
    ?UIBounceEnabled\
    =UIBouncesZoom\
    8UIBounds\
    CUIButton.ButtonType\
    =UIButton.Role\
    EUIButtonConfiguration\
    <UIButtonRole\
    <UIButtonType\
    :UICalendar\
    IUICanCancelContentTouches\
    VUICellLayoutMarginsFollowReadableWidth\
    8UICenter\
    QUIChangesSelectionAsPrimaryAction\
    :UIChildren\
    AUIClearButtonMode\
    FUIClearsOnBeginEditing\
    BUICollectionLayout\
    PUICollectionView.ScrollDirection\
    WUICollectionView.SelfSizingInvalidation\
    KUICollectionViewCellNibDict\
    JUICollectionViewController\
    `1UICollectionViewFlowLayout.SectionInsetReference\
    RUICollectionViewPrefetchingEnabled\
    HUIColorWellSelectedColor\
    HUIColorWellSupportsAlpha\
    @UIColorWellTitle\
    PUIContentConfigurationIdentifier\
    CUIContentEdgeInsets\
    LUIContentHorizontalAlignment\
    >UIContentInset\
    JUIContentVerticalAlignment\
    TUIControl.ContentHorizontalAlignment\
    RUIControl.ContentVerticalAlignment\
    CUICountDownDuration\
    =UICurrentPage\
    OUICurrentPageIndicatorTintColor\
    <UICustomView\
    6UIDate\
    AUIDatePicker.Mode\
    @UIDatePickerMode\
    AUIDatePickerStyle\
    JUIDefersCurrentPageDisplay\
    LUIDefinesPresentationContext\
    FUIDelaysContentTouches\
    AUIDetailTextLabel\
    HUIDirectionalLockEnabled\
    :UIDisabled\
    :UIEditable\
    FUIEditingAccessoryType\
    CUIEstimatedItemSize\
    DUIEstimatedRowHeight\
    NUIEstimatedSectionFooterHeight\
    NUIEstimatedSectionHeaderHeight\
    AUIFillerRowHeight\
    <UIFocusStyle\
    EUIFooterReferenceSize\
    XUIGestureRecognizer.cancelsTouchesInView\
    VUIGestureRecognizer.delaysTouchesBegan\
    VUIGestureRecognizer.delaysTouchesEnded\
    LUIGestureRecognizer.disabled\
    ^UIGestureRecognizer.requiresExclusiveTouchType\
    EUIHeaderReferenceSize\
    CUIHideForSinglePage\
    AUIHidesBackButton\
    BUIHidesBarsOnSwipe\
    @UIHidesBarsOnTap\
    NUIHidesBarsWhenKeyboardAppears\
    PUIHidesBarsWhenVerticallyCompact\
    JUIHidesBottomBarWhenPushed\
    MUIHidesSearchBarWhenScrolling\
    BUIHidesWhenStopped\
    BUIHighlightedColor\
    BUIHighlightedImage\
    AUIImageEdgeInsets\
    =UIImageInsets\
    FUIImageInsetsLandscape\
    @UIImageLandscape\
    BUIIndentationLevel\
    BUIIndentationWidth\
    @UIIndicatorStyle\
    7UIInput\
    NUIInsetsContentViewsToSafeArea\
    BUIInteritemSpacing\
    :UIItemSize\
    YUIKeyAutomaticallyAdjustsScrollViewInsets\
    =UIKeyCommands\
    KUIKeyEdgesForExtendedLayout\
    UUIKeyExtendedLayoutIncludesOpaqueBars\
    BUIKeyModifierFlags\
    EUIKeyboardDismissMode\
    SUIKeyboardDisplayRequiresUserAction\
    GUILargeTitleDisplayMode\
    =UILayoutGuide\
    GUILayoutGuideIdentifier\
    DUILeftBarButtonItems\
    OUILeftItemsSupplementBackButton\
    =UILineSpacing\
    8UILocale\
    ^UILongPressGestureRecognizer.allowableMovement\
    `2UILongPressGestureRecognizer.minimumPressDuration\
    `2UILongPressGestureRecognizer.numberOfTapsRequired\
    `5UILongPressGestureRecognizer.numberOfTouchesRequired\
    :UIMaxValue\
    =UIMaximumDate\
    KUIMaximumPrimaryColumnWidth\
    BUIMaximumTintColor\
    >UIMaximumValue\
    CUIMaximumValueImage\
    BUIMaximumZoomScale\
    LUIMediaPlaybackAllowsAirPlay\
    QUIMediaPlaybackRequiresUserAction\
    BUIMenu.ElementSize\
    >UIMenu.Options\
    =UIMenuOptions\
    :UIMinValue\
    =UIMinimumDate\
    KUIMinimumPrimaryColumnWidth\
    DUIMinimumScaleFactor\
    BUIMinimumTintColor\
    >UIMinimumValue\
    CUIMinimumValueImage\
    BUIMinimumZoomScale\
    @UIMinuteInterval\
    EUIModalInPresentation\
    ?UIModifierFlags\
    ;UIMomentary\
    PUINavigationBarCompactAppearance\
    ZUINavigationBarCompactScrollEdgeAppearance\
    EUINavigationBarHidden\
    SUINavigationBarScrollEdgeAppearance\
    QUINavigationBarStandardAppearance\
    VUINavigationItem.BackButtonDisplayMode\
    VUINavigationItem.LargeTitleDisplayMode\
    9UINibName\
    ?UINumberOfLines\
    ?UINumberOfPages\
    MUIPageControl.BackgroundStyle\
    GUIPageControl.Direction\
    XUIPageControlAllowsContinuousInteraction\
    LUIPageControlBackgroundStyle\
    FUIPageControlDirection\
    HUIPageIndicatorTintColor\
    ZUIPageViewController.NavigationOrientation\
    RUIPageViewController.SpineLocation\
    TUIPageViewController.TransitionStyle\
    OUIPageViewControllerDoubleSided\
    YUIPageViewControllerNavigationOrientation\
    OUIPageViewControllerPageSpacing\
    QUIPageViewControllerSpineLocation\
    SUIPageViewControllerTransitionStyle\
    ?UIPagingEnabled\
    ]UIPanGestureRecognizer.maximumNumberOfTouches\
    ]UIPanGestureRecognizer.minimumNumberOfTouches\
    =UIPickerStyle\
    HUIPinchGestureRecognizer\
    NUIPinchGestureRecognizer.scale\
    KUIPointerInteractionEnabled\
    FUIPreferredContentSize\
    FUIPreferredDisplayMode\
    FUIPreferredElementSize\
    IUIPreferredIndicatorImage\
    IUIPreferredMaxLayoutWidth\
    UUIPreferredPrimaryColumnWidthFraction\
    DUIPrefetchingEnabled\
    EUIPresentsWithGesture\
    =UIPrimaryEdge\
    :UIProgress\
    ?UIProgressImage\
    KUIProgressProgressTintColor\
    HUIProgressTrackTintColor\
    DUIProgressView.Style\
    CUIProgressViewStyle\
    \\UIProvidesPresentationContextTransitionStyle\
    TUIReversesTitleShadowWhenHighlighted\
    EUIRightBarButtonItems\
    KUIRotationGestureRecognizer\
    TUIRotationGestureRecognizer.rotation\
    HUIRoundsToMinuteInterval\
    ;UIRowHeight\
    AUIScalesPageToFit\
    IUIScopeBarBackgroundImage\
    CUIScopeButtonTitles\
    PUIScreenEdgePanGestureRecognizer\
    VUIScreenEdgePanGestureRecognizer.edges\
    AUIScrollDirection\
    @UIScrollDisabled\
    GUIScrollIndicatorInsets\
    [UIScrollView.ContentInsetAdjustmentBehavior\
    KUIScrollView.IndicatorStyle\
    PUIScrollView.KeyboardDismissMode\
    ZUIScrollViewContentInsetAdjustmentBehavior\
    \\UIScrollViewIndicatorInsetAdjustmentBehavior\
    AUISearchBar.Style\
    @UISearchBarStyle\
    GUISearchBarTranslucence\
    YUISearchFieldBackgroundPositionAdjustment\
    NUISearchTextPositionAdjustment\
    EUISectionFooterHeight\
    EUISectionHeaderHeight\
    IUISectionHeaderTopPadding\
    MUISectionIndexBackgroundColor\
    CUISectionIndexColor\
    TUISectionIndexMinimumDisplayRowCount\
    UUISectionIndexTrackingBackgroundColor\
    >UISectionInset\
    GUISectionInsetReference\
    FUISegmentContentOffset\
    AUISegmentDisabled\
    =UISegmentInfo\
    >UISegmentWidth\
    :UISegments\
    <UISelectable\
    :UISelected\
    HUISelectedImageTintColor\
    FUISelectedSegmentIndex\
    JUISelectedSegmentTintColor\
    GUISelectedTemplateImage\
    IUISelectionIndicatorImage\
    @UISelectionStyle\
    JUISemanticContentAttribute\
    @UISeparatorColor\
    IUISeparatorInsetReference\
    @UISeparatorStyle\
    >UIShadowOffset\
    JUIShouldIndentWhileEditing\
    IUIShowSearchResultsButton\
    EUIShowsBookmarkButton\
    CUIShowsCancelButton\
    QUIShowsExpansionTextWhenTruncated\
    PUIShowsHorizontalScrollIndicator\
    JUIShowsMenuAsPrimaryAction\
    EUIShowsReorderControl\
    ?UIShowsScopeBar\
    KUIShowsTouchWhenHighlighted\
    NUIShowsVerticalScrollIndicator\
    QUISplitViewController.DisplayMode\
    QUISplitViewController.PrimaryEdge\
    KUISplitViewController.Style\
    JUISplitViewControllerStyle\
    EUIStackView.Alignment\
    HUIStackView.Distribution\
    DUIStackViewAlignment\
    KUIStackViewArrangedSubviews\
    ?UIStackViewAxis\
    KUIStackViewBaselineRelative\
    GUIStackViewDistribution\
    PUIStackViewLayoutMarginsRelative\
    BUIStackViewSpacing\
    ;UIStepValue\
    :UISubtitle\
    PUISuppressesIncrementalRendering\
    RUISwipeGestureRecognizer.Direction\
    RUISwipeGestureRecognizer.direction\
    `1UISwipeGestureRecognizer.numberOfTouchesRequired\
    >UISwitch.Style\
    @UISwitchOffImage\
    :UISwitchOn\
    ?UISwitchOnImage\
    CUISwitchOnTintColor\
    FUISwitchPreferredStyle\
    FUISwitchThumbTintColor\
    =UISwitchTitle\
    HUITabBar.ItemPositioning\
    GUITabBarItem.SystemItem\
    GUITabBarItemPositioning\
    CUITabBarItemSpacing\
    AUITabBarItemWidth\
    LUITabBarScrollEdgeAppearance\
    JUITabBarStandardAppearance\
    AUITableFooterView\
    AUITableHeaderView\
    >UITableRowCell\
    @UITableRowHeight\
    IUITableSectionFooterTitle\
    IUITableSectionHeaderTitle\
    BUITableSectionRows\
    RUITableView.SelfSizingInvalidation\
    SUITableView.SeparatorInsetReference\
    AUITableView.Style\
    IUITableViewCell.CellStyle\
    JUITableViewCell.FocusStyle\
    NUITableViewCell.SelectionStyle\
    NUITableViewCell.SeparatorStyle\
    LUITableViewCellPrototypeNibs\
    DUITableViewCellStyle\
    EUITableViewController\
    @UITableViewStyle\
    GUITextField.BorderStyle\
    DUITextField.ViewMode\
    EUITextFieldBackground\
    MUITextFieldDisabledBackground\
    ;UITextLabel\
    @UIThumbTintColor\
    :UITimeZone\
    AUITitleEdgeInsets\
    IUITitlePositionAdjustment\
    CUITitleShadowOffset\
    EUITitleTextAttributes\
    ;UITitleView\
    9UIToolTip\
    JUIToolbarCompactAppearance\
    >UIToolbarItems\
    MUIToolbarScrollEdgeAppearance\
    >UIToolbarShown\
    KUIToolbarStandardAppearance\
    <UITrackImage\
    IUIUnselectedItemTintColor\
    @UIVibrancyEffect\
    GUIView.AutoresizingMask\
    ZUIViewContentCompressionResistancePriority\
    `6UIViewDoesNotTranslateAutoresizingMaskIntoConstraints\
    UUIViewInsetsLayoutMarginsFromSafeArea\
    VUIViewLayoutMarginsFollowReadableWidth\
    RUIViewLocalOverrideTraitCollection\
    OUIViewPreservesSuperviewMargins\
    NUIViewSemanticContentAttribute\
    MUIVisualEffectViewContentView\
    HUIVisualEffectViewEffect\
    QUIWantsPriorityOverSystemBehavior\
    7UIWidth\
    8UIWindow\
    =UIWindowLevel\
    7UIWraps\
    3URL\
    GWKAudiovisualMediaTypes\
    CWKDataDetectorTypes\
    FWKSelectionGranularity\
    WWhat happens to text that does not fit.\
    `]What is behind the content; it takes the place of the color and the views of the background.\
    VWhat section insets are measured from.\
    `<When cells are sized again after their content has changed.\
    TWhere the spine of curling pages is.\
    `6Whether a page is shown only when all of it is there.\
    ^Whether cells are made before they are needed.\
    ]Whether content that fits bounces vertically.\
    YWhether media may play on another screen.\
    SWhether media play inside the page.\
    ^Whether the bounds are cleared before drawing.\
    PWhether the font shrinks to fit.\
    `7Whether the image grows with accessibility text sizes.\
    SWhether the user can change styles.\
    \\Whether the view is drawn and takes touches.\
    `1Whether the view is drawn when it needs display.\
    QWhether typing replaces the text.\
    X_UIBarItemLargeContentSizeImageCodingKey\
    =accessoryType\
    7address\
    DadjustsFontSizeToFit\
    HadjustsImageWhenDisabled\
    KadjustsImageWhenHighlighted\
    NadjustsLetterSpacingToFitWidth\
    >alignBaselines\
    9alignment\
    AallowableMovement\
    TallowsDefaultTighteningForTruncation\
    TallowsMultipleSelectionDuringEditing\
    LallowsSelectionDuringEditing\
    5alpha\
    FalwaysBounceHorizontal\
    PapportionsSegmentWidthsByContent\
    :attributes\
    5audio\
    =automaticSize\
    YautomaticallyAdjustsScrollIndicatorInsets\
    TautomaticallyAdjustsScrollViewInsets\
    QautoresizesArchivedViewToFullSize\
    CautoresizesSubviews\
    @autoresizingMask\
    4axis\
    AbackBarButtonItem\
    BbackIndicatorImage\
    PbackIndicatorTransitionMaskImage\
    :background\
    :badgeColor\
    :badgeValue\
    BbaselineAdjustment\
    ?bgra8Unorm_srgb\
    4blue\
    4bold\
    9bookmarks\
    ;borderStyle\
    7bounces\
    ;bouncesZoom\
    6button\
    >byCharWrapping\
    =calendarEvent\
    GcanCancelContentTouches\
    6cancel\
    DcancelsTouchesInView\
    TcellLayoutMarginsFollowReadableWidth\
    ?clearButtonMode\
    DclearsOnBeginEditing\
    5color\
    7command\
    7compact\
    8constant\
    :contactAdd\
    TcontentCompressionResistancePriority\
    AcontentEdgeInsets\
    JcontentHorizontalAlignment\
    NcontentInsetAdjustmentBehavior\
    =contentOffset\
    HcontentVerticalAlignment\
    :continuous\
    7control\
    AcountDownDuration\
    =coverVertical\
    ;currentPage\
    McurrentPageIndicatorTintColor\
    :customView\
    ;dateAndTime\
    >datePickerMode\
    HdefersCurrentPageDisplay\
    JdefinesPresentationContext\
    DdelaysContentTouches\
    BdelaysTouchesBegan\
    BdelaysTouchesEnded\
    <depth32Float\
    Edepth32Float_stencil8\
    @detailDisclosure\
    BdisabledBackground\
    <distribution\
    4down\
    <dragDelegate\
    <dropDelegate\
    5edges\
    FedgesForExtendedLayout\
    DeditingAccessoryType\
    >editingChanged\
    CeditingDidEndOnExit\
    6effect\
    <emailAddress\
    KenabledIncludingConstraints\
    BestimatedRowHeight\
    LestimatedSectionFooterHeight\
    LestimatedSectionHeaderHeight\
    PextendedLayoutIncludesOpaqueBars\
    :extraLight\
    ?fillerRowHeight\
    DflexibleBottomMargin\
    >flexibleHeight\
    BflexibleLeftMargin\
    CflexibleRightMargin\
    AflexibleTopMargin\
    =flexibleWidth\
    :focusStyle\
    CfooterReferenceSize\
    ;footerTitle\
    CfromAutomaticInsets\
    AfromLayoutMargins\
    <fromSafeArea\
    7grouped\
    CheaderReferenceSize\
    ;headerTitle\
    5heavy\
    HhidesBottomBarWhenPushed\
    BhidesForSinglePage\
    @hidesWhenStopped\
    @highlightedImage\
    DhighlightedTextColor\
    EiOS 12.0, use MTKView\
    DiOS 13.0, use medium\
    ?imageEdgeInsets\
    ;imageInsets\
    @indentationLevel\
    @indentationWidth\
    >indicatorStyle\
    8infoDark\
    9infoLight\
    BinputAccessoryView\
    9inputView\
    <insetGrouped\
    LinsetsContentViewsToSafeArea\
    OinsetsLayoutMarginsFromSafeArea\
    7invalid\
    ;isAnimating\
    MisBaselineRelativeArrangement\
    HisDirectionalLockEnabled\
    :isEditable\
    RisLayoutMarginsRelativeArrangement\
    ;isMomentary\
    EisNavigationBarHidden\
    4isOn\
    ?isPagingEnabled\
    >isPitchEnabled\
    ?isRotateEnabled\
    <isSelectable\
    :isSelected\
    ?isToolbarHidden\
    =isZoomEnabled\
    ?itemPositioning\
    8itemSize\
    ;itemSpacing\
    9itemWidth\
    9justified\
    CkeyboardDismissMode\
    ClandscapeImagePhone\
    ElargeContentSizeImage\
    ElargeTitleDisplayMode\
    PlayoutMarginsFollowReadableWidth\
    MleftItemsSupplementBackButton\
    ;leftToRight\
    6locale\
    8location\
    @lookupSuggestion\
    3mac\
    7mapType\
    ;maximumDate\
    FmaximumNumberOfTouches\
    EmaximumTrackTintColor\
    AmaximumValueImage\
    @maximumZoomScale\
    3min\
    ;minimumDate\
    GminimumInteritemSpacing\
    BminimumLineSpacing\
    FminimumNumberOfTouches\
    DminimumPressDuration\
    BminimumScaleFactor\
    EminimumTrackTintColor\
    AminimumValueImage\
    @minimumZoomScale\
    >minuteInterval\
    FmodalPresentationStyle\
    DmodalTransitionStyle\
    7nibName\
    8nickname\
    =numberOfLines\
    =numberOfPages\
    2on\
    ;onTintColor\
    3pad\
    FpageIndicatorTintColor\
    8password\
    DpreferredContentSize\
    GpreferredMaxLayoutWidth\
    BprefersLargeTitles\
    BprefetchDataSource\
    BprefetchingEnabled\
    8priority\
    8progress\
    AprogressTintColor\
    AprogressViewStyle\
    ZprovidesPresentationContextTransitionStyle\
    ?quaternaryLabel\
    6redraw\
    JrequiresExclusiveTouchType\
    RreversesTitleShadowWhenHighlighted\
    ;rgba16Float\
    ;rightToLeft\
    BrootViewController\
    ?scalesPageToFit\
    GscopeBarBackgroundImage\
    AscopeButtonTitles\
    ?scrollDirection\
    =scrollEnabled\
    EscrollIndicatorInsets\
    >searchBarStyle\
    >secondaryLabel\
    CsectionFooterHeight\
    CsectionHeaderHeight\
    GsectionHeaderTopPadding\
    KsectionIndexBackgroundColor\
    AsectionIndexColor\
    RsectionIndexMinimumDisplayRowCount\
    SsectionIndexTrackingBackgroundColor\
    <sectionInset\
    EsectionInsetReference\
    FselectedBackgroundView\
    =selectedImage\
    DselectedSegmentIndex\
    HselectedSegmentTintColor\
    GselectionIndicatorImage\
    >selectionStyle\
    HsemanticContentAttribute\
    8semibold\
    9separator\
    GseparatorInsetReference\
    FshipmentTrackingNumber\
    CshowsBookmarkButton\
    >showsBuildings\
    AshowsCancelButton\
    <showsCompass\
    NshowsHorizontalScrollIndicator\
    EshowsPointsOfInterest\
    CshowsReorderControl\
    :showsScale\
    =showsScopeBar\
    HshowsSearchResultsButton\
    IshowsTouchWhenHighlighted\
    <showsTraffic\
    AshowsUserLocation\
    LshowsVerticalScrollIndicator\
    7spacing\
    @spacingUseSystem\
    8stencil8\
    9stepValue\
    6system\
    :systemItem\
    ?tableBackground\
    =tertiaryLabel\
    4thin\
    ?titleEdgeInsets\
    ?titleLabel.font\
    HtitleLabel.lineBreakMode\
    GtitleLabel.shadowOffset\
    9titleView\
    <toolbarItems\
    =touchUpInside\
    >trackTintColor\
    YtranslatesAutoresizingMaskIntoConstraints\
    :ultraLight\
    2up\
    8username\
    6value1\
    6value2\
    5video\
    ;windowLevel\
    5wraps\
    `HA bar at the top of the screen with the controls of a stack of screens.\
    XA bar that shows the progress of a task.\
    YA bar whose items choose between screens.\
    JA bar with a row of items.\
    ZA button of a toolbar or a navigation bar.\
    _A control for a date, a time or a span of time.\
    SA control for a value along a line.\
    `8A control of segments, each of which works as a button.\
    _A control that increases and decreases a value.\
    [A control that runs code when it is tapped.\
    `CA control that shows a color and lets the user choose another one.\
    `VA control that the user reveals by pulling down a scroll view, to reload its content.\
    XA control with an editable line of text.\
    VA control with two states, on and off.\
    `@A controller that draws a GLKView again and again; use MTKView.\
    _A controller that plays a video, with controls.\
    `KA controller that shows one of several controllers, chosen in a bar below.\
    `TA controller that shows the topmost of a stack of controllers, with a bar above it.\
    `?A controller that shows two or three controllers side by side.\
    `>A controller that turns pages, each of which is a controller.\
    ]A controller whose view is a collection view.\
    XA controller whose view is a table view.\
    `;A field for the text of a search, with buttons and scopes.\
    `?A layout of lines of items, with optional headers and footers.\
    OA line of text above the field.\
    OA line of text above the title.\
    \\A list of commands, actions and other menus.\
    `UA rectangle that constraints can speak of; scenes name a view's guides in equations.\
    _A reusable header or footer of a table section.\
    FA row of a table view.\
    QA row of dots, one for each page.\
    `SA section of a static table; it can only be an element of a table view's sections.\
    RA short description of the object.\
    ]A view of wheels, each with a list of values.\
    KA view that Metal draws in.\
    \\A view that OpenGL ES draws in; use MTKView.\
    `;A view that a collection view takes by a reuse identifier.\
    `HA view that applies a blur or vibrancy effect to the content behind it.\
    `AA view that lays out its arranged subviews in a row or a column.\
    ]A view that lets its content scroll and zoom.\
    HA view that shows a map.\
    `4A view that shows an image or a sequence of images.\
    `:A view that shows items of data in a customizable layout.\
    \\A view that shows one or more lines of text.\
    `3A view that shows rows of data in a single column.\
    LA view that shows web pages.\
    [A view that shows web pages; use WKWebView.\
    `8A view with several lines of editable text that scroll.\
    UA wheel that turns while a task runs.\
    XA whole number that identifies the item.\
    XA whole number that identifies the view.\
    <ASCIICapable\
    IAVLayerVideoGravityResize\
    SAVLayerVideoGravityResizeAspectFill\
    NAVPlayerViewControllerDelegate\
    `>An effect that blurs the content behind a visual effect view.\
    `UAn effect that makes the content of a visual effect view vivid inside a blurred one.\
    `VAn element of a menu that sends a message to the first responder that understands it.\
    `PAn element of a menu that sends its messages to the objects it is connected to.\
    MAn item of a collection view.\
    EAn item of a tab bar.\
    \\An object that manages a hierarchy of views.\
    `HAn object that manages the content of a rectangular area on the screen.\
    ^An object that responds to and handles events.\
    :BGRA8Unorm\
    ?BGRA8Unorm_sRGB\
    @CTFontBlackUsage\
    ?CTFontBoldUsage\
    ?CTFontDemiUsage\
    @CTFontHeavyUsage\
    @CTFontLightUsage\
    ACTFontMediumUsage\
    BCTFontRegularUsage\
    ?CTFontThinUsage\
    ECTFontUltraLightUsage\
    `[Colors; the components are those of the light appearance, which a nib keeps as a fallback.\
    <Depth32Float\
    EDepth32Float_Stencil8\
    IDirections on the screen.\
    VFormats of pixels that Metal draws in.\
    IGLKViewControllerDelegate\
    ?GLKViewDelegate\
    `AHow a control behaves in an app for the iPad that runs on a Mac.\
    `1How a control's content is aligned horizontally.\
    ^How a control's content is aligned vertically.\
    NHow a controller is presented.\
    IHow a focused cell looks.\
    DHow a menu is shown.\
    IHow a presentation moves.\
    PHow a table groups its sections.\
    LHow a video fills its place.\
    UHow a web view loads and plays pages.\
    [How an element of a menu looks and behaves.\
    `3How an object behaves, for assistive applications.\
    `BHow arranged views are aligned perpendicular to the stack's axis.\
    _How arranged views share the length of a stack.\
    `5How content is laid out when a view's bounds change.\
    JHow contents fill a layer.\
    MHow contents fill the bounds.\
    `>How far fingers may move before the gesture fails, in points.\
    JHow items share a tab bar.\
    QHow large a configured button is.\
    KHow large the elements are.\
    UHow large the elements of a menu are.\
    `;How lines are broken where several positions are possible.\
    NHow lines of text are aligned.\
    VHow long fingers must rest in seconds.\
    RHow many columns a split view has.\
    KHow many columns there are.\
    HHow many dots there are.\
    MHow many samples a pixel has.\
    GHow many taps it takes.\
    WHow many times the content is indented.\
    THow much one tap adds or takes away.\
    YHow much room a screen has along an axis.\
    HHow opaque the layer is.\
    IHow opaque the shadow is.\
    YHow opaque the view and its subviews are.\
    PHow pages are loaded and played.\
    NHow prominent a search bar is.\
    IHow prominent the bar is.\
    `2How round the corners of a configured button are.\
    QHow soft the shadow is in points.\
    RHow strongly the relation is kept.\
    XHow strongly the view resists shrinking.\
    `IHow the action looks and behaves in a menu; UIKit calls them attributes.\
    `JHow the command looks and behaves in a menu; UIKit calls them attributes.\
    XHow the content is aligned horizontally.\
    VHow the content is aligned vertically.\
    PHow the controller is presented.\
    KHow the focused cell looks.\
    SHow the image fills the background.\
    LHow the items share the bar.\
    `1How the keyboard behaves while a text is edited.\
    \\How the layers of a symbol get their colors.\
    `1How the letters of a text in a list are changed.\
    FHow the menu is shown.\
    GHow the object behaves.\
    KHow the presentation moves.\
    HHow the text is aligned.\
    MHow the video fills the view.\
    `;How title and subtitle of a configured button are aligned.\
    `1How views are aligned perpendicular to the axis.\
    KHow views share the length.\
    MIBUITableViewCellStyleDefault\
    NIBUITableViewCellStyleSubtitle\
    LIBUITableViewCellStyleValue1\
    LIBUITableViewCellStyleValue2\
    `=Keys of a hardware keyboard, and the message that they send.\
    ?Kinds of media.\
    :MKDelegate\
    AMKMapViewDelegate\
    ?MTKViewDelegate\
    :NSConstant\
    ENSDirectionalRectEdge\
    @NSFirstAttribute\
    BNSFirstAttributeV2\
    ;NSFirstItem\
    <NSMultiplier\
    RNSParagraphStyle.LineBreakStrategy\
    :NSRelation\
    ANSSecondAttribute\
    CNSSecondAttributeV2\
    <NSSecondItem\
    BNSShouldBeArchived\
    BNSSymbolicConstant\
    BNSWritingDirection\
    `YOne segment of a segmented control; it can only be an element of the control's segments.\
    2P3\
    ;RGBA16Float\
    `8Recognizes a drag that starts at an edge of the screen.\
    MRecognizes fingers that drag.\
    YRecognizes fingers that rest on the view.\
    _Recognizes fingers that sweep in one direction.\
    LRecognizes one or more taps.\
    `4Recognizes two fingers that move apart or together.\
    `3Recognizes two fingers that turn about each other.\
    4SRGB\
    8Stencil8\
    ]The accessory at the trailing edge of a cell.\
    `2The accessory at the trailing edge while editing.\
    SThe accessory at the trailing edge.\
    TThe anchor's position on the z-axis.\
    `5The angle in radians from which the rotation starts.\
    `1The application; it can only be a scene's owner.\
    `>The arrangement of the labels and the image that UIKit makes.\
    _The arrangements of labels and image in a cell.\
    EThe axes of a layout.\
    a2The backdrop for an application's user interface and the object that dispatches events to views.\
    MThe background of each state.\
    JThe bar above the content.\
    NThe bar buttons of the system.\
    `QThe base class for controls, which send actions in response to user interaction.\
    VThe base class of gesture recognizers.\
    `6The base class of the effects of visual effect views.\
    `NThe base class of the layouts of collection views; scenes use its subclasses.\
    LThe blur of the view behind.\
    LThe borders of a text field.\
    9The cell.\
    `8The cells from top to bottom, each in a row of its own.\
    `1The collection view that the controller manages.\
    _The color behind the index while it is touched.\
    KThe color behind the index.\
    NThe color of highlighted text.\
    YThe color of items that are not selected.\
    LThe color of the background.\
    SThe color of the badge; nil is red.\
    NThe color of the bar's shadow.\
    `IThe color of the border: a CGColor, which no runtime attribute can hold.\
    TThe color of the current page's dot.\
    NThe color of the index's text.\
    [The color of the item; nil takes the bar's.\
    `HThe color of the layer: a CGColor, which no runtime attribute can hold.\
    VThe color of the line before the knob.\
    VThe color of the line behind the knob.\
    `=The color of the lines between rows; nil takes the system's.\
    LThe color of the other dots.\
    OThe color of the selected cell.\
    WThe color of the selected item's image.\
    RThe color of the selected segment.\
    `IThe color of the shadow: a CGColor, which no runtime attribute can hold.\
    TThe color of the share that is done.\
    TThe color of the share that is left.\
    QThe color of the switch while on.\
    OThe color of the text's shadow.\
    TThe color of the text; nil is black.\
    ^The color of the wheel; nil takes the style's.\
    HThe color; nil for none.\
    NThe colors of a selected cell.\
    RThe colors that a screen can show.\
    `BThe content of a list that the cell shows in place of its labels.\
    ZThe content of a list that the cell shows.\
    ZThe content of a list that the view shows.\
    `FThe content view of a table view cell; it can only be used in a cell.\
    `EThe content view of a visual effect view; it can only be used there.\
    ]The control that a pull on the table reveals.\
    `:The controller whose search bar is shown below the title.\
    [The controller whose view fills the window.\
    SThe controller's item in a tab bar.\
    SThe controllers from left to right.\
    `3The controllers of the stack, the one on top last.\
    ZThe controllers, the first column's first.\
    `5The date; nil is the moment when the picker is made.\
    `BThe default space around the view's content by reading direction.\
    QThe direction in which text runs.\
    XThe direction in which the view scrolls.\
    GThe direction of pages.\
    KThe direction of the pages.\
    IThe direction of the row.\
    ^The directions in which a flow layout scrolls.\
    `:The directions in which the arrow of a popover may point.\
    JThe directions of a swipe.\
    JThe directions that count.\
    BThe earliest date.\
    [The edges at which content runs under bars.\
    _The edges of a rectangle, by reading direction.\
    IThe edges of a rectangle.\
    EThe edges that count.\
    ;The effect.\
    QThe elements, from top to bottom.\
    `YThe entry of a cell in a static table; scenes write the cell itself, with its rowHeight.\
    `5The estimated height of rows; 0 turns estimates off.\
    XThe estimated height of section footers.\
    XThe estimated height of section headers.\
    `9The estimated size of items; zero turns self-sizing off.\
    WThe factor from which the pinch starts.\
    LThe fewest fingers it takes.\
    CThe field's border.\
    [The first column's maximum width in points.\
    [The first column's minimum width in points.\
    VThe first column's share of the width.\
    `?The font and the color of large titles; nil uses the system's.\
    `9The font and the color of titles; nil uses the system's.\
    ]The font of the text; nil takes the system's.\
    `4The footer that code takes by its reuse identifier.\
    SThe format of the pixels of colors.\
    `AThe format of the pixels of depth and stencil; invalid for none.\
    TThe gesture recognizers of the view.\
    `4The header that code takes by its reuse identifier.\
    ]The height of a static table's row in points.\
    `;The height of empty rows below the last one; 0 shows none.\
    MThe height of rows in points.\
    XThe height of section footers in points.\
    XThe height of section headers in points.\
    `EThe identifier of the calendar, such as japanese; nil is the user's.\
    `1The identifier of the locale; nil is the user's.\
    OThe image at the maximum value.\
    OThe image at the minimum value.\
    OThe image behind disabled text.\
    IThe image behind the bar.\
    KThe image behind the items.\
    LThe image behind the scopes.\
    SThe image behind the selected item.\
    JThe image behind the text.\
    QThe image beside the back button.\
    SThe image for assistive text sizes.\
    KThe image in place of dots.\
    HThe image of each state.\
    LThe image of the background.\
    NThe image of the bar's shadow.\
    QThe image of the built-in styles.\
    SThe image of the highlighted state.\
    OThe image of the selected item.\
    TThe image of the share that is done.\
    TThe image of the share that is left.\
    RThe image on a phone in landscape.\
    `7The image while off; it has had no effect since iOS 7.\
    `6The image while on; it has had no effect since iOS 7.\
    `5The inset of separator lines; nil uses the system's.\
    `7The inset of the separator line; nil uses the table's.\
    JThe item at the left edge.\
    KThe item at the right edge.\
    XThe item of the system that this one is.\
    `OThe item of the system that this one is; its title and image are the system's.\
    SThe item that is selected at first.\
    WThe item that leads back to the screen.\
    KThe items at the left edge.\
    `2The items at the right edge, the outermost first.\
    ZThe items of the bar, the one on top last.\
    ^The items of the toolbar below the controller.\
    YThe key color; nil takes the superview's.\
    aCThe key: a lowercase letter, a digit or a sign, or the name of one of UIKit's constants such as UIKeyInputEscape.\
    >The keyboards.\
    aHThe keys of a hardware keyboard that send messages while the controller, or something in its view, is first responder.\
    QThe keys that are held meanwhile.\
    `5The keys that are held while another one is pressed.\
    CThe kind of button.\
    SThe kind of content; nil suits any.\
    \\The kind of device that an interface is for.\
    QThe kind of value that is picked.\
    DThe kinds of button.\
    `3The kinds of content that a vibrancy effect suits.\
    QThe label of the built-in styles.\
    aHThe label that UIKit makes for a cell of a built-in style; scenes write it in the cell's textLabel or detailTextLabel.\
    AThe largest zoom.\
    @The latest date.\
    a6The layer that draws a view; its properties can be set as runtime attributes of a view, under layer.\
    SThe layer's position on the z-axis.\
    GThe lines between rows.\
    VThe lines between the rows of a table.\
    `7The look and content of the button in a configuration.\
    MThe look of a navigation bar.\
    FThe look of a tab bar.\
    FThe look of a toolbar.\
    `@The look of the bar above content that is scrolled to its edge.\
    EThe look of the blur.\
    GThe look of the button.\
    KThe look of the indicators.\
    EThe look of the line.\
    `DThe look of the low bar above content that is scrolled to its edge.\
    ZThe look that the picker has where it can.\
    `1The mask of the back image while screens change.\
    GThe meanings of a text.\
    _The media that play only when the user says so.\
    `JThe menu that a long press shows, or a tap with showsMenuAsPrimaryAction.\
    `FThe menu that a tap shows, or a long press if the item has an action.\
    a:The message, in Objective-C spelling, that goes to the first in the responder chain that understands it.\
    `8The middle of the frame in the superview's coordinates.\
    `5The minimum space between items of a line in points.\
    ZThe minimum space between lines in points.\
    JThe most fingers it takes.\
    `3The most lines to show; 0 for as many as it takes.\
    `FThe name by which code finds the action; nil gives it one of its own.\
    `DThe name by which code finds the menu; nil gives it one of its own.\
    `8The name by which user interface tests find the object.\
    FThe name of the guide.\
    FThe name of the layer.\
    UThe name of the relation in messages.\
    ]The name of the time zone; nil is the user's.\
    `4The name under which code takes cells of this kind.\
    YThe name under which pages are asked for.\
    [The name under which the state is restored.\
    `3The name under which the view's state is restored.\
    UThe nib that the view is loaded from.\
    ]The number of pixels per point of that image.\
    OThe number of pixels per point.\
    `2The number of rows from which the index is shown.\
    ]The number of taps required before the press.\
    SThe object that arranges the items.\
    VThe object that changes what is drawn.\
    `AThe object that decides whether the recognizer receives touches.\
    `4The object that is told about pictures in pictures.\
    `<The object that is told which items are about to be needed.\
    `;The object that is told which rows are about to be needed.\
    `FThe object that provides the contents of items that are dragged away.\
    `EThe object that provides the contents of rows that are dragged away.\
    SThe object that provides the items.\
    `:The object that provides the numbers of columns and rows.\
    `KThe object that provides the pages before and after the one that is shown.\
    `HThe object that provides the rows' contents and responds to selections.\
    RThe object that provides the rows.\
    a4The object that responds to changes of the map's region and provides the views of its annotations.\
    `<The object that responds to columns being shown and hidden.\
    `AThe object that responds to controllers being pushed and popped.\
    `;The object that responds to items being pushed and popped.\
    `@The object that responds to page loads and decides about links.\
    WThe object that responds to page loads.\
    WThe object that responds to page turns.\
    `3The object that responds to scrolling and zooming.\
    `EThe object that responds to selections and decides how items behave.\
    `DThe object that responds to selections and decides how rows behave.\
    `:The object that responds to text changes and button taps.\
    `:The object that responds to the application's life cycle.\
    `:The object that responds to the selection of controllers.\
    `4The object that responds to the selection of items.\
    `6The object that says at which edge the bar is placed.\
    `8The object that shows the dialogs and windows of pages.\
    LThe object's value in words.\
    SThe offset of the field in the bar.\
    SThe offset of the shadow in points.\
    IThe offset of the shadow.\
    TThe offset of the text in its field.\
    QThe offset of the title or image.\
    QThe offset of the title's shadow.\
    HThe offset of the title.\
    WThe page that is shown, counted from 0.\
    `DThe part of the content that is stretched, in shares of the bounds.\
    `;The part of the contents that is drawn, in shares of them.\
    PThe placeholder with its styles.\
    `@The point about which the layer turns, in shares of its bounds.\
    ]The points that are added to the second side.\
    `6The properties that the items of bars have in common.\
    TThe radius of the corners in points.\
    `8The rectangle in the superview's coordinates in points.\
    \\The rectangle in the view's own coordinates.\
    `KThe relation between two attributes of views that the layout must satisfy.\
    `\\The root class; accessibility properties are declared here, as UIKit does for every object.\
    GThe scales of a symbol.\
    XThe second label of the built-in styles.\
    OThe sections of a static table.\
    QThe segment that was tapped last.\
    [The segment's image; it replaces the title.\
    DThe segment's title.\
    PThe segments from left to right.\
    IThe shadow above the bar.\
    IThe shadow below the bar.\
    GThe share that is done.\
    `3The sign that a configured button opens something.\
    OThe size and look of the wheel.\
    LThe size of items in points.\
    LThe size of section footers.\
    LThe size of section headers.\
    RThe size of the content in points.\
    YThe size that a container should give it.\
    VThe smallest share of the font's size.\
    TThe smallest size of text in points.\
    XThe smallest size of the font in points.\
    BThe smallest zoom.\
    PThe space above section headers.\
    `4The space around the image on a phone in landscape.\
    XThe space around the items of a section.\
    WThe space around the scroll indicators.\
    KThe space around the title.\
    `9The space between items in points; 0 takes the system's.\
    \\The space between scrolling pages in points.\
    a9The space between views in points; spacingUseSystem is the space that the system has between neighbors.\
    `3The span in seconds from which a countdown starts.\
    HThe states of a control.\
    ZThe step of the minutes, which divides 60.\
    OThe styled title of each state.\
    KThe styles of a bar button.\
    DThe styles of a bar.\
    EThe styles of a blur.\
    LThe styles of a date picker.\
    IThe styles of a keyboard.\
    NThe styles of a progress view.\
    GThe styles of a switch.\
    TThe styles of an activity indicator.\
    PThe styles of scroll indicators.\
    PThe tab bar items of the system.\
    [The table view that the controller manages.\
    HThe text below the rows.\
    IThe text below the title.\
    IThe text below the wheel.\
    KThe text beside a checkbox.\
    UThe text in a badge beside the image.\
    PThe text styles of Dynamic Type.\
    _The text that a pointer over the control shows.\
    IThe text; empty for none.\
    IThe title above the rows.\
    HThe title of each state.\
    `7The title of the button that leads back to the screen.\
    `5The title of the panel in which the color is chosen.\
    HThe title of the screen.\
    PThe title's color in each state.\
    AThe title's font.\
    QThe title's shadow in each state.\
    :The title.\
    MThe titles of the Return key.\
    \\The titles of the scopes from left to right.\
    WThe transform applied about the center.\
    `7The view above the keyboard while the field is edited.\
    `6The view above the keyboard while the view is edited.\
    HThe view above the rows.\
    `9The view at the trailing edge while the table is edited.\
    NThe view at the trailing edge.\
    `LThe view behind the content of a cell that is part of a multiple selection.\
    JThe view behind the items.\
    IThe view behind the rows.\
    HThe view below the rows.\
    RThe view shown instead of a title.\
    `BThe view shown instead of the keyboard while the field is edited.\
    `AThe view shown instead of the keyboard while the view is edited.\
    ^The view shown instead of the title and image.\
    `5The view that holds the content shown on the effect.\
    PThe view that holds the content.\
    LThe views that are laid out.\
    ]The way in which the pages follow each other.\
    `@The way in which the pages of a page control follow each other.\
    HThe weights of a symbol.\
    OThe weights of the system font.\
    ]The width at which lines wrap in Auto Layout.\
    XThe width in points; 0 fits the content.\
    `3The width in points; 0 shares the remaining width.\
    `4The width of items in points; 0 takes the system's.\
    WThe width of one indentation in points.\
    RThe width of the border in points.\
    TThe window's position on the z-axis.\
    7TopLeft\
    CUIAccessibilityHint\
    IUIAccessibilityIdentifier\
    DUIAccessibilityLabel\
    DUIAccessibilityValue\
    LUIActivityIndicatorViewStyle\
    EUIAllowSelectingCells\
    VUIAllowsUserInitiatedMultipleSelection\
    =UIApplication\
    EUIApplicationDelegate\
    6UIAxis\
    JUIBlurEffectAutomaticStyle\
    RUIButton.Configuration.CornerStyle\
    PUIButton.Configuration.Indicator\
    KUIButton.Configuration.Size\
    UUIButton.Configuration.TitleAlignment\
    GUIButtonStatefulContent\
    EUICTFontTextStyleBody\
    HUICTFontTextStyleCallout\
    IUICTFontTextStyleCaption1\
    IUICTFontTextStyleCaption2\
    PUICTFontTextStyleExtraLargeTitle\
    QUICTFontTextStyleExtraLargeTitle2\
    IUICTFontTextStyleFootnote\
    IUICTFontTextStyleHeadline\
    HUICTFontTextStyleSubhead\
    GUICTFontTextStyleTitle0\
    GUICTFontTextStyleTitle1\
    GUICTFontTextStyleTitle2\
    GUICTFontTextStyleTitle3\
    CUIClearButtonOffset\
    _UICollectionViewCellPrototypeNibExternalObjects\
    JUICollectionViewDataSource\
    UUICollectionViewDataSourcePrefetching\
    HUICollectionViewDelegate\
    LUICollectionViewDragDelegate\
    LUICollectionViewDropDelegate\
    `=UICollectionViewSupplementaryViewPrototypeNibExternalObjects\
    MUICustomizableViewControllers\
    XUIDatePickerUseCurrentDateDuringDecoding\
    >UIDeepDrawRect\
    _UIDisableTextColorUpdateOnTraitCollectionChange\
    _UIDisableUpdateTextColorOnTraitCollectionChange\
    >UIDisplayGamut\
    TUIExternalObjectsTableForViewLoading\
    @UIFont.TextStyle\
    =UIFont.Weight\
    UUIGestureRecognizer.allowedTouchTypes\
    KUIGestureRecognizerDelegate\
    JUIHitTestDirectionalInsets\
    KUIImage.SymbolRenderingMode\
    CUIImage.SymbolScale\
    DUIImage.SymbolWeight\
    HUIIsAccessibilityElement\
    >UIIsSystemItem\
    UUILayoutGuideAllowsNegativeDimensions\
    GUILayoutGuideOwningView\
    OUILayoutGuideOwningViewIsLocked\
    MUILayoutGuideShouldBeArchived\
    NUILayoutGuideSystemConstraints\
    CUILeftBarButtonItem\
    `8UIListContentConfiguration.TextProperties.TextAlignment\
    `8UIListContentConfiguration.TextProperties.TextTransform\
    GUINavigationBarDelegate\
    NUINavigationControllerDelegate\
    NUIPageViewControllerDataSource\
    LUIPageViewControllerDelegate\
    FUIParentViewController\
    <UIPickerView\
    FUIPickerViewDataSource\
    DUIPickerViewDelegate\
    GUIPopoverArrowDirection\
    DUIRightBarButtonItem\
    DUIScrollViewDelegate\
    CUISearchBarDelegate\
    BUISearchController\
    AUISegmentPosition\
    >UISegmentStyle\
    LUISeparatorStyleIOS5AndLater\
    LUISeparatorStyleIOS9AndLater\
    CUIShowsSelectionBar\
    WUIShowsSelectionImmediatelyOnTouchBegin\
    MUISplitViewControllerDelegate\
    FUIStoryboardIdentifier\
    JUIStoryboardSegueTemplates\
    ?UISwitchEnabled\
    BUITabBarController\
    JUITabBarControllerDelegate\
    @UITabBarDelegate\
    MUITableCellBackgroundColorSet\
    ZUITableViewCellPrototypeNibExternalObjects\
    EUITableViewDataSource\
    PUITableViewDataSourcePrefetching\
    CUITableViewDelegate\
    GUITableViewDragDelegate\
    GUITableViewDropDelegate\
    KUITapGestureRecognizer._imp\
    TUITapRecognizer.numberOfTapsRequired\
    WUITapRecognizer.numberOfTouchesRequired\
    CUITextFieldDelegate\
    BUITextViewDelegate\
    <UITitleColor\
    AUIToolbarDelegate\
    ;UITransform\
    DUIUserInterfaceIdiom\
    HUIUserInterfaceSizeClass\
    IUIVibrancyEffectBlurStyle\
    KUIViewAutolayoutConstraints\
    RUIViewLargeContentStoredProperties\
    BUIViewLayoutGuides\
    QUIViewLayoutMarginsAreDirectional\
    WUIViewPreservesSpecificSuperviewMargins\
    BUIVisualEffectView\
    KUIVisualEffectViewGroupName\
    AUIWebViewDelegate\
    DWKNavigationDelegate\
    <WKUIDelegate\
    EWhat a button is for.\
    IWhat a date picker picks.\
    AWhat a map shows.\
    YWhat a navigation bar shows for a screen.\
    _What a navigation bar shows for the controller.\
    RWhat a text view turns into links.\
    `8What a view's content means, for right-to-left layouts.\
    QWhat a web view turns into links.\
    ZWhat happens to a title that does not fit.\
    ^What happens when the user acts on the object.\
    WWhat is added to the user agent's name.\
    KWhat is behind the content.\
    `1What is drawn behind the dots of a page control.\
    NWhat is drawn behind the dots.\
    \\What the appearances of bars have in common.\
    GWhat the button is for.\
    LWhat the controller manages.\
    ZWhat the elements of menus have in common.\
    ^What the inset of separators is measured from.\
    CWhat the map shows.\
    ZWhat the separator inset is measured from.\
    SWhat the user prefers in web pages.\
    FWhat the user prefers.\
    `=What users are told that the action does; nil for its title.\
    `>What users are told that the command does; nil for its title.\
    FWhen a title is large.\
    YWhen an overlay of a text field is shown.\
    `5When the cells of a collection view are sized again.\
    _When the cells of a table view are sized again.\
    OWhen the clear button is shown.\
    HWhen the title is large.\
    `CWhere the button that leads back to a screen takes its title from.\
    `EWhere the button that leads back to the screen takes its title from.\
    ZWhere the lines of a text in a list stand.\
    `3Whether a cancel button is shown beside the field.\
    KWhether a compass is shown.\
    `9Whether a control for reordering is shown while editing.\
    ZWhether a drag along the dots turns pages.\
    ]Whether a drag scrolls in one direction only.\
    \\Whether a drag that rests on a row opens it.\
    `3Whether a drag that rests on a segment selects it.\
    ^Whether a drag that rests on an item opens it.\
    `5Whether a drag that rests on the button performs it.\
    `3Whether a drag that rests on the item performs it.\
    `2Whether a drag that rests on the item selects it.\
    OWhether a long press counts on.\
    UWhether a long press previews a link.\
    TWhether a low screen hides the bars.\
    _Whether a page's limits of zooming are ignored.\
    `1Whether a pointer over cut text shows all of it.\
    [Whether a pointer takes the button's shape.\
    IWhether a scale is shown.\
    OWhether a single dot is hidden.\
    YWhether a swipe hides and shows the bars.\
    XWhether a swipe shows the hidden column.\
    DWhether a tap glows.\
    WWhether a tap hides and shows the bars.\
    _Whether a tap selects and deselects the button.\
    `;Whether a tap shows the menu and performs no other action.\
    `8Whether a touch in the content can turn into scrolling.\
    `8Whether a view from a nib fills the controller's space.\
    ^Whether actions are sent while the knob moves.\
    `2Whether actions are sent while the value changes.\
    ^Whether assistive applications see the object.\
    ZWhether both sides of a page have content.\
    LWhether buildings are shown.\
    WWhether content runs under opaque bars.\
    _Whether content that fits bounces horizontally.\
    `1Whether content views stay inside the safe area.\
    \\Whether dates between two steps are rounded.\
    `5Whether drawing goes on when the app becomes active.\
    ZWhether drawing happens in the background.\
    `5Whether drawing stops when the app becomes inactive.\
    KWhether edges are smoothed.\
    [Whether editing starts with an empty field.\
    PWhether gestures are recognized.\
    ]Whether indicators stay inside the safe area.\
    ]Whether it looks like a switch or a checkbox.\
    `2Whether it says how presented controllers appear.\
    NWhether items can be selected.\
    ^Whether items can get the focus while editing.\
    PWhether items can get the focus.\
    a3Whether keys that point left and right change places where the interface runs from right to left.\
    `2Whether letters move together before text is cut.\
    UWhether letters move together to fit.\
    `>Whether media may play in a picture above other applications.\
    ^Whether media play only when the user says so.\
    [Whether more than one item can be selected.\
    `9Whether more than one row can be selected while editing.\
    ZWhether more than one row can be selected.\
    VWhether pages are scaled to the width.\
    UWhether points of interest are shown.\
    [Whether rows can be selected while editing.\
    MWhether rows can be selected.\
    ]Whether rows can get the focus while editing.\
    OWhether rows can get the focus.\
    YWhether scripts cannot open the keyboard.\
    `8Whether scripts may open windows without a user action.\
    DWhether scripts run.\
    ^Whether scrolling goes past the edge and back.\
    WWhether scrolling hides the search bar.\
    QWhether scrolling stops at pages.\
    MWhether sections are grouped.\
    SWhether segments show no selection.\
    ^Whether spacing is measured between baselines.\
    ]Whether sublayers are confined to the bounds.\
    NWhether sublayers fade as one.\
    `5Whether subviews are resized when the bounds change.\
    SWhether swipes go back and forward.\
    `2Whether the background is indented while editing.\
    UWhether the bar shows no back button.\
    `1Whether the bottom bar leaves when it is pushed.\
    `3Whether the button behaves as on an iPad or a Mac.\
    UWhether the color may be translucent.\
    `^Whether the command comes before what the system does with the keys, such as typing a letter.\
    LWhether the content scrolls.\
    VWhether the control draws a highlight.\
    ]Whether the control is in the selected state.\
    RWhether the control takes touches.\
    `5Whether the dots wait for code to show the new page.\
    XWhether the field has a bookmark button.\
    [Whether the field has a button for results.\
    `4Whether the first scroll view is inset by the bars.\
    `8Whether the focus returns to the item that had it last.\
    `7Whether the focus returns to the row that had it last.\
    UWhether the focused item is selected.\
    TWhether the focused row is selected.\
    WWhether the highlighted image is shown.\
    [Whether the image darkens when highlighted.\
    YWhether the image lightens when disabled.\
    `8Whether the indicator is hidden while it does not spin.\
    OWhether the item takes touches.\
    TWhether the keyboard hides the bars.\
    `=Whether the keys are others on keyboards of other languages.\
    ^Whether the layer covers everything behind it.\
    _Whether the layer is drawn into an image first.\
    ^Whether the layer is drawn when it faces away.\
    KWhether the layer is drawn.\
    `9Whether the left items are shown beside the back button.\
    XWhether the lock screen says what plays.\
    UWhether the lower indicator is shown.\
    ^Whether the margins follow the readable width.\
    ZWhether the margins grow by the safe area.\
    `8Whether the margins of cells follow the readable width.\
    `2Whether the mask becomes Auto Layout constraints.\
    UWhether the navigation bar is hidden.\
    MWhether the scopes are shown.\
    RWhether the segment can be tapped.\
    `9Whether the selection is cleared when the table appears.\
    `8Whether the selection is cleared when the view appears.\
    ZWhether the shadow flips when highlighted.\
    TWhether the side indicator is shown.\
    `3Whether the slider behaves as on an iPad or a Mac.\
    `3Whether the superview's margins are respected too.\
    IWhether the switch is on.\
    XWhether the text is drawn in full color.\
    NWhether the toolbar is hidden.\
    UWhether the user can change the text.\
    LWhether the user can scroll.\
    QWhether the user can select text.\
    RWhether the user can tilt the map.\
    RWhether the user can turn the map.\
    JWhether the user can zoom.\
    `1Whether the user cannot dismiss it with a swipe.\
    UWhether the user's location is shown.\
    ]Whether the value wraps around at the limits.\
    ^Whether the video can go on in a small window.\
    `3Whether the video fills the screen when it begins.\
    `2Whether the video leaves the screen when it ends.\
    `1Whether the view flips in right-to-left layouts.\
    `1Whether the view is covered by what it presents.\
    `2Whether the view is drawn only when code says so.\
    `FWhether the view learns of ended touches only when the gesture fails.\
    `@Whether the view learns of touches only when the gesture fails.\
    `IWhether the view's touches are cancelled when the gesture is recognized.\
    WWhether the wheel turns from the start.\
    MWhether the y axis points up.\
    KWhether there are controls.\
    LWhether titles may be large.\
    `3Whether touches of different kinds are kept apart.\
    [Whether touches wait until it is no scroll.\
    IWhether traffic is shown.\
    ^Whether views are arranged inside the margins.\
    `=Whether what an element of a menu stands for is switched on.\
    `9Whether what is drawn in changes its size with the view.\
    ^Whether what is drawn in is for display alone.\
    `3Whether what the action stands for is switched on.\
    `4Whether what the command stands for is switched on.\
    QWhether widths follow the titles.\
    ]Whether zooming goes past the limit and back.\
    HWhich columns are shown.\
    XWhich columns of a split view are shown.\
    ]Which margins and sizes follow the superview.\
    `8Which margins and sizes of a view follow its superview.\
    AaccessibilityHint\
    GaccessibilityIdentifier\
    BaccessibilityLabel\
    CaccessibilityTraits\
    BaccessibilityValue\
    =accessoryView\
    :actionName\
    EactivityIndicatorView\
    3add\
    >address-level1\
    @address-level1+2\
    >address-level2\
    >address-level3\
    =address-line1\
    =address-line2\
    ;addressCity\
    CaddressCityAndState\
    <addressState\
    :adjustable\
    5alert\
    <alignCenters\
    =allCharacters\
    @allEditingEvents\
    9allEvents\
    >allTouchEvents\
    :allVisible\
    GallowsDirectInteraction\
    FallowsEdgeAntialiasing\
    BallowsGroupOpacity\
    :alphaShift\
    8alphabet\
    9alternate\
    ;anchorPoint\
    <anchorPointZ\
    9animating\
    3any\
    ;application\
    EasciiCapableNumberPad\
    NautomaticEstimatedItemSize=YES\
    ?automaticInsets\
    FavPlayerViewController\
    KbackIndicatorTransitionMask\
    3bar\
    =barButtonItem\
    KbaselineRelativeArrangement\
    ?behavioralStyle\
    5bezel\
    :blackColor\
    @blackTranslucent\
    9blueColor\
    BblurOverFullScreen\
    4body\
    ;borderColor\
    ;borderWidth\
    4both\
    ;bottomToTop\
    5brown\
    :brownColor\
    7callout\
    6camera\
    ;capitalized\
    7capsule\
    8caption1\
    8caption2\
    7carPlay\
    >causesPageTurn\
    9cc-number\
    9cellEdges\
    8centered\
    9character\
    =characterWrap\
    8checkbox\
    9checkmark\
    5clear\
    :clearColor\
    4clip\
    8clipping\
    FcollectionReusableView\
    >collectionView\
    BcollectionViewCell\
    McollectionViewCellContentView\
    HcollectionViewController\
    HcollectionViewFlowLayout\
    9colorWell\
    7compose\
    :constraint\
    8contacts\
    =containerView\
    KcontentViewInsetsToSafeArea\
    ?contentsGravity\
    <contentsRect\
    =contentsScale\
    8continue\
    <cornerRadius\
    >countDownTimer\
    <country-name\
    ;countryName\
    @creditCardNumber\
    =crossDissolve\
    >currentContext\
    <customObject\
    4cyan\
    9cyanColor\
    8darkGray\
    =darkGrayColor\
    8darkText\
    =darkTextColor\
    @dataDetectorType\
    9date-time\
    :datePicker\
    8dateTime\
    :decimalPad\
    <detailButton\
    FdetailDisclosureButton\
    DdetailViewController\
    FdirectionalLockEnabled\
    CdisclosureIndicator\
    @displayAsPalette\
    =displayInline\
    <doubleColumn\
    ;doubleSided\
    9downloads\
    CdrawsAsynchronously\
    4edit\
    8editable\
    DeditingAccessoryView\
    5email\
    =emergencyCall\
    >equalCentering\
    <equalSpacing\
    ?extraLargeTitle\
    @extraLargeTitle2\
    ;family-name\
    :familyName\
    ;fastForward\
    9favorites\
    8featured\
    ;fillEqually\
    BfillProportionally\
    =firstBaseline\
    5fixed\
    :fixedSpace\
    <flexibleMaxX\
    <flexibleMaxY\
    <flexibleMinX\
    <flexibleMinY\
    =flexibleSpace\
    =flight-number\
    >flipHorizontal\
    7focused\
    8footnote\
    @forceLeftToRight\
    @forceRightToLeft\
    9formSheet\
    :fullScreen\
    AfullStreetAddress\
    7generic\
    BgestureRecognizers\
    :given-name\
    9givenName\
    7glkView\
    AglkViewController\
    2go\
    6google\
    9grayColor\
    5green\
    :greenColor\
    HgroupTableViewBackground\
    MgroupTableViewBackgroundColor\
    BhangulWordPriority\
    >headTruncation\
    6header\
    8headline\
    =heightSizable\
    <hierarchical\
    @highlightedColor\
    4hint\
    7history\
    WhorizontalCompressionResistancePriority\
    6hybrid\
    =hybridFlyover\
    RiOS 11.0, use an image of your own\
    `@iOS 11.0, use contentInsetAdjustmentBehavior of the scroll view\
    HiOS 11.0, use singleLine\
    GiOS 12.0, use WKWebView\
    ViOS 13.0, use black with isTranslucent\
    CiOS 13.0, use large\
    [iOS 13.0, use pointOfInterestFilter in code\
    UiOS 13.0, use systemGroupedBackground\
    JiOS 14.0, it has no effect\
    `FiOS 14.0, use allowsContentJavaScript of WKWebpagePreferences in code\
    PiOS 14.0, use oneBesideSecondary\
    NiOS 14.0, use oneOverSecondary\
    KiOS 14.0, use secondaryOnly\
    ^iOS 15.0, use configuration with contentInsets\
    ]iOS 15.0, use configuration with imagePadding\
    ]iOS 15.0, use configuration with titlePadding\
    8iOS 17.4\
    8iOS 26.0\
    SiOS 6.0, use images with cap insets\
    `2iOS 7.0, use allowsDefaultTighteningForTruncation\
    CiOS 7.0, use system\
    BiOS 8.0, use plain\
    FiOS 8.0, use tintColor\
    7iOS 9.2\
    Xinit(barButtonSystemItem:target:action:)\
    Ainit(blurEffect:)\
    Kinit(collectionViewLayout:)\
    =init(effect:)\
    Qinit(frame:collectionViewLayout:)\
    Jinit(frame:configuration:)\
    Binit(frame:style:)\
    Hinit(progressViewStyle:)\
    Finit(reuseIdentifier:)\
    Linit(style:reuseIdentifier:)\
    Kinit(tabBarSystemItem:tag:)\
    <init(title:)\
    Winit(title:action:input:modifierFlags:)\
    Dinit(title:handler:)\
    Iinit(title:image:action:)\
    ^init(title:image:identifier:options:children:)\
    `5init(transitionStyle:navigationOrientation:options:)\
    6inline\
    ;interactive\
    HinteractiveWithAccessory\
    FisAccessibilityElement\
    9isElement\
    AisGeometryFlipped\
    8jobTitle\
    4join\
    BkeepsMenuPresented\
    :keyCommand\
    ;keyboardKey\
    :labelColor\
    >landscapeImage\
    DlandscapeImageInsets\
    :largeTitle\
    ;largeTitles\
    <lastBaseline\
    PlayoutMarginsRelativeArrangement\
    AleftBarButtonItem\
    9lightGray\
    >lightGrayColor\
    9lightText\
    >lightTextColor\
    4line\
    9linkColor\
    9lowercase\
    7magenta\
    <magentaColor\
    7mapView\
    =masksToBounds\
    DmasterViewController\
    3max\
    8maxValue\
    CmenuActionTriggered\
    <menuElements\
    3mid\
    ;middle-name\
    :middleName\
    @middleTruncation\
    8minValue\
    4mini\
    5mixed\
    CmodalInPresentation\
    9momentary\
    :monochrome\
    4more\
    :mostRecent\
    :mostViewed\
    7mtkView\
    :multicolor\
    OmultipleSelectionBackgroundView\
    =mutedStandard\
    ;name-prefix\
    ;name-suffix\
    <namePhonePad\
    :namePrefix\
    :nameSuffix\
    GnavigationBarAppearance\
    CnavigationBarHidden\
    DnavigationController\
    BnavigationDelegate\
    <new-password\
    ;newPassword\
    4next\
    9noSegment\
    :notEnabled\
    9numberPad\
    EnumbersAndPunctuation\
    :numericPad\
    6onDrag\
    ConDragWithAccessory\
    =one-time-code\
    BoneBesideSecondary\
    @oneOverSecondary\
    ;oneTimeCode\
    7opacity\
    ?opaqueSeparator\
    DopaqueSeparatorColor\
    6orange\
    ;orangeColor\
    <organization\
    Borganization-title\
    @organizationName\
    8organize\
    BoverCurrentContext\
    >overFullScreen\
    ;pageControl\
    9pageSheet\
    ;pageSpacing\
    BpageViewController\
    =pagingEnabled\
    7palette\
    DpanGestureRecognizer\
    ;partialCurl\
    5pause\
    6paused\
    5phone\
    8phonePad\
    :pickerView\
    FpinchGestureRecognizer\
    <pitchEnabled\
    ?placeholderText\
    DplaceholderTextColor\
    4play\
    8playback\
    :playsSound\
    BpointerInteraction\
    JpongPressGestureRecognizer\
    7popover\
    5popup\
    ;postal-code\
    :postalCode\
    7primary\
    =primaryHidden\
    >primaryOverlay\
    <progressView\
    :prototypes\
    6purple\
    ;purpleColor\
    7pushOut\
    DquaternaryLabelColor\
    DquaternarySystemFill\
    IquaternarySystemFillColor\
    BrasterizationScale\
    7recents\
    3red\
    8redColor\
    4redo\
    7refresh\
    5reply\
    6rewind\
    BrightBarButtonItem\
    =rotateEnabled\
    IrotationGestureRecognizer\
    5route\
    8safeArea\
    9satellite\
    @satelliteFlyover\
    4save\
    ?scaleAspectFill\
    >scaleAspectFit\
    NscreenEdgePanGestureRecognizer\
    6scroll\
    :scrollView\
    LscrollViewTexturedBackground\
    QscrollViewTexturedBackgroundColor\
    >scrollableAxes\
    9searchBar\
    @searchController\
    ;searchField\
    =secondaryFill\
    CsecondaryLabelColor\
    =secondaryOnly\
    IsecondarySystemBackground\
    NsecondarySystemBackgroundColor\
    CsecondarySystemFill\
    HsecondarySystemFillColor\
    PsecondarySystemGroupedBackground\
    UsecondarySystemGroupedBackgroundColor\
    8sections\
    7segment\
    @segmentedControl\
    :selectable\
    <selectedItem\
    4send\
    =shadowOpacity\
    <shadowRadius\
    5shift\
    Hshipment-tracking-number\
    ?shouldRasterize\
    @singleLineEtched\
    ?singleSelection\
    6slider\
    7sliding\
    DspacingType=standard\
    7spatial\
    CsplitViewController\
    9stackView\
    BstartsMediaSession\
    :staticText\
    7stepper\
    4stop\
    >street-address\
    BstreetAddressLine1\
    BstreetAddressLine2\
    ;subheadline\
    ;sublocality\
    >summaryElement\
    KsupplementaryViewController\
    FswipeGestureRecognizer\
    6switch\
    @systemBackground\
    EsystemBackgroundColor\
    :systemBlue\
    ?systemBlueColor\
    ;systemBrown\
    @systemBrownColor\
    DsystemChromeMaterial\
    HsystemChromeMaterialDark\
    IsystemChromeMaterialLight\
    :systemCyan\
    ?systemCyanColor\
    :systemFill\
    ?systemFillColor\
    :systemGray\
    ;systemGray2\
    @systemGray2Color\
    ;systemGray3\
    @systemGray3Color\
    ;systemGray4\
    @systemGray4Color\
    ;systemGray5\
    @systemGray5Color\
    ;systemGray6\
    @systemGray6Color\
    ?systemGrayColor\
    ;systemGreen\
    @systemGreenColor\
    LsystemGroupedBackgroundColor\
    <systemIndigo\
    AsystemIndigoColor\
    >systemMaterial\
    BsystemMaterialDark\
    CsystemMaterialLight\
    :systemMint\
    ?systemMintColor\
    <systemOrange\
    AsystemOrangeColor\
    :systemPink\
    ?systemPinkColor\
    <systemPurple\
    AsystemPurpleColor\
    9systemRed\
    >systemRedColor\
    :systemTeal\
    ?systemTealColor\
    CsystemThickMaterial\
    GsystemThickMaterialDark\
    HsystemThickMaterialLight\
    BsystemThinMaterial\
    FsystemThinMaterialDark\
    GsystemThinMaterialLight\
    GsystemUltraThinMaterial\
    KsystemUltraThinMaterialDark\
    LsystemUltraThinMaterialLight\
    <systemYellow\
    AsystemYellowColor\
    @tabBarAppearance\
    @tabBarController\
    DtableBackgroundColor\
    JtableCellGroupedBackground\
    OtableCellGroupedBackgroundColor\
    HtableCellPlainBackground\
    MtableCellPlainBackgroundColor\
    9tableView\
    =tableViewCell\
    HtableViewCellContentView\
    CtableViewController\
    @tableViewSection\
    >tailTruncation\
    DtapGestureRecognizer\
    3tel\
    ?telephoneNumber\
    <tertiaryFill\
    BtertiaryLabelColor\
    HtertiarySystemBackground\
    MtertiarySystemBackgroundColor\
    BtertiarySystemFill\
    GtertiarySystemFillColor\
    OtertiarySystemGroupedBackground\
    TtertiarySystemGroupedBackgroundColor\
    9textField\
    ?textInputTraits\
    8textView\
    4time\
    6title1\
    6title2\
    6title3\
    :titleColor\
    @titleShadowColor\
    AtitleShadowOffset\
    AtoolbarAppearance\
    =toolbarHidden\
    8topRated\
    ;topToBottom\
    ;touchCancel\
    9touchDown\
    ?touchDownRepeat\
    >touchDragEnter\
    =touchDragExit\
    ?touchDragInside\
    @touchDragOutside\
    >touchUpOutside\
    >trackingNumber\
    6traits\
    9transform\
    5trash\
    <tripleColumn\
    >truncatingHead\
    @truncatingMiddle\
    >truncatingTail\
    2tv\
    7twitter\
    BtwoBesideSecondary\
    DtwoDisplaceSecondary\
    @twoOverSecondary\
    :uiDelegate\
    CunderPageBackground\
    HunderPageBackgroundColor\
    4undo\
    =unlessEditing\
    9unlimited\
    AupdatesFrequently\
    9uppercase\
    3url\
    UverticalCompressionResistancePriority\
    >vibrancyEffect\
    >viewController\
    FviewFlipsideBackground\
    KviewFlipsideBackgroundColor\
    ?viewLayoutGuide\
    6vision\
    @visualEffectView\
    9webSearch\
    7webView\
    6wheels\
    <whileEditing\
    :whiteColor\
    :whiteLarge\
    <widthSizable\
    6window\
    =wkPreferences\
    9wkWebView\
    FwkWebViewConfiguration\
    8wordWrap\
    <wordWrapping\
    5words\
    <writingTools\
    5yahoo\
    <yearAndMonth\
    6yellow\
    ;yellowColor\
    9zPosition\
    ;zoomEnabled\
    L{-12.5, -12.5, -12.5, -12.5}
    """
  }

  /// The numbers of the declarations, in the order of their names.
  static var numbers: StaticString {
    """
    !sq]!3a~Z1rt?!coO1ey9!egB1rtY!\
    1b5qlEa}D`icV0dM$6euF`qJ0exTt{P106coO1ey91e{201/enO`qJ1`hf710111eyZ01/dfK`qJ1`gxU10111evK01aQ.etB`qJ1`ga910111ezC01dD.drC`qJ1`gyU10101ew=01`P.dsI`qJ1`gzZ10101ex301`P/1eLruN{uS$NH!e{11euF*eyY1enO*evJ1dfK*ezB1etB*ew<1drC*ex21dsI/////$17`lCeuFenOdfKetBdrCdsI0\
    1e2zhBj\\#1\"J`irCbR3}f:10301$1-`igZbR3``uM10301$1-`igNbR7voV\"1/\"z[bR7vsT0101/\"`kpUbR1`e}]10101/\"`k}NbR3tgL10341$1014+chAbR1`f~A10101/\"k3bR1`f{@10101/\"ch3bR1`f}A10111/\"`kj7bR1`heH10101/\"amPbR7v{90101/\"`lz7bR3th610301$1014+elNbR;1|y>105120:1/\"`lzEbR3tlK103<1$1-`nvWbR3zjJ10301/\"`ia;bR;0}bP105021`gkD1`gkD1/\"`iaGbR3uvO10301/\"`iq[bR3{o_10341$1-`iqNbR;2}`Q10524!441/\"`iq>bR0e{@syL106a~Z1a~Z1/\"`l{BbR1`f|@10101/\"`ll<bR3{o110341$1-`i`9bR1`e~\\10111/\"`h~QbR1`e`G10101/\"`izXbR1`d}D10101/\"e`<bR4{gY1101//(D/%J-R/%\
    !sy1!<eU1eU!`qF1`qF!`iI1`iI!rC1rC!xN1xN!cs>1cs>!esE1esE!dkH1dkH!dkS1dkS!a~Z1a~Z!coO1coO!egB1egB!\
    12rcKbF`jf9!o`_#1agOe~51mp[10111e{X01/01eLsk;fvV$RQ!e{W1agO/////$11agO0\
    1b5qk3a}D`jfA!o`_#3ajMb`O2f`H102`=1e|]01!14,ea\\b`O1`d~@10111e|B01/egSb`O1`d|=10111e}J01/01eLsjP{sH$KH!e|\\1ajM*e|A1ea\\*e}I1egS/////$14`lCajMea\\egS0\
    !`b|=!6eoO#`lo;02!`jkV04!`loE06aQ0`jk]08aQ0`kvC0:`P0\
    12riSbF`kpN&>`lY11`v41011210`b_%10`yN*{T11`fY10101y>%10`iY!111'vI1;3cv910534$at8!dM.oq3rH0ba2`ck@106eoO\"ba3/!okBrH1`guA10110fg1%10`nw2*ci>rH1`grI10110fdC%10pcW*oiYrH1`gsY10110fcS%10`leK*oj9rH1`gtM10110fd3%10`ln3*ps:rH1`gv_101!ffL/!ppDrH1`erB10110feD\"`jpQ-pnUrH1`dwT10110fdS/!pr\\rH1`hiC101!ff=!aQ.poGrH1`cz?10110fe5!aQ.pq?rH1`djS101!fe\\!aQ/1eLudP|cB$]Q!udE*ba21oq3*ff_1okB*fdB1ci>*ffK1ps:*fcR1oiY*fd21oj9*feC1ppD*fdR1pnU*ff<1pr\\*fe41poG*fe[1pq?)=//'`K//\"\
    12rb^bF`ku@0aQ$8dnRxT0ctTxoB106dk40bC1fgU01/dpBxT0ctTxp7106of6!1fh:01/ei>xT2tc[10221fjI01!14,ajMxT2f`H102aJ1fi\\01!14,dz4xT1`g~510101fiR01#10`ldB*agOxT1mp[10101fhU01/dh>xT1`hl=10111fg?01/dtGxT1`hmH10111fi?01/01eLue3fvV$YQ!fgT1dnR*fh91dpB*fjH1ei>*fi[1ajM*fiQ1dz4*fhT1agO*fg>1dh>*fi>1dtG/////$18dnRdpBei>ajMdz4agOdh>dtG0\
    !siX06sbOdk4sbZnb<shJnpDshWnpQulOpa@usNptS7of6#dk40bC!nb<0bE!pa@0cZ!npD0iR!ptS0iT!npQ0j3!\
    01w|1P05`qF02!ahP04!`iI08!b`<0@!azS0N!\
    1e2}i8j\\`io_\"1\"3ngMba<3}d310301fjX/!o|Fba<3tm>103av51fkI#141av5+v4ba<4{hA1101fk6/&>0ufY6)ufF61(uf561(uh762(ug663(ui964(uhT65(uhB65(uiY66(fjW1ngM*uiF011(fkH1o|F*fk51v4*ueC67/////$\
    !u|1!2`;#`F02!\
    !maR0;`ik?ncX`ilBdk_`ilGdk_`ji4dl;`ks4cb?`m|TcbR`nj6dl;`njEcb?`njVcbR`nu7dlL`nu@dlL6dlL#ncX02!dk_04!dl;06!cbR08!cb?0:!\
    10}jUj\\`itI&6`kiEe11`duX1101`aw9%10`ki\\#abC%`hvDe14{f81101``wT%10v4#abC%`hv\\e14ra<1101``x?%10`yC#abC%`hv2e14`cc81101``w@%10`jjP#abC%`hwTe14|w[1101``xT%10b`E#abC%`hw@e10cxJtz21101cxK%10`niA#abC,6//02//(\
    01s~=aQ03`ljN02!`jhP04`Y0eoO0az|R`Y0\
    !t`J!5rC#eU02!xN04!olP06!`nY08!\
    !wt1!3`nY01!op1#paL02!\
    01st?!BbZ#ncQ02!cl704!hP08!ek@0@!`lf\\0P!`kkF0`A!`l~C0aR!`maJ0dE!`kzL0iZ!`nnB0tU!`lsX0`kK!`l}_0ax7!`h|60dr>!`h~90jfL!`ij80un9!crS0`l}BdD0`jiC0az|T!\
    1`bQr{?`keBaeN$104v4`r24{c91101boB01/`xK`r24`cm\\1101bnB01/`y1`r20c|^tn[107!1bo_01#10mzQ*`zP`r20c}H`hnH106ea6!1bpH01/$73!boA1v4*bnA1`xK*bo^1`y1*bpG1`zP/////$17dZ}XhPv4`xK`y1`zP0\
    12rqGcgV`hxR&6k311m610101kU%10n5*g_13hV10;2`;03a`W`F23a`W1gC4\"141av52`;jA`Fk<$e]$dTan]0f~U}tA106`nR0c<0g`E/!n~Van]1`fw@10111hvS(11011'of>an]1`hdO10101ggX%10`iaT*ng7an]7waI11!c|=/!1a20c9!aY8/!VQ!g`D1dT#F%``y91dT*hvR1n~V*ggW1of>*c|<1ng7#F!10as[///(`G/#\
    !~l4!5`nsG\"`jp=evD020oaFduG040oaF`nR0c<P0a~Q0c>P0\
    1bt8uxLb[#1$1eL``{C|qZ%1////+\
    01si>cf;03`;02!`F04!`ih706!\
    1e2`cg@j\\!P01\"5z[x\\7vmT1101`~301/`hRx\\9ycD1101`r<01/diSx\\0`f<tu4106`o@!1gmO01/amPx\\7vo71101apU01/`zDx\\9yd21101acK01/$50`~21z[*`r;1`hR*gmN1diS*apT1amP*acJ1`zD/)>@//#D/#15z[`hRdiSamP`zD0\
    1uCq`9`j}8`id^$105djOfE0go=yo\\1101bv@%10pu>*dTfE0gnVzq?106ai]!1c~K(16dk?0216dk?02&ct3fE3``qO10301l~C2\"1-`{PfE7vrW1101as[01/tLfE1`dc<10101s8!`P\"10am\\*2nm<11``iN12heJ8-`yI1r_zyF1s1s18+1`Y#@0heI21nm<(1!`awQ1djO9011(bv?1djO*c~J1dT*l~B1ct32)asZ1`{P*r_21`yI)s71tL)712/0N//$P(R'12a~7`{P11`yI\
    !~h;!4ai]#dk?020`j|5dqG04!cn^04`jyN0\
    !v`U!JdqG#nd^02!`i{=04!`loV06!`hy808!`jb?0:!`j`^0<!`ioV0>!`lmB0@!aeM0B!`la20D!nbV0F!cq20H!`lm:0J!`l~V0L!`ii20N!`niR0P!`lfN0R!`ld<0T!`lmH0V!`i~;0X!`nmT0Z!`lm50\\!eaS0^0`jl=dnL0`1P0`nuS0`3!\
    1e2}e2j\\#1\"8dZuB4~z>1101zE/!hPuB9cw71101`tE/!om?uB9yhE1101hy6%10`kk]*omSuB9yaI1101mrR!`P.ob;uB;3fz610534#1hx@/!a~7uB;3}|610534#1hxN01#10`kl=*v?uB1`fxJ1011210bnY%10|H*crZuB2rr>10201bw:/&80bnX1v?*zD1dZ*`tD1hP*hy51om?*mrQ1omS*hx?1ob;*hxM1a~7*bw91crZ//*@#J/!L!>-11a~70\
    !~hW!3G#a|Y02!`ifJ040`joE\
    !faT!3mv=#`h|G02!bZ04!\
    !skK!3eB!a<0oyI02a<0op^04a<0\
    1bxIrv>cgVcb50dM$1dTbl50gq>zpX106nx2\"gqR/01$20``|11dT\"16ak708&gqQ1dT01ak72////>)11dT(\
    !~i=dM0Dnx2#cl102!dp=04!ak708dD0cn^0:dD0`mt]0<P0`msJ0>P0`mmA0@P0`mr40BP0`me60DP0`mv30FP0`mtE0HP0`mn40JP0`ms10LP0`mf50NP0`muF0PP0`ms]0RP0`mmP0TP0`mrH0VP0`meK0XP0\
    1iOqe6bFncR%2pxGx7Iw[b_0gs:y~\\106cdX!1gtQ/!dZb_4~u41101zE*`~W`sP$caSb_5~gJ1101cyI*`~W`sP$`ndGb_7~xG1101`bsC*`~W`sP$`ndRb_7~yK1101apU*`~W`sP$hPb_9ybZ1101`tE*`~W`sP$`hRb_9u~K1101`r<*`~W`sP$pvMb_8~y910910`I0`b=%10ceY08w[pu7910`=w[ehJ910`=w[nq8910`=w[ocR910`=w[ocI910`=w[ngV910`=w[ai]910`=w[dnL910`=(pv]b_0cu4`cb<106cb?0:1boO%10d|6*pwGb_;1||610512!1lq9%10`ne4*mu1b_1`fuH1011210gaU\"cfD-mtGb_1`fvE1011210ga:\"cfD-prBb_1`dmS10101kpD\"cfD-p`Lb_1`gkR10101joQ\"cfD-nhWb_;3fyG10534#1h`P\"`jvG-pv=b_;3}~^10534#1lp<\"`jxF-oaZb_;3fz610534#1hw]\"`jwG-`x1b_<0zlO11!gs]01a<.dz=b_1`diV10101jf^01cf;\"10`lg8*tLb_1`db510101s8!`P\"10am\\*dm@b_1`do210101gvU01a<.en6b_1`dp310101ko201`Y.eh<b_0gsN`ch>106e`^!1gtD01`Y.aj4b_0cyZ`feF106eB!1brR01a<.ayMb_1mm_10101bh301`P.1`yI1r_zwY1s1s18+1`Y#`=W!`a`E55(boN1pv]*gaT1mu1*ga91mtG*kpC1prB*joP1p`L*gtP1w[*`b<1pvM#J!1910`I\"lq81pwG*h`O1nhW*lp;1pv=*hw\\1oaZ*gs\\1`x1#J%jf]1dz=*s71tL*gvT1dm@*ko11en6*r_21`yI)gtC1eh<*brQ1aj4*bh21ayM)3)`W$`_\"`S0aLaF0a@%`]/)`U`Ya2`[*18u:`x1dz=dm@en6eh<aj4ayM11`yI\
    !zbV!9cdX#pu702!nq804!ocR06!ocI08!ngV0:!ai]0<!dnL0>P0ehJ020`j{P\
    !tkGa<06`j`X01!dqL#crM02!`nR04!a~Q06!`iiE08!\
    !}s<hH03eB#bZ02!`lh?04!\
    !s|7a<04`nR#crM02!`ksN04!a~Q06!\
    !t|?a<04eB#ahP02!eU04!b`<06!\
    !`b{<`Y04e`^#`lh\\02!nd^04!dpZ06!\
    12rdIbF`ilQ&5k311m61011210kU%10n5!11(`lY11`v410101`b_%10`yN!111'`x?10`f<`{Z106`o@!1`sB(16eU08'{T11`fY10101y>%10`iY!111'`z4`rM4ftU1101ab1/&RQ!aa_1`z4)4///0`G/)\
    1d7rkC`k`?`im9&9a{\\nL1`eeT10111bk>01/a{DnL1`enF10101bjS01/chXnL1mhO10110g|V!dD\"10o|3*tLnL1`da510101s8!`P\"10am\\*afGnL1`egD10101biY01a<.afSnL1`efD10101bj801a<.alRnL1`fs310101bt\\01`Y.ak?nL1`fpO10101bsG01aQ.am9nL0gyQmeC106|H021buE01hH.5a20c9!aY8-cd71czZ{rS10gxM801+|P1aoFfl?0aoGgzK8(dm;#al@1`rMxr@1`rNc{C8-ak]1`rMxn<1`rNc{C8-6eL`aj_|mP!ce@`aiM{|E!o{O`aj9{vY!nr?`akI{yE!nrL`al7fu[!a|J1``dC$`G3!aX22ak]al@3\"D#M40lzC5:!JL#?Q0ao[23|Pal@ak]2(bmU1cdL<(4`20gxL21cd7)bk=1a{\\*bjR1a{D*s71tL*biX1afG*bj71afS*bt[1alR*bsF1ak?*buD1am9*``z=011!F%`ahL21|P5(`alT22al@ak]5(gzJ21|P4(c{B22al@ak]4(g|U1chX#@$5////\"11cd7#13|Pal@ak]017a{\\a{DafGafSalRak?am90\
    !ww=!2`F#`;02!\
    !`cq^!3ceP!hH0|H02hH0nu504hH0\
    1`rNr}2bF`imH&2|3aoF<1weZ11!a`801`Y.{<aoF<2mbK11!acY01`Y.2a20c9!aY8-j511f}L12a`S8\"1%a3\"2a|J1cw\\!piW1f|K$VR!acX1{<#J%g~]#J%a`71|3#J%a`R21j5(6////$11j511a21j5\"12|3{<0\
    1b5qsL`j~D`inJ&1ccFg{71`gjH10110blW/!1~P1nLbfS1nM28-1~PnLviI$IH!blV1ccF\"110@!11/////\
    1cz[qvRj\\`io4&9osIw@3z~E103X1h{G2\"1-ot2w@3{`L103X1icV2\"1-ol1w@;1}u210512c<c<1h{Z/!ds7w@;1xdX10512!1hjO01dM)1m{31nlyoqyreud~oN1m{3`ibU\"n}3w@;1}v=10512!1hr6/!n{6w@;1}uO10512!1hmH/!pi4w@;3}}<10534#1kc@/!piAw@0g{RmdK106du6!1kcO!`P.pcGw@0gx_wtS106`F!1jv1/&90h{F1osI2)icU1ot22)h{Y1ol1*hjN1ds7*hr51n}3*hmG1n{6*kc?1pi4*kcN1piA*ju_1pcG)7///\"N/%11ds70\
    !mdK`P3doPdu6vIn|;`lo2n|M3du6#n|M02!n|;04!\
    1e2ve9j\\cd8/////*\
    1e2sfLb[#1'`>a|Y`if?02044!`iu5`iu>021dcrdorekpvlgZ44!`knK`knU021dcrdorekpvob244!evD`ns<02444!duG`jf\\021`gkD44!`llW`ll[044!4\"`jg7`jg=040404\"nbL`if[04!44\"`itU`itZ040444\"`nvD`nvK044404\"`kp8`kp@044044\"`k~L`k~S0441`gkD04\"`lj;`ljB041`gkD01`gkD4\"`ihH`ihN041bav{bv{r|gk~L1hidt|hrr~nveK1hidt|hrr~nskD4\"`il1`il702!4!`yC`kkR02044P0pd[`ltC041`xikzvd{cmm|51`xikzvd{cmm|51ksmmqdsclwqv:1bav{bv{r|gk~L0P0puY`m~;041`xikzvd{cmm|51`xikzvd{cmm|51ksmmqdsclwqv:1bav{bv{r|gieE0P0o~I`ljV041`xikzvd{cmm|51`xikzvd{cmm|51ksmmqdsclwqv:1sgt}etghpgiU0P0`leX`lf9041`xikzvd{cmm|51`xikzvd{cmm|51ksmmqdsclwqv:1bav{bv{r|gieE0P0pm7el?041`xikzvd{cmm|51`xikzvd{cmm|51ksmmqdsclwqv:1gs{e|{lmgmkp@0P0`k}V`k~7041lcndrjxyk{g~L1lcndrjxyk{g~L1`n|ivbxqgz{kB40P0cl7`koS0401hrpwa{}|zanjL440P0`iuL`iuU02044!`ko5`ko?0241bav{bv{r|gk~L4!`mp^`mq90441hptpmkunnpmc21`macbqpb{jwiP4\"`mkF`mkR041`pxpjsb`skteG1nap~wdpthjnf;1denkdcmy|gju>4\"`mc\\`md80401hrpwa{}|zanjL44\"`mo4`moA0441iyc`tlmfhjkeI04\"`mvP`mv]0441hidt|hrr~nx~R04\"`moS`mo^0441hcpa`uxfz|xb:1dcrdorekpvlgZ4\"`mp?`mpL041mz|jzqvhdxr|11g~wrwtgic{~`J1libxn|sfomchV4\"`mqH`mqS041`macbqpb{jwiP1`ihtyo~edjab81nap~wdpthjnf;4\"`mlQ`ml^041`ihtyo~edi}h11hasyleowol|m]1lgfqzljwc|dzC40P0`mdH`mdT041dau|{a{|efpsN1gwgwgqdmszhc41helgtgaugmyiT40P0`mnH`mnS0401nap~wdpthjnf;1laq|}ypk`kiq940a<0`mfO`mfZ041`n|ivbxqgzuw41i~vtp~grk{fnS1lj~`cm{tz}av:40a<0`mgV`mk6041kuitet{qxhr}T1kuitet{qxhr}T1e{ajwybyisy~F4\"`mh2`mh>041k|youw~mhjluB1k|youw~mhjluB1denkdcmy|gmoE40P0`mhO`mh[041nap~wdpthjnf;1nap~wdpthjnf;1hidt|hrr~nx~R40P0`mi=`miI041bn{kolxzoza`D1bn{kolxzoza`D1lgfqzljwc|dzC40P0`miZ`mj7041jl{d}tdy~nzoK1jl{d}tdy~nzoK1drrzpxkbozbp=40P0`mjH`mjT041dtobeisp{k`}P1dtobeisp{k`}P1nlyhpiemomdxO40P0`{P`{P0401hrpwa{}|zanjL440a<0`mg;`mgF041`xikzvd{cmpv<1`xikzvd{cmpv<1}`lakjk|gjnS1hidt|hrr~nskD0P0`lv@`lvT041`xikzvd{cmpv<1`xikzvd{cmpv<1}`lakjk|gjnS1fle~rcz`cgcpF0P0`n`V`na:041hptpmkunnpo|91hptpmkunnpo|91}`lakjk|gjnS1jbklch~|tj`sD0P0`lk<`lkQ041`vmege{lv|rhX1`vmege{lv|rhX1}`lakjk|gjnS1fle~rcz`cg`v?0P0`mc5`mcF02444P0`lu6`luP041dtobeisp{k`}P1dtobeisp{k`}P1nlyhpiemomdxO40P0`m~N`n`802444P0ep7`ml4041dtobeisp{k`}P1dtobeisp{k`}P1nlyhpiemomdxO40P0`lw>`lw_02444P0`naR`nbC041dtobeisp{k`}P1dtobeisp{k`}P1nlyhpiemomdxO40P0`jgH`jh2041dtobeisp{k`}P1dtobeisp{k`}P1nlyhpiemomdxO4!`jqN`lqM`lr;041libxn|sfom`nO1dpvs|hbsdjahR1dtobeisp{j}dI4!dx[`npH`np_041`zerogmjn}ipA1gwgwgqdmszbnU1`awyil{ithav<4!dx[`nlV`nm;041fat~tk|fmeuhP1fat~tk|fmeuhP1fat~tk|fmeuhP4!dx[puI`mx302444!`myT`mz>02444!`mxH`my402444/////\
    1iOqf3bF`ioM0`Y#1~C4g_13hV10;2`;03a`W`F23a`W1gC4\"141av52`;jA`Fk<$e]$dZbmI4~vV1101g~M01/eoXbmI1`ffK10111g~401/ekIbmI7wbI1101g}J01/1a20c9!aY8/!ZQ!g~L1dZ*g~31eoX*g}I1ekI)6Q///+`S-14u:dZeoXekI0\
    1`bQryF`keWng>$104aeM`s74zz^1101`r301#10`hxF*`xK`s74`co<1101bnB01/`y1`s70c|^tpG107!1bo_01#10mzQ*`zP`s70c}H`hoM106ea6!1bpH01/$73!`r21aeM*bnA1`xK*bo^1`y1*bpG1`zP/////$17dZ}XhPaeM`xK`y1`zP0\
    12vaEbFnkI&7k311m610101kU%10n5*v?iN1`fkW10111hiQ1$10|H*ojViN1`fjX10101kf8%10ek@*chJiN1`fj110101bo4%10dxN*ni:iN0hbLtr4106eU!1ha5/!njSiN0hcBtr]106eU!1hb2/!u:iN4~r]1101lr@01a</0C`nfX1`ng32`nh14`nhA8`ngC@`ngRPpxG`A`nhRaR`nfLdE~Cax7x7dr>`kqVjfLdqT`l}Bns\\az|Tdr5dw{Int<jqy3`h}Nax6`h}3tvtS`h}Dbd|lxpY!WQ!hiP1v?1)kf71ojV*bo31chJ*hb11njS*ha41ni:*lr?1u:)8//$`G//#11u:0\
    !sl^!6eU#rC02!xN04!`kX06!ahP08`P0b`<0:`P0\
    !sn2!4eU#`qF02!`iI04!`kX06!\
    01~f5!6e`^#dxN02!ceP04!ek@08!`jc;0@aQ0`ib30vy}y?!\
    01`b~K!8ebE02!cl704!msY08!nd80@!pmY0PdD0dt:0`AdD0opM0aRdD0azS01!\
    1iOqa5bF`ivP%4~Cx7dqTdr5<g_13hV10;2`;03a`W`F23a`W1gC4\"141av52`;jA`Fk<!1;2`;03t=`F23t=!e]$nmSrR0he]zb4106nmG041hfA/!ebQrR0hfQztA106eB!1jeG01cf;\"10dT*ceKrR:wqE1101heW/!os=rR:wzP1101imZ/!oq;rR:zh11101ihX/!ov_rR2~fN10221ipU#141aJ+ehVrR1`d{?10111jr@01a<.nkPrR3~d_10301hd7#101fse5+op=rR4xyL1101id55/0er7rR4{i81101lp161/dl[rR4xx51101gt^71/1a20c9!aY8/!`4V!jeF1ebQ*hf@1nmS*id41op=5)lo_1er76)gt]1dl[7)heV1ceK*imY1os=*ihW1oq;*ipT1ov_*jr?1ehV*hd61nkP*`anR1ceK:011'1V9//,`U/+15u:ebQehVer7dl[0\
    !`b{R!5`nc\\#ceK02!nmG04!`irP06!`nv70dyO`jyE0\
    !~iScf;04eB#`nrW02!ngE04!`khH06`Y0\
    !wcRdD03~701!usI#ulL02!\
    !~r<!=`i}21`ac3a};0`i}B1`acTa};0`klR1`af6`P0`nd21`afNaQ0`nd91`ag7aQ0`nd@1`agOaQ0`jiJ1`ae2!`ma21`aeL!`igI1`a`]!`ihY1`aaDaQ0`jcC1`adG!`iiM1`aa]!`iiV1`abH!\
    !``o_!9py_1sf6!pv81seU!cl11sdN!ak71seB!`nR1sd_!pl]1sc\\!nbQ1scL!n}S1sd=!a|Y1sc;!\
    1e2vc9`k^#10105v?n]1`eb110111hpH1$10|H*ne6n]1`hc410111hm^/!noMn]1`haQ10101hnX/!np1n]1`h`910111hoP/!p`1n]1`hgA10110hq6!`j|_/1eL`atI{t@$60hpG1v?1)hm]1ne6*hnW1noM*hoO1np1*`asR02N!H012>#hq51p`1)://$>//%\
    !twIa<04`ktH02!`kuG04!`jj206!`lcB08!\
    !}lTP05G01!~7#crM02!`nR04!a~Q06!\
    !``oFP0:~7#py_02!pv804!cl106!ak708!`nR0:!pl]0<!nbQ0>!n}S0@!a|Y0B!\
    12rj=bFcgL&6ciN11dbM1010211bw@1$10et^*g_13hV10;2`;03t=`F23t=1gC4\"141av52`;jA`Fk<!1;2`;03tA`F23tA!e]$hPyM9cw71101`tE/!o`8yM9yeD1101hwJ/!chJyM1`ftO10101bo4%10dxN*ayMyM1mm_10101bh3!`P/#UQ!`tD1hP*hwI1o`8*bo31chJ*bh21ayM);//`G//*\
    1`s8ubU`kdI`kk<$105dyL`bC4ywS1101hzO01/d~]`bC0h~Qy}3107!1iqM01/euS`bC1`fgB10101l}P01a<.ddX`bC1`fz110111gc101a<.deE`bC1`eh610111gcO01a</#<7!hzN1dyL*iqL1d~]*l}O1euS*gb_1ddX*gcN1deE/////$1<dZ}XhPaeM`xK`y1`zPdyLd~]euSddXdeE0\
    01y}U!6`i`L0az|T!`lzR0dw{I!nkH0jqy3!`ia10vet6!ng=0`nlj<!`k{H0a}yuH!\
    !~jA01`h|Adp=3G#dp=02!cl104!\
    !yz903rt2a|=`i`Wa|=a|=a|=<G#a|=02!`k{204!m`:06!`kzW08!`ldO0:!`kw:0<!ntW0>!`iw40@!`nk90B!`nrE0D!`ib?0FdD0\
    12rlObF`yD&Gk311m610101kU%10n5*ciN11dbM1010211bw@1$10et^*`x?10`f<`{Z106`o@!1`sB(16rC0>'g_13hV10;2`;03t=`F23t=1gC4\"141av52`;jA`Fk<!1;2`;03tA`F23tA!e]$n<e:4be[1101`eB/!zLe:5cwB1101`}Q.1n<!ah6e:8foR10910`E0`b=%10ceY*`{Fe:7fo;108`yC\"adQ/!an:e:0baOf`1106`nY080adA)16rC(oxMe:2{b410221iwO#1-d|6e:0cu4maR106cbR081boO/!naXe:0bkOfaT106mv=!1bkP/!b|Pe:1mm>10101bgK%10mt2\"111&ouBe:3}xI10301inU2\"1014+mw9e:1`ej;10101gd;!aQ.muMe:1`ek?10101gbD\"`jzL-aeTe:1dc=10101`|\\!dD.ozSe:3``pP10301jiL2\"1-emEe:1`dhS10101kmM01a<.v?e:1`gp910111bnY%10|H*o`Ie:7vl:1101hw7%10`jj?*amPe:7w`31101apU/!elNe:;1|z310512020kk=/!1a20c9!aY8/!`7Q!`eA1n<*`|[1aeT*`b<1ah6*adP1`{F*hw61o`I*apT1amP*kk<1elN*bnX1v?*iwN1oxM*bkO1naX*bgJ1b|P*c}\\57(gd:1mw9*boN1d|6*ad@1an:*`}P1zL*inT1ouB2)gbC1muM*jiK1ozS2)kmL1emE*`ap\\1`{F9(<!`_`W$`I/\"`K&a6$`Q!a2%a:\"`G`M(13zL1n<`jJ1vIah;2`wYeU$11emE0\
    1e2qzCj\\`nqM0aQ01\"1v4iaX4{gB104!ib8/&60`axW68(ib71v4*`ay@69(`az169(`ax169(`azO6://///$\
    !`cx>`Y03`nY#eU02!olP04!\
    !txG`Y04bZ#`nnT02!`ko]04!`ii906!\
    1n^unT`k^`lgL$104ot\\ap73ta:1031`gkD1ie>#1-mvVap73sz;103X1id>2\"1-cn=ap72{qT10201ifB01!1-ai9ap72ct910221igF01!14/!:6!ie=1ot\\*id=1mvV2)ifA1cn=*igE1ai9/////$12cn=ai90\
    1`bQqyE`kfB`yJ&3v4r_4{dQ1101boB01/eaKr_0im1tyJ107!1imA01/ecPr_0ilMs|Y106eB011jhJ01hH.1`iP1`bPw~?0`s8gwHw8(`kr<!1$73!boA1v4*im@1eaK*jhI1ecP*gwG21`iP/////#16dZ}XhPv4eaKecP11`iP\
    !s}FhH04eB01a};0crM#`nR02!a~Q04!\
    01sp<P04`iyV02!dpZ04!`l|40`Aa<0`iyE0dEa};0\
    1e2`ciDj\\!P01\"3dZ`bP4~s^10401zE01/}X`bP4~oS1101ky701a<.hP`bP9cw71101`tE01/$30zD1dZ*ky61}X*`tD1hP//*B/)>-13dZ}XhP0\
    01ssBP04ceP02!dpZ04!duL08!`kjW0@hH0\
    !`hj]P03ea6#oy:02!`ksS04!\
    !so2!;eB03P0bZ01!`jdI#`lb:02!`jd?04!`it906!cdX08!`laN0:!`la;0<!`lh70>!`ig60@!\
    !spQ!4nl3#`jb[02!`isZ04!`lc_06!\
    12p{>bFe`B&;k311m610101kU%10n5*g_13hV10;2`;03t=`F23a`W1gC4\"141av52`;jA`Fk<!1;2`;03t=`F23t=!e]$`i3l70nAanH106G!1nB/!`i<l77ba_1101``U/!`mSl71bzC10110`~E%10csV2`kR4~22)o{<l71`hfS10101gpV!`P\"10`kl]*erXl76xl21101lqM01/d{Ll76xjP1101goY01`P.`zDl79}r91101acK/!n`2l79y`V1101glK/!n`El79zu=1101gm1%10`id=*6a20c9!aY8-ahJ1lGyt\\0lHaa28-}E1yYfqR1yZiu38+10ag=1yYfpW1yZir:8+10|_1yYzoF1yZit>8+10do41yYzrZ1yZir[8+1a<1eL`a~8|h:$`2Q!nA1`i3*``T1`i<*gpU1o{<*lqL1erX*goX1d{L*acJ1`zD*glJ1n`2*gl_1n`E*iu221}E)ir921ag=)it=21|_)irZ21do4)aa121ahJ)ao[58(gpG024(`~D1`mS02`kR4~22'>////)12erXd{L14}Eag=|_do4\
    1x]zmXj\\`kw^0P*55////-\
    1b5qo4a}D`kx[&6oh]`tL1`gg410101isW%10`kxF*ok2`tL1`gq310111lt41$10`neX*dv4`tL1`dk^10101hsC01dM.dvE`tL1`dn910101hsV01dM.dvT`tL1`fy;10101ht801dM.dwB`tL1`df\\10101htW01dM.4`iP0bbS!`a58-vW1b4woD!ad]8'1paX$e`A1l7v`:1l8l88-es=1`f2fkS1`f3`f38-1eL`a~P|fV$Q;!`a421vW(;<0ad\\21vW)l721e`A)isV1oh]*`f221es=)lt31ok21)hsB1dv4*hsU1dvE*ht71dvT*htV1dwB)1G?////)15`lCdv4dvEdvTdwB0\
    1e2`b|O`kd<e`P&8dZlG4~w]1101zE/!co9lG4qxT1101bs>/!diClG4~uM1101gl901`P.dh\\lG0iuT`cvV106G!1gkP01`Y.duSlG1`fcL10101hs101/ooBlG1`f~]10101ic6/!on:lG0ivL`ctW106eB\"iaA!`P.dx2lG1`ey^10111hv501`P.6pw_11``f312lr48-`kn91fEymZ1fF08#ckN(ckM1fEys<0fFibPw8-`lmO1fEynF1fF08#cpD(cpC1fEysX0fFjpGw8-m~O1fEyrC1fFgk<8-1`lsG`be7wkQ$?0zD1dZ*bs=1co9*lr321pw_)gl81diC*gkO1dh\\*hr_1duS*ic51ooB*`a{?21ckM1(gk;21m~O)`bcW21cpC1(ibO21ckM)jpF21cpC)ia@1on:#B%hv41dx2*l758'@///*>-14diCdh\\duSdx20\
    !`cuA`Y03G#`je702!d~;04!\
    !`cpL`P03eB#dg;02!cn704!\
    1iOq}SbF`la^%2~Cx7;g_13hV10;2`;03a`W`F23a`W1gC4\"141av52`;jA`Fk<!1;2`;03t=`F23t=!e]$ox[uL2tcB10201iw_#1$126'nlAuL2|}B10201hdK#1-nlMuL7vqB1101hdY/!oyMuL7vx>1101i{F/!n~CuL1`dk>10101hrL/!nn3uL1`flK10101hg5\"`jrE-dj?uL0ix?`cfP106eB!1izA01`Y.de^uL1`c|710111iyG01`Y.ed6uL9yb>1101ji201`Y.a|_uL0ix]``m5106`nY!1iz^01hH.1a20c9!aY8/!`2V!iw^1ox[*hdJ1nlA*hdX1nlM*i{E1oyM*hrK1n~C*hg41nn3*iz@1dj?*iyF1de^*ji11ed6*iz]1a|_)1VA////)15u:dj?de^ed6a|_0\
    !`ceM`Y03eB#cn^02!d~;04!\
    !``n4!5`nY!hH0op102hH0paL04hH0`nf@06hH0`ih<08hH0\
    1b5qr<`kgB`lbQ&5csFaa90i}NfaB106eaS\"jbD01.1cmPaa90i{^wv6106`;\"j`601.1eoAaa90i|ZmfQ106os9021jaQ01/dyRaa93~aV10301ja121!1!10`lbD*ch3aa91`dvX10101i~E01#10`izB+2eL`b`_|kR!ce@`b`@{~F$MG!jbC1csF*j`51cmP*jaP1eoA*j`_1dyR2)i~D1ch3)1G////\"12csFcmP&16`lCcsFcmPeoAdyRch30\
    !wuM!2`;#`F02!\
    !mfQ!4bZ#os902!`krH04!`kqI06!\
    !faB!2eaS#`lq;02!\
    1n^un6`k^`lcK$102otEbq[2xf\\10221jdH#14,oqGbq[2{aH102ejzzscS1jcI#14'1`nn8kvwwhhG(86!jdG1otE*jcH1oqG/////&\
    12ra_bF`ldY&1g_13hV10;2`;03a`W`F23a`W1gC4\"141av52`;jA`Fk<!1;2`;03t=`F23t=!e]$1a20c9!aY8-2eL`bbY|a4!ce@`bbB{}:$SQ!`bgG011(``yV011'B////+\
    1n^uq>`k^`le5$101eiJjeT3xf410341jf?01!1/\"76!jf>1eiJ/////$11eiJ0\
    01wx=!5pz;02!nr:04!rC08!xN0@!`ia^0N!\
    12p|X`kb1`liS&8k311m610101kU%10n5*g_13hV10;2`;03t=`F23a`W1gC4\"141av52`;jA`Fk<$e]$o};`u40jmXzrD106G!1jn?/!o|O`u43}rS10301jl82\"1014\"131`gkD'o|X`u47v|T1101jlS/!pxU`u47v}J1101jm@/!eg4`u49yfY1101jlC01/esN`u49ygO1101lt_01/1a20c9!aY8/!WQ!jn>1o};*jl71o|O2)jm?1pxU*jlR1o|X*jlB1eg4*lt^1esN)C///`G/(12eg4esN0\
    !~j[!2G#`idY02!\
    01w}2!5`qF02!rC04!`iI08!xN0@!azS0N!\
    1iOqgHj\\coA%2~Cx71caSaaN5~p>1101cyI01/1a20c9!aY8/!XV!cyH1caS)1VD)`S///.12u:caS0\
    1e2saOj\\#1/////&\
    !~zI!<G#`jfR02!`jfU04!`kjR06!`kz=08!`ln[0:!cq20<!`lz20>!`nv10@!dqG0B!`i|70D!`ir:0FaQ0\
    1n^urD`k^`lnB$101ehAjp\\3uwE10301jqJ01/$76!jqI1ehA/////$11ehA0\
    1bq\\ul[`k^`lpL$101nrYjtF0c~?w}L107!1ju9/&98!ju81nrY/////&\
    12rhTbF`lqC&F`lY11`v41011210`b_%10`yN*{T11`fY1011210y>%10`iY*cdLd6;1}vZ10512!1bmV/!doPd6;3fyG10534#1haR/!pd6d6;3}~610534#1jvT/!niUd60jw<fbO106eB\"jyH!`P.m{Ad61`ebR10110jzD30P.ci>d61`fiC10111jvC1$10pcW*oiId61`ezW10101jc9%10`lc4*og9d61`c}310101hi8%10`ixI*nc=d61`ex^10111grC/!dgBd61miO10101cy2/!myHd61`dy;10101gg?/!poTd61`gb310111kn@/!psLd61`glN10111kq1/!oc:d60jx9zqW106G!1hz>/!ovNd63}{110341ipB2\"1-orWd63zgN10341ijZ2\"1-ncEd61`hqF1011210grS/!no8d61`hhF10111hh>/!ndFd61`dq@10111gu:/!olZd60jxUe~=106bZ!1i`6/\"1eL`bd=|lK$`6Q!jzC1m{A3\"F%kn?1poT*kp_1psL*grB1nc=*jvB1ci>1)grR1ncE*cy11dgB*gg>1myH*jc81oiI*hi71og9*hz=1oc:*ipA1ovN2)ijY1orW2)hh=1no8*gu91ndF*bmU1cdL*haQ1doP*jvS1pd6*i`51olZ*jyG1niU#B$E%`[`Y//`Q//\"\
    !fbO`P04eB#`lr]02!cn704!dg;06!\
    !~lY!3G#a|Y02!evD04!\
    !e~=!5bZ#`k{S02!`khO04!`k{Z06!`kh[08!\
    12quEbF`ls>&Pk311m610101kU%10n5\"11'`x?10`f<`{Z106o~Y0626`o@!`sB/!g_13hV10;2`;03t=`F23a`W1gC4\"141av52`;jA`Fk<!1;2`;03t=`F23t=!e]$`gWX0ar;atK106b`2041~V/!`h?X0arXax_106G!1``@/!`pSX0asBaw=106G!1`d4/!`nEX0oWbe4106G!1oX/!`n2X0oBbdN106G!1oC/!`o2X0p7bf6106cq20<26G!p8/!`k4X1b{<10110`aL/!`mAX1b|4101!`cG%10cq9*`q6X0pGbeB1101pH!dD.`o\\X0q@av9106G!1qA!`P.`pCX0q\\awZ106G!1q]!`P.`oLX0pYauI106G!1pZ!`P.t[X4by21101`eI81ahB.n<iX4be[104!`eB/!aiQiX4fzR1101brD/!co9iX4qx41101bs>/!`i3iX0nAanH106G!1nB/!pdLiX0j{Atj\\106G!1j{T/!`i<iX7ba_1101``U/!`mSiX1bzC10110j|6%10csV2`kR4~22)pqJiX1`ggZ10101kp4/!pc5iX4~{81101jt3/10pnAiX1`fmR10101klR/!po5iX1`cy:10101km9/!pqXiX1`fnL10101kl8/!`hRiX9x|Q1101`r</!pbLiX9x}X1101jsH/!ejIiX;5|zM10552!1j}I01/eiPiX;5|xI10552!1j|N01/1a20c9!aY8-1eL`bdR|pN$`?Q!nA1`i3*j{S1pdL*``T1`i<*j|51`mS02`kR4~22(`eA1n<*brC1aiQ*bs=1co9*kp31pqJ*jt21pc5*klQ1pnA*km81po5*kl71pqX*`r;1`hR*jsG1pbL*j}H1ejI*j|M1eiP*~U1`gW*``?1`h?*`d31`pS*oW1`nE*oB1`n2*p71`o2*`aK1`k4*`cF1`mA*pG1`q6*q@1`o\\*q\\1`pC*pY1`oL*`eH1t[8(F/aJ/*a4+a2/13t[ejIeiP0\
    !tj=!3G#cn^02!d~;04!\
    12ujPb[`ly1#2!5dZ`cX4}pG1101ke2.1hP!hP`cX9}oJ1101/\"v?`cX1`ghI10111kdO1$10|H*ct3`cX3``rI10301ke@2\"1-njE`cX;1|{C10512!1kd8/!1a20c9!aY8/!W0gs156(gvK56'>20c|D1do]#F015241bfz~vex`pxvwW1sgt}etghpkpH1lnntwkfhmiot>1cfapeppnpwfp;\"?A0ke156(`be\\02:(`beJ56(kdN1v?1)ke?1ct32)kd71njE)1PG//`I#`K/$`G$`M!13`jJ1vIah;2`wYeUdZ1hP&\
    1iOqbZbF`ly9%2~Cx76g_13hV10;2`;03t=`F23a`W1gC4\"141av52`;jA`Fk<!1;2`;03t=`F23t=!e]$pjMac72}nW1021220kf\\#12'1`kzB2#ohQac71`e|910101iq]%10`kt>*my_ac71`hpS10101gh5/!pk3ac77vzE1101kgD!P.tLac71`c~_10101s8!`P\"10am\\*2a20c9!aY8-ek71`cX}p\\0`cYkeO8)a3&]W!keN21ek7)iq\\1ohQ*gh41my_*kgC1pk3*kf[1pjM*s71tL)H////%11a21ek7$\
    !`c`?aQ05~7#`lfS02!`l}904!`jcL06!`jc]08!\
    1iOqb6bF`l|E%2~Cx7;g_13hV10;2`;03t=`F23a`W1gC4\"141av52`;jA`Fk<!1;2`;03t=`F23t=!e]$b`EuZ3f|@10301bwZ2/0cmCuZ3ftB10301imO2$10`ksE*cl<uZ3fs^10341ihM2$10`kqM*a}YuZ1`dsT10111bn5%10nk=*ov<uZ9x{@1101io]/!orEuZ9xzO1101ijF/!ouUuZ7vu?1101io;/!oq^uZ7vv71101iiS/!cr^uZ7fnS1101loO/!aj4uZ0cyZ`gmD106eB!1brR01a<\"10`ieX*1a20c9!aY8/!`36!`au604`nw>!F$K60bwY1b`E2)imN1cmC2)ihL1cl<2)bn41a}Y*io\\1ov<*ijE1orE*io:1ouU*iiR1oq^*loN1cr^*brQ1aj4)6QI////)12u:aj40\
    1b5qpZcgV`l}B&7dT`dG0ks5tbU106~7!1ksR01`Y.ec;`dG0kqO`hrE106eB!1jh301dM.efW`dG0krBfxX106ahP!1jkY01`P.eeR`dG1`dlY10111jkC01/edN`dG3xiX10321jj721dM01214&1t92#d~C`dG3xh[10321in921dM012'1t92#d|D`dG3xg^10321ii721dM012'1t92#2`iP0bbS!`a58-vW1b4wpI!ad]w8'3`kq4`ix4`maY$1eL`bhT|eH$P;!`a421vW(;<0ad\\21vW)ksQ1dT*jh21ec;*jkX1efW*jkB1eeR*jj61edN2)in81d~C2)ii61d|D2(1GJ///&Z/!18`lCdTec;efWeeRedNd~Cd|D0\
    !`hr^dM0:eB#`ltW02`Y0`k|M04`Y0`k}106`Y0`nkA08`Y0`nl:0:`Y0`nkT0<`Y0`li5020`juZ`h}]040`jtI`liC060`ju;\
    !fxX`P02ahP#b`<02!\
    !tb2`Y03~7#`iz502!`niX04!\
    12rgAbF`l}V0aQ$8k311m610101kU%10n5*vI1;3cv910534$at8!dM&1534*m~J`uC0e\\wvR106`;\"kv@/!nq\\`uC0ktSt~O106`kX\"kw=/!mvL`uC0kt=t}L106`kX\"ku>/!pt:`uC3~bT103!kxG,1ptB1ay@1ptB`l|S\"ofJ`uC1`e|]101!kvP%10`ie<*og]`uC1`hi]101!kwU%10`kmG*1caB11``lG!kuSw8(a3a31%X4!`~21z[#H$150kT1k3#J0111\"J70kuR21caB)kv?1m~J*kw<1nq\\*ku=1mvL*kxF1pt:*kvO1ofJ*kwT1og])K#`K'`G-`I%`O\"`Q-`M.11a21caB!11caB!\
    !suDaQ08`kX#ahP02!`qF02!`j`J04!eU06!b`<08!`iI08!`km:0:!\
    !svXaQ05`kX#`i~Z02!`j`704!`i|T06!`i|E08!\
    1iOqd5bF`l~O%2~Cx78g_13hV10;2`;03a`W`F23a`W1gC4\"141av52`;jA`Fk<$e]$b`E`d]3f|@10301bwZ/!cmC`d]3ftB10301ioN/!cl<`d]3fs^103gH1ij7/!pt\\`d]3te[10341kxZ#1-p{8`d]1`gwV10101m`3/!dhQ`d]1`deE10111giA01/a}Y`d]1`dtT10111bn501#10nk=*1a20c9!aY8/!^V!bwY1b`E*ioM1cmC*ij61cl<*kxY1pt\\*m`21p{8*gi@1dhQ*bn41a}Y)1VL////)13u:dhQa}Y0\
    1n^uoO`k^`mbG$102a|_c~R0kz3wz51071xN21kzW/!ai9c~R2ct910221k{K#14/!86!k{J1ai9*kzV1a|_/////&\
    01wyI!4xN02!rC04!pz;08!nr:0@!\
    1iOqj;bF`mb^%2~Cx78g_13hV10;2`;03a`W`F23a`W1gC4\"141av52`;jA`Fk<$e]$oiD`e81`goN10101k}?%10oy:*oy=`e87v~@1101k}Z/!cr^`e87fnS1101k~V/!eaC`e89yjB1101k}J01/ea:`e89yi91101k|]01/dZ`e84~pX1101l`>01`Y.eeC`e80k|M`ecQ106eB!1k~?01`Y.1a20c9!aY8/!_Q!`bjF1v?!11'5Q0k}>1oiD*k}Y1oy=*k~U1cr^*k}I1eaC*k|\\1ea:*l`=1dZ*k~>1eeC)1VM///*`]-15u:eaCea:dZeeC0\
    !~kK`Y03eB#`ikM02!`l|K04!\
    12p}RbFcrT&=k311m610101kU%10n5!111'g_13hV10;2`;03t=`F23a`W1gC4\"141av52`;jA`Fk<!1;2`;03t=`F23t=!e]$`i3k]0nAanH106G!1nB/!`i<k]7ba_1101``U/!`mSk]1bzC10110`~E%10csV2`kR4~22)ekWk]7vyL1101kfC010`j|H-esYk]7vlY1101lu=01dD.`hRk]9x}<1101`r</!`zDk]9}qN1101acK/!pkLk]9x~F1101khH/!okPk]0l`KtuX106eB!1laN/!olFk]3``sN10301lbK2\"1-ol:k]3~`K10301lb72\"1-4a20c9!aY8-ahJ1lXfp90lYaa2w8-}E1aq3anH1aq4lcK8+10|_1aq3frL1aq4lb]8+1a<2eL`bkU|tC!`lyTlXyqN$`1Q!nA1`i3*``T1`i<*kfB1ekW*lu<1esY*`r;1`hR*acJ1`zD*khG1pkL*laM1okP*lbJ1olF2)lb61ol:2)lcJ21}E)lb\\21|_)ao[58(aa121ahJ)`~D1`mS02`kR4~22'N/`Q///(12ekWesY12}E|_\
    !s{K!3eB#`kX02!`ij[04!\
    1x]znGj\\`mwA0P*55////-\
    1b5qmFa}D`mwR'3`iP0bbS!`a58-vW1b4wnO!ad]8'1vW$crS1k]fkS1k^k^8-1eL`bk:|s7$K;!`a421vW(;<0k]21crS)`an421vW)ad\\21vW(1GO////+\
    1uCr}P`kcOepP&6epZlX0la5yo31101bv@%10pu>'2dZhP!pj?lX9yf91101kg_/!naMlX4~qE1101gnJ/!naBlX7vnB1101gn=!dD.er@lX;5||X10552!1lpN01/tLlX1`ddA10101s8!`P\"10am\\/>1!bv?1epZ)210kg^1pj?*gnI1naM*gn<1naB*lpM1er@*s71tL)53////$11epZ2dZhP$12a~7er@0\
    !~mK!<`ktS#`i~G02!`i~Q04!`nf706!`llO08!`ip:0:!`jjU0<!nbV0>!cq20@!`izN0B!`ktX0D!`ku40F!\
    1d7rmM`kaM`mz]&Qz[17fn5118puI!20`~3'2dTn|Z8ep7!dTodJ8ep7*`lY11`v410101`b_%10`yN*dgBd61miO1011210cy2/!dTaD0lhL`e{J106ai]\"ll^/!cpWaD3xuR10320jrY2\"12#13bS\"1t92#peOaD3xw;10320j~O2\"12#13aB\"1t92#pe;aD3xvA10320j~92\"12#13aB\"1t92#nuQaD3xa]10320hk42\"12$13\"1t92#nvRaD3xc^10320hl92\"12$13\"1t92#nv5aD3xc510320hkI2\"12$13\"1t92#nx=aD3xtE103!hlX!a<012'1t92#pf4aD3}{D10320k`6!a<012'1t92#cr>aD0ljTzk?106eo60226bZ!kj[/!el?aD7vv^1101ki_/!cq^aD;3ykJ1101bu^/!pmAaD0lgW`ckT106dtW\"kjA!`P.neKaD1`gdU10101guT!aQ.odWaD1`dz<10110hzW!`P\"10`ipQ*chXaD1mhO10110jj]!a<\"10o|3*a{\\aD1`et610111bk>/!a{DaD1`epN10101bjS/!mxTaD1`es910101gfG/!mw^aD1`eoC10101geO/!tLaD1`c~210101s8!`P\"10am\\*afGaD1`euS10101biY01a<.afSaD1`etT10101bj801a<.alRaD1`fsY10101bt\\01`Y.ak?aD1`fqY10101bsG01aQ.am9aD0lg4meC106|H021buE01hH.pgKaD2{pP10201kaS#1-pg9aD7vr81101ka?/!pfLaD7vkM1101k`P/!ph?aD7vjL1101kbI/!5a20c9!aY8-|P1fUfl?0fVlkE8(`lj1#`lxV1aqW}n70aqX08%1&eqL11```@12ldI8)a3\"eq<11``eI12ld78)a3\"6eL`bnY|o8!ce@`bmQ|bN!o{O`bn8{x8!nr?`bo>{z]!nrL`boVfu[!a|J1``d^$`]Q!lzC5:!JL#?Q0bmU1cdL;(4`20ll]1dT#F%c~J1dT#F%kjZ1cr>*`bfY1cr>\"16bZ(`bf<1cr>!16bZ)jj\\1chX#J%jrX1cpW2\"B!13bS\"j~N1peO2)j~81pe;2)hk31nuQ2\"B%hl81nvR2\"B%hkH1nv52\"B%hlW1nx=#J%k`51pf4#J%gfF1mxT*geN1mw^*bk=1a{\\*bjR1a{D*s71tL*biX1afG*bj71afS*bt[1alR*bsF1ak?*buD1am9*guS1neK*hzV1odW#B%`bg[011\">$ki^1el?*ldH21eqL)ld621eq<)bu]1cq^*kaR1pgK*ka>1pg9*k`O1pfL*lkD21|P4(kbH1ph?*`blU21|P5(kj@1pmA#B$P///!aB#a@-11a22eqLeq<011|P015afGafSalRak?am90\
    !`cs6!3ceP!hH0|H02hH0nu504hH0\
    !`cj@`P2`icEn{V`ijQdtW2dtW#n{V02!\
    !sq<!3ai]#n|Z02!odJ04P0\
    12q}<`kc2`m{8&?{T11`fY10101y>%10`iY!111'dTfU0lh^uyO106G!1ll3/!`z4fU4{j71101ab1/!msKfU0d`<uuZ106bZ!1f~F/!nsGfU0d`<utV106bZ!1hj8/!pl5fU0lj5vx[106G061ki3/!nzZfU0liIttG106G!1hm;!aQ.obGfU2te310201hyG(122'obXfU3``tT103X0hyZ2/0ppZfU1`cz[10101koM/!el[fU1`fbH10111kkL01/cq^fU;3ylQ1101bu^/!cpWfU3xsF10320le;2\"12#13bS0daG01t92#|3fU<1wdF11!a`801`Y.{<fU<2mbK11!acY01`Y.5a20c9!aY8-j51d`Zf}L1d`[a`S8\"1)eq\\2aqFe:zdA1aqGloC8!1#j6%dq72aqFe:}m=1aqGhhU8!1#j6%cgK1yMydQ1yNyN8!1#j6%5`hx81``b5!`i{K1```Y!a|J1cw\\!piW1f|K!`kuR1``bT$`53!aX59'M40aa_1`z4*ll21dT*f~E1msK*hj71nsG*hyF1obG*ki21pl5*hyY1obX2\"J!13X\"hm:1nzZ*koL1ppZ*kkK1el[*bu]1cq^*`bl71z[9011(acX1{<#J%g~]#JL$a`71|3#J%a`R21j5)loB21eq\\)hhT21dq7)yM21cgK(Q0`K//.`I`]#`G,11j5011j53eq\\dq7cgK!13el[|3{<0\
    !usW!5bZ#`iy102!`iwL04!`ikV06!`iw?08!\
    !uz_04u`<Gu`Z}XuaJpzGub8pzN4G#pzG02!pzN04!}X06!\
    !soQaQ02G#cdX02!\
    !wc3!4bZ#nbL02!duG04!G06!\
    !zkW01Geo63bZ#eo602!`l{R040`jnC\
    12wgRb[`m{F#2!4k311m610101kU%10n5*`lY11`v41011210`b_%10`yN*`x?10`f<`{Z106eU0826`o@!`sB/!{T11`fY1011210y>%10`iY/QQ0R////+\
    1b5qtKcgV`m{_&1ccFllG1`gi=10110blW/!2~P1aDbfS1aE28-co@1aaNwjR1aaOaaO8+101~PaD~n=$JH!aaN21co@)blV1ccF\"110@!11\"S////*12ckAco@\
    12q|;`kbJ'3`z4bvL4ftU1101ab101/|3bvL<1wfV1101a`801`Y.{<bvL<2`ce11101acY01`Y.1j511``kU12a`S8+101a|J1cw\\$UQ!aa_1`z4*acX1{<*a`71|3*a`R21j5///*`G/'13`z4|3{<11j5\
    1e;ze4b[`yD#2'`7`7////-\
    1e2x`2b[#1#1dm51fUvh510ld[8/!20ldZ21dm5)le:3dm5cpW/////&\
    1e2q~Fb[`m|D#2!2n}GaqW4~tI1101lf7/!n{JaqW4~o:1101leL/!1dm:1fUvh?0fVlfQw8$daG+30lf61n}G*leK1n{J*lfP21dm://///%\
    1n^upP`k^`m}5$102cn=daU2tdJ10221`bp\\#14%db>%ai9daU2ct910221`bqR#14%db>*76!`bp?4db='T////+\
    !atK!4bZ#`nuM02!b`204!`h|T06!\
    !ax_!3G#a~W02!b`K04!\
    !zv@dD0Ne`<1e`<!`kwG1`kvQ!`je]1`jeR!`krX1`krL!`i}_1`i}S!`kwR1`kv]!oxD1oxD!`kjI1`l`=!`l`P1`k~_!opD1opD!`jdT1`l~[!`m`;1`hzK!`m`N1`hzY!`h{81`hy\\!`h{X1`hy<!`h{D1`hyK!`ma>1`hz<!`is=1`ir_!`lhQ1`lhE!`m}M1`m}I!ntW1`i|1!m`:1`nn^!`isI1`ijG!pz>1pz>`P0oz51oz5`P0`kz11`kySahB0`k}B1`k|?ahB0pmY1`lzXa<0dt:1`jbMa<0`ivZ1`ivEa<0\
    1iOqiAbF`nc:%5ns\\dqTdr5nt<x7O{T11`fY1011210y>%10`iY*`gWX0ar;atK106b`2041~V/!`h?X0arXax_106G!1``@/!`pSX0asBaw=106G!1`d4/!`nEX0oWbe4106G!1oX/!`n2X0oBbdN106G!1oC/!`o2X0p7bf6106G!1p8/!`k4X1b{<10101`aL/!`mAX1b|410101`cG%10cq9*`q6X0pGbeB1101pH!dD.`o\\X0q@av9106G!1qA!`P.`pCX0q\\awZ106G!1q]!`P.`oLX0pYauI106G!1pZ!`P.t[X4by21101`eI81ahB.n<g64be[1101`eB/!zLg65cwB1101`}Q.1n<!aiQg64fzR1101brD/!dgWg65}a^1101ghX.1aiQ!ah6g68foR10910`E0`b=%10ceY*`{Fg67fo;108`yC\"adQ/!an:g60baOt{7106`nY080adA)16rC(nc1g60lm?xgJ106bZ!1gr5/!nfQg61`ea410101gx6/!cc4g61mq^10101blC/!b|Pg61mm>10101bgK%10mt2!111111&ahXg63}z710301c}]2\"1$13`E'aeTg61dc=10101`|\\!dD.nfAg60lmW`ct7106cn7!1gwS/!azWg61mo910101bi;01/na7g69y`;1101ln>/!nqIg69x|11101lnT/\"3eL`brJfwG!oc\\1~|^!od@1``fV$`HW!`b<1ah6*brC1aiQ*ghW1dgW*ad@1an:*`eA1n<*`}P1zL*adP1`{F*gr41nc1*gx51nfQ*blB1cc4*bi:1azW*bgJ1b|P*c}\\1ahX2)`|[1aeT*gwR1nfA*`ah80502<4(ln=1na7*lnS1nqI*~U1`gW*``?1`h?*`d31`pS*oW1`nE*oB1`n2*p71`o2*`aK1`k4*`cF1`mA*pG1`q6*q@1`o\\*q\\1`pC*pY1`oL*`eH1t[8)`ao[011'U!aVaR#aDa@#a\\\"aL)aF-aB+a>aH(14dgW1aiQzL1n<`jJ1vIah;2`wYeU$13u:t[azW0\
    !vgG!4bZ#`koN02!`if904!ehJ06!\
    !`cq4!4cn7#`nr^02!`nmY04!dg;06!\
    20tvF0`ncD&=`gWX0ar;atK106b`2041~V/!`h?X0arXax_106G!1``@/!`pSX0asBaw=106G!1`d4/!`nEX0oWbe4106G!1oX/!`n2X0oBbdN106G!1oC/!`o2X0p7bf6106G!1p8/!`k4X1b{<10101`aL/!`mAX1b|410101`cG%10cq9*`q6X0pGbeB1101pH!dD.`o\\X0q@av9106G!1qA!`P.`pCX0q\\awZ106G!1q]!`P.`oLX0pYauI106G!1pZ!`P.t[X4by21101`eI81ahB/#=0~U1`gW*``?1`h?*`d31`pS*oW1`nE*oB1`n2*p71`o2*`aK1`k4*`cF1`mA*pG1`q6*q@1`o\\*q\\1`pC*pY1`oL*`eH1t[8/////#11t[0\
    !auI`P03G#a~W02!b`K04!\
    !av9`P03G#a~W02!b`K04!\
    !awZ`P03G#a~W02!b`K04!\
    !aw=!3G#a~W02!b`K04!\
    1d7rp=bF`ncT&H`gWX0ar;atK106b`2041~V/!`h?X0arXax_106G!1``@/!`pSX0asBaw=106G!1`d4/!`nEX0oWbe4106G!1oX/!`n2X0oBbdN106G!1oC/!`o2X0p7bf6106G!1p8/!`k4X1b{<10101`aL/!`mAX1b|410101`cG%10cq9*`q6X0pGbeB1101pH!dD.`o\\X0q@av9106G!1qA!`P.`pCX0q\\awZ106G!1q]!`P.`oLX0pYauI106G!1pZ!`P.t[X4by21101`eI81ahB.n<sF4be[10401`eB/!zLsF5cwB1101`}Q.1n<!ah6sF8xm=1101`b=%10ceY*`{FsF7w`S1101adQ/!an:sF0baOf`1106`nY080adA)16rC(ogRsF1`gqR10111hi\\%10`i{B*ojIsF1`gs710111keZ%10`lyI*cc4sF1mq^10101blC/!azWsF1mo910101bi;/!aeTsF1dc=10101`|\\!dD.`j8sF0`s_cuD107!1`t1%10`iv4+3eL`br^fwG!oc\\1~~8!od@1``h;$`N`6!`eA1n<*`}P1zL*`b<1ah6*adP1`{F*ad@1an:*hi[1ogR*keY1ojI*blB1cc4*bi:1azW*`|[1aeT*`s_1`j8*~U1`gW*``?1`h?*`d31`pS*oW1`nE*oB1`n2*p71`o2*`aK1`k4*`cF1`mA*pG1`q6*q@1`o\\*q\\1`pC*pY1`oL*`eH1t[8(V!b=%a\\/\"a^%b5/#aZb1(13zL1n<`jJ1vIah;2`wYeU$11t[0\
    12p~MbFes>&6k311m610101kU%10n5*dn111ml>10111cz>(11(g_13hV10;2`;03t=`F23a`W1gC4\"141av52`;jA`Fk<!1;2`;03t=`F23t=!e]$`i3`f20nAanH106G!1nB/!`i<`f27ba_1101``U/!`mS`f21bzC10110`~E%10csV2`kR4~22)5a20c9!aY8-ahJ1fEfp90fFaa2w8-}E1`uOfqR1`uPltC8+10ag=1`uOfpW1`uPlrJ8+10|_1`uOfrL1`uPlsE8+1a<1eL`bsO|uI$YQ!nA1`i3*``T1`i<*ltB21}E)lrI21ag=)lsD21|_)aa121ahJ)gpG022(`~D1`mS02`kR4~22'W////*13}Eag=|_\
    1x]zn^j\\`neG0P*55////-\
    !za6!7~701!`ldI#oyI02!`nk604aQ0`ii_06aQ0op^0:`Y0`nq\\0<a};0\
    !tfQ!3~7#ngE02!ak704!\
    1bxIrwN`j~2`noZ0dM$1dTluV0bx2z`A1101bx301P.1cb41bl5vfY1bl60801/20`bu=3cb4dT*bx21dT////!>*11cb4%11dT0\
    !zc<P08`yC#pd[02!puY04!o~I06!`kX08!`lt50:!`m}]0<!pm70>!\
    1bt8s`5bF~Q2`ipC`imZ%Lah;1;2}f_10524#1/2`wYeU!`wY1;2}h:10524#1/\"eU1;0z};10502!1/\"`niH1;6~|6105664!4!1/\"z[17fn51101`~3/!k311m61011210kU%10n5*chA11mo]10101c|V%10duL*`lY11`v410101`b_%10`yN*ciN11dbM10111bw@1$10et^*m}T11`f`L1011210giN/!m~910lv8`hsX107!1gjX/!myB13thP10341gg72\"1014+dn111ml>10111cz>/!`x?10`f<`{Z106`o@!1`sB/!do]1;2|~;10524!441c|E\"`jyW-{T11`fY10101y>%10`iY*`{P17yvX1101as[/!crZ12rs810201bw:/!py511`ge_10111lwM1/0g_13hV10;2`;03t=`F23t=1gC4\"141av52`;jA`Fk<$e]$nh213tn210;2`;03a`W`F23a`W1lvQ4\"141av52`;`jj]`F`no3$e]$vI1;3cv910534PPPP1at8!dM.`jJ1;4wrL10544PPPP1at8!`P+1vI!ef711`gnI10101l{8!dM.onP11`gbY10101lyL/!oeE11`gcY10111lxU30`P.co\\14{m51101btD/!plD10kiC`g{^106~7\"l{X!aQ.2a211c9!aY8-`je?1n]xqJ\"81/0Q0gs15)gvK51(`bt252(aX21a2)`~21z[*`aoL011!@%kT1k3*c|U1chA*`b^1`lY*bw91crZ*bw?1ciN1)giM1m}T*gjW1m~9*gg61myB2)cz=1dn1*`sA1`x?*c|D1do]*y=1{T*asZ1`{P*lwL1py51)`buW53(gB1g_4)`bw854(at71vI(1`jJ0`bwK1`jJ9011(l{71ef7*`bx>1ef701~2N11(lyK1onP*lxT1oeE3)lvP1nh24)btC1co\\*l{W1plD*`bvD#F$X$T$PR!F\"@0B!`70`5`;!>!`A#J!N`9#`=#`E\"`1%D`3\"12`jJ1vIah;2`wYeU&\
    01`htW06`ja:nyU`jaGnxM`jaTnyB`jb2nz:`jiSny3`nsRnzL6nyB02!nzL04!nyU08!nz:0@!ny30P!nxM0`A!\
    !swY01``w7cs>=`o@#`lp<02!`lo[04!o~Y06!eU08!`qF0:!`iI0<!rC0>!xN0@!cs>0B!esE0D!dkH0F!dkS0H!\
    1bt8r~7a}D`np:&>dZb44`chV1101zE/!ox<b44{n:1101iwE/!co\\b44{l81101btD/!nr_b40c~?w{41074`qFrC`iIxNN1h}?/!nw@b41`dxB10101h}[3/0m|<b41`foI10111h|63!`jm1-nnLb41`g}210101hgP/!o}Mb41`edP10101jnS/!ow?b40bpZtsU106eB031bp[/!owVb40bqDtzJ106nl3!1bqE/!n}Yb41`fdC10101huI/!oz>b4;1}wN10512!1jgK/!`lCb41`gu\\10101iq701P\"10`ksY*m}2b41`drJ!111gj4/!6~P11bfS1228-`iP1b4bbS!`a58-e`O1lG`b}J1lHlH8-epO1lXwmZ1lYlY8-px:1fEyuX0fFls6w8-ckA1`bCyzH0`bDh}1w8+101~P1bfS$H0lX21epO)lG21e`O)zD1dZ*`ar=5;(iwD1ox<*`biC5<(`baM58(btC1co\\*ls521px:)h|_21ckA)`biZ5=(`a421`iP)h}>1nr_*h}Z1nw@3)h|51m|<3)hgO1nnL*jnR1o}M*bpZ1ow?*bqD1owV*iq61`lC*huH1n}Y*gj31m}2*jgJ1oz>*121~P(Y/.R/*>-11`lC11ckA\
    1e2vd1j\\!dM01)Z////+\
    12reV`k`1`nr50dM$1k311m610101kU%10n5*3a20c9!aY8-ntP1bxHw~310l}78!1*j51dd=``jN1dd>l|H8\"1-TQ!l}621ntP)`byJ*l|G21j5(\\////$11j5%\
    12ro@bF`nrP!`jn\\#7`j8`fO0`s_cuD1071ebE227!`t1/!pb<`fO1`eqJ10101js6/!`w?`fO1mkI10101ge301/d}J`fO1`emF10111ik[01/d|^`fO1mjN10111ik>01/`zV`fO1mgG10101kyB01/dzY`fO1`evD10111i`L01/1a20c9!aY8-1eL`bz7|jY$YQ!ao[*js51pb<*ge21`w?*ikZ1d}J*ik=1d|^*kyA1`zV*i`K1dzY*`s_1`j8/////$15`w?d}Jd|^`zVdzY0\
    12u|GbF`nt1#1!2chA11mo]1011210c|V%10duL\"111&pz[l~J3``vA10301l~T2/!1paXb4wl]$RQ!l~S1pz[2(^////+\
    01ud5dD03mz\\02!pzU04!azS06!\
    01`caIdD08ebE02!cl704!msY08!nd80@!`ni20P!dt:0`A!opM0aR!azS01!\
    1e2`clPj\\`nt80dM$3ahXae?3}yA10301ahY#1-cj^ae?1`exI10111cj_\"`js1-cj8ae?1`ew?10101cj9/&30ahX1ahX*cj81cj8*cj^1cj^/////&\
    !f{KdM02dqL#`ik502!\
    12rnR`ka2`ntF0dM$3b}YbxW1`faS101!b}Z/!cd_bxW4{k=11!ce1!aQ.b~NbxW1`df610110b~O!aQ.2a20c9!aY8-`x11sQtiK1sR`x28!1*2`nlK`bz^|vQao\\0`ky@`bzI|iG$UQ!`x121`x1)b}Y1b}Y*cd_1cd_*b~N1b~N)]////+\
    1e2srKj\\`ntP0dM$9c`UsQ4`cd81101c`V!aQ.`zVsQ1mgG10101`zW/!b};sQ1mjN10111b}<!aQ.`w?sQ1mkI10101`w@/!c`1sQ1`el610111c`2!aQ.clIsQ0m`>zvX1072mz\\pzU60clJ!dD%17)`j8sQ0m`VcuD107!1`j9!dD.cqIsQ0ma;f{K106dqL!1cqJ/!cf_sQ1`dgR10101cg1!dD.1cnR1ae?`cmE1ae@cnS8/!:0cnR21cnR)`zV1`zV*c`U1c`U*b};1b};*`w?1`w?*clI1clI*c`11c`1*`j81`j8*cqI1cqI*cf_1cf_/////&\
    12wi;b[~Q0dM!2!4k311m610101kU%10n5*`lY11`v41011210`b_%10`yN*`x?10`f<`{Z106eU0826`o@!`sB/!{T11`fY1011210y>%10`iY/QQ0[////+
    """
  }

  /// Where the name of each declaration is in the texts, and where its numbers begin.
  static var index: StaticString {
    """
    2KQ000\
    0TI00N\
    02_04N\
    2MJ0<C\
    2OL0=c\
    15Q0>j\
    15c0A<\
    0>E0B0\
    0Bk0I5\
    1[30N2\
    7i^0OK\
    15m0P1\
    0560Rc\
    1[B0S1\
    04K0Tg\
    7k10X0\
    16@0XT\
    7m80Y3\
    1]e0YI\
    0T`0[[\
    0i@0^K\
    2f]0bE\
    ;]90c6\
    ;]]0cS\
    0C30cn\
    05N0ff\
    31_0kB\
    3250kf\
    0@L0n`\
    0;B12h\
    1=V13A\
    1^d13W\
    1=k143\
    33T15H\
    02l17h\
    34n1GK\
    ;^?1HJ\
    ;^b1I6\
    ;_C1IM\
    ;__1Il\
    35B1JH\
    0U;1Jh\
    0;M1MF\
    39>1W<\
    39_1WJ\
    0iX1Wg\
    3:c1ZK\
    0Ah1[_\
    3;>1a4\
    1_S1a^\
    1`S1ao\
    1>n2H>\
    0UT2K;\
    07d2N5\
    3?R2S[\
    3@72TD\
    0Ul2T_\
    0V<2UP\
    0>O2VP\
    3B02]o\
    3BS2^[\
    ;m<2_=\
    ;n02_T\
    ;nA2al\
    0;^2c;\
    ;ol2fA\
    <0H2fe\
    <0\\2gE\
    0CS2hF\
    0IA2kf\
    3T;2oB\
    0<230E\
    0<G30a\
    04T32I\
    3U`3?G\
    <4H3@]\
    <5A3A5\
    0j83AU\
    0>\\3D7\
    3]Z3Fe\
    3]m3GE\
    0IN3Go\
    1a53I`\
    1aN3JC\
    1AL3J\\\
    1Ae3Ki\
    09Z3LH\
    0C_3UF\
    0VX3U\\\
    09j3[C\
    3dH3bQ\
    3do3bi\
    0@V3cA\
    3f@3in\
    3f^3jF\
    0_93k6\
    3hl3o9\
    3iW3oG\
    3j:3od\
    1B<405\
    <8D41]\
    3oI43d\
    <9=44c\
    0Vo45G\
    45E4:0\
    1b44:?\
    0_N4:b\
    1Ce4<1\
    0<V4<A\
    47V4=V\
    4:<4>S\
    03a4?L\
    4<?4JF\
    4<k4Jd\
    4=G4K8\
    07n4K]\
    4?@4[U\
    0JE4[i\
    0`U4``\
    4He4eR\
    0@d4f:\
    0Jc4lm\
    4Ni530\
    4OK54S\
    4Om54e\
    0W>55>\
    4Pd5:l\
    4Q:5;c\
    0K95<K\
    1bG5AA\
    4U45B[\
    0KC5C8\
    4Vl5HC\
    09Q5H\\\
    4Y75Qa\
    0jc5R7\
    <>]5RM\
    0:;5TE\
    4YP5Wl\
    01b5YB\
    4]i5oO\
    4^L5ol\
    4_060M\
    05^60d\
    1b`6<=\
    4_B6<b\
    4_\\6=Q\
    4`76=a\
    4`V6>:\
    1c>6>Y\
    4ag6@Q\
    1EX6BL\
    0k66Dh\
    1cY6E?\
    0kG6F7\
    1ch6Gd\
    0kZ6I=\
    0l76IZ\
    0<f6In\
    05n6Nd\
    4bN6_D\
    4bf6_a\
    00X6`@\
    0=86fL\
    0=N6fb\
    0=j6g8\
    0lP6gN\
    0?26gb\
    0Kl74C\
    0WJ7:@\
    <E[7:V\
    <F07;P\
    4h]7;e\
    1F\\7=I\
    0017>@\
    4hn7NU\
    0L67Om\
    02A7QF\
    1G27[L\
    <I?7[`\
    0LI7]\\\
    4o87b7\
    4o[7cU\
    5037d0\
    0b;7dm\
    50G7fa\
    1GA7g4\
    0?=7ii\
    1e]7o7
    """
  }
}
