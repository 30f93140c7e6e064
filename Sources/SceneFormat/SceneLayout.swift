import SceneDiagnostics
import SceneSyntax

/// Writes a syntax tree anew, line by line.
///
/// Recursion goes as deep as the collections of the text, which the parser limits.
struct SceneLayout {
  let tree: SyntaxTree
  let context: FormatContext
  var comments: CommentAttachments
  let order: EntryOrder
  /// The longest line that a value in brackets may make.
  let maximumWidth: Int
  /// Whether maps keep the author's order, for scenes whose nib depends on it.
  let keepsOrder: Bool
  /// What stays of `interfaceBuilder`.
  let bookkeeping: Bookkeeping
  private(set) var text = ""
  /// The number of characters in the line that is being written.
  private var column = 0
  /// Whether an empty line would belong to the block scalar that was written last.
  var isOpenScalar = false

  init(
    _ context: FormatContext,
    comments: CommentAttachments,
    order: EntryOrder,
    width: Int,
    keepsOrder: Bool,
    bookkeeping: Bookkeeping = .all
  ) {
    tree = context.tree
    self.context = context
    self.comments = comments
    self.order = order
    maximumWidth = min(max(width, 0), 1_000_000)
    self.keepsOrder = keepsOrder
    self.bookkeeping = bookkeeping
  }

  /// What stands in a line before a value.
  struct Start {
    /// The key, or the element of a list itself.
    var node: NodeID
    /// The column of the key or dash, from 0.
    var indentation: Int
    /// The dashes before the key or dash, which the indentation counts.
    var lead: String
    /// The key with its colon, or a dash.
    var text: String

    /// The column in which the line begins.
    var outer: Int { indentation - lead.utf8.count }
    /// The column of the node itself.
    var nodeColumn: Int { text == "-" ? indentation + 2 : indentation }
  }

  /// Writes the whole document.
  mutating func writeDocument() {
    guard let root = tree.root else { return }
    writeHeader(of: root)
    if let anchor = properties(of: root, as: context.document) { line(anchor, at: 0) }
    writeEntries(of: root, as: context.document, at: 0, lead: "")
  }

  // MARK: - Collections in lines

  /// Writes the entries of a map, one a line; `lead` is what stands before the first one, and the indentation counts it.
  mutating func writeEntries(of node: NodeID, as role: FormatRole, at indentation: Int, lead: String) {
    let object = context.objectKeys(of: node, role)
    let entries = entries(of: node, as: role, object)
    let carrier = carrierOfSuppression(node, as: role)
    var lead = lead
    var isFirst = true
    if let name = context.classTag(of: node, role) {
      line("\(lead)class: \(ScalarSpelling.plain(name, inFlow: false))", at: indentation - lead.utf8.count)
      (lead, isFirst) = ("", false)
    }
    for (index, entry) in entries.enumerated() {
      let outer = indentation - lead.utf8.count
      let isMoved = index > 0 && entries[index - 1].index + 1 != entry.index
      if isMoved, case .document = role {
        if needsBlank(entry) { blank() }
      } else if isMoved {
        // The paragraph that it began is no more.
        isFirst = true
      }
      writeAbove(entry.key, at: outer, isFirst: isFirst)
      if entry.key == carrier { for comment in comments.above[node] ?? [] { line(comment.text, at: outer) } }
      let valueRole = context.role(ofKey: tree.text(of: entry.key), in: role, object: object)
      let start = Start(
        node: entry.key,
        indentation: indentation,
        lead: lead,
        text: key(entry.key, inFlow: false) + ":"
      )
      writeValue(entry.value, as: valueRole, after: start)
      (lead, isFirst) = ("", false)
    }
    for comment in commentsOfDiscarded(in: node, as: role) { line(comment.text, at: indentation) }
    writeEnd(of: node, at: indentation)
  }

  /// Writes the elements of a list, one a line.
  private mutating func writeElements(of node: NodeID, as role: FormatRole, at indentation: Int, lead: String) {
    var lead = lead
    var isFirst = true
    for element in tree.children(of: node) {
      let own = context.role(ofElementsIn: role, element: element)
      writeAbove(element, at: indentation - lead.utf8.count, isFirst: isFirst, as: own)
      let start = Start(node: element, indentation: indentation, lead: lead, text: "-")
      if isInLines(element, as: own, column: indentation + 2), properties(of: element, as: own) == nil {
        for comment in comments.behind[element] ?? [] { line(comment.text, at: start.outer) }
        writeLines(of: element, as: own, at: indentation + 2, lead: lead + "- ")
      } else {
        writeValue(element, as: own, after: start)
      }
      (lead, isFirst) = ("", false)
    }
    writeEnd(of: node, at: indentation)
  }

  private mutating func writeLines(of node: NodeID, as role: FormatRole, at indentation: Int, lead: String) {
    if tree[node].kind == .sequence {
      writeElements(of: node, as: role, at: indentation, lead: lead)
    } else {
      writeEntries(of: node, as: role, at: indentation, lead: lead)
    }
  }

  // MARK: - Values

  /// Writes a value behind its key or dash: in the same line, or in the lines below.
  private mutating func writeValue(_ node: NodeID, as role: FormatRole, after start: Start) {
    var start = start
    // Brackets with nothing in them have no line for what stands in them.
    let inside = tree.firstChild(of: node) == nil ? comments.atEnd[node] ?? [] : []
    var trailing = (comments.behindKey[start.node] ?? []) + inside + (comments.behind[node] ?? [])
    while trailing.count > 1 { line(trailing.removeFirst().text, at: start.outer) }
    if start.text.utf8.count > Self.longestKey, start.text != "-" {
      line(start.lead + "? " + start.text.dropLast(), at: start.outer)
      start.lead = ""
      start.text = ":"
    }
    begin(start.lead + start.text, at: start.outer)
    if let properties = properties(of: node, as: role) { write(" " + properties) }
    if isInLines(node, as: role, column: column + 1) {
      endLine(with: trailing.first, after: start)
      writeLines(of: node, as: role, at: start.indentation + 2, lead: "")
    } else {
      writeInline(node, as: role, comment: trailing.first, after: start)
    }
  }

  /// libyaml takes no more than 1024 characters for a key without `?`.
  static let longestKey = 1000

  /// Whether a value is written in lines below its key or dash.
  private func isInLines(_ node: NodeID, as role: FormatRole, column: Int) -> Bool {
    let here = tree[node]
    let hasClassTag = context.classTag(of: node, role) != nil
    if here.kind == .scalar { return hasClassTag && tree.parent(of: node).map { tree[$0].kind == .sequence } == true }
    guard here.kind != .alias, tree.childCount(of: node) > 0 || hasClassTag, !isAllDiscarded(node, as: role) else {
      return false
    }
    if comments.areInside(node) { return true }
    if here.style == .block, !isNumbers(node, as: role) { return true }
    let isFixed = holdsSuppression(node)
    guard let text = flow(node, as: role, budget: isFixed ? .max : maximumWidth - column) else { return true }
    return !isFixed && column + Self.width(of: text) > maximumWidth
  }

  /// Whether a comment silences what is found in the line of a value, or in the last of its lines.
  private func holdsSuppression(_ node: NodeID) -> Bool {
    comments.silence(node) || comments.behind[node]?.contains(where: \.isSuppression) == true
  }

  // MARK: - Lines

  mutating func begin(_ start: String, at indentation: Int) {
    text += String(repeating: " ", count: max(indentation, 0)) + start
    column = max(indentation, 0) + Self.width(of: start)
    isOpenScalar = false
  }

  mutating func write(_ more: String) {
    text += more
    column += Self.width(of: more)
  }

  mutating func line(_ content: String, at indentation: Int) {
    begin(content, at: indentation)
    text += "\n"
  }

  mutating func endLine(with comment: SourceComment? = nil, after start: Start? = nil) {
    if let comment {
      let gap = start.map { self.gap(before: comment, after: $0, column: column) } ?? 2
      text += String(repeating: " ", count: gap) + comment.text
    }
    text += "\n"
  }

  /// Writes a line of a block scalar or of a scalar over several lines as it is.
  mutating func verbatimLine(_ content: String, at indentation: Int) {
    if !content.isEmpty { text += String(repeating: " ", count: indentation) + content }
    text += "\n"
  }

  /// Writes an empty line, unless there is one, or it would become part of a value.
  mutating func blank() {
    if !isOpenScalar, !text.isEmpty, !text.hasSuffix("\n\n") { text += "\n" }
  }

  /// The number of characters of a text.
  static func width(of text: String) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.count
  }
}
