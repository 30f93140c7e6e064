import DioramaUI
import Foundation
import NibArchive

/// A bundle of nibs in a temporary folder, which is gone after a body has run.
@MainActor
func withNibFolder<Result>(_ nibs: [String: NibBuilder], _ body: (Bundle) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, nib) in nibs { try nib.data.write(to: folder.appendingPathComponent("\(name).nib")) }
  guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
  return try body(bundle)
}

extension NibBuilder {
  /// A nib whose owner's outlet `view` names a plain view with a tag.
  static func viewNib(tag: Int, connectsView: Bool = true) -> NibBuilder {
    var nib = NibBuilder()
    let owner = nib.proxy("IBFilesOwner")
    let root = nib.node("UIView", ["UITag": .integer(tag)])
    nib.topLevel = [owner, root]
    nib.objects = [owner, root]
    if connectsView { nib.connect(outlet: "view", from: owner, to: root) }
    return nib
  }
}
