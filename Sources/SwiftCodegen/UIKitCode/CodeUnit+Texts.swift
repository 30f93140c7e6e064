import SceneCatalog
import SceneLanguage
import SceneModel

// Values that are put together by statements.
extension CodeUnit {
  /// An attributed text of several runs, or of runs with paragraph styles.
  func attributedText(_ runs: [SceneValue.AttributedRun], _ local: String) -> ([CodeStatement], Code?) {
    var statements: [CodeStatement] = []
    var codes: [Code] = []
    for run in runs {
      var styled = run
      let style = run.attributes.first { $0.name == ValueKeys.Run.paragraphStyle.rawValue }
      var name: String?
      if case .factory(_, let arguments)? = style?.value {
        let made = paragraphStyle(arguments, locals.take(local + "Style"))
        statements += made.statements
        name = made.name
        styled.attributes.removeAll { $0.name == ValueKeys.Run.paragraphStyle.rawValue }
      }
      guard var code = context.values.run(styled) else { return ([], nil) }
      if let name { code = code.adding(".paragraphStyle", .text(name)) }
      codes.append(code)
    }
    if codes.count == 1 { return (statements, codes[0]) }
    let name = locals.take(local)
    guard case .call(_, let first) = codes[0] else { return ([], nil) }
    statements.append(CodeStatement("let \(name) = ", .call("NSMutableAttributedString", first)))
    statements += codes.dropFirst().map { CodeStatement("", .call("\(name).append", [.init("", $0)])) }
    return (statements, .text(name))
  }

  private func paragraphStyle(
    _ arguments: [SceneValue.FactoryArgument],
    _ name: String
  ) -> (statements: [CodeStatement], name: String) {
    var statements = [CodeStatement("let \(name) = ", "NSMutableParagraphStyle()")]
    for argument in arguments {
      let value = argument.value
      if argument.name == ValueKeys.ParagraphStyle.tabStops.rawValue, case .list(let stops) = value {
        statements.append(CodeStatement("\(name).tabStops = ", .list(stops.map { tabStop($0) })))
      } else if let code = context.values.code(value) {
        statements.append(CodeStatement("\(name).\(argument.name) = ", code))
      }
    }
    return (statements, name)
  }

  private func tabStop(_ value: SceneValue) -> Code {
    guard case .factory(_, let arguments) = value else { return "NSTextTab()" }
    func part(_ name: String) -> Code? {
      arguments.first { $0.name == name }.flatMap { context.values.code($0.value) }
    }
    return .call(
      "NSTextTab",
      [
        .init("textAlignment", part("alignment") ?? ".left"), .init("location", part("location") ?? "0"),
      ]
    )
  }

  /// A configuration of a button, or of a cell's content or background.
  func configuration(
    _ factory: String,
    _ arguments: [SceneValue.FactoryArgument],
    _ declared: PropertySchema?,
    _ local: String
  ) -> ([CodeStatement], Code?) {
    guard let kind = ConfigurationKind(factory: factory) else { return ([], nil) }
    let make = Code.text("\(kind.rawValue).\(factory)()")
    guard !arguments.isEmpty else { return ([], make) }
    let name = locals.take(local)
    var statements = [CodeStatement("var \(name) = ", make)]
    for argument in arguments {
      if argument.name == "titleFont", let font = context.values.code(argument.value, isTyped: true) {
        statements.append(titleFont(font, name))
      } else if let code = context.values.code(argument.value) {
        statements.append(CodeStatement("\(name).\(argument.name) = ", code))
      }
    }
    return (statements, .text(name))
  }

  /// UIKit takes the font of a configuration's title from a function of its attributes.
  private func titleFont(_ font: Code, _ name: String) -> CodeStatement {
    CodeStatement(
      "\(name).titleTextAttributesTransformer = ",
      .closure(
        "UIConfigurationTextAttributesTransformer",
        [],
        parameters: "attributes",
        body: .call(
          "attributes.merging",
          [.init("", .call("AttributeContainer", [.init("", .map([.init(key: ".font", value: font)]))]))]
        )
      )
    )
  }
}

extension Code {
  /// An attributed text with one attribute more.
  fileprivate func adding(_ key: String, _ value: Code) -> Code {
    guard case .call(let name, var arguments) = self else { return self }
    let entry = Entry(key: key, value: value)
    if let index = arguments.firstIndex(where: { $0.label == "attributes" }),
      case .map(let entries) = arguments[index].value
    {
      arguments[index].value = .map(entries + [entry])
    } else {
      arguments.append(.init("attributes", .map([entry])))
    }
    return .call(name, arguments)
  }
}
