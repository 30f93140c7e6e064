import SceneCatalog
import SceneModel

extension ValueImport {
  /// A color, old and new forms alike, by UIColor's name where the nib is the same; nil where it is none that a scene can say.
  func color(_ node: DocumentNode) -> SceneColor? {
    let color = Self.color(node, catalog: catalog, namedColors: namedColors, isMatched: isColorMatched)
    return color.map { $0.grayName.map { .constant($0) } ?? $0 }
  }

  /// A color as the document means it.
  ///
  /// Xcode 11 and later read `xcode11CocoaTouchSystemColor`, which documents in an older form have beside the color for older tools.
  ///
  /// Without `colorMatched` a document's components are those of the screen whatever their space, and grays are colors with three
  /// of them.
  static func color(
    _ node: DocumentNode,
    catalog: SceneCatalog,
    namedColors: [String: SceneColor],
    isMatched: Bool
  ) -> SceneColor? {
    for attribute in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
      guard let word = node[attribute] else { continue }
      if let constant = constant(word, in: catalog) { return .constant(constant) }
    }
    if let name = node["name"], node["colorSpace"] == nil || node["colorSpace"] == "catalog" {
      return .asset(name, fallback: namedColors[name])
    }
    guard let color = components(node), !isMatched else { return components(node) }
    switch color {
    case .white(let white, let alpha, _): return .rgb(red: white, green: white, blue: white, alpha: alpha, space: .sRGB)
    case .rgb(let red, let green, let blue, let alpha, .calibratedRGB):
      return .rgb(red: red, green: green, blue: blue, alpha: alpha, space: .sRGB)
    default: return color
    }
  }

  /// The color of UIColor that a document's word means.
  private static func constant(_ word: String, in catalog: SceneCatalog) -> String? {
    let constants = catalog.schema(named: "UIColor")?.constants ?? []
    if let found = constants.first(where: { $0.name + "Color" == word || $0.name == word }) { return found.name }
    return constants.first { $0.archivedName == word }?.name
  }

  private static func components(_ node: DocumentNode) -> SceneColor? {
    let alpha = node["alpha"].map(number) ?? 1
    guard let alpha, (0...1).contains(alpha) else { return nil }
    let space = node["customColorSpace"] ?? node["colorSpace"] ?? ""
    if let white = node["white"] {
      guard let white = component(white) else { return nil }
      let isCalibrated = space == "calibratedWhite"
      return .white(white, alpha: alpha, space: isCalibrated ? .calibratedWhite : .genericGamma22Gray)
    }
    let parts = ["red", "green", "blue"].map { node[$0].flatMap(component) }
    guard let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
    let name = SceneColor.Space(rawValue: space)
    return .rgb(red: red, green: green, blue: blue, alpha: alpha, space: name.flatMap { $0.isGray ? nil : $0 } ?? .sRGB)
  }

  /// A component within what a scene allows; nil for any other text.
  private static func component(_ text: String) -> Double? {
    number(text).flatMap { SceneColor.componentLimits.contains($0) ? $0 : nil }
  }
}
