import SceneDiagnostics
import SceneModel
package import SceneSyntax

extension ValueReader {
  /// The name of the parameter that a node stands for, `title` for `$title`; nil for other nodes, and in scenes.
  package func parameter(_ node: NodeID) -> String? {
    guard parameters != nil, isPlain(node) else { return nil }
    return tree.parameterName(of: node)
  }

  /// The value of a parameter, which is not known before the component is used; nil where the node is none.
  ///
  /// A parameter stands where its type is expected. What it stands for in a use is read by the same type.
  mutating func readParameter(_ node: NodeID, as type: PropertyType, name: String) -> SceneValue? {
    guard let parameter = parameter(node) else { return nil }
    checkParameter(parameter, at: node, for: .value(type), name: name)
    return .invalid
  }

  /// Reports a parameter that the component does not have, or that has another type; nil accepts the types of all values.
  package mutating func checkParameter(
    _ parameter: String,
    at node: NodeID,
    for expected: ParameterType?,
    name: String
  ) {
    guard let parameters else { return }
    guard let type = parameters[parameter] else {
      let known = parameters.keys.sorted()
      report(
        .unknownParameter,
        "the component has no parameter '\(parameter)'",
        at: node,
        hint: Spelling.suggestion(for: parameter, in: known)
          ?? "for a text, write '$\(parameter)' in quotes"
      )
      return
    }
    if let expected {
      guard type != expected else { return }
      report(
        .wrongType,
        "\(name.contains(" ") ? name : "'\(name)'") is \(Wording.withArticle(expected.name)), and the parameter '\(parameter)' is \(Wording.withArticle(type.name))",
        at: node
      )
    } else if type == .action || type == .object {
      report(
        .wrongType,
        "\(name) is a value, and the parameter '\(parameter)' is \(Wording.withArticle(type.name))",
        at: node
      )
    }
  }
}

extension SyntaxTree {
  /// The name behind the `$` of a plain scalar; nil for other nodes.
  package func parameterName(of node: NodeID) -> String? {
    guard self[node].kind == .scalar, self[node].style == .plain, utf8(of: node).first == UInt8(ascii: "$") else {
      return nil
    }
    return String(text(of: node).dropFirst())
  }
}
