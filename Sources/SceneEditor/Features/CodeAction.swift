import SceneCatalog
import SceneCompiler
package import SceneDiagnostics
import SceneLanguage
import SceneLint
import SceneModel
import SceneSyntax

/// A change of a text that is offered at a position.
package struct CodeAction: Sendable {
  /// What kind of change it is, as the protocol calls it.
  package enum Kind: String, Hashable, Sendable {
    case quickFix = "quickfix"
    case rewrite = "refactor.rewrite"
    case extract = "refactor.extract"
    case inline = "refactor.inline"
    case fixAll = "source.fixAll.diorama"
  }

  package var title: String
  package var kind: Kind
  package var edits: [TextEdit]
  /// The problem that it solves; nil for a refactoring.
  package var diagnostic: Diagnostic?
  package var isPreferred = false
}

/// Finds what can be changed at a position of a text.
package struct CodeActions: Sendable {
  let analysis: Analysis
  let range: SourceRange

  private var sketch: SceneSketch { analysis.sketch }
  private var shape: SceneShape { analysis.shape }
  private var source: SourceText { analysis.source }

  /// Looks at a range of a text.
  package init(_ analysis: Analysis, in range: SourceRange) {
    self.analysis = analysis
    self.range = range
  }

  /// The fixes of problems that touch the range, then the refactorings of what stands at its start.
  ///
  /// - Parameter suppressible: The ids that comments can silence.
  package func all(suppressible: Set<String>) -> [CodeAction] {
    let touched = analysis.diagnostics.filter {
      $0.range.lowerBound <= range.upperBound && range.lowerBound <= $0.range.upperBound
    }
    let fixes = touched.flatMap { diagnostic in
      diagnostic.fixIts.map {
        CodeAction(
          title: $0.title.prefix(1).uppercased() + $0.title.dropFirst(),
          kind: .quickFix,
          edits: $0.edits,
          diagnostic: diagnostic,
          isPreferred: $0.isCertain
        )
      }
    }
    let silenced = touched.filter { suppressible.contains($0.id) }.map { suppression(of: $0) }
    guard let entry = sketch.context(at: range.lowerBound).entry ?? owner else { return fixes + silenced }
    return fixes + silenced + refactorings(at: entry)
  }

  private var owner: Int? {
    let parent = sketch.context(at: range.lowerBound).parent
    return parent >= 0 ? parent : nil
  }

  private func suppression(of diagnostic: Diagnostic) -> CodeAction {
    let line = source.rangeOfLine(source.position(at: diagnostic.range.lowerBound).line)
    let indentation = source.bytes[line.lowerBound..<line.upperBound].prefix { $0 == 0x20 }.count
    let text = String(repeating: " ", count: indentation) + "# \(Suppression.marker) \(diagnostic.id) -- \n"
    return CodeAction(
      title: "Suppress '\(diagnostic.id)' here",
      kind: .quickFix,
      edits: [TextEdit(range: SourceRange(line.lowerBound, line.lowerBound), replacement: text)],
      diagnostic: diagnostic
    )
  }

  private func refactorings(at entry: Int) -> [CodeAction] {
    let object = shape.objects[entry] != nil ? entry : shape.owners[entry]
    guard object >= 0 else { return [] }
    return [
      extractStyle(object), inlineStyles(object), identify(object), localize(entry), wrap(object, in: "UIView"),
      wrap(object, in: "UIStackView"),
    ].compactMap { $0 }
  }

  /// Whether an object is a block map that is an item of a list, whose keys stand in lines of their own.
  private func isBlockObject(_ object: Int) -> Bool {
    guard case .object = shape.positions[object], case .item = sketch.entries[object].kind else { return false }
    return !sketch.entries[object].isInFlow && sketch.entries[object].style == .none
      && sketch.entries[object].tag == nil
      && !sketch.children(of: object).isEmpty
  }

  /// The lines of an entry with their line feeds.
  private func lines(of entry: Int) -> SourceRange {
    let start = source.rangeOfLine(sketch.entries[entry].line).lowerBound
    let last = source.rangeOfLine(source.position(at: sketch.entries[entry].end).line).upperBound
    return SourceRange(start, min(source.bytes.count, last + 1))
  }

  private func indentation(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  // MARK: - Styles

  /// Moves the properties of an object that styles can have into a style of its own.
  private func extractStyle(_ object: Int) -> CodeAction? {
    guard isBlockObject(object), sketch.child(SceneKeys.Object.styles.rawValue, of: object) == nil else { return nil }
    let moved = sketch.children(of: object).filter { child in
      guard case .property(let property) = shape.positions[child], sketch.entries[child].kind == .key else {
        return false
      }
      return Self.isStyled(property) && sketch.entries[child].line != sketch.entries[object].line
        && !sketch.entries[child].value.isEmpty && sketch.entries[child].style != .block
        && source.position(at: sketch.entries[child].end).line == sketch.entries[child].line
    }
    guard !moved.isEmpty, let first = sketch.children(of: object).first else { return nil }
    let name = freeName("style", among: Set(analysis.names.defined(.style).map(\.name)))
    let body = moved.map { "\(sketch.entries[$0].name): \(source.string(in: sketch.entries[$0].value))" }
    var edits = moved.map { TextEdit(range: lines(of: $0), replacement: "") }
    let end = lines(of: first).upperBound
    let use = indentation(sketch.entries[first].column) + "styles: \(name)\n"
    guard source.position(at: sketch.entries[first].end).line == sketch.entries[first].line, !moved.contains(first)
    else {
      return nil
    }
    edits.append(TextEdit(range: SourceRange(end, end), replacement: use))
    let text = "  \(name):\n" + body.map { "    \($0)\n" }.joined()
    guard let insertion = insertion(ofSection: SceneKeys.Document.styles.rawValue) else { return nil }
    edits.append(
      TextEdit(
        range: SourceRange(insertion.offset, insertion.offset),
        replacement: insertion.isNew ? "styles:\n\(text)" : text
      )
    )
    // Two insertions at one offset would have no order.
    guard Set(edits.filter { $0.range.isEmpty }.map(\.range)).count == edits.count(where: { $0.range.isEmpty }) else {
      return nil
    }
    guard
      edits.allSatisfy({ edit in
        !edit.range.isEmpty
          || !moved.contains {
            lines(of: $0).lowerBound < edit.range.lowerBound && edit.range.lowerBound < lines(of: $0).upperBound
          }
      })
    else { return nil }
    return CodeAction(title: "Extract a style", kind: .extract, edits: merged(edits))
  }

  /// Edits of which none begins where another ends: those are made one.
  private func merged(_ edits: [TextEdit]) -> [TextEdit] {
    var result: [TextEdit] = []
    for edit in edits.sorted(by: { $0.range < $1.range }) {
      if let last = result.last, last.range.upperBound == edit.range.lowerBound {
        result[result.count - 1] = TextEdit(
          range: SourceRange(last.range.lowerBound, edit.range.upperBound),
          replacement: last.replacement + edit.replacement
        )
      } else {
        result.append(edit)
      }
    }
    return result
  }

  private static func isStyled(_ property: PropertySchema) -> Bool {
    switch property.type {
    case .color, .font, .bool, .named: !property.isInitializerArgument
    case .double, .int: property.name != "tag"
    default: false
    }
  }

  /// Where an entry of a section of the document goes, and whether the section is to be written.
  private func insertion(ofSection name: String) -> (offset: Int, isNew: Bool)? {
    if let section = sketch.child(name, of: -1) {
      guard let first = sketch.children(of: section).first, !sketch.entries[first].isInFlow,
        sketch.entries[first].column == 2
      else { return nil }
      return (lines(of: first).lowerBound, false)
    }
    guard let objects = sketch.child(SceneKeys.Document.objects.rawValue, of: -1), sketch.entries[objects].column == 0
    else { return nil }
    return (source.rangeOfLine(sketch.entries[objects].line).lowerBound, true)
  }

  private func freeName(_ name: String, among known: Set<String>) -> String {
    if !known.contains(name) { return name }
    return (2...).lazy.map { "\(name)\($0)" }.first { !known.contains($0) } ?? name
  }

  /// Writes the properties of an object's styles into the object.
  private func inlineStyles(_ object: Int) -> CodeAction? {
    guard isBlockObject(object), let use = sketch.child(SceneKeys.Object.styles.rawValue, of: object),
      source.position(at: sketch.entries[use].end).line == sketch.entries[use].line,
      sketch.entries[use].line != sketch.entries[object].line
    else { return nil }
    let names = analysis.names.used(.style).filter { sketch.range(use).contains($0.range.lowerBound) }
    var values: [(name: String, value: String)] = []
    for name in names {
      guard let style = analysis.names.definition(.style, name.name, in: -1) else { return nil }
      for child in sketch.children(of: style.entry) where sketch.entries[child].kind == .key {
        let entry = sketch.entries[child]
        guard !entry.value.isEmpty, entry.style != .block,
          source.position(at: entry.end).line == source.position(at: entry.value.lowerBound).line
        else { return nil }
        values.removeAll { $0.name == entry.name }
        values.append((entry.name, source.string(in: entry.value)))
      }
    }
    let own = Set(sketch.children(of: object).map { sketch.entries[$0].name })
    let schema = shape.objects[object]?.schema
    let text = values.filter { !own.contains($0.name) && schema?.properties[$0.name] != nil }
      .map { indentation(sketch.entries[use].column) + "\($0.name): \($0.value)\n" }.joined()
    return CodeAction(
      title: "Inline styles",
      kind: .inline,
      edits: [TextEdit(range: lines(of: use), replacement: text)]
    )
  }

  // MARK: - Objects

  /// Gives an object an id.
  private func identify(_ object: Int) -> CodeAction? {
    guard isBlockObject(object), sketch.child(SceneKeys.Object.id.rawValue, of: object) == nil,
      let name = sketch.child(SceneKeys.Object.class.rawValue, of: object),
      source.position(at: sketch.entries[name].end).line == sketch.entries[name].line,
      let className = shape.objects[object]?.className
    else { return nil }
    let bare = String(className.split(separator: ".").last ?? "").drop { $0.isUppercase && $0 != className.last }
    let word = className.hasPrefix("UI") ? String(className.dropFirst(2)) : String(bare.isEmpty ? className[...] : bare)
    let start = word.prefix(1).lowercased() + word.dropFirst().filter(MethodSpelling.isNameCharacter)
    let known = Set(
      analysis.names.defined(.object, in: shape.scopes[object]).map(\.name) + ReservedName.allCases.map(\.rawValue)
    )
    let end = lines(of: name).upperBound
    let text = indentation(sketch.entries[name].column) + "id: \(freeName(start, among: known))\n"
    return CodeAction(
      title: "Give it an id",
      kind: .rewrite,
      edits: [TextEdit(range: SourceRange(end, end), replacement: text)]
    )
  }

  /// Makes a text one that a table translates.
  private func localize(_ entry: Int) -> CodeAction? {
    guard case .property(let property) = shape.positions[entry], property.type == .text, property.keyedBy == nil,
      let text = sketch.scalarRange(entry), !text.isEmpty, sketch.entries[entry].style != .block,
      let object = shape.object(around: entry)
    else { return nil }
    let id = sketch.text(of: SceneKeys.Object.id.rawValue, in: shape.owners[entry]) ?? object.className
    let file = SourceKind.name(ofPath: source.path)
    let name = file.prefix(1).lowercased() + file.dropFirst()
    let written = source.string(in: sketch.entries[entry].value)
    let isPlain = sketch.entries[entry].style == .plain
    let value = isPlain ? ScalarSpelling.text(written, inFlow: true) : written
    return CodeAction(
      title: "Make the text localizable",
      kind: .rewrite,
      edits: [
        TextEdit(
          range: sketch.entries[entry].value,
          replacement: "{text: \(value), key: \(ScalarSpelling.text("\(name).\(id).\(property.name)", inFlow: true))}"
        )
      ]
    )
  }

  /// Puts a view into a view or a stack view of its own.
  private func wrap(_ object: Int, in className: String) -> CodeAction? {
    guard isBlockObject(object), let slot = shape.objects[object]?.slot, slot.accepts.contains("UIView"),
      !slot.isSingle,
      shape.objects[object]?.schema?.isKind(of: .view) == true
    else { return nil }
    let entry = sketch.entries[object]
    let whole = lines(of: object)
    let start = whole.lowerBound + entry.column
    let text = source.string(in: SourceRange(start, whole.upperBound))
    let outer = indentation(entry.column)
    let inner = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      line.isEmpty ? String(line) : index == 0 ? "\(outer)    \(line)" : "    \(line)"
    }.joined(separator: "\n")
    let child = className == "UIStackView" ? "arrangedSubviews" : "subviews"
    return CodeAction(
      title: "Wrap in a \(className)",
      kind: .rewrite,
      edits: [
        TextEdit(
          range: SourceRange(start, whole.upperBound),
          replacement: "- class: \(className)\n\(outer)  \(child):\n\(inner)"
        )
      ]
    )
  }
}
