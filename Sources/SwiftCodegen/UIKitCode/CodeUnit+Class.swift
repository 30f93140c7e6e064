import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

// The class as it is written.
extension CodeUnit {
  private var modifier: String { context.options.modifier }

  /// Writes the class.
  ///
  /// - Parameters:
  ///   - summary: The comment above the class.
  ///   - members: Writes what the class has beside its objects; nil for nothing.
  func write(_ summary: String, to writer: inout CodeWriter, members: ((inout CodeWriter) -> Void)? = nil) {
    let variations = CodeVariations(self)
    let parts = Parts(self, variations)
    let superclass = root.map { context.type(of: $0) } ?? ""
    writer.part()
    writer.comment(summary, mark: "///")
    let adopted = rowsTable == nil ? "" : ", UITableViewDataSource"
    if root == nil { writer.line("@MainActor") }
    let head = "\(modifier)final class \(SwiftName.escaped(className))\(root == nil ? "" : ":")"
    let isLong = head.count + superclass.count + adopted.count + 3 > Code.width
    if isLong {
      writer.line(head)
      writer.line("  \(superclass)\(adopted)")
    }
    let line = superclass.isEmpty ? head : "\(head) \(superclass)\(adopted)"
    writer.block(isLong ? "{" : line + " {") { writer in
      writeMembers(&writer)
      members?(&writer)
      if !parts.isEmpty || !variations.isEmpty || isView {
        writer.part()
        writeInitializer(parts, variations, &writer)
        writer.part()
        writeCoder(&writer)
      }
      writeComponent(to: &writer)
      write("setUpViews", parts.views, &writer)
      write("setUpHierarchy", parts.hierarchy.isEmpty ? [] : [parts.hierarchy], &writer)
      writeConstraints(parts.constraints, &writer)
      writeConnections(parts.connections, &writer)
      variations.write(to: &writer)
      writeRows(to: &writer)
    }
  }

  /// Whether the class is a view, which needs an initializer of its own.
  private var isView: Bool { root.map { !context.schema($0).isKind(of: .viewController) } ?? true }

  /// What the class does, part by part.
  struct Parts {
    var isEmpty: Bool {
      views.isEmpty && hierarchy.isEmpty && constraints.isEmpty && connections.isEmpty && placed.isEmpty
    }

    var views: [[CodeStatement]] = []
    var hierarchy: [CodeStatement] = []
    var constraints: [CodeStatement] = []
    var connections: [[CodeStatement]] = []
    /// The views that constraints place.
    var placed: [String] = []

    init(_ unit: CodeUnit, _ variations: CodeVariations) {
      var variations = variations
      for id in unit.objects where !unit.inline.contains(id) {
        let varied = CodeVariations.names(of: id, in: unit.scene)
        var statements = unit.segmentStatements(id)
        statements += unit.propertyStatements(id).filter { statement in
          !varied.contains { statement.head.hasSuffix("\($0) = ") }
        }
        statements += unit.attributeStatements(id) + unit.registrationStatements(id)
        if !statements.isEmpty { views.append(statements) }
        hierarchy += unit.slotStatements(id)
        if unit.isPlaced(id), let name = unit.reference(id) { placed.append(name) }
      }
      for index in unit.ownConstraints {
        let constraint = unit.scene.constraints[index]
        let isNamed = unit.constraintNames[index] != nil
        if isNamed, variations.activity(of: index) != nil || !constraint.isInstalled { continue }
        if let name = unit.constraintNames[index] {
          constraints.append(CodeStatement("", .text(SwiftName.escaped(name)), at: constraint.range))
        } else if let code = unit.constraintCode(index) {
          constraints += unit.qualified(code, index)
        }
      }
      connections = unit.connectionStatements
    }
  }

  /// Whether a subview leaves its position to constraints by a property of its own.
  func isPlaced(_ id: ObjectID) -> Bool {
    guard id != root, !isPart(id), context.schema(id).isKind(of: .view) else { return false }
    guard scene.objects.slotName(at: id.index) != "arrangedSubviews" else { return false }
    return context.effective.flag(.translatesAutoresizingMaskIntoConstraints, in: id) == false
  }

  // MARK: - Members

  private func writeMembers(_ writer: inout CodeWriter) {
    for id in members {
      guard let name = names[id] else { continue }
      let hasIdentifier = isShown(id)
      let access = hasIdentifier ? modifier : "private "
      let (code, _) = maker(of: id)
      if let comment = context.takeComment(scene.objects.range(at: id.index)) {
        writer.comment(comment, mark: hasIdentifier ? "///" : "//")
      }
      let isLazy = isLazy(id)
      let word = isLazy ? (hasIdentifier ? "private(set) lazy var" : "lazy var") : "let"
      writer.statement("\(access)\(word) \(SwiftName.escaped(name)) = ", code)
    }
    let constraints = ownConstraints.filter { constraintNames[$0] != nil }
    if !constraints.isEmpty { writer.part() }
    for index in constraints { writeConstraintMember(index, &writer) }
    if root == nil {
      writer.part()
      writer.comment("The top-level objects.", mark: "///")
      let tops = members.filter { scene.objects.parent(at: $0.index) == nil }.compactMap { reference($0) }
      writer.block("\(modifier)var topLevelObjects: [NSObject] {") { $0.statement("", .list(tops.map { .text($0) })) }
    }
  }

  private func writeConstraintMember(_ index: Int, _ writer: inout CodeWriter) {
    let constraint = scene.constraints[index]
    guard let name = constraintNames[index], let code = constraintCode(index) else { return }
    let isShown = constraint.identifier != nil || context.referenced.constraints.contains(index)
    let word = isShown ? "\(modifier)private(set) lazy var" : "private lazy var"
    if let comment = context.takeComment(constraint.range) { writer.comment(comment, mark: "///") }
    let details = details(of: constraint, "constraint")
    if details.isEmpty {
      writer.statement("\(word) \(SwiftName.escaped(name)) = ", code)
    } else {
      writer.block("\(word) \(SwiftName.escaped(name)): NSLayoutConstraint = {", "}()") { writer in
        writer.statement("let constraint = ", code)
        for detail in details { writer.statement(detail.head, detail.code) }
        writer.line("return constraint")
      }
    }
  }

  /// What a constraint has beside its equation.
  private func details(of constraint: SceneConstraint, _ name: String) -> [CodeStatement] {
    var statements: [CodeStatement] = []
    if constraint.priority != 1000 {
      statements.append(CodeStatement("\(name).priority = ", CodePriority.code(constraint.priority)))
    }
    if let identifier = constraint.layoutIdentifier {
      statements.append(CodeStatement("\(name).identifier = ", .literal(identifier)))
    }
    return statements
  }

  /// A constraint as the list of those to activate has it: under a name of its own where it has more than its equation.
  func qualified(_ code: Code, _ index: Int) -> [CodeStatement] {
    let constraint = scene.constraints[index]
    guard constraint.priority != 1000 || constraint.layoutIdentifier != nil else {
      return [CodeStatement("", code, at: constraint.range)]
    }
    let wanted = constraint.layoutIdentifier.flatMap { SwiftName.member($0) } ?? constraintWords(index)
    let name = locals.take(wanted)
    let before = [CodeStatement("let \(SwiftName.escaped(name)) = ", code, at: constraint.range)]
    return before + details(of: constraint, SwiftName.escaped(name))
      + [CodeStatement("", .text(SwiftName.escaped(name)))]
  }

  // MARK: - Initializers

  private func writeInitializer(_ parts: Parts, _ variations: CodeVariations, _ writer: inout CodeWriter) {
    let start = initializer
    writer.function(modifier + start.head, start.parameters + requiredParameters) { writer in
      for parameter in requiredParameters {
        writer.line("self.\(parameter.label) = \(parameter.label)")
      }
      if root != nil { writer.statement("super.", start.call) }
      if !parts.views.isEmpty { writer.line("setUpViews()") }
      if !parts.hierarchy.isEmpty { writer.line("setUpHierarchy()") }
      if !parts.constraints.isEmpty || !parts.placed.isEmpty { writer.line("setUpConstraints()") }
      if !parts.connections.isEmpty {
        let arguments = outsiders.compactMap { id in
          reference(id).map { Code.Argument(id == owner ? "to" : $0, .text($0)) }
        }
        writer.statement("", .call("connect", arguments))
      }
      if component?.parameters.contains(where: { !$0.isAction }) == true { writer.line("update()") }
      variations.writeStart(to: &writer)
    }
  }

  private func writeCoder(_ writer: inout CodeWriter) {
    guard let root, context.schema(root).isKind(of: "UIResponder") else { return }
    let isStack = context.schema(root).isKind(of: .stackView)
    writer.line("@available(*, unavailable)")
    writer.block("\(modifier)required init\(isStack ? "" : "?")(coder: NSCoder) {") {
      $0.line("fatalError(\"init(coder:) has not been implemented\")")
    }
  }

  /// What an initializer begins with, its parameters, and its call of the superclass's.
  private struct Initializer {
    var head = "init"
    var parameters: [Code.Argument]
    var call: Code
  }

  private var initializer: Initializer {
    func call(_ arguments: (String, Code)...) -> Code {
      .call("init", arguments.map { Code.Argument($0.0, $0.1) })
    }
    func plain(_ call: Code) -> Initializer {
      let parameters = outsiders.compactMap { id in
        reference(id).map { Code.Argument($0, .text(context.type(of: id))) }
      }
      return Initializer(parameters: parameters, call: call)
    }
    func overriding(_ call: Code, _ parameters: (String, Code)...) -> Initializer {
      Initializer(head: "override init", parameters: parameters.map { Code.Argument($0.0, $0.1) }, call: call)
    }
    let isAlone = outsiders.isEmpty
    guard let root else { return plain(call()) }
    let schema = context.schema(root)
    let frame = initialFrame(root) ?? ".zero"
    switch schema.archivedName {
    case "UITableViewCell":
      let style = value("style", root) ?? ".default"
      guard isCell else {
        return plain(call(("style", style), ("reuseIdentifier", value("reuseIdentifier", root) ?? "nil")))
      }
      return overriding(
        call(("style", style), ("reuseIdentifier", "reuseIdentifier")),
        ("style", "UITableViewCell.CellStyle"),
        ("reuseIdentifier", "String?")
      )
    case "UITableViewHeaderFooterView" where isCell:
      return overriding(call(("reuseIdentifier", "reuseIdentifier")), ("reuseIdentifier", "String?"))
    case "UICollectionReusableView", "UICollectionViewCell":
      return isCell ? overriding(call(("frame", "frame")), ("frame", "CGRect")) : plain(call(("frame", frame)))
    case "UITableView": return plain(call(("frame", frame), ("style", value("style", root) ?? ".plain")))
    case "UICollectionView", "UIVisualEffectView", "WKWebView", "UIActivityIndicatorView", "UIProgressView",
      "UITableViewController", "UICollectionViewController", "UIPageViewController", "UISplitViewController":
      guard case .call(_, let arguments) = maker(of: root).code, !arguments.isEmpty else {
        return plain(call(("nibName", "nil"), ("bundle", "nil")))
      }
      return plain(.call("init", arguments))
    case "UITextView": return plain(call(("frame", frame), ("textContainer", "nil")))
    default:
      if schema.isKind(of: .viewController) { return plain(call(("nibName", "nil"), ("bundle", "nil"))) }
      if schema.isKind(of: .view) { return plain(call(("frame", frame))) }
      return isAlone ? overriding(call()) : plain(call())
    }
  }

  // MARK: - Functions

  private func write(_ name: String, _ groups: [[CodeStatement]], _ writer: inout CodeWriter) {
    guard !groups.isEmpty else { return }
    writer.part()
    writer.block("private func \(name)() {") { writer in
      for group in groups {
        writer.part()
        writer.statements(group, context)
      }
    }
  }

  private func writeConstraints(_ statements: [CodeStatement], _ writer: inout CodeWriter) {
    let placed = objects.filter { isPlaced($0) }.compactMap { reference($0) }
    guard !statements.isEmpty || !placed.isEmpty else { return }
    writer.part()
    writer.block("private func setUpConstraints() {") { writer in
      if placed.count == 1 {
        writer.line("\(placed[0]).translatesAutoresizingMaskIntoConstraints = false")
      } else if !placed.isEmpty {
        for line in Code.list(placed.map { .text($0) }).viewLoop(indentation: writer.indentation) {
          writer.line(line)
        }
        writer.line("  view.translatesAutoresizingMaskIntoConstraints = false")
        writer.line("}")
      }
      let isElement: (CodeStatement) -> Bool = { $0.head.isEmpty }
      let before = statements.filter { !isElement($0) }
      let elements = statements.filter(isElement)
      if !before.isEmpty {
        writer.part()
        writer.statements(before, context)
      }
      guard !elements.isEmpty else { return }
      writer.part()
      if elements.count == 1, let element = elements.first {
        // One constraint needs no list; a call is broken like any other.
        for line in element.code.lines(before: ".isActive = true", indentation: writer.indentation) {
          writer.line(line)
        }
        return
      }
      writer.block("NSLayoutConstraint.activate([", "])") { writer in
        for element in elements {
          let comment = element.range.flatMap { context.takeComment($0) }
          if let comment { writer.comment(comment) }
          writer.statement("", element.code, ",")
        }
      }
    }
  }

  private func writeConnections(_ groups: [[CodeStatement]], _ writer: inout CodeWriter) {
    guard !groups.isEmpty else { return }
    let parameters = outsiders.compactMap { id in
      reference(id).map {
        Code.Argument(id == owner ? "to owner" : $0, .text(context.type(of: id)))
      }
    }
    writer.part()
    writer.function("private func connect", parameters) { writer in
      for group in groups {
        writer.part()
        writer.statements(group, context)
      }
    }
  }
}
