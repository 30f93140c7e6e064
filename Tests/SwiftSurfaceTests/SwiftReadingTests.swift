import SwiftSurface
import Testing

/// What is read of Swift, a test for each construct.
@Suite("Declarations in Swift") struct SwiftReadingTests {
  func read(_ text: String) -> SourceSurface { SourceSurface(swift: Array(text.utf8)) }

  func names(_ text: String) -> [String] { read(text).types.map { "\($0.kind.rawValue) \($0.name)" } }

  /// The members of all types as `Type kind name selector type`.
  func members(_ text: String) -> [String] {
    let surface = read(text)
    #expect(surface.problems.isEmpty, "\(surface.problems)")
    return surface.types.flatMap { type in
      type.members.map { member in
        [type.name, member.kind.rawValue, member.name, member.objectiveCName, member.type?.text].compactMap { $0 }
          .joined(separator: " ")
      }
    }
  }

  @Test("Types with their names, superclasses and protocols") func types() {
    let surface = read(
      """
      import UIKit
      @testable import class Kit.Base
      final class A: UIViewController, Foo & Bar, @unchecked Sendable where Self: Any {}
      public struct B<T: Hashable, U> { enum C: Int { case a = 1, b } }
      actor D {}
      protocol E: AnyObject { var x: Int { get }; func f() }
      extension A.Inner: G where T == Int {
        class H: Base<Int> {}
      }
      @objc(Kept) @objcMembers private class I: Outer.Base
      {
      }
      """
    )
    #expect(surface.problems.isEmpty)
    #expect(surface.imports == ["UIKit", "Kit"])
    #expect(
      surface.types.map { "\($0.kind.rawValue) \($0.name): \($0.inherited.map(\.text).joined(separator: ", "))" } == [
        "class A: UIViewController, Foo&Bar, Sendable", "struct B: ", "enum B.C: Int", "actor D: ",
        "protocol E: AnyObject",
        "extension A.Inner: G", "class A.Inner.H: Base<Int>", "class I: Outer.Base",
      ]
    )
    #expect(surface.types.map(\.isGeneric) == [false, true, true, false, false, false, false, false])
    let last = surface.types[7]
    #expect(last.objectiveCName == "Kept")
    #expect(last.hasObjCMembers)
    #expect(last.isPrivate)
  }

  @Test("Ranges from the first attribute to the closing bracket") func ranges() {
    let text = "  @objc public class A {\n  }\n\nclass B {} "
    let surface = read(text)
    #expect(surface.types.map(\.range) == [2..<28, 30..<40])
    #expect(surface.types.map(\.nameRange) == [21..<22, 36..<37])
  }

  @Test("Words that only look like declarations") func lookalikes() {
    let text = """
      class A {
        class func make() -> A { class Local {} ; return A() }
        class var shared: A { A() }
        class override func other() {}
        var kind = Foo.class
        var `class`: Int = 1
        let actor = 3
        func protocol_() {}
        static let x = [1, 2].map { $0 }
          .filter { $0 > 1 }
        lazy var y: Int = {
          struct Inside {}
          return 1
        }()
        init?(x: Int) where Self: Any {}
        subscript(_ i: Int) -> Int { get { 1 } set {} }
        deinit {}
        @IBAction func last() {}
      }
      let actor = 1
      actor.run()
      if true { class Hidden {} }
      extension A {}
      """
    #expect(names(text) == ["class A", "extension A"])
    #expect(members(text) == ["A method other other", "A action last last"])
  }

  @Test("Outlets in all their forms") func outlets() {
    let text = """
      class A: UIViewController {
        @IBOutlet weak var a: UILabel!
        @IBOutlet private(set) var b: UIView?, c: UIView!
        @IBOutlet var d: [UITextField]!
        @IBOutlet
        private
        weak
        var e: UIButton! { didSet { e.isHidden = true } }
        @IBOutlet var f: Array<UIView>?
        @IBOutlet public var g: (UIView & Foo)!
        @IBOutlet weak var h: (any Delegate)?
        @IBOutlet fileprivate final var i = UILabel()
        @IBOutlet @objc(jay) var j: Optional<Kit.Badge>
        @IBOutlet var k: [String: UIView]!
        @IBOutlet unowned(unsafe) var l: UIView
      }
      """
    #expect(
      members(text) == [
        "A outlet a a UILabel!", "A outlet b b UIView?", "A outlet c c UIView!", "A outlet d d [UITextField]!",
        "A outlet e e UIButton!", "A outlet f f Array<UIView>?", "A outlet g g (UIView&Foo)!",
        "A outlet h h (Delegate)?",
        "A outlet i i", "A outlet j jay Optional<Kit.Badge>", "A outlet k k [String:UIView]!", "A outlet l l UIView",
      ]
    )
    let all = read(text).types[0].members
    #expect(
      all.map { $0.type?.isCollection ?? false } == [false, false, false, true, false, true]
        + .init(repeating: false, count: 6)
    )
    #expect(
      all.compactMap(\.type).map(\.element) == [
        "UILabel", "UIView", "UIView", "UITextField", "UIButton", "UIView", "UIView&Foo", "Delegate", "Kit.Badge",
        "[String:UIView]", "UIView",
      ]
    )
    #expect(all.map(\.isWeak).filter { $0 }.count == 3)
    #expect(all.map { $0.type?.isImplicitlyUnwrapped ?? false }.filter { $0 }.count == 6)
    #expect(
      all.map(\.access) == [
        .internal, .internal, .internal, .internal, .private, .internal, .public, .internal, .fileprivate, .internal,
        .internal,
        .internal,
      ]
    )
  }

  @Test("Actions and their selectors") func actions() {
    let text = """
      class A {
        @IBAction func a() {}
        @IBAction func b(_ sender: UIButton) {}
        @IBAction private func c(sender: Any?) {}
        @IBAction func d(_ sender: Any, forEvent event: UIEvent) {}
        @IBAction @objc(dee:) func e(_ x: Dictionary<Int, String>) {}
        @IBAction func f(with x: [Int: (Int, Int)] = [1: (2, 3)], and y: @escaping (Int, Int) -> Void = { _, _ in }) {}
        @IBSegueAction func g(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? { nil }
        @objc func h<T>(x: T) async throws -> Int { 1 }
        @objc func i() throws {}
        @objc dynamic var j = 1
        @objc static func k() {}
        func l() {}
        @IBAction func goWith(sender: Any) {}
        static func == (a: A, b: A) -> Bool { true }
        @IBAction func `default`(_ sender: Any) {}
      }
      """
    #expect(
      members(text) == [
        "A action a a", "A action b(_:) b:", "A action c(sender:) cWithSender:", "A action d(_:forEvent:) d:forEvent:",
        "A action e(_:) dee:", "A action f(with:and:) fWith:and:",
        "A segueAction g(_:sender:segueIdentifier:) g:sender:segueIdentifier:",
        "A method h(x:) hWithX:completionHandler:",
        "A method i iAndReturnError:", "A property j j", "A method k k", "A action goWith(sender:) goWithSender:",
        "A action default(_:) default:",
      ]
    )
    #expect(read(text).types[0].otherMembers.map(\.objectiveCName) == ["l"])
    #expect(read(text).types[0].members.map(\.line).prefix(3) == [2, 3, 4])
    #expect(read(text).types[0].members[10].isStatic)
  }

  @Test("Inspectable properties, type aliases, and all members for Objective-C") func others() {
    let text = """
      typealias Top = UIView
      @objcMembers class A {
        @IBInspectable var radius: CGFloat = 4
        typealias Label = UILabel
        func a() {}
        private func b() {}
        @nonobjc func c() {}
        @NSManaged var d: String
      }
      extension UIView { @IBInspectable var corner: Double { get { 0 } set {} } }
      """
    #expect(
      members(text) == [
        "A inspectable radius radius CGFloat", "A typealias Label Label UILabel", "A method a a",
        "A property d d String",
        "UIView inspectable corner corner Double",
      ]
    )
    #expect(read(text).aliases.map { "\($0.name) \($0.type?.text ?? "")" } == ["Top UIView"])
  }

  @Test("Compilation conditions") func conditions() {
    let surface = read(
      """
      class A {
        #if DEBUG // only here
        @IBOutlet var a: UIView!
        #if os(iOS) && swift(>=5)
        @IBOutlet var b: UIView!
        #endif
        #elseif os(tvOS)
        @IBOutlet var c: UIView!
        #else
        @IBOutlet var d: UIView!
        #endif
        @IBOutlet var e: UIView!
      }
      """
    )
    #expect(
      surface.types[0].members.map { surface.conditions($0.condition) } == [
        ["DEBUG"], ["DEBUG", "os(iOS) && swift(>=5)"], ["os(tvOS)"], ["!(os(tvOS))"], [],
      ]
    )
  }

  @Test(
    "Texts, comments and regular expressions hide what is in them",
    arguments: [
      #"let a = "}""#, #"let a = "\("}")""#, ##"let a = #"""}"#"##, "let a = \"\"\"\n  } \" \"\" }\n  \"\"\"",
      "/* } /* } */ } */", "// }", "let a = /}/", "let a = f(/[/}]+/)", "let a = #/ } /x /#", "let a = #/\n } \n/#",
      #"let a = "\(f("\(g("}"))"))""#, #"let a = "\"}""#, ##"let a = #"\#("}")\(""#"##, "let a = b / c; let d = e / f",
      "let a = [1, 2].reduce(1, /)", "let a = (1) / 2 + 3 / 4", "func f() { return /}/ }",
      "let a = \"\"\"\n  \\(b.map { \"}\" }) }\n  \"\"\"", "let a = \"\\(b\n)\"", "let a = x! / y / z",
      #"let a = "\\""#,
      "let a = ##\"\"#}\"##", "let a = #selector(b(_:))", "#Preview(\"}\") { B() }", "#warning(\"}\")",
    ]
  ) func hidden(_ code: String) {
    let surface = read("class A {\n\(code)\n@IBOutlet var x: UIView!\n}\nclass B {}")
    #expect(surface.problems.isEmpty, "\(surface.problems)")
    #expect(surface.types.map(\.name) == ["A", "B"])
    #expect(surface.types[0].members.map(\.name) == ["x"])
  }

  @Test("What cannot be read is a problem, and the rest is there") func problems() {
    func kinds(_ text: String) -> [SurfaceProblem.Kind] { read(text).problems.map(\.kind) }
    #expect(kinds("class A {\n/* open") == [.unbalancedBrackets, .unterminatedComment])
    #expect(kinds("class A {\nlet a = \"half\n@IBOutlet var b: UIView!\n}") == [.unterminatedString])
    #expect(read("class A {\nlet a = \"half\n@IBOutlet var b: UIView!\n}").types[0].members.map(\.name) == ["b"])
    #expect(kinds("let a = \"\\(half\nclass B {}") == [.unterminatedString])
    #expect(read("let a = \"\\(half\nclass B {}").types.map(\.name) == ["B"])
    #expect(
      kinds("class A {\n<<<<<<< HEAD\n=======\n>>>>>>> b\n}") == [.mergeConflict, .mergeConflict, .mergeConflict]
    )
    #expect(kinds("class A") == [.brokenDeclaration])
    #expect(kinds("}") == [.unbalancedBrackets])
    #expect(kinds("let a = \"\"\"\n open") == [.unterminatedString])
    let doubtful = read("extension Kit.A {\n func f() {\n}\nclass B {}")
    #expect(!doubtful.problems.isEmpty)
    #expect(doubtful.namesInDoubt == ["A", "B", "Kit"])
    #expect(read("class // of views\nPage {").namesInDoubt == ["Page"])
    #expect(read("class /* class A */ Page {").namesInDoubt == ["A", "Page"])
  }

  @Test("Comments for the linter") func directives() {
    let text =
      "class A {\n  // diorama:disable unused-outlet -- made in code\n  @IBOutlet var a: UIView! // diorama:disable x\n}"
    let surface = read(text)
    #expect(surface.directives.map(\.line) == [2, 3])
    #expect(surface.directives.map(\.text) == ["diorama:disable unused-outlet -- made in code", "diorama:disable x"])
  }

  @Test("Whatever is nested however deep is read in linear time and without recursion") func depth() {
    for piece in [
      "(", "\"\\(", "class A {", "#if A\n", "/*", "[", "/(", "#\"", "#\"\"\"\\#(", "func f<", "@a(", "var a: [",
      "\"\"\"\\(", "/[a ", "class ",
    ] {
      let text = String(repeating: piece, count: 20_000)
      _ = read(text)
      _ = read(text + "\n}\n\"")
    }
  }
}
