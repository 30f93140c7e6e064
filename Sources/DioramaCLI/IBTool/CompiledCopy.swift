import DioramaDriver
import NibArchive
import SceneCatalog
import SceneDiagnostics

/// Copies a nib or a compiled storyboard, without what is only for its design where that is asked for.
///
/// Nibs of this tool contain nothing of that kind, and those of other tools only in a file of its own.
struct CompiledCopy {
  let files: FileSystem
  /// Whether what is only for the design is left out.
  let isStripped: Bool
  /// Tables of translations that are copied, too.
  let companions: [String]

  /// The file of a nib's folder that only Interface Builder reads.
  private static let designFile = "designable.nib"

  /// Whether a path is that of a nib or a compiled storyboard.
  static func isCompiled(_ path: String) -> Bool {
    let path = FilePath.trimmed(path)
    return path.hasSuffix(".nib") || path.hasSuffix(StoryboardInput.compiledSuffix)
  }

  /// Adds the copy to the outputs of a call.
  func add(_ input: String, at path: String, to outputs: inout IBToolOutputs, _ report: inout IBToolReport) {
    do throws(FileError) {
      if try files.status(input).kind == .folder {
        guard let members = members(of: input, &report) else { return }
        outputs.add(members, at: path, of: input)
      } else {
        let bytes = try files.contents(input)
        if let problem = problem(withNib: bytes) { return report.fail(input, problem) }
        outputs.add(bytes, at: path, of: input)
      }
    } catch {
      return report.fail(error)
    }
    let root = CompanionStrings.root(around: FilePath.folder(of: path))
    let name = FilePath.name(of: path).split(separator: ".").dropLast().joined(separator: ".")
    for table in companions.compactMap({ CompanionStrings($0) }) {
      guard let bytes = table.read(in: files, &report) else { continue }
      outputs.add(companion: bytes, from: table.path, of: name, in: table.language, below: root)
    }
  }

  /// The files of a folder that is a nib or a compiled storyboard; nil after reporting that it is neither.
  private func members(of folder: String, _ report: inout IBToolReport) -> [FileSystem.Member]? {
    guard var members = CompiledFolderFiles.read(folder, in: files, &report) else { return nil }
    let names = members.map(\.name)
    if folder.hasSuffix(StoryboardInput.compiledSuffix) {
      guard CompiledFolderFiles.info(of: members, folder, &report) != nil else { return nil }
    } else if NibFolder.newest(of: names) == nil, !names.contains(CompiledFolderFiles.keyedNib) {
      report.fail(folder, "is no nib: none of its files is one")
      return nil
    }
    if isStripped { members.removeAll { FilePath.name(of: $0.name) == Self.designFile } }
    return members
  }

  /// Why bytes are no nib of either kind; nil where they are one.
  private func problem(withNib bytes: [UInt8]) -> String? {
    if bytes.starts(with: "bplist".utf8) { return nil }
    do {
      try NibArchive.verify(bytes)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
