import Foundation
import SwiftSurface
import Testing

/// Methods of delegates that are never called.
@Suite struct UncalledMethodTests {
  private func find(_ text: String) -> [String] {
    UncalledMethod.find(in: [("A.swift", SourceSurface(swift: Array(text.utf8)))]).map { "\($0.line) \($0.text)" }
  }

  @Test func aMethodThatOnlyASubclassHasIsNamed() {
    let text = """
      class Base: UIViewController, UITextFieldDelegate {
        func textFieldDidBeginEditing(_ f: UITextField) {}
      }
      class Login: Base {
        func textFieldShouldReturn(_ f: UITextField) -> Bool { true }
        override func textFieldDidBeginEditing(_ f: UITextField) {}
      }
      class Own: Base, UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }
      """
    #expect(
      find(text) == [
        "5 'Login.textFieldShouldReturn(_:)' is never called by DioramaUI: 'Base' conforms to "
          + "'UITextFieldDelegate': declare it there, and override it"
      ]
    )
  }

  @Test func methodsThatDioramaUIDoesNotHaveAndMisspelledOnesAreNamed() {
    let text = """
      class List: UIViewController {}
      extension List: UITableViewDelegate, UITableViewDataSource {
        func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
        func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ t: UITableView, sectionForSectionIndexTitle a: String, at b: Int) -> Int { 0 }
        func tableView(_ t: UITableView, didSelectRowsAt p: IndexPath) {}
        func scrollViewDidEndDecelerating(_ s: UIScrollView) {}
        func help() {}
      }
      """
    #expect(
      find(text) == [
        "5 'List.tableView(_:sectionForSectionIndexTitle:at:)' is never called by DioramaUI: its 'UITableViewDataSource' "
          + "has no such method",
        "6 'List.tableView(_:didSelectRowsAt:)' is never called by DioramaUI: 'UITableViewDelegate' has "
          + "'tableView(_:didSelectRowAt:)'",
      ]
    )
  }

  @Test func aCommentSilencesAMethod() {
    let text = """
      class Base: UIViewController, UITextFieldDelegate {}
      class Login: Base {
        // diorama:disable uncalled-method -- called by the form
        func textFieldShouldReturn(_ f: UITextField) -> Bool { true }
      }
      """
    let found = UncalledMethod.find(in: [("A.swift", SourceSurface(swift: Array(text.utf8)))])
    #expect(found.map(\.silenced) == [["uncalled-method"]])
  }

  @Test func theListsAreThoseOfDioramaUI() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/DioramaUI")
    let files =
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let text = try files.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
      .joined()
    // The last label of each method, or its name, is that of a method somewhere in the module.
    for one in DelegateProtocol.all {
      #expect(text.contains("protocol \(one.name):"), "\(one.name)")
      let declared = try #require(text.components(separatedBy: "protocol \(one.name):").last)
      let body = declared.components(separatedBy: "\n}\n")[0]
      func isDeclared(_ selector: String) -> Bool {
        let parts = selector.split(separator: ":")
        if parts.count == 1 {
          let name = String(parts[0])
          let short = ["In", "For"].first { name.hasSuffix($0) }.map {
            "\(name.dropLast($0.count))(\($0.lowercased()) "
          }
          return body.contains("func \(name)(") || short.map(body.contains) == true
        }
        // Labels in order, each in front of its parameter's name.
        let words = parts.dropFirst().map { "[\\s(]\($0)[ :]" }.joined(separator: "[^{}]*?")
        let pattern = "func \(parts[0])\\((?:(?!func )[\\s\\S])*?\(words)"
        return body.range(of: pattern, options: .regularExpression) != nil
      }
      for method in one.called { #expect(isDeclared(method), "\(one.name) \(method)") }
      for method in one.uncalled { #expect(!isDeclared(method), "\(one.name) \(method)") }
    }
  }
}
