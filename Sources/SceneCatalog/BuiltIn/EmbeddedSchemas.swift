// swift-format-ignore-file
// Made from Schemas/ by `make schemas`; a test says when it is out of date.

/// The declarations of the schema files, as `SchemaTables` compiles them.
enum EmbeddedSchemas {
  /// The texts of all declarations, those that are used most first; before each is its length.
  static var texts: StaticString {
    """
    0\u{0}\
    6UIView\u{0}\
    >NSMutableArray\u{0}\
    7default\u{0}\
    8iOS 13.0\u{0}\
    AUITextInputTraits\u{0}\
    :horizontal\u{0}\
    8vertical\u{0}\
    8iOS 11.0\u{0}\
    8iOS 14.0\u{0}\
    8subviews\u{0}\
    8iOS 15.0\u{0}\
    ;UITableView\u{0}\
    7iOS 9.0\u{0}\
    :UISubviews\u{0}\
    @UIViewController\u{0}\
    <init(frame:)\u{0}\
    7CALayer\u{0}\
    4none\u{0}\
    8UIButton\u{0}\
    [The views inside; the last one is in front.\u{0}\
    <UIScrollView\u{0}\
    8iOS 10.0\u{0}\
    7iOS 8.0\u{0}\
    5style\u{0}\
    5title\u{0}\
    8NSObject\u{0}\
    7UILabel\u{0}\
    9automatic\u{0}\
    8delegate\u{0}\
    6center\u{0}\
    GNSLayoutConstraint.Axis\u{0}\
    ?UIBarButtonItem\u{0}\
    ?UITableViewCell\u{0}\
    ;UITextField\u{0}\
    LUIViewContentHuggingPriority\u{0}\
    FcontentHuggingPriority\u{0}\
    8iOS 16.0\u{0}\
    5image\u{0}\
    VHow strongly the view resists growing.\u{0}\
    9UIControl\u{0}\
    ;UISearchBar\u{0}\
    ;contentView\u{0}\
    IhorizontalHuggingPriority\u{0}\
    6init()\u{0}\
    8isOpaque\u{0}\
    GverticalHuggingPriority\u{0}\
    8UIOpaque\u{0}\
    8UITabBar\u{0}\
    ?UINavigationBar\u{0}\
    @UINavigationItem\u{0}\
    <UITabBarItem\u{0}\
    ]Whether the view covers everything behind it.\u{0}\
    6opaque\u{0}\
    4text\u{0}\
    :UIBarStyle\u{0}\
    @UICollectionView\u{0}\
    CUIGestureRecognizer\u{0}\
    DUIKeyboardAppearance\u{0}\
    >UIKeyboardType\u{0}\
    ?UIReturnKeyType\u{0}\
    AUITextContentType\u{0}\
    EUITextSmartDashesType\u{0}\
    KUITextSmartInsertDeleteType\u{0}\
    EUITextSmartQuotesType\u{0}\
    4left\u{0}\
    9MKMapView\u{0}\
    <UIDatePicker\u{0}\
    6UIMenu\u{0}\
    >UISpringLoaded\u{0}\
    :UITextView\u{0}\
    FWKWebViewConfiguration\u{0}\
    BautomaticDimension\u{0}\
    >isSpringLoaded\u{0}\
    =passwordRules\u{0}\
    7toolTip\u{0}\
    9UIBarItem\u{0}\
    =UIPageControl\u{0}\
    8UISlider\u{0}\
    :identifier\u{0}\
    9isEnabled\u{0}\
    =layoutMargins\u{0}\
    ?viewControllers\u{0}\
    7NSArray\u{0}\
    JUICollectionViewFlowLayout\u{0}\
    :buttonType\u{0}\
    FprimaryActionTriggered\u{0}\
    5right\u{0}\
    7MTKView\u{0}\
    ?UIBarAppearance\u{0}\
    ?UIClipsToBounds\u{0}\
    ;UIImageView\u{0}\
    IUINavigationBarAppearance\u{0}\
    7UITitle\u{0}\
    >attributedText\u{0}\
    ?backgroundColor\u{0}\
    GbackgroundConfiguration\u{0}\
    =clipsToBounds\u{0}\
    DcontentConfiguration\u{0}\
    7enabled\u{0}\
    >prototypeCells\u{0}\
    DscrollEdgeAppearance\u{0}\
    BstandardAppearance\u{0}\
    8subtitle\u{0}\
    4true\u{0}\
    ;unspecified\u{0}\
    <valueChanged\u{0}\
    4view\u{0}\
    HUIAutocapitalizationType\u{0}\
    DUIAutocorrectionType\u{0}\
    >UIBarTintColor\u{0}\
    FUIChildViewControllers\u{0}\
    OUIEnablesReturnKeyAutomatically\u{0}\
    6UIFont\u{0}\
    <UIKeyCommand\u{0}\
    =UIMenuElement\u{0}\
    FUIMultipleTouchEnabled\u{0}\
    AUISecureTextEntry\u{0}\
    9UISegment\u{0}\
    CUISpellCheckingType\u{0}\
    EUISplitViewController\u{0}\
    9UIStepper\u{0}\
    8UISwitch\u{0}\
    6UIText\u{0}\
    HUITextInputPasswordRules\u{0}\
    9UIToolbar\u{0}\
    BUIView.ContentMode\u{0}\
    9UIWebView\u{0}\
    \\Whether subviews are confined to the bounds.\u{0}\
    FautocapitalizationType\u{0}\
    BautocorrectionType\u{0}\
    ?backgroundImage\u{0}\
    8barStyle\u{0}\
    <barTintColor\u{0}\
    6bottom\u{0}\
    8children\u{0}\
    =clipsSubviews\u{0}\
    AdataDetectorTypes\u{0}\
    HdirectionalLayoutMargins\u{0}\
    MenablesReturnKeyAutomatically\u{0}\
    5false\u{0}\
    4fill\u{0}\
    Dinit(target:action:)\u{0}\
    EisModalInPresentation\u{0}\
    FisMultipleTouchEnabled\u{0}\
    AisSecureTextEntry\u{0}\
    =isTranslucent\u{0}\
    BkeyboardAppearance\u{0}\
    <keyboardType\u{0}\
    6medium\u{0}\
    7natural\u{0}\
    =returnKeyType\u{0}\
    ;scaleToFill\u{0}\
    ?smartDashesType\u{0}\
    EsmartInsertDeleteType\u{0}\
    ?smartQuotesType\u{0}\
    AspellCheckingType\u{0}\
    ?textContentType\u{0}\
    3top\u{0}\
    FAVPlayerViewController\u{0}\
    8UIAction\u{0}\
    AUIBackgroundImage\u{0}\
    HUICollectionReusableView\u{0}\
    9UICommand\u{0}\
    =UIContentMode\u{0}\
    ?UIControl.State\u{0}\
    CUIDataDetectorTypes\u{0}\
    7UIImage\u{0}\
    FUINavigationController\u{0}\
    >UIProgressView\u{0}\
    ;UIStackView\u{0}\
    CUIToolbarAppearance\u{0}\
    `9Whether the view receives more than one touch at a time.\u{0}\
    IallowsInlineMediaPlayback\u{0}\
    6bounds\u{0}\
    =configuration\u{0}\
    ;contentMode\u{0}\
    DdiscoverabilityTitle\u{0}\
    AelementAttributes\u{0}\
    5label\u{0}\
    4menu\u{0}\
    DmultipleTouchEnabled\u{0}\
    ?reuseIdentifier\u{0}\
    ;shadowImage\u{0}\
    5state\u{0}\
    NsuppressesIncrementalRendering\u{0}\
    9textColor\u{0}\
    9tintColor\u{0}\
    _How content is laid out when the bounds change.\u{0}\
    SUIAdjustsFontForContentSizeCategory\u{0}\
    @UIAttributedText\u{0}\
    AUIBackgroundColor\u{0}\
    AUIBarTranslucence\u{0}\
    ?UIButtonContent\u{0}\
    JUIContentConfigurationView\u{0}\
    =UIContentView\u{0}\
    7UIItems\u{0}\
    DUIPageViewController\u{0}\
    @UIRefreshControl\u{0}\
    AUIReuseIdentifier\u{0}\
    SUIRuntimeAccessibilityConfiguration\u{0}\
    BUISegmentedControl\u{0}\
    =UIShadowImage\u{0}\
    FUISystemBackgroundView\u{0}\
    ?UITextAlignment\u{0}\
    ;UITextColor\u{0}\
    AUIViewControllers\u{0}\
    =WKPreferences\u{0}\
    6action\u{0}\
    QadjustsFontForContentSizeCategory\u{0}\
    ;allowsFocus\u{0}\
    HallowsFocusDuringEditing\u{0}\
    AcompactAppearance\u{0}\
    EenableSetNeedsDisplay\u{0}\
    4font\u{0}\
    5frame\u{0}\
    8iOS 12.0\u{0}\
    5items\u{0}\
    7leading\u{0}\
    ?minimumFontSize\u{0}\
    GnumberOfTouchesRequired\u{0}\
    ;placeholder\u{0}\
    5plain\u{0}\
    HpreferredBehavioralStyle\u{0}\
    HpreferredFramesPerSecond\u{0}\
    7regular\u{0}\
    MremembersLastFocusedIndexPath\u{0}\
    AsectionFooterView\u{0}\
    AsectionHeaderView\u{0}\
    EselectionFollowsFocus\u{0}\
    FselfSizingInvalidation\u{0}\
    ;shadowColor\u{0}\
    <springLoaded\u{0}\
    =textAlignment\u{0}\
    DThe look of the bar.\u{0}\
    GUIActivityIndicatorView\u{0}\
    DUICollectionViewCell\u{0}\
    :UIDelegate\u{0}\
    LUILongPressGestureRecognizer\u{0}\
    =UIShadowColor\u{0}\
    BUITabBarAppearance\u{0}\
    @UITableViewLabel\u{0}\
    BUITableViewSection\u{0}\
    LUITextAutocapitalizationType\u{0}\
    HUITextAutocorrectionType\u{0}\
    GUITextSpellCheckingType\u{0}\
    ;UITintColor\u{0}\
    CUIViewLayoutMargins\u{0}\
    \\When the Shift key is pressed automatically.\u{0}\
    NWhether hyphens become dashes.\u{0}\
    `2Whether spaces are kept right around pasted text.\u{0}\
    LWhether spelling is checked.\u{0}\
    `3Whether straight quotes become typographic quotes.\u{0}\
    LWhether typing is corrected.\u{0}\
    `4adjustsImageSizeForAccessibilityContentSizeCategory\u{0}\
    3all\u{0}\
    KallowsEditingTextAttributes\u{0}\
    GallowsMultipleSelection\u{0}\
    ?allowsSelection\u{0}\
    <asciiCapable\u{0}\
    >backgroundView\u{0}\
    5black\u{0}\
    9direction\u{0}\
    8iOS 17.0\u{0}\
    Einit(nibName:bundle:)\u{0}\
    <isContinuous\u{0}\
    IlandscapeImagePhoneInsets\u{0}\
    5large\u{0}\
    2no\u{0}\
    6resize\u{0}\
    9sentences\u{0}\
    8trailing\u{0}\
    5value\u{0}\
    3yes\u{0}\
    AGLKViewController\u{0}\
    9MKMapType\u{0}\
    BNSLayoutConstraint\u{0}\
    ?NSTextAlignment\u{0}\
    RThe color of the bar's background.\u{0}\
    `XThe controllers inside this one; 'embedIn' names the view that a child's own goes into.\u{0}\
    DThe keyboard's look.\u{0}\
    =The keyboard.\u{0}\
    HThe meaning of the text.\u{0}\
    9The text.\u{0}\
    LThe title of the Return key.\u{0}\
    UThe view that the controller manages.\u{0}\
    FUIAdjustsFontSizeToFit\u{0}\
    `6UIAdjustsImageSizeForAccessibilityContentSizeCategory\u{0}\
    MUIAllowsEditingTextAttributes\u{0}\
    =UIAllowsFocus\u{0}\
    JUIAllowsFocusDuringEditing\u{0}\
    IUIAllowsMultipleSelection\u{0}\
    AUIAllowsSelection\u{0}\
    DUIBaselineAdjustment\u{0}\
    <UIBlurEffect\u{0}\
    CUIClearsOnInsertion\u{0}\
    QUIClearsSelectionOnViewWillAppear\u{0}\
    ;UIColorWell\u{0}\
    =UIContentSize\u{0}\
    <UIContinuous\u{0}\
    FUIDiscoverabilityTitle\u{0}\
    9UIEnabled\u{0}\
    =UIHighlighted\u{0}\
    <UIIdentifier\u{0}\
    ?UILineBreakMode\u{0}\
    GUIMenuElementAttributes\u{0}\
    BUIMenuElementState\u{0}\
    HUIModalPresentationStyle\u{0}\
    FUIModalTransitionStyle\u{0}\
    FUIPanGestureRecognizer\u{0}\
    =UIPlaceholder\u{0}\
    JUIPreferredBehavioralStyle\u{0}\
    8UIPrompt\u{0}\
    OUIRemembersLastFocusedIndexPath\u{0}\
    ;UIResponder\u{0}\
    GUIRestorationIdentifier\u{0}\
    GUISelectionFollowsFocus\u{0}\
    HUISelfSizingInvalidation\u{0}\
    @UISeparatorInset\u{0}\
    <UISystemItem\u{0}\
    KUITableViewHeaderFooterView\u{0}\
    5UITag\u{0}\
    IUIUserInteractionDisabled\u{0}\
    7UIValue\u{0}\
    EUIVibrancyEffectStyle\u{0}\
    >UIVisualEffect\u{0}\
    9WKWebView\u{0}\
    `?What a new password must have: required: lower; minlength: 12.\u{0}\
    WWhether content shines through the bar.\u{0}\
    VWhether the Return key waits for text.\u{0}\
    KWhether the text is hidden.\u{0}\
    IadjustsFontSizeToFitWidth\u{0}\
    MallowsAirPlayForMediaPlayback\u{0}\
    SallowsBackForwardNavigationGestures\u{0}\
    AallowsLinkPreview\u{0}\
    SallowsPictureInPictureMediaPlayback\u{0}\
    KapplicationNameForUserAgent\u{0}\
    @arrangedSubviews\u{0}\
    ?attributedTitle\u{0}\
    :blurEffect\u{0}\
    BbyTruncatingMiddle\u{0}\
    @byTruncatingTail\u{0}\
    AclearsOnInsertion\u{0}\
    OclearsSelectionOnViewWillAppear\u{0}\
    DcollectionViewLayout\u{0}\
    ;contentSize\u{0}\
    6custom\u{0}\
    ?customUserAgent\u{0}\
    :dataSource\u{0}\
    4date\u{0}\
    8disabled\u{0}\
    ?fontDescription\u{0}\
    8iOS 13.4\u{0}\
    KiOS 15.0, use configuration\u{0}\
    JignoresViewportScaleLimits\u{0}\
    9imageView\u{0}\
    <init(style:)\u{0}\
    =isDoubleSided\u{0}\
    8isHidden\u{0}\
    =isHighlighted\u{0}\
    DisPrefetchingEnabled\u{0}\
    ?isScrollEnabled\u{0}\
    HisUserInteractionEnabled\u{0}\
    UjavaScriptCanOpenWindowsAutomatically\u{0}\
    AjavaScriptEnabled\u{0}\
    ;keyCommands\u{0}\
    BleftBarButtonItems\u{0}\
    5light\u{0}\
    4link\u{0}\
    <maximumValue\u{0}\
    XmediaTypesRequiringUserActionForPlayback\u{0}\
    <minimumValue\u{0}\
    EnavigationOrientation\u{0}\
    5never\u{0}\
    DnumberOfTapsRequired\u{0}\
    ;preferences\u{0}\
    9prominent\u{0}\
    6prompt\u{0}\
    >refreshControl\u{0}\
    <resizeAspect\u{0}\
    ErestorationIdentifier\u{0}\
    CrightBarButtonItems\u{0}\
    9rowHeight\u{0}\
    6search\u{0}\
    ?secureTextEntry\u{0}\
    DselectionGranularity\u{0}\
    >separatorInset\u{0}\
    >separatorStyle\u{0}\
    5small\u{0}\
    6tabBar\u{0}\
    3tag\u{0}\
    >thumbTintColor\u{0}\
    7topLeft\u{0}\
    ?transitionStyle\u{0}\
    ;translucent\u{0}\
    5width\u{0}\
    JHow many fingers it takes.\u{0}\
    >MTLPixelFormat\u{0}\
    ?NSLineBreakMode\u{0}\
    SThe data that is turned into links.\u{0}\
    \\The default space around the view's content.\u{0}\
    :The image.\u{0}\
    IThe text with its styles.\u{0}\
    LThe view behind the content.\u{0}\
    EUIAccessibilityTraits\u{0}\
    FUIAlwaysBounceVertical\u{0}\
    AUIAttributedTitle\u{0}\
    AUIBehavioralStyle\u{0}\
    LUIClearsContextBeforeDrawing\u{0}\
    FUICollectionViewLayout\u{0}\
    XUICollectionViewSupplementaryViewNibDict\u{0}\
    7UIColor\u{0}\
    @UIContentStretch\u{0}\
    8UIHidden\u{0}\
    HUIMenuElement.Attributes\u{0}\
    CUIMenuElement.State\u{0}\
    AUIMinimumFontSize\u{0}\
    :UIRectEdge\u{0}\
    7UIStyle\u{0}\
    HUISwipeGestureRecognizer\u{0}\
    MUITableViewCell.AccessoryType\u{0}\
    JUITableViewCellContentView\u{0}\
    >UITableViewRow\u{0}\
    FUITapGestureRecognizer\u{0}\
    ?UITapRecognizer\u{0}\
    NWhether events reach the view.\u{0}\
    ^Whether the font follows the user's text size.\u{0}\
    J_UIVisualEffectContentView\u{0}\
    KallowsAutomaticLocalization\u{0}\
    HallowsAutomaticMirroring\u{0}\
    KallowsContinuousInteraction\u{0}\
    NallowsPictureInPicturePlayback\u{0}\
    6always\u{0}\
    DalwaysBounceVertical\u{0}\
    EattributedPlaceholder\u{0}\
    BautoResizeDrawable\u{0}\
    :autorepeat\u{0}\
    EbackButtonDisplayMode\u{0}\
    ?backButtonTitle\u{0}\
    JbackgroundImageContentMode\u{0}\
    ?backgroundStyle\u{0}\
    CbarButtonSystemItem\u{0}\
    :bgra8Unorm\u{0}\
    8bordered\u{0}\
    :bottomLeft\u{0}\
    ;bottomRight\u{0}\
    :byClipping\u{0}\
    @byTruncatingHead\u{0}\
    >byWordWrapping\u{0}\
    8calendar\u{0}\
    4cell\u{0}\
    5cells\u{0}\
    OchangesSelectionAsPrimaryAction\u{0}\
    JclearsContextBeforeDrawing\u{0}\
    5close\u{0}\
    @colorPixelFormat\u{0}\
    KcompactScrollEdgeAppearance\u{0}\
    <contentInset\u{0}\
    >contentStretch\u{0}\
    4dark\u{0}\
    GdepthStencilPixelFormat\u{0}\
    ;destructive\u{0}\
    ?detailTextLabel\u{0}\
    4done\u{0}\
    7dynamic\u{0}\
    ?editingDidBegin\u{0}\
    =editingDidEnd\u{0}\
    RentersFullScreenWhenPlaybackBegins\u{0}\
    AestimatedItemSize\u{0}\
    OexitsFullScreenWhenPlaybackEnds\u{0}\
    <flightNumber\u{0}\
    ?framebufferOnly\u{0}\
    =fromCellEdges\u{0}\
    @fromContentInset\u{0}\
    4gray\u{0}\
    6hidden\u{0}\
    ?hidesBackButton\u{0}\
    @hidesBarsOnSwipe\u{0}\
    >hidesBarsOnTap\u{0}\
    LhidesBarsWhenKeyboardAppears\u{0}\
    NhidesBarsWhenVerticallyCompact\u{0}\
    KhidesSearchBarWhenScrolling\u{0}\
    ;highlighted\u{0}\
    PiOS 7.0, use a color of your own\u{0}\
    5input\u{0}\
    @interPageSpacing\u{0}\
    8isPaused\u{0}\
    KisPointerInteractionEnabled\u{0}\
    QkeyboardDisplayRequiresUserAction\u{0}\
    HlargeTitleTextAttributes\u{0}\
    =lineBreakMode\u{0}\
    ImaximumPrimaryColumnWidth\u{0}\
    JmediaPlaybackAllowsAirPlay\u{0}\
    OmediaPlaybackRequiresUserAction\u{0}\
    7minimal\u{0}\
    IminimumPrimaryColumnWidth\u{0}\
    =modifierFlags\u{0}\
    4name\u{0}\
    =navigationBar\u{0}\
    >navigationItem\u{0}\
    6normal\u{0}\
    3off\u{0}\
    8offImage\u{0}\
    7onImage\u{0}\
    7options\u{0}\
    8pageCurl\u{0}\
    GpauseOnWillResignActive\u{0}\
    ;phoneNumber\u{0}\
    HpreferredDatePickerStyle\u{0}\
    DpreferredDisplayMode\u{0}\
    DpreferredElementSize\u{0}\
    GpreferredIndicatorImage\u{0}\
    SpreferredPrimaryColumnWidthFraction\u{0}\
    >preferredStyle\u{0}\
    CpresentsWithGesture\u{0}\
    OpreservesSuperviewLayoutMargins\u{0}\
    ;primaryEdge\u{0}\
    =progressImage\u{0}\
    @resizeAspectFill\u{0}\
    GresumeOnDidBecomeActive\u{0}\
    4role\u{0}\
    8rotation\u{0}\
    ;roundedRect\u{0}\
    FroundsToMinuteInterval\u{0}\
    ;sampleCount\u{0}\
    5scale\u{0}\
    WsearchFieldBackgroundPositionAdjustment\u{0}\
    LsearchTextPositionAdjustment\u{0}\
    8segments\u{0}\
    8selected\u{0}\
    =selectedColor\u{0}\
    FselectedImageTintColor\u{0}\
    >separatorColor\u{0}\
    <shadowOffset\u{0}\
    HshouldIndentWhileEditing\u{0}\
    OshowsExpansionTextWhenTruncated\u{0}\
    HshowsMenuAsPrimaryAction\u{0}\
    EshowsPlaybackControls\u{0}\
    :singleLine\u{0}\
    =spineLocation\u{0}\
    8standard\u{0}\
    =supportsAlpha\u{0}\
    GsystemGroupedBackground\u{0}\
    :tabBarItem\u{0}\
    @tabBarSystemItem\u{0}\
    ?tableFooterView\u{0}\
    ?tableHeaderView\u{0}\
    9textLabel\u{0}\
    8timeZone\u{0}\
    GtitlePositionAdjustment\u{0}\
    CtitleTextAttributes\u{0}\
    7toolbar\u{0}\
    8topRight\u{0}\
    :trackImage\u{0}\
    GunselectedItemTintColor\u{0}\
    KupdatesNowPlayingInfoCenter\u{0}\
    FuserInteractionEnabled\u{0}\
    <videoGravity\u{0}\
    OwantsPriorityOverSystemBehavior\u{0}\
    5white\u{0}\
    PAVAllowsPictureInPicturePlayback\u{0}\
    TAVEntersFullScreenWhenPlaybackBegins\u{0}\
    QAVExitsFullScreenWhenPlaybackEnds\u{0}\
    CAVLayerVideoGravity\u{0}\
    OAVLayerVideoGravityResizeAspect\u{0}\
    GAVShowsPlaybackControls\u{0}\
    MAVUpdatesNowPlayingInfoCenter\u{0}\
    >AVVideoGravity\u{0}\
    FCALayerContentsGravity\u{0}\
    HGLKEnableSetNeedsDisplay\u{0}\
    JGLKPauseOnWillResignActive\u{0}\
    KGLKPreferredFramesPerSecond\u{0}\
    JGLKResumeOnDidBecomeActive\u{0}\
    7GLKView\u{0}\
    RHow a drag dismisses the keyboard.\u{0}\
    FHow lines are aligned.\u{0}\
    XHow often the view is drawn in a second.\u{0}\
    AHow pages change.\u{0}\
    YHow the baseline moves when text shrinks.\u{0}\
    `1How the safe area is added to the content inset.\u{0}\
    >MKPitchEnabled\u{0}\
    ?MKRotateEnabled\u{0}\
    ?MKScrollEnabled\u{0}\
    @MKShowsBuildings\u{0}\
    >MKShowsCompass\u{0}\
    GMKShowsPointsOfInterest\u{0}\
    ?MKShowsScaleKey\u{0}\
    >MKShowsTraffic\u{0}\
    CMKShowsUserLocation\u{0}\
    =MKZoomEnabled\u{0}\
    EMTKAutoResizeDrawable\u{0}\
    CMTKColorPixelFormat\u{0}\
    JMTKDepthStencilPixelFormat\u{0}\
    HMTKEnableSetNeedsDisplay\u{0}\
    BMTKFramebufferOnly\u{0}\
    9MTKPaused\u{0}\
    KMTKPreferredFramesPerSecond\u{0}\
    >MTKSampleCount\u{0}\
    <NSConstantV2\u{0}\
    BNSLayoutIdentifier\u{0}\
    :NSPriority\u{0}\
    JThe bar below the content.\u{0}\
    `SThe cells that code takes by their reuse identifiers, each a hierarchy of its own.\u{0}\
    MThe color behind the content.\u{0}\
    FThe color of the knob.\u{0}\
    FThe color of the text.\u{0}\
    EThe font of the text.\u{0}\
    MThe items from left to right.\u{0}\
    YThe look of the bar at its lesser height.\u{0}\
    XThe look of the bar at its usual height.\u{0}\
    `@The look of the bar below content that is scrolled to its edge.\u{0}\
    BThe maximum value.\u{0}\
    BThe minimum value.\u{0}\
    `4The name under which code takes views of this kind.\u{0}\
    YThe object that accepts dropped contents.\u{0}\
    OThe object that draws the view.\u{0}\
    `?The object that responds to editing and decides about changes.\u{0}\
    MThe side of the first column.\u{0}\
    MThe space around the content.\u{0}\
    KThe space around the image.\u{0}\
    WThe text shown while there is no other.\u{0}\
    SThe unit in which the user selects.\u{0}\
    :The value.\u{0}\
    _The view behind the content of a selected cell.\u{0}\
    WThe view that holds the cell's content.\u{0}\
    ?UIAccessoryType\u{0}\
    MUIActivityIndicatorView.Style\u{0}\
    SUIActivityIndicatorViewStyle-Modern\u{0}\
    JUIAdjustsImageWhenDisabled\u{0}\
    MUIAdjustsImageWhenHighlighted\u{0}\
    KUIAdjustsLetterSpacingToFit\u{0}\
    MUIAllowsAutomaticLocalization\u{0}\
    JUIAllowsAutomaticMirroring\u{0}\
    VUIAllowsDefaultTighteningForTruncation\u{0}\
    KUIAllowsInlineMediaPlayback\u{0}\
    VUIAllowsMultipleSelectionDuringEditing\u{0}\
    NUIAllowsSelectionDuringEditing\u{0}\
    7UIAlpha\u{0}\
    HUIAlwaysBounceHorizontal\u{0}\
    ;UIAnimating\u{0}\
    RUIApportionsSegmentWidthsByContent\u{0}\
    GUIAttributedPlaceholder\u{0}\
    <UIAutorepeat\u{0}\
    DUIAutoresizeSubviews\u{0}\
    SUIAutoresizesArchivedViewToFullSize\u{0}\
    BUIAutoresizingMask\u{0}\
    CUIBackBarButtonItem\u{0}\
    GUIBackButtonDisplayMode\u{0}\
    AUIBackButtonTitle\u{0}\
    DUIBackIndicatorImage\u{0}\
    MUIBackIndicatorTransitionMask\u{0}\
    LUIBackgroundImageContentMode\u{0}\
    <UIBadgeColor\u{0}\
    <UIBadgeValue\u{0}\
    EUIBarButtonItem.Style\u{0}\
    JUIBarButtonItem.SystemItem\u{0}\
    MUIBarLargeTitleTextAttributes\u{0}\
    =UIBarPosition\u{0}\
    GUIBarPrefersLargeTitles\u{0}\
    BUIBlurEffect.Style\u{0}\
    AUIBlurEffectStyle\u{0}\
    =UIBorderStyle\u{0}\
    ?UIBounceEnabled\u{0}\
    =UIBouncesZoom\u{0}\
    8UIBounds\u{0}\
    CUIButton.ButtonType\u{0}\
    =UIButton.Role\u{0}\
    EUIButtonConfiguration\u{0}\
    <UIButtonRole\u{0}\
    <UIButtonType\u{0}\
    :UICalendar\u{0}\
    IUICanCancelContentTouches\u{0}\
    VUICellLayoutMarginsFollowReadableWidth\u{0}\
    8UICenter\u{0}\
    QUIChangesSelectionAsPrimaryAction\u{0}\
    :UIChildren\u{0}\
    AUIClearButtonMode\u{0}\
    FUIClearsOnBeginEditing\u{0}\
    BUICollectionLayout\u{0}\
    PUICollectionView.ScrollDirection\u{0}\
    WUICollectionView.SelfSizingInvalidation\u{0}\
    KUICollectionViewCellNibDict\u{0}\
    JUICollectionViewController\u{0}\
    `1UICollectionViewFlowLayout.SectionInsetReference\u{0}\
    RUICollectionViewPrefetchingEnabled\u{0}\
    HUIColorWellSelectedColor\u{0}\
    HUIColorWellSupportsAlpha\u{0}\
    @UIColorWellTitle\u{0}\
    PUIContentConfigurationIdentifier\u{0}\
    CUIContentEdgeInsets\u{0}\
    LUIContentHorizontalAlignment\u{0}\
    >UIContentInset\u{0}\
    JUIContentVerticalAlignment\u{0}\
    TUIControl.ContentHorizontalAlignment\u{0}\
    RUIControl.ContentVerticalAlignment\u{0}\
    CUICountDownDuration\u{0}\
    =UICurrentPage\u{0}\
    OUICurrentPageIndicatorTintColor\u{0}\
    <UICustomView\u{0}\
    6UIDate\u{0}\
    AUIDatePicker.Mode\u{0}\
    @UIDatePickerMode\u{0}\
    AUIDatePickerStyle\u{0}\
    JUIDefersCurrentPageDisplay\u{0}\
    LUIDefinesPresentationContext\u{0}\
    FUIDelaysContentTouches\u{0}\
    AUIDetailTextLabel\u{0}\
    HUIDirectionalLockEnabled\u{0}\
    :UIDisabled\u{0}\
    :UIEditable\u{0}\
    FUIEditingAccessoryType\u{0}\
    CUIEstimatedItemSize\u{0}\
    DUIEstimatedRowHeight\u{0}\
    NUIEstimatedSectionFooterHeight\u{0}\
    NUIEstimatedSectionHeaderHeight\u{0}\
    AUIFillerRowHeight\u{0}\
    <UIFocusStyle\u{0}\
    EUIFooterReferenceSize\u{0}\
    XUIGestureRecognizer.cancelsTouchesInView\u{0}\
    VUIGestureRecognizer.delaysTouchesBegan\u{0}\
    VUIGestureRecognizer.delaysTouchesEnded\u{0}\
    LUIGestureRecognizer.disabled\u{0}\
    ^UIGestureRecognizer.requiresExclusiveTouchType\u{0}\
    EUIHeaderReferenceSize\u{0}\
    CUIHideForSinglePage\u{0}\
    AUIHidesBackButton\u{0}\
    BUIHidesBarsOnSwipe\u{0}\
    @UIHidesBarsOnTap\u{0}\
    NUIHidesBarsWhenKeyboardAppears\u{0}\
    PUIHidesBarsWhenVerticallyCompact\u{0}\
    JUIHidesBottomBarWhenPushed\u{0}\
    MUIHidesSearchBarWhenScrolling\u{0}\
    BUIHidesWhenStopped\u{0}\
    BUIHighlightedColor\u{0}\
    BUIHighlightedImage\u{0}\
    AUIImageEdgeInsets\u{0}\
    =UIImageInsets\u{0}\
    FUIImageInsetsLandscape\u{0}\
    @UIImageLandscape\u{0}\
    BUIIndentationLevel\u{0}\
    BUIIndentationWidth\u{0}\
    @UIIndicatorStyle\u{0}\
    7UIInput\u{0}\
    NUIInsetsContentViewsToSafeArea\u{0}\
    BUIInteritemSpacing\u{0}\
    :UIItemSize\u{0}\
    YUIKeyAutomaticallyAdjustsScrollViewInsets\u{0}\
    =UIKeyCommands\u{0}\
    KUIKeyEdgesForExtendedLayout\u{0}\
    UUIKeyExtendedLayoutIncludesOpaqueBars\u{0}\
    BUIKeyModifierFlags\u{0}\
    EUIKeyboardDismissMode\u{0}\
    SUIKeyboardDisplayRequiresUserAction\u{0}\
    GUILargeTitleDisplayMode\u{0}\
    =UILayoutGuide\u{0}\
    GUILayoutGuideIdentifier\u{0}\
    DUILeftBarButtonItems\u{0}\
    OUILeftItemsSupplementBackButton\u{0}\
    =UILineSpacing\u{0}\
    8UILocale\u{0}\
    ^UILongPressGestureRecognizer.allowableMovement\u{0}\
    `2UILongPressGestureRecognizer.minimumPressDuration\u{0}\
    `2UILongPressGestureRecognizer.numberOfTapsRequired\u{0}\
    `5UILongPressGestureRecognizer.numberOfTouchesRequired\u{0}\
    :UIMaxValue\u{0}\
    =UIMaximumDate\u{0}\
    KUIMaximumPrimaryColumnWidth\u{0}\
    BUIMaximumTintColor\u{0}\
    >UIMaximumValue\u{0}\
    CUIMaximumValueImage\u{0}\
    BUIMaximumZoomScale\u{0}\
    LUIMediaPlaybackAllowsAirPlay\u{0}\
    QUIMediaPlaybackRequiresUserAction\u{0}\
    BUIMenu.ElementSize\u{0}\
    >UIMenu.Options\u{0}\
    =UIMenuOptions\u{0}\
    :UIMinValue\u{0}\
    =UIMinimumDate\u{0}\
    KUIMinimumPrimaryColumnWidth\u{0}\
    DUIMinimumScaleFactor\u{0}\
    BUIMinimumTintColor\u{0}\
    >UIMinimumValue\u{0}\
    CUIMinimumValueImage\u{0}\
    BUIMinimumZoomScale\u{0}\
    @UIMinuteInterval\u{0}\
    EUIModalInPresentation\u{0}\
    ?UIModifierFlags\u{0}\
    ;UIMomentary\u{0}\
    PUINavigationBarCompactAppearance\u{0}\
    ZUINavigationBarCompactScrollEdgeAppearance\u{0}\
    EUINavigationBarHidden\u{0}\
    SUINavigationBarScrollEdgeAppearance\u{0}\
    QUINavigationBarStandardAppearance\u{0}\
    VUINavigationItem.BackButtonDisplayMode\u{0}\
    VUINavigationItem.LargeTitleDisplayMode\u{0}\
    9UINibName\u{0}\
    ?UINumberOfLines\u{0}\
    ?UINumberOfPages\u{0}\
    MUIPageControl.BackgroundStyle\u{0}\
    GUIPageControl.Direction\u{0}\
    XUIPageControlAllowsContinuousInteraction\u{0}\
    LUIPageControlBackgroundStyle\u{0}\
    FUIPageControlDirection\u{0}\
    HUIPageIndicatorTintColor\u{0}\
    ZUIPageViewController.NavigationOrientation\u{0}\
    RUIPageViewController.SpineLocation\u{0}\
    TUIPageViewController.TransitionStyle\u{0}\
    OUIPageViewControllerDoubleSided\u{0}\
    YUIPageViewControllerNavigationOrientation\u{0}\
    OUIPageViewControllerPageSpacing\u{0}\
    QUIPageViewControllerSpineLocation\u{0}\
    SUIPageViewControllerTransitionStyle\u{0}\
    ?UIPagingEnabled\u{0}\
    ]UIPanGestureRecognizer.maximumNumberOfTouches\u{0}\
    ]UIPanGestureRecognizer.minimumNumberOfTouches\u{0}\
    =UIPickerStyle\u{0}\
    HUIPinchGestureRecognizer\u{0}\
    NUIPinchGestureRecognizer.scale\u{0}\
    KUIPointerInteractionEnabled\u{0}\
    FUIPreferredContentSize\u{0}\
    FUIPreferredDisplayMode\u{0}\
    FUIPreferredElementSize\u{0}\
    IUIPreferredIndicatorImage\u{0}\
    IUIPreferredMaxLayoutWidth\u{0}\
    UUIPreferredPrimaryColumnWidthFraction\u{0}\
    DUIPrefetchingEnabled\u{0}\
    EUIPresentsWithGesture\u{0}\
    =UIPrimaryEdge\u{0}\
    :UIProgress\u{0}\
    ?UIProgressImage\u{0}\
    KUIProgressProgressTintColor\u{0}\
    HUIProgressTrackTintColor\u{0}\
    DUIProgressView.Style\u{0}\
    CUIProgressViewStyle\u{0}\
    \\UIProvidesPresentationContextTransitionStyle\u{0}\
    TUIReversesTitleShadowWhenHighlighted\u{0}\
    EUIRightBarButtonItems\u{0}\
    KUIRotationGestureRecognizer\u{0}\
    TUIRotationGestureRecognizer.rotation\u{0}\
    HUIRoundsToMinuteInterval\u{0}\
    ;UIRowHeight\u{0}\
    AUIScalesPageToFit\u{0}\
    IUIScopeBarBackgroundImage\u{0}\
    CUIScopeButtonTitles\u{0}\
    PUIScreenEdgePanGestureRecognizer\u{0}\
    VUIScreenEdgePanGestureRecognizer.edges\u{0}\
    AUIScrollDirection\u{0}\
    @UIScrollDisabled\u{0}\
    GUIScrollIndicatorInsets\u{0}\
    [UIScrollView.ContentInsetAdjustmentBehavior\u{0}\
    KUIScrollView.IndicatorStyle\u{0}\
    PUIScrollView.KeyboardDismissMode\u{0}\
    ZUIScrollViewContentInsetAdjustmentBehavior\u{0}\
    \\UIScrollViewIndicatorInsetAdjustmentBehavior\u{0}\
    AUISearchBar.Style\u{0}\
    @UISearchBarStyle\u{0}\
    GUISearchBarTranslucence\u{0}\
    YUISearchFieldBackgroundPositionAdjustment\u{0}\
    NUISearchTextPositionAdjustment\u{0}\
    EUISectionFooterHeight\u{0}\
    EUISectionHeaderHeight\u{0}\
    IUISectionHeaderTopPadding\u{0}\
    MUISectionIndexBackgroundColor\u{0}\
    CUISectionIndexColor\u{0}\
    TUISectionIndexMinimumDisplayRowCount\u{0}\
    UUISectionIndexTrackingBackgroundColor\u{0}\
    >UISectionInset\u{0}\
    GUISectionInsetReference\u{0}\
    FUISegmentContentOffset\u{0}\
    AUISegmentDisabled\u{0}\
    =UISegmentInfo\u{0}\
    >UISegmentWidth\u{0}\
    :UISegments\u{0}\
    <UISelectable\u{0}\
    :UISelected\u{0}\
    HUISelectedImageTintColor\u{0}\
    FUISelectedSegmentIndex\u{0}\
    JUISelectedSegmentTintColor\u{0}\
    GUISelectedTemplateImage\u{0}\
    IUISelectionIndicatorImage\u{0}\
    @UISelectionStyle\u{0}\
    JUISemanticContentAttribute\u{0}\
    @UISeparatorColor\u{0}\
    IUISeparatorInsetReference\u{0}\
    @UISeparatorStyle\u{0}\
    >UIShadowOffset\u{0}\
    JUIShouldIndentWhileEditing\u{0}\
    IUIShowSearchResultsButton\u{0}\
    EUIShowsBookmarkButton\u{0}\
    CUIShowsCancelButton\u{0}\
    QUIShowsExpansionTextWhenTruncated\u{0}\
    PUIShowsHorizontalScrollIndicator\u{0}\
    JUIShowsMenuAsPrimaryAction\u{0}\
    EUIShowsReorderControl\u{0}\
    ?UIShowsScopeBar\u{0}\
    KUIShowsTouchWhenHighlighted\u{0}\
    NUIShowsVerticalScrollIndicator\u{0}\
    QUISplitViewController.DisplayMode\u{0}\
    QUISplitViewController.PrimaryEdge\u{0}\
    KUISplitViewController.Style\u{0}\
    JUISplitViewControllerStyle\u{0}\
    EUIStackView.Alignment\u{0}\
    HUIStackView.Distribution\u{0}\
    DUIStackViewAlignment\u{0}\
    KUIStackViewArrangedSubviews\u{0}\
    ?UIStackViewAxis\u{0}\
    KUIStackViewBaselineRelative\u{0}\
    GUIStackViewDistribution\u{0}\
    PUIStackViewLayoutMarginsRelative\u{0}\
    BUIStackViewSpacing\u{0}\
    ;UIStepValue\u{0}\
    :UISubtitle\u{0}\
    PUISuppressesIncrementalRendering\u{0}\
    RUISwipeGestureRecognizer.Direction\u{0}\
    RUISwipeGestureRecognizer.direction\u{0}\
    `1UISwipeGestureRecognizer.numberOfTouchesRequired\u{0}\
    >UISwitch.Style\u{0}\
    @UISwitchOffImage\u{0}\
    :UISwitchOn\u{0}\
    ?UISwitchOnImage\u{0}\
    CUISwitchOnTintColor\u{0}\
    FUISwitchPreferredStyle\u{0}\
    FUISwitchThumbTintColor\u{0}\
    =UISwitchTitle\u{0}\
    HUITabBar.ItemPositioning\u{0}\
    GUITabBarItem.SystemItem\u{0}\
    GUITabBarItemPositioning\u{0}\
    CUITabBarItemSpacing\u{0}\
    AUITabBarItemWidth\u{0}\
    LUITabBarScrollEdgeAppearance\u{0}\
    JUITabBarStandardAppearance\u{0}\
    AUITableFooterView\u{0}\
    AUITableHeaderView\u{0}\
    >UITableRowCell\u{0}\
    @UITableRowHeight\u{0}\
    IUITableSectionFooterTitle\u{0}\
    IUITableSectionHeaderTitle\u{0}\
    BUITableSectionRows\u{0}\
    RUITableView.SelfSizingInvalidation\u{0}\
    SUITableView.SeparatorInsetReference\u{0}\
    AUITableView.Style\u{0}\
    IUITableViewCell.CellStyle\u{0}\
    JUITableViewCell.FocusStyle\u{0}\
    NUITableViewCell.SelectionStyle\u{0}\
    NUITableViewCell.SeparatorStyle\u{0}\
    LUITableViewCellPrototypeNibs\u{0}\
    DUITableViewCellStyle\u{0}\
    EUITableViewController\u{0}\
    @UITableViewStyle\u{0}\
    GUITextField.BorderStyle\u{0}\
    DUITextField.ViewMode\u{0}\
    EUITextFieldBackground\u{0}\
    MUITextFieldDisabledBackground\u{0}\
    ;UITextLabel\u{0}\
    @UIThumbTintColor\u{0}\
    :UITimeZone\u{0}\
    AUITitleEdgeInsets\u{0}\
    IUITitlePositionAdjustment\u{0}\
    CUITitleShadowOffset\u{0}\
    EUITitleTextAttributes\u{0}\
    ;UITitleView\u{0}\
    9UIToolTip\u{0}\
    JUIToolbarCompactAppearance\u{0}\
    >UIToolbarItems\u{0}\
    MUIToolbarScrollEdgeAppearance\u{0}\
    >UIToolbarShown\u{0}\
    KUIToolbarStandardAppearance\u{0}\
    <UITrackImage\u{0}\
    IUIUnselectedItemTintColor\u{0}\
    @UIVibrancyEffect\u{0}\
    GUIView.AutoresizingMask\u{0}\
    ZUIViewContentCompressionResistancePriority\u{0}\
    `6UIViewDoesNotTranslateAutoresizingMaskIntoConstraints\u{0}\
    UUIViewInsetsLayoutMarginsFromSafeArea\u{0}\
    VUIViewLayoutMarginsFollowReadableWidth\u{0}\
    RUIViewLocalOverrideTraitCollection\u{0}\
    OUIViewPreservesSuperviewMargins\u{0}\
    NUIViewSemanticContentAttribute\u{0}\
    MUIVisualEffectViewContentView\u{0}\
    HUIVisualEffectViewEffect\u{0}\
    QUIWantsPriorityOverSystemBehavior\u{0}\
    7UIWidth\u{0}\
    8UIWindow\u{0}\
    =UIWindowLevel\u{0}\
    7UIWraps\u{0}\
    3URL\u{0}\
    GWKAudiovisualMediaTypes\u{0}\
    CWKDataDetectorTypes\u{0}\
    FWKSelectionGranularity\u{0}\
    WWhat happens to text that does not fit.\u{0}\
    `]What is behind the content; it takes the place of the color and the views of the background.\u{0}\
    VWhat section insets are measured from.\u{0}\
    `<When cells are sized again after their content has changed.\u{0}\
    TWhere the spine of curling pages is.\u{0}\
    `6Whether a page is shown only when all of it is there.\u{0}\
    ^Whether cells are made before they are needed.\u{0}\
    ]Whether content that fits bounces vertically.\u{0}\
    YWhether media may play on another screen.\u{0}\
    SWhether media play inside the page.\u{0}\
    ^Whether the bounds are cleared before drawing.\u{0}\
    PWhether the font shrinks to fit.\u{0}\
    `7Whether the image grows with accessibility text sizes.\u{0}\
    SWhether the user can change styles.\u{0}\
    \\Whether the view is drawn and takes touches.\u{0}\
    `1Whether the view is drawn when it needs display.\u{0}\
    QWhether typing replaces the text.\u{0}\
    X_UIBarItemLargeContentSizeImageCodingKey\u{0}\
    =accessoryType\u{0}\
    7address\u{0}\
    DadjustsFontSizeToFit\u{0}\
    HadjustsImageWhenDisabled\u{0}\
    KadjustsImageWhenHighlighted\u{0}\
    NadjustsLetterSpacingToFitWidth\u{0}\
    >alignBaselines\u{0}\
    9alignment\u{0}\
    AallowableMovement\u{0}\
    TallowsDefaultTighteningForTruncation\u{0}\
    TallowsMultipleSelectionDuringEditing\u{0}\
    LallowsSelectionDuringEditing\u{0}\
    5alpha\u{0}\
    FalwaysBounceHorizontal\u{0}\
    PapportionsSegmentWidthsByContent\u{0}\
    :attributes\u{0}\
    5audio\u{0}\
    =automaticSize\u{0}\
    YautomaticallyAdjustsScrollIndicatorInsets\u{0}\
    TautomaticallyAdjustsScrollViewInsets\u{0}\
    QautoresizesArchivedViewToFullSize\u{0}\
    CautoresizesSubviews\u{0}\
    @autoresizingMask\u{0}\
    4axis\u{0}\
    AbackBarButtonItem\u{0}\
    BbackIndicatorImage\u{0}\
    PbackIndicatorTransitionMaskImage\u{0}\
    :background\u{0}\
    :badgeColor\u{0}\
    :badgeValue\u{0}\
    BbaselineAdjustment\u{0}\
    ?bgra8Unorm_srgb\u{0}\
    4blue\u{0}\
    4bold\u{0}\
    9bookmarks\u{0}\
    ;borderStyle\u{0}\
    7bounces\u{0}\
    ;bouncesZoom\u{0}\
    6button\u{0}\
    >byCharWrapping\u{0}\
    =calendarEvent\u{0}\
    GcanCancelContentTouches\u{0}\
    6cancel\u{0}\
    DcancelsTouchesInView\u{0}\
    TcellLayoutMarginsFollowReadableWidth\u{0}\
    ?clearButtonMode\u{0}\
    DclearsOnBeginEditing\u{0}\
    5color\u{0}\
    7command\u{0}\
    7compact\u{0}\
    8constant\u{0}\
    :contactAdd\u{0}\
    TcontentCompressionResistancePriority\u{0}\
    AcontentEdgeInsets\u{0}\
    JcontentHorizontalAlignment\u{0}\
    NcontentInsetAdjustmentBehavior\u{0}\
    =contentOffset\u{0}\
    HcontentVerticalAlignment\u{0}\
    :continuous\u{0}\
    7control\u{0}\
    AcountDownDuration\u{0}\
    =coverVertical\u{0}\
    ;currentPage\u{0}\
    McurrentPageIndicatorTintColor\u{0}\
    :customView\u{0}\
    ;dateAndTime\u{0}\
    >datePickerMode\u{0}\
    HdefersCurrentPageDisplay\u{0}\
    JdefinesPresentationContext\u{0}\
    DdelaysContentTouches\u{0}\
    BdelaysTouchesBegan\u{0}\
    BdelaysTouchesEnded\u{0}\
    <depth32Float\u{0}\
    Edepth32Float_stencil8\u{0}\
    @detailDisclosure\u{0}\
    BdisabledBackground\u{0}\
    <distribution\u{0}\
    4down\u{0}\
    <dragDelegate\u{0}\
    <dropDelegate\u{0}\
    5edges\u{0}\
    FedgesForExtendedLayout\u{0}\
    DeditingAccessoryType\u{0}\
    >editingChanged\u{0}\
    CeditingDidEndOnExit\u{0}\
    6effect\u{0}\
    <emailAddress\u{0}\
    KenabledIncludingConstraints\u{0}\
    BestimatedRowHeight\u{0}\
    LestimatedSectionFooterHeight\u{0}\
    LestimatedSectionHeaderHeight\u{0}\
    PextendedLayoutIncludesOpaqueBars\u{0}\
    :extraLight\u{0}\
    ?fillerRowHeight\u{0}\
    DflexibleBottomMargin\u{0}\
    >flexibleHeight\u{0}\
    BflexibleLeftMargin\u{0}\
    CflexibleRightMargin\u{0}\
    AflexibleTopMargin\u{0}\
    =flexibleWidth\u{0}\
    :focusStyle\u{0}\
    CfooterReferenceSize\u{0}\
    ;footerTitle\u{0}\
    CfromAutomaticInsets\u{0}\
    AfromLayoutMargins\u{0}\
    <fromSafeArea\u{0}\
    7grouped\u{0}\
    CheaderReferenceSize\u{0}\
    ;headerTitle\u{0}\
    5heavy\u{0}\
    HhidesBottomBarWhenPushed\u{0}\
    BhidesForSinglePage\u{0}\
    @hidesWhenStopped\u{0}\
    @highlightedImage\u{0}\
    DhighlightedTextColor\u{0}\
    EiOS 12.0, use MTKView\u{0}\
    DiOS 13.0, use medium\u{0}\
    ?imageEdgeInsets\u{0}\
    ;imageInsets\u{0}\
    @indentationLevel\u{0}\
    @indentationWidth\u{0}\
    >indicatorStyle\u{0}\
    8infoDark\u{0}\
    9infoLight\u{0}\
    BinputAccessoryView\u{0}\
    9inputView\u{0}\
    <insetGrouped\u{0}\
    LinsetsContentViewsToSafeArea\u{0}\
    OinsetsLayoutMarginsFromSafeArea\u{0}\
    7invalid\u{0}\
    ;isAnimating\u{0}\
    MisBaselineRelativeArrangement\u{0}\
    HisDirectionalLockEnabled\u{0}\
    :isEditable\u{0}\
    RisLayoutMarginsRelativeArrangement\u{0}\
    ;isMomentary\u{0}\
    EisNavigationBarHidden\u{0}\
    4isOn\u{0}\
    ?isPagingEnabled\u{0}\
    >isPitchEnabled\u{0}\
    ?isRotateEnabled\u{0}\
    <isSelectable\u{0}\
    :isSelected\u{0}\
    ?isToolbarHidden\u{0}\
    =isZoomEnabled\u{0}\
    ?itemPositioning\u{0}\
    8itemSize\u{0}\
    ;itemSpacing\u{0}\
    9itemWidth\u{0}\
    9justified\u{0}\
    CkeyboardDismissMode\u{0}\
    ClandscapeImagePhone\u{0}\
    ElargeContentSizeImage\u{0}\
    ElargeTitleDisplayMode\u{0}\
    PlayoutMarginsFollowReadableWidth\u{0}\
    MleftItemsSupplementBackButton\u{0}\
    ;leftToRight\u{0}\
    6locale\u{0}\
    8location\u{0}\
    @lookupSuggestion\u{0}\
    3mac\u{0}\
    7mapType\u{0}\
    ;maximumDate\u{0}\
    FmaximumNumberOfTouches\u{0}\
    EmaximumTrackTintColor\u{0}\
    AmaximumValueImage\u{0}\
    @maximumZoomScale\u{0}\
    3min\u{0}\
    ;minimumDate\u{0}\
    GminimumInteritemSpacing\u{0}\
    BminimumLineSpacing\u{0}\
    FminimumNumberOfTouches\u{0}\
    DminimumPressDuration\u{0}\
    BminimumScaleFactor\u{0}\
    EminimumTrackTintColor\u{0}\
    AminimumValueImage\u{0}\
    @minimumZoomScale\u{0}\
    >minuteInterval\u{0}\
    FmodalPresentationStyle\u{0}\
    DmodalTransitionStyle\u{0}\
    7nibName\u{0}\
    8nickname\u{0}\
    =numberOfLines\u{0}\
    =numberOfPages\u{0}\
    2on\u{0}\
    ;onTintColor\u{0}\
    3pad\u{0}\
    FpageIndicatorTintColor\u{0}\
    8password\u{0}\
    DpreferredContentSize\u{0}\
    GpreferredMaxLayoutWidth\u{0}\
    BprefersLargeTitles\u{0}\
    BprefetchDataSource\u{0}\
    BprefetchingEnabled\u{0}\
    8priority\u{0}\
    8progress\u{0}\
    AprogressTintColor\u{0}\
    AprogressViewStyle\u{0}\
    ZprovidesPresentationContextTransitionStyle\u{0}\
    ?quaternaryLabel\u{0}\
    6redraw\u{0}\
    JrequiresExclusiveTouchType\u{0}\
    RreversesTitleShadowWhenHighlighted\u{0}\
    ;rgba16Float\u{0}\
    ;rightToLeft\u{0}\
    BrootViewController\u{0}\
    ?scalesPageToFit\u{0}\
    GscopeBarBackgroundImage\u{0}\
    AscopeButtonTitles\u{0}\
    ?scrollDirection\u{0}\
    =scrollEnabled\u{0}\
    EscrollIndicatorInsets\u{0}\
    >searchBarStyle\u{0}\
    >secondaryLabel\u{0}\
    CsectionFooterHeight\u{0}\
    CsectionHeaderHeight\u{0}\
    GsectionHeaderTopPadding\u{0}\
    KsectionIndexBackgroundColor\u{0}\
    AsectionIndexColor\u{0}\
    RsectionIndexMinimumDisplayRowCount\u{0}\
    SsectionIndexTrackingBackgroundColor\u{0}\
    <sectionInset\u{0}\
    EsectionInsetReference\u{0}\
    8sections\u{0}\
    FselectedBackgroundView\u{0}\
    =selectedImage\u{0}\
    DselectedSegmentIndex\u{0}\
    HselectedSegmentTintColor\u{0}\
    GselectionIndicatorImage\u{0}\
    >selectionStyle\u{0}\
    HsemanticContentAttribute\u{0}\
    8semibold\u{0}\
    9separator\u{0}\
    GseparatorInsetReference\u{0}\
    FshipmentTrackingNumber\u{0}\
    CshowsBookmarkButton\u{0}\
    >showsBuildings\u{0}\
    AshowsCancelButton\u{0}\
    <showsCompass\u{0}\
    NshowsHorizontalScrollIndicator\u{0}\
    EshowsPointsOfInterest\u{0}\
    CshowsReorderControl\u{0}\
    :showsScale\u{0}\
    =showsScopeBar\u{0}\
    HshowsSearchResultsButton\u{0}\
    IshowsTouchWhenHighlighted\u{0}\
    <showsTraffic\u{0}\
    AshowsUserLocation\u{0}\
    LshowsVerticalScrollIndicator\u{0}\
    7spacing\u{0}\
    @spacingUseSystem\u{0}\
    8stencil8\u{0}\
    9stepValue\u{0}\
    6system\u{0}\
    :systemItem\u{0}\
    ?tableBackground\u{0}\
    =tertiaryLabel\u{0}\
    4thin\u{0}\
    ?titleEdgeInsets\u{0}\
    ?titleLabel.font\u{0}\
    HtitleLabel.lineBreakMode\u{0}\
    GtitleLabel.shadowOffset\u{0}\
    9titleView\u{0}\
    <toolbarItems\u{0}\
    =touchUpInside\u{0}\
    >trackTintColor\u{0}\
    YtranslatesAutoresizingMaskIntoConstraints\u{0}\
    :ultraLight\u{0}\
    2up\u{0}\
    8username\u{0}\
    6value1\u{0}\
    6value2\u{0}\
    5video\u{0}\
    ;windowLevel\u{0}\
    5wraps\u{0}\
    `HA bar at the top of the screen with the controls of a stack of screens.\u{0}\
    XA bar that shows the progress of a task.\u{0}\
    YA bar whose items choose between screens.\u{0}\
    JA bar with a row of items.\u{0}\
    ZA button of a toolbar or a navigation bar.\u{0}\
    _A control for a date, a time or a span of time.\u{0}\
    SA control for a value along a line.\u{0}\
    `8A control of segments, each of which works as a button.\u{0}\
    _A control that increases and decreases a value.\u{0}\
    [A control that runs code when it is tapped.\u{0}\
    `CA control that shows a color and lets the user choose another one.\u{0}\
    `VA control that the user reveals by pulling down a scroll view, to reload its content.\u{0}\
    XA control with an editable line of text.\u{0}\
    VA control with two states, on and off.\u{0}\
    `@A controller that draws a GLKView again and again; use MTKView.\u{0}\
    _A controller that plays a video, with controls.\u{0}\
    `KA controller that shows one of several controllers, chosen in a bar below.\u{0}\
    `TA controller that shows the topmost of a stack of controllers, with a bar above it.\u{0}\
    `?A controller that shows two or three controllers side by side.\u{0}\
    `>A controller that turns pages, each of which is a controller.\u{0}\
    ]A controller whose view is a collection view.\u{0}\
    XA controller whose view is a table view.\u{0}\
    `;A field for the text of a search, with buttons and scopes.\u{0}\
    `?A layout of lines of items, with optional headers and footers.\u{0}\
    OA line of text above the field.\u{0}\
    OA line of text above the title.\u{0}\
    \\A list of commands, actions and other menus.\u{0}\
    `UA rectangle that constraints can speak of; scenes name a view's guides in equations.\u{0}\
    _A reusable header or footer of a table section.\u{0}\
    FA row of a table view.\u{0}\
    QA row of dots, one for each page.\u{0}\
    `SA section of a static table; it can only be an element of a table view's sections.\u{0}\
    RA short description of the object.\u{0}\
    ]A view of wheels, each with a list of values.\u{0}\
    KA view that Metal draws in.\u{0}\
    \\A view that OpenGL ES draws in; use MTKView.\u{0}\
    `;A view that a collection view takes by a reuse identifier.\u{0}\
    `HA view that applies a blur or vibrancy effect to the content behind it.\u{0}\
    `AA view that lays out its arranged subviews in a row or a column.\u{0}\
    ]A view that lets its content scroll and zoom.\u{0}\
    HA view that shows a map.\u{0}\
    `4A view that shows an image or a sequence of images.\u{0}\
    `:A view that shows items of data in a customizable layout.\u{0}\
    \\A view that shows one or more lines of text.\u{0}\
    `3A view that shows rows of data in a single column.\u{0}\
    LA view that shows web pages.\u{0}\
    [A view that shows web pages; use WKWebView.\u{0}\
    `8A view with several lines of editable text that scroll.\u{0}\
    UA wheel that turns while a task runs.\u{0}\
    XA whole number that identifies the item.\u{0}\
    XA whole number that identifies the view.\u{0}\
    <ASCIICapable\u{0}\
    IAVLayerVideoGravityResize\u{0}\
    SAVLayerVideoGravityResizeAspectFill\u{0}\
    NAVPlayerViewControllerDelegate\u{0}\
    `>An effect that blurs the content behind a visual effect view.\u{0}\
    `UAn effect that makes the content of a visual effect view vivid inside a blurred one.\u{0}\
    `VAn element of a menu that sends a message to the first responder that understands it.\u{0}\
    `PAn element of a menu that sends its messages to the objects it is connected to.\u{0}\
    MAn item of a collection view.\u{0}\
    EAn item of a tab bar.\u{0}\
    \\An object that manages a hierarchy of views.\u{0}\
    `HAn object that manages the content of a rectangular area on the screen.\u{0}\
    ^An object that responds to and handles events.\u{0}\
    :BGRA8Unorm\u{0}\
    ?BGRA8Unorm_sRGB\u{0}\
    @CTFontBlackUsage\u{0}\
    ?CTFontBoldUsage\u{0}\
    ?CTFontDemiUsage\u{0}\
    @CTFontHeavyUsage\u{0}\
    @CTFontLightUsage\u{0}\
    ACTFontMediumUsage\u{0}\
    BCTFontRegularUsage\u{0}\
    ?CTFontThinUsage\u{0}\
    ECTFontUltraLightUsage\u{0}\
    `[Colors; the components are those of the light appearance, which a nib keeps as a fallback.\u{0}\
    <Depth32Float\u{0}\
    EDepth32Float_Stencil8\u{0}\
    IDirections on the screen.\u{0}\
    VFormats of pixels that Metal draws in.\u{0}\
    IGLKViewControllerDelegate\u{0}\
    ?GLKViewDelegate\u{0}\
    `AHow a control behaves in an app for the iPad that runs on a Mac.\u{0}\
    `1How a control's content is aligned horizontally.\u{0}\
    ^How a control's content is aligned vertically.\u{0}\
    NHow a controller is presented.\u{0}\
    IHow a focused cell looks.\u{0}\
    DHow a menu is shown.\u{0}\
    IHow a presentation moves.\u{0}\
    PHow a table groups its sections.\u{0}\
    LHow a video fills its place.\u{0}\
    UHow a web view loads and plays pages.\u{0}\
    [How an element of a menu looks and behaves.\u{0}\
    `3How an object behaves, for assistive applications.\u{0}\
    `BHow arranged views are aligned perpendicular to the stack's axis.\u{0}\
    _How arranged views share the length of a stack.\u{0}\
    `5How content is laid out when a view's bounds change.\u{0}\
    JHow contents fill a layer.\u{0}\
    MHow contents fill the bounds.\u{0}\
    `>How far fingers may move before the gesture fails, in points.\u{0}\
    JHow items share a tab bar.\u{0}\
    QHow large a configured button is.\u{0}\
    KHow large the elements are.\u{0}\
    UHow large the elements of a menu are.\u{0}\
    `;How lines are broken where several positions are possible.\u{0}\
    NHow lines of text are aligned.\u{0}\
    VHow long fingers must rest in seconds.\u{0}\
    RHow many columns a split view has.\u{0}\
    KHow many columns there are.\u{0}\
    HHow many dots there are.\u{0}\
    MHow many samples a pixel has.\u{0}\
    GHow many taps it takes.\u{0}\
    WHow many times the content is indented.\u{0}\
    THow much one tap adds or takes away.\u{0}\
    YHow much room a screen has along an axis.\u{0}\
    HHow opaque the layer is.\u{0}\
    IHow opaque the shadow is.\u{0}\
    YHow opaque the view and its subviews are.\u{0}\
    PHow pages are loaded and played.\u{0}\
    NHow prominent a search bar is.\u{0}\
    IHow prominent the bar is.\u{0}\
    `2How round the corners of a configured button are.\u{0}\
    QHow soft the shadow is in points.\u{0}\
    RHow strongly the relation is kept.\u{0}\
    XHow strongly the view resists shrinking.\u{0}\
    `IHow the action looks and behaves in a menu; UIKit calls them attributes.\u{0}\
    `JHow the command looks and behaves in a menu; UIKit calls them attributes.\u{0}\
    XHow the content is aligned horizontally.\u{0}\
    VHow the content is aligned vertically.\u{0}\
    PHow the controller is presented.\u{0}\
    KHow the focused cell looks.\u{0}\
    SHow the image fills the background.\u{0}\
    LHow the items share the bar.\u{0}\
    `1How the keyboard behaves while a text is edited.\u{0}\
    \\How the layers of a symbol get their colors.\u{0}\
    `1How the letters of a text in a list are changed.\u{0}\
    FHow the menu is shown.\u{0}\
    GHow the object behaves.\u{0}\
    KHow the presentation moves.\u{0}\
    HHow the text is aligned.\u{0}\
    MHow the video fills the view.\u{0}\
    `;How title and subtitle of a configured button are aligned.\u{0}\
    `1How views are aligned perpendicular to the axis.\u{0}\
    KHow views share the length.\u{0}\
    MIBUITableViewCellStyleDefault\u{0}\
    NIBUITableViewCellStyleSubtitle\u{0}\
    LIBUITableViewCellStyleValue1\u{0}\
    LIBUITableViewCellStyleValue2\u{0}\
    `=Keys of a hardware keyboard, and the message that they send.\u{0}\
    ?Kinds of media.\u{0}\
    :MKDelegate\u{0}\
    AMKMapViewDelegate\u{0}\
    ?MTKViewDelegate\u{0}\
    :NSConstant\u{0}\
    ENSDirectionalRectEdge\u{0}\
    @NSFirstAttribute\u{0}\
    BNSFirstAttributeV2\u{0}\
    ;NSFirstItem\u{0}\
    <NSMultiplier\u{0}\
    RNSParagraphStyle.LineBreakStrategy\u{0}\
    :NSRelation\u{0}\
    ANSSecondAttribute\u{0}\
    CNSSecondAttributeV2\u{0}\
    <NSSecondItem\u{0}\
    BNSShouldBeArchived\u{0}\
    BNSSymbolicConstant\u{0}\
    BNSWritingDirection\u{0}\
    `YOne segment of a segmented control; it can only be an element of the control's segments.\u{0}\
    2P3\u{0}\
    ;RGBA16Float\u{0}\
    `8Recognizes a drag that starts at an edge of the screen.\u{0}\
    MRecognizes fingers that drag.\u{0}\
    YRecognizes fingers that rest on the view.\u{0}\
    _Recognizes fingers that sweep in one direction.\u{0}\
    LRecognizes one or more taps.\u{0}\
    `4Recognizes two fingers that move apart or together.\u{0}\
    `3Recognizes two fingers that turn about each other.\u{0}\
    4SRGB\u{0}\
    8Stencil8\u{0}\
    ]The accessory at the trailing edge of a cell.\u{0}\
    `2The accessory at the trailing edge while editing.\u{0}\
    SThe accessory at the trailing edge.\u{0}\
    TThe anchor's position on the z-axis.\u{0}\
    `5The angle in radians from which the rotation starts.\u{0}\
    `1The application; it can only be a scene's owner.\u{0}\
    `>The arrangement of the labels and the image that UIKit makes.\u{0}\
    _The arrangements of labels and image in a cell.\u{0}\
    EThe axes of a layout.\u{0}\
    a2The backdrop for an application's user interface and the object that dispatches events to views.\u{0}\
    MThe background of each state.\u{0}\
    JThe bar above the content.\u{0}\
    NThe bar buttons of the system.\u{0}\
    `QThe base class for controls, which send actions in response to user interaction.\u{0}\
    VThe base class of gesture recognizers.\u{0}\
    `6The base class of the effects of visual effect views.\u{0}\
    `NThe base class of the layouts of collection views; scenes use its subclasses.\u{0}\
    LThe blur of the view behind.\u{0}\
    LThe borders of a text field.\u{0}\
    9The cell.\u{0}\
    `8The cells from top to bottom, each in a row of its own.\u{0}\
    `1The collection view that the controller manages.\u{0}\
    _The color behind the index while it is touched.\u{0}\
    KThe color behind the index.\u{0}\
    NThe color of highlighted text.\u{0}\
    YThe color of items that are not selected.\u{0}\
    LThe color of the background.\u{0}\
    SThe color of the badge; nil is red.\u{0}\
    NThe color of the bar's shadow.\u{0}\
    `IThe color of the border: a CGColor, which no runtime attribute can hold.\u{0}\
    TThe color of the current page's dot.\u{0}\
    NThe color of the index's text.\u{0}\
    [The color of the item; nil takes the bar's.\u{0}\
    `HThe color of the layer: a CGColor, which no runtime attribute can hold.\u{0}\
    VThe color of the line before the knob.\u{0}\
    VThe color of the line behind the knob.\u{0}\
    `=The color of the lines between rows; nil takes the system's.\u{0}\
    LThe color of the other dots.\u{0}\
    OThe color of the selected cell.\u{0}\
    WThe color of the selected item's image.\u{0}\
    RThe color of the selected segment.\u{0}\
    `IThe color of the shadow: a CGColor, which no runtime attribute can hold.\u{0}\
    TThe color of the share that is done.\u{0}\
    TThe color of the share that is left.\u{0}\
    QThe color of the switch while on.\u{0}\
    OThe color of the text's shadow.\u{0}\
    TThe color of the text; nil is black.\u{0}\
    ^The color of the wheel; nil takes the style's.\u{0}\
    HThe color; nil for none.\u{0}\
    NThe colors of a selected cell.\u{0}\
    RThe colors that a screen can show.\u{0}\
    `BThe content of a list that the cell shows in place of its labels.\u{0}\
    ZThe content of a list that the cell shows.\u{0}\
    ZThe content of a list that the view shows.\u{0}\
    `FThe content view of a table view cell; it can only be used in a cell.\u{0}\
    `EThe content view of a visual effect view; it can only be used there.\u{0}\
    ]The control that a pull on the table reveals.\u{0}\
    `:The controller whose search bar is shown below the title.\u{0}\
    [The controller whose view fills the window.\u{0}\
    SThe controller's item in a tab bar.\u{0}\
    SThe controllers from left to right.\u{0}\
    `3The controllers of the stack, the one on top last.\u{0}\
    ZThe controllers, the first column's first.\u{0}\
    `5The date; nil is the moment when the picker is made.\u{0}\
    `BThe default space around the view's content by reading direction.\u{0}\
    QThe direction in which text runs.\u{0}\
    XThe direction in which the view scrolls.\u{0}\
    GThe direction of pages.\u{0}\
    KThe direction of the pages.\u{0}\
    IThe direction of the row.\u{0}\
    ^The directions in which a flow layout scrolls.\u{0}\
    `:The directions in which the arrow of a popover may point.\u{0}\
    JThe directions of a swipe.\u{0}\
    JThe directions that count.\u{0}\
    BThe earliest date.\u{0}\
    [The edges at which content runs under bars.\u{0}\
    _The edges of a rectangle, by reading direction.\u{0}\
    IThe edges of a rectangle.\u{0}\
    EThe edges that count.\u{0}\
    ;The effect.\u{0}\
    QThe elements, from top to bottom.\u{0}\
    `YThe entry of a cell in a static table; scenes write the cell itself, with its rowHeight.\u{0}\
    `5The estimated height of rows; 0 turns estimates off.\u{0}\
    XThe estimated height of section footers.\u{0}\
    XThe estimated height of section headers.\u{0}\
    `9The estimated size of items; zero turns self-sizing off.\u{0}\
    WThe factor from which the pinch starts.\u{0}\
    LThe fewest fingers it takes.\u{0}\
    CThe field's border.\u{0}\
    [The first column's maximum width in points.\u{0}\
    [The first column's minimum width in points.\u{0}\
    VThe first column's share of the width.\u{0}\
    `?The font and the color of large titles; nil uses the system's.\u{0}\
    `9The font and the color of titles; nil uses the system's.\u{0}\
    ]The font of the text; nil takes the system's.\u{0}\
    `4The footer that code takes by its reuse identifier.\u{0}\
    SThe format of the pixels of colors.\u{0}\
    `AThe format of the pixels of depth and stencil; invalid for none.\u{0}\
    TThe gesture recognizers of the view.\u{0}\
    `4The header that code takes by its reuse identifier.\u{0}\
    ]The height of a static table's row in points.\u{0}\
    `;The height of empty rows below the last one; 0 shows none.\u{0}\
    MThe height of rows in points.\u{0}\
    XThe height of section footers in points.\u{0}\
    XThe height of section headers in points.\u{0}\
    `EThe identifier of the calendar, such as japanese; nil is the user's.\u{0}\
    `1The identifier of the locale; nil is the user's.\u{0}\
    OThe image at the maximum value.\u{0}\
    OThe image at the minimum value.\u{0}\
    OThe image behind disabled text.\u{0}\
    IThe image behind the bar.\u{0}\
    KThe image behind the items.\u{0}\
    LThe image behind the scopes.\u{0}\
    SThe image behind the selected item.\u{0}\
    JThe image behind the text.\u{0}\
    QThe image beside the back button.\u{0}\
    SThe image for assistive text sizes.\u{0}\
    KThe image in place of dots.\u{0}\
    HThe image of each state.\u{0}\
    LThe image of the background.\u{0}\
    NThe image of the bar's shadow.\u{0}\
    QThe image of the built-in styles.\u{0}\
    SThe image of the highlighted state.\u{0}\
    OThe image of the selected item.\u{0}\
    TThe image of the share that is done.\u{0}\
    TThe image of the share that is left.\u{0}\
    RThe image on a phone in landscape.\u{0}\
    `7The image while off; it has had no effect since iOS 7.\u{0}\
    `6The image while on; it has had no effect since iOS 7.\u{0}\
    `5The inset of separator lines; nil uses the system's.\u{0}\
    `7The inset of the separator line; nil uses the table's.\u{0}\
    JThe item at the left edge.\u{0}\
    KThe item at the right edge.\u{0}\
    XThe item of the system that this one is.\u{0}\
    `OThe item of the system that this one is; its title and image are the system's.\u{0}\
    SThe item that is selected at first.\u{0}\
    WThe item that leads back to the screen.\u{0}\
    KThe items at the left edge.\u{0}\
    `2The items at the right edge, the outermost first.\u{0}\
    ZThe items of the bar, the one on top last.\u{0}\
    ^The items of the toolbar below the controller.\u{0}\
    YThe key color; nil takes the superview's.\u{0}\
    aCThe key: a lowercase letter, a digit or a sign, or the name of one of UIKit's constants such as UIKeyInputEscape.\u{0}\
    >The keyboards.\u{0}\
    aHThe keys of a hardware keyboard that send messages while the controller, or something in its view, is first responder.\u{0}\
    QThe keys that are held meanwhile.\u{0}\
    `5The keys that are held while another one is pressed.\u{0}\
    CThe kind of button.\u{0}\
    SThe kind of content; nil suits any.\u{0}\
    \\The kind of device that an interface is for.\u{0}\
    QThe kind of value that is picked.\u{0}\
    DThe kinds of button.\u{0}\
    `3The kinds of content that a vibrancy effect suits.\u{0}\
    QThe label of the built-in styles.\u{0}\
    aHThe label that UIKit makes for a cell of a built-in style; scenes write it in the cell's textLabel or detailTextLabel.\u{0}\
    AThe largest zoom.\u{0}\
    @The latest date.\u{0}\
    a6The layer that draws a view; its properties can be set as runtime attributes of a view, under layer.\u{0}\
    SThe layer's position on the z-axis.\u{0}\
    GThe lines between rows.\u{0}\
    VThe lines between the rows of a table.\u{0}\
    `7The look and content of the button in a configuration.\u{0}\
    MThe look of a navigation bar.\u{0}\
    FThe look of a tab bar.\u{0}\
    FThe look of a toolbar.\u{0}\
    `@The look of the bar above content that is scrolled to its edge.\u{0}\
    EThe look of the blur.\u{0}\
    GThe look of the button.\u{0}\
    KThe look of the indicators.\u{0}\
    EThe look of the line.\u{0}\
    `DThe look of the low bar above content that is scrolled to its edge.\u{0}\
    ZThe look that the picker has where it can.\u{0}\
    `1The mask of the back image while screens change.\u{0}\
    GThe meanings of a text.\u{0}\
    _The media that play only when the user says so.\u{0}\
    `JThe menu that a long press shows, or a tap with showsMenuAsPrimaryAction.\u{0}\
    `FThe menu that a tap shows, or a long press if the item has an action.\u{0}\
    a:The message, in Objective-C spelling, that goes to the first in the responder chain that understands it.\u{0}\
    `8The middle of the frame in the superview's coordinates.\u{0}\
    `5The minimum space between items of a line in points.\u{0}\
    ZThe minimum space between lines in points.\u{0}\
    JThe most fingers it takes.\u{0}\
    `3The most lines to show; 0 for as many as it takes.\u{0}\
    `FThe name by which code finds the action; nil gives it one of its own.\u{0}\
    `DThe name by which code finds the menu; nil gives it one of its own.\u{0}\
    `8The name by which user interface tests find the object.\u{0}\
    FThe name of the guide.\u{0}\
    FThe name of the layer.\u{0}\
    UThe name of the relation in messages.\u{0}\
    ]The name of the time zone; nil is the user's.\u{0}\
    `4The name under which code takes cells of this kind.\u{0}\
    YThe name under which pages are asked for.\u{0}\
    [The name under which the state is restored.\u{0}\
    `3The name under which the view's state is restored.\u{0}\
    UThe nib that the view is loaded from.\u{0}\
    ]The number of pixels per point of that image.\u{0}\
    OThe number of pixels per point.\u{0}\
    `2The number of rows from which the index is shown.\u{0}\
    ]The number of taps required before the press.\u{0}\
    SThe object that arranges the items.\u{0}\
    VThe object that changes what is drawn.\u{0}\
    `AThe object that decides whether the recognizer receives touches.\u{0}\
    `4The object that is told about pictures in pictures.\u{0}\
    `<The object that is told which items are about to be needed.\u{0}\
    `;The object that is told which rows are about to be needed.\u{0}\
    `FThe object that provides the contents of items that are dragged away.\u{0}\
    `EThe object that provides the contents of rows that are dragged away.\u{0}\
    SThe object that provides the items.\u{0}\
    `:The object that provides the numbers of columns and rows.\u{0}\
    `KThe object that provides the pages before and after the one that is shown.\u{0}\
    `HThe object that provides the rows' contents and responds to selections.\u{0}\
    RThe object that provides the rows.\u{0}\
    a4The object that responds to changes of the map's region and provides the views of its annotations.\u{0}\
    `<The object that responds to columns being shown and hidden.\u{0}\
    `AThe object that responds to controllers being pushed and popped.\u{0}\
    `;The object that responds to items being pushed and popped.\u{0}\
    `@The object that responds to page loads and decides about links.\u{0}\
    WThe object that responds to page loads.\u{0}\
    WThe object that responds to page turns.\u{0}\
    `3The object that responds to scrolling and zooming.\u{0}\
    `EThe object that responds to selections and decides how items behave.\u{0}\
    `DThe object that responds to selections and decides how rows behave.\u{0}\
    `:The object that responds to text changes and button taps.\u{0}\
    `:The object that responds to the application's life cycle.\u{0}\
    `:The object that responds to the selection of controllers.\u{0}\
    `4The object that responds to the selection of items.\u{0}\
    `6The object that says at which edge the bar is placed.\u{0}\
    `8The object that shows the dialogs and windows of pages.\u{0}\
    LThe object's value in words.\u{0}\
    SThe offset of the field in the bar.\u{0}\
    SThe offset of the shadow in points.\u{0}\
    IThe offset of the shadow.\u{0}\
    TThe offset of the text in its field.\u{0}\
    QThe offset of the title or image.\u{0}\
    QThe offset of the title's shadow.\u{0}\
    HThe offset of the title.\u{0}\
    WThe page that is shown, counted from 0.\u{0}\
    `DThe part of the content that is stretched, in shares of the bounds.\u{0}\
    `;The part of the contents that is drawn, in shares of them.\u{0}\
    PThe placeholder with its styles.\u{0}\
    `@The point about which the layer turns, in shares of its bounds.\u{0}\
    ]The points that are added to the second side.\u{0}\
    `6The properties that the items of bars have in common.\u{0}\
    TThe radius of the corners in points.\u{0}\
    `8The rectangle in the superview's coordinates in points.\u{0}\
    \\The rectangle in the view's own coordinates.\u{0}\
    `KThe relation between two attributes of views that the layout must satisfy.\u{0}\
    `\\The root class; accessibility properties are declared here, as UIKit does for every object.\u{0}\
    GThe scales of a symbol.\u{0}\
    XThe second label of the built-in styles.\u{0}\
    OThe sections of a static table.\u{0}\
    QThe segment that was tapped last.\u{0}\
    [The segment's image; it replaces the title.\u{0}\
    DThe segment's title.\u{0}\
    PThe segments from left to right.\u{0}\
    IThe shadow above the bar.\u{0}\
    IThe shadow below the bar.\u{0}\
    GThe share that is done.\u{0}\
    `3The sign that a configured button opens something.\u{0}\
    OThe size and look of the wheel.\u{0}\
    LThe size of items in points.\u{0}\
    LThe size of section footers.\u{0}\
    LThe size of section headers.\u{0}\
    RThe size of the content in points.\u{0}\
    YThe size that a container should give it.\u{0}\
    VThe smallest share of the font's size.\u{0}\
    TThe smallest size of text in points.\u{0}\
    XThe smallest size of the font in points.\u{0}\
    BThe smallest zoom.\u{0}\
    PThe space above section headers.\u{0}\
    `4The space around the image on a phone in landscape.\u{0}\
    XThe space around the items of a section.\u{0}\
    WThe space around the scroll indicators.\u{0}\
    KThe space around the title.\u{0}\
    `9The space between items in points; 0 takes the system's.\u{0}\
    \\The space between scrolling pages in points.\u{0}\
    a9The space between views in points; spacingUseSystem is the space that the system has between neighbors.\u{0}\
    `3The span in seconds from which a countdown starts.\u{0}\
    HThe states of a control.\u{0}\
    ZThe step of the minutes, which divides 60.\u{0}\
    OThe styled title of each state.\u{0}\
    KThe styles of a bar button.\u{0}\
    DThe styles of a bar.\u{0}\
    EThe styles of a blur.\u{0}\
    LThe styles of a date picker.\u{0}\
    IThe styles of a keyboard.\u{0}\
    NThe styles of a progress view.\u{0}\
    GThe styles of a switch.\u{0}\
    TThe styles of an activity indicator.\u{0}\
    PThe styles of scroll indicators.\u{0}\
    PThe tab bar items of the system.\u{0}\
    [The table view that the controller manages.\u{0}\
    HThe text below the rows.\u{0}\
    IThe text below the title.\u{0}\
    IThe text below the wheel.\u{0}\
    KThe text beside a checkbox.\u{0}\
    UThe text in a badge beside the image.\u{0}\
    PThe text styles of Dynamic Type.\u{0}\
    _The text that a pointer over the control shows.\u{0}\
    IThe text; empty for none.\u{0}\
    IThe title above the rows.\u{0}\
    HThe title of each state.\u{0}\
    `7The title of the button that leads back to the screen.\u{0}\
    `5The title of the panel in which the color is chosen.\u{0}\
    HThe title of the screen.\u{0}\
    PThe title's color in each state.\u{0}\
    AThe title's font.\u{0}\
    QThe title's shadow in each state.\u{0}\
    :The title.\u{0}\
    MThe titles of the Return key.\u{0}\
    \\The titles of the scopes from left to right.\u{0}\
    WThe transform applied about the center.\u{0}\
    `7The view above the keyboard while the field is edited.\u{0}\
    `6The view above the keyboard while the view is edited.\u{0}\
    HThe view above the rows.\u{0}\
    `9The view at the trailing edge while the table is edited.\u{0}\
    NThe view at the trailing edge.\u{0}\
    `LThe view behind the content of a cell that is part of a multiple selection.\u{0}\
    JThe view behind the items.\u{0}\
    IThe view behind the rows.\u{0}\
    HThe view below the rows.\u{0}\
    RThe view shown instead of a title.\u{0}\
    `BThe view shown instead of the keyboard while the field is edited.\u{0}\
    `AThe view shown instead of the keyboard while the view is edited.\u{0}\
    ^The view shown instead of the title and image.\u{0}\
    `5The view that holds the content shown on the effect.\u{0}\
    PThe view that holds the content.\u{0}\
    LThe views that are laid out.\u{0}\
    ]The way in which the pages follow each other.\u{0}\
    `@The way in which the pages of a page control follow each other.\u{0}\
    HThe weights of a symbol.\u{0}\
    OThe weights of the system font.\u{0}\
    ]The width at which lines wrap in Auto Layout.\u{0}\
    XThe width in points; 0 fits the content.\u{0}\
    `3The width in points; 0 shares the remaining width.\u{0}\
    `4The width of items in points; 0 takes the system's.\u{0}\
    WThe width of one indentation in points.\u{0}\
    RThe width of the border in points.\u{0}\
    TThe window's position on the z-axis.\u{0}\
    7TopLeft\u{0}\
    CUIAccessibilityHint\u{0}\
    IUIAccessibilityIdentifier\u{0}\
    DUIAccessibilityLabel\u{0}\
    DUIAccessibilityValue\u{0}\
    LUIActivityIndicatorViewStyle\u{0}\
    EUIAllowSelectingCells\u{0}\
    VUIAllowsUserInitiatedMultipleSelection\u{0}\
    =UIApplication\u{0}\
    EUIApplicationDelegate\u{0}\
    6UIAxis\u{0}\
    JUIBlurEffectAutomaticStyle\u{0}\
    RUIButton.Configuration.CornerStyle\u{0}\
    PUIButton.Configuration.Indicator\u{0}\
    KUIButton.Configuration.Size\u{0}\
    UUIButton.Configuration.TitleAlignment\u{0}\
    GUIButtonStatefulContent\u{0}\
    EUICTFontTextStyleBody\u{0}\
    HUICTFontTextStyleCallout\u{0}\
    IUICTFontTextStyleCaption1\u{0}\
    IUICTFontTextStyleCaption2\u{0}\
    PUICTFontTextStyleExtraLargeTitle\u{0}\
    QUICTFontTextStyleExtraLargeTitle2\u{0}\
    IUICTFontTextStyleFootnote\u{0}\
    IUICTFontTextStyleHeadline\u{0}\
    HUICTFontTextStyleSubhead\u{0}\
    GUICTFontTextStyleTitle0\u{0}\
    GUICTFontTextStyleTitle1\u{0}\
    GUICTFontTextStyleTitle2\u{0}\
    GUICTFontTextStyleTitle3\u{0}\
    CUIClearButtonOffset\u{0}\
    _UICollectionViewCellPrototypeNibExternalObjects\u{0}\
    JUICollectionViewDataSource\u{0}\
    UUICollectionViewDataSourcePrefetching\u{0}\
    HUICollectionViewDelegate\u{0}\
    LUICollectionViewDragDelegate\u{0}\
    LUICollectionViewDropDelegate\u{0}\
    `=UICollectionViewSupplementaryViewPrototypeNibExternalObjects\u{0}\
    MUICustomizableViewControllers\u{0}\
    XUIDatePickerUseCurrentDateDuringDecoding\u{0}\
    >UIDeepDrawRect\u{0}\
    _UIDisableTextColorUpdateOnTraitCollectionChange\u{0}\
    _UIDisableUpdateTextColorOnTraitCollectionChange\u{0}\
    >UIDisplayGamut\u{0}\
    TUIExternalObjectsTableForViewLoading\u{0}\
    @UIFont.TextStyle\u{0}\
    =UIFont.Weight\u{0}\
    UUIGestureRecognizer.allowedTouchTypes\u{0}\
    KUIGestureRecognizerDelegate\u{0}\
    JUIHitTestDirectionalInsets\u{0}\
    KUIImage.SymbolRenderingMode\u{0}\
    CUIImage.SymbolScale\u{0}\
    DUIImage.SymbolWeight\u{0}\
    HUIIsAccessibilityElement\u{0}\
    >UIIsSystemItem\u{0}\
    UUILayoutGuideAllowsNegativeDimensions\u{0}\
    GUILayoutGuideOwningView\u{0}\
    OUILayoutGuideOwningViewIsLocked\u{0}\
    MUILayoutGuideShouldBeArchived\u{0}\
    NUILayoutGuideSystemConstraints\u{0}\
    CUILeftBarButtonItem\u{0}\
    `8UIListContentConfiguration.TextProperties.TextAlignment\u{0}\
    `8UIListContentConfiguration.TextProperties.TextTransform\u{0}\
    GUINavigationBarDelegate\u{0}\
    NUINavigationControllerDelegate\u{0}\
    NUIPageViewControllerDataSource\u{0}\
    LUIPageViewControllerDelegate\u{0}\
    FUIParentViewController\u{0}\
    <UIPickerView\u{0}\
    FUIPickerViewDataSource\u{0}\
    DUIPickerViewDelegate\u{0}\
    GUIPopoverArrowDirection\u{0}\
    DUIRightBarButtonItem\u{0}\
    DUIScrollViewDelegate\u{0}\
    CUISearchBarDelegate\u{0}\
    BUISearchController\u{0}\
    AUISegmentPosition\u{0}\
    >UISegmentStyle\u{0}\
    LUISeparatorStyleIOS5AndLater\u{0}\
    LUISeparatorStyleIOS9AndLater\u{0}\
    CUIShowsSelectionBar\u{0}\
    WUIShowsSelectionImmediatelyOnTouchBegin\u{0}\
    MUISplitViewControllerDelegate\u{0}\
    FUIStoryboardIdentifier\u{0}\
    JUIStoryboardSegueTemplates\u{0}\
    ?UISwitchEnabled\u{0}\
    BUITabBarController\u{0}\
    JUITabBarControllerDelegate\u{0}\
    @UITabBarDelegate\u{0}\
    MUITableCellBackgroundColorSet\u{0}\
    ZUITableViewCellPrototypeNibExternalObjects\u{0}\
    EUITableViewDataSource\u{0}\
    PUITableViewDataSourcePrefetching\u{0}\
    CUITableViewDelegate\u{0}\
    GUITableViewDragDelegate\u{0}\
    GUITableViewDropDelegate\u{0}\
    KUITapGestureRecognizer._imp\u{0}\
    TUITapRecognizer.numberOfTapsRequired\u{0}\
    WUITapRecognizer.numberOfTouchesRequired\u{0}\
    CUITextFieldDelegate\u{0}\
    BUITextViewDelegate\u{0}\
    <UITitleColor\u{0}\
    AUIToolbarDelegate\u{0}\
    ;UITransform\u{0}\
    DUIUserInterfaceIdiom\u{0}\
    HUIUserInterfaceSizeClass\u{0}\
    IUIVibrancyEffectBlurStyle\u{0}\
    KUIViewAutolayoutConstraints\u{0}\
    RUIViewLargeContentStoredProperties\u{0}\
    BUIViewLayoutGuides\u{0}\
    QUIViewLayoutMarginsAreDirectional\u{0}\
    WUIViewPreservesSpecificSuperviewMargins\u{0}\
    BUIVisualEffectView\u{0}\
    KUIVisualEffectViewGroupName\u{0}\
    AUIWebViewDelegate\u{0}\
    DWKNavigationDelegate\u{0}\
    <WKUIDelegate\u{0}\
    EWhat a button is for.\u{0}\
    IWhat a date picker picks.\u{0}\
    AWhat a map shows.\u{0}\
    YWhat a navigation bar shows for a screen.\u{0}\
    _What a navigation bar shows for the controller.\u{0}\
    RWhat a text view turns into links.\u{0}\
    `8What a view's content means, for right-to-left layouts.\u{0}\
    QWhat a web view turns into links.\u{0}\
    ZWhat happens to a title that does not fit.\u{0}\
    ^What happens when the user acts on the object.\u{0}\
    WWhat is added to the user agent's name.\u{0}\
    KWhat is behind the content.\u{0}\
    `1What is drawn behind the dots of a page control.\u{0}\
    NWhat is drawn behind the dots.\u{0}\
    \\What the appearances of bars have in common.\u{0}\
    GWhat the button is for.\u{0}\
    LWhat the controller manages.\u{0}\
    ZWhat the elements of menus have in common.\u{0}\
    ^What the inset of separators is measured from.\u{0}\
    CWhat the map shows.\u{0}\
    ZWhat the separator inset is measured from.\u{0}\
    SWhat the user prefers in web pages.\u{0}\
    FWhat the user prefers.\u{0}\
    `=What users are told that the action does; nil for its title.\u{0}\
    `>What users are told that the command does; nil for its title.\u{0}\
    FWhen a title is large.\u{0}\
    YWhen an overlay of a text field is shown.\u{0}\
    `5When the cells of a collection view are sized again.\u{0}\
    _When the cells of a table view are sized again.\u{0}\
    OWhen the clear button is shown.\u{0}\
    HWhen the title is large.\u{0}\
    `CWhere the button that leads back to a screen takes its title from.\u{0}\
    `EWhere the button that leads back to the screen takes its title from.\u{0}\
    ZWhere the lines of a text in a list stand.\u{0}\
    `3Whether a cancel button is shown beside the field.\u{0}\
    KWhether a compass is shown.\u{0}\
    `9Whether a control for reordering is shown while editing.\u{0}\
    ZWhether a drag along the dots turns pages.\u{0}\
    ]Whether a drag scrolls in one direction only.\u{0}\
    \\Whether a drag that rests on a row opens it.\u{0}\
    `3Whether a drag that rests on a segment selects it.\u{0}\
    ^Whether a drag that rests on an item opens it.\u{0}\
    `5Whether a drag that rests on the button performs it.\u{0}\
    `3Whether a drag that rests on the item performs it.\u{0}\
    `2Whether a drag that rests on the item selects it.\u{0}\
    OWhether a long press counts on.\u{0}\
    UWhether a long press previews a link.\u{0}\
    TWhether a low screen hides the bars.\u{0}\
    _Whether a page's limits of zooming are ignored.\u{0}\
    `1Whether a pointer over cut text shows all of it.\u{0}\
    [Whether a pointer takes the button's shape.\u{0}\
    IWhether a scale is shown.\u{0}\
    OWhether a single dot is hidden.\u{0}\
    YWhether a swipe hides and shows the bars.\u{0}\
    XWhether a swipe shows the hidden column.\u{0}\
    DWhether a tap glows.\u{0}\
    WWhether a tap hides and shows the bars.\u{0}\
    _Whether a tap selects and deselects the button.\u{0}\
    `;Whether a tap shows the menu and performs no other action.\u{0}\
    `8Whether a touch in the content can turn into scrolling.\u{0}\
    `8Whether a view from a nib fills the controller's space.\u{0}\
    ^Whether actions are sent while the knob moves.\u{0}\
    `2Whether actions are sent while the value changes.\u{0}\
    ^Whether assistive applications see the object.\u{0}\
    ZWhether both sides of a page have content.\u{0}\
    LWhether buildings are shown.\u{0}\
    WWhether content runs under opaque bars.\u{0}\
    _Whether content that fits bounces horizontally.\u{0}\
    `1Whether content views stay inside the safe area.\u{0}\
    \\Whether dates between two steps are rounded.\u{0}\
    `5Whether drawing goes on when the app becomes active.\u{0}\
    ZWhether drawing happens in the background.\u{0}\
    `5Whether drawing stops when the app becomes inactive.\u{0}\
    KWhether edges are smoothed.\u{0}\
    [Whether editing starts with an empty field.\u{0}\
    PWhether gestures are recognized.\u{0}\
    ]Whether indicators stay inside the safe area.\u{0}\
    ]Whether it looks like a switch or a checkbox.\u{0}\
    `2Whether it says how presented controllers appear.\u{0}\
    NWhether items can be selected.\u{0}\
    ^Whether items can get the focus while editing.\u{0}\
    PWhether items can get the focus.\u{0}\
    a3Whether keys that point left and right change places where the interface runs from right to left.\u{0}\
    `2Whether letters move together before text is cut.\u{0}\
    UWhether letters move together to fit.\u{0}\
    `>Whether media may play in a picture above other applications.\u{0}\
    ^Whether media play only when the user says so.\u{0}\
    [Whether more than one item can be selected.\u{0}\
    `9Whether more than one row can be selected while editing.\u{0}\
    ZWhether more than one row can be selected.\u{0}\
    VWhether pages are scaled to the width.\u{0}\
    UWhether points of interest are shown.\u{0}\
    [Whether rows can be selected while editing.\u{0}\
    MWhether rows can be selected.\u{0}\
    ]Whether rows can get the focus while editing.\u{0}\
    OWhether rows can get the focus.\u{0}\
    YWhether scripts cannot open the keyboard.\u{0}\
    `8Whether scripts may open windows without a user action.\u{0}\
    DWhether scripts run.\u{0}\
    ^Whether scrolling goes past the edge and back.\u{0}\
    WWhether scrolling hides the search bar.\u{0}\
    QWhether scrolling stops at pages.\u{0}\
    MWhether sections are grouped.\u{0}\
    SWhether segments show no selection.\u{0}\
    ^Whether spacing is measured between baselines.\u{0}\
    ]Whether sublayers are confined to the bounds.\u{0}\
    NWhether sublayers fade as one.\u{0}\
    `5Whether subviews are resized when the bounds change.\u{0}\
    SWhether swipes go back and forward.\u{0}\
    `2Whether the background is indented while editing.\u{0}\
    UWhether the bar shows no back button.\u{0}\
    `1Whether the bottom bar leaves when it is pushed.\u{0}\
    `3Whether the button behaves as on an iPad or a Mac.\u{0}\
    UWhether the color may be translucent.\u{0}\
    `^Whether the command comes before what the system does with the keys, such as typing a letter.\u{0}\
    LWhether the content scrolls.\u{0}\
    VWhether the control draws a highlight.\u{0}\
    ]Whether the control is in the selected state.\u{0}\
    RWhether the control takes touches.\u{0}\
    `5Whether the dots wait for code to show the new page.\u{0}\
    XWhether the field has a bookmark button.\u{0}\
    [Whether the field has a button for results.\u{0}\
    `4Whether the first scroll view is inset by the bars.\u{0}\
    `8Whether the focus returns to the item that had it last.\u{0}\
    `7Whether the focus returns to the row that had it last.\u{0}\
    UWhether the focused item is selected.\u{0}\
    TWhether the focused row is selected.\u{0}\
    WWhether the highlighted image is shown.\u{0}\
    [Whether the image darkens when highlighted.\u{0}\
    YWhether the image lightens when disabled.\u{0}\
    `8Whether the indicator is hidden while it does not spin.\u{0}\
    OWhether the item takes touches.\u{0}\
    TWhether the keyboard hides the bars.\u{0}\
    `=Whether the keys are others on keyboards of other languages.\u{0}\
    ^Whether the layer covers everything behind it.\u{0}\
    _Whether the layer is drawn into an image first.\u{0}\
    ^Whether the layer is drawn when it faces away.\u{0}\
    KWhether the layer is drawn.\u{0}\
    `9Whether the left items are shown beside the back button.\u{0}\
    XWhether the lock screen says what plays.\u{0}\
    UWhether the lower indicator is shown.\u{0}\
    ^Whether the margins follow the readable width.\u{0}\
    ZWhether the margins grow by the safe area.\u{0}\
    `8Whether the margins of cells follow the readable width.\u{0}\
    `2Whether the mask becomes Auto Layout constraints.\u{0}\
    UWhether the navigation bar is hidden.\u{0}\
    MWhether the scopes are shown.\u{0}\
    RWhether the segment can be tapped.\u{0}\
    `9Whether the selection is cleared when the table appears.\u{0}\
    `8Whether the selection is cleared when the view appears.\u{0}\
    ZWhether the shadow flips when highlighted.\u{0}\
    TWhether the side indicator is shown.\u{0}\
    `3Whether the slider behaves as on an iPad or a Mac.\u{0}\
    `3Whether the superview's margins are respected too.\u{0}\
    IWhether the switch is on.\u{0}\
    XWhether the text is drawn in full color.\u{0}\
    NWhether the toolbar is hidden.\u{0}\
    UWhether the user can change the text.\u{0}\
    LWhether the user can scroll.\u{0}\
    QWhether the user can select text.\u{0}\
    RWhether the user can tilt the map.\u{0}\
    RWhether the user can turn the map.\u{0}\
    JWhether the user can zoom.\u{0}\
    `1Whether the user cannot dismiss it with a swipe.\u{0}\
    UWhether the user's location is shown.\u{0}\
    ]Whether the value wraps around at the limits.\u{0}\
    ^Whether the video can go on in a small window.\u{0}\
    `3Whether the video fills the screen when it begins.\u{0}\
    `2Whether the video leaves the screen when it ends.\u{0}\
    `1Whether the view flips in right-to-left layouts.\u{0}\
    `1Whether the view is covered by what it presents.\u{0}\
    `2Whether the view is drawn only when code says so.\u{0}\
    `FWhether the view learns of ended touches only when the gesture fails.\u{0}\
    `@Whether the view learns of touches only when the gesture fails.\u{0}\
    `IWhether the view's touches are cancelled when the gesture is recognized.\u{0}\
    WWhether the wheel turns from the start.\u{0}\
    MWhether the y axis points up.\u{0}\
    KWhether there are controls.\u{0}\
    LWhether titles may be large.\u{0}\
    `3Whether touches of different kinds are kept apart.\u{0}\
    [Whether touches wait until it is no scroll.\u{0}\
    IWhether traffic is shown.\u{0}\
    ^Whether views are arranged inside the margins.\u{0}\
    `=Whether what an element of a menu stands for is switched on.\u{0}\
    `9Whether what is drawn in changes its size with the view.\u{0}\
    ^Whether what is drawn in is for display alone.\u{0}\
    `3Whether what the action stands for is switched on.\u{0}\
    `4Whether what the command stands for is switched on.\u{0}\
    QWhether widths follow the titles.\u{0}\
    ]Whether zooming goes past the limit and back.\u{0}\
    HWhich columns are shown.\u{0}\
    XWhich columns of a split view are shown.\u{0}\
    ]Which margins and sizes follow the superview.\u{0}\
    `8Which margins and sizes of a view follow its superview.\u{0}\
    AaccessibilityHint\u{0}\
    GaccessibilityIdentifier\u{0}\
    BaccessibilityLabel\u{0}\
    CaccessibilityTraits\u{0}\
    BaccessibilityValue\u{0}\
    =accessoryView\u{0}\
    :actionName\u{0}\
    EactivityIndicatorView\u{0}\
    3add\u{0}\
    >address-level1\u{0}\
    @address-level1+2\u{0}\
    >address-level2\u{0}\
    >address-level3\u{0}\
    =address-line1\u{0}\
    =address-line2\u{0}\
    ;addressCity\u{0}\
    CaddressCityAndState\u{0}\
    <addressState\u{0}\
    :adjustable\u{0}\
    5alert\u{0}\
    <alignCenters\u{0}\
    =allCharacters\u{0}\
    @allEditingEvents\u{0}\
    9allEvents\u{0}\
    >allTouchEvents\u{0}\
    :allVisible\u{0}\
    GallowsDirectInteraction\u{0}\
    FallowsEdgeAntialiasing\u{0}\
    BallowsGroupOpacity\u{0}\
    :alphaShift\u{0}\
    8alphabet\u{0}\
    9alternate\u{0}\
    ;anchorPoint\u{0}\
    <anchorPointZ\u{0}\
    9animating\u{0}\
    3any\u{0}\
    ;application\u{0}\
    EasciiCapableNumberPad\u{0}\
    NautomaticEstimatedItemSize=YES\u{0}\
    ?automaticInsets\u{0}\
    FavPlayerViewController\u{0}\
    KbackIndicatorTransitionMask\u{0}\
    3bar\u{0}\
    =barButtonItem\u{0}\
    KbaselineRelativeArrangement\u{0}\
    ?behavioralStyle\u{0}\
    5bezel\u{0}\
    :blackColor\u{0}\
    @blackTranslucent\u{0}\
    9blueColor\u{0}\
    BblurOverFullScreen\u{0}\
    4body\u{0}\
    ;borderColor\u{0}\
    ;borderWidth\u{0}\
    4both\u{0}\
    ;bottomToTop\u{0}\
    5brown\u{0}\
    :brownColor\u{0}\
    7callout\u{0}\
    6camera\u{0}\
    ;capitalized\u{0}\
    7capsule\u{0}\
    8caption1\u{0}\
    8caption2\u{0}\
    7carPlay\u{0}\
    >causesPageTurn\u{0}\
    9cc-number\u{0}\
    9cellEdges\u{0}\
    8centered\u{0}\
    9character\u{0}\
    =characterWrap\u{0}\
    8checkbox\u{0}\
    9checkmark\u{0}\
    5clear\u{0}\
    :clearColor\u{0}\
    4clip\u{0}\
    8clipping\u{0}\
    FcollectionReusableView\u{0}\
    >collectionView\u{0}\
    BcollectionViewCell\u{0}\
    McollectionViewCellContentView\u{0}\
    HcollectionViewController\u{0}\
    HcollectionViewFlowLayout\u{0}\
    9colorWell\u{0}\
    7compose\u{0}\
    :constraint\u{0}\
    8contacts\u{0}\
    =containerView\u{0}\
    KcontentViewInsetsToSafeArea\u{0}\
    ?contentsGravity\u{0}\
    <contentsRect\u{0}\
    =contentsScale\u{0}\
    8continue\u{0}\
    <cornerRadius\u{0}\
    >countDownTimer\u{0}\
    <country-name\u{0}\
    ;countryName\u{0}\
    @creditCardNumber\u{0}\
    =crossDissolve\u{0}\
    >currentContext\u{0}\
    <customObject\u{0}\
    4cyan\u{0}\
    9cyanColor\u{0}\
    8darkGray\u{0}\
    =darkGrayColor\u{0}\
    8darkText\u{0}\
    =darkTextColor\u{0}\
    @dataDetectorType\u{0}\
    9date-time\u{0}\
    :datePicker\u{0}\
    8dateTime\u{0}\
    :decimalPad\u{0}\
    <detailButton\u{0}\
    FdetailDisclosureButton\u{0}\
    DdetailViewController\u{0}\
    FdirectionalLockEnabled\u{0}\
    CdisclosureIndicator\u{0}\
    @displayAsPalette\u{0}\
    =displayInline\u{0}\
    <doubleColumn\u{0}\
    ;doubleSided\u{0}\
    9downloads\u{0}\
    CdrawsAsynchronously\u{0}\
    4edit\u{0}\
    8editable\u{0}\
    DeditingAccessoryView\u{0}\
    5email\u{0}\
    =emergencyCall\u{0}\
    >equalCentering\u{0}\
    <equalSpacing\u{0}\
    ?extraLargeTitle\u{0}\
    @extraLargeTitle2\u{0}\
    ;family-name\u{0}\
    :familyName\u{0}\
    ;fastForward\u{0}\
    9favorites\u{0}\
    8featured\u{0}\
    ;fillEqually\u{0}\
    BfillProportionally\u{0}\
    =firstBaseline\u{0}\
    5fixed\u{0}\
    :fixedSpace\u{0}\
    <flexibleMaxX\u{0}\
    <flexibleMaxY\u{0}\
    <flexibleMinX\u{0}\
    <flexibleMinY\u{0}\
    =flexibleSpace\u{0}\
    =flight-number\u{0}\
    >flipHorizontal\u{0}\
    7focused\u{0}\
    8footnote\u{0}\
    @forceLeftToRight\u{0}\
    @forceRightToLeft\u{0}\
    9formSheet\u{0}\
    :fullScreen\u{0}\
    AfullStreetAddress\u{0}\
    7generic\u{0}\
    BgestureRecognizers\u{0}\
    :given-name\u{0}\
    9givenName\u{0}\
    7glkView\u{0}\
    AglkViewController\u{0}\
    2go\u{0}\
    6google\u{0}\
    9grayColor\u{0}\
    5green\u{0}\
    :greenColor\u{0}\
    HgroupTableViewBackground\u{0}\
    MgroupTableViewBackgroundColor\u{0}\
    BhangulWordPriority\u{0}\
    >headTruncation\u{0}\
    6header\u{0}\
    8headline\u{0}\
    =heightSizable\u{0}\
    <hierarchical\u{0}\
    @highlightedColor\u{0}\
    4hint\u{0}\
    7history\u{0}\
    WhorizontalCompressionResistancePriority\u{0}\
    6hybrid\u{0}\
    =hybridFlyover\u{0}\
    RiOS 11.0, use an image of your own\u{0}\
    `@iOS 11.0, use contentInsetAdjustmentBehavior of the scroll view\u{0}\
    HiOS 11.0, use singleLine\u{0}\
    GiOS 12.0, use WKWebView\u{0}\
    ViOS 13.0, use black with isTranslucent\u{0}\
    CiOS 13.0, use large\u{0}\
    [iOS 13.0, use pointOfInterestFilter in code\u{0}\
    UiOS 13.0, use systemGroupedBackground\u{0}\
    JiOS 14.0, it has no effect\u{0}\
    `FiOS 14.0, use allowsContentJavaScript of WKWebpagePreferences in code\u{0}\
    PiOS 14.0, use oneBesideSecondary\u{0}\
    NiOS 14.0, use oneOverSecondary\u{0}\
    KiOS 14.0, use secondaryOnly\u{0}\
    ^iOS 15.0, use configuration with contentInsets\u{0}\
    ]iOS 15.0, use configuration with imagePadding\u{0}\
    ]iOS 15.0, use configuration with titlePadding\u{0}\
    8iOS 17.4\u{0}\
    8iOS 26.0\u{0}\
    SiOS 6.0, use images with cap insets\u{0}\
    `2iOS 7.0, use allowsDefaultTighteningForTruncation\u{0}\
    CiOS 7.0, use system\u{0}\
    BiOS 8.0, use plain\u{0}\
    FiOS 8.0, use tintColor\u{0}\
    7iOS 9.2\u{0}\
    Xinit(barButtonSystemItem:target:action:)\u{0}\
    Ainit(blurEffect:)\u{0}\
    Kinit(collectionViewLayout:)\u{0}\
    =init(effect:)\u{0}\
    Qinit(frame:collectionViewLayout:)\u{0}\
    Jinit(frame:configuration:)\u{0}\
    Binit(frame:style:)\u{0}\
    Hinit(progressViewStyle:)\u{0}\
    Finit(reuseIdentifier:)\u{0}\
    Linit(style:reuseIdentifier:)\u{0}\
    Kinit(tabBarSystemItem:tag:)\u{0}\
    <init(title:)\u{0}\
    Winit(title:action:input:modifierFlags:)\u{0}\
    Dinit(title:handler:)\u{0}\
    Iinit(title:image:action:)\u{0}\
    ^init(title:image:identifier:options:children:)\u{0}\
    `5init(transitionStyle:navigationOrientation:options:)\u{0}\
    6inline\u{0}\
    ;interactive\u{0}\
    HinteractiveWithAccessory\u{0}\
    FisAccessibilityElement\u{0}\
    9isElement\u{0}\
    AisGeometryFlipped\u{0}\
    8jobTitle\u{0}\
    4join\u{0}\
    BkeepsMenuPresented\u{0}\
    :keyCommand\u{0}\
    ;keyboardKey\u{0}\
    :labelColor\u{0}\
    >landscapeImage\u{0}\
    DlandscapeImageInsets\u{0}\
    :largeTitle\u{0}\
    ;largeTitles\u{0}\
    <lastBaseline\u{0}\
    PlayoutMarginsRelativeArrangement\u{0}\
    AleftBarButtonItem\u{0}\
    9lightGray\u{0}\
    >lightGrayColor\u{0}\
    9lightText\u{0}\
    >lightTextColor\u{0}\
    4line\u{0}\
    9linkColor\u{0}\
    9lowercase\u{0}\
    7magenta\u{0}\
    <magentaColor\u{0}\
    7mapView\u{0}\
    =masksToBounds\u{0}\
    DmasterViewController\u{0}\
    3max\u{0}\
    8maxValue\u{0}\
    CmenuActionTriggered\u{0}\
    <menuElements\u{0}\
    3mid\u{0}\
    ;middle-name\u{0}\
    :middleName\u{0}\
    @middleTruncation\u{0}\
    8minValue\u{0}\
    4mini\u{0}\
    5mixed\u{0}\
    CmodalInPresentation\u{0}\
    9momentary\u{0}\
    :monochrome\u{0}\
    4more\u{0}\
    :mostRecent\u{0}\
    :mostViewed\u{0}\
    7mtkView\u{0}\
    :multicolor\u{0}\
    OmultipleSelectionBackgroundView\u{0}\
    =mutedStandard\u{0}\
    ;name-prefix\u{0}\
    ;name-suffix\u{0}\
    <namePhonePad\u{0}\
    :namePrefix\u{0}\
    :nameSuffix\u{0}\
    GnavigationBarAppearance\u{0}\
    CnavigationBarHidden\u{0}\
    DnavigationController\u{0}\
    BnavigationDelegate\u{0}\
    <new-password\u{0}\
    ;newPassword\u{0}\
    4next\u{0}\
    9noSegment\u{0}\
    :notEnabled\u{0}\
    9numberPad\u{0}\
    EnumbersAndPunctuation\u{0}\
    :numericPad\u{0}\
    6onDrag\u{0}\
    ConDragWithAccessory\u{0}\
    =one-time-code\u{0}\
    BoneBesideSecondary\u{0}\
    @oneOverSecondary\u{0}\
    ;oneTimeCode\u{0}\
    7opacity\u{0}\
    ?opaqueSeparator\u{0}\
    DopaqueSeparatorColor\u{0}\
    6orange\u{0}\
    ;orangeColor\u{0}\
    <organization\u{0}\
    Borganization-title\u{0}\
    @organizationName\u{0}\
    8organize\u{0}\
    BoverCurrentContext\u{0}\
    >overFullScreen\u{0}\
    ;pageControl\u{0}\
    9pageSheet\u{0}\
    ;pageSpacing\u{0}\
    BpageViewController\u{0}\
    =pagingEnabled\u{0}\
    7palette\u{0}\
    DpanGestureRecognizer\u{0}\
    ;partialCurl\u{0}\
    5pause\u{0}\
    6paused\u{0}\
    5phone\u{0}\
    8phonePad\u{0}\
    :pickerView\u{0}\
    FpinchGestureRecognizer\u{0}\
    <pitchEnabled\u{0}\
    ?placeholderText\u{0}\
    DplaceholderTextColor\u{0}\
    4play\u{0}\
    8playback\u{0}\
    :playsSound\u{0}\
    BpointerInteraction\u{0}\
    JpongPressGestureRecognizer\u{0}\
    7popover\u{0}\
    5popup\u{0}\
    ;postal-code\u{0}\
    :postalCode\u{0}\
    7primary\u{0}\
    =primaryHidden\u{0}\
    >primaryOverlay\u{0}\
    <progressView\u{0}\
    :prototypes\u{0}\
    6purple\u{0}\
    ;purpleColor\u{0}\
    7pushOut\u{0}\
    DquaternaryLabelColor\u{0}\
    DquaternarySystemFill\u{0}\
    IquaternarySystemFillColor\u{0}\
    BrasterizationScale\u{0}\
    7recents\u{0}\
    3red\u{0}\
    8redColor\u{0}\
    4redo\u{0}\
    7refresh\u{0}\
    5reply\u{0}\
    6rewind\u{0}\
    BrightBarButtonItem\u{0}\
    =rotateEnabled\u{0}\
    IrotationGestureRecognizer\u{0}\
    5route\u{0}\
    8safeArea\u{0}\
    9satellite\u{0}\
    @satelliteFlyover\u{0}\
    4save\u{0}\
    ?scaleAspectFill\u{0}\
    >scaleAspectFit\u{0}\
    NscreenEdgePanGestureRecognizer\u{0}\
    6scroll\u{0}\
    :scrollView\u{0}\
    LscrollViewTexturedBackground\u{0}\
    QscrollViewTexturedBackgroundColor\u{0}\
    >scrollableAxes\u{0}\
    9searchBar\u{0}\
    @searchController\u{0}\
    ;searchField\u{0}\
    =secondaryFill\u{0}\
    CsecondaryLabelColor\u{0}\
    =secondaryOnly\u{0}\
    IsecondarySystemBackground\u{0}\
    NsecondarySystemBackgroundColor\u{0}\
    CsecondarySystemFill\u{0}\
    HsecondarySystemFillColor\u{0}\
    PsecondarySystemGroupedBackground\u{0}\
    UsecondarySystemGroupedBackgroundColor\u{0}\
    7segment\u{0}\
    @segmentedControl\u{0}\
    :selectable\u{0}\
    <selectedItem\u{0}\
    4send\u{0}\
    =shadowOpacity\u{0}\
    <shadowRadius\u{0}\
    5shift\u{0}\
    Hshipment-tracking-number\u{0}\
    ?shouldRasterize\u{0}\
    @singleLineEtched\u{0}\
    ?singleSelection\u{0}\
    6slider\u{0}\
    7sliding\u{0}\
    DspacingType=standard\u{0}\
    7spatial\u{0}\
    CsplitViewController\u{0}\
    9stackView\u{0}\
    BstartsMediaSession\u{0}\
    :staticText\u{0}\
    7stepper\u{0}\
    4stop\u{0}\
    >street-address\u{0}\
    BstreetAddressLine1\u{0}\
    BstreetAddressLine2\u{0}\
    ;subheadline\u{0}\
    ;sublocality\u{0}\
    >summaryElement\u{0}\
    KsupplementaryViewController\u{0}\
    FswipeGestureRecognizer\u{0}\
    6switch\u{0}\
    @systemBackground\u{0}\
    EsystemBackgroundColor\u{0}\
    :systemBlue\u{0}\
    ?systemBlueColor\u{0}\
    ;systemBrown\u{0}\
    @systemBrownColor\u{0}\
    DsystemChromeMaterial\u{0}\
    HsystemChromeMaterialDark\u{0}\
    IsystemChromeMaterialLight\u{0}\
    :systemCyan\u{0}\
    ?systemCyanColor\u{0}\
    :systemFill\u{0}\
    ?systemFillColor\u{0}\
    :systemGray\u{0}\
    ;systemGray2\u{0}\
    @systemGray2Color\u{0}\
    ;systemGray3\u{0}\
    @systemGray3Color\u{0}\
    ;systemGray4\u{0}\
    @systemGray4Color\u{0}\
    ;systemGray5\u{0}\
    @systemGray5Color\u{0}\
    ;systemGray6\u{0}\
    @systemGray6Color\u{0}\
    ?systemGrayColor\u{0}\
    ;systemGreen\u{0}\
    @systemGreenColor\u{0}\
    LsystemGroupedBackgroundColor\u{0}\
    <systemIndigo\u{0}\
    AsystemIndigoColor\u{0}\
    >systemMaterial\u{0}\
    BsystemMaterialDark\u{0}\
    CsystemMaterialLight\u{0}\
    :systemMint\u{0}\
    ?systemMintColor\u{0}\
    <systemOrange\u{0}\
    AsystemOrangeColor\u{0}\
    :systemPink\u{0}\
    ?systemPinkColor\u{0}\
    <systemPurple\u{0}\
    AsystemPurpleColor\u{0}\
    9systemRed\u{0}\
    >systemRedColor\u{0}\
    :systemTeal\u{0}\
    ?systemTealColor\u{0}\
    CsystemThickMaterial\u{0}\
    GsystemThickMaterialDark\u{0}\
    HsystemThickMaterialLight\u{0}\
    BsystemThinMaterial\u{0}\
    FsystemThinMaterialDark\u{0}\
    GsystemThinMaterialLight\u{0}\
    GsystemUltraThinMaterial\u{0}\
    KsystemUltraThinMaterialDark\u{0}\
    LsystemUltraThinMaterialLight\u{0}\
    <systemYellow\u{0}\
    AsystemYellowColor\u{0}\
    @tabBarAppearance\u{0}\
    @tabBarController\u{0}\
    DtableBackgroundColor\u{0}\
    JtableCellGroupedBackground\u{0}\
    OtableCellGroupedBackgroundColor\u{0}\
    HtableCellPlainBackground\u{0}\
    MtableCellPlainBackgroundColor\u{0}\
    9tableView\u{0}\
    =tableViewCell\u{0}\
    HtableViewCellContentView\u{0}\
    CtableViewController\u{0}\
    @tableViewSection\u{0}\
    >tailTruncation\u{0}\
    DtapGestureRecognizer\u{0}\
    3tel\u{0}\
    ?telephoneNumber\u{0}\
    <tertiaryFill\u{0}\
    BtertiaryLabelColor\u{0}\
    HtertiarySystemBackground\u{0}\
    MtertiarySystemBackgroundColor\u{0}\
    BtertiarySystemFill\u{0}\
    GtertiarySystemFillColor\u{0}\
    OtertiarySystemGroupedBackground\u{0}\
    TtertiarySystemGroupedBackgroundColor\u{0}\
    9textField\u{0}\
    ?textInputTraits\u{0}\
    8textView\u{0}\
    4time\u{0}\
    6title1\u{0}\
    6title2\u{0}\
    6title3\u{0}\
    :titleColor\u{0}\
    @titleShadowColor\u{0}\
    AtitleShadowOffset\u{0}\
    AtoolbarAppearance\u{0}\
    =toolbarHidden\u{0}\
    8topRated\u{0}\
    ;topToBottom\u{0}\
    ;touchCancel\u{0}\
    9touchDown\u{0}\
    ?touchDownRepeat\u{0}\
    >touchDragEnter\u{0}\
    =touchDragExit\u{0}\
    ?touchDragInside\u{0}\
    @touchDragOutside\u{0}\
    >touchUpOutside\u{0}\
    >trackingNumber\u{0}\
    6traits\u{0}\
    9transform\u{0}\
    5trash\u{0}\
    <tripleColumn\u{0}\
    >truncatingHead\u{0}\
    @truncatingMiddle\u{0}\
    >truncatingTail\u{0}\
    2tv\u{0}\
    7twitter\u{0}\
    BtwoBesideSecondary\u{0}\
    DtwoDisplaceSecondary\u{0}\
    @twoOverSecondary\u{0}\
    :uiDelegate\u{0}\
    CunderPageBackground\u{0}\
    HunderPageBackgroundColor\u{0}\
    4undo\u{0}\
    =unlessEditing\u{0}\
    9unlimited\u{0}\
    AupdatesFrequently\u{0}\
    9uppercase\u{0}\
    3url\u{0}\
    UverticalCompressionResistancePriority\u{0}\
    >vibrancyEffect\u{0}\
    >viewController\u{0}\
    FviewFlipsideBackground\u{0}\
    KviewFlipsideBackgroundColor\u{0}\
    ?viewLayoutGuide\u{0}\
    6vision\u{0}\
    @visualEffectView\u{0}\
    9webSearch\u{0}\
    7webView\u{0}\
    6wheels\u{0}\
    <whileEditing\u{0}\
    :whiteColor\u{0}\
    :whiteLarge\u{0}\
    <widthSizable\u{0}\
    6window\u{0}\
    =wkPreferences\u{0}\
    9wkWebView\u{0}\
    FwkWebViewConfiguration\u{0}\
    8wordWrap\u{0}\
    <wordWrapping\u{0}\
    5words\u{0}\
    <writingTools\u{0}\
    5yahoo\u{0}\
    <yearAndMonth\u{0}\
    6yellow\u{0}\
    ;yellowColor\u{0}\
    9zPosition\u{0}\
    ;zoomEnabled\u{0}\
    L{-12.5, -12.5, -12.5, -12.5}\u{0}
    """
  }

  /// The numbers of the declarations, in the order of their names.
  static var numbers: StaticString {
    """
    !tp@!3beM1sqZ!cwR1ff9!erC1srF!\
    1bDri;bd2`jrT0e5$6fb?`t\\0feSu{6106cwR1ff91fh501/ez4`t\\1`isZ10111ff[01/doS`t\\1`ig>10111fcG01a^.fa9`t\\1`hn610111fgE01dZ.d|@`t\\1`ih?10101fd:01`X.d}H`t\\1`iiE10101fe101`X/1f:ss<|z?$NH!fh41fb?*ffZ1ez4*fcF1doS*fgD1fa9*fd91d|@*fd_1d}H/////%17`oEfb?ez4doSfa9d|@d}H0\
    1eL{k_kY#1\"J`kcGc43~kO10301$1-`jw6c43`a}310301$1-`jvXc47wpQ\"1/\"|\\c47wtS0101/\"`me;c41`gk810101/\"`ms3c43ufH10341$1014+co^c41`hl<10101/\"l1c41`hi810101/\"coOc41`hk;10111/\"`l}4c41`is;10101/\"arLc47w|@0101/\"`nq=c43ug310301$1014+ew^c4;1}~F105120:1/\"`nqLc43ukN103<1$1-`pqRc43{n910301/\"`jp1c4;0~h3105021`gkD1`gkD1/\"`jp>c43vv_10301/\"`kb]c43|tE10341$1-`kbOc4;2~f210524!441/\"`kb>c40fhDtx7106beM1beM1/\"`nrLc41`hj910101/\"`nbQc43|sE10341$1-`jnZc41`gl810111/\"`jnBc41`fl110101/\"`klJc41`fi[10101/\"ejWc44|l61101//(D/%J-R/&\
    !twJ!<fD1fD!`tW1`tW!`lB1`lB!sU1sU!zG1zG!c{N1c{N!f`91f`9!dt]1dt]!du:1du:!beM1beM!cwR1cwR!erC1erC!\
    13s`UbV`kwQ!oxY#1al9fk>1ng=10111fh]01/01f:tiDgdZ$RQ!fh\\1al9/////%11al90\
    1bDrgWbd2`kwZ!oxY#3aoBbfG2flT102`=1fj501!14,elQbfG1`fjX10111fiH01/erUbfG1`fhS10111fjR01/01f:thX|x2$KH!fj41aoB*fiG1elQ*fjQ1erU/////%14`oEaoBelQerU0\
    !`dg>!6e{7#`ne]02!`k}R04!`nf906a^0`k}Z08a^0`mk?0:`X0\
    13sg3bV`me3&>`o\\21`yS1011210`eF%10`}G*}W21`iL10101{:%10`lT!111'x<2;3c~Q10534$ayD!e5.pj[s[0bfZ`duR106e{7\"bf[/!pdYs[1`icU10110fsJ%10`pq]*cp^s[1`i`Y10110fpU%10p}R*pc<s[1`ib<10110fp4%10`mzI*pcLs[1`ic110110fpD%10`ndQ*qo4s[1`ieF101!fs5/!ql7s[1`f~>10110fqY\"`lcU-qjDs[1`fd610110fq7/!qnUs[1`iw;101!frT!a^.qk8s[1`ef210110fqI!a^.qm4s[1`euV101!frC!a^/1f:vdA}h8$]Q!vd5*bfZ1pj[*fsI1pdY*fpT1cp^*fs41qo4*fp31pc<*fpC1pcL*fqX1ql7*fq61qjD*frS1qnU*fqH1qk8*frB1qm4)>//'`K//#\
    13s`8bV`mj90a^$8dxCzN0c}:yqQ106dtG0bC1ftA01/dz8zN0c}:yrG106o~>!1ftV01/etEzN2ubR10221fw;01!14,aoBzN2flT102aJ1fvM01!14,eeDzN1`ilR10101fvB01#10`my;*al9zN1ng=10101fuC01/dqJzN1`iz810111fsY01/d~HzN1`i{D10111fu]01/01f:vdTgdZ$YQ!ft@1dxC*ftU1dz8*fw:1etE*fvL1aoB*fvA1eeD*fuB1al9*fsX1dqJ*fu\\1d~H/////%18dxCdz8etEaoBeeDal9dqJd~H0\
    !tg_06t`GdtGt`Snx@tfNohBtf\\ohPvlRp{4vsZqpQ7o~>#dtG0bC!nx@0bE!p{40cZ!ohB0iR!qpQ0iT!ohP0j3!\
    01x}[T05`tW02!am?04!`lB08!bf10@!ba80N!\
    1eL~nPkY`k`[\"1\"3n~5bg63~iF10301fwK/!pw1bg63ulB103av51fx>#141av5+wTbg64|lN1101fwY/&>0vfP6)vf<61(veY61(vh162(vf]63(vi664(vhP65(vh=65(viX66(fwJ1n~5*viD011(fx=1pw1*fwX1wT*ve667/////%\
    !v|F!2`A#`M02!\
    !mvT0;`jz[nz5`j|4duG`j|:duG`kzVduS`mgRciJ`ouZci^`pd4duS`pdDciJ`pdVci^`poYdv6`pp4dv66dv6#nz502!duG04!duS06!ci^08!ciJ0:!\
    10~p?kY`keT&6`l|@eK1`fb81101`c`V%10`l|X#afO%`jeJeK4|jB1101`b`>%10wT#afO%`jf4eK4r}C1101`b`Y%10`}:#afO%`je7eK4`dm@1101`a~X%10`k|I#afO%`jf]eK4}}21101`ba@%10bf;#afO%`jfHeK0db7uyD1101db8%10`pc;#afO,6//02//)\
    01t|]a^03`n`_02!`kzB04a30e{70az|Ra30\
    !t~<!5sU#fD02!zG04!pf=06!`r308!\
    !xuP!3`r301!piT#p{A02!\
    01trT!Bc=#ny\\02!cs^04!iG08!evL0@!`m{_0P!`l~H0`A!`nuW0aR!`nx70dE!`moV0iZ!`phN0tU!`njX0`kK!`nuC0ax7!`jkM0dr>!`jmX0jfL!`jyO0un9!c{10`l}BdZ0`k{70az|T!\
    1`e7sy1`lx6aj3$104wT`uE4|gA1101buW01/`|@`uE4`dxC1101btT01/`|V`uE0dfUun2107!1bvG01#10nqE*`~L`uE0dg@`i|E106ekU!1bw101/$73!buV1wT*btS1`|@*bvF1`|V*bv_1`~L/////%17eD`a2iGwT`|@`|V`~L0\
    13sn^coB`jg^&6l121n;10101lU%10o;*hT23iN10;2`A03a`W`M23a`W1h74\"141av52`Ak=`Ml;$fM$e=as]0gm5~z7106`qZ0c<0gmU/!owMas]1`he410111ig?(11011'o~Gas]1`irA10101guE%10`jpL*n}Kas]7xbV11!df1/!1a<0cM!b8:/!VQ!gmT1e=#cP%`baU1e=*ig>1owM*guD1o~G*de_1n}K#cP!10ay701///&`G/$\
    !``rG!5`pn4\"`lc@fc?020oyAe`K040oyA`qZ0c<T0beB0c>T0\
    1bzXvx^c>#1$1f:`bd4}v[%2////,\
    01tgDcmR03`A02!`M04!`jwC06!\
    1eL`dqMkY!T01\"5|\\zW7wnL1101ac601/`kHzW9zf;1101`uP01/ds4zW0`h\\ut@106`rK!1g{H01/arLzW7wp11101auY01/`~?zW9zfY1101agY01/$50ac51|\\*`uO1`kH*g{G1ds4*auX1arL*agX1`~?/)>@//#D/$15|\\`kHds4arL`~?0\
    1w1q{S`lpN`js_$105dt2g60g}:zs31101b}6%10qq?*e=g60g|R{u7106anP!1dhF(16dtS0216dtS02&c|Fg63`ay110301mt=2\"1-a`Og67wsU1101ay701/v7g61`en710101tN!`X\"10arY*2oe212`apV13htC:-`}A1tE{}G1tFtF:+1a3#@0htB21oe2(1!`ca@1dt29011(b}51dt2*dhE1e=*mt<1c|F2)ay61a`O*tE21`}A)tM1v7)713/0N//$P(R(12bdVa`O11`}A\
    !``nG!4anP#dtS020`loHd{@04!cv^04`ll]0\
    !wa?!Jd{@#n{>02!`kl_04!`nfK06!`jhE08!`ksI0:!`kr40<!`k`Q0>!`nc]0@!aj20B!`muN0D!nx]0F!cy90H!`ncT0J!`nv=0L!`jxC0N!`pcN0P!`m{O0R!`my40T!`nd50V!`kp90X!`pg]0Z!`ncN0\\!elG0^0`k~;dx<0`1T0`ppI0`3!\
    1eL~jFkY#1\"8eDv_4`ab61101|D/!iGv_9d`P1101`w_/!pf]v_9zkC1101iiW%10`m`2*pgCv_9zd=1101ni6!`X.oz8v_;3gh>10534#1ih_/!bdVv_;3``c710534#1ii?01#10`m`B*x1v_1`hf?1011210bu=%10~M*c{9v_2soV10201b~2/&80bu<1x1*|C1eD*`w^1iG*iiV1pf]*ni51pgC*ih^1oz8*ii>1bdV*b~11c{9//*@#J/!L!>.11bdV0\
    !``o5!3J#bcD02!`juP040`lbG\
    !fn3!3nlW#`jl102!c=04!\
    !tiU!3e^!aG0ps[02aG0pjV04aG0\
    1c`Ess\\coBci?0e5$1e=brA0h`?{tO106opD\"h`T/01$20`bdS1e=\"16ao\\08&h`S1e=01ao\\2////>)11e=)\
    !``oKe50DopD#csW02!dz204!ao\\08dZ0cv^0:dZ0`omR0<T0`ol<0>T0`oeP0@T0`ojR0BT0`n{\\0DT0`onY0FT0`om90HT0`ofE0JT0`okQ0LT0`n|]0NT0`on<0PT0`olP0RT0`of10TT0`ok80VT0`n|C0XT0\
    1jHraUbVny]%2qtRy^IyRcC0hbA{c@106cl:!1hc\\/!eDcC4``{T1101|D*ac\\`w9$ch\\cC5``mU1101dc8*ac\\`w9$`o}1cC7`a`<1101`c}2*ac\\`w9$`o}=cC7`aaB1101auY*ac\\`w9$iGcC9zeP1101`w_*ac\\`w9$`kHcC9w`31101`uP*ac\\`w9$qrScC8`a`^10910`I0`dP%10cm@08yRqq7910`=yResO910`=yRoi8910`=yRo{T910`=yRo{J910`=yRn~?910`=yRanP910`=yRdx<910`=(qs5cC0c}J`dlC106ciJ0:1bv6%10egJ*qsOcC;1~bB10512!1mfK%10`o}O*nkIcC1`hc:1011210go8\"cm\\-nj^cC1`hd81011210gnK\"cm\\-qn:cC1`exZ10101ldF\"cm\\-pz?cC1`hxZ10101kbF\"cm\\-o`BcC;3ggN10534#1ho@\"`liR-qrBcC;3``f310534#1meL\"`lkS-oyVcC;3gh>10534#1ihL\"`ljS-`{ScC<0{pA11!hc701aG.eeNcC1`etX10101jxB01cmR\"10`m|<*v7cC1`el^10101tN!`X\"10arY*dv]cC1`ez;10101hf601aG.eyIcC1`e{=10101lc101a3.es?cC0hbV`drL106ekM!1hcN01a3.anWcC0dcJ`gqW106e^!1by@01aG.b`1cC1nd>10101bn801`X.1`}A1tE{{Y1tFtF:+1a3#`=W!`bh=55(bv51qs5*go71nkI*gnJ1nj^*ldE1qn:*kbE1pz?*hc[1yR*`dO1qrS#d?!1910`I\"mfJ1qsO*ho?1o`B*meK1qrB*ihK1oyV*hc61`{S#dI%jxA1eeN*tM1v7*hf51dv]*lb_1eyI*tE21`}A)hcM1es?*by?1anW*bn71b`1)4)`W$`_\"`S0aLaF0a@%`]/)`U`Ya2`[+18vV`{SeeNdv]eyIes?anWb`111`}A\
    !{f>!9cl:#qq702!oi804!o{T06!o{J08!n~?0:!anP0<!dx<0>T0esO020`lo3\
    !ujIaG06`kq\\01!d{F#czY02!`qZ04!beB06!`jxX08!\
    !~y1i>03e^#c=02!`m}F04!\
    !tzTaG04`qZ#czY02!`mh?04!beB06!\
    !u{UaG04e^#am?02!fD04!bf106!\
    !`df;a304ekM#`m~702!n{>04!dzQ06!\
    13saTbV`j|E&5l121n;1011210lU%10o;!11(`o\\21`yS10101`eF%10`}G!111'`|320`h\\a`Z106`rK!1`vY(16fD08'}W21`iL10101{:%10`lT!111'`}]`v34gbW1101af</&RQ!af;1`}])5///0`G/*\
    1dLshT`lrY`j|]&9bbDoU1`fqD10111bqH01/baZoU1`fz>10101bp\\01/cpHoU1m}W10110hlA!dZ\"10pvL*v7oU1`ek]10101tN!`X\"10arY*aj]oU1`fs610101bp101aG.ak;oU1`fr510101bp@01aG.aqLoU1`h`Q10101b{O01a3.ap6oU1`g}<10101bz701a^.ar4oU0hi8mzH106~M021b|901i>.5a<0cM!b8:-ckF1ddL|w<10hh2:01+~V1atGfy60atHhj3:(dvW#aq91`v3ytR1`v4de6:-apU1`v3ypJ1`v4de6:-6f:`bs:}rN!clS`bqU}b6!pv8`brB|{F!ojC`bsT|~4!ojQ`btCgc^!bc42`akE$`G3!b722apUaq93\"c<#M40mp75:!dId]#?Q0at]23~Vaq9apU2(bt61ck\\<(4`20hh121ckF)bqG1bbD*bp[1baZ*tM1v7*bo_1aj]*bp?1ak;*b{N1aqL*bz61ap6*b|81ar4*`bb[011!cP%`bpS21~V5(`bu222aq9apU5(hj221~V4(de522aq9apU4(hl@1cpH#bC$6////\"11ckF#13~Vaq9apU!17bbDbaZaj]ak;aqLap6ar40\
    !xy2!2`M#`A02!\
    !`d|I!3cm6!i>0~M02i>0omB04i>0\
    1`v4szTbV`j}>&2~7atG<1xg=11!ad>01a3.}>atG<2mwN11!ah901a3.2a<0cM!b8:-j_12gkY13adZ:\"1%a=\"2bc42daH!qe:2gjW$VR!ah81}>#d?%hnL#d?%ad=1~7#d?%adY21j_(7////$11j_11a<1j_#12~7}>0\
    1bDrpG`lq\\`j~B&1cjThjO1`hwO10110bs6/!1`a]1oUblV1oV3:-1`a]oUwj<$IH!bs51cjT\"110bC!11/////0\
    1ddMrsPkY`j~\\&9pmJy63|cI103X1il?2\"1-pn4y63|dQ103X1is\\2\"1-peJy6;1~zX10512c<c<1ilS/!d}5y6;1yf\\10512!1hyU01e5)1nqX1nlyoqyreud~oN1nqX`jqQ\"ouTy6;1~|610512!1ibH/!osQy6;1~{G10512!1h|T/!qd:y6;3``d>10534#1kuT/!qdHy60hk<myO106e`9!1kv5!`X.p}Ay60hhExvD106`M!1ki1/&90il>1pmJ2)is[1pn42)ilR1peJ*hyT1d}5*ibG1ouT*h|S1osQ*kuS1qd:*kv41qdH*kh_1p}A)8///\"N/&11d}50\
    !myO`X3dyCe`9x<otY`neSou=3e`9#ou=02!otY04!\
    1eLweVkYckG/////+\
    1eLtdOc>#1'`>bcD`juD02044!`kfC`kfM021dcrdorekpvlgZ44!`mbV`mc2021dcrdorekpvob244!fc?`pmW02444!e`K`kxI021`gkD44!`nc?`ncD044!4\"`kxT`kx[040404\"nxQ`jv304!44\"`kf2`kf8040444\"`pq=`pqE044404\"`mdJ`mdS044044\"`mt4`mt<0441`gkD04\"`n`J`n`R041`gkD01`gkD4\"`jwV`jw]041bav{bv{r|gk~L1hidt|hrr~nveK1hidt|hrr~nskD4\"`j{P`j{W02!4!`}:`l~U02044T0p~Y`nkE041`xikzvd{cmm|51`xikzvd{cmm|51ksmmqdsclwqv:1bav{bv{r|gk~L0T0qq\\`owF041`xikzvd{cmm|51`xikzvd{cmm|51ksmmqdsclwqv:1bav{bv{r|gieE0T0py9`na9041`xikzvd{cmm|51`xikzvd{cmm|51ksmmqdsclwqv:1sgt}etghpgiU0T0`mzW`m{9041`xikzvd{cmm|51`xikzvd{cmm|51ksmmqdsclwqv:1bav{bv{r|gieE0T0qhQewN041`xikzvd{cmm|51`xikzvd{cmm|51ksmmqdsclwqv:1gs{e|{lmgmkp@0T0`ms<`msM041lcndrjxyk{g~L1lcndrjxyk{g~L1`n|ivbxqgz{kB40T0cs^`md40401hrpwa{}|zanjL440T0`kf\\`kg702044!`mcB`mcM0241bav{bv{r|gk~L4!`oiI`oiT0441hptpmkunnpmc21`macbqpb{jwiP4\"`ocP`oc]041`pxpjsb`skteG1nap~wdpthjnf;1denkdcmy|gju>4\"`nzO`nz[0401hrpwa{}|zanjL44\"`ogH`ogV0441iyc`tlmfhjkeI04\"`ooH`ooV0441hidt|hrr~nx~R04\"`oh:`ohF0441hcpa`uxfz|xb:1dcrdorekpvlgZ4\"`ohW`oi6041mz|jzqvhdxr|11g~wrwtgic{~`J1libxn|sfomchV4\"`oj5`ojA041`macbqpb{jwiP1`ihtyo~edjab81nap~wdpthjnf;4\"`od^`oe=041`ihtyo~edi}h11hasyleowol|m]1lgfqzljwc|dzC40T0`n{=`n{J041dau|{a{|efpsN1gwgwgqdmszhc41helgtgaugmyiT40T0`ofZ`og70401nap~wdpthjnf;1laq|}ypk`kiq940aG0`n}I`n}U041`n|ivbxqgzuw41i~vtp~grk{fnS1lj~`cm{tz}av:40aG0`n~T`oc?041kuitet{qxhr}T1kuitet{qxhr}T1e{ajwybyisy~F4\"`o`1`o`>041k|youw~mhjluB1k|youw~mhjluB1denkdcmy|gmoE40T0`o`P`o`]041nap~wdpthjnf;1nap~wdpthjnf;1hidt|hrr~nx~R40T0`oa@`oaM041bn{kolxzoza`D1bn{kolxzoza`D1lgfqzljwc|dzC40T0`oa_`ob=041jl{d}tdy~nzoK1jl{d}tdy~nzoK1drrzpxkbozbp=40T0`obO`ob\\041dtobeisp{k`}P1dtobeisp{k`}P1nlyhpiemomdxO40T0a`Oa`O0401hrpwa{}|zanjL440aG0`n~7`n~C041`xikzvd{cmpv<1`xikzvd{cmpv<1}`lakjk|gjnS1hidt|hrr~nskD0T0`nmF`nm[041`xikzvd{cmpv<1`xikzvd{cmpv<1}`lakjk|gjnS1fle~rcz`cgcpF0T0`oy5`oyI041hptpmkunnpo|91hptpmkunnpo|91}`lakjk|gjnS1jbklch~|tj`sD0T0`naO`nb6041`vmege{lv|rhX1`vmege{lv|rhX1}`lakjk|gjnS1fle~rcz`cg`v?0T0`nyU`nz802444T0`nl:`nlU041dtobeisp{k`}P1dtobeisp{k`}P1nlyhpiemomdxO40T0`owZ`oxE02444T0e{P`od@041dtobeisp{k`}P1dtobeisp{k`}P1nlyhpiemomdxO40T0`nnF`no902444T0`oz3`ozT041dtobeisp{k`}P1dtobeisp{k`}P1nlyhpiemomdxO40T0`ky8`kyR041dtobeisp{k`}P1dtobeisp{k`}P1nlyhpiemomdxO4!`ldS`nhH`ni7041libxn|sfom`nO1dpvs|hbsdjahR1dtobeisp{j}dI4!ed9`pjZ`pkC041`zerogmjn}ipA1gwgwgqdmszbnU1`awyil{ithav<4!ed9`pf]`pgC041fat~tk|fmeuhP1fat~tk|fmeuhP1fat~tk|fmeuhP4!ed9qqK`op^02444!`orS`os>02444!`oqE`or202444/////0\
    1jHrbSbV`k`G0a3#1`aO4hT23iN10;2`A03a`W`M23a`W1h74\"141av52`Ak=`Ml;$fM$eDbsX4``}I1101hn;01/e{AbsX1`gr]10111hmP01/evVbsX7xcW1101hm601/1a<0cM!b8:/!ZQ!hn:1eD*hmO1e{A*hm51evV)6Q///+`S.14vVeDe{AevV0\
    1`e7sw7`lxLn}S$104aj2`vM4|`11101`uF01#10`jgQ*`|@`vM4`dyS1101btT01/`|V`vM0dfUuoN107!1bvG01#10nqE*`~L`vM0dg@`i}K106ekU!1bw101/$73!`uE1aj2*btS1`|@*bvF1`|V*bv_1`~L/////%17eD`a2iGaj2`|@`|V`~L0\
    13wa_bVoc:&7l121n;10101lU%10o;*x1jG1`gx?10111hxT1$10~M*pd<jG1`gw?10101kxT%10evL*cp9jG1`gvF10101buH%10ecZ*o`UjG0hq@uq<106fD!1hoU/!obBjG0hr7ur7106fD!1hpT/!vVjG4``yK1101mgU01aG/0C`p`J1`p`U2`paV4`pb88`pa7@`paGPqtR`A`pbJaR`p`=dE`aOax7y^dr>`mf@jfLd{O`l}Bol6az|Td|1dw{IolFjqy3`jm<ax6`jlNtvtS`jm1bd|lxpY!WQ!hxS1x11)kxS1pd<*buG1cp9*hpS1obB*hoT1o`U*mgT1vV)9//$`G//$11vV0\
    !tk:!6fD#sU02!zG04!`nX06!am?08`X0bf10:`X0\
    !tl>!4fD#`tW02!`lB04!`nX06!\
    01``l>!6ekM#ecZ02!cm604!evL08!`ktH0@a^0`jp\\0vy}y?!\
    01`diO!8em;02!cs^04!nj?08!nzE0@!qiF0PdZ0d~:0`AdZ0pjD0aRdZ0ba801!\
    1jHq|PbV`kh5%4`aOy^d{Od|1<hT23iN10;2`A03a`W`M23a`W1h74\"141av52`Ak=`Ml;!1;2`A03t=`M23t=!fM$oeKt70htX{eJ106oe>041hu=/!emHt70huN{x=106e^!1jvW01cmR\"10e=*cl_t7:xs31101htQ/!pm=t7:x|I1101i~D/!pk5t7:{kM1101iy6/!pq9t72``lX10221jbF#141aJ+es\\t71`fgT10111ke901aG.ocBt73``k810301hr\\#101fse5+pj2t74y|61101it<5/0e}Vt74|mF1101me@61/dvFt74yzM1101hd;71/1a<0cM!b8:/!`4V!jvV1emH*hu<1oeK*it;1pj25)me?1e}V6)hd:1dvF7)htP1cl_*i~C1pm=*iy51pk5*jbE1pq9*ke81es\\*hr[1ocB*`bw21cl_:011'1V://,`U/,15vVemHes\\e}VdvF0\
    !`dfR!5`o|B#cl_02!oe>04!`kcU06!`pp^0dyO`llS0\
    !``p3cmR04e^#`pmA02!n}[04!`l{@06a30\
    !xe3dZ03`aB01!vsT#vlN02!\
    !``xX!=`kn[1`bj_bcW0`ko=1`bkRbcW0`m`X1`bn8`X0`o|H1`bnQa^0`o|P1`bo;a^0`o|X1`boTa^0`k{?1`bm2!`nwL1`bmM!`jvR1`bhV!`jx:1`bi>a^0`ktQ1`blF!`jy21`biX!`jy<1`bjD!\
    !`aw?!9qv>1td8!qr<1tcV!csW1tbL!ao\\1tcB!`qZ1tb^!qhG1taX!nxW1taG!ovG1tb:!bcD1ta5!\
    1eLwcT`n_#10105x1p81`fmL10111i`X1$10~M*n{Fp81`ipT10111h}</!ogIp81`ioA10101h~7/!og]p81`imW10111h~_/!pyRp81`iu710110iaG!`lpE/1f:`b}2|xZ$60i`W1x11)h};1n{F*h~61ogI*h~^1og]*`b|:02N!d5012>#iaF1pyR);//$>//&\
    !uvXaG04`mi=02!`mjA04!`k{X06!`mx708!\
    !~r?T05J01!`aB#czY02!`qZ04!beB06!\
    !`avTT0:`aB#qv>02!qr<04!csW06!ao\\08!`qZ0:!qhG0<!nxW0>!ovG0@!bcD0B!\
    13sgMbVco7&6cq@21dkO1010211b~91$10faV*hT23iN10;2`A03t=`M23t=1h74\"141av52`Ak=`Ml;!1;2`A03tA`M23tA!fM$iG{J9d`P1101`w_/!ow_{J9zh>1101ih8/!cp9{J1`hb@10101buH%10ecZ*b`1{J1nd>10101bn8!`X/#UQ!`w^1iG*ih71ow_*buG1cp9*bn71b`1)<//`G//+\
    1`vNvbC`lw<`l~=$105edZ`dW4z{21101ikE01/ejH`dW0ioO{aD107!1jc@01/fbM`dW1`gsU10101msI01aG.dm]`dW1`hgW10111gpE01aG.dnK`dW1`fsX10111gq501aG/#<7!ikD1edZ*jc?1ejH*msH1fbM*gpD1dm]*gq41dnK/////%1<eD`a2iGaj2`|@`|V`~LedZejHfbMdm]dnK0\
    01{b8!6`jo?0az|T!`nqZ0dw{I!oc90jqy3!`joU0vet6!n}R0`nlj<!`mpU0a}yuH!\
    !``pQ01`jkYdz23J#dz202!csW04!\
    !z}H03sqLbbU`joKbbUbbUbbU<J#bbU02!`mp>04!mu806!`mp308!`myJ0:!`ml90<!om40>!`khJ0@!`pe;0B!`pl\\0D!`jq:0FdZ0\
    13sj2bV`};&Gl121n;10101lU%10o;*cq@21dkO1010211b~91$10faV*`|320`h\\a`Z106`rK!1`vY(16sU0>'hT23iN10;2`A03t=`M23t=1h74\"141av52`Ak=`Ml;!1;2`A03tA`M23tA!fM$oCeU4bk\\1101`g_/!|LeU5d`\\1101abS.1oC!alPeU8f|M10910`E0`dP%10cm@*a`DeU7f|5108`}:\"ai3/!as8eU0bgJfl<106`r3080ahQ)16sU(pr[eU2|f;10221jiL#1-egJeU0c}JmvT106ci^081bv6/!nw[eU0bqZfn3106nlW!1bq[/!cdReU1ncK10101bmO%10njH\"111&poGeU3~~E10301j`A2\"1014+nmVeU1`fu^10101gqQ!a^.nl7eU1`fw410101goW\"`lm]-aj:eU1dl@10101aa]!dZ.pu:eU3`ax110301j{52\"1-exWeU1`esT10101laJ01aG.x1eU1`h}F10111bu=%10~M*oxBeU7wl_1101igS%10`k|7*arLeU7xa>1101auY/!ew^eU;1~`<10512020k~5/!1a<0cM!b8:/!`7Q!`g^1oC*aa\\1aj:*`dO1alP*ai21a`D*igR1oxB*auX1arL*k~41ew^*bu<1x1*jiK1pr[*bqZ1nw[*bmN1cdR*dgU57(gqP1nmV*bv51egJ*ahP1as8*abR1|L*j`@1poG2)goV1nl7*j{41pu:2)laI1exW*`by?1a`D9(=!`_`W$`I/\"`K&a6$`Q!a2%a:\"`G`M(13|L1oC`mG1x<alV2`{KfD%11exW0\
    1eLrwEkY`pl20a^01\"1wTiqZ4|kM104!ir;/&60`cbH68(ir:1wT*`cc269(`ccS69(`caP69(`cdC6://///%\
    !`ec^a303`r3#fD02!pf=04!\
    !uwWa304c=#`pi202!`md?04!`jxK06!\
    1p9vnZ`n_`m|Q$104po1au:3t~\\1031`gkD1iuG#1-nmCau:3txV103X1itF2\"1-cv;au:2|v<10201ivL01!1-amYau:2c|M10221iwQ01!14/!:6!iuF1po1*itE1nmC2)ivK1cv;*iwP1amY/////%12cv;amY0\
    1`e7rvF`ly8`}B&3wTtE4|hZ1101buW01/el>tE0i}Gux[107!1i}X01/enItE0i}3t{H106e^011jz101i>.1`lJ1`e6ya>0`vNhfYx\\(`mfV!1$73!buV1wT*i}W1el>*jy_1enI*hfX21`lJ/////$16eD`a2iGwTel>enI11`lJ\
    !t|6i>04e^01bcW0czY#`qZ02!beB04!\
    01tnKT04`kkD02!dzQ04!`ns@0`AaG0`kk20dEbcW0\
    1eL`dsTkY!T01\"3eD`e64``zM10401|D01/`a2`e64``v<1101lmI01aG.iG`e69d`P1101`w_01/$30|C1eD*lmH1`a2*`w^1iG//*B/)>.13eD`a2iG0\
    01tqVT04cm602!dzQ04!e`Q08!`l}W0@i>0\
    !`ixWT03ekU#psJ02!`mhE04!\
    !tm?!;e^03T0c=01!`ku[#`mvZ02!`kuP04!`keC06!cl:08!`mv=0:!`muX0<!`m}=0>!`jv>0@!\
    !to2!4ocU#`kt802!`ke404!`mxV06!\
    13qwTbVej^&;l121n;10101lU%10o;*hT23iN10;2`A03t=`M23a`W1h74\"141av52`Ak=`Ml;!1;2`A03t=`M23t=!fM$`kYm90oIasG106J!1oJ/!`l4m97bg[1101`c6/!`pXm91cbB10110acI%10c|92`nQ4`a<2)puSm91`itH10101g~V!`X\"10`ma5*e~Jm96yn>1101mg101/ef_m96yl[1101g}W01`X.`~?m99~w[1101agY/!nu_m99zcI1101gzB/!nvDm99{y:1101gzX%10`js<*6a<0cM!b8:-am81mJzx80mKae::-``M1{Wf~P1{Xjf[:+10akU1{Wf}T1{Xjc^:+10``71{W{s<1{Xjf6:+10dxU1{W{vU1{XjdQ:+1aG1f:`cg_}m3$`2Q!oI1`kY*`c51`l4*g~U1puS*mf_1e~J*g}V1ef_*agX1`~?*gzA1nu_*gzW1nvD*jfZ21``M)jc]21akU)jf521``7)jdP21dxU)ae921am8)at]58(g~F024(acH1`pX02`nQ4`a<2'?////*12e~Jef_14``MakU``7dxU\
    1zX{qKkY`mm10T*55////.\
    1bDrk[bd2`mm_&6pb=`x81`ht710101jeN%10`mmI*pdH`x81`h~A10111miM1$10`o~F*ea;`x81`ew410101icX01e5.eaM`x81`eyA10101id=01e5.ea]`x81`hg110101idO01e5.ebL`x81`eq[10101ie@01e5.4`lJ0bhP!`cF:-xK1bCxp_!ai@:'1p{N$ej]1m9w`R1m:m::-e~_1`hQfxI1`hR`hR:-1f:`chI}kN$Q;!`cE21xK(;<0ai?21xK)m921ej])jeM1pb=*`hQ21e~_)miL1pdH1)icW1ea;*id<1eaM*idN1ea]*ie?1ebL)1G@////*15`oEea;eaMea]ebL0\
    1eL`dgQ`lv]ek>&8eDmJ4``~Q1101|D/!cw:mJ4ruT1101by\\/!drRmJ4``|?1101gy^01`X.dr;mJ0jgN`ebF106J!1gyE01a3.e`YmJ1`go[10101icE01/pi5mJ1`hlY10101is;/!pgZmJ0jhG`e`E106e^\"iqB!`X.ec=mJ1`gg410111ifO01`X.6qt912`am813mgH:-`mbC1g6zp]1g70:#csD(csC1g6zvE0g7irTx\\-`nd=1g6zqJ1g70:#cxI(cxH1g6zw30g7kc=x\\-nuL1g6zuK1g7gx_:-1`njF`cn;xm9$?0|C1eD*by[1cw:*mgG21qt9)gy]1drR*gyD1dr;*icD1e`Y*is:1pi5*`ce421csC1(gx^21nuL)`clX21cxH1(irS21csC)kc<21cxH)iqA1pgZ#bW%ifN1ec=*m958'A///*>.14drRdr;e`Yec=0\
    !`e`_a303J#`kvK02!eiS04!\
    !`d{5`X03e^#dpD02!cv404!\
    1jHrzXbV`mvN%2`aOy^;hT23iN10;2`A03a`W`M23a`W1h74\"141av52`Ak=`Ml;!1;2`A03t=`M23t=!fM$ps;w;2ub810201ji]#1$126'od5w;2~cP10201hsB#1-odBw;7wr>1101hsQ/!pt1w;7wyA1101jmJ/!ow9w;1`evB10101ib_/!oe[w;1`gy410101hv3\"`leK-dsPw;0jj>`dp\\106e^!1jlC01a3.do6w;1`eg[10111jkH01a3.en_w;9ze31101jzI01a3.bcKw;0jj]`atA106`r3!1jm201i>.1a<0cM!b8:/!`2V!ji\\1ps;*hsA1od5*hsP1odB*jmI1pt1*ib^1ow9*hv21oe[*jlB1dsP*jkG1do6*jzH1en_*jm11bcK)1VB////*15vVdsPdo6en_bcK0\
    !`doXa303e^#cv^02!eiS04!\
    !`auA!5`r3!i>0piT02i>0p{A04i>0`o~_06i>0`jwI08i>0\
    1bDro6`lz9`mwD&5c{WaeB0joUfmO106elG\"jsP01.1cuLaeB0jn4xwX106`A\"jq?01.1ezWaeB0jo1m{W106pm8021jr\\01/ee2aeB3``g\\10301jr;21!1!10`mw6*coOaeB1`fc910101jpM01#10`kl2+2f:`ciZ}pN!clS`ci:}d9$MG!jsO1c{W*jq>1cuL*jr[1ezW*jr:1ee22)jpL1coO)1G////\"12c{WcuL'16`oEc{WcuLezWee2coO0\
    !xw?!2`A#`M02!\
    !m{W!4c=#pm802!`mg404!`mf106!\
    !fmO!2elG#`nh402!\
    1p9vn;`n_`mxA$102pnHbxG2yi310221juW#14,pkBbxG2|eN102ejzzscS1jtW#14'1`phCkvwwhhG(86!juV1pnH*jtV1pkB/////'\
    13r~8bV`myU&1hT23iN10;2`A03a`W`M23a`W1h74\"141av52`Ak=`Ml;!1;2`A03t=`M23t=!fM$1a<0cM!b8:-2f:`ckX}eW!clS`ck@}b[$SQ!`cpP011(`bbD011'C////,\
    1p9vqG`n_`mz2$101etRjw63yh910341jwQ01!1/\"76!jwP1etR/////%11etR0\
    01xz3!5qvJ02!oj=04!sU08!zG0@!`jpW0N!\
    13qy@`ltN`n`1&8l121n;10101lU%10o;*hT23iN10;2`A03t=`M23a`W1h74\"141av52`Ak=`Ml;$fM$pwX`xP0k`J{v>106J!1ka2/!pw;`xP3~xG10301j}U2\"1014\"131`gkD'pwE`xP7w}\\1101j~C/!qu2`xP7w~S1101k`1/!er4`xP9ziU1101j~201/f`C`xP9zjL1101mjK01/1a<0cM!b8:/!WQ!ka11pwX*j}T1pw;2)j~_1qu2*j~B1pwE*j~11er4*mjJ1f`C)D///`G/)12er4f`C0\
    !``q=!2J#`jsY02!\
    01x~]!5`tW02!sU04!`lB08!zG0@!ba80N!\
    1jHrd:kYcwC%2`aOy^1ch\\aeX5``vW1101dc801/1a<0cM!b8:/!XV!dc71ch\\)1VE)`S////12vVch\\0\
    1eLs~FkY#1/////'\
    !`abB!<J#`kx=02!`kxA04!`l}Q06!`moE08!`neL0:!cy90<!`nq70>!`ppW0@!d{@0B!`km]0D!`kc=0Fa^0\
    1p9vrN`n_`ne2$101esEkcS3vwV10301kdB01/$76!kdA1esE/////%11esE0\
    1bxHvl_`n_`ngD$101oj_kgD0dh9y`I107!1kh8/&98!kh71oj_/////'\
    13sf3bV`nh=&F`o\\21`yS1011210`eF%10`}G*}W21`iL1011210{:%10`lT*ck\\dK;1~|T10512!1bt7/!dyCdK;3ggN10534#1hpD/!p~2dK;3``e910534#1kiV/!oaBdK0kj?fn^106e^\"klN!`X.nr8dK1`fn?10110kmK30T.cp^dK1`guW10111kiD1$10p}R*pbZdK1`gg]10101jtF%10`mwW*p`DdK1`ehX10101hx:%10`kj4*nyFdK1`gf310111haG/!dpLdK1m~X10101dbO/!np:dK1`feN10101gtZ/!qkFdK1`ho110111lb>/!qoGdK1`hyW10111le4/!o{:dK0kk={uP106J!1ik3/!ppVdK3``a_10341jb22\"1-plUdK3{k:10341i{=2\"1-nyOdK1`j`F1011210haX/!og3dK1`iv=10111hw>/!nzTdK1`e|K10111hdG/!pfHdK0kkZfkG106c=!1ip5/\"1f:`cm?}qH$`6Q!kmJ1nr83\"cP%lb=1qkF*le31qoG*haF1nyF*kiC1cp^1)haW1nyO*dbN1dpL*gtY1np:*jtE1pbZ*hx91p`D*ik21o{:*jb11ppV2)i{<1plU2)hw=1og3*hdF1nzT*bt61ck\\*hpC1dyC*kiU1p~2*ip41pfH*klM1oaB#bW$F%`[`Y//`Q//#\
    !fn^`X04e^#`niZ02!cv404!dpD06!\
    !``s>!3J#bcD02!fc?04!\
    !fkG!5c=#`mq202!`l{H04!`mq:06!`l{U08!\
    13rrBbV`nj<&Pl121n;10101lU%10o;\"11'`|320`h\\a`Z106pyJ0626`rK!`vY/!hT23iN10;2`A03t=`M23a`W1h74\"141av52`Ak=`Ml;!1;2`A03t=`M23t=!fM$`jK]0awCayX106beU041`b5/!`k4]0ax2a~B106J!1`bO/!`t3]0axLa|M106J!1`fM/!`qL]0q4bk3106J!1q5/!`q8]0pMbjL106J!1pN/!`r<]0qDbl8106cy90<26J!qE/!`n2]1cc<10110`c^/!`pE]1cd5101!`e^%10cyA*`tF]0qUbkB1101qV!dZ.`s:]0rPa{H106J!1rQ!`X.`sQ]0s>a}<106J!1s?!`X.`rX]0r9azW106J!1r:!`X.vG]4c`_1101`h881al^.oCjR4bk\\104!`g_/!anCjR4gh[1101by1/!cw:jR4ru31101by\\/!`kYjR0oIasG106J!1oJ/!p~IjR0knIui]106J!1kn]/!`l4jR7bg[1101`c6/!`pXjR1cbB10110ko@%10c|92`nQ4`a<2)qm@jR1`ht^10101ld5/!p|]jR4`ac21101kf_/10qi^jR1`gz<10101l`M/!qjTjR1`ed[10101la5/!qmOjR1`g{710101l`2/!`kHjR9z`?1101`uP/!p|DjR9zaH1101kfD/!euSjR;5~`W10552!1kpU01/etYjR;5}}P10552!1koY01/1a<0cM!b8:-1f:`cmU}uN$`?Q!oI1`kY*kn\\1p~I*`c51`l4*ko?1`pX02`nQ4`a<2(`g^1oC*bx_1anC*by[1cw:*ld41qm@*kf^1p|]*l`L1qi^*la41qjT*l`11qmO*`uO1`kH*kfC1p|D*kpT1euS*koX1etY*`b41`jK*`bN1`k4*`fL1`t3*q41`qL*pM1`q8*qD1`r<*`c]1`n2*`e]1`pE*qU1`tF*rP1`s:*s>1`sQ*r91`rX*`h71vG8(G/aJ/*a4+a2/013vGeuSetY0\
    !ui=!3J#cv^02!eiS04!\
    13vjQc>`np2#2!5eD`fA4~v71101kwJ.1iG!iG`fA9~u91101/\"x1`fA1`huN10111kw71$10~M*c|F`fA3`ay[10301kwY2\"1-ob3`fA;1~aN10512!1kvN/!1a<0cM!b8:/!W0hb756(heZ56'>20df91dyQ#cP015241bfz~vex`pxvwW1sgt}etghpkpH1lnntwkfhmiot>1cfapeppnpwfp;\"?A0kwI56(`co302:(`cnO56(kw61x11)kwX1c|F2)kvM1ob3)1PH//`I#`K/$`G$`M!13`mG1x<alV2`{KfDeD1iG'\
    1jHq~HbV`np;%2`aOy^6hT23iN10;2`A03t=`M23a`W1h74\"141av52`Ak=`Ml;!1;2`A03t=`M23t=!fM$qf2agD2~tE1021220kyK#12'1`moK2#pa_agD1`giA10101jcQ%10`mi2*npRagD1`i~R10101guR/!qfHagD7w{K1101kz4!T.v7agD1`ejW10101tN!`X\"10arY*2a<0cM!b8:-evB1`fA~vM0`fBkx::)a=&]W!kx921evB)jcP1pa_*guQ1npR*kz31qfH*kyJ1qf2*tM1v7)I////%11a<1evB%\
    !`djDa^05`aB#`m{U02!`ntI04!`kt[06!`ku>08!\
    1jHq}RbV`nsR%2`aOy^;hT23iN10;2`A03t=`M23a`W1h74\"141av52`Ak=`Ml;!1;2`A03t=`M23t=!fM$bf;wJ3gjK10301b~T2/0cu>wJ3gbC10301i~82$10`mh5*ct5wJ3ga^10341ixY2$10`mf6*bdHwJ1`f`210111btF%10ob\\*ppCwJ9y}[1101jaL/!plBwJ9y}:1101izW/!po[wJ7wv?1101j`W/!pkZwJ7ww81101iz3/!c{>wJ7f{L1101md]/!anWwJ0dcJ`hzN106e^!1by@01aG\"10`jt[*1a<0cM!b8:/!`36!`b}O04`pr;!cP$K60b~S1bf;2)i~71cu>2)ixX1ct52)btE1bdH*jaK1ppC*izV1plB*j`V1po[*iz21pkZ*md\\1c{>*by?1anW)6QJ////*12vVanW0\
    1bDrmScoB`ntS&7e=`g20lg;uaJ106`aB!1lgY01a3.en3`g20leS`jaF106e^!1jyH01e5.eqV`g20lfGgf^106am?!1j}F01`X.epO`g21`ew_10111j|^01/eoI`g23yl310321j{P21e501214&1uR2#ei\\`g23yk510321i~S21e5012'1uR2#egY`g23yj710321iyE21e5012'1uR2#2`lJ0bhP!`cF:-xK1bCxr6!ai@x\\'3`meJ`kiM`nxG$1f:`cq_}j?$P;!`cE21xK(;<0ai?21xK)lgX1e=*jyG1en3*j}E1eqV*j|]1epO*j{O1eoI2)i~R1ei\\2)iyD1egY2(1GK///&Z/\"18`oEe=en3eqVepOeoIei\\egY0\
    !`jb1e50:e^#`nkZ02a30`mq^04a30`mrC06a30`peD08a30`pf?0:a30`peX0<a30`m~@020`li5`jmL040`lgQ`m~O060`lhD\
    !gf^`X02am?#bf102!\
    !u`Ua303`aB#`kkS02!`pcU04!\
    13sdNbV`nu90a^$8l121n;10101lU%10o;*x<2;3c~Q10534$ayD!e5&1534*nuF`y10fLxxF106`A\"ljL/!oi^`y10lh\\u~8106`nX\"lkK/!nm8`y10lhEu}4106`nX\"liH/!qp6`y13``h[103!llW,1qp?1ay@1qp?`nt3\"o~T`y11`gj7101!lj]%10`jt>*pa;`y11`iwV101!ll5%10`maP*1chJ12`asR!li^x\\(a=a=1%X4!ac51|\\#d5$150lT1l1#d?0111\"J70li]21chJ)ljK1nuF*lkJ1oi^*liG1nm8*llV1qp6*lj\\1o~T*ll41pa;)L#`K'`G-`I%`O\"`Q-`M.11a<1chJ!11chJ\"\
    !tsZa^08`nX#am?02!`tW02!`kqM04!fD06!bf108!`lB08!`maB0:!\
    !tu@a^05`nX#`kp[02!`kq904!`knM06!`kn=08!\
    1jHr`SbV`nv5%2`aOy^8hT23iN10;2`A03a`W`M23a`W1h74\"141av52`Ak=`Ml;$fM$bf;`gI3gjK10301b~T/!cu>`gI3gbC10301ja</!ct5`gI3ga^103gH1izG/!qp[`gI3udU10341lm<#1-qwM`gI1`if>10101mt_/!dq^`gI1`epB10111gw101/bdH`gI1`fa310111btF01#10ob\\*1a<0cM!b8:/!^V!b~S1bf;*ja;1cu>*izF1ct5*lm;1qp[*mt^1qwM*gv_1dq^*btE1bdH)1VM////*13vVdq^bdH0\
    1p9voV`n_`ny6$102bcKdhN0lnGx{\\1071zG21lo=/!amYdhN2c|M10221lp2#14/!86!lp11amY*lo<1bcK/////'\
    01x{@!4zG02!sU04!qvJ08!oj=0@!\
    1jHrf^bV`nyN%2`aOy^8hT23iN10;2`A03a`W`M23a`W1h74\"141av52`Ak=`Ml;$fM$pbT`gT1`h|Z10101lqX%10psJ*psN`gT7x`J1101lrF/!c{>`gT7f{L1101lsD/!el5`gT9zmB1101lr501/ekZ`gT9zl81101lqF01/eD`gT4``wC1101ls\\01a3.ep?`gT0lq5`fo?106e^!1lr[01a3.1a<0cM!b8:/!_Q!`csT1x1!11'5Q0lqW1pbT*lrE1psN*lsC1c{>*lr41el5*lqE1ekZ*ls[1eD*lrZ1ep?)1VN///*`].15vVel5ekZeDep?0\
    !``q]a303e^#`j{;02!`nsY04!\
    13qz;bVc{2&=l121n;10101lU%10o;!111'hT23iN10;2`A03t=`M23a`W1h74\"141av52`Ak=`Ml;!1;2`A03t=`M23t=!fM$`kYl^0oIasG106J!1oJ/!`l4l^7bg[1101`c6/!`pXl^1cbB10110acI%10c|92`nQ4`a<2)ew6l^7wzQ1101ky1010`lo\\-f`Ol^7wmP1101mjY01dZ.`kHl^9z`Z1101`uP/!`~?l^9~w@1101agY/!qg3l^9zb71101k{:/!pe9l^0lt;uu6106e^!1lu@/!pf2l^3`a{210301lv?2\"1-peTl^3``fP10301luY2\"1-4a<0cM!b8:-am81m\\f}50m]ae:x\\-``M1av8asG1av9lwA:+10``71av8g`K1av9lvR:+1aG2f:`cu7}yF!`npXm\\ztU$`1Q!oI1`kY*`c51`l4*kx_1ew6*mjX1f`O*`uO1`kH*agX1`~?*k{91qg3*lu?1pe9*lv>1pf22)luX1peT2)lw@21``M)lvQ21``7)at]58(ae921am8)acH1`pX02`nQ4`a<2'O/`Q///)12ew6f`O12``M``7\
    !tz8!3e^#`nX02!`jzF04!\
    1zX{r;kY`op;0T*55////.\
    1bDrj=bd2`opM'3`lJ0bhP!`cF:-xK1bCxp:!ai@:'1xK$c{11l^fxI1l_l_:-1f:`ctJ}x9$K;!`cE21xK(;<0l^21c{1)`bvB21xK)ai?21xK(1GP////,\
    1w1s{D`lv@e|;&6e|Fm\\0ltUzr81101b}6%10qq?'2eDiG!qeRm\\9zi41101kzP/!nwOm\\4``x11101g|E/!nwCm\\7wo;1101g|7!dZ.e~1m\\;5~c610552!1me_01/v7m\\1`eo=10101tN!`X\"10arY/>1!b}51e|F)210kzO1qeR*g|D1nwO*g|61nwC*me^1e~1*tM1v7)53////$11e|F2eDiG%12bdVe~10\
    !``t1!<`miI#`kpF02!`kpQ04!`o~U06!`nc608!`ka70:!`k|O0<!nx]0>!cy90@!`kl?0B!`miO0D!`mi[0F!\
    1dLsk1`lt:`os^&Q|\\27fz\\118qqK!20ac6'2e=ouK8e{P!e=o|O8e{P*`o\\21`yS10101`eF%10`}G*dpLdK1m~X1011210dbO/!e=aP0l|L`ghQ106anP\"mb7/!cx]aP3yx810320keS2\"12#13bS\"1uR2#q`OaP3yyR10320kq]2\"12#13aB\"1uR2#q`:aP3yxW10320kqF2\"12#13aB\"1uR2#om_aP3yc^10320hz;2\"12$13\"1uR2#oo3aP3yf210320h{B2\"12$13\"1uR2#onDaP3ye710320hzQ2\"12$13\"1uR2#opPaP3yvY103!h|3!aG012'1uR2#qa5aP3``bD10320krE!aG012'1uR2#czIaP0l~X{n^106ezK0226c=!k}R/!ewNaP7wx11101k|T/!cz9aP;3znK1101b|S/!qh\\aP0l{V`dv8106d~Y\"k}7!`X.n{\\aP1`hqV10101he3!a^.o|]aP1`ffP10110ikN!`X\"10`kaP*cpHaP1m}W10110j|H!aG\"10pvL*bbDaP1`ga410111bqH/!baZaP1`f|H10101bp\\/!noDaP1`g`610101gt1/!nnMaP1`f{<10101gs8/!v7aP1`eiX10101tN!`X\"10arY*aj]aP1`gbS10101bp101aG.ak;aP1`gaS10101bp@01aG.aqLaP1`haI10101b{O01a3.ap6aP1`g~G10101bz701a^.ar4aP0l{2mzH106~M021b|901i>.qbOaP2|u710201kt6#1-qb<aP7ws51101ksP/!qaNaP7wlB1101ks1/!qcDaP7wk@1101kt\\/!5a<0cM!b8:-~V1gGfy60gHm`J:(`n`?#qd_1av^~sS0av_0:%1&e}:12`ag>13lxA:)a=\"e|X12`alM13lw]:)a=\"6f:`cx@}t7!clS`cw6}gC!pv8`cwM||U!ojC`cxU}`M!ojQ`cy?gc^!bc42`al2$`]Q!mp75:!dId]#?Q0bt61ck\\;(4`20mb61e=#cP%dhE1e=#cP%k}Q1czI*`cp21czI\"16c=(`coC1czI!16c=)j|G1cpH#dI%keR1cx]2\"bW!13bS\"kq\\1q`O2)kqE1q`:2)hz:1om_2\"bW%h{A1oo32\"bW%hzP1onD2\"bW%h|21opP#dI%krD1qa5#dI%gs_1noD*gs71nnM*bqG1bbD*bp[1baZ*tM1v7*bo_1aj]*bp?1ak;*b{N1aqL*bz61ap6*b|81ar4*he21n{\\*ikM1o|]#bW%`cq6011\"a^$k|S1ewN*lx@21e}:)lw\\21e|X)b|R1cz9*kt51qbO*ksO1qb<*kr_1qaN*m`I21~V4(kt[1qcD*`cv921~V5(k}61qh\\#bW$Q///!aB#a@-11a<2e}:e|X011~V011qd_15aj]ak;aqLap6ar40\
    !`d}Q!3cm6!i>0~M02i>0omB04i>0\
    !`dtQ`X2`jrBotD`jz;d~Y2d~Y#otD02!\
    !toM!3anP#ouK02!o|O04T0\
    13rz@`luQ`ot:&?}W21`iL10101{:%10`lT!111'e=gG0l|_vz3106J!1ma9/!`}]gG4|nF1101af</!ni_gG0di9vv:106c=!1glT/!okOgG0di9vu5106c=!1hy=/!qgLgG0l~8wy_106J061k{U/!osEgG0l}KusR106J!1h|F!a^.ozEgG2uc[10201ij:(122'ozWgG3`a|9103X0ijN2/0qlNgG1`efO10101lcM/!ex=gG1`gnV10111k~E01/cz9gG;3zoS1101b|S/!cx]gG3yuY10320ly52\"12#13bS0djF01uR2#~7gG<1xeW11!ad>01a3.}>gG<2mwN11!ah901a3.5a<0cM!b8:-j_1diXgkY1diYadZ:\"1)e}K2avLeU{gZ1avMmdP:!1#k1%dz^2avLeU~rX1avMhwV:!1#k1%co61{JzgJ1{K{K:!1#k1%5`jgB2`ai5!`km@2`agX!bc42daH!qe:2gjW!`mjM2`aiU$`53!b759'M40af;1`}]*ma81e=*glS1ni_*hy<1okO*ij91ozE*k{T1qgL*ijM1ozW2\"d?!13X\"h|E1osE*lcL1qlN*k~D1ex=*b|R1cz9*`cuI1|\\9011(ah81}>#d?%hnL#d?d]$ad=1~7#d?%adY21j_)mdO21e}K)hwU21dz^){J21co6(R0`K//.`I`]#`G,11j_011j_3e}Kdz^co6\"13ex=~7}>0\
    !vt5!5c=#`kjL02!`ki504!`j{E06!`khV08!\
    !v{D04u~UJv`E`a2va6qvXvaTqw14J#qvX02!qw104!`a206!\
    !tm_a^02J#cl:02!\
    !xdB!4c=#nxQ02!e`K04!J06!\
    !{oH01JezK3c=#ezK02!`nr]040`laC\
    13xi7c>`otI#2!4l121n;10101lU%10o;*`o\\21`yS1011210`eF%10`}G*`|320`h\\a`Z106fD0826`rK!`vY/!}W21`iL1011210{:%10`lT/QQ0S////,\
    1bDrqGcoB`ou4&1cjTmaN1`hvC10110bs6/!2`a]1aPblV1aQ3:-cwB1aeXxl91aeYaeY:+101`a]aP``tS$JH!aeX21cwB)bs51cjT\"110bC!11\"T////+12cs6cwB\
    13ry>`lu9'3`}]b}C4gbW1101af<01/~7b}C<1xh:1101ad>01a3.}>b}C<2`do;1101ah901a3.1j_12`ar_13adZ:+101bc42daH$UQ!af;1`}]*ah81}>*ad=1~7*adY21j_///*`G/(13`}]~7}>11j_\
    1eV{hNc>`};#2'`7`7////.\
    1eLyb2c>#1#1dvP1gGwhU10lxT:/!20lxS21dvP)ly43dvPcx]/////'\
    1eLr{Lc>`ouI#2!2ov:av^4``{91101lz3/!ot7av^4``uQ1101lyG/!1dvV1gGwi10gHlzNx\\$djF+30lz21ov:*lyF1ot7*lzM21dvV/////&\
    1p9vpX`n_`ov<$102cv;djU2ucB10221`czG#14%dk?%amYdjU2c|M10221`c{>#14%dk?*76!`cyX4dk>'U////,\
    !ayX!4c=#`ppB02!beU04!`jl?06!\
    !a~B!3J#beI02!bfB04!\
    !{z>dZ0NejW1ejW!`mlG1`mkN!`kwE1`kw9!`mgF1`mg9!`ko\\1`koO!`mlS1`mk[!prQ1prQ!`l}G1`mtW!`mu<1`mtI!pj:1pj:!`kv81`nvC!`nvS1`ji]!`nw81`jj=!`jjL1`ji=!`jk?1`jhJ!`jjY1`jhZ!`nwY1`jiM!`kdD1`kd6!`m}Z1`m}M!`ovV1`ovQ!om41`kmV!mu81`pi=!`kdQ1`jy_!qvN1qvN`X0ptI1ptI`X0`mo81`mnYal^0`mrU1`mqOal^0qiF1`nr2aG0d~:1`ksXaG0`kh@1`kgXaG0\
    1jHrf4bV`o{L%5ol6d{Od|1olFy^O}W21`iL1011210{:%10`lT*`jK]0awCayX106beU041`b5/!`k4]0ax2a~B106J!1`bO/!`t3]0axLa|M106J!1`fM/!`qL]0q4bk3106J!1q5/!`q8]0pMbjL106J!1pN/!`r<]0qDbl8106J!1qE/!`n2]1cc<10101`c^/!`pE]1cd510101`e^%10cyA*`tF]0qUbkB1101qV!dZ.`s:]0rPa{H106J!1rQ!`X.`sQ]0s>a}<106J!1s?!`X.`rX]0r9azW106J!1r:!`X.vG]4c`_1101`h881al^.oCgX4bk\\1101`g_/!|LgX5d`\\1101abS.1oC!anCgX4gh[1101by1/!dq3gX5~g@1101gvG.1anC!alPgX8f|M10910`E0`dP%10cm@*a`DgX7f|5108`}:\"ai3/!as8gX0bgJuzK106`r3080ahQ)16sU(ny9gX0mbHyiQ106c=!1ha8/!n}5gX1`flN10101hgI/!cjAgX1nhA10101brP/!cdRgX1ncK10101bmO%10njH!111111&amHgX3``a510301dgV2\"1$13`E'aj:gX1dl@10101aa]!dZ.n|SgX0mc2`d~S106cv4!1hg6/!ba=gX1neH10101boA01/nw7gX9zb\\1101mcI/!oiJgX9y~M1101md1/\"3f:`c|7geL!o{_2`adZ!o|D2`am\\$`HW!`dO1alP*bx_1anC*gvF1dq3*ahP1as8*`g^1oC*abR1|L*ai21a`D*ha71ny9*hgH1n}5*brO1cjA*bo@1ba=*bmN1cdR*dgU1amH2)aa\\1aj:*hg51n|S*`bp>0502<4(mcH1nw7*mc_1oiJ*`b41`jK*`bN1`k4*`fL1`t3*q41`qL*pM1`q8*qD1`r<*`c]1`n2*`e]1`pE*qU1`tF*rP1`s:*s>1`sQ*r91`rX*`h71vG8)`bx=011'V!aVaR#aDa@#a\\\"aL)aF-aB+a>aH(14dq31anC|L1oC`mG1x<alV2`{KfD%13vVvGba=0\
    !wh7!4c=#`mc]02!`ju=04!esO06!\
    !`d{M!4cv4#`pmI02!`ph404!dpD06!\
    20uuT0`o{W&=`jK]0awCayX106beU041`b5/!`k4]0ax2a~B106J!1`bO/!`t3]0axLa|M106J!1`fM/!`qL]0q4bk3106J!1q5/!`q8]0pMbjL106J!1pN/!`r<]0qDbl8106J!1qE/!`n2]1cc<10101`c^/!`pE]1cd510101`e^%10cyA*`tF]0qUbkB1101qV!dZ.`s:]0rPa{H106J!1rQ!`X.`sQ]0s>a}<106J!1s?!`X.`rX]0r9azW106J!1r:!`X.vG]4c`_1101`h881al^/#=0`b41`jK*`bN1`k4*`fL1`t3*q41`qL*pM1`q8*qD1`r<*`c]1`n2*`e]1`pE*qU1`tF*rP1`s:*s>1`sQ*r91`rX*`h71vG8/////$11vG0\
    !azW`X03J#beI02!bfB04!\
    !a{H`X03J#beI02!bfB04!\
    !a}<`X03J#beI02!bfB04!\
    !a|M!3J#beI02!bfB04!\
    1dLsmSbV`o|9&H`jK]0awCayX106beU041`b5/!`k4]0ax2a~B106J!1`bO/!`t3]0axLa|M106J!1`fM/!`qL]0q4bk3106J!1q5/!`q8]0pMbjL106J!1pN/!`r<]0qDbl8106J!1qE/!`n2]1cc<10101`c^/!`pE]1cd510101`e^%10cyA*`tF]0qUbkB1101qV!dZ.`s:]0rPa{H106J!1rQ!`X.`sQ]0s>a}<106J!1s?!`X.`rX]0r9azW106J!1r:!`X.vG]4c`_1101`h881al^.oCt]4bk\\10401`g_/!|Lt]5d`\\1101abS.1oC!alPt]8yoJ1101`dP%10cm@*a`Dt]7xa_1101ai3/!as8t]0bgJfl<106`r3080ahQ)16sU(p`^t]1`i`210111hy1%10`km6*pc]t]1`iaH10111kxF%10`npL*cjAt]1nhA10101brP/!ba=t]1neH10101boA/!aj:t]1dl@10101aa]!dZ.`m4t]0`wIc}[107!1`wJ%10`kgF+3f:`c|LgeL!o{_2`af5!o|D2`aoB$`N`6!`g^1oC*abR1|L*`dO1alP*ai21a`D*ahP1as8*hx_1p`^*kxE1pc]*brO1cjA*bo@1ba=*aa\\1aj:*`wI1`m4*`b41`jK*`bN1`k4*`fL1`t3*q41`qL*pM1`q8*qD1`r<*`c]1`n2*`e]1`pE*qU1`tF*rP1`s:*s>1`sQ*r91`rX*`h71vG8(W!b=%a\\/\"a^%b5/#aZb1(13|L1oC`mG1x<alV2`{KfD%11vG0\
    13q{7bVf`1&6l121n;10101lU%10o;*dwO21nbJ10111dc^(11(hT23iN10;2`A03t=`M23a`W1h74\"141av52`Ak=`Ml;!1;2`A03t=`M23t=!fM$`kY`hQ0oIasG106J!1oJ/!`l4`hQ7bg[1101`c6/!`pX`hQ1cbB10110acI%10c|92`nQ4`a<2)5a<0cM!b8:-am81g6f}50g7ae:x\\-``M1`y>f~P1`y?mi]:+10akU1`y>f}T1`y?mh1:+10``71`y>g`K1`y?mh]:+1aG1f:`c}?}zM$YQ!oI1`kY*`c51`l4*mi\\21``M)mg_21akU)mh\\21``7)ae921am8)g~F022(acH1`pX02`nQ4`a<2'X////+13``MakU``7\
    1zX{rSkY`o~40T*55////.\
    !{dK!7`aB01!`myC#ps[02!`pe704a^0`jyF06a^0pjV0:a30`plB0<bcW0\
    !ueL!3`aB#n}[02!ao\\04!\
    1c`Esu>`lqI`pj;0e5$1e=mkD0b~\\{cU1101b~]01T.1ci>1brAwgH1brB0:01/20`d`13ci>e=*b~\\1e=////!>*11ci>&11e=0\
    !{fTT08`}:#p~Y02!qq\\04!py906!`nX08!`nk60:!`ow80<!qhQ0>!\
    1bzXs|ZbV`a^2`kaA`j}Q%LalV2;2~lF10524#1/2`{KfD!`{K2;2~mQ10524#1/\"fD2;0|b>10502!1/\"`pcC2;6`ad1105664!4!1/\"|\\27fz\\1101ac6/!l121n;1011210lU%10o;*co^21nf>10101dfL%10e`Q*`o\\21`yS10101`eF%10`}G*cq@21dkO10111b~91$10faV*ntN21`glX1011210gw?/!nu420mkV`jb[107!1gxK/!np323ugN10341gtQ2\"1014+dwO21nbJ10111dc^/!`|320`h\\a`Z106`rK!1`vY/!dyQ2;2~dJ10524!441df:\"`lm8-}W21`iL10101{:%10`lT*a`O27zz61101ay7/!c{922spQ10201b~2/!quB21`hs210111mm>1/0hT23iN10;2`A03t=`M23t=1h74\"141av52`Ak=`Ml;$fM$n~K23um710;2`A03a`W`M23a`W1mlA4\"141av52`A`k|X`M`piB$fM$x<2;3c~Q10534PPPP1ayD!e5.`mG2;4xt;10544PPPP1ayD!`X+1x<!eq521`h{T10101mp\\!e5.phB21`hoX10101mo?/!o}L21`hpY10111mnG30`X.cx124|qG1101b{6/!qg\\20k|7`ijJ106`aB\"mqN!a^.2a<12cM!b8:-`kvT1p8ys[\":1/0Q0hb75)heZ51(`c}R52(b721a<)ac51|\\*`bw\\011!bC%lT1l1*dfK1co^*`eE1`o\\*b~11c{9*b~81cq@1)gw>1ntN*gxJ1nu4*gtP1np32)dc]1dwO*`vX1`|3*df91dyQ*{91}W*ay61a`O*mm=1quB1)`d`L53(h61hT4)`da^54(ayC1x<(1`mG0`dbC1`mG9011(mp[1eq5*`dc71eq501`a<N11(mo>1phB*mnF1o}L3)ml@1n~K4)b{51cx1*mqM1qg\\*`da:#cP$Y$T$PR!F\"@0B!`70`5`;!>!`A#J!N`9#`=#`E\"`1%D`3\"12`mG1x<alV2`{KfD'\
    01`jc[06`kr@or=`krNoq2`kr\\oqX`ks;orR`k{IoqH`pn@os66oqX02!os604!or=08!orR0@!oqH0P!oq20`A!\
    !tvB01`a~Nc{N=`rK#`ng302!`nfQ04!pyJ06!fD08!`tW0:!`lB0<!sU0>!zG0@!c{N0B!f`90D!dt]0F!du:0H!\
    1bzXs{[bd2`pjK&>eDbC4`ds61101|D/!prHbC4|rM1101jiA/!cx1bC4|pI1101b{6/!ok7bC0dh9x|]1074`tWsU`lBzGN1in;/!ooQbC1`fdT10101inX3/0ns4bC1`g|510111il_3!`k~_-ofFbC1`ikN10101hvO/!px<bC1`fp?10101kaG/!pqIbC0bwDur_106e^031bwE/!pr2bC0bw^uy]106ocU!1bw_/!ovNbC1`gpS10101if3/!ptSbC;1~}I10512!1jx_/!`oEbC1`idB10101jbX01T\"10`mhL*nsZbC1`e}V!111gwU/!6`a]12blV133:-`lJ1bCbhP!`cF:-ek=1mJ`dhM1mKmK:-e|:1m\\xoD1m]m]:-qtD1g6zy50g7mhMx\\-cs61`dWz}X0`dXim[x\\+101`a]2blV$H0m\\21e|:)mJ21ek=)|C1eD*`bzQ5;(ji@1prH*`crO5<(`cjI58(b{51cx1*mhL21qtD)imZ21cs6)`cs85=(`cE21`lJ)in:1ok7*inW1ooQ3)il^1ns43)hvN1ofF*kaF1px<*bwD1pqI*bw^1pr2*jbW1`oE*if21ovN*gwT1nsZ*jx^1ptS*221`a](Z/.R/*>.11`oE11cs6\
    1eLwdMkY!e501)[////,\
    13sc3`lrJ`plK0e5$1l121n;10101lU%10o;*3a<0cM!b8:-ol[1c`Dya110mr^:!1*j_1dmA`aqW1dmBmr?:\"1-TQ!mr]21ol[)`ddE*mr>21j_(]////$11j_&\
    13slUbV`pm9!`la]#7`m4`iA0`wIc}[1071em;227!`wJ/!p|3`iA1`f}E10101kf1/!`z_`iA1naT10101grJ01/ei2`iA1`fy=10111i|@01/ehE`iA1n`X10111i{Q01/`~S`iA1m|N10101lmU01/ef<`iA1`gcE10111ipL01/1a<0cM!b8:-1f:`de3}oT$YQ!at]*ke_1p|3*grI1`z_*i|?1ei2*i{P1ehE*lmT1`~S*ipK1ef<*`wI1`m4/////%15`z_ei2ehE`~Sef<0\
    13v|]bV`pnO#1!2co^21nf>1011210dfL%10e`Q\"111&qw@mtE3`a}W10301mtP2/!1p{NbCxnF$RQ!mtO1qw@2(_////,\
    01vcSdZ03nqQ02!qw904!ba806!\
    01`dkOdZ08em;02!cs^04!nj?08!nzE0@!`pbZ0P!d~:0`A!pjD0aR!ba801!\
    1eL`dw5kY`pnW0e5$3amHaiR3```>10301amI#1-crRaiR1`geL10111crS\"`lf8-cqZaiR1`gdA10101cq[/&30amH1amH*cqZ1cqZ*crR1crR/////'\
    !giUe502d{F#`jzP02!\
    13sl7`lsM`po70e5$3ce]c`T1`gn1101!ce^/!clBc`T4|oM11!clC!a^.cfSc`T1`eq410110cfT!a^.2a<0cM!b8:-`{S1u:uhJ1u;`{T:!1*2`pfQ`de\\}{Vat^0`mnE`deF}nA$UQ!`{S21`{S)ce]1ce]*clB1clB*cfS1cfS)^////,\
    1eLtp^kY`poB0e5$9cg\\u:4`dnA1101cg]!a^.`~Su:1m|N10101`~T/!ce>u:1n`X10111ce?!a^.`z_u:1naT10101`{1/!cg7u:1`fw[10111cg8!a^.ctCu:0mu={zW1072nqQqw960ctD!dZ%17)`m4u:0muVc}[107!1`m5!dZ.cyRu:0mv<giU106d{F!1cyS/!cnIu:1`erR10101cnJ!dZ.1cvQ1aiR`dwZ1aiScvR:/!:0cvQ21cvQ)`~S1`~S*cg\\1cg\\*ce>1ce>*`z_1`z_*ctC1ctC*cg71cg7*`m41`m4*cyR1cyR*cnI1cnI/////'\
    13xjPc>`a^0e5!2!4l121n;10101lU%10o;*`o\\21`yS1011210`eF%10`}G*`|320`h\\a`Z106fD0826`rK!`vY/!}W21`iL1011210{:%10`lT/QQ0\\////,
    """
  }

  /// Where the name of each declaration is in the texts, and where its numbers begin.
  static var index: StaticString {
    """
    2TD000\
    0Vh00N\
    03004N\
    2VB0<C\
    2XI0=c\
    19c0>j\
    1:60A<\
    0?G0B0\
    0DC0I5\
    1a@0N2\
    8@C0OK\
    1:A0P1\
    05U0Rc\
    1aP0S1\
    04e0Tg\
    8A[0X0\
    1:U0XT\
    8Ci0Y3\
    1d90YI\
    0W@0[[\
    0lk0^L\
    30O0bJ\
    <9R0c<\
    <:80cY\
    0DL0d4\
    05n0fl\
    3;m0kH\
    3<D0km\
    0AX0ng\
    0<9131\
    1B;13K\
    1e;13a\
    1BQ14=\
    3=g15R\
    03?183\
    3?G1G^\
    <:\\1H]\
    <;@1II\
    <;b1I`\
    <<?1J?\
    3?\\1J[\
    0W]1K;\
    0<E1MY\
    3Ce1WT\
    3DG1Wb\
    0mD1X?\
    3EM1Zf\
    0C<1\\>\
    3Ei1aT\
    1el1b>\
    1fn1bO\
    1CW2H_\
    0X72K^\
    08L2NY\
    3JG2TA\
    3Jm2Tj\
    0XQ2UE\
    0Xb2V7\
    0?R2W7\
    3Ll2^Y\
    3MQ2_E\
    <J82_h\
    <Jn2`@\
    <K@2bY\
    0<W2ch\
    <Lo2fo\
    <ML2gS\
    <Ma2h4\
    0Dn2i6\
    0K32lV\
    3_i303\
    0<l316\
    0=B31S\
    04o33;\
    3aR3@9\
    <QV3AO\
    <RP3Ag\
    0mf3BG\
    0?`3Di\
    3i_3GX\
    3j33H8\
    0KA3Hb\
    1gS3JX\
    1gm3K;\
    1F?3KT\
    1FY3La\
    0:K3M@\
    0E;3VF\
    0Y@3V\\\
    0:\\3\\C\
    40a3cT\
    41I3cl\
    0Ac3dD\
    42^3k2\
    43=3kJ\
    0b>3l:\
    45P40>\
    46<40L\
    46`40i\
    1G141:\
    <UY42b\
    4<944i\
    <VU45h\
    0YX46L\
    4BE4;5\
    1hU4;E\
    0bT4;h\
    1H_4=9\
    0=R4=I\
    4D[4>_\
    4GH4?\\\
    0464@U\
    4IP4KS\
    4J=4L1\
    4JZ4LF\
    08W4Lk\
    4LV4\\i\
    0L;4]=\
    0c^4b5\
    4VV4fh\
    0B24gQ\
    0L[4nF\
    4\\j54J\
    4]M55m\
    4^056?\
    0Yh56Y\
    4^i5<J\
    4_@5=A\
    0M25=i\
    1hj5B`\
    4cE5D:\
    0M=5DW\
    4e@5Id\
    0:A5J>\
    4gS5SL\
    0nS5Sb\
    <\\D5T8\
    0:n5V0\
    4gm5YX\
    01n5Zo\
    4lS61O\
    4m761l\
    4m\\62M\
    06?62d\
    1iD6>B\
    4mo6>g\
    4nJ6?X\
    4nf6?h\
    4oF6@A\
    1ic6@`\
    50Z6BX\
    1JX6DW\
    0ng6G3\
    1j?6GJ\
    0o96HB\
    1jO6J1\
    0oM6KJ\
    0ok6Kg\
    0=c6L;\
    06P6Q1\
    51C6aU\
    51\\6b2\
    00]6bQ\
    0>66h_\
    0>M6i5\
    0>j6iK\
    10E6ia\
    0@86j5\
    0Mi76Y\
    0Z57<^\
    <cT7=4\
    <cj7=o\
    57f7>E\
    1K`7?i\
    0027@`\
    5887Q;\
    0N47RS\
    02P7Sl\
    1L77^5\
    <g@7^I\
    0NH7`E\
    5>N7d`\
    5?57f>\
    5?N7fY\
    0eJ7gV\
    5?c7iK\
    1LG7i^\
    0@D7lS\
    1lH81a
    """
  }
}
