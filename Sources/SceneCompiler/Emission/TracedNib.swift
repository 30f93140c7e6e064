package import NibArchive

/// A nib together with where in it the parts of its scene are.
package struct TracedNib: Sendable {
  package var archive: NibArchive
  /// The lines of the scene, without the hash of an interface.
  package var map: NibSourceMap
  /// The place of each object in the nib's list of objects, by index; nil for what the list has not, as what stands in a prototype.
  package var objectPlaces: [Int?]
  /// The place of each constraint in the nib's list of objects, by index; nil for one that is not in the nib.
  package var constraintPlaces: [Int?]
}
