package import Foundation

/// An object of a nib that the caller of a loading makes, in place of the row of its class.
///
/// The caller makes it with the nib's own coder, and the class announces it, as every base class does.
package struct NibCustomObject {
  /// The owner's outlet that the nib connects to the object.
  let outlet: String

  /// Makes the object; nil leaves it to its class.
  let make: (NSCoder) -> NSObject?

  /// Describes the object.
  package init(outlet: String, make: @escaping (NSCoder) -> NSObject?) {
    self.outlet = outlet
    self.make = make
  }
}
