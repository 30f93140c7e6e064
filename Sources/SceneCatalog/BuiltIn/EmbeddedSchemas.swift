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
    8sections\
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
    !sr7!3a~Z1rtH!coO1ey9!egB1ru3!\
    1b5qlNa}D`ic_0dM$6euF`qJ0exTt{Y106coO1ey91e{201/enO`qJ1`hf@10111eyZ01/dfK`qJ1`gx^10111evK01aQ.etB`qJ1`gaB10111ezC01dD.drC`qJ1`gy^10101ew=01`P.dsI`qJ1`g{410101ex301`P/1eLruW{u\\$NH!e{11euF*eyY1enO*evJ1dfK*ezB1etB*ew<1drC*ex21dsI/////%17`lCeuFenOdfKetBdrCdsI0\
    1e2zhKj\\#1\"J`irLbR3}fC10301$1-`ih4bR3``uV10301$1-`igWbR7vo_\"1/\"z[bR7vs]0101/\"`kp^bR1`e~710101/\"`k}WbR3tgU10341$1014+chAbR1`f~J10101/\"k3bR1`f{I10101/\"ch3bR1`f}J10111/\"`kj@bR1`heQ10101/\"amPbR7v{B0101/\"`lz7bR3th?10301$1014+elNbR;1|yG105120:1/\"`lzEbR3tlT103<1$1-`nvWbR3zjS10301/\"`iaDbR;0}bY105021`gkD1`gkD1/\"`iaPbR3uvX10301/\"`ir5bR3{p910341$1-`iqWbR;2}`Z10524!441/\"`iqGbR0e{@syU106a~Z1a~Z1/\"`l{BbR1`f|I10101/\"`llEbR3{o:10341$1-`i`BbR1`f`610111/\"`h~ZbR1`e`P10101/\"`i{2bR1`d}M10101/\"e`<bR4{h31101//(D/%J-R/&\
    !sy:!<eU1eU!`qF1`qF!`iI1`iI!rC1rC!xN1xN!cs>1cs>!esE1esE!dkH1dkH!dkS1dkS!a~Z1a~Z!coO1coO!egB1egB!\
    12rcTbF`jfB!o`_#1agOe~51mp[10111e{X01/01eLskDfvV$RQ!e{W1agO/////%11agO0\
    1b5qk<a}D`jfJ!o`_#3ajMb`O2f`H102`=1e|]01!14,ea\\b`O1`d~I10111e|B01/egSb`O1`d|F10111e}J01/01eLsjY{sQ$KH!e|\\1ajM*e|A1ea\\*e}I1egS/////%14`lCajMea\\egS0\
    !`b|F!6eoO#`loD02!`jk_04!`loN06aQ0`jl708aQ0`kvL0:`P0\
    12ri\\bF`kpW&>`lY11`v41011210`b_%10`yN*{T11`fY10101y>%10`iY!111'vI1;3cv910534$at8!dM.oq3rH0ba2`ckI106eoO\"ba3/!okBrH1`guJ10110fg1%10`nw2*ci>rH1`grR10110fdC%10pcW*oiYrH1`gt310110fcS%10`leT*oj9rH1`gtV10110fd3%10`ln<*psCrH1`gw9101!ffL/!ppMrH1`erK10110feD\"`jpZ-pn^rH1`dw]10110fdS/!ps6rH1`hiL101!ff=!aQ.poPrH1`czH10110fe5!aQ.pqHrH1`dj\\101!fe\\!aQ/1eLudY|cK$]Q!udN*ba21oq3*ff_1okB*fdB1ci>*ffK1psC*fcR1oiY*fd21oj9*feC1ppM*fdR1pn^*ff<1ps6*fe41poP*fe[1pqH)>//'`K//#\
    12rc8bF`kuI0aQ$8dnRxT0ctTxoK106dk40bC1fgU01/dpBxT0ctTxp@106of6!1fh:01/ei>xT2td510221fjI01!14,ajMxT2f`H102aJ1fi\\01!14,dz4xT1`g~>10101fiR01#10`ldK*agOxT1mp[10101fhU01/dh>xT1`hlF10111fg?01/dtGxT1`hmQ10111fi?01/01eLue<fvV$YQ!fgT1dnR*fh91dpB*fjH1ei>*fi[1ajM*fiQ1dz4*fhT1agO*fg>1dh>*fi>1dtG/////%18dnRdpBei>ajMdz4agOdh>dtG0\
    !sj206sbXdk4sc4nb<shSnpDsi1npQulXpa@usWpt\\7of6#dk40bC!nb<0bE!pa@0cZ!npD0iR!pt\\0iT!npQ0j3!\
    01w|:P05`qF02!ahP04!`iI08!b`<0@!azS0N!\
    1e2}iAj\\`ip9\"1\"3ngMba<3}d<10301fjX/!o|Fba<3tmG103av51fkI#141av5+v4ba<4{hJ1101fk6/&>0ug36)ufO61(uf>61(uh@62(ug?63(uiB64(uh]65(uhK65(uj366(fjW1ngM*uiO011(fkH1o|F*fk51v4*ueL67/////%\
    !u|:!2`;#`F02!\
    !maR0;`ikHncX`ilKdk_`ilPdk_`ji=dl;`ks=cb?`m|TcbR`nj6dl;`njEcb?`njVcbR`nu7dlL`nu@dlL6dlL#ncX02!dk_04!dl;06!cbR08!cb?0:!\
    10}j^j\\`itR&6`kiNe11`dv21101`awB%10`kj6#abC%`hvMe14{fA1101``w]%10v4#abC%`hw6e14raE1101``xH%10`yC#abC%`hv;e14`ccA1101``wI%10`jjY#abC%`hw]e14|x51101``x]%10b`E#abC%`hwIe10cxJtz;1101cxK%10`niA#abC,6//02//)\
    01s~FaQ03`ljW02!`jhY04`Y0eoO0az|R`Y0\
    !t`S!5rC#eU02!xN04!olP06!`nY08!\
    !wt:!3`nY01!op1#paL02!\
    01stH!BbZ#ncQ02!cl704!hP08!ek@0@!`lg60P!`kkO0`A!`l~C0aR!`maJ0dE!`kzU0iZ!`nnB0tU!`lt20`kK!`l}_0ax7!`h|?0dr>!`h~B0jfL!`ijA0un9!crS0`l}BdD0`jiL0az|T!\
    1`bQr{H`keKaeN$104v4`r24{cB1101boB01/`xK`r24`cn61101bnB01/`y1`r20c|^to5107!1bo_01#10mzQ*`zP`r20c}H`hnQ106ea6!1bpH01/$73!boA1v4*bnA1`xK*bo^1`y1*bpG1`zP/////%17dZ}XhPv4`xK`y1`zP0\
    12rqPcgV`hx[&6k311m610101kU%10n5*g_13hV10;2`;03a`W`F23a`W1gC4\"141av52`;jA`Fk<$e]$dTan]0f~U}tJ106`nR0c<0g`E/!n~Van]1`fwI10111hvS(11011'of>an]1`hdX10101ggX%10`ia]*ng7an]7waR11!c|=/!1a20c9!aY8/!VQ!g`D1dT#F%``yB1dT*hvR1n~V*ggW1of>*c|<1ng7#F!10as[01///&`G/$\
    !~l=!5`nsG\"`jpFevD020oaFduG040oaF`nR0c<P0a~Q0c>P0\
    1bt8uxUb[#1$1eL``{L|r4%2////,\
    01siGcf;03`;02!`F04!`ih@06!\
    1e2`cgIj\\!P01\"5z[x\\7vm]1101`~301/`hRx\\9ycM1101`r<01/diSx\\0`f<tu=106`o@!1gmO01/amPx\\7vo@1101apU01/`zDx\\9yd;1101acK01/$50`~21z[*`r;1`hR*gmN1diS*apT1amP*acJ1`zD/)>@//#D/$15z[`hRdiSamP`zD0\
    1uCq`B`j}A`ie8$105djOfE0go=yp61101bv@%10puG*dTfE0gnVzqH106ai]!1c~K(16dk?0216dk?02&ct3fE3``qX10301l~C2\"1-`{PfE7vs11101as[01/tLfE1`dcE10101s8!`P\"10am\\*2nm<11``iW12heJ8-`yI1r_zyO1s1s18+1`Y#@0heI21nm<(1!`awZ1djO9011(bv?1djO*c~J1dT*l~B1ct32)asZ1`{P*r_21`yI)s71tL)713/0N//$P(R(12a~7`{P11`yI\
    !~hD!4ai]#dk?020`j|>dqG04!cn^04`jyW0\
    !v`^!JdqG#nd^02!`i{F04!`lo_06!`hyA08!`jbH0:!`ja80<!`io_0>!`lmK0@!aeM0B!`la;0D!nbV0F!cq20H!`lmC0J!`l~V0L!`ii;0N!`niR0P!`lfW0R!`ldE0T!`lmQ0V!`i~D0X!`nmT0Z!`lm>0\\!eaS0^0`jlFdnL0`1P0`nuS0`3!\
    1e2}e;j\\#1\"8dZuB4~zG1101zE/!hPuB9cw71101`tE/!om?uB9yhN1101hy6%10`kl7*omSuB9yaR1101mrR!`P.ob;uB;3fz610534#1hx@/!a~7uB;3}|?10534#1hxN01#10`klF*v?uB1`fxS1011210bnY%10|H*crZuB2rrG10201bw:/&80bnX1v?*zD1dZ*`tD1hP*hy51om?*mrQ1omS*hx?1ob;*hxM1a~7*bw91crZ//*@#J/!L!>.11a~70\
    !~i1!3G#a|Y02!`ifS040`joN\
    !faT!3mv=#`h|P02!bZ04!\
    !skT!3eB!a<0oyI02a<0op^04a<0\
    1bxIrvGcgVcb50dM$1dTbl50gq>zq2106nx2\"gqR/01$20``|:1dT\"16ak708&gqQ1dT01ak72////>)11dT)\
    !~iFdM0Dnx2#cl102!dp=04!ak708dD0cn^0:dD0`mt]0<P0`msJ0>P0`mmA0@P0`mr40BP0`me60DP0`mv30FP0`mtE0HP0`mn40JP0`ms10LP0`mf50NP0`muF0PP0`ms]0RP0`mmP0TP0`mrH0VP0`meK0XP0\
    1iOqe?bFncR%2pxPx7Iw[b_0gs:z`6106cdX!1gtQ/!dZb_4~u=1101zE*`~W`sP$caSb_5~gS1101cyI*`~W`sP$`ndGb_7~xP1101`bsL*`~W`sP$`ndRb_7~yT1101apU*`~W`sP$hPb_9yc41101`tE*`~W`sP$`hRb_9u~T1101`r<*`~W`sP$pvVb_8~yB10910`I0`b=%10ceY08w[pu@910`=w[ehJ910`=w[nq8910`=w[ocR910`=w[ocI910`=w[ngV910`=w[ai]910`=w[dnL910`=(pw7b_0cu4`cbE106cb?0:1boO%10d|6*pwPb_;1||?10512!1lq9%10`ne4*mu1b_1`fuQ1011210gaU\"cfD-mtGb_1`fvN1011210ga:\"cfD-prKb_1`dm\\10101kpD\"cfD-p`Lb_1`gk[10101joQ\"cfD-nhWb_;3fyG10534#1h`P\"`jvP-pvFb_;3~`810534#1lp<\"`jxO-oaZb_;3fz610534#1hw]\"`jwP-`x1b_<0zlX11!gs]01a<.dz=b_1`di_10101jf^01cf;\"10`lgA*tLb_1`db>10101s8!`P\"10am\\*dm@b_1`do;10101gvU01a<.en6b_1`dp<10101ko201`Y.eh<b_0gsN`chG106e`^!1gtD01`Y.aj4b_0cyZ`feO106eB!1brR01a<.ayMb_1mm_10101bh301`P.1`yI1r_zx31s1s18+1`Y#`=W!`a`N55(boN1pw7*gaT1mu1*ga91mtG*kpC1prK*joP1p`L*gtP1w[*`b<1pvV#J!1910`I\"lq81pwP*h`O1nhW*lp;1pvF*hw\\1oaZ*gs\\1`x1#J%jf]1dz=*s71tL*gvT1dm@*ko11en6*r_21`yI)gtC1eh<*brQ1aj4*bh21ayM)4)`W$`_\"`S0aLaF0a@%`]/)`U`Ya2`[+18u:`x1dz=dm@en6eh<aj4ayM11`yI\
    !zb_!9cdX#pu@02!nq804!ocR06!ocI08!ngV0:!ai]0<!dnL0>P0ehJ020`j{Y\
    !tkPa<06`ja201!dqL#crM02!`nR04!a~Q06!`iiN08!\
    !}sEhH03eB#bZ02!`lhH04!\
    !s|@a<04`nR#crM02!`ksW04!a~Q06!\
    !t|Ha<04eB#ahP02!eU04!b`<06!\
    !`b{E`Y04e`^#`li602!nd^04!dpZ06!\
    12rdRbF`ilZ&5k311m61011210kU%10n5!11(`lY11`v410101`b_%10`yN!111'`x?10`f<`{Z106`o@!1`sB(16eU08'{T11`fY10101y>%10`iY!111'`z4`rM4ftU1101ab1/&RQ!aa_1`z4)5///0`G/*\
    1d7rkL`k`H`imB&9a{\\nL1`ee]10111bk>01/a{DnL1`enO10101bjS01/chXnL1mhO10110g|V!dD\"10o|3*tLnL1`da>10101s8!`P\"10am\\*afGnL1`egM10101biY01a<.afSnL1`efM10101bj801a<.alRnL1`fs<10101bt\\01`Y.ak?nL1`fpX10101bsG01aQ.am9nL0gyQmeC106|H021buE01hH.5a20c9!aY8-cd71czZ{r\\10gxM801+|P1aoFfl?0aoGgzK8(dm;#al@1`rMxrI1`rNc{C8-ak]1`rMxnE1`rNc{C8-6eL`ak9|mY!ce@`aiV{|N!o{O`ajB{w3!nr?`akR{yN!nrL`al@fu[!a|J1``dL$`G3!aX22ak]al@3\"D#M40lzC5:!JL#?Q0ao[23|Pal@ak]2(bmU1cdL<(4`20gxL21cd7)bk=1a{\\*bjR1a{D*s71tL*biX1afG*bj71afS*bt[1alR*bsF1ak?*buD1am9*``zF011!F%`ahU21|P5(`al]22al@ak]5(gzJ21|P4(c{B22al@ak]4(g|U1chX#@$6////\"11cd7#13|Pal@ak]!17a{\\a{DafGafSalRak?am90\
    !wwF!2`F#`;02!\
    !`cr8!3ceP!hH0|H02hH0nu504hH0\
    1`rNr};bF`imQ&2|3aoF<1wf411!a`801`Y.{<aoF<2mbK11!acY01`Y.2a20c9!aY8-j511f}L12a`S8\"1%a3\"2a|J1cw\\!pj11f|K$VR!acX1{<#J%g~]#J%a`71|3#J%a`R21j5(7////$11j511a21j5#12|3{<0\
    1b5qsU`j~M`inS&1ccFg{71`gjQ10110blW/!1~P1nLbfS1nM28-1~PnLviR$IH!blV1ccF\"110@!11/////0\
    1cz[qv[j\\`io=&9osIw@3z~N103X1h{G2\"1-ot2w@3{`U103X1icV2\"1-ol1w@;1}u;10512c<c<1h{Z/!ds7w@;1xe210512!1hjO01dM)1m{31nlyoqyreud~oN1m{3`ib^\"n}3w@;1}vF10512!1hr6/!n{6w@;1}uX10512!1hmH/!pi4w@;3}}E10534#1kc@/!piAw@0g{RmdK106du6!1kcO!`P.pcGw@0gx_wt\\106`F!1jv1/&90h{F1osI2)icU1ot22)h{Y1ol1*hjN1ds7*hr51n}3*hmG1n{6*kc?1pi4*kcN1piA*ju_1pcG)8///\"N/&11ds70\
    !mdK`P3doPdu6vIn|;`lo;n|M3du6#n|M02!n|;04!\
    1e2veBj\\cd8/////+\
    1e2sfUb[#1'`>a|Y`ifH02044!`iu>`iuG021dcrdorekpvlgZ44!`knT`kn^021dcrdorekpvob244!evD`ns<02444!duG`jg6021`gkD44!`lm1`lm5044!4\"`jg@`jgF040404\"nbL`ig504!44\"`it^`iu4040444\"`nvD`nvK044404\"`kpA`kpI044044\"`k~U`k~\\0441`gkD04\"`ljD`ljK041`gkD01`gkD4\"`ihQ`ihW041bav{bv{r|gk~L1hidt|hrr~nveK1hidt|hrr~nskD4\"`il:`il@02!4!`yC`kk[02044P0pd[`ltL041`xikzvd{cmm|51`xikzvd{cmm|51ksmmqdsclwqv:1bav{bv{r|gk~L0P0pv3`m~;041`xikzvd{cmm|51`xikzvd{cmm|51ksmmqdsclwqv:1bav{bv{r|gieE0P0o~I`lj_041`xikzvd{cmm|51`xikzvd{cmm|51ksmmqdsclwqv:1sgt}etghpgiU0P0`lf2`lfB041`xikzvd{cmm|51`xikzvd{cmm|51ksmmqdsclwqv:1bav{bv{r|gieE0P0pm@el?041`xikzvd{cmm|51`xikzvd{cmm|51ksmmqdsclwqv:1gs{e|{lmgmkp@0P0`k}_`k~@041lcndrjxyk{g~L1lcndrjxyk{g~L1`n|ivbxqgz{kB40P0cl7`ko\\0401hrpwa{}|zanjL440P0`iuU`iu^02044!`ko>`koH0241bav{bv{r|gk~L4!`mp^`mq90441hptpmkunnpmc21`macbqpb{jwiP4\"`mkF`mkR041`pxpjsb`skteG1nap~wdpthjnf;1denkdcmy|gju>4\"`mc\\`md80401hrpwa{}|zanjL44\"`mo4`moA0441iyc`tlmfhjkeI04\"`mvP`mv]0441hidt|hrr~nx~R04\"`moS`mo^0441hcpa`uxfz|xb:1dcrdorekpvlgZ4\"`mp?`mpL041mz|jzqvhdxr|11g~wrwtgic{~`J1libxn|sfomchV4\"`mqH`mqS041`macbqpb{jwiP1`ihtyo~edjab81nap~wdpthjnf;4\"`mlQ`ml^041`ihtyo~edi}h11hasyleowol|m]1lgfqzljwc|dzC40P0`mdH`mdT041dau|{a{|efpsN1gwgwgqdmszhc41helgtgaugmyiT40P0`mnH`mnS0401nap~wdpthjnf;1laq|}ypk`kiq940a<0`mfO`mfZ041`n|ivbxqgzuw41i~vtp~grk{fnS1lj~`cm{tz}av:40a<0`mgV`mk6041kuitet{qxhr}T1kuitet{qxhr}T1e{ajwybyisy~F4\"`mh2`mh>041k|youw~mhjluB1k|youw~mhjluB1denkdcmy|gmoE40P0`mhO`mh[041nap~wdpthjnf;1nap~wdpthjnf;1hidt|hrr~nx~R40P0`mi=`miI041bn{kolxzoza`D1bn{kolxzoza`D1lgfqzljwc|dzC40P0`miZ`mj7041jl{d}tdy~nzoK1jl{d}tdy~nzoK1drrzpxkbozbp=40P0`mjH`mjT041dtobeisp{k`}P1dtobeisp{k`}P1nlyhpiemomdxO40P0`{P`{P0401hrpwa{}|zanjL440a<0`mg;`mgF041`xikzvd{cmpv<1`xikzvd{cmpv<1}`lakjk|gjnS1hidt|hrr~nskD0P0`lvI`lv]041`xikzvd{cmpv<1`xikzvd{cmpv<1}`lakjk|gjnS1fle~rcz`cgcpF0P0`n`V`na:041hptpmkunnpo|91hptpmkunnpo|91}`lakjk|gjnS1jbklch~|tj`sD0P0`lkE`lkZ041`vmege{lv|rhX1`vmege{lv|rhX1}`lakjk|gjnS1fle~rcz`cg`v?0P0`mc5`mcF02444P0`lu?`luY041dtobeisp{k`}P1dtobeisp{k`}P1nlyhpiemomdxO40P0`m~N`n`802444P0ep7`ml4041dtobeisp{k`}P1dtobeisp{k`}P1nlyhpiemomdxO40P0`lwG`lx902444P0`naR`nbC041dtobeisp{k`}P1dtobeisp{k`}P1nlyhpiemomdxO40P0`jgQ`jh;041dtobeisp{k`}P1dtobeisp{k`}P1nlyhpiemomdxO4!`jqW`lqV`lrD041libxn|sfom`nO1dpvs|hbsdjahR1dtobeisp{j}dI4!dx[`npH`np_041`zerogmjn}ipA1gwgwgqdmszbnU1`awyil{ithav<4!dx[`nlV`nm;041fat~tk|fmeuhP1fat~tk|fmeuhP1fat~tk|fmeuhP4!dx[puR`mx302444!`myT`mz>02444!`mxH`my402444/////0\
    1iOqf<bF`ioV0`Y#1~C4g_13hV10;2`;03a`W`F23a`W1gC4\"141av52`;jA`Fk<$e]$dZbmI4~v_1101g~M01/eoXbmI1`ffT10111g~401/ekIbmI7wbR1101g}J01/1a20c9!aY8/!ZQ!g~L1dZ*g~31eoX*g}I1ekI)6Q///+`S.14u:dZeoXekI0\
    1`bQryO`kf1ng>$104aeM`s74z{81101`r301#10`hxO*`xK`s74`coE1101bnB01/`y1`s70c|^tpP107!1bo_01#10mzQ*`zP`s70c}H`hoV106ea6!1bpH01/$73!`r21aeM*bnA1`xK*bo^1`y1*bpG1`zP/////%17dZ}XhPaeM`xK`y1`zP0\
    12vaNbFnkI&7k311m610101kU%10n5*v?iN1`fl110111hiQ1$10|H*ojViN1`fk210101kf8%10ek@*chJiN1`fj:10101bo4%10dxN*ni:iN0hbLtr=106eU!1ha5/!njSiN0hcBts7106eU!1hb2/!u:iN4~s71101lr@01a</0C`nfX1`ng32`nh14`nhA8`ngC@`ngRPpxP`A`nhRaR`nfLdE~Cax7x7dr>`kq_jfLdqT`l}Bns\\az|Tdr5dw{Int<jqy3`h}Wax6`h}<tvtS`h}Mbd|lxpY!WQ!hiP1v?1)kf71ojV*bo31chJ*hb11njS*ha41ni:*lr?1u:)9//$`G//$11u:0\
    !sm8!6eU#rC02!xN04!`kX06!ahP08`P0b`<0:`P0\
    !sn;!4eU#`qF02!`iI04!`kX06!\
    01~f>!6e`^#dxN02!ceP04!ek@08!`jcD0@aQ0`ib<0vy}y?!\
    01`b~T!8ebE02!cl704!msY08!nd80@!pn30PdD0dt:0`AdD0opM0aRdD0azS01!\
    1iOqa>bF`ivY%4~Cx7dqTdr5<g_13hV10;2`;03a`W`F23a`W1gC4\"141av52`;jA`Fk<!1;2`;03t=`F23t=!e]$nmSrR0he]zb=106nmG041hfA/!ebQrR0hfQztJ106eB!1jeG01cf;\"10dT*ceKrR:wqN1101heW/!os=rR:wzY1101imZ/!oq;rR:zh:1101ihX/!ov_rR2~fW10221ipU#141aJ+ehVrR1`d{H10111jr@01a<.nkPrR3~e910301hd7#101fse5+op=rR4xyU1101id55/0er7rR4{iA1101lp161/dl[rR4xx>1101gt^71/1a20c9!aY8/!`4V!jeF1ebQ*hf@1nmS*id41op=5)lo_1er76)gt]1dl[7)heV1ceK*imY1os=*ihW1oq;*ipT1ov_*jr?1ehV*hd61nkP*`an[1ceK:011'1V://,`U/,15u:ebQehVer7dl[0\
    !`b{[!5`nc\\#ceK02!nmG04!`irY06!`nv70dyO`jyN0\
    !~i\\cf;04eB#`nrW02!ngE04!`khQ06`Y0\
    !wc[dD03~701!usR#ulU02!\
    !~rE!=`i};1`ac<a};0`i}K1`ac]a};0`kl[1`af?`P0`nd21`afWaQ0`nd91`ag@aQ0`nd@1`agXaQ0`jiS1`ae;!`ma21`aeU!`igR1`aa7!`ii31`aaMaQ0`jcL1`adP!`iiV1`ab7!`ii_1`abQ!\
    !``p9!9pz91sf?!pvA1se^!cl11sdW!ak71seK!`nR1se9!pm71sd6!nbQ1scU!n}S1sdF!a|Y1scD!\
    1e2vcB`k^#10105v?n]1`eb:10111hpH1$10|H*ne6n]1`hc=10111hm^/!noMn]1`haZ10101hnX/!np1n]1`h`B10111hoP/!p`1n]1`hgJ10110hq6!`j}9/1eL`atR{tI$60hpG1v?1)hm]1ne6*hnW1noM*hoO1np1*`as[02N!H012>#hq51p`1);//$>//&\
    !twRa<04`ktQ02!`kuP04!`jj;06!`lcK08!\
    !}l]P05G01!~7#crM02!`nR04!a~Q06!\
    !``oOP0:~7#pz902!pvA04!cl106!ak708!`nR0:!pm70<!nbQ0>!n}S0@!a|Y0B!\
    12rjFbFcgL&6ciN11dbM1010211bw@1$10et^*g_13hV10;2`;03t=`F23t=1gC4\"141av52`;jA`Fk<!1;2`;03tA`F23tA!e]$hPyM9cw71101`tE/!o`8yM9yeM1101hwJ/!chJyM1`ftX10101bo4%10dxN*ayMyM1mm_10101bh3!`P/#UQ!`tD1hP*hwI1o`8*bo31chJ*bh21ayM)<//`G//+\
    1`s8ub^`kdR`kkE$105dyL`bC4yw\\1101hzO01/d~]`bC0h~Qy}<107!1iqM01/euS`bC1`fgK10101l}P01a<.ddX`bC1`fz:10111gc101a<.deE`bC1`eh?10111gcO01a</#<7!hzN1dyL*iqL1d~]*l}O1euS*gb_1ddX*gcN1deE/////%1<dZ}XhPaeM`xK`y1`zPdyLd~]euSddXdeE0\
    01y}^!6`i`U0az|T!`lzR0dw{I!nkH0jqy3!`ia:0vet6!ng=0`nlj<!`k{Q0a}yuH!\
    !~jJ01`h|Jdp=3G#dp=02!cl104!\
    !yzB03rt;a|=`ia1a|=a|=a|=<G#a|=02!`k{;04!m`:06!`k{108!`ldX0:!`kwC0<!ntW0>!`iw=0@!`nk90B!`nrE0D!`ibH0FdD0\
    12rlXbF`yD&Gk311m610101kU%10n5*ciN11dbM1010211bw@1$10et^*`x?10`f<`{Z106`o@!1`sB(16rC0>'g_13hV10;2`;03t=`F23t=1gC4\"141av52`;jA`Fk<!1;2`;03tA`F23tA!e]$n<e:4be[1101`eB/!zLe:5cwB1101`}Q.1n<!ah6e:8foR10910`E0`b=%10ceY*`{Fe:7fo;108`yC\"adQ/!an:e:0baOf`1106`nY080adA)16rC(oxMe:2{b=10221iwO#1-d|6e:0cu4maR106cbR081boO/!naXe:0bkOfaT106mv=!1bkP/!b|Pe:1mm>10101bgK%10mt2\"111&ouBe:3}xR10301inU2\"1014+mw9e:1`ejD10101gd;!aQ.muMe:1`ekH10101gbD\"`jzU-aeTe:1dc=10101`|\\!dD.ozSe:3``pY10301jiL2\"1-emEe:1`dh\\10101kmM01a<.v?e:1`gpB10111bnY%10|H*o`Ie:7vlC1101hw7%10`jjH*amPe:7w`<1101apU/!elNe:;1|z<10512020kk=/!1a20c9!aY8/!`7Q!`eA1n<*`|[1aeT*`b<1ah6*adP1`{F*hw61o`I*apT1amP*kk<1elN*bnX1v?*iwN1oxM*bkO1naX*bgJ1b|P*c}\\57(gd:1mw9*boN1d|6*ad@1an:*`}P1zL*inT1ouB2)gbC1muM*jiK1ozS2)kmL1emE*`aq61`{F9(=!`_`W$`I/\"`K&a6$`Q!a2%a:\"`G`M(13zL1n<`jJ1vIah;2`wYeU%11emE0\
    1e2qzLj\\`nqM0aQ01\"1v4iaX4{gK104!ib8/&60`ay168(ib71v4*`ayI69(`az:69(`ax:69(`azX6://///%\
    !`cxG`Y03`nY#eU02!olP04!\
    !txP`Y04bZ#`nnT02!`kp704!`iiB06!\
    1n^un]`k^`lgU$104ot\\ap73taC1031`gkD1ie>#1-mvVap73szD103X1id>2\"1-cn=ap72{q]10201ifB01!1-ai9ap72ct910221igF01!14/!:6!ie=1ot\\*id=1mvV2)ifA1cn=*igE1ai9/////%12cn=ai90\
    1`bQqyN`kfK`yJ&3v4r_4{dZ1101boB01/eaKr_0im1tyS107!1imA01/ecPr_0ilMs}3106eB011jhJ01hH.1`iP1`bPw~H0`s8gwHw8(`krE!1$73!boA1v4*im@1eaK*jhI1ecP*gwG21`iP/////$16dZ}XhPv4eaKecP11`iP\
    !s}OhH04eB01a};0crM#`nR02!a~Q04!\
    01spEP04`iy_02!dpZ04!`l|40`Aa<0`iyN0dEa};0\
    1e2`ciMj\\!P01\"3dZ`bP4~t810401zE01/}X`bP4~o\\1101ky701a<.hP`bP9cw71101`tE01/$30zD1dZ*ky61}X*`tD1hP//*B/)>.13dZ}XhP0\
    01ssKP04ceP02!dpZ04!duL08!`kk10@hH0\
    !`hk7P03ea6#oy:02!`ks\\04!\
    !so;!;eB03P0bZ01!`jdR#`lbC02!`jdH04!`itB06!cdX08!`laW0:!`laD0<!`lh@0>!`ig?0@!\
    !spZ!4nl3#`jc502!`it404!`ld906!\
    12p{GbFe`B&;k311m610101kU%10n5*g_13hV10;2`;03t=`F23a`W1gC4\"141av52`;jA`Fk<!1;2`;03t=`F23t=!e]$`i3l70nAanH106G!1nB/!`i<l77ba_1101``U/!`mSl71bzC10110`~E%10csV2`kR4~22)o{<l71`hf\\10101gpV!`P\"10`km7*erXl76xl;1101lqM01/d{Ll76xjY1101goY01`P.`zDl79}rB1101acK/!n`2l79y`_1101glK/!n`El79zuF1101gm1%10`idF*6a20c9!aY8-ahJ1lGyu60lHaa28-}E1yYfqR1yZiu38+10ag=1yYfpW1yZir:8+10|_1yYzoO1yZit>8+10do41yYzs41yZir[8+1a<1eL`a~A|hC$`2Q!nA1`i3*``T1`i<*gpU1o{<*lqL1erX*goX1d{L*acJ1`zD*glJ1n`2*gl_1n`E*iu221}E)ir921ag=)it=21|_)irZ21do4)aa121ahJ)ao[58(gpG024(`~D1`mS02`kR4~22'?////*12erXd{L14}Eag=|_do4\
    1x]zn2j\\`kx80P*55////.\
    1b5qo=a}D`ky5&6oh]`tL1`gg=10101isW%10`kxO*ok2`tL1`gq<10111lt41$10`neX*dv4`tL1`dl810101hsC01dM.dvE`tL1`dnB10101hsV01dM.dvT`tL1`fyD10101ht801dM.dwB`tL1`dg610101htW01dM.4`iP0bbS!`a58-vW1b4woM!ad]8'1paX$e`A1l7v`C1l8l88-es=1`f2fkS1`f3`f38-1eL`a~Y|f_$Q;!`a421vW(;<0ad\\21vW)l721e`A)isV1oh]*`f221es=)lt31ok21)hsB1dv4*hsU1dvE*ht71dvT*htV1dwB)1G@////*15`lCdv4dvEdvTdwB0\
    1e2`b|X`kdEe`P&8dZlG4~x71101zE/!co9lG4qx]1101bs>/!diClG4~uV1101gl901`P.dh\\lG0iuT`cv_106G!1gkP01`Y.duSlG1`fcU10101hs101/ooBlG1`g`710101ic6/!on:lG0ivL`cu1106eB\"iaA!`P.dx2lG1`ez810111hv501`P.6px911``f<12lr48-`knB1fEyn41fF08#ckN(ckM1fEysE0fFibPw8-`lmX1fEynO1fF08#cpD(cpC1fEyt20fFjpGw8-m~O1fEyrL1fFgk<8-1`lsP`be@wkZ$?0zD1dZ*bs=1co9*lr321px9)gl81diC*gkO1dh\\*hr_1duS*ic51ooB*`a{H21ckM1(gk;21m~O)`bd121cpC1(ibO21ckM)jpF21cpC)ia@1on:#B%hv41dx2*l758'A///*>.14diCdh\\duSdx20\
    !`cuJ`Y03G#`je@02!d~;04!\
    !`cpU`P03eB#dg;02!cn704!\
    1iOq}\\bF`lb8%2~Cx7;g_13hV10;2`;03a`W`F23a`W1gC4\"141av52`;jA`Fk<!1;2`;03t=`F23t=!e]$ox[uL2tcK10201iw_#1$126'nlAuL2|}K10201hdK#1-nlMuL7vqK1101hdY/!oyMuL7vxG1101i{F/!n~CuL1`dkG10101hrL/!nn3uL1`flT10101hg5\"`jrN-dj?uL0ix?`cfY106eB!1izA01`Y.de^uL1`c|@10111iyG01`Y.ed6uL9ybG1101ji201`Y.a|_uL0ix]``m>106`nY!1iz^01hH.1a20c9!aY8/!`2V!iw^1ox[*hdJ1nlA*hdX1nlM*i{E1oyM*hrK1n~C*hg41nn3*iz@1dj?*iyF1de^*ji11ed6*iz]1a|_)1VB////*15u:dj?de^ed6a|_0\
    !`ceV`Y03eB#cn^02!d~;04!\
    !``n=!5`nY!hH0op102hH0paL04hH0`nf@06hH0`ihE08hH0\
    1b5qrE`kgK`lbZ&5csFaa90i}NfaB106eaS\"jbD01.1cmPaa90i{^wv?106`;\"j`601.1eoAaa90i|ZmfQ106os9021jaQ01/dyRaa93~a_10301ja121!1!10`lbM*ch3aa91`dw210101i~E01#10`izK+2eL`ba9|k[!ce@`b`I{~O$MG!jbC1csF*j`51cmP*jaP1eoA*j`_1dyR2)i~D1ch3)1G////\"12csFcmP'16`lCcsFcmPeoAdyRch30\
    !wuV!2`;#`F02!\
    !mfQ!4bZ#os902!`krQ04!`kqR06!\
    !faB!2eaS#`lqD02!\
    1n^un?`k^`lcT$102otEbq[2xg610221jdH#14,oqGbq[2{aQ102ejzzscS1jcI#14'1`nn8kvwwhhG(86!jdG1otE*jcH1oqG/////'\
    12rb9bF`le3&1g_13hV10;2`;03a`W`F23a`W1gC4\"141av52`;jA`Fk<!1;2`;03t=`F23t=!e]$1a20c9!aY8-2eL`bc3|a=!ce@`bbK{}C$SQ!`bgP011(``y_011'C////,\
    1n^uqG`k^`le>$101eiJjeT3xf=10341jf?01!1/\"76!jf>1eiJ/////%11eiJ0\
    01wxF!5pzD02!nr:04!rC08!xN0@!`ib80N!\
    12p}2`kb:`li\\&8k311m610101kU%10n5*g_13hV10;2`;03t=`F23a`W1gC4\"141av52`;jA`Fk<$e]$o};`u40jmXzrM106G!1jn?/!o|O`u43}r\\10301jl82\"1014\"131`gkD'o|X`u47v|]1101jlS/!px^`u47v}S1101jm@/!eg4`u49yg31101jlC01/esN`u49ygX1101lt_01/1a20c9!aY8/!WQ!jn>1o};*jl71o|O2)jm?1px^*jlR1o|X*jlB1eg4*lt^1esN)D///`G/)12eg4esN0\
    !~k5!2G#`ie302!\
    01w};!5`qF02!rC04!`iI08!xN0@!azS0N!\
    1iOqgQj\\coA%2~Cx71caSaaN5~pG1101cyI01/1a20c9!aY8/!XV!cyH1caS)1VE)`S////12u:caS0\
    1e2saXj\\#1/////'\
    !~zR!<G#`jf[02!`jf^04!`kj[06!`kzF08!`lo50:!cq20<!`lz20>!`nv10@!dqG0B!`i|@0D!`irC0FaQ0\
    1n^urM`k^`lnK$101ehAjp\\3uwN10301jqJ01/$76!jqI1ehA/////%11ehA0\
    1bq\\um5`k^`lpU$101nrYjtF0c~?w}U107!1ju9/&98!ju81nrY/////'\
    12rh]bF`lqL&F`lY11`v41011210`b_%10`yN*{T11`fY1011210y>%10`iY*cdLd6;1}w410512!1bmV/!doPd6;3fyG10534#1haR/!pd6d6;3}~?10534#1jvT/!niUd60jw<fbO106eB\"jyH!`P.m{Ad61`eb[10110jzD30P.ci>d61`fiL10111jvC1$10pcW*oiId61`e{110101jc9%10`lc=*og9d61`c}<10101hi8%10`ixR*nc=d61`ey810111grC/!dgBd61miO10101cy2/!myHd61`dyD10101gg?/!po]d61`gb<10111kn@/!psUd61`glW10111kq1/!oc:d60jx9zr1106G!1hz>/!ovNd63}{:10341ipB2\"1-orWd63zgW10341ijZ2\"1-ncEd61`hqO1011210grS/!no8d61`hhO10111hh>/!ndFd61`dqI10111gu:/!olZd60jxUe~=106bZ!1i`6/\"1eL`bdF|lT$`6Q!jzC1m{A3\"F%kn?1po]*kp_1psU*grB1nc=*jvB1ci>1)grR1ncE*cy11dgB*gg>1myH*jc81oiI*hi71og9*hz=1oc:*ipA1ovN2)ijY1orW2)hh=1no8*gu91ndF*bmU1cdL*haQ1doP*jvS1pd6*i`51olZ*jyG1niU#B$F%`[`Y//`Q//#\
    !fbO`P04eB#`ls702!cn704!dg;06!\
    !~m3!3G#a|Y02!evD04!\
    !e~=!5bZ#`k{\\02!`khX04!`k|406!`ki508!\
    12quNbF`lsG&Pk311m610101kU%10n5\"11'`x?10`f<`{Z106o~Y0626`o@!`sB/!g_13hV10;2`;03t=`F23a`W1gC4\"141av52`;jA`Fk<!1;2`;03t=`F23t=!e]$`gWX0ar;atK106b`2041~V/!`h?X0arXax_106G!1``@/!`pSX0asBaw=106G!1`d4/!`nEX0oWbe4106G!1oX/!`n2X0oBbdN106G!1oC/!`o2X0p7bf6106cq20<26G!p8/!`k4X1b{<10110`aL/!`mAX1b|4101!`cG%10cq9*`q6X0pGbeB1101pH!dD.`o\\X0q@av9106G!1qA!`P.`pCX0q\\awZ106G!1q]!`P.`oLX0pYauI106G!1pZ!`P.t[X4by21101`eI81ahB.n<iX4be[104!`eB/!aiQiX4fzR1101brD/!co9iX4qx=1101bs>/!`i3iX0nAanH106G!1nB/!pdLiX0j{Atk6106G!1j{T/!`i<iX7ba_1101``U/!`mSiX1bzC10110j|6%10csV2`kR4~22)pqSiX1`gh410101kp4/!pc5iX4~{A1101jt3/10pnJiX1`fm[10101klR/!po>iX1`cyC10101km9/!pr2iX1`fnU10101kl8/!`hRiX9x|Z1101`r</!pbLiX9x~21101jsH/!ejIiX;5|zV10552!1j}I01/eiPiX;5|xR10552!1j|N01/1a20c9!aY8-1eL`bd[|pW$`?Q!nA1`i3*j{S1pdL*``T1`i<*j|51`mS02`kR4~22(`eA1n<*brC1aiQ*bs=1co9*kp31pqS*jt21pc5*klQ1pnJ*km81po>*kl71pr2*`r;1`hR*jsG1pbL*j}H1ejI*j|M1eiP*~U1`gW*``?1`h?*`d31`pS*oW1`nE*oB1`n2*p71`o2*`aK1`k4*`cF1`mA*pG1`q6*q@1`o\\*q\\1`pC*pY1`oL*`eH1t[8(G/aJ/*a4+a2/013t[ejIeiP0\
    !tjF!3G#cn^02!d~;04!\
    12ujYb[`ly1#2!5dZ`cX4}pP1101ke2.1hP!hP`cX9}oS1101/\"v?`cX1`ghR10111kdO1$10|H*ct3`cX3``rR10301ke@2\"1-njE`cX;1|{L10512!1kd8/!1a20c9!aY8/!W0gs156(gvK56'>20c|D1do]#F015241bfz~vex`pxvwW1sgt}etghpkpH1lnntwkfhmiot>1cfapeppnpwfp;\"?A0ke156(`bf602:(`beS56(kdN1v?1)ke?1ct32)kd71njE)1PH//`I#`K/$`G$`M!13`jJ1vIah;2`wYeUdZ1hP'\
    1iOqc4bF`ly9%2~Cx76g_13hV10;2`;03t=`F23a`W1gC4\"141av52`;jA`Fk<!1;2`;03t=`F23t=!e]$pjVac72}o11021220kf\\#12'1`kzK2#ohQac71`e|B10101iq]%10`ktG*my_ac71`hp\\10101gh5/!pk<ac77vzN1101kgD!P.tLac71`d`910101s8!`P\"10am\\*2a20c9!aY8-ek71`cX}q60`cYkeO8)a3&]W!keN21ek7)iq\\1ohQ*gh41my_*kgC1pk<*kf[1pjV*s71tL)I////%11a21ek7%\
    !`c`HaQ05~7#`lf\\02!`l}904!`jcU06!`jd708!\
    1iOqb?bF`l|E%2~Cx7;g_13hV10;2`;03t=`F23a`W1gC4\"141av52`;jA`Fk<!1;2`;03t=`F23t=!e]$b`EuZ3f|@10301bwZ2/0cmCuZ3ftB10301imO2$10`ksN*cl<uZ3fs^10341ihM2$10`kqV*a}YuZ1`ds]10111bn5%10nk=*ov<uZ9x{I1101io]/!orEuZ9xzX1101ijF/!ouUuZ7vuH1101io;/!oq^uZ7vv@1101iiS/!cr^uZ7fnS1101loO/!aj4uZ0cyZ`gmM106eB!1brR01a<\"10`if2*1a20c9!aY8/!`36!`au?04`nw>!F$K60bwY1b`E2)imN1cmC2)ihL1cl<2)bn41a}Y*io\\1ov<*ijE1orE*io:1ouU*iiR1oq^*loN1cr^*brQ1aj4)6QJ////*12u:aj40\
    1b5qq4cgV`l}B&7dT`dG0ks5tb^106~7!1ksR01`Y.ec;`dG0kqO`hrN106eB!1jh301dM.efW`dG0krBfxX106ahP!1jkY01`P.eeR`dG1`dm310111jkC01/edN`dG3xj210321jj721dM01214&1t92#d~C`dG3xi510321in921dM012'1t92#d|D`dG3xh810321ii721dM012'1t92#2`iP0bbS!`a58-vW1b4wpR!ad]w8'3`kq=`ix=`maY$1eL`bh]|eQ$P;!`a421vW(;<0ad\\21vW)ksQ1dT*jh21ec;*jkX1efW*jkB1eeR*jj61edN2)in81d~C2)ii61d|D2(1GK///&Z/\"18`lCdTec;efWeeRedNd~Cd|D0\
    !`hs8dM0:eB#`lu102`Y0`k|V04`Y0`k}:06`Y0`nkA08`Y0`nl:0:`Y0`nkT0<`Y0`li>020`jv4`h~7040`jtR`liL060`juD\
    !fxX`P02ahP#b`<02!\
    !tb;`Y03~7#`iz>02!`niX04!\
    12rgJbF`l}V0aQ$8k311m610101kU%10n5*vI1;3cv910534$at8!dM&1534*m~J`uC0e\\wv[106`;\"kv@/!nq\\`uC0ktSt~X106`kX\"kw=/!mvL`uC0kt=t}U106`kX\"ku>/!ptC`uC3~b]103!kxG,1ptK1ay@1ptK`l|S\"ofJ`uC1`e}7101!kvP%10`ieE*og]`uC1`hj7101!kwU%10`kmP*1caB11``lP!kuSw8(a3a31%X4!`~21z[#H$150kT1k3#J0111\"J70kuR21caB)kv?1m~J*kw<1nq\\*ku=1mvL*kxF1ptC*kvO1ofJ*kwT1og])L#`K'`G-`I%`O\"`Q-`M.11a21caB!11caB\"\
    !suMaQ08`kX#ahP02!`qF02!`j`S04!eU06!b`<08!`iI08!`kmC0:!\
    !sw2aQ05`kX#`j`402!`j`@04!`i|]06!`i|N08!\
    1iOqd>bF`l~O%2~Cx78g_13hV10;2`;03a`W`F23a`W1gC4\"141av52`;jA`Fk<$e]$b`E`d]3f|@10301bwZ/!cmC`d]3ftB10301ioN/!cl<`d]3fs^103gH1ij7/!pu6`d]3tf510341kxZ#1-p{A`d]1`gw_10101m`3/!dhQ`d]1`deN10111giA01/a}Y`d]1`dt]10111bn501#10nk=*1a20c9!aY8/!^V!bwY1b`E*ioM1cmC*ij61cl<*kxY1pu6*m`21p{A*gi@1dhQ*bn41a}Y)1VM////*13u:dhQa}Y0\
    1n^uoX`k^`mbG$102a|_c~R0kz3wz>1071xN21kzW/!ai9c~R2ct910221k{K#14/!86!k{J1ai9*kzV1a|_/////'\
    01wyR!4xN02!rC04!pzD08!nr:0@!\
    1iOqjDbF`mb^%2~Cx78g_13hV10;2`;03a`W`F23a`W1gC4\"141av52`;jA`Fk<$e]$oiD`e81`goW10101k}?%10oy:*oy=`e87v~I1101k}Z/!cr^`e87fnS1101k~V/!eaC`e89yjK1101k}J01/ea:`e89yiB1101k|]01/dZ`e84~q21101l`>01`Y.eeC`e80k|M`ecZ106eB!1k~?01`Y.1a20c9!aY8/!_Q!`bjO1v?!11'5Q0k}>1oiD*k}Y1oy=*k~U1cr^*k}I1eaC*k|\\1ea:*l`=1dZ*k~>1eeC)1VN///*`].15u:eaCea:dZeeC0\
    !~kT`Y03eB#`ikV02!`l|K04!\
    12p}[bFcrT&=k311m610101kU%10n5!111'g_13hV10;2`;03t=`F23a`W1gC4\"141av52`;jA`Fk<!1;2`;03t=`F23t=!e]$`i3k]0nAanH106G!1nB/!`i<k]7ba_1101``U/!`mSk]1bzC10110`~E%10csV2`kR4~22)ekWk]7vyU1101kfC010`j|Q-esYk]7vm31101lu=01dD.`hRk]9x}E1101`r</!`zDk]9}qW1101acK/!pkUk]9x~O1101khH/!okPk]0l`Ktv2106eB!1laN/!olFk]3``sW10301lbK2\"1-ol:k]3~`T10301lb72\"1-4a20c9!aY8-ahJ1lXfp90lYaa2w8-}E1aq3anH1aq4lcK8+10|_1aq3frL1aq4lb]8+1a<2eL`bk^|tL!`lyTlXyqW$`1Q!nA1`i3*``T1`i<*kfB1ekW*lu<1esY*`r;1`hR*acJ1`zD*khG1pkU*laM1okP*lbJ1olF2)lb61ol:2)lcJ21}E)lb\\21|_)ao[58(aa121ahJ)`~D1`mS02`kR4~22'O/`Q///)12ekWesY12}E|_\
    !s{T!3eB#`kX02!`ik504!\
    1x]znPj\\`mwA0P*55////.\
    1b5qmOa}D`mwR'3`iP0bbS!`a58-vW1b4wnX!ad]8'1vW$crS1k]fkS1k^k^8-1eL`bkC|s@$K;!`a421vW(;<0k]21crS)`an=21vW)ad\\21vW(1GP////,\
    1uCr}Y`kcXepP&6epZlX0la5yo<1101bv@%10puG'2dZhP!pjHlX9yfB1101kg_/!naMlX4~qN1101gnJ/!naBlX7vnK1101gn=!dD.er@lX;5|}210552!1lpN01/tLlX1`ddJ10101s8!`P\"10am\\/>1!bv?1epZ)210kg^1pjH*gnI1naM*gn<1naB*lpM1er@*s71tL)53////$11epZ2dZhP%12a~7er@0\
    !~mT!<`kt\\#`i~P02!`i~Z04!`nf706!`llX08!`ipC0:!`jj^0<!nbV0>!cq20@!`izW0B!`ku20D!`ku=0F!\
    1d7rmV`kaV`mz]&Qz[17fn5118puR!20`~3'2dTn|Z8ep7!dTodJ8ep7*`lY11`v410101`b_%10`yN*dgBd61miO1011210cy2/!dTaD0lhL`e{S106ai]\"ll^/!cpWaD3xu[10320jrY2\"12#13bS\"1t92#peOaD3xwD10320j~O2\"12#13aB\"1t92#pe;aD3xvJ10320j~92\"12#13aB\"1t92#nuQaD3xb710320hk42\"12$13\"1t92#nvRaD3xd810320hl92\"12$13\"1t92#nv5aD3xc>10320hkI2\"12$13\"1t92#nx=aD3xtN103!hlX!a<012'1t92#pf4aD3}{M10320k`6!a<012'1t92#cr>aD0ljTzkH106eo60226bZ!kj[/!el?aD7vw81101ki_/!cq^aD;3ykS1101bu^/!pmJaD0lgW`ck]106dtW\"kjA!`P.neKaD1`gd^10101guT!aQ.odWaD1`dzE10110hzW!`P\"10`ipZ*chXaD1mhO10110jj]!a<\"10o|3*a{\\aD1`et?10111bk>/!a{DaD1`epW10101bjS/!mxTaD1`esB10101gfG/!mw^aD1`eoL10101geO/!tLaD1`c~;10101s8!`P\"10am\\*afGaD1`eu\\10101biY01a<.afSaD1`et]10101bj801a<.alRaD1`ft310101bt\\01`Y.ak?aD1`fr310101bsG01aQ.am9aD0lg4meC106|H021buE01hH.pgKaD2{pY10201kaS#1-pg9aD7vrA1101ka?/!pfLaD7vkV1101k`P/!ph?aD7vjU1101kbI/!5a20c9!aY8-|P1fUfl?0fVlkE8(`lj:#piW1aqW}n@0aqX08%1&eqL11```I12ldI8)a3\"eq<11``eR12ld78)a3\"6eL`bo3|oA!ce@`bmZ|bW!o{O`bnA{xA!nr?`boG{{7!nrL`bo_fu[!a|J1``e8$`]Q!lzC5:!JL#?Q0bmU1cdL;(4`20ll]1dT#F%c~J1dT#F%kjZ1cr>*`bg31cr>\"16bZ(`bfE1cr>!16bZ)jj\\1chX#J%jrX1cpW2\"B!13bS\"j~N1peO2)j~81pe;2)hk31nuQ2\"B%hl81nvR2\"B%hkH1nv52\"B%hlW1nx=#J%k`51pf4#J%gfF1mxT*geN1mw^*bk=1a{\\*bjR1a{D*s71tL*biX1afG*bj71afS*bt[1alR*bsF1ak?*buD1am9*guS1neK*hzV1odW#B%`bh5011\">$ki^1el?*ldH21eqL)ld621eq<)bu]1cq^*kaR1pgK*ka>1pg9*k`O1pfL*lkD21|P4(kbH1ph?*`bl^21|P5(kj@1pmJ#B$Q///!aB#a@-11a22eqLeq<011|P011piW15afGafSalRak?am90\
    !`cs?!3ceP!hH0|H02hH0nu504hH0\
    !`cjI`P2`icNn{V`ijZdtW2dtW#n{V02!\
    !sqE!3ai]#n|Z02!odJ04P0\
    12q}E`kc;`m{8&?{T11`fY10101y>%10`iY!111'dTfU0lh^uyX106G!1ll3/!`z4fU4{j@1101ab1/!msKfU0d`<uv4106bZ!1f~F/!nsGfU0d`<ut_106bZ!1hj8/!pl>fU0lj5vy5106G061ki3/!nzZfU0liIttP106G!1hm;!aQ.obGfU2te<10201hyG(122'obXfU3``t]103X0hyZ2/0pq4fU1`c{510101koM/!el[fU1`fbQ10111kkL01/cq^fU;3ylZ1101bu^/!cpWfU3xsO10320le;2\"12#13bS0daG01t92#|3fU<1wdO11!a`801`Y.{<fU<2mbK11!acY01`Y.5a20c9!aY8-j51d`Zf}L1d`[a`S8\"1)eq\\2aqFe:zdJ1aqGloC8!1#j6%dq72aqFe:}mF1aqGhhU8!1#j6%cgK1yMydZ1yNyN8!1#j6%5`hxA1``b>!`i{T1``a3!a|J1cw\\!pj11f|K!`ku[1``b]$`53!aX59'M40aa_1`z4*ll21dT*f~E1msK*hj71nsG*hyF1obG*ki21pl>*hyY1obX2\"J!13X\"hm:1nzZ*koL1pq4*kkK1el[*bu]1cq^*`bl@1z[9011(acX1{<#J%g~]#JL$a`71|3#J%a`R21j5)loB21eq\\)hhT21dq7)yM21cgK(R0`K//.`I`]#`G,11j5011j53eq\\dq7cgK\"13el[|3{<0\
    !ut1!5bZ#`iy:02!`iwU04!`ik_06!`iwH08!\
    !u{904u`EGua4}XuaSpzPubApzW4G#pzP02!pzW04!}X06!\
    !soZaQ02G#cdX02!\
    !wc<!4bZ#nbL02!duG04!G06!\
    !zl101Geo63bZ#eo602!`l{R040`jnL\
    12wg[b[`m{F#2!4k311m610101kU%10n5*`lY11`v41011210`b_%10`yN*`x?10`f<`{Z106eU0826`o@!`sB/!{T11`fY1011210y>%10`iY/QQ0S////,\
    1b5qtTcgV`m{_&1ccFllG1`giF10110blW/!2~P1aDbfS1aE28-co@1aaNwj[1aaOaaO8+101~PaD~nF$JH!aaN21co@)blV1ccF\"110@!11\"T////+12ckAco@\
    12q|D`kbS'3`z4bvL4ftU1101ab101/|3bvL<1wf_1101a`801`Y.{<bvL<2`ce:1101acY01`Y.1j511``k^12a`S8+101a|J1cw\\$UQ!aa_1`z4*acX1{<*a`71|3*a`R21j5///*`G/(13`z4|3{<11j5\
    1e;ze=b[`yD#2'`7`7////.\
    1e2x`;b[#1#1dm51fUvh>10ld[8/!20ldZ21dm5)le:3dm5cpW/////'\
    1e2q~Ob[`m|D#2!2n}GaqW4~tR1101lf7/!n{JaqW4~oC1101leL/!1dm:1fUvhH0fVlfQw8$daG+30lf61n}G*leK1n{J*lfP21dm://///&\
    1n^upY`k^`m}5$102cn=daU2tdS10221`bq6#14%db>%ai9daU2ct910221`bq[#14%db>*76!`bpH4db='U////,\
    !atK!4bZ#`nuM02!b`204!`h|]06!\
    !ax_!3G#a~W02!b`K04!\
    !zvIdD0Ne`<1e`<!`kwP1`kvZ!`jf71`je[!`ks21`krU!`i~91`i}\\!`kw[1`kw7!oxD1oxD!`kjR1`l`F!`l`Y1`l`9!opD1opD!`jd]1`l~[!`m`;1`hzT!`m`N1`h{3!`h{A1`hz6!`h|21`hyE!`h{M1`hyT!`ma>1`hzE!`isF1`is9!`lhZ1`lhN!`m}M1`m}I!ntW1`i|:!m`:1`nn^!`isR1`ijP!pzG1pzG`P0oz51oz5`P0`kz:1`ky\\ahB0`k}K1`k|HahB0pn31`lzXa<0dt:1`jbVa<0`iw41`ivNa<0\
    1iOqiJbF`nc:%5ns\\dqTdr5nt<x7O{T11`fY1011210y>%10`iY*`gWX0ar;atK106b`2041~V/!`h?X0arXax_106G!1``@/!`pSX0asBaw=106G!1`d4/!`nEX0oWbe4106G!1oX/!`n2X0oBbdN106G!1oC/!`o2X0p7bf6106G!1p8/!`k4X1b{<10101`aL/!`mAX1b|410101`cG%10cq9*`q6X0pGbeB1101pH!dD.`o\\X0q@av9106G!1qA!`P.`pCX0q\\awZ106G!1q]!`P.`oLX0pYauI106G!1pZ!`P.t[X4by21101`eI81ahB.n<g64be[1101`eB/!zLg65cwB1101`}Q.1n<!aiQg64fzR1101brD/!dgWg65}b81101ghX.1aiQ!ah6g68foR10910`E0`b=%10ceY*`{Fg67fo;108`yC\"adQ/!an:g60baOt{@106`nY080adA)16rC(nc1g60lm?xgS106bZ!1gr5/!nfQg61`ea=10101gx6/!cc4g61mq^10101blC/!b|Pg61mm>10101bgK%10mt2!111111&ahXg63}z@10301c}]2\"1$13`E'aeTg61dc=10101`|\\!dD.nfAg60lmW`ct@106cn7!1gwS/!azWg61mo910101bi;01/na7g69y`D1101ln>/!nqIg69x|:1101lnT/\"3eL`brSfwG!oc\\1~}8!od@1``f_$`HW!`b<1ah6*brC1aiQ*ghW1dgW*ad@1an:*`eA1n<*`}P1zL*adP1`{F*gr41nc1*gx51nfQ*blB1cc4*bi:1azW*bgJ1b|P*c}\\1ahX2)`|[1aeT*gwR1nfA*`ahA0502<4(ln=1na7*lnS1nqI*~U1`gW*``?1`h?*`d31`pS*oW1`nE*oB1`n2*p71`o2*`aK1`k4*`cF1`mA*pG1`q6*q@1`o\\*q\\1`pC*pY1`oL*`eH1t[8)`ap5011'V!aVaR#aDa@#a\\\"aL)aF-aB+a>aH(14dgW1aiQzL1n<`jJ1vIah;2`wYeU%13u:t[azW0\
    !vgP!4bZ#`koW02!`ifB04!ehJ06!\
    !`cq=!4cn7#`nr^02!`nmY04!dg;06!\
    20tvO0`ncD&=`gWX0ar;atK106b`2041~V/!`h?X0arXax_106G!1``@/!`pSX0asBaw=106G!1`d4/!`nEX0oWbe4106G!1oX/!`n2X0oBbdN106G!1oC/!`o2X0p7bf6106G!1p8/!`k4X1b{<10101`aL/!`mAX1b|410101`cG%10cq9*`q6X0pGbeB1101pH!dD.`o\\X0q@av9106G!1qA!`P.`pCX0q\\awZ106G!1q]!`P.`oLX0pYauI106G!1pZ!`P.t[X4by21101`eI81ahB/#=0~U1`gW*``?1`h?*`d31`pS*oW1`nE*oB1`n2*p71`o2*`aK1`k4*`cF1`mA*pG1`q6*q@1`o\\*q\\1`pC*pY1`oL*`eH1t[8/////$11t[0\
    !auI`P03G#a~W02!b`K04!\
    !av9`P03G#a~W02!b`K04!\
    !awZ`P03G#a~W02!b`K04!\
    !aw=!3G#a~W02!b`K04!\
    1d7rpFbF`ncT&H`gWX0ar;atK106b`2041~V/!`h?X0arXax_106G!1``@/!`pSX0asBaw=106G!1`d4/!`nEX0oWbe4106G!1oX/!`n2X0oBbdN106G!1oC/!`o2X0p7bf6106G!1p8/!`k4X1b{<10101`aL/!`mAX1b|410101`cG%10cq9*`q6X0pGbeB1101pH!dD.`o\\X0q@av9106G!1qA!`P.`pCX0q\\awZ106G!1q]!`P.`oLX0pYauI106G!1pZ!`P.t[X4by21101`eI81ahB.n<sF4be[10401`eB/!zLsF5cwB1101`}Q.1n<!ah6sF8xmF1101`b=%10ceY*`{FsF7w`\\1101adQ/!an:sF0baOf`1106`nY080adA)16rC(ogRsF1`gq[10111hi\\%10`i{K*ojIsF1`gs@10111keZ%10`lyI*cc4sF1mq^10101blC/!azWsF1mo910101bi;/!aeTsF1dc=10101`|\\!dD.`j8sF0`s_cuD107!1`t1%10`iv=+3eL`bs8fwG!oc\\1~~A!od@1``hD$`N`6!`eA1n<*`}P1zL*`b<1ah6*adP1`{F*ad@1an:*hi[1ogR*keY1ojI*blB1cc4*bi:1azW*`|[1aeT*`s_1`j8*~U1`gW*``?1`h?*`d31`pS*oW1`nE*oB1`n2*p71`o2*`aK1`k4*`cF1`mA*pG1`q6*q@1`o\\*q\\1`pC*pY1`oL*`eH1t[8(W!b=%a\\/\"a^%b5/#aZb1(13zL1n<`jJ1vIah;2`wYeU%11t[0\
    12p~VbFes>&6k311m610101kU%10n5*dn111ml>10111cz>(11(g_13hV10;2`;03t=`F23a`W1gC4\"141av52`;jA`Fk<!1;2`;03t=`F23t=!e]$`i3`f20nAanH106G!1nB/!`i<`f27ba_1101``U/!`mS`f21bzC10110`~E%10csV2`kR4~22)5a20c9!aY8-ahJ1fEfp90fFaa2w8-}E1`uOfqR1`uPltC8+10ag=1`uOfpW1`uPlrJ8+10|_1`uOfrL1`uPlsE8+1a<1eL`bsX|uR$YQ!nA1`i3*``T1`i<*ltB21}E)lrI21ag=)lsD21|_)aa121ahJ)gpG022(`~D1`mS02`kR4~22'X////+13}Eag=|_\
    1x]zo8j\\`neG0P*55////.\
    !za?!7~701!`ldR#oyI02!`nk604aQ0`ij906aQ0op^0:`Y0`nq\\0<a};0\
    !tfZ!3~7#ngE02!ak704!\
    1bxIrwW`j~;`noZ0dM$1dTluV0bx2z`J1101bx301P.1cb41bl5vg31bl60801/20`buF3cb4dT*bx21dT////!>*11cb4&11dT0\
    !zcEP08`yC#pd[02!pv304!o~I06!`kX08!`lt>0:!`m}]0<!pm@0>!\
    1bt8s`>bF~Q2`ipL`in4%Lah;1;2}g910524#1/2`wYeU!`wY1;2}hC10524#1/\"eU1;0z}D10502!1/\"`niH1;6~|?105664!4!1/\"z[17fn51101`~3/!k311m61011210kU%10n5*chA11mo]10101c|V%10duL*`lY11`v410101`b_%10`yN*ciN11dbM10111bw@1$10et^*m}T11`f`U1011210giN/!m~910lv8`ht2107!1gjX/!myB13thY10341gg72\"1014+dn111ml>10111cz>/!`x?10`f<`{Z106`o@!1`sB/!do]1;2|~D10524!441c|E\"`jz1-{T11`fY10101y>%10`iY*`{P17yw21101as[/!crZ12rsA10201bw:/!py>11`gf910111lwM1/0g_13hV10;2`;03t=`F23t=1gC4\"141av52`;jA`Fk<$e]$nh213tn;10;2`;03a`W`F23a`W1lvQ4\"141av52`;`jk7`F`no3$e]$vI1;3cv910534PPPP1at8!dM.`jJ1;4wrU10544PPPP1at8!`P+1vI!ef711`gnR10101l{8!dM.onP11`gc310101lyL/!oeE11`gd310111lxU30`P.co\\14{m>1101btD/!plM10kiC`g|8106~7\"l{X!aQ.2a211c9!aY8-`jeH1n]xqS\"81/0Q0gs15)gvK51(`bt;52(aX21a2)`~21z[*`aoU011!@%kT1k3*c|U1chA*`b^1`lY*bw91crZ*bw?1ciN1)giM1m}T*gjW1m~9*gg61myB2)cz=1dn1*`sA1`x?*c|D1do]*y=1{T*asZ1`{P*lwL1py>1)`bv153(gB1g_4)`bwA54(at71vI(1`jJ0`bwT1`jJ9011(l{71ef7*`bxG1ef701~2N11(lyK1onP*lxT1oeE3)lvP1nh24)btC1co\\*l{W1plM*`bvM#F$Y$T$PR!F\"@0B!`70`5`;!>!`A#J!N`9#`=#`E\"`1%D`3\"12`jJ1vIah;2`wYeU'\
    01`hu106`jaCnyU`jaPnxM`ja]nyB`jb;nz:`ji\\ny3`nsRnzL6nyB02!nzL04!nyU08!nz:0@!ny30P!nxM0`A!\
    !sx301``w@cs>=`o@#`lpE02!`lp504!o~Y06!eU08!`qF0:!`iI0<!rC0>!xN0@!cs>0B!esE0D!dkH0F!dkS0H!\
    1bt8r~@a}D`np:&>dZb44`ch_1101zE/!ox<b44{nC1101iwE/!co\\b44{lA1101btD/!nr_b40c~?w{=1074`qFrC`iIxNN1h}?/!nw@b41`dxK10101h}[3/0m|<b41`foR10111h|63!`jm:-nnLb41`g};10101hgP/!o}Mb41`edY10101jnS/!ow?b40bpZts^106eB031bp[/!owVb40bqDtzS106nl3!1bqE/!n}Yb41`fdL10101huI/!oz>b4;1}wW10512!1jgK/!`lCb41`gv610101iq701P\"10`kt3*m}2b41`drS!111gj4/!6~P11bfS1228-`iP1b4bbS!`a58-e`O1lG`b}S1lHlH8-epO1lXwn41lYlY8-pxC1fEyv20fFls6w8-ckA1`bCyzQ0`bDh}1w8+101~P1bfS$H0lX21epO)lG21e`O)zD1dZ*`arF5;(iwD1ox<*`biL5<(`baV58(btC1co\\*ls521pxC)h|_21ckA)`bj45=(`a421`iP)h}>1nr_*h}Z1nw@3)h|51m|<3)hgO1nnL*jnR1o}M*bpZ1ow?*bqD1owV*iq61`lC*huH1n}Y*gj31m}2*jgJ1oz>*121~P(Z/.R/*>.11`lC11ckA\
    1e2vd:j\\!dM01)[////,\
    12re_`k`:`nr50dM$1k311m610101kU%10n5*3a20c9!aY8-ntP1bxHw~<10l}78!1*j51dd=``jW1dd>l|H8\"1-TQ!l}621ntP)`byS*l|G21j5(]////$11j5&\
    12roIbF`nrP!`jo6#7`j8`fO0`s_cuD1071ebE227!`t1/!pb<`fO1`eqS10101js6/!`w?`fO1mkI10101ge301/d}J`fO1`emO10111ik[01/d|^`fO1mjN10111ik>01/`zV`fO1mgG10101kyB01/dzY`fO1`evM10111i`L01/1a20c9!aY8-1eL`bz@|k3$YQ!ao[*js51pb<*ge21`w?*ikZ1d}J*ik=1d|^*kyA1`zV*i`K1dzY*`s_1`j8/////%15`w?d}Jd|^`zVdzY0\
    12u|PbF`nt1#1!2chA11mo]1011210c|V%10duL\"111&p{5l~J3``vJ10301l~T2/!1paXb4wm7$RQ!l~S1p{52(_////,\
    01ud>dD03mz\\02!pz^04!azS06!\
    01`caRdD08ebE02!cl704!msY08!nd80@!`ni20P!dt:0`A!opM0aR!azS01!\
    1e2`clYj\\`nt80dM$3ahXae?3}yJ10301ahY#1-cj^ae?1`exR10111cj_\"`js:-cj8ae?1`ewH10101cj9/&30ahX1ahX*cj81cj8*cj^1cj^/////'\
    !f{KdM02dqL#`ik>02!\
    12rn[`ka;`ntF0dM$3b}YbxW1`fa\\101!b}Z/!cd_bxW4{kF11!ce1!aQ.b~NbxW1`df?10110b~O!aQ.2a20c9!aY8-`x11sQtiT1sR`x28!1*2`nlK`b{8|vZao\\0`kyI`bzR|iP$UQ!`x121`x1)b}Y1b}Y*cd_1cd_*b~N1b~N)^////,\
    1e2srTj\\`ntP0dM$9c`UsQ4`cdA1101c`V!aQ.`zVsQ1mgG10101`zW/!b};sQ1mjN10111b}<!aQ.`w?sQ1mkI10101`w@/!c`1sQ1`el?10111c`2!aQ.clIsQ0m`>zw21072mz\\pz^60clJ!dD%17)`j8sQ0m`VcuD107!1`j9!dD.cqIsQ0ma;f{K106dqL!1cqJ/!cf_sQ1`dg[10101cg1!dD.1cnR1ae?`cmN1ae@cnS8/!:0cnR21cnR)`zV1`zV*c`U1c`U*b};1b};*`w?1`w?*clI1clI*c`11c`1*`j81`j8*cqI1cqI*cf_1cf_/////'\
    12wiDb[~Q0dM!2!4k311m610101kU%10n5*`lY11`v41011210`b_%10`yN*`x?10`f<`{Z106eU0826`o@!`sB/!{T11`fY1011210y>%10`iY/QQ0\\////,
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
    7ig0OK\
    15m0P1\
    0560Rc\
    1[B0S1\
    04K0Tg\
    7k:0X0\
    16@0XT\
    7mA0Y3\
    1]e0YI\
    0T`0[[\
    0i@0^K\
    2f]0bG\
    ;]B0c8\
    ;]f0cU\
    0C30d0\
    05N0fh\
    31_0kD\
    3250kh\
    0@L0nb\
    0;B12j\
    1=V13C\
    1^d13Y\
    1=k145\
    33T15J\
    02l17j\
    34n1GM\
    ;^H1HL\
    ;^k1I8\
    ;_L1IO\
    ;_h1In\
    35B1JJ\
    0U;1Jj\
    0;M1MH\
    39>1W>\
    39_1WL\
    0iX1Wi\
    3:c1ZM\
    0Ah1[b\
    3;>1a7\
    1_S1aa\
    1`S1b2\
    1>n2HB\
    0UT2K?\
    07d2N9\
    3?R2S_\
    3@72TH\
    0Ul2Tc\
    0V<2UT\
    0>O2VT\
    3B02^3\
    3BS2^_\
    ;mE2_A\
    ;n92_X\
    ;nJ2b0\
    0;^2c?\
    <052fE\
    <0Q2fi\
    <0e2gI\
    0CS2hJ\
    0IA2kj\
    3T;2oF\
    0<230I\
    0<G30e\
    04T32M\
    3U`3?K\
    <4Q3@a\
    <5J3A9\
    0j83AY\
    0>\\3D;\
    3]Z3Fi\
    3]m3GI\
    0IN3H3\
    1a53Id\
    1aN3JG\
    1AL3J`\
    1Ae3Km\
    09Z3LL\
    0C_3UJ\
    0VX3U`\
    09j3[G\
    3dH3bU\
    3do3bm\
    0@V3cE\
    3f@3j2\
    3f^3jJ\
    0_93k:\
    3hl3o=\
    3iW3oK\
    3j:3oh\
    1B<409\
    <8M41a\
    3oI43h\
    <9F44g\
    0Vo45K\
    45E4:4\
    1b44:C\
    0_N4:f\
    1Ce4<5\
    0<V4<E\
    47V4=Z\
    4:<4>W\
    03a4?P\
    4<?4JJ\
    4<k4Jh\
    4=G4K<\
    07n4Ka\
    4?@4[Z\
    0JE4[n\
    0`U4`e\
    4He4eW\
    0@d4f?\
    0Jc4m2\
    4Ni535\
    4OK54X\
    4Om54j\
    0W>55C\
    4Pd5;1\
    4Q:5;h\
    0K95<P\
    1bG5AF\
    4U45B`\
    0KC5C=\
    4Vl5HH\
    09Q5Ha\
    4Y75Qf\
    0jc5R<\
    <>f5RR\
    0:;5TJ\
    4YP5X1\
    01b5YG\
    4]i5oX\
    4^L605\
    4_060V\
    05^60m\
    1b`6<F\
    4_B6<k\
    4_\\6=Z\
    4`76=j\
    4`V6>C\
    1c>6>b\
    4ag6@Z\
    1EX6BU\
    0k66E1\
    1cY6EH\
    0kG6F@\
    1ch6Gm\
    0kZ6IF\
    0l76Ic\
    0<f6J7\
    05n6Nm\
    4bN6_M\
    4bf6_j\
    00X6`I\
    0=86fU\
    0=N6fk\
    0=j6gA\
    0lP6gW\
    0?26gk\
    0Kl74L\
    0WJ7:I\
    <Ed7:_\
    <F97;Y\
    4h]7;n\
    1F\\7=R\
    0017>I\
    4hn7N^\
    0L67P6\
    02A7QO\
    1G27[U\
    <IH7[i\
    0LI7]e\
    4o87b@\
    4o[7c^\
    5037d9\
    0b;7e6\
    50G7fj\
    1GA7g=\
    0?=7j2\
    1e]7o@
    """
  }
}
