import SceneDiagnostics
import SceneModel

extension LintRule {
  /// The class of the owner is named as the file.
  static let ownerName = LintRule(
    "owner-name",
    .style,
    "A scene file and the class of its owner have different names.",
    isOnByDefault: false
  ) { context, _ in
    let owner = context.scene[Scene.owner].className
    guard owner.value != "NSObject", !owner.range.isEmpty else { return [] }
    let name = owner.value.split(separator: ".").last.map(String.init) ?? owner.value
    let file = FileName(context.scene.source.path).base
    guard !file.isEmpty, name != file, !FileName.endings.contains(where: { name == file + $0 }) else { return [] }
    return [
      LintFinding(
        "the class '\(name)' and the file '\(file)' have different names",
        at: owner.range,
        hint: "rename the file to '\(name).scene.yaml'"
      )
    ]
  }

  private struct FileName {
    /// What a class may be called beyond the name of its scene.
    static let endings = ["ViewController", "Controller", "View", "Cell"]
    /// The name without folders, extensions, and suffixes for devices.
    let base: String

    init(_ path: String) {
      let file = path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
      base = String(file.prefix { $0 != "." && $0 != "~" })
    }
  }
}
