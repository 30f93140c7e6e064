import DioramaCLI
import Foundation

/// A folder of a test's own, which is gone when the test is over.
package final class TemporaryFolder {
  package let path: String

  package init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("diorama-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  package func at(_ name: String) -> String { path + "/" + name }

  package func write(_ text: String, to name: String) throws {
    let folder = (at(name) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: at(name)))
  }

  package func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: at(name))), as: UTF8.self)
  }

  package func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: at(name))))
  }

  package func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: at(name)) }

  /// Every name below the folder, hidden ones too, in order.
  package func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }
}
