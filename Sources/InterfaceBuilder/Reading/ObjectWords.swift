import Backports
import SceneDiagnostics

/// The words for a document's objects in messages: what people see in Interface Builder.
struct ObjectWords: Sendable {
  private var words: [String: String] = [:]

  /// Finds the words.
  ///
  /// - Parameters:
  ///   - names: The ids of objects in the text that the document is read as, by the document's ids.
  ///   - tree: The document.
  init(_ names: [String: String], _ tree: DocumentTree) {
    for node in tree.nodes {
      guard let id = node["id"], let name = names[id], words[name] == nil else { continue }
      words[name] = Self.word(for: id, node)
    }
  }

  /// `Sign in (7Qp-2K-xYz)`; the id alone where the object has neither a label nor a text.
  private static func word(for id: String, _ node: DocumentNode) -> String {
    let state = node.children.first { $0.name == "state" && $0["key"] == "normal" }
    let label = node["userLabel"] ?? node["text"] ?? node["title"] ?? state?["title"] ?? node["placeholder"]
    guard let label, !label.isEmpty, label.count <= 40, !label.contains("'"), !label.contains("\n") else { return id }
    return "\(label) (\(id))"
  }

  /// A diagnostic that speaks of what Interface Builder shows.
  func worded(_ diagnostic: Diagnostic) -> Diagnostic {
    var worded = diagnostic
    worded.message = shown(diagnostic.message)
    worded.hint = diagnostic.hint.map(shown)
    return worded
  }

  /// A message with these words in place of the ids of the text, and with actions as Interface Builder spells them.
  func shown(_ text: String) -> String {
    let message = text.replacing("(_:)'", with: ":'")
    guard message.contains("ib_") else { return message }
    var result = ""
    var word = ""
    func flush() {
      result += words[word] ?? word
      word = ""
    }
    for character in message {
      if character == "_" || character.isASCII && (character.isLetter || character.isNumber) {
        word.append(character)
      } else {
        flush()
        result.append(character)
      }
    }
    flush()
    return result
  }
}
