import SceneDiagnostics

/// A statement of the code, with the place of the scene that it is made of.
struct CodeStatement {
  /// What is in front of the expression: `title.text = `, or nothing.
  var head = ""
  var code: Code
  /// The version that brought what the statement names; nil for what every system has that the code runs on.
  var version: String?
  /// The place of the scene; nil for none of its own.
  var range: SourceRange?
  /// Whether the statement names something of the application's, so that a mistake in it is the scene's.
  var isChecked = false

  init(_ head: String, _ code: Code, at range: SourceRange? = nil, version: String? = nil, isChecked: Bool = false) {
    (self.head, self.code, self.range, self.version, self.isChecked) = (head, code, range, version, isChecked)
  }
}

extension CodeWriter {
  /// Adds statements, those of newer systems where these are checked for.
  mutating func statements(_ statements: [CodeStatement], _ context: CodeContext) {
    var index = 0
    while index < statements.count {
      let version = statements[index].version
      var end = index + 1
      while end < statements.count, statements[end].version == version { end += 1 }
      let group = statements[index..<end]
      if let version {
        block("if #available(\(version), *) {") { writer in
          for statement in group { writer.one(statement, context) }
        }
      } else {
        for statement in group { one(statement, context) }
      }
      index = end
    }
  }

  private mutating func one(_ statement: CodeStatement, _ context: CodeContext) {
    if let comment = statement.range.flatMap({ context.takeComment($0) }) { self.comment(comment) }
    let place = statement.isChecked ? statement.range.map { context.location($0) } : nil
    let lines = statement.code.lines(after: statement.head, indentation: indentation)
    guard let place, context.options.namesLines else { return lines.forEach { line($0) } }
    // A call of several lines has the place behind the bracket that opens it.
    let marked = lines[0] + "  // \(place)"
    if marked.count + indentation <= Code.width, lines.count == 1 || lines[0].hasSuffix("(") {
      line(marked)
      lines.dropFirst().forEach { line($0) }
    } else {
      line("// \(place)")
      lines.forEach { line($0) }
    }
  }
}
