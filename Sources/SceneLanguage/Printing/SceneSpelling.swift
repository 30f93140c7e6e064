/// What a printer has to know of classes and enumerations, which the catalog says.
package protocol SceneSpelling: Sendable {
  /// How objects of a class are written.
  ///
  /// - Parameters:
  ///   - name: The class.
  ///   - superclass: The class of the catalog that one of the user's own names; nil where it names none.
  func objectSpelling(ofClass name: String, superclass: String?) -> any ObjectSpelling
  /// The name of the case of an enumeration; nil for a type or a number that is unknown.
  func caseName(_ raw: Int, of type: String) -> String?
}

/// How the objects of one class are written.
package protocol ObjectSpelling: Sendable {
  /// The rank of a key: keys of one rank keep the order in which their author wrote them.
  func rank(of key: String) -> Int
  /// Whether a slot holds one object rather than a list.
  func isSingle(slot name: String) -> Bool
  /// The name of a constant that stands for a number of a property, such as `automaticDimension`; nil where there is none.
  func constant(_ number: Double, of property: String) -> String?
}
