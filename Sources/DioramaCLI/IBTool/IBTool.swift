import DioramaDriver
import InterfaceBuilder
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics

/// `ibtool`: Interface Builder's command line, as far as it needs no Mac.
@MainActor
struct IBTool {
  /// What a program is called that is `ibtool`, without a verb.
  private static let names: Set = ["ibtool", "diorama-ibtool"]

  /// Whether a program of some path is called as `ibtool`.
  static func isCalled(_ program: String) -> Bool { names.contains(FilePath.name(of: program)) }

  /// Runs a call, and prints its messages and answers.
  ///
  /// It reads no configuration: what it makes depends on its arguments and on the files that they name, and on nothing else.
  static func run(_ arguments: [String], in surroundings: Surroundings) -> ToolStatus {
    guard !arguments.isEmpty else {
      surroundings.errors.write("Error: No arguments specified; 'diorama ibtool --help' lists them.\n")
      return .usage
    }
    let call = IBToolCall(arguments)
    var report = IBToolReport()
    guard call.problems.isEmpty else {
      for problem in call.problems { report.fail(nil, problem) }
      surroundings.errors.write(report.bytes(as: call.format))
      return .findings
    }
    let lists: [(isAsked: Bool, severity: Severity)] = [
      (call.listsErrors, .error), (call.listsWarnings, .warning), (call.listsNotices, .note),
    ]
    report.lists = Set(lists.filter(\.isAsked).map(\.severity))
    var tool = IBTool(call: call, files: surroundings.files, report: report)
    tool.perform()
    surroundings.files.syncFolders()
    let isTerminal = surroundings.output.isTerminal
    // Nobody reads a binary property list on a terminal.
    let format = isTerminal && call.format == .binary ? .xml : call.format
    let printed = tool.report.bytes(as: format) + (tool.report.hasErrors ? [] : tool.printed)
    surroundings.output.write(isTerminal ? visible(printed) : printed)
    if let fault = tool.fault {
      surroundings.errors.write("diorama: \(VisibleText.shown(fault)); please report it with this file\n")
      return .internalError
    }
    return tool.report.hasErrors ? .findings : .success
  }

  /// A text with everything that could act on a terminal made visible; line feeds and tabs stay.
  private static func visible(_ text: [UInt8]) -> [UInt8] {
    let parts = String(decoding: text, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false)
    return Array(parts.map { SafeText.lines(String($0)) }.joined(separator: "\t").utf8)
  }

  private let call: IBToolCall
  private let files: FileSystem
  private let pipeline: Pipeline
  private var report: IBToolReport
  private var outputs: IBToolOutputs
  /// The names of the fonts' files that the application is to load.
  private var fonts: [String] = []
  /// The document's text, where the call asks for it.
  private var printed: [UInt8] = []
  /// Why something that was made is wrong, which is a bug; nil where nothing is.
  private var fault: String?

  private init(call: IBToolCall, files: FileSystem, report: IBToolReport) {
    self.call = call
    self.files = files
    self.report = report
    outputs = IBToolOutputs(in: files)
    var catalog = SceneCatalog.builtIn
    if let module = call.module { catalog = catalog.with(module: module) }
    pipeline = Pipeline(catalog: catalog, target: call.target)
  }

  // MARK: - The steps of a call

  /// Does what the call asks for; nothing is written where there are errors.
  private mutating func perform() {
    if call.showsVersion { report.answer("version", Self.version) }
    if let folder = call.linkFolder {
      LinkStoryboards(files: files, folder: folder).link(call.documents, to: &outputs, &report)
    } else if let path = call.strippedFile ?? call.writtenFile, call.documents.count == 1,
      CompiledCopy.isCompiled(call.documents[0])
    {
      let copy = CompiledCopy(files: files, isStripped: call.strippedFile != nil, companions: call.companions)
      copy.add(FilePath.trimmed(call.documents[0]), at: FilePath.trimmed(path), to: &outputs, &report)
    } else {
      let documents = call.documents.compactMap { document(at: $0) }
      if let path = call.exportedStrings, let document = documents.first {
        outputs.add(document.stringsFile, at: path, of: document.source.path)
      }
      compile(documents)
      for document in documents { answer(document) }
    }
    if let path = call.partialInfo {
      let info: [String: PropertyList] = fonts.isEmpty ? [:] : ["UIAppFonts": .array(fonts.map { .string($0) })]
      outputs.add(Array(PropertyList.dictionary(info).xml.utf8), at: path, of: "--output-partial-info-plist")
    }
    if !report.hasErrors { outputs.check(&report) }
    if !report.hasErrors, fault == nil { outputs.write(&report) }
  }

  /// Build systems ask by the short version which options there are: it is that of the Xcode like which nibs are written.
  private static var version: PropertyList {
    .dictionary([
      "bundle-version": .string(ToolVersion.current), "short-bundle-version": .string("\(NibTools.usual.name).0"),
    ])
  }

  /// Reads a document, with the changes that the call asks for; nil after reporting that it cannot be read or changed.
  private mutating func document(at path: String) -> IBToolDocument? {
    let source: SourceText
    do throws(FileError) {
      guard try files.status(path).kind != .folder else { throw FileError(path: path, reason: .isFolder) }
      source = SourceText(path: path, bytes: try files.contents(path))
    } catch {
      report.fail(error)
      return nil
    }
    guard !source.bytes.starts(with: "NIBArchive".utf8) else {
      report.fail(path, "a compiled nib cannot be opened", suggestion: "name the document that it was made of")
      return nil
    }
    var document = IBToolDocument(source)
    report.add(document.diagnostics, in: source)
    guard document.isReadable else { return nil }
    if let table = call.importedStrings, !document.replaceTexts(by: table, in: files, &report) { return nil }
    if call.upgrades || call.writtenFile != nil {
      outputs.add(document: document.source.bytes, at: call.writtenFile ?? path, of: path)
    }
    if call.prints { printed = document.source.bytes }
    return document
  }

  // MARK: - Compiling

  /// Compiles documents on all cores, where the call asks for what is made of them or found in them.
  private mutating func compile(_ documents: [IBToolDocument]) {
    let isAsked = call.compiledFile != nil || call.compilationFolder != nil || call.strippedFile != nil
    guard isAsked || !report.lists.isEmpty else { return }
    let pipelines =
      [pipeline]
      + (1..<max(1, min(Parallel.coreCount, documents.count))).map { _ in
        var other = pipeline
        other.catalog = pipeline.catalog.separate()
        return other
      }
    let isLocalizable = call.referencesStrings || !call.companions.isEmpty
    let made = Parallel.map(documents, jobs: pipelines.count) { document, thread in
      DocumentCompilation(
        of: document.source,
        isStoryboard: document.isStoryboard,
        isLocalizable: isLocalizable || document.isInBase,
        with: pipelines[thread]
      )
    }
    let tables = call.companions.compactMap { CompanionStrings($0) }.compactMap { table in
      table.read(in: files, &report).map { (table, $0) }
    }
    if isAsked, let target = call.target, target < DeploymentTarget(8) {
      let message = "a nib for systems before iOS 8 would be one a kind of device; this is one for iOS 8 and later"
      for document in documents { report.warn(message, in: document.source.path) }
    }
    for (document, compilation) in zip(documents, made) {
      report.add(compilation.diagnostics, in: document.source)
      if let fault = compilation.fault { self.fault = "\(document.source.path): \(fault)" }
      if call.activatesFonts {
        for font in document.fonts where !fonts.contains(font) { fonts.append(font) }
      }
      guard isAsked, let product = compilation.product else { continue }
      add(product, of: document, tables)
    }
  }

  private mutating func add(
    _ product: DocumentCompilation.Product,
    of document: IBToolDocument,
    _ tables: [(table: CompanionStrings, bytes: [UInt8])]
  ) {
    let suffix = document.isStoryboard ? StoryboardInput.compiledSuffix : ".nib"
    var path = call.compiledFile ?? call.strippedFile ?? document.name + suffix
    if let folder = call.compilationFolder { path = FilePath.join(folder, document.name + suffix) }
    path = FilePath.trimmed(path)
    switch product {
    case .nib(let bytes): outputs.add(bytes, at: path, of: document.source.path)
    case .storyboard(let members): outputs.add(members, at: path, of: document.source.path)
    }
    let root = CompanionStrings.root(around: FilePath.folder(of: path))
    let file = FilePath.name(of: path)
    let name = file.hasSuffix(suffix) ? String(file.dropLast(suffix.count)) : file
    for (table, bytes) in tables {
      outputs.add(companion: bytes, from: table.path, of: name, in: table.language, below: root)
    }
  }

  // MARK: - Questions

  private mutating func answer(_ document: IBToolDocument) {
    guard !call.queries.isEmpty else { return }
    let queries = DocumentQueries(document, catalog: pipeline.catalog)
    for query in IBToolQuery.allCases where call.queries.contains(query) {
      report.answer("document.\(query.rawValue)", queries.answer(to: query))
    }
  }
}
