/// What documents say to Interface Builder alone: no nib has it.
enum DesignTime {
  /// Attributes that mean the same on every element.
  private static let attributes: Set<String> = [
    "id", "key", "userLabel", "colorLabel", "fixedFrame", "misplaced", "ambiguous", "verifyAmbiguity",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "simulatedAppContext", "customClass", "customModule",
    "customModuleProvider", "sceneMemberID", "dataMode", "hidesAccessoryWhenEditing", "tableViewCell",
    "usesAttributedText", "hasAttributedTitle", "useCurrentDate", "segmentControlStyle", "visibleAtLaunch", "catalog",
    "showsMenuAsPrimaryActionPlaceholder", "animatesPlaceholder", "collectionViewCellID", "userComments",
    "simulatedUserInterfaceStyle", "symbolic", "propertyAccessControl",
    "useStoryboardIdentifierAsRestorationIdentifier",
  ]

  /// Whether an attribute is for the canvas alone; a label's highlight is, too: no nib of Apple's has it.
  static func isAttribute(_ name: String, of node: DocumentNode) -> Bool {
    attributes.contains(name) || name == "highlighted" && node.name == "label"
  }

  private static let elements: Set<String> = [
    "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    "simulatedMetricsContainer", "userComments", "viewLayoutGuide", "keyboardLayoutGuide", "layoutGuides",
    "modalFormSheetSimulatedSizeMetrics",
    "modalPageSheetSimulatedSizeMetrics", "userLabel", "designTimeOnly", "frame", "animations", "userGuides",
  ]

  /// Whether an element is for the canvas alone.
  static func isElement(_ node: DocumentNode) -> Bool {
    if elements.contains(node.name) { return true }
    // Older documents write it empty.
    if node.name == "gestureRecognizers", node.children.isEmpty { return true }
    let key = node["key"] ?? ""
    // Older segues say that they send no action, and a long label of the outline is an element.
    if node.name == "nil", key == "action" { return true }
    return key.hasPrefix("simulated") || key == "canvasLocation" || key == "userComments" || key == "userLabel"
      || key == "freeformSize"
      || key == "customSize"
  }
}
