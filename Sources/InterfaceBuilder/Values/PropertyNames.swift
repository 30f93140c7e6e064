import SceneCatalog

extension PropertySchema {
  /// The attribute that documents have for the property, or the key of its element.
  var documentName: String { attributes[""] ?? Self.older[name] ?? name }

  /// Names that documents keep from older systems.
  private static let older = ["preferredContentSize": "contentSizeForViewInPopover"]
}
