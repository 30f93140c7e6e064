import InterfaceBuilder
import SceneLanguage

/// Which documents of Interface Builder in the folders that arguments name are read.
///
/// A document that is named by itself is read whatever it is.
@MainActor
package struct DocumentChoice {
  /// What is done with a document whose scene is in its folder, too.
  package enum Moved {
    /// The scene is read, and the document is passed over with a note.
    case passedOver
    /// Both are read: whoever writes nibs reports that both would become one.
    case read
  }

  private let run: ToolRun
  private let moved: Moved
  private var movedDocuments: [(document: String, scene: String)] = []
  /// How many documents are for other systems, by the system.
  private var foreign: [String: Int] = [:]

  /// How much of a document tells which system it is for.
  private static let beginning = 4096

  /// Chooses among files; what is passed over is noted.
  package static func chosen(_ inputs: [SceneInput], moved: Moved, in run: ToolRun) -> [SceneInput] {
    guard inputs.contains(where: { $0.kind.isDocument }) else { return inputs }
    var choice = DocumentChoice(run: run, moved: moved)
    let chosen = inputs.filter { choice.isRead($0) }
    choice.tell()
    return chosen
  }

  private mutating func isRead(_ input: SceneInput) -> Bool {
    guard input.kind.isDocument, !input.isStandardInput, !run.named.scenes.contains(input.path) else { return true }
    let kind = input.kind == .xib ? SourceKind.scene : .storyboard
    let scene = String(input.path.dropLast(input.kind.suffix.count)) + kind.suffix
    if moved == .passedOver, (try? run.files.status(scene))?.kind == .regular {
      movedDocuments.append((input.path, scene))
      return false
    }
    guard let bytes = try? run.files.read(input.path, Self.beginning),
      let system = foreignSystem(ofDocument: Array(bytes.prefix(Self.beginning)))
    else { return true }
    foreign[system, default: 0] += 1
    return false
  }

  private func tell() {
    if let (document, scene) = movedDocuments.first {
      let others = movedDocuments.count - 1
      let more = others == 0 ? "" : ", and \(others) more"
      run.note("\(document) is passed over, since \(FilePath.name(of: scene)) is in its folder\(more)")
    }
    let systems = foreign.sorted { $0.key < $1.key }.map { system, count in
      "\(count == 1 ? "1 document" : "\(count) documents") \(system.hasPrefix("Xcode") ? "of" : "for") \(system)"
    }
    if !systems.isEmpty { run.note("passed over \(systems.joined(separator: ", ")): scenes are for UIKit on iOS") }
  }
}
