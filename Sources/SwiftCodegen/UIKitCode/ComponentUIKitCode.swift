import SceneCatalog
package import SceneCompiler
package import SceneDiagnostics
import SceneModel
import SceneSyntax

/// The Swift of a component: a view with a property for each parameter, and a function for each slot.
package struct ComponentUIKitCode: Sendable {
  /// The name of the file, which is that of its class.
  package let fileName: String
  /// The text of the file.
  package let text: String
  /// What the code cannot express.
  package let notes: [Diagnostic]

  /// Makes the code of a component in which every rule holds; nil for one with errors.
  package init?(_ checked: CheckedScene, name: String, _ options: GenerationOptions) {
    guard let scene = checked.scene, let root = scene.scene.topLevel.first else { return nil }
    let context = CodeContext(scene, name: name, options)
    let parts = ComponentParts(checked.tree, context)
    let wanted = name.typeName
    let type = scene.catalog.schema(named: wanted) == nil ? wanted : wanted + "Component"
    let unit = CodeUnit(context, className: type, root: root, tops: [root], component: parts)
    var writer = CodeWriter()
    unit.write(context.comments.head ?? "The component \(name).", to: &writer) { unit.writeParameters(to: &$0) }
    var opening = CodeWriter()
    for module in (["UIKit"] + context.modules).sorted() { opening.line("import \(module)") }
    opening.line()
    (fileName, text) = (type + ".swift", opening.text + writer.text)
    notes = context.notes.sortedByLocation()
  }
}

// What the class of a component has beside its objects.
extension CodeUnit {
  /// The parameters that a new object is given.
  var requiredParameters: [Code.Argument] {
    (component?.parameters ?? []).filter { $0.isRequired && !$0.isAction }.map {
      Code.Argument(SwiftName.label($0.name), .text(type(of: $0)))
    }
  }

  /// Writes a property for each parameter.
  func writeParameters(to writer: inout CodeWriter) {
    guard let component, !component.parameters.isEmpty else { return }
    writer.part()
    for parameter in component.parameters {
      let name = SwiftName.escaped(parameter.name)
      let access = context.options.modifier
      if let comment = context.takeComment(parameter.range) { writer.comment(comment, mark: "///") }
      if parameter.isAction {
        writer.line("\(access)var \(name): (() -> Void)?")
        continue
      }
      let type = type(of: parameter)
      let isReference = type.hasPrefix("(any ")
      let word = isReference ? "weak var" : "var"
      let value = parameter.isRequired || type.hasSuffix("?") && parameter.defaultValue == nil
      let initial = value ? "" : " = \(initialValue(parameter))"
      // A truth value needs no type.
      let declared = initial.isEmpty || type != "Bool" ? ": \(type)" : ""
      writer.block("\(access)\(word) \(name)\(declared)\(initial) {") { $0.line("didSet { update() }") }
    }
  }

  /// Writes what follows the parameters, and the functions of slots.
  func writeComponent(to writer: inout CodeWriter) {
    guard let component else { return }
    let statements = component.parameters.flatMap { updates(of: $0) }
    if component.parameters.contains(where: { !$0.isAction }) {
      writer.part()
      writer.block("private func update() {") { $0.statements(statements, context) }
    }
    for slot in component.slots { write(slot, &writer) }
  }

  private func write(_ slot: ComponentParts.Slot, _ writer: inout CodeWriter) {
    guard let access = access(slot.object) else { return }
    let verb = slot.isSingle ? "set" : "add"
    let word = slot.list == "arrangedSubviews" ? "ArrangedSubview" : "Subview"
    let call =
      slot.place.map { "\(access)insert\(word)(view, at: \($0))" } ?? "\(access)add\(word)(view)"
    writer.part()
    writer.comment("Puts a view into the slot \(slot.name).", mark: "///")
    writer.block("\(context.options.modifier)func \(verb)\(slot.name.capitalizedFirst)(_ view: \(slot.accepts)) {") {
      $0.line(call)
    }
  }

  private func updates(of parameter: ComponentParts.Parameter) -> [CodeStatement] {
    parameter.bindings.compactMap { binding in
      guard let access = access(binding.object) else { return nil }
      let name = SwiftName.escaped(parameter.name)
      let schema = context.schema(binding.object)
      guard let declared = schema.properties[binding.key] else {
        guard binding.isOutlet else {
          context.note("'\(parameter.name)' is not passed on to a component inside", at: parameter.range)
          return nil
        }
        return CodeStatement("\(access)\(binding.key) = ", .text(name))
      }
      if declared.keyedBy == "UIControl.State" {
        return CodeStatement(
          "",
          .call("\(access)set\(binding.key.capitalizedFirst)", [.init("", .text(name)), .init("for", ".normal")])
        )
      }
      guard declared.keyedBy == nil else {
        context.note("'\(binding.key)' follows no parameter in code", at: parameter.range)
        return nil
      }
      let isSingle = schema.isKind(of: .slider) || schema.isKind(of: .progressView)
      let isNumber = declared.type == .double && isSingle && declared.declaringClass == schema.archivedName
      return CodeStatement(
        "\(access)\(CodeGaps.spelling[binding.key] ?? binding.key) = ",
        isNumber ? .text("Float(\(name))") : .text(name)
      )
    }
  }

  private func type(of parameter: ComponentParts.Parameter) -> String {
    let optional = parameter.isRequired ? "" : "?"
    switch parameter.type {
    case .action: return "(() -> Void)?"
    case .object:
      let outlet = parameter.bindings.first.flatMap { context.schema($0.object).outlets[$0.key]?.type } ?? "NSObject"
      return context.catalog.schema(named: outlet) == nil ? "(any \(outlet))?" : "\(outlet)?"
    case .value(let type):
      switch type {
      case .bool: return "Bool"
      case .int: return "Int"
      case .double: return "CGFloat"
      case .text: return "String" + optional
      case .attributedText: return "NSAttributedString?"
      case .color: return "UIColor?"
      case .font: return "UIFont?"
      case .image: return "UIImage?"
      case .date: return "Date?"
      case .geometry(let kind): return CodeValues.typeName(kind)
      case .named(let name): return name
      case .textAttributes, .factory: return "Any?"
      }
    }
  }

  private func initialValue(_ parameter: ComponentParts.Parameter) -> String {
    guard let text = parameter.defaultValue else {
      return switch parameter.type {
      case .value(.bool): "false"
      case .value(.geometry): ".zero"
      case .value(.named(let name)): context.catalog.enumeration(named: name)?.cases.first.map { ".\($0.name)" } ?? "[]"
      default: "0"
      }
    }
    return switch parameter.type {
    case .value(.text): SwiftName.literal(text)
    case .value(.named), .value(.color): ".\(text)"
    case .value(.font): ".preferredFont(forTextStyle: .\(text))"
    case .value(.image): "UIImage(named: \(SwiftName.literal(text)))"
    default: text
    }
  }

  /// The statements for the events that parameters name.
  var parameterActions: [CodeStatement] {
    (component?.parameters ?? []).flatMap { parameter in
      parameter.events.compactMap { object, event in
        guard let access = access(object), let event else { return nil }
        let action = Code.closure(
          "UIAction",
          [],
          parameters: "[weak self] _",
          body: .text("self?.\(SwiftName.escaped(parameter.name))?()")
        )
        var statement = CodeStatement(
          "",
          .call("\(access)addAction", [.init("", action), .init("for", .text(".\(event)"))])
        )
        statement.version = context.isNewer("iOS 14.0") ? "iOS 14.0" : nil
        return statement
      }
    }
  }
}

extension ComponentParts.Parameter {
  /// Whether users are told by it of an event.
  var isAction: Bool { type == .action }
}
