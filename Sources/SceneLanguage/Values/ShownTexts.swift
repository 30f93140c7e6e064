/// Which texts people read or hear, so that they are translated: identifiers are not among them.
package enum ShownTexts {
  /// The properties of objects, and of the structs that they hold, that are such texts.
  package static let properties: Set<String> = [
    "text", "title", "subtitle", "placeholder", "prompt", "headerTitle", "footerTitle", "backButtonTitle",
    "scopeButtonTitles", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
  ]
}
