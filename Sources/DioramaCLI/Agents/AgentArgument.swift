import JSONText
import LayoutEngine
import SceneDiagnostics

/// An argument of tools: its name, what it means, and how it is read, declared once.
///
/// The schema that agents see and the request that a call makes both come of the declaration.
struct AgentArgument<Value: Sendable>: Sendable {
  let name: String
  let summary: String
  /// The type in JSON Schema, with what limits its values.
  let type: [(String, JSONValue)]
  /// Reads a value; nil for one of another type.
  let read: @Sendable (JSONValue) throws(AgentProblem) -> Value?

  /// The argument without the type of its values.
  var declaration: AgentArgumentDeclaration {
    AgentArgumentDeclaration(name: name, schema: .object(type + [("description", .string(summary))])) {
      value throws(AgentProblem) in
      _ = try self.value(of: value)
    }
  }

  /// Reads a value.
  ///
  /// - Throws: That it is of another type, or what is wrong with it.
  func value(of value: JSONValue) throws(AgentProblem) -> Value {
    if let made = try read(value) { return made }
    throw AgentProblem("'\(name)' is no \(type.first { $0.0 == "type" }?.1.stringValue ?? "value")")
  }
}

/// The name of an argument, its JSON Schema, and what a value of it has to be.
struct AgentArgumentDeclaration: Sendable {
  let name: String
  let schema: JSONValue
  /// Fails for a value that is none of the argument.
  let check: @Sendable (JSONValue) throws(AgentProblem) -> Void
}

extension AgentArgument where Value == String {
  /// A text.
  static func text(_ name: String, _ summary: String, most: Int = 4096) -> AgentArgument {
    AgentArgument(name: name, summary: summary, type: [("type", "string")]) { value throws(AgentProblem) in
      guard let text = value.stringValue else { return nil }
      guard text.utf8.count <= most else {
        throw AgentProblem("'\(name)' has \(text.utf8.count) bytes, more than the \(most) that are read")
      }
      return text
    }
  }

  static var path: AgentArgument {
    text("path", "A file below the folders of the server: a scene, a storyboard, a component, a xib or a nib.")
  }
  static var fileOrFolder: AgentArgument {
    text("path", "A scene, a storyboard or a document, or a folder to search for them; all folders if omitted.")
  }
  static var document: AgentArgument { text("path", "A document of Interface Builder: *.xib or *.storyboard.") }
  static var text: AgentArgument {
    text("text", "The text of a scene that no file has yet, or that 'path' does not have yet.", most: 4 << 20)
  }
  static var old: AgentArgument { text("old", "The old scene, storyboard, xib or nib.") }
  static var new: AgentArgument { text("new", "The new scene, storyboard, xib or nib.") }
  static var className: AgentArgument { text("class", "The name of a class, such as UILabel.") }
  static var property: AgentArgument { text("property", "The name of a property, a slot, an outlet or an event.") }
  static var page: AgentArgument {
    text("id", "A diagnostic, a rule, a class, Class.property or a topic; without it, all are listed.")
  }
  static var query: AgentArgument { text("query", "A part of a name, in any case; everything if empty.") }
  static var output: AgentArgument {
    text("output", "The folder for what is written, below the folders of the server.")
  }
  static var scene: AgentArgument { text("scene", "The name of a scene of the storyboard.") }
  static var session: AgentArgument {
    AgentArgument(
      name: "session",
      summary: "What 'open' returned; the session that was opened last if omitted.",
      type: [("type", "string")]
    ) { value throws(AgentProblem) in value.stringValue ?? value.integerValue.map { "\($0)" } }
  }
  static var object: AgentArgument { text("id", "The id of an object in the scene, or its accessibility identifier.") }
  static var label: AgentArgument { text("label", "The accessibility label, such as the title of a button.") }
  static var typed: AgentArgument {
    text("text", "What is typed; a line feed presses return, a backspace (U+0008) deletes.", most: 10_000)
  }
  static var locale: AgentArgument {
    text("locale", "The language of the texts, such as de, or x-long, x-accented or x-rtl.", most: 40)
  }
}

extension AgentArgument where Value == Int {
  static func count(_ name: String, _ summary: String) -> AgentArgument {
    AgentArgument(name: name, summary: summary, type: [("type", "integer"), ("minimum", 1)]) {
      value throws(AgentProblem) in
      guard let number = value.integerValue else { return nil }
      guard number > 0 else { throw AgentProblem("'\(name)' counts from 1") }
      return number
    }
  }

  static var line: AgentArgument { count("line", "The line, from 1.") }
  static var column: AgentArgument { count("column", "The column in characters, from 1.") }
}

extension AgentArgument where Value == Double {
  private static func points(_ name: String, _ summary: String) -> AgentArgument {
    AgentArgument(name: name, summary: summary, type: [("type", "number")]) { value throws(AgentProblem) in
      let number: Double? =
        switch value {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
      guard let number else { return nil }
      guard abs(number) <= 100_000 else { throw AgentProblem("'\(name)' is more than 100000 points") }
      return number
    }
  }

  static var x: AgentArgument { points("x", "Points from the left edge of the screen.") }
  static var y: AgentArgument { points("y", "Points from the top edge of the screen.") }
  static var dx: AgentArgument { points("dx", "Points to scroll to the right; negative to the left.") }
  static var dy: AgentArgument { points("dy", "Points to scroll down; negative up.") }
}

extension AgentArgument {
  /// One of several words, which `make` reads.
  private static func word(
    _ name: String,
    _ summary: String,
    of words: [String],
    isClosed: Bool = true,
    _ make: @escaping @Sendable (String) throws -> Value?
  ) -> AgentArgument {
    var type: [(String, JSONValue)] = [("type", "string")]
    type.append(isClosed ? ("enum", .strings(words)) : ("examples", .strings(words)))
    return AgentArgument(name: name, summary: summary, type: type) { value throws(AgentProblem) in
      guard let text = value.stringValue else { return nil }
      do {
        if let made = try make(text) { return made }
      } catch {
        throw AgentProblem("'\(name)' cannot be '\(ReadableText.shortened(text))': \(error)")
      }
      let hint = Spelling.suggestion(for: text, in: words) ?? "one of \(words.joined(separator: ", "))"
      throw AgentProblem("'\(name)' cannot be '\(ReadableText.shortened(text))'; \(hint)")
    }
  }
}

extension AgentArgument where Value == PictureSize {
  static var device: AgentArgument {
    word(
      "device",
      "The device, such as iphone-15 or ipad-landscape, or a size in points, such as 430x932.",
      of: LayoutScreen.deviceNames.map(\.name),
      isClosed: false
    ) { try PictureSize($0) ?? .device($0) }
  }
}

extension AgentArgument where Value == PictureAppearance {
  static var appearance: AgentArgument {
    word("appearance", "Light or dark; light by default.", of: Value.allCases.map(\.rawValue)) { Value(rawValue: $0) }
  }
}

extension AgentArgument where Value == PictureDirection {
  static var direction: AgentArgument {
    word(
      "direction",
      "From left to right or from right to left; as the language by default.",
      of: Value.allCases.map(\.rawValue)
    ) {
      Value(rawValue: $0)
    }
  }
}

extension AgentArgument where Value == PictureTextSize {
  static var contentSize: AgentArgument {
    word("contentSize", "The size of text that the user prefers; L by default.", of: PictureTextSize.names) {
      try? Value($0)
    }
  }
}
