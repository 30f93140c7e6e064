import SwiftSurface

/// The statements that make the row of a class.
///
/// Each outlet, action and property is a statement of its own, so that the compiler finds its types by itself.
struct PortableRow {
  /// Whether the class has nothing that a row could have.
  private(set) var isEmpty = true

  /// The statements, which return the row.
  private(set) var code = ""

  init(
    of type: TypeDeclaration,
    _ bodies: [TypeBody],
    _ path: String?,
    _ classes: PortableClasses
  ) {
    let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
    var statements: [String] = []
    var used: Set<String> = []
    for member in type.members where !member.isStatic && member.condition == type.condition {
      let statement: (list: String, element: String)?
      let selector = member.objectiveCName
      switch member.kind {
      case .outlet: statement = ("outlets", "NibOutlet(\"\(selector)\", \\\(name).\(member.name))")
      case .inspectable: statement = ("properties", "NibProperty(\"\(selector)\", \\\(name).\(member.name))")
      case .action, .method:
        guard !member.isOverride else { continue }
        let closure = bodies.lazy.compactMap { $0.method(member) }.first.flatMap {
          Self.closure(member, $0, target: name)
        }
        statement = closure.map { ("actions", "NibAction(\"\(selector)\", \($0))") }
      case .property, .segueAction, .typealias: statement = nil
      }
      guard let statement else { continue }
      used.insert(statement.list)
      // What does not compile is shown at the member.
      if let path { statements.append("#sourceLocation(file: \"\(path)\", line: \(member.line))") }
      statements.append("    \(statement.list).append(\(statement.element))")
    }
    let superclass = type.kind == .class ? type.inherited.first : nil
    guard superclass != nil || !used.isEmpty else { return }
    isEmpty = false
    // A generic superclass has no row of its own.
    let parent = superclass.flatMap { $0.text.contains("<") ? nil : "\(PortableConditions.bare($0.element)).self" }
    var lines: [String] = []
    let lists = [("outlets", "NibOutlet"), ("actions", "NibAction"), ("properties", "NibProperty")].filter {
      used.contains($0.0)
    }
    for (list, element) in lists { lines.append("    var \(list): [\(element)<\(name)>] = []") }
    lines += statements
    if path != nil, !statements.isEmpty { lines.append("#sourceLocation()") }
    // Rows keep what makes these, which may not change any more.
    for (list, _) in lists where list != "actions" { lines.append("    let \(list)List = \(list)") }
    var arguments = ["\(name).self", "parent: \(parent ?? "nil")"]
    // What is added to a class of the system's belongs to that one's row.
    if classes.isSystems(type.name) { arguments.append("name: \"\(type.name)\"") }
    for (list, _) in lists { arguments.append("\(list): \(list)\(list == "actions" ? "" : "List")") }
    lines.append("    return NibClass(\(arguments.joined(separator: ", ")))")
    code = lines.map { "\($0)\n" }.joined()
  }

  /// A method as rows take it; what it returns is left out.
  ///
  /// - Returns: Nil for a method that no action can call: it has more than three arguments, is asynchronous or may throw.
  private static func closure(_ member: MemberDeclaration, _ header: MethodHeader, target: String) -> String? {
    let colons = member.objectiveCName.count { $0 == ":" }
    guard colons == header.parameters.count, colons <= 3, header.isPlain, !header.isEffectful else { return nil }
    let names = ["first", "second", "third"]
    let parameters = zip(names, header.parameters).map { "\($0): \($1.type)" }
    let arguments = zip(names, header.parameters).map { $1.label == "_" ? $0 : "\($1.label): \($0)" }
    let call = "target.\(member.name.prefix { $0 != "(" })(\(arguments.joined(separator: ", ")))"
    let inner = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", "))) in "
    return "{ (target: \(target)) in { \(inner)\(header.hasResult ? "_ = " : "")\(call) } }"
  }
}
