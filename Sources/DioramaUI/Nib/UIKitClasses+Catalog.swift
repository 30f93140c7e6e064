import NibLoader

extension UIKitClasses {
  /// The rows of the recognizers, bars, tables, collections, controllers and effects.
  static let catalog: [NibClass] = [
    recognizers, bars, tables, collections, controls, controllers, effects, webAndMaps, traits, privateParts,
    segueTemplates,
  ].flatMap { $0 }

  private static let recognizers = [
    uiTapGestureRecognizer, tapCounter, uiPinchGestureRecognizer, uiRotationGestureRecognizer,
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
    uiStepper, uiProgressView, uiPageControl, uiActivityIndicatorView, uiDatePicker, archivedLocale, archivedTimeZone,
    uiPickerView, uiRefreshControl,
  ]

  private static let controllers = [
    uiNavigationController, uiTabBarController, uiSplitViewController, uiPageViewController, uiTableViewController,
    uiCollectionViewController, uiStoryboardSegueTemplate, storyboardControllerPlaceholder,
  ]

  private static let effects = [
    uiVisualEffect, uiBlurEffect, uiVibrancyEffect, uiVisualEffectView, visualEffectContentView,
  ]

  private static let webAndMaps = [
    wkWebView, wkWebViewConfiguration, wkPreferences, uiWebView, mkMapView,
  ]

  private static let traits = [
    uiTraitCollection, traitStorageList, relationshipTraitStorage, relationshipTraitStorageRecord,
    attributeTraitStorage, attributeTraitStorageRecord, layoutConstraintConstant,
  ]

  private static let privateParts = [
    layoutSupportView, layoutSupportConstraint, systemBackgroundView, archivedBackground, archivedImage, nsShadow,
    archivedButtonConfiguration,
  ]
}
