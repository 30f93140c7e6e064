#if !canImport(ObjectiveC)
  /// The name of a method, spelled as Objective-C spells it.
  ///
  /// There are no selectors on this system. A name is looked up in the rows of the registered classes: `"signIn:"`
  /// finds `NibAction("signIn:", SignIn.signIn)`.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, with a colon for every argument.
    public let description: String

    /// Creates the selector with a name.
    public init(_ str: String) {
      description = str
    }

    /// Creates the selector with a name.
    public init(stringLiteral value: String) {
      self.init(value)
    }
  }

  /// Returns the name of a selector.
  public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.description
  }

  /// Returns the selector with a name.
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
  }
#endif
