/// What a call of an optional member throws that a class does not have.
///
/// The plugin `DioramaSources` makes such calls of those that Objective-C answers with nil.
public struct UnimplementedMember: Error, Hashable, Sendable {
  /// The member.
  public var name: String

  /// Creates the error.
  public init(name: String) {
    self.name = name
  }
}
