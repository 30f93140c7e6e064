/// What documents say of the colors of a symbol.
enum SymbolColors {
  /// The elements that hold the colors of the layers, the one that an export writes first.
  static let elements = ["paletteColors", "hierarchicalColors"]
  /// The attributes beside them.
  static let attributes: Set<String> = ["renderingMode", "variableValue"]
}
