import Backports
import DioramaDriver
import SceneCatalog
import SceneLanguage

/// What a project has that its configuration should know of.
struct ProjectSurvey {
  /// How many scenes there are.
  private(set) var sceneCount = 0
  /// How many documents of Interface Builder there are.
  private(set) var documentCount = 0
  /// The folders that hold scenes, from the project's folder, without those inside others; empty where that is the project's
  /// folder itself.
  private(set) var sceneFolders: [String] = []
  /// The asset catalogs, from the project's folder.
  private(set) var assets: [String] = []
  /// Other people's code beside the project's own.
  private(set) var vendored: [String] = []
  /// The modules of Swift code and the folder of each, from the project's folder, in the order of the modules' names.
  private(set) var modules: [(name: String, folder: String)] = []
  /// The oldest system that the project is built for; nil where no file says one.
  private(set) var target: DeploymentTarget?

  /// Folders of dependencies and products, whatever is in them.
  private static let foreign: Set<String> = ["Pods", "Carthage", "node_modules", "DerivedData", "SourcePackages"]
  private static let projectFiles: Set<String> = ["project.pbxproj", "Package.swift"]
  /// More than a person would write down.
  private static let mostFolders = 6

  /// Looks at a project; what cannot be read is left out.
  init(_ folder: String, in files: FileSystem) {
    var search = FileSearch(files) { name in
      SourceKind(path: name) != nil || name.hasSuffix(".swift") || name == "Contents.json"
        || Self.projectFiles.contains(name)
    }
    search.search(folder)
    let prefix = FilePath.join(folder, "x").utf8.count - 1
    var (folders, codeFolders): (Set<String>, Set<String>) = ([], [])
    for path in search.found {
      let relativePath = String(decoding: path.utf8.dropFirst(prefix), as: UTF8.self)
      let names = relativePath.split(separator: "/")
      guard relativePath.unicodeScalars.allSatisfy({ !$0.properties.isControl }) else { continue }
      if let first = names.first, Self.foreign.contains(String(first)) {
        if !vendored.contains(String(first)) { vendored.append(String(first)) }
        continue
      }
      if names.contains(where: { Self.foreign.contains(String($0)) }) { continue }
      if let kind = SourceKind(path: relativePath) {
        if kind.isDocument { documentCount += 1 } else { sceneCount += 1 }
        folders.insert(FilePath.folder(of: relativePath))
      } else if relativePath.hasSuffix(".xcassets/Contents.json") {
        assets.append(FilePath.folder(of: relativePath))
      } else if relativePath.hasSuffix(".swift"), names.last != "Package.swift" {
        if let folder = Self.codeFolder(of: names) { codeFolders.insert(folder) }
      } else if let bytes = try? files.contents(path) {
        note(Self.targets(in: String(decoding: bytes, as: UTF8.self)))
      }
    }
    sceneFolders = Self.outermost(folders)
    modules = Self.modules(in: codeFolders)
  }

  /// The folder that holds all the sources of a source's module, as Swift packages and Xcode's templates have it; nil for
  /// tests and for what is in no folder.
  private static func codeFolder(of names: [Substring]) -> String? {
    guard names.count > 1, !names.contains(where: { $0 == "Tests" || $0.hasSuffix("Tests") }) else { return nil }
    // The tool itself, as a submodule.
    if names.starts(with: ["Tools", "diorama"]) { return nil }
    return names[0] == "Sources" ? names.count > 2 ? "Sources/\(names[1])" : nil : String(names[0])
  }

  private static func modules(in folders: Set<String>) -> [(name: String, folder: String)] {
    let named = folders.map { folder -> (name: String, folder: String) in
      let own = folder.split(separator: "/").last ?? ""
      // A module's name is an identifier: Xcode and SwiftPM write '_' for other characters.
      let letters = own.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
      return (letters.first?.isNumber == true ? "_" + String(letters) : String(letters), folder)
    }
    // Of two folders whose modules would have one name, neither is sure.
    let counts = Dictionary(named.map { ($0.name, 1) }, uniquingKeysWith: +)
    return named.filter { counts[$0.name] == 1 }.sorted { $0.name < $1.name }
  }

  private mutating func note(_ found: [DeploymentTarget]) {
    target = (found + [target].compactMap { $0 }).min()
  }

  /// The folders without those inside others; those at the top where there are many.
  private static func outermost(_ folders: Set<String>) -> [String] {
    guard !folders.contains(".") else { return [] }
    let outer = folders.filter { folder in
      var current = FilePath.folder(of: folder)
      while current != "." {
        if folders.contains(current) { return false }
        current = FilePath.folder(of: current)
      }
      return true
    }
    if outer.count <= mostFolders { return outer.sorted() }
    return Set(outer.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
  }

  /// The versions of iOS that a project of Xcode or a package manifest says that it is built for.
  static func targets(in text: String) -> [DeploymentTarget] {
    text.split(separator: "\n").flatMap { line -> [DeploymentTarget] in
      for start in ["IPHONEOS_DEPLOYMENT_TARGET = ", ".iOS(.v", ".iOS(\""] {
        guard let found = line.firstRange(of: start) else { continue }
        let version = line[found.upperBound...].prefix { $0.isNumber || $0 == "." || $0 == "_" }
        return DeploymentTarget(String(version).replacing("_", with: ".")).map { [$0] } ?? []
      }
      return []
    }
  }
}

extension Unicode.Scalar.Properties {
  /// Whether the character would break a line or act on a terminal.
  fileprivate var isControl: Bool {
    switch generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .format: true
    default: false
    }
  }
}
