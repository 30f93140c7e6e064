import InterfaceBuilder
import SceneDiagnostics
import Testing

/// Documents are read within bounds, and nothing in them is followed.
@Suite struct DocumentReaderTests {
  private func read(_ text: String, limits: DocumentLimits = DocumentLimits()) -> Diagnosed<DocumentTree?> {
    readDocument(SourceText(path: "A.xib", text: text), limits: limits)
  }

  @Test func keepsElementsWithTheirLines() throws {
    let tree = try #require(read("<a>\n  <b x='1&#10;&lt;'>text</b>\n</a>").value)
    let root = try #require(tree.root)
    #expect(root.name == "a" && root.children.map(\.name) == ["b"] && root.children[0].line == 2)
    #expect(root.children[0]["x"] == "1\n<" && root.children[0].text == "text" && root.children[0].parent == root)
  }

  @Test(
    arguments: [
      ("", "the document has no elements"), ("<a><b></a>", "the tag '</a>' closes no element"),
      (
        "<a>\n<<<<<<< HEAD\n<b/>\n=======\n<c/>\n>>>>>>> other\n</a>",
        "a conflict of a merge is not resolved: git left both sides between '<<<<<<<' and '>>>>>>>'"
      ),
      ("<a>", "the element 'a' does not end"), ("not xml", "there is text outside of the document"),
      ("<a/><b/>", "there is a second element after the document"),
      ("<a x='1' x='2'/>", "the attribute 'x' is given twice"),
      ("<a x=1/>", "the value of 'x' is not in quotes"), ("<a>&b;</a>", "there is no entity '&b;'"),
      ("<a>&#0;</a>", "there is no entity '&#0;'"), ("<a>\0</a>", "the document has a null character"),
      ("<a x='", "an attribute does not end"), ("<a><!-- </a>", "a comment does not end"),
      ("<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", "the document declares a type of its own"),
      ("<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>", "the document declares a type of its own"),
    ]
  )
  func refusesWhatIsNoDocument(text: String, message: String) {
    let result = read(text)
    #expect(result.value == nil && result.diagnostics.map(\.message) == [message])
    #expect(result.diagnostics.map(\.id) == ["document-form"])
  }

  /// XML forbids them, but Interface Builder writes those of texts, and reads them again.
  @Test func takesControlCharacters() throws {
    let root = try #require(read("<?xml version='1.0'?><a x='1\u{3}'>2\u{1B}&#3;&#x1f;</a>").value?.root)
    #expect(root["x"] == "1\u{3}" && root.text == "2\u{1B}\u{3}\u{1F}" && root.tree.standalone == nil)
    let alone = #"<?xml version="1.0" encoding="UTF-8" standalone="no"?><a/>"#
    #expect(read(alone).value?.standalone == "no")
  }

  @Test func holdsItsLimits() {
    let deep = String(repeating: "<a>", count: 40) + String(repeating: "</a>", count: 40)
    #expect(read(deep, limits: DocumentLimits(depth: 40)).value != nil)
    #expect(
      read(deep, limits: DocumentLimits(depth: 39)).diagnostics.map(\.message) == [
        "elements are nested more than 39 levels deep"
      ]
    )
    #expect(read(deep, limits: DocumentLimits(nodes: 10)).value == nil)
    #expect(read(deep, limits: DocumentLimits(bytes: 10)).value == nil)
    let deeper = String(repeating: "<a>", count: 100_000) + String(repeating: "</a>", count: 100_000)
    #expect(read(deeper).value == nil)
  }
}
