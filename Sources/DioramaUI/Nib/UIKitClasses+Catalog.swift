import NibLoader

extension UIKitClasses {
  /// The rows of the recognizers, bars, tables, collections, controllers and effects.
  static let catalog: [NibClass] = recognizers

  private static let recognizers = [
    uiTapGestureRecognizer, tapCounter, uiPinchGestureRecognizer, uiRotationGestureRecognizer,
    uiSwipeGestureRecognizer, uiPanGestureRecognizer, uiScreenEdgePanGestureRecognizer, uiLongPressGestureRecognizer,
  ]
}
