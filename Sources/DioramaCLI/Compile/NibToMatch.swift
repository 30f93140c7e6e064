import DioramaDriver
import NibArchive
import NibDecompiler
import SceneCatalog

/// The version of Xcode like which nibs are written to match a nib, or those of a compiled storyboard; nil where that cannot be read or
/// shows no version, which is reported.
@MainActor
func toolsOfNib(_ path: String, in run: ToolRun) -> NibTools? {
  let nibs: [NibArchive]
  if CompiledFolder.isOne(path, in: run) {
    guard let folder = CompiledFolder(path, in: run) else { return nil }
    nibs = folder.nibs.sorted { $0.key < $1.key }.map(\.value)
  } else {
    guard let file = InputFile(path, in: run) else { return nil }
    guard file.kind == .nib else {
      run.fail("--like \(path): is no nib", .usage)
      return nil
    }
    guard let nib = NibInput.decoded(file.bytes, path: path, in: run) else { return nil }
    nibs = [nib]
  }
  // Of several nibs, the one that shows most: the fewest versions may have made it.
  let origins = nibs.compactMap { NibOrigin(of: $0) }
  func count(_ origin: NibOrigin) -> Int { NibTools.allCases.count(where: origin.tools.contains) }
  guard let origin = origins.min(by: { count($0) < count($1) }) else {
    run.fail("--like \(path): shows no version of Xcode: it has neither views nor fonts", .usage)
    return nil
  }
  let tools = origin.likeliest
  run.note("written like Xcode \(tools.name): \(path) has \(origin.sign)")
  return tools
}
