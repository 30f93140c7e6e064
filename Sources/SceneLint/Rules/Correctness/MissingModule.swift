import SceneCatalog
import SceneDiagnostics
import SceneModel

extension LintRule {
  /// A class of Swift code is named with its module, without which UIKit does not find it.
  static let missingModule = LintRule(
    "missing-module",
    .correctness,
    "A class of the application is named without its module."
  ) { context, _ in
    let application = context.catalog.application
    var seen: Set<String> = []
    var inModules: [Substring: [String]]?
    return context.objects.compactMap { id in
      let name = context.className(of: id)
      guard context.isCustom(id), !name.contains("."), seen.insert(name).inserted,
        !context.scene.namesTargetModule(at: context.reportedRange(of: id)), application.standing(name) == nil,
        context.catalog.schema(named: name) == nil
      else { return nil }
      if inModules == nil {
        inModules = Dictionary(grouping: application.names().filter { $0.contains(".") }) { name in
          name[name.index(after: name.lastIndex(of: ".") ?? name.startIndex)...]
        }
      }
      let known = inModules?[name[...]] ?? []
      // Without the sources, only what Objective-C code does not do is reported.
      guard !known.isEmpty || !isProbablyObjectiveC(name, id, context) else { return nil }
      let hint = known.isEmpty ? "write 'Module.\(name)', unless it is a class of Objective-C" : "write '\(known[0])'"
      return LintFinding(
        "the Swift class '\(name)' is not found without its module",
        at: context.reportedRange(of: id),
        hint: hint,
        severity: known.isEmpty ? .note : nil
      )
    }
  }

  /// Whether a class without a module is probably one of Objective-C: its name has a prefix of capital letters, or
  /// Interface Builder, which writes the modules of Swift classes itself, has written none.
  private static func isProbablyObjectiveC(_ name: String, _ id: ObjectID, _ context: LintContext) -> Bool {
    name.prefix { $0.isUppercase }.count > 2 || context.scene[id].interfaceBuilderID != nil
  }
}
