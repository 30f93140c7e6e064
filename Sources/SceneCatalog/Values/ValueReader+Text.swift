import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension ValueReader {
  /// The types of the attributes that a run can have, by `NSAttributedString.Key` name.
  package static let attributeTypes: [String: PropertyType] = [
    "font": .font, "foregroundColor": .color, "backgroundColor": .color, "kern": .double, "underlineStyle": .int,
    "underlineColor": .color, "strikethroughStyle": .int, "strikethroughColor": .color, "baselineOffset": .double,
    "strokeWidth": .double, "strokeColor": .color, "obliqueness": .double, "expansion": .double, "link": .text,
    "ligature": .int,
  ]

  mutating func readAttributedText(_ node: NodeID, name: String) -> SceneValue {
    guard tree[node].kind == .sequence else {
      return fail(.wrongType, "'\(name)' is a list of runs: [{text: …, font: …}]", at: node, hint: runHint(node))
    }
    var runs: [SceneValue.AttributedRun] = []
    for item in tree.children(of: node).map({ tree.resolved($0) }) {
      guard let run = readRun(item) else { return .invalid }
      runs.append(run)
    }
    return .attributedText(runs)
  }

  /// The list of one run for a text; nil for other nodes.
  private func runHint(_ node: NodeID) -> String? {
    let text = tree.text(of: node)
    guard tree[node].kind == .scalar, (1...40).contains(text.utf8.count) else { return nil }
    return "write [{text: \(ScalarSpelling.text(text, inFlow: true))}]"
  }

  private mutating func readRun(_ node: NodeID) -> SceneValue.AttributedRun? {
    guard let entries = entries(node) else {
      report(.wrongType, "a run of attributed text is a map: {text: …, font: …}", at: node)
      return nil
    }
    var text: String?
    var attributes: [SceneValue.FactoryArgument] = []
    for entry in entries {
      let own = ValueKeys.Run(rawValue: entry.name)
      if own == .text {
        guard case .text(let plain) = readPlainText(entry.value, name: "text") else { return nil }
        text = plain
      } else if own == .paragraphStyle {
        guard let style = readParagraphStyle(entry.value) else { return nil }
        attributes.append(.init(name: entry.name, value: style))
      } else if let type = Self.attributeTypes[entry.name] {
        let value = read(entry.value, as: type, name: entry.name)
        if value == .invalid { return nil }
        attributes.append(.init(name: entry.name, value: value))
      } else {
        let known = Self.attributeTypes.keys.sorted() + ValueKeys.Run.names
        report(
          .unknownCase,
          "NSAttributedString.Key has no case '\(entry.name)'",
          at: entry.key,
          hint: entry.name == "color" || entry.name == "textColor"
            ? Spelling.suggestion(of: ["foregroundColor"]) : Spelling.choice(for: entry.name, in: known)
        )
        return nil
      }
    }
    guard let text else {
      report(.wrongType, "this run has no 'text'", at: node)
      return nil
    }
    return .init(text: text, attributes: attributes)
  }
}
