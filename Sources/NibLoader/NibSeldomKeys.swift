/// Keys that the objects of a class seldom store, so that they are asked for all at once.
///
/// One object of this class is used for the keys in every nib, usually as a static property.
package final class NibSeldomKeys: Sendable {
  /// The names of the keys.
  package let names: [StaticString]

  /// Creates a set of keys.
  package init(_ names: [StaticString]) {
    self.names = names
  }
}
