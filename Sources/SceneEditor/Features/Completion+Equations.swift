import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension Completion {
  /// What can stand at an offset of an equation: a term, a relation, a number, a priority.
  func equationItems(at offset: Int, in range: SourceRange) -> [CompletionItem] {
    let text = textRange(of: range)
    let words = EquationWords(text, in: sketch.source).words
    let current = words.last { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
    let before = words.filter { $0.range.upperBound < offset || $0.range.upperBound == offset && current == nil }
    let target = current?.range ?? SourceRange(offset, offset)
    if let current, current.role == .term || current.role == .systemSpacing {
      return termItems(current, before, offset)
    }
    let last = before.last { $0.range != target }
    let isRight = before.contains { $0.role == .relation && $0.range != target }
    switch last?.role {
    case nil: return itemNames(at: target, isRight: false)
    case .term where !isRight:
      return EquationWord.relations.map { CompletionItem($0.symbol, .keyword, "\($0.symbol) ", at: target) }
    case .relation:
      return itemNames(at: target, isRight: true) + numbers(["0", "44", "100"], target)
    case .sign:
      if last?.text == "*" { return itemNames(at: target, isRight: true) }
      return [systemSpacing(at: target)] + numbers(["8", "16", "20"], target)
    case .priorityMark: return numbers(["1000", "750", "500", "250", "999"], target)
    case .term, .systemSpacing, .number:
      let signs =
        last?.role == .number && !before.contains { $0.role == .term && $0.isRight } ? ["*"] : ["+", "-"]
      return (signs + [EquationWord.priorityMark]).map { CompletionItem($0, .keyword, "\($0) ", at: target) }
    default: return []
    }
  }

  /// The characters of an equation, without its quotes.
  private func textRange(of range: SourceRange) -> SourceRange {
    guard let first = range.isEmpty ? nil : sketch.source.bytes[range.lowerBound], first == 0x22 || first == 0x27 else {
      return range
    }
    return SourceRange(range.lowerBound + 1, max(range.lowerBound + 1, range.upperBound - 1))
  }

  private func systemSpacing(at range: SourceRange) -> CompletionItem {
    CompletionItem(EquationWord.systemSpacing, .keyword, EquationWord.systemSpacing, at: range)
  }

  private func numbers(_ texts: [String], _ range: SourceRange) -> [CompletionItem] {
    texts.map { CompletionItem($0, .value, $0, at: range) }
  }

  private var scope: Int {
    context.entry.map { shape.scopes[$0] } ?? (context.parent < 0 ? -1 : shape.scopes[context.parent])
  }

  private func itemNames(at range: SourceRange, isRight: Bool) -> [CompletionItem] {
    let ids = ids(in: scope, at: range) { name in
      shape.object(named: name, in: scope)?.schema.map { $0.isKind(of: .view) } ?? true
    }
    return ([ReservedName.itself.rawValue] + ids).map { name in
      var item = CompletionItem(name, .reference, "\(name).", at: range)
      item.detail = shape.object(named: name, in: scope)?.className ?? ""
      item.goesOn = true
      return item
    }
  }

  private func termItems(_ word: EquationWords.Word, _ before: [EquationWords.Word], _ offset: Int) -> [CompletionItem]
  {
    let parts = word.parts
    guard let index = parts.lastIndex(where: { $0.range.lowerBound <= offset }) else { return [] }
    let range = parts[index].range
    if index == 0 {
      let isSum = before.last?.role == .sign
      let extra = isSum ? [systemSpacing(at: word.range)] : []
      // What follows the name stays.
      return extra
        + itemNames(at: range, isRight: word.isRight).map { item in
          var item = item
          if parts.count > 1 { item.text = item.label }
          return item
        }
    }
    let wanted = word.isRight ? before.first { $0.role == .term && !$0.isRight }.flatMap { attribute(of: $0) } : nil
    var items = LayoutAttribute.allCases.filter { wanted.map($0.fits) ?? true }.map {
      CompletionItem($0.rawValue, .enumMember, $0.rawValue, at: range)
    }
    if let wanted {
      items = items.filter { $0.label == wanted.rawValue } + items.filter { $0.label != wanted.rawValue }
    }
    let component = analysis.names.component(ofObject: parts[0].text, in: scope)
    let hasPart = component?.part(named: parts[1].text) != nil
    if index == 1 {
      items += (component?.parts ?? []).map { part in
        var item = CompletionItem(
          part.name.value,
          .reference,
          parts.count > 2 ? part.name.value : "\(part.name.value).",
          at: range
        )
        item.goesOn = true
        return item
      }
    }
    if index == (hasPart ? 2 : 1) {
      items += guides(of: parts[0].text).map { guide in
        var item = CompletionItem(guide, .property, parts.count > index + 1 ? guide : "\(guide).", at: range)
        item.goesOn = true
        return item
      }
    }
    return items
  }

  private func attribute(of word: EquationWords.Word) -> LayoutAttribute? {
    word.parts.last.flatMap { LayoutAttribute(rawValue: $0.text) }
  }

  private func guides(of name: String) -> [String] {
    let object =
      name == ReservedName.itself.rawValue
      ? shape.object(at: context.entry ?? context.parent) : shape.object(named: name, in: scope)
    let schema = object?.schema
    if schema?.isKind(of: .viewController) == true { return SceneKeys.controllerGuides }
    if schema?.isKind(of: .scrollView) == true { return SceneKeys.viewGuides + SceneKeys.scrollViewGuides }
    return SceneKeys.viewGuides
  }
}

extension LayoutAttribute {
  /// What an attribute measures.
  private enum Kind { case horizontal, vertical, length }

  private var kind: Kind {
    switch self {
    case .width, .height: .length
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  /// Whether an equation can hold the attribute against another one.
  func fits(_ other: LayoutAttribute) -> Bool { kind == other.kind }
}
