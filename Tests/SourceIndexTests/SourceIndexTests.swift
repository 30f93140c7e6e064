import SourceIndex
import SwiftSurface
import TestSupport
import Testing

/// How classes are put together from the sources of several modules.
@Suite("Classes of an application") struct SourceIndexTests {
  /// An index of modules, each a text of one file; a name that begins with `objc` is a header.
  static func index(_ modules: KeyValuePairs<String, [String]>, imports: [String: [String]] = [:]) -> SourceIndex {
    let read = modules.map { name, texts in
      let files = texts.enumerated().map { number, text in
        let isHeader = text.contains("@interface") || text.contains("@implementation")
        return IndexedFile(
          path: "\(name)/\(number).\(isHeader ? "h" : "swift")",
          surface: isHeader ? SourceSurface(objectiveC: Array(text.utf8)) : SourceSurface(swift: Array(text.utf8))
        )
      }
      return IndexedModule(name: name, files: files, imports: imports[name] ?? [])
    }
    let known: Set = ["NSObject", "UIView", "UIViewController", "UILabel", "UIControl", "UIResponder"]
    return SourceIndex(read) { known.contains($0) }
  }

  func chain(_ name: String, _ index: SourceIndex) -> String {
    let chain = index.chain(of: name)
    return chain.map(\.name).joined(separator: " ") + " < \(chain.last?.superclass ?? "?")"
      + (index.type(named: name)?.isOpen == true ? " open" : "")
  }

  @Test("Superclasses are found in the module, its imports, the catalog, and where a name is the only one")
  func superclasses() {
    let index = Self.index(
      [
        "Shop": [
          "import Kit\nclass A: Base {}\nclass B: Kit.Base {}\nclass C: UIKit.UIViewController {}\nclass D: Alias {}",
          "class E: UIView { class Inner: UIView {} }\nextension E { class F: Inner {} }\nclass G: Lonely {}\nclass H: Header {}",
          "typealias Alias = Other\ntypealias Other = Kit.Base",
        ],
        "Kit": ["open class Base: UIViewController {}\nclass Same: UIView {}"],
        "Other": ["class Lonely: UIControl {}\nclass Same: UIView {}"],
        "Old": ["@interface Header : UIView\n@end"],
      ])
    #expect(chain("Shop.A", index) == "Shop.A Kit.Base < UIViewController")
    #expect(chain("Shop.B", index) == "Shop.B Kit.Base < UIViewController")
    #expect(chain("Shop.C", index) == "Shop.C < UIViewController")
    #expect(chain("Shop.D", index) == "Shop.D Kit.Base < UIViewController")
    #expect(chain("Shop.E.F", index) == "Shop.E.F Shop.E.Inner < UIView")
    #expect(chain("Shop.G", index) == "Shop.G Other.Lonely < UIControl")
    #expect(chain("Shop.H", index) == "Shop.H Header < UIView")
    #expect(index.names(withoutModule: "Same") == ["Kit.Same", "Other.Same"])
  }

  @Test("A class is open where its chain leaves the sources, goes in a circle, or a file with problems may tell more")
  func open() {
    let index = Self.index(
      [
        "Shop": [
          "class A: Pod {}\nclass B: A {}\nclass C: D {}\nclass D: C {}\nclass E {}\nclass F: UIView {}\nclass G: F {}\nclass H: UIView {}",
          "extension F {\n<<<<<<< HEAD\n}", "class I: UIView {}\n", "class I: UIControl {}\n",
        ]
      ])
    for name in ["A", "B", "C", "D", "E", "F", "G", "I"] {
      #expect(index.type(named: "Shop.\(name)")?.isOpen == true, "\(name)")
    }
    #expect(index.type(named: "Shop.H")?.isOpen == false)
    #expect(index.problems.map(\.path) == ["Shop/1.swift"])
  }

  @Test("Extensions add members, to classes of the catalog as well")
  func extensions() {
    let index = Self.index(
      [
        "Shop": [
          "class A: UIView { @IBOutlet var a: UILabel! }",
          "extension A { @IBAction func b() {} }\nextension Shop.A { @objc func c() {} }",
          "extension UIView { @IBInspectable var corner: Double { 0 } }",
        ],
        "Old": [
          "@interface O : UIView\n@property IBOutlet UILabel *a;\n- (IBAction)b;\n@end",
          "@implementation O\n- (IBAction)b {}\n- (IBAction)c:(id)s {}\n@end",
        ],
      ])
    #expect(index.type(named: "Shop.A")?.members.map(\.declaration.objectiveCName) == ["a", "b", "c"])
    #expect(
      index.type(named: "Shop.A")?.members.map(\.location.text) == [
        "Shop/0.swift:1", "Shop/1.swift:1", "Shop/1.swift:2",
      ]
    )
    #expect(index.additions(to: "UIView").map(\.declaration.name) == ["corner"])
    #expect(index.type(named: "O")?.members.map(\.declaration.objectiveCName) == ["a", "b", "c:"])
  }

  @Test("The schema of a class has all that documents can refer to")
  func schemas() {
    let index = Self.index(
      [
        "Shop": [
          """
          @objc(Kept) class A: UIViewController {
            @IBOutlet var a: [Badge]!
            @IBOutlet weak var b: AnyObject?
            @IBAction func c(_ sender: Any) {}
            @IBInspectable var radius: CGFloat = 1
            @IBInspectable var name: String?
            @objc var d: UILabel?
            func e() {}
            var f = 1
          }
          class Badge: UIView {}
          class G<T>: UIView {}
          class Delegating: UIView, UITextFieldDelegate {
            func done(_ x: Int) {}
          }
          class Plain: UIView, Equatable { func done() {} }
          """
        ]
      ])
    #expect(
      InferredSchema.text(of: "Kept", in: index) == """
        class: 'Kept'
        superclass: 'UIViewController'
        outlets:
          'a': {type: 'Shop.Badge', collection: true}
          'b': {type: 'AnyObject'}
          'd': {type: Any}
        properties:
          'radius': {type: Double}
          'name': {type: text, optional: true}
        actions: ['c:']

        """
    )
    #expect(InferredSchema.text(of: "Shop.G", in: index)?.contains("generic: true") == true)
    #expect(index.type(named: "Shop.G")?.isGeneric == true)
    #expect(InferredSchema.text(of: "Shop.Delegating", in: index)?.contains("actions: ['done:']") == true)
    #expect(InferredSchema.text(of: "Shop.Plain", in: index)?.contains("actions: []") == true)
    #expect(
      ClassListing.text(index, module: "Shop").hasPrefix(
        """
        classes:
          'Kept':
            superclass: 'UIViewController'
            source: 'Shop/0.swift:1'
            outlets:
              'a': {type: 'Shop.Badge', collection: true}
              'b': {type: 'AnyObject'}
            actions: ['c:']
            properties:
              'name': {type: text, optional: true}
              'radius': 'Double'
            keys: ['d']
          'Shop.Badge':

        """
      )
    )
  }

  @Test("A source that is read again changes what it says, and what others say by it") func updates() {
    var index = Self.index(
      [
        "Shop": [
          "class A: Base {}", "class Base: UIView { @IBOutlet var a: UILabel! }",
          "extension A { @IBAction func b() {} }",
        ],
        "Kit": ["class Base: UIControl {}"],
      ],
      imports: ["Shop": ["Kit"]]
    )
    func file(_ path: String, _ text: String) -> IndexedFile {
      IndexedFile(path: path, surface: SourceSurface(swift: Array(text.utf8)))
    }
    let before = index.fingerprint
    #expect(chain("Shop.A", index) == "Shop.A Shop.Base < UIView")
    index.update(file("Shop/1.swift", "\n\nclass Base: UIView { @IBOutlet var a: UILabel! }"), in: "Shop")
    #expect(index.type(named: "Shop.Base")?.location.text == "Shop/1.swift:3")
    #expect(index.fingerprint == before)
    index.update(file("Shop/1.swift", "class Other: UIView {}"), in: "Shop")
    #expect(index.fingerprint != before)
    #expect(chain("Shop.A", index) == "Shop.A Kit.Base < UIControl")
    #expect(index.type(named: "Shop.Base") == nil)
    index.update(file("Shop/3.swift", "extension A {\n<<<<<<< HEAD\n}"), in: "Shop")
    #expect(index.type(named: "Shop.A")?.isOpen == true)
    #expect(index.unread.count == 1)
    index.remove("Shop/3.swift")
    #expect(index.type(named: "Shop.A")?.isOpen == false)
    #expect(index.type(named: "Shop.A")?.members.map(\.declaration.objectiveCName) == ["b"])
    index.remove("Shop/2.swift")
    #expect(index.type(named: "Shop.A")?.members.isEmpty == true)
    #expect(index.names() == ["Kit.Base", "Shop.A", "Shop.Other"])
  }

  @Test("Files that are read again and again say what an index says that is made anew") func readAgain() {
    var random = SplitMix64(seed: 7)
    var texts = (0..<12).map { "class A\($0): UIView { @IBOutlet var a\($0): UILabel! }" }
    func files() -> [IndexedFile] {
      texts.enumerated().map { IndexedFile(path: "Shop/\($0).swift", surface: SourceSurface(swift: Array($1.utf8))) }
    }
    func made() -> SourceIndex {
      SourceIndex([IndexedModule(name: "Shop", files: files())]) { $0.hasPrefix("UI") }
    }
    var index = made()
    for round in 0..<200 {
      let number = Int.random(in: 0..<texts.count, using: &random)
      let other = Int.random(in: 0..<texts.count, using: &random)
      texts[number] =
        [
          "", "extension A\(other) { @IBAction func b\(round)() {} }", "class A\(number): A\(other) {}",
          "class A\(number): UIView {}\nclass B\(round): A\(other) {}", "typealias C = A\(other)",
          "extension A\(other) {",
        ][Int.random(in: 0..<6, using: &random)]
      index.update(files()[number], in: "Shop")
      let fresh = made()
      #expect(index.allTypes() == fresh.allTypes())
      #expect(index.fingerprint == fresh.fingerprint)
      #expect(index.unread == fresh.unread)
    }
  }

  @Test("An extension by the name of a type alias counts for the class") func aliases() {
    let index = Self.index([
      "Shop": ["class A: UIView {}\ntypealias B = A\ntypealias C = B", "extension C { @IBAction func b() {} }"],
      "Kit": ["typealias V = UIKit.UIView\nextension V { @objc func g() {} }"],
    ])
    #expect(index.type(named: "Shop.A")?.members.map(\.declaration.objectiveCName) == ["b"])
    #expect(index.additions(to: "UIView").map(\.declaration.objectiveCName) == ["g"])
  }
}
