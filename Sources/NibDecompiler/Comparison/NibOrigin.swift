package import NibArchive
package import SceneCatalog

/// The versions of Xcode that may have made a nib.
///
/// A nib does not name its version: what it has and what it lacks shows it. Documentation/NibProfiles.md has the rule, in the order of
/// its table.
package struct NibOrigin: Sendable {
  /// The oldest and the newest version that may have made the nib.
  package let tools: ClosedRange<NibTools>
  /// What the nib has that shows the versions.
  package let sign: String

  /// Finds the versions; nil for a nib that shows none, such as one without views.
  package init?(of nib: NibArchive) {
    let keys = Set(nib.keys)
    let hasFonts = keys.contains("UIFontDescriptor")
    guard let (tools, sign) = nib.coderVersion >= 10 ? Self.newer(keys, hasFonts) : Self.older(keys, hasFonts, nib)
    else {
      return nil
    }
    (self.tools, self.sign) = (tools, sign)
  }

  /// The version like which another nib is written to be like this one: the newest that may have made it and whose nibs are known; of
  /// many, the default.
  package var likeliest: NibTools {
    tools.contains(.usual) ? .usual : NibTools.known.filter(tools.contains).max() ?? tools.upperBound
  }

  private static func newer(_ keys: Set<String>, _ hasFonts: Bool) -> (ClosedRange<NibTools>, String) {
    guard hasFonts else { return (.xcode13 ... .xcode26, "coder version 10, and no fonts") }
    return keys.contains("UIFontDescriptorOptions")
      ? (.xcode15 ... .xcode26, "fonts with UIFontDescriptorOptions")
      : (.xcode13 ... .xcode14, "coder version 10, and fonts without UIFontDescriptorOptions")
  }

  private static func older(
    _ keys: Set<String>,
    _ hasFonts: Bool,
    _ nib: NibArchive
  ) -> (ClosedRange<NibTools>, String)? {
    if keys.contains("UIViewLargeContentStoredProperties") {
      if hasFonts, hasConstantDescriptors(nib) { return (.xcode12_5 ... .xcode12_5, "fonts with an NSDictionary") }
      let newest: NibTools = hasFonts ? .xcode12 : .xcode12_5
      return (.xcode11...newest, "coder version 9, and views with UIViewLargeContentStoredProperties")
    }
    let sinceNine = [
      "UIFontTextStyleForScaling", "UIScrollViewContentInsetAdjustmentBehavior", "UILargeTitleDisplayMode",
    ]
    if let key = sinceNine.first(where: keys.contains) { return (.xcode9 ... .xcode10, key) }
    // A nib that could have none of these may be of any version that wrote what it has.
    let couldTell = hasFonts || keys.contains("UIBouncesZoom")
    if keys.contains("UIDeepDrawRect") {
      return (.xcode8...(couldTell ? .xcode8 : .xcode10), "UIDeepDrawRect, and nothing that came later")
    }
    guard keys.contains("UIViewSemanticContentAttribute") else { return nil }
    return (.xcode7 ... .xcode7, "UIViewSemanticContentAttribute, and nothing that came later")
  }

  /// Whether the attributes of fonts are dictionaries that cannot be changed.
  private static func hasConstantDescriptors(_ nib: NibArchive) -> Bool {
    nib.objects.indices.contains { object in
      nib.values(of: object).contains { key, value in
        guard key == "UIFontDescriptorAttributes", case .object(let attributes) = value,
          nib.objects.indices.contains(attributes)
        else { return false }
        return nib.className(of: attributes) == "NSDictionary"
      }
    }
  }
}
