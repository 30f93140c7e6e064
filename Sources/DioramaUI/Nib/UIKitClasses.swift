import NibLoader

/// The rows of UIKit's own classes.
@MainActor
enum UIKitClasses {
  static let all = core + catalog

  private static let core: [NibClass] = [
    uiResponder, uiApplication, uiView, uiWindow, uiLabel, uiImageView,
    uiScrollView, uiTextView, uiStackView, uiControl, uiButton,
    uiButtonContent, uiTextField, uiSwitch, uiSlider, uiSegmentedControl,
    uiSegment, uiViewController, nsLayoutConstraint, uiLayoutGuide,
    uiGestureRecognizer, caLayer, uiColor, uiFont, uiFontDescriptor,
    uiImage, uiImageSymbolConfiguration, nsParagraphStyle, nsMutableParagraphStyle, nsTextTab,
  ]
}
