package import DioramaDriver
import DioramaPreview
import Foundation
import SceneLanguage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The input of `diorama preview`.
package struct PreviewRequest: Sendable {
  /// A scene, or a folder with scenes.
  package var path: String
  /// The port; 0 for one that is free.
  package var port: UInt16
  /// Whether the user's browser is opened.
  package var opensBrowser: Bool
  /// The words of a command that shows a location in an editor, with `{file}`, `{line}` and `{column}`; empty for none.
  package var editor: [String]
  /// The schemas, the configuration and the limits of the run.
  package var settings: SettingSources

  /// Creates a request.
  package init(
    path: String,
    port: UInt16 = 0,
    opensBrowser: Bool = false,
    editor: [String] = [],
    settings: SettingSources = SettingSources()
  ) {
    (self.path, self.port, self.opensBrowser) = (path, port, opensBrowser)
    (self.editor, self.settings) = (editor, settings)
  }
}

/// Serves the page of a preview until the user ends it.
@MainActor
func servePreview(_ request: PreviewRequest, in run: ToolRun) -> ToolStatus {
  let path = FilePath.trimmed(request.path)
  let kind = SourceKind(path: path)
  guard let status = try? run.files.status(path), status.kind == .folder || kind.map({ $0 != .component }) == true
  else {
    let endings = SourceKind.allCases.filter { $0 != .component }.map(\.suffix).joined(separator: ", ")
    run.fail("\(path): neither a folder nor a scene, a storyboard or a document, whose name ends in \(endings)", .usage)
    return run.finish()
  }
  let session = PreviewSession(request, in: run)
  let token = RequestGuard.makeToken()
  guard let server = PreviewServer(port: request.port, token: token, respond: { session.respond($0) }) else {
    run.fail("port \(request.port) cannot be listened on; another program may have it", .usage)
    return run.finish()
  }
  defer { server.close() }
  // A page or an editor that is gone is no reason to end.
  signal(SIGPIPE, SIG_IGN)
  let address = "http://127.0.0.1:\(server.port)/?t=\(token)"
  run.print("\(address)\n")
  run.surroundings.output.flush()
  if request.opensBrowser { openBrowser(address, in: run) }
  let watch = FolderWatch()
  defer { watch.close() }
  watch.add(session.folders)
  _ = session.otherFilesHaveChanged()
  _ = session.update(isForced: true)
  while true {
    let hasChanged = server.turn(milliseconds: watch.mustLook ? 500 : 60_000, other: watch.descriptor)
    guard hasChanged || watch.mustLook else { continue }
    if hasChanged {
      // Editors write a file in several steps, and several files at a time.
      watch.drain()
      usleep(30_000)
      watch.drain()
      watch.add(session.folders)
    }
    let isForced = session.otherFilesHaveChanged()
    for event in session.update(isForced: isForced) { server.broadcast(event.name, event.json) }
  }
}

/// Opens an address in the user's browser; a note where that cannot be.
@MainActor
private func openBrowser(_ address: String, in run: ToolRun) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  #if os(macOS)
    process.arguments = ["open", address]
  #else
    process.arguments = ["xdg-open", address]
  #endif
  process.standardInput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  if (try? process.run()) == nil { run.note("no browser can be opened; open the address yourself") }
}
