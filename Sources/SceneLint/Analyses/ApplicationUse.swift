import SceneCatalog
import SceneDiagnostics

/// What the scenes of a folder use of the classes in an application's sources.
struct ApplicationUse {
  private let folder: LintedFolder
  /// The classes in the sources that scenes name, with their superclasses.
  private let lineages: [String: [String]]
  private let used: Set<String>

  init(_ folder: LintedFolder) {
    self.folder = folder
    let application = folder.catalog.application
    guard application.hasSources else {
      (lineages, used) = ([:], [])
      return
    }
    lineages = folder.facts.reduce(into: [:]) { lineages, facts in
      for name in facts.classes where lineages[name] == nil { lineages[name] = application.lineage(name) }
    }
    used = Set(lineages.values.joined())
  }

  /// The members of a kind that no scene uses, although scenes have objects of the class or of a subclass.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - facts: What scenes use of that kind, each as `Class.name`.
  ///   - make: Makes the finding of a member.
  func unused(
    _ kind: ApplicationMember.Kind,
    _ facts: KeyPath<SceneFacts, Set<String>>,
    _ make: (ApplicationMember) -> LintFinding
  ) -> [LintedFolder.Finding] {
    guard folder.catalog.application.hasSources else { return [] }
    let members = folder.catalog.application.members(used).filter { $0.kind == kind }
    guard !members.isEmpty else { return [] }
    // What a subclass uses is its superclass's as well.
    var touched: Set<String> = []
    for use in folder.facts.flatMap({ $0[keyPath: facts] }) {
      // A selector has no point, and a class may have several.
      guard let point = use.lastIndex(of: ".") else { continue }
      let name = String(use[..<point])
      touched.formUnion((lineages[name] ?? [name]).map { $0 + use[point...] })
    }
    return Self.findings(
      members.filter { !touched.contains("\($0.className).\($0.name)") && !touched.contains("*.\($0.name)") },
      in: folder,
      make
    )
  }

  /// The methods of delegates in the sources that DioramaUI never calls.
  static func uncalledMethods(
    in folder: LintedFolder,
    _ make: (ApplicationMember) -> LintFinding
  ) -> [LintedFolder.Finding] {
    findings(folder.catalog.application.uncalledMethods(), in: folder, make)
  }

  /// The findings of members that no comment silences, in the texts of their sources.
  private static func findings(
    _ members: [ApplicationMember],
    in folder: LintedFolder,
    _ make: (ApplicationMember) -> LintFinding
  ) -> [LintedFolder.Finding] {
    var sources: [String: SourceText?] = [:]
    return members.filter { !$0.silenced.contains($0.kind.rule) }.compactMap { member in
      if sources[member.path] == nil { sources[member.path] = folder.catalog.application.source(member.path) }
      guard let source = sources[member.path] ?? nil else { return nil }
      var finding = make(member)
      if let condition = member.conditions.last {
        finding.notes.append(.init("it is only there where \(condition)", at: member.range))
      }
      return LintedFolder.Finding(finding, in: source)
    }
  }
}

extension ApplicationMember.Kind {
  /// The rule that finds those that no scene uses.
  fileprivate var rule: String {
    switch self {
    case .outlet: "unused-outlet"
    case .action: "unused-action"
    case .inspectable: "unused-inspectable"
    case .method: "uncalled-method"
    }
  }
}
