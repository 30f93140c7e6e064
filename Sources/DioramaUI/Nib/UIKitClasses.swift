import NibLoader

/// The rows of UIKit's own classes, by topic; each row is declared with its class.
@MainActor
enum UIKitClasses {
  static let all = [
    views, controls, menus, layout, layersAndDrawing, text, recognizers, bars, tables, collections, controllers,
    storyboards,
    effects, webAndMaps, traits, privateParts, segueTemplates,
  ].flatMap { $0 }

  private static let views = [
    uiResponder, uiApplication, uiView, uiWindow, uiLabel, uiImageView, uiScrollView, uiTextView, uiStackView,
  ]

  private static let menus = [uiMenuElement, uiMenu, uiCommand, uiKeyCommand, uiAction]

  private static let layout = [nsLayoutConstraint, uiLayoutGuide]

  private static let layersAndDrawing = [caLayer, uiColor, uiImage, uiImageSymbolConfiguration]

  private static let text = [
    uiFont, uiFontDescriptor, nsParagraphStyle, nsMutableParagraphStyle, nsTextTab, uiTextInputPasswordRules,
  ]

  private static let recognizers = [
    uiGestureRecognizer, uiTapGestureRecognizer, tapCounter, uiPinchGestureRecognizer, uiRotationGestureRecognizer,
    uiSwipeGestureRecognizer, uiPanGestureRecognizer, uiScreenEdgePanGestureRecognizer, uiLongPressGestureRecognizer,
  ]

  private static let bars = [
    uiBarItem, uiBarButtonItem, uiTabBarItem, uiNavigationItem, uiNavigationBar, uiToolbar, uiTabBar, uiBarAppearance,
    uiNavigationBarAppearance, uiToolbarAppearance, uiTabBarAppearance, uiSearchBar, uiSearchController,
  ]

  private static let tables = [
    uiTableView, uiTableViewCell, uiTableViewCellContentView, uiTableViewHeaderFooterView, uiTableViewLabel,
    uiTableViewSection, uiTableViewRow, staticTableData, tableCellSeparatorView, uiNib,
  ]

  private static let collections = [
    uiCollectionView, uiCollectionViewLayout, uiCollectionViewFlowLayout, uiCollectionReusableView,
    uiCollectionViewCell,
  ]

  private static let controls = [
    uiControl, uiButton, uiButtonContent, uiTextField, uiSwitch, uiSlider, uiSegmentedControl, uiSegment, uiStepper,
    uiProgressView, uiPageControl, uiActivityIndicatorView, uiDatePicker, archivedLocale, archivedTimeZone,
    archivedCalendar,
    uiPickerView, uiRefreshControl, uiColorWell,
  ]

  private static let controllers = [
    uiViewController, uiNavigationController, uiTabBarController, uiSplitViewController, uiPageViewController,
    uiTableViewController, uiCollectionViewController,
  ]

  private static let storyboards = [
    uiStoryboard, uiStoryboardScene, uiStoryboardSegueTemplate, storyboardControllerPlaceholder,
  ]

  private static let effects = [
    uiVisualEffect, uiBlurEffect, uiVibrancyEffect, uiVisualEffectView, visualEffectContentView,
  ]

  private static let webAndMaps = [
    wkWebView, wkWebViewConfiguration, wkPreferences, uiWebView, mkMapView, mtkView, glkView, glkViewController,
    avPlayerViewController,
  ]

  private static let traits = [
    uiTraitCollection, traitStorageList, relationshipTraitStorage, relationshipTraitStorageRecord,
    attributeTraitStorage, attributeTraitStorageRecord, layoutConstraintConstant,
  ]

  private static let privateParts = [
    layoutSupportView, layoutSupportConstraint, systemBackgroundView, archivedBackground, archivedImage, nsShadow,
    archivedButtonConfiguration, archivedListContent, uiListContentView,
  ]
}
