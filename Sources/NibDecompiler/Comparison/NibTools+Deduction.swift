package import NibArchive
package import SceneCatalog

extension NibTools {
  /// The versions of Xcode that may have made a nib; nil for a nib that says nothing of it, such as one without views.
  ///
  /// A nib does not name its version: what it has and what it lacks shows it. Documentation/NibProfiles.md has the rule, in the order
  /// of its table.
  package static func deduced(from nib: NibArchive) -> ClosedRange<NibTools>? {
    let keys = Set(nib.keys)
    let hasFonts = keys.contains("UIFontDescriptor")
    if nib.coderVersion >= 10 {
      guard hasFonts else { return .xcode13 ... .xcode26 }
      return keys.contains("UIFontDescriptorOptions") ? .xcode15 ... .xcode26 : .xcode13 ... .xcode14
    }
    if keys.contains("UIViewLargeContentStoredProperties") { return .xcode11 ... .xcode12 }
    let sinceNine = [
      "UIFontTextStyleForScaling", "UIScrollViewContentInsetAdjustmentBehavior", "UILargeTitleDisplayMode",
    ]
    if sinceNine.contains(where: keys.contains) { return .xcode9 ... .xcode10 }
    // A nib that could have none of these may be of any version that wrote what it has.
    let couldTell = hasFonts || keys.contains("UIBouncesZoom")
    if keys.contains("UIDeepDrawRect") { return .xcode8...(couldTell ? .xcode8 : .xcode10) }
    return keys.contains("UIViewSemanticContentAttribute") ? .xcode7 ... .xcode7 : nil
  }
}
