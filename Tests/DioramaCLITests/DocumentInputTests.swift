import DioramaCLI
import DioramaDriver
import Foundation
import JSONText
import TestSupport
import Testing
import ToolTestSupport

/// Whatever takes scenes takes documents of Interface Builder as they are.
@MainActor
struct DocumentInputTests {
  private nonisolated static let documents =
    Repository.files(in: "Tests/Fixtures/documents").filter { $0.hasSuffix(".xib") }
    .map { "Tests/Fixtures/documents/\($0)" }
    + Repository.files(in: "Tests/Fixtures/documents/storyboards").filter { $0.hasSuffix(".storyboard") }
    .map { "Tests/Fixtures/documents/storyboards/\($0)" }

  /// A view with a button that is too small, with `notes` among those of the button.
  private static func view(notes: String = "", platform: String = "CocoaTouch") -> String {
    let comments =
      notes.isEmpty
      ? "" : "<attributedString key=\"userComments\"><fragment content=\"\(notes)\"/></attributedString>"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(platform).XIB" version="3.0" useAutolayout="YES">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
              <view contentMode="scaleToFill" id="Roo-Vi-001">
                  <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  <subviews>
                      <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" id="But-on-001" buttonType="system">
                          <rect key="frame" x="20" y="60" width="20" height="20"/>
                          <state key="normal" title="Go"/>
                          \(comments)
                          <connections>
                              <action selector="go:" destination="-1" eventType="touchUpInside" id="Act-on-001"/>
                          </connections>
                      </button>
                  </subviews>
              </view>
          </objects>
      </document>

      """
  }

  @Test("A document becomes the nib that its scene becomes", arguments: Self.documents)
  func nibs(path: String) throws {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let folder = try TemporaryFolder(["in/\(name)": try Repository.text(path)])
    let imported = Invocation("import", "@in/\(name)", "--output-dir", "@scenes", in: folder)
    let scenes = Invocation("compile", "@scenes", "--output-dir", "@scene-nibs", in: folder)
    let document = Invocation("compile", "@in/\(name)", "--output-dir", "@nibs", in: folder)
    #expect((document.status == .success) == (imported.status == .success && scenes.status == .success))
    let nibs = try folder.names().filter { $0.hasPrefix("nibs/") && ($0.hasSuffix(".nib") || $0.hasSuffix(".plist")) }
    #expect(nibs.isEmpty == (document.status != .success))
    for nib in nibs { #expect(try folder.bytes(nib) == folder.bytes("scene-" + nib), "\(nib)") }
  }

  @Test("What is found is at the element, and speaks of what Interface Builder shows")
  func findings() throws {
    let folder = try TemporaryFolder(["Cart.xib": Self.view()])
    let run = Invocation("lint", "--diagnostics", "gcc", "@Cart.xib", in: folder)
    #expect(
      run.said.contains(
        "Cart.xib:10:21: warning: this UIButton is only 20 × 20 points large; a touch target needs 44 × 44"
      ),
      "\(run.said)"
    )
    #expect(!run.said.contains("ib_"))
  }

  @Test("Notes of an object silence findings there, need a reason, and are found where they silence nothing")
  func notes() throws {
    func said(_ notes: String) throws -> String {
      let folder = try TemporaryFolder(["Cart.xib": Self.view(notes: notes)])
      return Invocation("lint", "--diagnostics", "gcc", "@Cart.xib", in: folder).said
    }
    #expect(try !said("Old.&#10;diorama:disable touch-target -- the cell is the target").contains(":"))
    let bare = try said("diorama:disable touch-target")
    #expect(bare.contains("[touch-target]") && bare.contains("Cart.xib:9:17: warning: this gives no reason"), "\(bare)")
    let stale = try said("diorama:disable text-contrast, touch-target -- both")
    #expect(stale.contains("Cart.xib:9:17: warning: there is no 'text-contrast'"), "\(stale)")
    #expect(!stale.contains("[touch-target]"))
  }

  @Test("Notes silence the same in the imported scene, and come back")
  func movedNotes() throws {
    let document = Self.view(notes: "Old.&#10;diorama:disable touch-target -- the cell is the target")
    let folder = try TemporaryFolder(["Cart.xib": document])
    #expect(Invocation("import", "@Cart.xib", in: folder).status == .success)
    let scene = try folder.text("Cart.scene.yaml")
    #expect(scene.contains("# diorama:disable-begin touch-target -- the cell is the target"), "\(scene)")
    let lint = Invocation("lint", "--diagnostics", "gcc", "@Cart.scene.yaml", in: folder).said
    #expect(!lint.contains("touch-target") && !lint.contains("suppression"), "\(lint)")
    #expect(Invocation("format", "--check", "@Cart.scene.yaml", in: folder).status == .success)
    let exported = Invocation("export", "@Cart.scene.yaml", "-o", "-", in: folder).output
    #expect(exported.filter { !$0.isWhitespace } == document.filter { !$0.isWhitespace })
  }

  @Test("Whatever names lines names those of the document")
  func lines() throws {
    let folder = try TemporaryFolder(["Cart.xib": Self.view()])
    #expect(Invocation("compile", "@Cart.xib", "--debug-info", in: folder).status == .success)
    let map = try folder.text("Cart.nib.map")
    #expect(map.contains("object 6 6 - UIView") && map.contains("object 8 9 - UIButton"), "\(map)")
    #expect(Invocation("compile", "--emit", "tree", "@Cart.xib", in: folder).output.contains("\"class\""))
    #expect(Invocation("export", "@Cart.xib", in: folder).errors.contains("this command is for scenes"))
  }

  @Test("A document whose scene is in its folder is passed over; what writes nibs names both")
  func moved() throws {
    let folder = try TemporaryFolder(["App/Cart.xib": Self.view(), "App/Cart.scene.yaml": Scenes.label])
    let lint = Invocation("lint", "@App", in: folder)
    #expect(lint.errors.contains("App/Cart.xib is passed over, since Cart.scene.yaml is in its folder"))
    #expect(Invocation("lint", "--diagnostics", "gcc", "@App/Cart.xib", in: folder).said.contains("[touch-target]"))
    let compile = Invocation("compile", "@App", in: folder)
    #expect(
      compile.status == .usage
        && compile.errors.contains("would be written for both App/Cart.scene.yaml and App/Cart.xib")
    )
    #expect(!folder.has("App/Cart.nib"))
  }

  @Test("Documents for other systems are counted in folders, and refused by name")
  func otherSystems() throws {
    let mac = Self.view(platform: "Cocoa")
    let folder = try TemporaryFolder(["App/A.xib": mac, "App/B.xib": mac, "App/C.xib": Self.view()])
    let run = Invocation("validate", "@App", in: folder)
    #expect(run.status == .success)
    #expect(run.errors == "diorama: note: passed over 2 documents for macOS: scenes are for UIKit on iOS\n")
    let named = Invocation("validate", "--diagnostics", "gcc", "@App/A.xib", in: folder)
    #expect(named.status == .findings)
    #expect(named.said.contains("A.xib:2:1: error: this is a document for macOS"), "\(named.said)")
  }

  @Test("A configuration ignores documents in folders")
  func ignored() throws {
    let folder = try TemporaryFolder([
      ".diorama.yaml": "documents: ignore\n", "App/Cart.xib": Self.view(), "App/Good.scene.yaml": Scenes.label,
    ])
    #expect(!Invocation("lint", "--diagnostics", "gcc", "@App", in: folder).said.contains("Cart.xib"))
    #expect(Invocation("lint", "--diagnostics", "gcc", "@App/Cart.xib", in: folder).said.contains("[touch-target]"))
    #expect(Invocation("compile", "@App", "--output-dir", "@out", in: folder).status == .success)
    #expect(!folder.has("out/Cart.nib") && folder.has("out/Good.nib"))
    #expect(Invocation("lint", "--show-config", "@App", in: folder).output.contains("documents: ignore\n"))
  }

  @Test("Fixes are for scenes: a document stays as it is, and what could be fixed is counted")
  func fixes() throws {
    // The distance of a label's left edge.
    let document = Self.view().replacing("<button ", with: "<label text=\"Go\" ").replacing(
      "</button>",
      with: "</label>"
    )
    .replacing("fixedFrame=\"YES\"", with: "translatesAutoresizingMaskIntoConstraints=\"NO\"")
    .replacing(" buttonType=\"system\"", with: "").replacing("<state key=\"normal\" title=\"Go\"/>", with: "")
    .replacing(#/<connections>(?s:.*)<\/connections>/#, with: "")
    .replacing(
      "</subviews>",
      with: """
        </subviews><constraints>
        <constraint firstItem="But-on-001" firstAttribute="left" secondItem="Roo-Vi-001" secondAttribute="left" id="Con-st-001"/>
        <constraint firstItem="But-on-001" firstAttribute="top" secondItem="Roo-Vi-001" secondAttribute="top" id="Con-st-002"/>
        </constraints>
        """
    )
    let folder = try TemporaryFolder(["Cart.xib": document])
    let run = Invocation("lint", "--fix", "@Cart.xib", in: folder)
    #expect(run.errors.contains("1 can be fixed in scenes"), "\(run.said)")
    #expect(try folder.text("Cart.xib") == document)
  }

  @Test("An editor sees what is wrong with a document, and what its elements and attributes are")
  func editor() {
    let markdown: JSONValue = ["textDocument": ["hover": ["contentFormat": ["markdown"]]]]
    let (path, session) = ("/a/Cart.xib", LanguageServerTests.Session(markdown))
    session.open(Self.view(), at: path)
    #expect(session.published(path).contains("touch-target"))
    let button = session.ask("textDocument/hover", session.at(path, 8, 20))["contents"]?["value"]?.stringValue ?? ""
    #expect(button.contains("**UIButton**"), "\(button)")
    let opaque = session.ask("textDocument/hover", session.at(path, 8, 27))["contents"]?["value"]?.stringValue ?? ""
    #expect(opaque.contains("**isOpaque**"), "\(opaque)")
    for method in ["completion", "documentSymbol", "semanticTokens/full", "formatting", "codeAction"] {
      let answer = session.ask("textDocument/\(method)", session.at(path, 8, 20))
      #expect(answer.text() == "null", "\(method)")
    }
    session.open(Self.view().replacing("</document>", with: ""), at: "/a/Broken.xib")
    #expect(session.published("/a/Broken.xib").contains("document-form"))
  }

  @Test("A view without any size has a picture of one pixel", arguments: ["svg", "png"])
  func emptyPicture(form: String) throws {
    let document = Self.view().replacing("width=\"393\" height=\"852\"", with: "width=\"0\" height=\"10\"")
    let folder = try TemporaryFolder(["Cart.xib": document])
    let run = Invocation("render", "@Cart.xib", "-o", "@Cart.\(form)", in: folder)
    #expect(run.status == .success && folder.has("Cart.\(form)"), "\(run.said)")
  }

  @Test("Broken documents have one error at their line", arguments: ["validate", "lint", "compile", "tree"])
  func broken(verb: String) throws {
    let conflict = Self.view().replacing("<subviews>", with: "<<<<<<< HEAD\n<subviews>")
    for (text, message) in [
      ("", "the document has no elements"), ("<document", "is missing"), (conflict, "a conflict of a merge"),
      (Self.view().replacing("Go", with: "&nope;"), "there is no entity '&nope;'"),
    ] {
      let folder = try TemporaryFolder(["Cart.xib": text])
      let run = Invocation(verb, "--diagnostics", "gcc", "@Cart.xib", in: folder)
      #expect(run.status == .findings, "\(run.said)")
      #expect(run.said.components(separatedBy: "error:").count == 2 && run.said.contains(message), "\(run.said)")
      #expect(!folder.has("Cart.nib"))
    }
  }
}
