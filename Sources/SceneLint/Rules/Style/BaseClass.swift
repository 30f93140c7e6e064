import SceneDiagnostics
import SceneModel

extension LintRule {
  /// The application's own base classes stand in for UIKit's.
  static let baseClass = LintRule(
    "base-class",
    .style,
    "An object uses a UIKit class for which the app has its own base class.",
    isOnByDefault: false,
    options: [
      LintOption(
        "classes",
        "pairs such as 'UILabel=Shop.Label', one for each base class",
        .texts([]),
        example: "UILabel=Shop.Label"
      ) { pair($0) != nil }
    ]
  ) { context, options in
    var classes: [String: [String]] = [:]
    for (name, ours) in options.texts("classes").compactMap(pair) { classes[name, default: []].append(ours) }
    guard !classes.isEmpty else { return [] }
    return context.objects.compactMap { id in
      let name = context.className(of: id)
      guard let ours = classes[name] else { return nil }
      let choice = ours.map { "'\($0)'" }.joined(separator: " or ")
      return LintFinding("this is a plain '\(name)'", at: context.reportedRange(of: id), hint: "use \(choice)")
    }
  }

  /// A class of UIKit and the one that stands in for it; nil for a text that does not name two.
  private static func pair(_ text: String) -> (name: String, ours: String)? {
    let names = text.split(separator: "=", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
    return names.count == 2 && names.allSatisfy { !$0.isEmpty } ? (names[0], names[1]) : nil
  }
}
