/// The order in which Interface Builder writes the attributes of an element.
///
/// Each element has one order, whatever the document: what all objects have stands first and last, and what the element's class
/// adds stands between them. The lists say what the pairs of attributes in real documents agree on.
enum AttributeOrder {
  /// The attributes in Interface Builder's order.
  ///
  /// One without a known location stands behind those that the element's class adds.
  static func sorted(_ attributes: [DocumentTree.Attribute], of element: String) -> [DocumentTree.Attribute] {
    guard attributes.count > 1 else { return attributes }
    let ranks = ranks[element] ?? others
    return attributes.enumerated().sorted { left, right in
      (ranks[left.element.name], left.offset) < (ranks[right.element.name], right.offset)
    }.map(\.element)
  }

  /// Whether attributes are in Interface Builder's order, and no other order of theirs is.
  static func isSorted(_ attributes: [DocumentTree.Attribute], of element: String) -> Bool {
    guard attributes.count > 1 else { return true }
    let ranks = ranks[element] ?? others
    var last = -1
    for attribute in attributes {
      let rank = ranks[attribute.name]
      guard rank > last else { return false }
      last = rank
    }
    return true
  }

  /// Attributes that stand at the locations of others keep those locations among themselves: the names give their order.
  static func arranged(_ attributes: [DocumentTree.Attribute], as names: [String]) -> [DocumentTree.Attribute] {
    let indexes = Dictionary(names.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    let indices = attributes.indices.filter { indexes[attributes[$0].name] != nil }
    var result = attributes
    let ordered = indices.sorted { (indexes[attributes[$0].name] ?? 0) < (indexes[attributes[$1].name] ?? 0) }
    for (index, other) in zip(indices, ordered) { result[index] = attributes[other] }
    return result
  }

  // MARK: - Ranks

  private struct Ranks {
    private var ranks: [String: Int] = [:]
    private let unknown: Int

    init(own: String) {
      let own = own.split(separator: " ")
      let before = AttributeOrder.head.split(separator: " ").filter { !own.contains($0) } + own
      unknown = before.count
      let after = AttributeOrder.tail.split(separator: " ")
      for (index, name) in before.enumerated() where ranks[String(name)] == nil { ranks[String(name)] = index }
      for (index, name) in after.enumerated() where ranks[String(name)] == nil {
        ranks[String(name)] = unknown + 1 + index
      }
    }

    subscript(name: String) -> Int { ranks[name] ?? unknown }
  }

  private static let others = Ranks(own: "")
  private static let ranks = own.mapValues { Ranks(own: $0) }

  // MARK: - Lists

  private static let head = """
    key autoresizesSubviews hidden verifyAmbiguity opaque clipsSubviews clearsContextBeforeDrawing multipleTouchEnabled \
    userInteractionEnabled alpha tag contentMode restorationIdentifier storyboardIdentifier semanticContentAttribute \
    horizontalHuggingPriority verticalHuggingPriority placeholderIntrinsicWidth placeholderIntrinsicHeight ambiguous \
    misplaced fixedFrame horizontalCompressionResistancePriority verticalCompressionResistancePriority \
    preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea simulatedAppContext
    """

  private static let tail = """
    translatesAutoresizingMaskIntoConstraints id userLabel colorLabel customClass customModule customModuleProvider \
    sceneMemberID
    """

  private static let control = """
    enabled highlighted selected contentHorizontalAlignment contentVerticalAlignment
    """

  private static let scrollView = """
    bounces alwaysBounceHorizontal alwaysBounceVertical directionalLockEnabled pagingEnabled scrollEnabled indicatorStyle \
    showsHorizontalScrollIndicator showsVerticalScrollIndicator contentInsetAdjustmentBehavior delaysContentTouches \
    canCancelContentTouches bouncesZoom keyboardDismissMode minimumZoomScale maximumZoomScale
    """

  private static let controller = """
    extendedLayoutIncludesOpaqueBars autoresizesArchivedViewToFullSize hidesBottomBarWhenPushed title \
    automaticallyAdjustsScrollViewInsets definesPresentationContext providesPresentationContextTransitionStyle \
    modalTransitionStyle modalPresentationStyle useStoryboardIdentifierAsRestorationIdentifier
    """

  /// What stands between the first and the last attributes, by element.
  private static let own = [
    "action": "selector destination eventType title subtitle image catalog identifier discoverabilityTitle state",
    "activityIndicatorView": "hidesWhenStopped animating style",
    "avPlayerViewController": "\(controller) videoGravity",
    "barButtonItem": "enabled tag title image width style systemItem",
    "button": """
    \(control) buttonType reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted adjustsImageWhenHighlighted \
    adjustsImageWhenDisabled lineBreakMode hasAttributedTitle pointerInteraction
    """,
    "command": "title subtitle image catalog actionName discoverabilityTitle state",
    "collectionReusableView": "reuseIdentifier", "collectionViewCell": "reuseIdentifier",
    "collectionView": "\(scrollView) dataMode prefetchingEnabled",
    "collectionViewController": controller,
    "collectionViewFlowLayout": """
    scrollDirection automaticEstimatedItemSize minimumLineSpacing minimumInteritemSpacing sectionInsetReference
    """,
    "color": """
    name catalog systemColor xcode11CocoaTouchSystemColor cocoaTouchSystemColor red green blue white alpha colorSpace \
    customColorSpace
    """,
    "constraint": """
    firstItem firstAttribute relation secondItem secondAttribute multiplier priority constant placeholder symbolic \
    identifier
    """,
    "datePicker": "\(control) datePickerMode minuteInterval style useCurrentDate",
    "document": """
    type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout launchScreen \
    useTraitCollections useSafeAreas colorMatched initialViewController
    """,
    "font": "metaFont size name", "fontDescription": "name family style type weight pointSize",
    "glkView": "enableSetNeedsDisplay", "glkViewController": "\(controller) preferredFramesPerSecond",
    "imageView": "image catalog highlightedImage",
    "keyCommand": """
    title subtitle image catalog input modifierFlags actionName discoverabilityTitle state \
    wantsPriorityOverSystemBehavior allowsAutomaticLocalization allowsAutomaticMirroring
    """,
    "label": """
    usesAttributedText enabled text textAlignment lineBreakMode numberOfLines baselineAdjustment highlighted \
    minimumFontSize minimumScaleFactor adjustsFontForContentSizeCategory adjustsLetterSpacingToFitWidth \
    adjustsFontSizeToFit preferredMaxLayoutWidth
    """,
    "menu": "title subtitle image catalog identifier preferredElementSize",
    "mapView": "mapType showsUserLocation", "navigationBar": "barStyle translucent largeTitles",
    "mtkView": "colorPixelFormat depthStencilPixelFormat",
    "navigationController": "\(controller) navigationBarHidden toolbarHidden",
    "navigationItem": "title largeTitleDisplayMode",
    "outlet": "property destination", "outletCollection": "property destination appends collectionClass",
    "pageControl": "\(control) hidesForSinglePage numberOfPages currentPage",
    "paragraphStyle": """
    alignment lineBreakMode baseWritingDirection defaultTabInterval lineHeightMultiple lineSpacing minimumLineHeight \
    tighteningFactorForTruncation allowsDefaultTighteningForTruncation
    """,
    "placeholder": "placeholderIdentifier",
    "progressView": "progressViewStyle progress progressImage trackImage",
    "refreshControl": control, "segmentedControl": "\(control) segmentControlStyle selectedSegmentIndex",
    "scrollView": scrollView,
    "segue": """
    destination kind relationship identifier animates splitViewControllerTargetIndex customClass customModule \
    customModuleProvider modalPresentationStyle modalTransitionStyle trigger popoverAnchorView popoverAnchorBarButtonItem \
    unwindAction destinationCreationSelector
    """,
    "slider": """
    \(control) value minValue maxValue continuous minimumValueImage maximumValueImage
    """,
    "splitViewController": controller,
    "stackView": "axis distribution alignment spacing",
    "state": "title image catalog backgroundImage",
    "stepper": "\(control) value minimumValue maximumValue stepValue",
    "switch": "\(control) on title",
    "tabBarController": controller, "tabBarItem": "systemItem title image catalog",
    "tableView": """
    \(scrollView) dataMode style separatorStyle allowsSelection allowsMultipleSelection allowsSelectionDuringEditing \
    rowHeight estimatedRowHeight sectionHeaderHeight estimatedSectionHeaderHeight sectionFooterHeight \
    estimatedSectionFooterHeight contentViewInsetsToSafeArea
    """,
    "tableViewCell": """
    selectionStyle accessoryType hidesAccessoryWhenEditing indentationLevel indentationWidth reuseIdentifier textLabel \
    detailTextLabel imageView rowHeight style
    """,
    "tableViewController": "\(controller) clearsSelectionOnViewWillAppear",
    "tableViewSection": "headerTitle footerTitle",
    "textField": """
    \(control) text borderStyle placeholder textAlignment adjustsFontSizeToFit minimumFontSize background clearButtonMode
    """,
    "textInputTraits": """
    autocapitalizationType autocorrectionType spellCheckingType keyboardType keyboardAppearance returnKeyType \
    enablesReturnKeyAutomatically secureTextEntry textContentType
    """,
    "textView": """
    \(scrollView) usesAttributedText editable text textAlignment adjustsFontForContentSizeCategory selectable
    """,
    "userDefinedRuntimeAttribute": "type keyPath value",
    "variation": "axis distribution alignment constant",
    "viewController": controller, "viewControllerPlaceholder": "storyboardName bundleIdentifier referencedIdentifier",
  ]
}
