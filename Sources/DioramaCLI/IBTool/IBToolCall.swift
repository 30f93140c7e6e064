import DioramaDriver
import SceneCatalog

/// What a call of `ibtool` asks for.
struct IBToolCall: Sendable {
  /// How messages and answers are printed.
  enum Format: String, Sendable {
    case xml = "xml1"
    case binary = "binary1"
    case text = "human-readable-text"
  }

  /// The documents, in their order.
  var documents: [String] = []

  // MARK: - What is made

  /// The file of a nib, or the folder of a compiled storyboard.
  var compiledFile: String?
  /// The folder in which compiled documents get names of their own.
  var compilationFolder: String?
  /// The folder of a bundle's resources, to which compiled storyboards go.
  var linkFolder: String?
  /// Where the document goes without what is only for its design.
  var strippedFile: String?
  /// Where the document goes.
  var writtenFile: String?
  /// The table that gets the document's texts.
  var exportedStrings: String?
  /// The table that has the document's new texts.
  var importedStrings: String?
  /// The property list that gets what compiling adds to `Info.plist`.
  var partialInfo: String?
  var upgrades = false
  var prints = false
  var showsVersion = false
  var queries: Set<IBToolQuery> = []

  // MARK: - How it is made

  var module: String?
  var deploymentTarget: String?
  var devices: [String] = []
  /// Tables of translations, each as `LANGUAGE:FILE`.
  var companions: [String] = []
  var referencesStrings = false
  var activatesFonts = false
  var outputFormat: String?
  var listsErrors = false
  var listsWarnings = false
  var listsNotices = false

  /// What is wrong with the arguments.
  private(set) var problems: [String] = []

  /// How messages and answers are printed: an XML property list where the call does not name a form that there is.
  var format: Format { outputFormat.flatMap(Format.init) ?? .xml }

  /// The oldest system; nil where the call names none.
  var target: DeploymentTarget? { deploymentTarget.flatMap { DeploymentTarget($0) } }

  /// Reads the arguments of a call.
  init(_ arguments: [String]) {
    let options = Dictionary(IBToolOption.all.map { ("--" + $0.name, $0) }) { first, _ in first }
    var next = arguments.startIndex
    while next < arguments.endIndex {
      let argument = arguments[next]
      next += 1
      guard argument.hasPrefix("-"), argument != "-" else {
        documents.append(argument)
        continue
      }
      guard let option = options[argument] else {
        problems.append("the option '\(argument)' is unknown")
        continue
      }
      guard option.hasValue else {
        apply(option, "")
        continue
      }
      guard next < arguments.endIndex, options[arguments[next]] == nil else {
        problems.append("the option '\(argument)' has no value")
        continue
      }
      apply(option, arguments[next])
      next += 1
    }
    if problems.isEmpty { check() }
  }

  private mutating func apply(_ option: IBToolOption, _ value: String) {
    switch option.meaning {
    case .flag(let key): self[keyPath: key] = true
    case .query(let query): queries.insert(query)
    case .everything:
      queries = Set(IBToolQuery.allCases)
      (listsErrors, listsWarnings, listsNotices) = (true, true, true)
    case .list(let key): self[keyPath: key].append(value)
    // Build settings without a value are passed on as they are.
    case .setting(let key): self[keyPath: key] = value.isEmpty ? nil : value
    case .path(let key):
      if value.isEmpty {
        problems.append("the option '--\(option.name)' has an empty value")
      } else if let earlier = self[keyPath: key], earlier != value {
        problems.append("the option '--\(option.name)' is given twice")
      }
      self[keyPath: key] = value
    case .ignored: break
    case .unsupported: problems.append("the option '--\(option.name)' is not supported by Diorama's ibtool")
    }
  }

  /// Notes which values mean nothing, and which options do not go together.
  private mutating func check() {
    if let outputFormat, Format(rawValue: outputFormat) == nil {
      problems.append("'\(outputFormat)' is no output format; there are human-readable-text, xml1 and binary1")
    }
    if let module, !TargetModule.isModule(module) { problems.append("'\(module)' is not the name of a module") }
    if let deploymentTarget, target == nil { problems.append("'\(deploymentTarget)' is no version of a system") }
    for companion in companions where CompanionStrings(companion) == nil {
      problems.append("'\(companion)' is no companion strings file: write it as LANGUAGE:FILE")
    }
    let modes = [compiledFile != nil, compilationFolder != nil, linkFolder != nil, strippedFile != nil]
    if modes.count(where: { $0 }) > 1 {
      problems.append("of --compile, --compilation-directory, --link and --strip only one can be given")
    }
    let isOfOne = exportedStrings != nil || importedStrings != nil || writtenFile != nil || upgrades || prints
    if linkFolder != nil, isOfOne || !queries.isEmpty {
      problems.append("--link takes compiled storyboards, and goes with no option that reads a document")
    }
    if documents.isEmpty, !showsVersion { problems.append("no document is named") }
    if documents.count > 1, linkFolder == nil, compilationFolder == nil || isOfOne || !queries.isEmpty {
      problems.append(
        "\(documents.count) documents are named, and only one can be read: \(documents.joined(separator: ", "))"
      )
    }
  }
}
