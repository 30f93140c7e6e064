import SceneCatalog
package import SceneDiagnostics
import SceneLanguage
import SceneModel

/// A part of a text with what it is, for coloring.
package struct SemanticToken: Hashable, Sendable {
  /// What a part is, in the order in which the protocol counts them.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case `class`, property, enumMember, variable, event, method, number, string, keyword, `operator`, parameter
  }

  package var kind: Kind
  package var range: SourceRange
}

extension Analysis {
  /// The parts of a range of the text, in its order; none overlaps another, and each is within a line.
  package func semanticTokens(in range: SourceRange? = nil) -> [SemanticToken] {
    let range = range ?? SourceRange(0, source.bytes.count)
    var found: [SemanticToken] = []
    for index in sketch.entries.indices {
      let entry = sketch.entries[index]
      guard entry.nameRange.lowerBound <= range.upperBound else { break }
      if entry.kind == .key {
        found.append(SemanticToken(kind: keyKind(index), range: entry.nameRange))
      }
      if let tag = entry.tag { found.append(SemanticToken(kind: .class, range: tag.range)) }
      if let text = sketch.scalarRange(index), !text.isEmpty { found += valueTokens(index, text) }
    }
    found.sort { $0.range < $1.range }
    var end = 0
    return found.filter { token in
      guard token.range.lowerBound >= end, !token.range.isEmpty, token.range.upperBound > range.lowerBound,
        token.range.lowerBound < range.upperBound,
        source.position(at: token.range.lowerBound).line == source.position(at: token.range.upperBound).line
      else { return false }
      end = token.range.upperBound
      return true
    }
  }

  private func keyKind(_ index: Int) -> SemanticToken.Kind {
    switch shape.position(of: sketch.entries[index].parent) {
    case .object, .outlets, .attributes, .style, .variation, .factoryParts, .run:
      if case .opaque = shape.positions[index] { return .property }
      switch shape.positions[index] {
      case .className, .superclassName, .identifier, .styleNames, .outlets, .actions, .constraints, .attributes,
        .variations, .componentName, .slotName:
        return .keyword
      default: return .property
      }
    case .actions: return .event
    case .parameters, .example: return .parameter
    case .styles, .colors, .componentSlots, .parts, .traitNames, .placeholders, .scenes, .references: return .variable
    case .property, .value, .type: return .parameter
    default: return .keyword
    }
  }

  private func valueTokens(_ index: Int, _ range: SourceRange) -> [SemanticToken] {
    if shape.kind == .component, sketch.entries[index].style == .plain,
      source.bytes[range.lowerBound] == UInt8(ascii: "$")
    {
      return [SemanticToken(kind: .parameter, range: range)]
    }
    switch shape.positions[index] {
    case .className, .superclassName, .componentName, .acceptedClasses, .componentSlot:
      return [SemanticToken(kind: .class, range: range)]
    case .parameter, .parameterType: return [SemanticToken(kind: .class, range: range)]
    case .identifier, .reference, .styleNames, .colorName, .sceneName, .slotName:
      return [SemanticToken(kind: .variable, range: range)]
    case .equation, .constraint: return equationTokens(range)
    case .action:
      let text = source.string(in: range)
      guard let dot = text.utf8.firstIndex(of: UInt8(ascii: ".")) else {
        return [SemanticToken(kind: .variable, range: range)]
      }
      let length = text.utf8.distance(from: text.startIndex, to: dot)
      return [
        SemanticToken(kind: .variable, range: SourceRange(range.lowerBound, range.lowerBound + length)),
        SemanticToken(kind: .method, range: SourceRange(range.lowerBound + length + 1, range.upperBound)),
      ]
    case .message: return [SemanticToken(kind: .method, range: range)]
    case .words, .trigger: return [SemanticToken(kind: .keyword, range: range)]
    case .property(let property), .value(let property):
      return [SemanticToken(kind: kind(of: property.type, range), range: range)]
    case .type(let type): return [SemanticToken(kind: kind(of: type, range), range: range)]
    case .text: return [SemanticToken(kind: .string, range: range)]
    default: return []
    }
  }

  private func kind(of type: PropertyType, _ range: SourceRange) -> SemanticToken.Kind {
    switch type {
    case .bool: return .keyword
    case .int, .double, .geometry:
      let first = source.bytes[range.lowerBound]
      return first >= 0x61 ? .enumMember : .number
    case .named, .color, .font, .factory:
      return source.bytes[range.lowerBound] == UInt8(ascii: "#") ? .number : .enumMember
    default: return .string
    }
  }

  private func equationTokens(_ range: SourceRange) -> [SemanticToken] {
    EquationWords(range, in: source).words.flatMap { word -> [SemanticToken] in
      switch word.role {
      case .term:
        let split = EquationWords.split(word)
        return word.parts.enumerated().filter { !$0.element.text.isEmpty }.map { index, part in
          let kind: SemanticToken.Kind =
            index == split.item
            ? part.text == "self" ? .keyword : .variable : index == split.guide ? .property : .enumMember
          return SemanticToken(kind: kind, range: part.range)
        }
      case .relation, .sign, .priorityMark: return [SemanticToken(kind: .operator, range: word.range)]
      case .number, .priority: return [SemanticToken(kind: .number, range: word.range)]
      case .systemSpacing: return [SemanticToken(kind: .keyword, range: word.range)]
      case .other: return []
      }
    }
  }
}
