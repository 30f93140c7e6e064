import DioramaDriver
import DioramaUI
import JSONText

/// The live screens of a server in this process.
@MainActor
final class LiveSessions {
  /// The sessions, the one that was opened last at the end.
  private var sessions: [LiveSession] = []
  private var count: Int

  /// More screens than this are not kept: the oldest one is closed.
  static let most = 8

  /// Begins without sessions.
  ///
  /// - Parameter count: How many sessions have names already.
  init(after count: Int = 0) { self.count = count }

  /// The session of a name; without a name the one that was opened last.
  func session(_ name: String?) throws(AgentProblem) -> LiveSession {
    guard let name else {
      if let last = sessions.last { return last }
      throw AgentProblem("there is no session; 'open' makes one")
    }
    if let found = sessions.first(where: { $0.name == name }) { return found }
    let known = sessions.map { "'\($0.name)'" }.joined(separator: ", ")
    throw AgentProblem(
      "there is no session '\(LiveSession.shown(name))'; "
        + (known.isEmpty ? "'open' makes one" : "there \(sessions.count == 1 ? "is" : "are") \(known)")
    )
  }

  /// Opens a session, and shows its screen.
  func open(
    _ file: AgentFile,
    _ choice: PictureChoice,
    scene: String?,
    in context: AgentContext
  ) throws(AgentProblem) -> AgentResult {
    let name = "\(count + 1)"
    let (made, printed) = context.run(in: file.files) { run -> Result<LiveSession?, any Error> in
      Result { try Self.session(named: name, file.path, choice, scene: scene, context.settings, in: run) }
    }
    let session: LiveSession
    switch made {
    case .success(let opened?): session = opened
    case .success(nil):
      var result = AgentResult(printed.text, .object(printed.findings))
      result.isError = true
      return result
    case .failure(let error): throw error as? AgentProblem ?? AgentProblem("\(file.path): \(error)")
    }
    count += 1
    sessions.append(session)
    if sessions.count > Self.most { close(sessions.removeFirst()) }
    let notes = printed.text + session.scene.notes.map { "- \($0)\n" }.joined()
    return try session.screen(saying: "Session \(name) of \(file.path).\n" + notes)
  }

  /// Ends all sessions.
  func close() {
    for session in sessions { close(session) }
    sessions = []
  }

  private func close(_ session: LiveSession) {
    session.window.isHidden = true
    session.scene.close()
  }

  /// Makes a session; nil, after reporting, where the file has errors.
  private static func session(
    named name: String,
    _ path: String,
    _ choice: PictureChoice,
    scene: String?,
    _ settings: SettingSources,
    in run: ToolRun
  ) throws -> LiveSession? {
    run.useMachineFonts()
    let locales = choice.locale.map { [$0] } ?? []
    if ShownStoryboard.isOne(path, in: run) {
      guard let shown = ShownStoryboard(path, scene: scene, settings, in: run),
        let texts = shown.texts(in: locales, catalog: nil, run)
      else { return nil }
      return try LiveSession(named: name, path: path, files: shown.runtimeFiles(in: run), choice: choice) {
        try LiveScene(shown, texts.shown(in: choice.locale))
      }
    }
    if scene != nil { throw AgentProblem("'scene' is for storyboards, and '\(LiveSession.shown(path))' is none") }
    guard let input = NibInput(path, settings: settings, in: run),
      let texts = input.texts(in: locales, catalog: nil, run)
    else { return nil }
    return try LiveSession(named: name, path: path, files: input.runtimeFiles(in: run), choice: choice) {
      try LiveScene(input, texts.shown(in: choice.locale))
    }
  }
}
