extension LintRule {
  /// The rules of the group, in alphabetical order.
  static let layout: [LintRule] = [
    ambiguousLayout,
    ambiguousScrollContent,
    autolayoutOff,
    autoresizingSizes,
    clippedText,
    conflictingConstraints,
    embedSize,
    layoutWork,
    marginRelative,
    misplacedView,
    outsideSuperview,
    overlappingControls,
    stackBackground,
    stackSubviews,
    tabCount,
  ]
}
