import Foundation
import Testing

/// Public declarations on the main actor are as those of UIKit, which are older than actors: code in Swift 5 without actors may use
/// them.
@Suite struct IsolationTests {
  @Test func publicDeclarationsPredateConcurrency() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/DioramaUI")
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var (count, faults): (Int, [String]) = (0, [])
    for case let file as URL in files where file.pathExtension == "swift" {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        let words = line.split(separator: " ")
        guard let attribute = words.firstIndex(of: "@MainActor"), words[..<attribute].allSatisfy({ $0.hasPrefix("@") })
        else { continue }
        // The declaration is behind the attribute or on the next line that is no attribute.
        let behind = words[(attribute + 1)...].first { !$0.hasPrefix("@") }
        let next = lines[(index + 1)...].lazy.map { $0.drop { $0 == " " } }.first {
          !$0.hasPrefix("@") && !$0.hasPrefix("#")
        }
        let first = behind ?? next?.prefix { $0 != " " } ?? ""
        guard first == "public" || first == "open" else { continue }
        count += 1
        if !words.contains("@preconcurrency") { faults.append("\(file.lastPathComponent):\(index + 1)") }
      }
    }
    #expect(count > 200)
    #expect(faults.isEmpty, "these need '@preconcurrency @MainActor': \(faults)")
  }
}
