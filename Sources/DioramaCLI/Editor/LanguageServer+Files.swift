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
  /// The text as the formatter lays it out; nil where it has errors, or is laid out already.
  func formatted(_ analysis: Analysis) -> [UInt8]? {
    let path = analysis.source.path
    let project = projects.project(for: path)
    let formatter = SceneFormatter(
      options: project?.configuration.format ?? FormatOptions(),
      pipeline: project?.pipeline ?? Pipeline()
    )
    let outcome: SceneFormatter.Outcome
    if let manifest = manifest(of: path), let own = text(of: manifest) {
      let paths = members(of: manifest)
      let members = paths.compactMap { path in
        text(of: path).map { StoryboardMember(name: SourceKind.name(ofPath: path), source: $0) }
      }
      let index = path == manifest ? 0 : members.firstIndex { $0.source.path == path }.map { $0 + 1 }
      guard let index else { return nil }
      outcome = formatter.format(storyboard: own, members: members, text: index).value
    } else {
      outcome = formatter.format(analysis.source).value
    }
    guard case .changed(let bytes) = outcome else { return nil }
    return bytes
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
