package import SceneCatalog
package import SceneDiagnostics
import SwiftSurface

extension SourceIndex {
  /// What the catalog is told of the classes.
  ///
  /// - Parameter source: Reads a source again, for findings in it; nil where that fails.
  package func applicationClasses(source: @escaping @Sendable (_ path: String) -> SourceText?) -> ApplicationClasses {
    var application = ApplicationClasses()
    application.schema = { name in
      guard let one = classes[name], let text = InferredSchema.text(of: name, in: self) else { return nil }
      return SourceText(path: one.location.text, text: text)
    }
    application.standing = { standing(of: $0) }
    application.added = { lineage in
      extensions.isEmpty ? [] : Set(lineage.flatMap { extensions[$0] ?? [] }.map(\.declaration.objectiveCName))
    }
    application.members = { members(source) }
    application.lineage = { name in
      let names = chain(of: name).map(\.name)
      return names.isEmpty ? [name] : names
    }
    application.source = source
    application.fingerprint = {
      // What the listing leaves out is in the schemas.
      let schemas = classes.keys.sorted().compactMap { InferredSchema.text(of: $0, in: self) }
      let added = extensions.keys.sorted().map { "\($0) \((extensions[$0] ?? []).map(\.declaration.objectiveCName))" }
      let doubts = namesInDoubt.sorted() + modules
      return Array((ClassListing.text(self) + (schemas + added + doubts).joined(separator: "\n")).utf8)
    }
    return application
  }

  /// What the catalog is told of the texts of one module.
  package static func application(
    of texts: [SourceText],
    module: String,
    known catalog: SceneCatalog
  ) -> ApplicationClasses {
    let files = texts.map { text in
      let isSwift = text.path.hasSuffix(".swift")
      let surface = isSwift ? SourceSurface(swift: text.bytes) : SourceSurface(objectiveC: text.bytes)
      return IndexedFile(path: text.path, surface: surface)
    }
    let index = SourceIndex([IndexedModule(name: module, files: files)]) { catalog.schema(named: $0) != nil }
    return index.applicationClasses { path in texts.first { $0.path == path } }
  }

  private func standing(of name: String) -> ApplicationClasses.Standing? {
    if classes[name] != nil { return .declared }
    let last = Self.last(of: name)
    guard !namesInDoubt.contains(last) else { return nil }
    guard let point = name.firstIndex(of: ".") else {
      let names = namesWithoutModule[name] ?? []
      return names.count > 1 ? .ambiguous(names) : nil
    }
    return modules.contains(String(name[..<point])) ? .missing : nil
  }

  /// The members that documents can refer to, in the order of the sources.
  private func members(_ source: (String) -> SourceText?) -> [ApplicationMember] {
    var all: [ApplicationMember] = []
    for one in classes.values {
      for member in one.members where !member.declaration.isStatic {
        let kind: ApplicationMember.Kind
        switch member.declaration.kind {
        case .outlet: kind = .outlet
        case .action: kind = .action
        case .inspectable: kind = .inspectable
        case .segueAction, .method, .property, .typealias: continue
        }
        let range = member.location.range
        var found = ApplicationMember(
          kind,
          member.declaration.objectiveCName,
          of: one.name,
          spelling: member.declaration.name,
          path: member.location.path,
          range: SourceRange(range.lowerBound, range.upperBound)
        )
        found.conditions = member.conditions
        found.silenced = silences[member.location.path]?.ids(at: member.location.line) ?? []
        all.append(found)
      }
    }
    return all.sorted { ($0.path, $0.range.lowerBound, $0.className) < ($1.path, $1.range.lowerBound, $1.className) }
  }
}
