import Foundation
import InterfaceBuilder
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import TestSupport

/// How the folder of an imported storyboard compares with the nibs that Apple's compiler made of it.
struct StoryboardPairResult: Sendable {
  /// A nib of the folder.
  struct Nib: Sendable {
    /// The file in the corpus, below the folder.
    var file: String
    /// The name that the nib has in its folder, with `.nib`.
    var name: String
    /// Whether the document stands in `Base.lproj`, so that its texts are keys of a strings table.
    var isLocalizable: Bool
    /// Whether the nib is a view's.
    var isView: Bool
    var coderVersion: Int
    /// Whether the compiled storyboard has a nib of that name.
    var isThere = false
    /// Nil where it has none.
    var differences: NibDifferences?
    /// What the nib has and the document does not, so that it cannot be made of it; empty for a fair nib.
    var unfair: [String] = []
    /// The version of Xcode that comes nearest.
    var tools = NibTools.usual

    /// Whether nothing differs.
    var isIdentical: Bool { differences?.found.isEmpty == true }
  }

  /// The folder below the corpus.
  var folder: String
  /// Whether the document could be imported and compiled.
  var isCompiled = false
  var nibs: [Nib]
  /// Whether Python reads from `Info.plist` what was written there; nil where Python is absent.
  var isInfoRead: Bool?

  /// Whether every nib that the corpus has of the folder has a counterpart of its name.
  var hasAllNames: Bool { isCompiled && nibs.allSatisfy(\.isThere) }

  /// Imports the document, compiles it like all tools that come into question, and compares.
  init(_ folder: String, _ rows: [Nib]) throws {
    self.folder = folder
    nibs = rows
    guard let root = Repository.shared("corpus/pairs/storyboard/\(folder)") else { return }
    let bytes = try CorpusFiles.bytes(root.appendingPathComponent("source.storyboard"))
    let document = SourceText(path: "source.storyboard", bytes: bytes)
    let isLocalizable = rows.contains(where: \.isLocalizable)
    for tools in NibTools.allCases where nibs.contains(where: { $0.coderVersion == Int(tools.coderVersion) }) {
      // What a scene leaves open follows the tools from the start.
      var pipeline = Pipeline()
      pipeline.tools = tools
      let imported = importStoryboard(document, catalog: pipeline.catalog, isLocalizable: isLocalizable, like: tools)
      guard let storyboard = imported.value?.checked(path: "A.storyboard.yaml", with: pipeline).storyboard else {
        return
      }
      isCompiled = true
      let compiled = emitStoryboard(storyboard, like: tools, names: .interfaceBuilder)
      if isInfoRead == nil { isInfoRead = try Self.isRead(compiled) }
      let archives = Dictionary(compiled.nibs.map { ("\($0.plan.name).nib", $0.archive) }) { first, _ in first }
      for index in nibs.indices where nibs[index].coderVersion == Int(tools.coderVersion) {
        guard let made = archives[nibs[index].name] else { continue }
        nibs[index].isThere = true
        let genuine = try NibArchive(decoding: CorpusFiles.bytes(root.appendingPathComponent(nibs[index].file)))
        // Random names tie the nibs of one folder together, and are no others' business.
        let isRandom = CanonicalNib.hasRandomNames(genuine)
        let found = NibDifferences(
          CanonicalNib(genuine, renamesHanded: isRandom).archived(),
          CanonicalNib(made, renamesHanded: isRandom).archived()
        )
        if let best = nibs[index].differences, best.found.count <= found.found.count { continue }
        nibs[index].differences = found
        nibs[index].tools = tools
        nibs[index].unfair =
          found.found.isEmpty ? [] : PairEvidence(document: bytes, genuine: genuine, compiled: made).lines
      }
    }
  }

  /// Whether Python's reader of property lists finds in `Info.plist` what was written there; nil without Python.
  private static func isRead(_ compiled: CompiledStoryboard) throws -> Bool? {
    guard Python.executable != nil else { return nil }
    return try Python.withTemporaryFolder { folder in
      let (plist, script) = (folder.appendingPathComponent("Info.plist"), folder.appendingPathComponent("read.py"))
      try Data(compiled.infoPlist).write(to: plist)
      try Data(
        """
        import plistlib, sys
        found = plistlib.load(open(sys.argv[1], "rb"))
        print(found["UIStoryboardVersion"], found.get("UIStoryboardDesignatedEntryPointIdentifier", ""))
        for key, value in sorted(found["UIViewControllerIdentifiersToNibNames"].items()): print(key, value)
        for key in sorted(found.get("UIViewControllerIdentifiersToExternalStoryboardReferences", {})): print(key)
        """.utf8
      ).write(to: script)
      let info = compiled.info
      let lines =
        ["1 \(info.entryPoint ?? "")"]
        + info.nibNames.sorted { Array($0.key.utf8).lexicographicallyPrecedes($1.key.utf8) }
        .map { "\($0.key) \($0.value)" } + info.references.keys.sorted()
      let (status, output) = try Python.run(script, [plist.path])
      return status == 0 && output.split(separator: "\n").map(String.init) == lines
    }
  }

  /// All folders of the corpus with the nibs that its list has of them.
  static func all() async throws -> [StoryboardPairResult] {
    guard let table = Repository.shared("corpus/pairs.tsv") else { return [] }
    let rows = try String(contentsOf: table, encoding: .utf8).split(whereSeparator: \.isNewline).map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let titles = rows.first, let file = titles.firstIndex(of: "file"), let kind = titles.firstIndex(of: "kind"),
      let coder = titles.firstIndex(of: "coder"), let nib = titles.firstIndex(of: "nib"),
      let source = titles.firstIndex(of: "source")
    else { return [] }
    var folders: [String: [Nib]] = [:]
    for row in rows.dropFirst() where row.count == titles.count && ["sbvc", "sbview"].contains(row[kind]) {
      let (parts, original) = (row[file].split(separator: "/"), row[nib].split(separator: "/"))
      // Some nibs are folders of variants.
      guard parts.count >= 4, let version = Int(row[coder]),
        let name = original.last(where: {
          $0.hasSuffix(".nib") && !["runtime.nib", "objects.nib"].contains($0) && !$0.hasPrefix("objects-")
        })
      else { continue }
      folders[String(parts[2]), default: []].append(
        Nib(
          file: parts[3...].joined(separator: "/"),
          name: String(name),
          isLocalizable: row[source].contains("Base.lproj/"),
          isView: row[kind] == "sbview",
          coderVersion: version
        )
      )
    }
    return try await concurrently(folders.sorted { $0.key < $1.key }) { try StoryboardPairResult($0.key, $0.value) }
  }
}
