import SwiftSurface

/// What `diorama swift-classes` prints: the classes with what documents can refer to, sorted, as YAML.
package enum ClassListing {
  /// The text.
  ///
  /// - Parameters:
  ///   - index: The classes.
  ///   - module: The only module to list; nil for all.
  package static func text(_ index: SourceIndex, module: String? = nil) -> String {
    let classes = index.classes.values.filter { module == nil || $0.module == module }.sorted { $0.name < $1.name }
    guard !classes.isEmpty else { return "classes: {}\n" }
    var lines = ["classes:"]
    for one in classes {
      lines.append("  \(InferredSchema.quoted(one.name)):")
      if let superclass = one.superclass { lines.append("    superclass: \(InferredSchema.quoted(superclass))") }
      lines.append("    source: \(InferredSchema.quoted(one.location.text))")
      if one.isOpen { lines.append("    open: true") }
      if one.isGeneric { lines.append("    generic: true") }
      let outlets = members(of: one, [.outlet])
      if !outlets.isEmpty { lines.append("    outlets:") }
      for member in outlets {
        var fields = "type: \(InferredSchema.quoted(member.element.isEmpty ? "Any" : member.element))"
        if member.declaration.type?.isCollection == true { fields += ", collection: true" }
        lines.append("      \(InferredSchema.quoted(member.declaration.objectiveCName)): {\(fields)}")
      }
      let actions = members(of: one, [.action, .segueAction]).map {
        InferredSchema.quoted($0.declaration.objectiveCName)
      }
      if !actions.isEmpty { lines.append("    actions: [\(actions.joined(separator: ", "))]") }
      let properties = members(of: one, [.inspectable])
      if !properties.isEmpty { lines.append("    properties:") }
      for member in properties {
        let type = InferredSchema.propertyType(of: member.declaration.type) ?? member.declaration.type?.element ?? "Any"
        lines.append(
          "      \(InferredSchema.quoted(member.declaration.objectiveCName)): \(InferredSchema.quoted(type))"
        )
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func members(of one: IndexedClass, _ kinds: [MemberDeclaration.Kind]) -> [IndexedMember] {
    var seen: Set<String> = []
    return one.members.filter {
      kinds.contains($0.declaration.kind) && seen.insert($0.declaration.objectiveCName).inserted
    }
    .sorted { $0.declaration.objectiveCName < $1.declaration.objectiveCName }
  }
}
