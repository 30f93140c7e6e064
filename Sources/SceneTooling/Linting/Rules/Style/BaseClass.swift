import SceneModel

extension LintRule {
  /// The application's own base classes stand in for UIKit's.
  static let baseClass = LintRule(
    "base-class",
    .style,
    "No object is of a class of UIKit for which the application has base classes.",
    isOnByDefault: false,
    options: [LintOption("classes", "texts such as 'UILabel=Shop.Label', one for each base class", .texts([]))]
  ) { context, options in
    var classes: [String: [String]] = [:]
    for text in options.texts("classes") {
      let names = text.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
      if names.count == 2 { classes[names[0], default: []].append(names[1]) }
    }
    guard !classes.isEmpty else { return [] }
    return context.objects.compactMap { id in
      let name = context.scene[id].className
      guard let ours = classes[name.value] else { return nil }
      let choice = ours.map { "'\($0)'" }.joined(separator: " or ")
      return LintFinding("this is a plain '\(name.value)'", at: context.place(of: id), hint: "use \(choice)")
    }
  }
}
