import Foundation
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneSyntax

/// What a fixture or an example of a page is read with: `target=12.0 maximumDepth=8 schemas=Dial.yaml`.
struct ExampleSettings {
  var target: DeploymentTarget?
  var limits = SyntaxLimits()
  var schemas: [String] = []
  var sources: [String] = []

  init(_ words: some Sequence<Substring>) {
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "target": target = DeploymentTarget(parts[1])
      case "maximumDepth": limits.maximumDepth = Int(parts[1]) ?? limits.maximumDepth
      case "maximumBytes": limits.maximumBytes = Int(parts[1]) ?? limits.maximumBytes
      case "maximumAliasNodes": limits.maximumAliasNodes = Int(parts[1]) ?? limits.maximumAliasNodes
      case "schemas": schemas = parts[1].split(separator: ",").map(String.init)
      case "sources": sources = parts[1].split(separator: ",").map(String.init)
      default: break
      }
    }
  }

  /// The bytes of a text in which `⟨U+2028⟩` stands for a character and `⟨FF⟩` for a byte.
  static func bytes(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, part) in text.split(separator: "⟨", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = part.firstIndex(of: "⟩") else {
        bytes += Array(part.utf8)
        continue
      }
      let code = part[..<end]
      if code.hasPrefix("U+"), let scalar = UInt32(code.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init) {
        bytes += Array(String(scalar).utf8)
      } else if let byte = UInt8(code, radix: 16) {
        bytes.append(byte)
      }
      bytes += Array(part[part.index(after: end)...].utf8)
    }
    return bytes
  }
}
