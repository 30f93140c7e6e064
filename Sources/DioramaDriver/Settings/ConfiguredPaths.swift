import ProjectConfiguration
import SceneDiagnostics
import SceneLanguage
import SceneModel

/// The paths that a configuration names, each checked against what it may lead to.
@MainActor
struct ConfiguredPaths {
  private let source: SourceText
  private let folder: String
  private let reach: ConfigurationReach?
  private let run: ToolRun

  /// Takes the paths of a configuration.
  init(of source: SourceText, in run: ToolRun) {
    self.source = source
    self.run = run
    folder = FilePath.folder(of: source.path)
    reach = ConfigurationReach(from: folder, in: run.files)
  }

  /// The files of its schemas; nil after reporting what is wrong with one of the paths.
  func schemas(_ settings: [Located<String>]) -> [String]? {
    collect(settings) { setting throws(FileError) in
      let path = FilePath.trimmed(FilePath.resolve(setting.value, from: folder))
      guard try isWithinReach(path, setting, of: "schemas") else { return nil }
      switch try run.files.status(path).kind {
      case .folder:
        let found = try Catalogs.schemas(in: path, run.files)
        if found.isEmpty { report("'\(setting.value)': \(Catalogs.noSchema)", at: setting, hint: nil, .usage) }
        // A link in the folder may lead anywhere, too.
        for file in found { guard try isWithinReach(file, setting, of: "schemas") else { return nil } }
        return found.isEmpty ? nil : found
      case .regular where Catalogs.isSchemaName(path): return [path]
      case .regular, .other:
        report("'schemas' names folders and files '*.yaml'", at: setting, hint: nil)
        return nil
      }
    }
  }

  /// The files of its components; nil after reporting what is wrong with one of the paths.
  func components(_ settings: [Located<String>]) -> [String]? {
    var names: [String: String] = [:]
    let files = collect(settings) { (setting) throws(FileError) -> [String]? in
      let path = FilePath.trimmed(FilePath.resolve(setting.value, from: folder))
      guard try isWithinReach(path, setting, of: "components") else { return nil }
      guard try run.files.status(path).kind == .folder else {
        report("'components' names folders", at: setting, hint: nil, .usage)
        return nil
      }
      var search = FileSearch(run.files) { SourceKind(path: $0) == .component }
      search.search(path)
      if let failure = search.failures.first { throw failure }
      var isComplete = true
      for file in search.found {
        guard try isWithinReach(file, setting, of: "components") else { return nil }
        let name = SourceKind.name(ofPath: file)
        if let other = names.updateValue(file, forKey: name), other != file {
          report("two files declare the component '\(name)'", at: setting, hint: "\(other) and \(file)")
          isComplete = false
        }
      }
      return isComplete ? search.found : nil
    }
    return files.map { Array(Set($0)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
  }

  /// The folders in which it looks for images and colors; nil after reporting what is wrong with one.
  ///
  /// Each has to exist: a rule that finds none would say nothing.
  func assets(_ settings: [Located<String>]) -> [String]? {
    collect(settings) { setting throws(FileError) in
      let path = FilePath.resolve(setting.value, from: folder)
      guard try isWithinReach(path, setting, of: "assets") else { return nil }
      if try run.files.status(path).kind == .folder { return [path] }
      report("'assets' names folders and asset catalogs, not a file", at: setting, hint: nil, .usage)
      return nil
    }
  }

  /// Whether a file of the configuration's may be read and written, which may be yet to be made; where not, that is reported.
  func admits(_ setting: Located<String>?, of key: String) -> Bool {
    guard let setting, let reach, !reach.wouldHold(FilePath.trimmed(FilePath.resolve(setting.value, from: folder)))
    else { return true }
    reportReach(setting, of: key, flag: "")
    return false
  }

  /// The sources of a module in its folders; nil after reporting what is wrong with one of the paths.
  func sources(_ settings: [Located<String>]) -> [SourceModules.File]? {
    collect(settings) { setting throws(FileError) in
      let path = FilePath.trimmed(FilePath.resolve(setting.value, from: folder))
      guard try isWithinReach(path, setting, of: "swift") else { return nil }
      let time = run.files.now()
      let status = try run.files.status(path)
      switch status.kind {
      case .folder:
        let found = try SourceModules.sources(in: path, run.files)
        if found.isEmpty {
          report(
            "'\(setting.value)': no source (*.swift, *.h, *.m) in this folder or below it",
            at: setting,
            hint: nil,
            .usage
          )
        }
        // What a link in the folder leads to outside of the repository is not the application's.
        guard let reach, !found.isEmpty else { return found.isEmpty ? nil : found }
        var own: [SourceModules.File] = []
        // Only a link can lead out, and asking for each file would take longer than reading it.
        var links = LinkSearch(below: path, run.files)
        for file in found {
          if links.isBehindLink(file.path) { guard try reach.holds(file.path) else { continue } }
          own.append(file)
        }
        return own
      case .regular where SourceModules.isSource(path): return [SourceModules.File(path, status, at: time)]
      case .regular, .other:
        report("'swift' names folders and sources", at: setting, hint: nil)
        return nil
      }
    }
  }

  /// What every setting gives; nil where one gives nothing, after all have been looked at.
  private func collect<Found>(
    _ settings: [Located<String>],
    _ body: (Located<String>) throws(FileError) -> [Found]?
  ) -> [Found]? {
    var (found, isComplete): ([Found], Bool) = ([], true)
    for setting in settings {
      do throws(FileError) {
        guard let paths = try body(setting) else {
          isComplete = false
          continue
        }
        found += paths
      } catch {
        let message = "'\(setting.value)': \(error.reason)"
        report(message, at: setting, hint: "paths start at the folder of this file", .unreadableInput)
        isComplete = false
      }
    }
    return isComplete ? found : nil
  }

  private func isWithinReach(_ path: String, _ setting: Located<String>, of key: String) throws(FileError) -> Bool {
    guard let reach, try !reach.holds(path) else { return true }
    reportReach(setting, of: key, flag: key == "schemas" ? "; --schemas may go anywhere" : "")
    return false
  }

  private func reportReach(_ setting: Located<String>, of key: String, flag: String) {
    let hint = "a path stays where the nearest .git is, or beside the configuration"
    report("'\(key)' leads out of the repository", at: setting, hint: hint + flag)
  }

  /// Reports a path at its characters; the run ends as one does that fails in a way.
  private func report(
    _ message: String,
    at setting: Located<String>,
    hint: String?,
    _ failure: ToolStatus = .findings
  ) {
    run.report([Diagnostic(.settingForm, message, at: setting.range, hint: hint)], in: source)
    run.end(with: failure)
  }
}
