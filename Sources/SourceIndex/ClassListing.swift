import SceneSyntax
import SwiftSurface

/// What `diorama swift-classes` prints: the classes with what documents can refer to, sorted, as YAML.
package enum ClassListing {
  /// The text.
  ///
  /// - Parameters:
  ///   - index: The classes.
  ///   - module: The only module to list; nil for all.
  package static func text(_ index: SourceIndex, module: String? = nil) -> String {
    let classes = index.allTypes().filter { module == nil || $0.module == module }
    guard !classes.isEmpty else { return "classes: {}\n" }
    var lines = ["classes:"]
    for one in classes { lines += self.lines(of: one) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of one: IndexedClass) -> [String] {
    var lines = ["  \(ScalarSpelling.quoted(one.name)):"]
    if let superclass = one.superclass { lines.append("    superclass: \(ScalarSpelling.quoted(superclass))") }
    lines.append("    source: \(ScalarSpelling.quoted(one.location.text))")
    if one.isOpen { lines.append("    open: true") }
    if one.isGeneric { lines.append("    generic: true") }
    let schema = InferredSchema(of: one)
    let outlets = schema.outlets.filter { !$0.isKeyOnly }.sorted { $0.name < $1.name }
    if !outlets.isEmpty { lines.append("    outlets:") }
    for outlet in outlets { lines.append("      \(ScalarSpelling.quoted(outlet.name)): \(outlet.fields)") }
    let actions = Set(members(of: one, [.action, .segueAction]))
    lines += list("actions", actions.sorted())
    let properties = members(of: one, [.inspectable]).sorted()
    if !properties.isEmpty { lines.append("    properties:") }
    for name in properties {
      let fields = schema.properties.first { $0.name == name }?.listed ?? ScalarSpelling.quoted("Any")
      lines.append("      \(ScalarSpelling.quoted(name)): \(fields)")
    }
    // What the loader can set and send as well, although no document of Interface Builder would.
    lines += list("keys", schema.outlets.filter(\.isKeyOnly).map(\.name).sorted())
    lines += list("methods", schema.actions.filter { !actions.contains($0) })
    return lines
  }

  private static func list(_ key: String, _ names: [String]) -> [String] {
    names.isEmpty ? [] : ["    \(key): [\(names.map(ScalarSpelling.quoted).joined(separator: ", "))]"]
  }

  private static func members(of one: IndexedClass, _ kinds: [MemberDeclaration.Kind]) -> Set<String> {
    Set(one.members.filter { kinds.contains($0.declaration.kind) }.map(\.declaration.objectiveCName))
  }
}
