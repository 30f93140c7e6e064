/// Why a nib cannot be turned into a scene.
package enum DecompilationError: Error, Hashable, CustomStringConvertible {
  /// The nib has no object at all.
  case empty
  /// A coder that no known nib was written with.
  case unknownCoder(Int)
  /// An object has a key twice that no scene could write twice.
  case repeatedKey(object: Int)
  /// Objects that no class explains are nested more deeply than a scene can be.
  case tooDeep
  /// No scene was found that compiles to what the nib contains; tools do not write such nibs, but anybody can.
  case notEqual(String)

  /// The reason in words.
  package var description: String {
    switch self {
    case .empty: "the nib has no objects"
    case .unknownCoder(let version): "the nib is of coder version \(version); 9 and 10 are known"
    case .repeatedKey(let object): "object \(object) has a key more than once"
    case .tooDeep: "objects of unknown classes are nested too deeply"
    case .notEqual(let what): "no scene was found that compiles to this nib: \(what)"
    }
  }
}
