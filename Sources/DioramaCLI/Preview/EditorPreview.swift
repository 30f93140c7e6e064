import DioramaDriver
import DioramaPreview

/// A preview that an editor leads: it shows the texts as they are typed, and the object under the cursor.
///
/// It never waits: its owner waits for its descriptors and then calls it.
@MainActor
final class EditorPreview {
  /// The address of the page.
  let address: String
  private let session: PreviewSession
  private let server: PreviewServer
  private let watch = FolderWatch()
  private let locations: Locations

  /// The locations that the page asks for, until the editor takes them.
  private final class Locations {
    var waiting: [(path: String, offset: Int)] = []
  }

  /// Opens a preview; nil where no port is free.
  init?(_ request: PreviewRequest, in run: ToolRun) {
    let locations = Locations()
    let session = PreviewSession(request, in: run) { path, offset in
      if locations.waiting.count < 16 { locations.waiting.append((path, offset)) }
    }
    let token = RequestGuard.makeToken()
    guard let server = PreviewServer(port: request.port, token: token, respond: { session.respond($0) }) else {
      return nil
    }
    (self.session, self.server, self.locations) = (session, server, locations)
    address = "http://127.0.0.1:\(server.port)/?t=\(token)"
    watch.add(session.folders)
    _ = session.otherFilesHaveChanged()
    _ = session.update(isForced: false)
  }

  /// What can be read as soon as there is something to do.
  var descriptors: [Int32] { server.descriptors + (watch.descriptor.map { [$0] } ?? []) }

  /// Whether something waits to be sent, so that a turn is due soon even where nothing can be read.
  var isSending: Bool { server.isSending }

  /// Answers what has come.
  func takeTurn() {
    guard server.turn(milliseconds: 0, other: watch.descriptor) || watch.mustLook else { return }
    watch.drain()
    watch.add(session.folders)
    for event in session.update(isForced: session.otherFilesHaveChanged()) { server.broadcast(event.name, event.json) }
    send()
  }

  /// Shows a text that is not saved; nil for the text that is.
  func show(_ text: [UInt8]?, of path: String) {
    for event in session.take(text, of: path) { server.broadcast(event.name, event.json) }
    send()
  }

  /// Shows what is at an offset of a file.
  func showCursor(at offset: Int, in path: String) {
    if let event = session.cursor(at: offset, in: path) { server.broadcast(event.name, event.json) }
    send()
  }

  /// Takes the locations that the user wants to see in the editor.
  func takeLocations() -> [(path: String, offset: Int)] {
    defer { locations.waiting = [] }
    return locations.waiting
  }

  /// Ends it.
  func close() {
    watch.close()
    server.close()
  }

  /// Sends what waits, as far as that is possible at once.
  private func send() { _ = server.turn(milliseconds: 0) }
}
