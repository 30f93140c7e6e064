import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// Scenes, documents and sources of a project whose configuration names its modules.
@MainActor
struct SwiftSourceTests {
  private static let source = """
    import UIKit

    class Cart: UIViewController {
      @IBOutlet weak var total: UILabel!
      @IBOutlet var never: UIView?
      // diorama:disable unused-outlet -- connected in code
      @IBOutlet var later: UIView?
      @IBAction func pay(_ sender: Any) {}
      @IBAction func refuse() {}
    }
    """
  private static let scene = """
    scene: 1
    owner: {class: Shop.Cart, outlets: {view: root, total: total}}
    objects:
      - class: UIView
        id: root
        subviews:
          - {class: UILabel, id: total}
          - {class: UIButton, actions: {touchUpInside: owner.pay(_:)}}

    """
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Cart" customModule="Shop">
          <connections>
            <outlet property="view" destination="v" id="a"/>
            <outlet property="totl" destination="l" id="b"/>
            <outlet property="total" destination="v" id="c"/>
          </connections>
        </placeholder>
        <view id="v">
          <subviews>
            <label text="a" id="l" customClass="Bdge" customModule="Shop"/>
            <button id="n">
              <connections>
                <action selector="pay:" destination="-1" eventType="touchUpInside" id="d"/>
                <action selector="payy:" destination="-1" eventType="touchUpInside" id="e"/>
              </connections>
            </button>
          </subviews>
        </view>
      </objects>
    </document>

    """

  private func findings(_ run: Invocation) -> [String] {
    run.said.split(separator: "\n").map(String.init).filter { $0.contains(": warning:") || $0.contains(": error:") }
  }

  @Test("What no scene uses is found at the line of the source, unless a comment there silences it") func unused()
    throws
  {
    let folder = try TemporaryFolder([
      ".diorama.yaml": "swift: {Shop: Code}\n", "Code/Cart.swift": Self.source, "Cart.scene.yaml": Self.scene,
    ])
    let run = Invocation("lint", "--only", "seam", "--diagnostics", "gcc", "@", in: folder)
    #expect(
      findings(run) == [
        "Code/Cart.swift:5:17: warning: no scene connects the outlet 'never' of Shop.Cart; connect it, or remove it [unused-outlet]",
        "Code/Cart.swift:9:18: warning: no scene sends the action 'refuse' of Shop.Cart; send it, or remove '@IBAction' [unused-action]",
      ],
      "\(run.said)"
    )
  }

  @Test("A document is held against the sources, and counts as a scene") func documents() throws {
    let folder = try TemporaryFolder([
      ".diorama.yaml": "swift: {Shop: Code}\n", "Code/Cart.swift": Self.source, "Cart.xib": Self.document,
    ])
    let run = Invocation("lint", "--only", "seam", "--diagnostics", "gcc", "@", in: folder)
    #expect(run.status == .findings)
    #expect(
      findings(run).map { $0.prefix { $0 != "[" }.split(separator: ";")[0].trimmingCharacters(in: .whitespaces) } == [
        "Cart.xib:7:27: error: Shop.Cart has no outlet 'totl'",
        "Cart.xib:8:47: error: 'total' is a UILabel",
        "Cart.xib:13:45: error: no source declares the class 'Shop.Bdge'",
        "Cart.xib:17:31: error: Shop.Cart has no action 'payy:'",
      ],
      "\(run.said)"
    )
    #expect(Invocation("lint", "@Cart.xib", in: folder).output.contains("the class is in"))
    // What no document uses is known as soon as all connections can be made.
    let document = Self.document.replacing(" customClass=\"Bdge\" customModule=\"Shop\"", with: "")
      .replacing("totl", with: "total").replacing("payy:", with: "pay:")
      .replacing("<outlet property=\"total\" destination=\"v\" id=\"c\"/>", with: "")
    try folder.write(document, to: "Cart.xib")
    let unused = findings(Invocation("lint", "--only", "seam", "--diagnostics", "gcc", "@", in: folder))
      .filter { $0.hasPrefix("Code/Cart.swift") }.map { $0.split(separator: ";")[0] }
    #expect(
      unused == [
        "Code/Cart.swift:5:17: warning: no scene connects the outlet 'never' of Shop.Cart",
        "Code/Cart.swift:9:18: warning: no scene sends the action 'refuse' of Shop.Cart",
      ]
    )
  }

  @Test("A source with a mistake is a note, and nothing is said about its classes") func problems() throws {
    let folder = try TemporaryFolder([
      ".diorama.yaml": "swift: {Shop: Code}\n", "Code/Cart.swift": Self.source + "\n<<<<<<< HEAD\n",
      "Cart.scene.yaml": Self.scene.replacing("total: total", with: "totl: total").replacing(
        "Shop.Cart,",
        with: "Shop.Cart, superclass: UIViewController,"
      ),
    ])
    let run = Invocation("lint", "--only", "seam", "@Cart.scene.yaml", in: folder)
    #expect(run.errors.contains("Code/Cart.swift:11: a merge conflict"), "\(run.said)")
    #expect(!run.said.contains("error["), "\(run.said)")
  }

  @Test("The list of classes is printed, written, and compared") func list() throws {
    let folder = try TemporaryFolder([".diorama.yaml": "swift: {Shop: Code}\n", "Code/Cart.swift": Self.source])
    let run = Invocation("swift-classes", "@Code", "--module", "Shop", in: folder)
    #expect(
      run.output == """
        classes:
          'Shop.Cart':
            superclass: 'UIViewController'
            source: 'Code/Cart.swift:3'
            outlets:
              'later': {type: 'UIView'}
              'never': {type: 'UIView'}
              'total': {type: 'UILabel', required: true}
            actions: ['pay:', 'refuse']

        """
    )
    #expect(Invocation("swift-classes", "@Code", "-o", "@out.yaml", in: folder).status == .success)
    #expect(Invocation("swift-classes", "@Code", "-o", "@out.yaml", "--check", in: folder).status == .success)
    #expect(
      Invocation("swift-classes", "@Code", "--module", "B", "-o", "@out.yaml", "--check", in: folder).status
        == .findings
    )
    #expect(Invocation("swift-classes", "--check", "@Code", in: folder).status == .usage)
  }

  @Test("The list of classes is read in place of the sources, and says the same") func listAsSchemas() throws {
    let source =
      Self.source + """

        class Badge: UILabel {
          @IBInspectable var corner: CGFloat = 0
          @IBInspectable var note: String?
          @IBInspectable var vector: CGVector = .zero
          @objc var kept: UIView?
          @objc func shake() {}
        }
        class Generic<T>: UIView {}
        class Open: Pod { @IBOutlet var a: UIView! }

        """
    let scene =
      Self.scene.replacing("{class: UILabel, id: total}", with: "{class: Shop.Badge, id: total, corner: wide, note: a}")
      .replacing("root, total:", with: "root, totl:")
      .replacing("owner.pay(_:)}", with: "[owner.pya(_:), total.shake, total.shook]}")
      + "  - {class: Shop.Generic}\n  - {class: Shop.Open, superclass: UIView, outlets: {b: root}}\n"
      + "  - {class: Shop.Badge, outlets: {kept: root, lost: root}}\n"
    let folder = try TemporaryFolder([
      "sources/.diorama.yaml": "swift: {Shop: .}\n", "sources/Cart.swift": source, "sources/A.scene.yaml": scene,
      "list/A.scene.yaml": scene, "Cart.swift": source,
    ])
    func messages(_ run: Invocation) -> [String] {
      findings(run).map { $0.replacing("sources/", with: "").replacing("list/", with: "") }.map { line in
        // The list has no lines of members.
        line.replacing(#/it is in Cart.swift:[0-9]+, /#, with: "")
      }
    }
    let listed = Invocation("swift-classes", "@sources", "--module", "Shop", in: folder).output
    try folder.write(listed, to: "list.yaml")
    let expected = Invocation("validate", "--diagnostics", "gcc", "@sources/A.scene.yaml", in: folder)
    let found = Invocation(
      "validate",
      "--diagnostics",
      "gcc",
      "--schemas",
      "@list.yaml",
      "@list/A.scene.yaml",
      in: folder
    )
    #expect(messages(expected).count >= 6, "\(expected.said)")
    #expect(messages(found) == messages(expected))
  }

  @Test("A mistake in a list of classes is reported in the list") func listWithMistakes() throws {
    let folder = try TemporaryFolder([
      "list.yaml": "classes:\n  Shop.A: {superclass: UIView, outlet: {a: {type: UIView}}}\n  Shop.B: 3\n",
      "A.scene.yaml": "scene: 1\nobjects:\n  - {class: UIView}\n",
    ])
    let run = Invocation("validate", "--diagnostics", "gcc", "--schemas", "@list.yaml", "@A.scene.yaml", in: folder)
    #expect(
      findings(run) == [
        "list.yaml:2:32: error: a class of a list has no 'outlet'; did you mean 'outlets'? [unknown-schema-key]",
        "list.yaml:3:11: error: a class is a map [schema-form]",
      ],
      "\(run.said)"
    )
  }

  @Test("Paths of modules stay in the repository, and exist") func paths() throws {
    for path in ["..", "nowhere", "A.scene.yaml"] {
      let folder = try TemporaryFolder([".diorama.yaml": "swift: {Shop: \(path)}\n", "A.scene.yaml": "scene: 1\n"])
      let run = Invocation("lint", "@A.scene.yaml", in: folder)
      #expect(run.status != .success && run.said.contains("setting-form"), "\(run.said)")
    }
  }
}
