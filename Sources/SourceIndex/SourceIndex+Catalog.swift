package import SceneCatalog
package import SceneDiagnostics
import SwiftSurface

extension SourceIndex {
  /// What the catalog gets of the classes.
  ///
  /// - Parameter source: Reads a source again, for findings in it; nil where that fails.
  package func applicationClasses(source: @escaping @Sendable (_ path: String) -> SourceText?) -> ApplicationClasses {
    var application = ApplicationClasses()
    application.hasSources = true
    application.schema = { name in
      guard let one = type(named: name), let text = InferredSchema.text(of: name, in: self) else { return nil }
      return SourceText(path: one.location.text, text: text)
    }
    application.standing = { standing(of: $0) }
    application.added = { lineage in
      Set(lineage.flatMap { additions(to: $0) }.map(\.declaration.objectiveCName))
    }
    application.members = { members(of: $0) }
    application.names = { names() }
    application.location = { member, name in
      chain(of: name).lazy.flatMap(\.members).first { $0.declaration.objectiveCName == member }?.location.text
    }
    application.property = { property($0, of: $1) }
    application.importsOthers = { importsOthers }
    application.uncalledMethods = { uncalledMethods() }
    application.lineage = { name in
      let names = chain(of: name).map(\.name)
      return names.isEmpty ? [name] : names
    }
    application.source = source
    application.fingerprint = { withUnsafeBytes(of: fingerprint.littleEndian) { Array($0) } }
    return application
  }

  /// What the catalog gets of the texts of one module.
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
    if type(named: name) != nil { return .declared }
    let last = Self.last(of: name)
    guard !namesInDoubt.contains(last) else { return nil }
    guard let point = name.firstIndex(of: ".") else {
      let names = names(withoutModule: name)
      return names.count > 1 ? .ambiguous(names) : nil
    }
    return modules.contains(String(name[..<point])) ? .missing : nil
  }

  /// The members of some classes that documents can refer to, in the order of the sources.
  private func members(of classes: Set<String>) -> [ApplicationMember] {
    var all: [ApplicationMember] = []
    for one in classes.compactMap({ type(named: $0) }) {
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
        found.silenced = member.silenced
        all.append(found)
      }
    }
    return all.sorted { ($0.path, $0.range.lowerBound, $0.className) < ($1.path, $1.range.lowerBound, $1.className) }
  }

  /// What key-value coding finds in the sources of a class, of its superclasses, and of extensions of UIKit's.
  private func property(_ name: String, of className: String) -> ApplicationClasses.KeyedProperty {
    let chain = chain(of: className)
    let members = chain.flatMap(\.members).map(\.declaration).filter { !$0.isStatic }
    let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    func isFound(_ found: String) -> Bool {
      found == name || found == setter || found == "is\(name.prefix(1).uppercased())\(name.dropFirst())"
    }
    if members.contains(where: { isFound($0.objectiveCName) }) { return .known }
    var hidden: Set<String> = []
    for one in chain {
      let others = one.otherMembers.filter(isFound)
      if one.hasOtherMembers, !others.isEmpty { return .known }
      hidden.formUnion(others)
    }
    if hidden.contains(name) { return .hidden }
    return .unknown(members.filter { !$0.kind.isMethod }.map(\.objectiveCName))
  }

  /// Whether a source imports a module that is neither among those that were read nor Apple's.
  private var importsOthers: Bool {
    files.contains { file in
      file.surface.imports.contains { !modules.contains($0) && !AppleModules.names.contains($0) }
    }
  }

  /// The methods of delegates that DioramaUI never calls, in the order of the sources.
  private func uncalledMethods() -> [ApplicationMember] {
    UncalledMethod.find(in: files.map { ($0.path, $0.surface) }).map { method in
      var found = ApplicationMember(
        .method,
        method.selector,
        of: method.type,
        spelling: method.method,
        path: method.path,
        range: SourceRange(method.range.lowerBound, method.range.upperBound)
      )
      found.silenced = method.silenced
      found.remark = method.reason
      return found
    }
  }
}
