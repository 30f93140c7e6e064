import Testing

@testable import SwiftSurface

/// Sources that are written for Objective-C, as they compile without it.
@Suite struct PortableSourceTests {
  private func port(_ text: String, _ others: String...) -> (text: String, problems: [PortableSource.Problem]) {
    let surface = SourceSurface(swift: Array(text.utf8))
    let names = SelectorNames([surface] + others.map { SourceSurface(swift: Array($0.utf8)) })
    let portable = PortableSource(Array(text.utf8), surface: surface, names: names)
    return (String(decoding: portable.bytes, as: UTF8.self), portable.problems)
  }

  @Test func attributesLeaveTheirRoom() {
    let text = """
      import UIKit
      @objcMembers final class A: UIView {
        @IBOutlet private weak var label: UILabel!  // @IBOutlet
        @objc(go:) func tap(_ s: Any) { print("@objc \\(1)") }
        @IBAction func other() {}
        @objc dynamic var value = 1
        @available(iOS 13, *) @IBInspectable var k = 2
      }
      """
    let (ported, problems) = port(text)
    #expect(problems.isEmpty)
    let lines = ported.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0] == "import DioramaUI")
    #expect(lines[1] == "             final class A: UIView {")
    #expect(lines[2] == "            private weak var label: UILabel!  // @IBOutlet")
    #expect(lines[3] == "             func tap(_ s: Any) { print(\"@objc \\(1)\") }")
    #expect(lines[5] == "        dynamic var value = 1")
    #expect(lines[6] == "  @available(iOS 13, *)                var k = 2" && lines.count == 8)
  }

  @Test func selectorsAreThoseOfTheMethods() {
    let text = """
      class A: UIViewController {
        @objc func tap(_ s: Any) {}
        @objc func reload() {}
        @objc(named:) func other(sender: Any) {}
        func f() {
          a(#selector(tap), #selector(A.reload), #selector(self.other(sender:)))
          b(#selector(getter: UIView.isHidden), #selector(setter: A.title), #keyPath(A.view.frame))
          c(#selector(UIView.endEditing(_:)), #selector(B.move(to:)), #selector(tap(_:) as (A) -> (Any) -> Void))
        }
      }
      """
    let ported = port(text, "class B: NSObject { @objc func move(to p: Int) {} }")
    let wanted = ["tap:", "reload", "named:", "isHidden", "setTitle:", "endEditing:", "moveTo:"]
    for selector in wanted { #expect(ported.text.contains("dioramaSelector(\"\(selector)\")"), "\(selector)") }
    #expect(ported.text.contains("\"view.frame\"") && ported.problems.isEmpty)
  }

  @Test func whatCannotBeToldIsSaid() {
    let text = """
      class A: UIView {
        @objc func tap() {}
        @objc func tap(_ s: Any) {}

        let s = #selector(tap)
      }
      """
    let problems = port(text).problems
    #expect(problems.map(\.line) == [5] && problems[0].text.contains("several methods are called 'tap'"))
  }

  @Test func namesMayHaveASpaceInFront() {
    let ported = port("class A: UIView {\n  @objc (go) func tap() {}\n  let s = #selector(tap)\n}")
    #expect(ported.text.contains("\n             func tap() {}") && ported.text.contains("dioramaSelector(\"go\")"))
  }

  @Test func delegatesOfApplicationsAreEntries() {
    #expect(port("@UIApplicationMain\nclass A: UIResponder {}").text == "@main             \nclass A: UIResponder {}")
  }
}
