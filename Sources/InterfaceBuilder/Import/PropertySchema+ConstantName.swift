import SceneCatalog

extension PropertySchema {
  /// The name of the class's constant that a number is, such as `automaticDimension`; nil where it is none.
  func constantName(_ number: Double) -> String? { constants.filter { $0.value == number }.keys.min() }
}
