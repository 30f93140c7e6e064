/// What nibs call the layout guides of views.
package enum GuideIdentifiers {
  /// Identifiers by the name of the property that gives the guide.
  package static let all: [String: String] = [
    "safeAreaLayoutGuide": "UIViewSafeAreaLayoutGuide", "layoutMarginsGuide": "UIViewLayoutMarginsGuide",
    "readableContentGuide": "UIViewReadableContentGuide", "keyboardLayoutGuide": "UIViewKeyboardLayoutGuide",
    "contentLayoutGuide": "UIScrollView-contentLayoutGuide", "frameLayoutGuide": "UIScrollView-frameLayoutGuide",
  ]
}
