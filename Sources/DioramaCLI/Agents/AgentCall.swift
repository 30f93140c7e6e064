import Backports
import DioramaDriver
import JSONText
import SceneDiagnostics

/// A call of a tool: what the agent gave, and where it is done.
@MainActor
struct AgentCall {
  let tool: AgentTool
  let context: AgentContext
  /// The arguments as the agent gave them.
  let given: [(String, JSONValue)]
  private let values: [String: JSONValue]

  /// Takes the arguments of a call.
  ///
  /// - Throws: Which argument the tool does not have, or which is missing.
  init(_ tool: AgentTool, _ arguments: JSONValue, in context: AgentContext) throws(AgentProblem) {
    (self.tool, self.context) = (tool, context)
    guard case .object(let members) = arguments else { throw AgentProblem("'arguments' is an object") }
    let names = tool.arguments.map(\.name)
    for (name, _) in members where !names.contains(name) {
      let shown = ReadableText.shortened(VisibleText.line(name))
      let hint = Spelling.suggestion(for: name, in: names) ?? "it has \(Wording.list(names.map { "'\($0)'" }))"
      throw AgentProblem("'\(tool.name)' has no argument '\(shown)'; \(hint)")
    }
    given = members
    // Some clients write null for what they leave out.
    values = Dictionary(members.filter { !$0.1.isNull }) { $1 }
    for argument in tool.required where values[argument.name] == nil {
      throw AgentProblem("'\(tool.name)' needs '\(argument.name)'")
    }
    for argument in tool.arguments {
      if let value = values[argument.name] { try argument.check(value) }
    }
  }

  /// Whether the call is about a live session.
  var isLive: Bool {
    // A hierarchy is that of a file where one is named.
    tool.isLive || tool.name == AgentTool.tree.name && !namesFile
  }

  /// Whether the call has a file or a text.
  var namesFile: Bool { values[AgentArgument.path.name] != nil || values[AgentArgument.text.name] != nil }

  /// The value of an argument; nil where the agent gave none.
  func value<Value>(_ argument: AgentArgument<Value>) throws(AgentProblem) -> Value? {
    guard let value = values[argument.name] else { return nil }
    return try argument.value(of: value)
  }

  /// The value of an argument that has to be there.
  func needed<Value>(_ argument: AgentArgument<Value>) throws(AgentProblem) -> Value {
    guard let value = try value(argument) else { throw AgentProblem("'\(tool.name)' needs '\(argument.name)'") }
    return value
  }
}

/// A file that a call is about, with the text that the agent gave for it.
struct AgentFile: Sendable {
  /// The path by which the tool calls the file.
  var path: String
  /// The files, with the text in place of the file's own.
  var files: FileSystem
  /// Whether the text is the agent's.
  var isUnsaved: Bool
}

extension AgentCall {
  /// The file that `path` names, or the one that would have `text`.
  func file() throws(AgentProblem) -> AgentFile {
    let (path, text) = (try value(.path), try value(.text))
    guard let text else {
      guard let path else { throw AgentProblem("'\(tool.name)' needs 'path' or 'text'") }
      return AgentFile(path: try context.folders.existing(path), files: context.folders.files, isUnsaved: false)
    }
    let named = try path.map { path throws(AgentProblem) in try context.folders.resolved(path) }
    let name = named ?? context.folders.newPath(AgentText.name(of: text))
    let files = context.folders.files.showing(Array(text.utf8), at: name)
    return AgentFile(path: name, files: files, isUnsaved: true)
  }

  /// What a picture or a hierarchy is made for.
  func choice() throws(AgentProblem) -> PictureChoice {
    let locale = try value(.locale)
    return PictureChoice.all(
      screens: [ScreenChoice(size: try value(.device))],
      appearances: try value(.appearance).map { [$0] } ?? [],
      textSizes: try value(.contentSize).map { [$0] } ?? [],
      directions: try value(.direction).map { [$0] } ?? [],
      locales: locale.map { [$0] } ?? []
    )[0]
  }
}

/// A text that no file has.
enum AgentText {
  /// A name for the text by what it begins with: that of a scene, where it is nothing else.
  static func name(of text: String) -> String {
    let start = text.prefix(4096)
    if start.contains("<document") {
      return start.contains(".Storyboard.") ? "Untitled.storyboard" : "Untitled.xib"
    }
    let line = start.split(whereSeparator: \.isNewline).first { !$0.hasPrefix("#") && !$0.hasPrefix("---") } ?? ""
    if line.hasPrefix("component:") { return "Untitled.component.yaml" }
    return line.hasPrefix("storyboard:") ? "Untitled.storyboard.yaml" : "Untitled.scene.yaml"
  }
}
