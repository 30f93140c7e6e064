import NibArchive
import SceneCatalog
import SceneModel

extension NibValueReader {
  /// A color; nil where the object is none that a scene can name.
  func color(_ object: Int) -> SceneColor? {
    guard content.className(of: object) == "UIColor" else { return nil }
    if let name = content.string("UIDynamicCatalogName", of: object) {
      return .asset(name, fallback: components(object))
    }
    if let name = content.string("UISystemColorName", of: object), let constant = constant(archived: name) {
      return .constant(constant)
    }
    return components(object)
  }

  private func constant(archived name: String) -> String? {
    catalog.schema(named: "UIColor")?.constants.first { $0.archivedName == name }?.name
  }

  private func components(_ object: Int) -> SceneColor? {
    guard let alpha = component("UIAlpha", object), (0...1).contains(alpha) else { return nil }
    switch content.integer("UIColorComponentCount", of: object) {
    case 2:
      return part("UIWhite", object).map { .white($0, alpha: alpha, space: .genericGamma22Gray) }
    case 4:
      guard let red = part("UIRed", object), let green = part("UIGreen", object), let blue = part("UIBlue", object)
      else { return nil }
      return .rgb(red: red, green: green, blue: blue, alpha: alpha, space: .sRGB)
    default: return nil
    }
  }

  /// A component other than alpha, within what a scene allows.
  private func part(_ key: String, _ object: Int) -> Double? {
    component(key, object).flatMap { SceneColor.componentLimits.contains($0) ? $0 : nil }
  }

  /// A component in double precision where the nib has it.
  private func component(_ key: String, _ object: Int) -> Double? {
    if let exact = content.number(key + "-Double", of: object) { return exact }
    guard case .float(let single)? = content.value(key, of: object), single.isFinite else { return nil }
    // The compiler of newer nibs writes what single precision does not hold a second time; older nibs never do.
    return content.archive.coderVersion < 10 ? Double(single.description) : Double(single)
  }
}
