import CatalogReference
import DioramaDriver
import JSONText
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneEditor
import SceneLanguage

extension AgentTool {
  static let explain = AgentTool(
    name: "explain",
    title: "Explain a diagnostic, a rule or a topic",
    summary: """
      The page about a diagnostic or a rule, with a wrong and a right example, or about a topic of the language such as \
      constraints, segues or components.
      """,
    optional: [AgentArgument.page.declaration, AgentArgument.query.declaration]
  ) { call throws(AgentProblem) in
    let (page, query) = (try call.value(.page), try call.value(.query))
    let name = page ?? query
    return try call.context.page(of: name.flatMap { $0.isEmpty ? nil : $0 })
  }

  static let catalog = AgentTool(
    name: "catalog",
    title: "Look up a class or a property",
    summary: """
      A class that scenes can use, with its properties, slots, outlets and events, or one property with its type, default and \
      cases. Without a class, the names of all classes.
      """,
    optional: [AgentArgument.className.declaration, AgentArgument.property.declaration]
  ) { call throws(AgentProblem) in
    let (name, property) = (try call.value(.className), try call.value(.property))
    let (project, printed) = call.context.run { run in
      Projects(call.context.settings, in: run).project(inFolder: call.context.folders.named[0])
    }
    guard let catalog = project?.pipeline.catalog else { throw AgentProblem(printed.problem) }
    guard let name else {
      if property != nil { throw AgentProblem("'property' needs 'class'") }
      let names = catalog.classNames
      return AgentResult(names.joined(separator: "\n") + "\n", ["classes": .strings(names)])
    }
    guard let schema = catalog.schema(named: name) else {
      let hint = Spelling.suggestion(for: name, in: catalog.classNames).map { "; \($0)" } ?? ""
      throw AgentProblem("there is no class '\(ReadableText.shortened(VisibleText.line(name)))'\(hint)")
    }
    var result = try call.context.page(of: property.map { "\(name).\($0)" } ?? name)
    result.structured = property == nil ? .object(schema) : .object(schema, member: property ?? "")
    return result
  }

  static let complete = AgentTool(
    name: "complete",
    title: "Complete at a position",
    summary: """
      What can be written at a line and a column of a scene: keys, classes, values, ids, terms of equations, as an editor offers.
      """,
    required: [AgentArgument.line.declaration, AgentArgument.column.declaration],
    optional: file
  ) { call throws(AgentProblem) in
    let (line, column) = (try call.needed(.line), try call.needed(.column))
    let file = try call.file()
    guard let kind = SourceKind(path: file.path), !kind.isDocument else {
      throw AgentProblem("'\(VisibleText.line(file.path))' is no scene, storyboard or component")
    }
    let (found, printed) = call.context.run(in: file.files) { run in
      completions(in: file.path, line, column, settings: call.context.settings, in: run)
    }
    guard let found else { throw AgentProblem(printed.problem) }
    return found
  }

  /// What an editor would offer; nil, after reporting, where the file cannot be read.
  @MainActor
  private static func completions(
    in path: String,
    _ line: Int,
    _ column: Int,
    settings: SettingSources,
    in run: ToolRun
  ) -> AgentResult? {
    let bytes: [UInt8]
    do {
      bytes = try run.files.contents(path)
    } catch {
      run.fail("\(error)", .unreadableInput)
      return nil
    }
    let server = LanguageServer(in: run, settings: settings)
    let address = FileAddress.of(server.absolute(path))
    let text = String(decoding: bytes, as: UTF8.self)
    server.open(["textDocument": ["uri": .string(address), "text": .string(text)]])
    guard let analysis = server.sketched(address) else { return nil }
    let source = analysis.source
    let last = source.lineCount
    guard line <= last else {
      run.fail("\(path): has \(last) lines, and no line \(line)", .usage)
      return nil
    }
    let range = source.rangeOfLine(line)
    let before = source.string(in: range).unicodeScalars.prefix(column - 1)
    let offset = range.lowerBound + before.reduce(0) { $0 + UTF8.width($1) }
    let completion = Completion(analysis, at: offset, surroundings: server.surroundings(of: analysis))
    let items = completion.items
    let shown = completion.shown(of: items)
    let lines = shown.map { item in
      VisibleText.line(item.label + (item.detail.isEmpty ? "" : "  \(item.detail)")) + "\n"
    }
    var members: [(String, JSONValue)] = [
      (
        "items",
        .array(
          shown.map { item in
            var members: [(String, JSONValue)] = [("label", .string(item.label)), ("text", .string(item.text))]
            if !item.detail.isEmpty { members.append(("detail", .string(item.detail))) }
            if !item.summary.isEmpty { members.append(("summary", .string(item.summary))) }
            if item.isDeprecated { members.append(("deprecated", true)) }
            return .object(members)
          }
        )
      )
    ]
    if items.count > shown.count { members.append(("omitted", .integer(items.count - shown.count))) }
    return AgentResult(lines.isEmpty ? "Nothing can be written here.\n" : lines.joined(), .object(members))
  }
}

extension AgentContext {
  /// The page about a name; the list of pages without one.
  fileprivate func page(of name: String?) throws(AgentProblem) -> AgentResult {
    let request = ExplainRequest(name: name, settings: settings, folder: folders.named[0])
    let (status, printed) = run { DioramaCLI.explain(request, in: $0) }
    guard status == .success else {
      throw AgentProblem(printed.problem)
    }
    return AgentResult(printed.output)
  }
}

extension JSONValue {
  /// A class in short.
  fileprivate static func object(_ schema: ClassSchema) -> JSONValue {
    let properties = schema.propertyNames.compactMap { schema.properties[$0] }
    return [
      "class": .string(schema.name), "summary": .string(schema.summary),
      "superclasses": .strings(schema.lineage.dropFirst()),
      "isAbstract": .bool(schema.isAbstract),
      "properties": .array(properties.map { ["name": .string($0.name), "type": .string($0.type.name)] }),
      "slots": .strings(schema.slotNames.filter { schema.slots[$0]?.accepts.isEmpty == false }),
      "outlets": .strings(schema.outletNames), "events": .strings(schema.events.map(\.name)),
    ]
  }

  /// A member of a class in short; what is no property has its name only.
  fileprivate static func object(_ schema: ClassSchema, member: String) -> JSONValue {
    guard let property = schema.properties[member] else {
      return ["class": .string(schema.name), "name": .string(member)]
    }
    return [
      "class": .string(schema.name), "name": .string(member), "type": .string(property.type.name),
      "declaredBy": .string(property.declaringClass), "summary": .string(property.summary),
    ]
  }
}
