import DioramaDriver
import SceneDiagnostics
import SceneLanguage

/// A file of a preview: a scene that stands alone, or a storyboard with its scenes.
@MainActor
enum PreviewFile {
  case scene(PreviewScene)
  case storyboard(PreviewStoryboard)

  /// Begins with a file that was not read.
  init(_ source: Source) {
    switch source {
    case .scene(let path): self = .scene(PreviewScene(path: path))
    case .storyboard(let input): self = .storyboard(PreviewStoryboard(input))
    }
  }

  /// A file that was found.
  enum Source {
    case scene(String)
    case storyboard(StoryboardInput)

    /// The path of the scene, or of the storyboard's own file.
    var path: String {
      switch self {
      case .scene(let path): path
      case .storyboard(let input): input.manifest.path
      }
    }
  }

  /// The path of the scene, or of the storyboard's own file.
  var path: String {
    switch self {
    case .scene(let scene): scene.path
    case .storyboard(let storyboard): storyboard.input.manifest.path
    }
  }

  /// What the page lists of the file.
  var scenes: [PreviewScene] {
    switch self {
    case .scene(let scene): [scene]
    case .storyboard(let storyboard): storyboard.scenes
    }
  }

  /// Whether a file is this one, or one of the storyboard's scenes.
  func includes(_ path: String) -> Bool {
    switch self {
    case .scene(let scene): scene.path == path
    case .storyboard(let storyboard): storyboard.input.files.contains { $0.path == path }
    }
  }

  /// Reads and compiles the file where something is new.
  ///
  /// - Parameters:
  ///   - source: What the file is now, since a storyboard may have other scenes than before; nil for what it was.
  ///   - reading: How files are read.
  ///   - isForced: Whether something else has changed that the scene may name, so that the same text means something new.
  mutating func update(_ source: Source?, _ reading: PreviewReading, isForced: Bool) {
    switch self {
    case .scene(var scene):
      scene.update(reading, isForced: isForced)
      self = .scene(scene)
    case .storyboard(var storyboard):
      if case .storyboard(let input) = source {
        storyboard.update(input, reading, isForced: isForced)
      } else {
        storyboard.update(storyboard.input, reading, isForced: isForced)
      }
      self = .storyboard(storyboard)
    }
  }
}

/// How the files of a preview are read.
@MainActor
struct PreviewReading {
  /// The schemas, the configuration and the limits.
  var settings: SettingSources
  /// The present by the caller's clock, in seconds.
  var time: Double
  /// The texts that an editor has and has not saved, by their paths.
  var openTexts: [String: [UInt8]]
  /// Where files are read.
  var run: ToolRun

  /// The bytes of a file, or why it cannot be read.
  func bytes(of path: String) -> Result<[UInt8], PreviewProblem> {
    if let open = openTexts[path] { return .success(open) }
    do throws(FileError) {
      // A pipe would be waited for, and a device has no end.
      guard try run.files.status(path).kind == .regular else {
        return .failure(PreviewProblem(text: "\(path): is no regular file"))
      }
      return .success(try run.files.contents(path))
    } catch {
      return .failure(PreviewProblem(text: "\(error)"))
    }
  }

  /// The project of a file; nil where its settings have errors.
  func project(for path: String) -> Project? { Projects(settings, in: run).project(for: path) }
}

/// Why a file of a preview cannot be shown.
struct PreviewProblem: Error {
  var text: String

  static let settings = PreviewProblem(
    text: "the project's configuration or schemas have errors, which the terminal shows"
  )
}
