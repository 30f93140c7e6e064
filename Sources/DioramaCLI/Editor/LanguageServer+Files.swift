import Backports
import DioramaDriver
import ProjectConfiguration
import SceneCompiler
import SceneDiagnostics
import SceneEditor
import SceneFormat
import SceneLanguage
import SceneSyntax

extension LanguageServer {
  /// What the formatter makes of a text.
  enum FormattedText {
    case changed([UInt8])
    /// The text is laid out already.
    case unchanged
    /// Why it is left as it is, in words for the user.
    case refused(String)
  }

  /// The text as the formatter lays it out.
  func formatted(_ analysis: Analysis) -> FormattedText {
    let path = analysis.source.path
    let project = projects.project(for: path)
    let formatter = SceneFormatter(
      options: project?.configuration.format ?? FormatOptions(),
      pipeline: project?.pipeline ?? Pipeline()
    )
    let formatted: Diagnosed<SceneFormatter.Outcome>
    if let manifest = manifest(of: path), let own = text(of: manifest) {
      let paths = members(of: manifest)
      let members = paths.compactMap { path in
        text(of: path).map { StoryboardMember(name: SourceKind.name(ofPath: path), source: $0) }
      }
      let index = path == manifest ? 0 : members.firstIndex { $0.source.path == path }.map { $0 + 1 }
      guard let index else { return .refused("the file is not in the storyboard's folder") }
      formatted = formatter.format(storyboard: own, members: members, text: index)
    } else {
      formatted = formatter.format(analysis.source)
    }
    switch formatted.value {
    case .changed(let bytes): return .changed(bytes)
    case .unchanged: return .unchanged
    case .unsound(let reason): return .refused(reason)
    case .erroneous:
      let errors = formatted.diagnostics.filter { $0.severity == .error }
      guard let first = errors.first else { return .refused("another file of the storyboard has errors") }
      let line = analysis.source.position(at: first.range.lowerBound).line
      return .refused("line \(line): \(first.message)" + (errors.count > 1 ? ", and \(errors.count - 1) more" : ""))
    }
  }

  /// The file that a link leads to; nil where there is none.
  func path(of link: DocumentLink, in analysis: Analysis) -> String? {
    switch link.kind {
    case .file:
      guard !link.name.contains("://") else { return nil }
      let path = FilePath.resolve(link.name, from: FilePath.folder(of: analysis.source.path))
      return (try? files.status(path)) == nil ? nil : path
    case .image: return image(link.name, in: analysis)
    case .component:
      return analysis.shape.components?.component(named: link.name).map { absolute($0.tree.source.path) }
    }
  }

  /// The file of an image in the folders and catalogs that a scene and its project name; nil where none has it.
  func image(_ name: String, in analysis: Analysis) -> String? {
    let stem = name.split(separator: "/").last.map(String.init) ?? name
    var search = FileSearch(files, mostFolders: 4096) { file in
      file == "Contents.json" || file == stem || file.hasPrefix(stem + ".") || file.hasPrefix(stem + "@")
    }
    for folder in assetFolders(of: analysis) { search.search(folder) }
    return search.found.first { path in
      path.hasSuffix("/\(name).imageset/Contents.json")
        || !path.hasSuffix("Contents.json") && !path.contains(".imageset/")
    }
  }

  private func assetFolders(of analysis: Analysis) -> [String] {
    let folder = FilePath.folder(of: analysis.source.path)
    var found = analysis.links.filter { $0.kind == .file }.map { FilePath.resolve($0.name, from: folder) }
    if let project = projects.project(for: analysis.source.path), let root = project.folder {
      found += project.configuration.assets.map { FilePath.resolve($0.value, from: root) }
    }
    return found.filter { (try? files.status($0))?.kind == .folder }
  }
}
