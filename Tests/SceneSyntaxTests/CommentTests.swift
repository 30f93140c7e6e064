import SceneDiagnostics
import SceneSyntax
import Testing

@Suite("Comments")
struct CommentTests {
  private func comments(_ text: String) -> [String] {
    let tree = Samples.tree(text).value
    return tree.comments.map { tree.source.string(in: $0) }
  }

  @Test("A comment reaches to the end of its line, whatever ends it")
  func lineEndings() {
    #expect(comments("# a\r\nb: c # d\r# e\n\n#\n# ä") == ["# a", "# d", "# e", "#", "# ä"])
    #expect(comments("\u{FEFF}# a\nb: c") == ["# a"])
  }

  @Test("What only looks like a comment is none")
  func lookalikes() {
    #expect(comments("a: b#c\nurl: http://x/#y\n'#k': \"# v\" # real\n'#': '''#'\n") == ["# real"])
    #expect(comments("a: |\n  # text\n  x\n # less\nb: >+\n  # more\n\n# tail") == ["# less", "# tail"])
    #expect(comments("a: plain\n  # no\nb: \"x\n  # yes\"\n") == ["# no"])
  }

  @Test("Comments stand behind headers, properties, brackets and markers")
  func everywhere() {
    let text = """
      %YAML 1.2 # directive
      --- # marker
      a: | # header
        x
      b: !T # tag
        &y # anchor
        z
      c: [ # open
        d, # item
        # alone
      ] # close
      - 1
      """
    let found = ["# directive", "# marker", "# header", "# tag", "# anchor", "# open", "# item", "# alone", "# close"]
    #expect(comments(text) == found)
    #expect(comments("a: b\n... # end\n# last\n") == ["# end", "# last"])
    #expect(comments("a: 1\n--- # second\nb: 2 # c\n") == ["# second"])
  }
}
