/// Options for loading a nib.
public struct NibLoadingOptions: Sendable {
  /// The maximum nesting of objects; a view and its array of subviews count as one level.
  ///
  /// Nested objects are decoded recursively, so the limit keeps a hostile file from overflowing the stack.
  public var maximumDepth: Int
  /// Whether to ignore and report errors that would otherwise make loading fail.
  ///
  /// An unknown custom class becomes its original class; objects of unknown classes, missing external objects and
  /// values that cannot be set are omitted. A damaged file or excessive nesting still fails.
  public var isTolerant: Bool
  /// Returns the text for the key of a localizable string; nil, or a nil result, for the text in the nib.
  public var localizedText: (@Sendable (_ key: String) -> String?)?
  /// Returns what a tool shows of a localizable string, of its key and the text in the nib; nil for that text.
  package var shownText: (@Sendable (_ key: String, _ text: String) -> String?)?

  /// Creates options.
  public init(
    maximumDepth: Int = 512,
    isTolerant: Bool = false,
    localizedText: (@Sendable (_ key: String) -> String?)? = nil
  ) {
    self.maximumDepth = maximumDepth
    self.isTolerant = isTolerant
    self.localizedText = localizedText
  }
}
