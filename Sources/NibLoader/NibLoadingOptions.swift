/// How a nib is loaded.
public struct NibLoadingOptions: Sendable {
  /// How deep objects may be nested before loading fails; a view and its array of subviews count as one.
  ///
  /// Objects decode inside one another on the stack, so a limit keeps a hostile file from overflowing it.
  public var maximumDepth: Int
  /// Whether to pass over what cannot be done and report it, where loading would fail.
  ///
  /// An unknown custom class becomes its original class, an object of an unknown class, a missing external object and
  /// a value that cannot be set are left out. A damaged file and excessive depth fail all the same.
  public var isTolerant: Bool
  /// Gives the text for a localizable string from its key; nil, or a nil result, for the text of development.
  public var localizedText: (@Sendable (_ key: String) -> String?)?

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
