import ProjectConfiguration
import SceneLanguage

/// A storyboard to be read: its own file, and the scenes in the folder beside it.
package struct StoryboardInput: Hashable, Sendable {
  /// The storyboard's own file; standard input where that is given this name.
  package var manifest: SceneInput
  /// The scenes that are files, by name; one may be standard input.
  package var members: [SceneInput]
  /// Whether an argument names one of the files, and not a folder around them.
  var isNamed = false
  /// The path by which an argument names the storyboard, or one of its scenes.
  var namedPath: String

  /// The storyboard's name.
  package var name: String { SourceKind.name(ofPath: manifest.path) }
  /// All files, the storyboard's own first.
  package var files: [SceneInput] { [manifest] + members }
  /// The folder in which the scenes are, whether it exists or not.
  package var folder: String { StoryboardFiles.folder(of: manifest.path) }
}

/// What arguments name, sorted by what it is.
package struct FoundSources: Sendable {
  /// The scenes that stand alone, in the order of their paths, standard input included.
  package private(set) var scenes: [SceneInput] = []
  /// The components, in the order of their paths.
  package private(set) var components: [SceneInput] = []
  /// The storyboards, in the order of their paths.
  package private(set) var storyboards: [StoryboardInput] = []

  /// Sorts files: a scene in the folder of a storyboard stands for that.
  @MainActor
  package init(_ files: [SceneInput], in run: ToolRun) {
    var found: [PathKey: StoryboardInput] = [:]
    var manifests: [PathKey: String?] = [:]
    var locations: [PathKey: String] = [:]
    for input in files {
      if input.kind == .component {
        components.append(input)
        continue
      }
      guard let path = Self.manifest(of: input, in: run, &manifests) else {
        scenes.append(input)
        continue
      }
      let key = PathKey(Location.of(path, in: run.files, folders: &locations))
      var storyboard = found[key] ?? StoryboardInput(at: path, in: run)
      storyboard.take(input, in: run)
      found[key] = storyboard
    }
    storyboards = found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The scenes that stand alone and the components: each is checked alone.
  package var standingAlone: [SceneInput] {
    guard !components.isEmpty else { return scenes }
    return (scenes + components).sorted { PathKey($0.path) < PathKey($1.path) }
  }

  /// The sources without the documents of Interface Builder that configurations ignore and no argument names.
  @MainActor
  package func read(by projects: Projects, in run: ToolRun) -> FoundSources {
    guard scenes.contains(where: { $0.kind.isDocument }) || storyboards.contains(where: { $0.manifest.kind.isDocument })
    else { return self }
    func isRead(_ input: SceneInput) -> Bool {
      !input.kind.isDocument || input.isStandardInput || run.named.scenes.contains(input.path)
        || projects.project(for: input.path)?.configuration.readsDocuments != false
    }
    var sources = self
    sources.scenes.removeAll { !isRead($0) }
    sources.storyboards.removeAll { !isRead($0.manifest) }
    return sources
  }

  /// Reports the components that arguments name, for verbs that make something of scenes.
  @MainActor
  package func refuseComponents(in run: ToolRun) {
    for component in components where component.isStandardInput || run.named.scenes.contains(component.path) {
      run.fail("\(component.path): a component becomes part of the scenes that use it; name those", .usage)
    }
  }

  /// The storyboard's file that an input is, or belongs to; nil for a scene that stands alone.
  @MainActor
  private static func manifest(of input: SceneInput, in run: ToolRun, _ known: inout [PathKey: String?]) -> String? {
    if input.kind.isStoryboard { return input.path }
    if input.kind.isDocument { return nil }
    if input.path == SceneInput.standardInputName { return nil }
    let folder = FilePath.folder(of: input.path)
    if let path = known[PathKey(folder)] { return path }
    let path = manifest(ofFolder: folder, in: run.files)
    known[PathKey(folder)] = .some(path)
    return path
  }

  /// The storyboard whose scenes are in a folder; nil where there is none.
  private static func manifest(ofFolder folder: String, in files: FileSystem) -> String? {
    let name = FilePath.name(of: folder)
    let suffix = SourceKind.storyboard.suffix
    var path = folder + suffix
    if [".", "..", "/"].contains(name) || folder.isEmpty {
      // What the folder is called, the path does not say.
      guard let canonical = try? files.canonicalPath(folder), canonical != "/" else { return nil }
      path = FilePath.join(folder == "." ? ".." : FilePath.join(folder, ".."), FilePath.name(of: canonical) + suffix)
    }
    return (try? files.status(path))?.kind == .regular ? path : nil
  }
}

extension StoryboardInput {
  /// The storyboard at a path with the scenes in its folder; a folder that cannot be read is reported.
  @MainActor
  package init(at path: String, in run: ToolRun) {
    let folder = StoryboardFiles.folder(of: path)
    var members: [SceneInput] = []
    do {
      // A document has all of its scenes itself.
      if SourceKind(path: path) == .storyboard, (try? run.files.status(folder))?.kind == .folder {
        let entries = try run.files.entries(folder)
        for error in entries.errors(in: folder, onlyFiles: true, isWanted: { SourceKind(path: $0) == .scene }) {
          run.fail("\(error)", .unreadableInput)
        }
        let names = entries.filter { !$0.hasPrefix(".") && SourceKind(path: $0) == .scene }
        members = names.map { SceneInput(path: FilePath.join(folder, $0)) }.filter { member in
          (try? run.files.status(member.path))?.kind == .regular
        }
      }
    } catch {
      run.fail("\(error)", .unreadableInput)
    }
    members.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    self.init(manifest: SceneInput(path: path), members: members, namedPath: path)
  }

  /// Takes a file that an argument names: standard input comes in place of the file of its name.
  @MainActor
  fileprivate mutating func take(_ input: SceneInput, in run: ToolRun) {
    if run.named.scenes.contains(input.path) { (isNamed, namedPath) = (true, input.path) }
    if input.kind.isStoryboard {
      if input.isStandardInput || manifest.isStandardInput == false { manifest = input }
    } else if input.isStandardInput {
      members.removeAll { $0.name == SourceKind.name(ofPath: input.path) }
      members.append(input)
      members.sort {
        SourceKind.name(ofPath: $0.path).utf8.lexicographicallyPrecedes(SourceKind.name(ofPath: $1.path).utf8)
      }
    }
  }

  /// Whether a file's findings are asked for: for standard input, those of the files around it are not.
  package func isWanted(_ file: SceneInput) -> Bool {
    let hasStandardInput = manifest.isStandardInput || members.contains(where: \.isStandardInput)
    return !hasStandardInput || file.isStandardInput
  }
}
