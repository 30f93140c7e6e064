extension LintRule {
  /// The rules of the group, in alphabetical order.
  static let layout: [LintRule] = [
    ambiguousLayout,
    autolayoutOff,
    autoresizingSizes,
    conflictingConstraints,
    marginRelative,
    outsideSuperview,
    overlappingControls,
    stackBackground,
    stackSubviews,
  ]
}
