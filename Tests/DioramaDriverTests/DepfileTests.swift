import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// What outputs are made of, as make and ninja read it; Scripts/check-batch.sh holds it against ninja itself.
@MainActor
struct DepfileTests {
  private func depfile(_ folder: TemporaryFolder) throws -> String {
    try folder.text("all.d").replacing(folder.path + "/", with: "")
  }

  @Test("Every output depends on its scene, and on the configuration and the schemas of its project")
  func rules() throws {
    let folder = try TemporaryFolder([
      "shop/.diorama.yaml": "schemas: classes\n", "shop/classes/Dial.yaml": "class: Shop.Dial\nsuperclass: UIControl\n",
      "shop/A.scene.yaml": Scenes.label, "shop/B.scene.yaml": Scenes.label, "C.scene.yaml": Scenes.label,
    ])
    let run = Invocation("compile", "@shop", "@C.scene.yaml", "--debug-info", "--depfile=@all.d", in: folder)
    #expect(run.status == .success)
    #expect(
      try depfile(folder) == """
        C.nib C.nib.map: \\
          C.scene.yaml
        shop/A.nib shop/A.nib.map: \\
          shop/A.scene.yaml
        shop/B.nib shop/B.nib.map: \\
          shop/B.scene.yaml
        shop/A.nib shop/A.nib.map shop/B.nib shop/B.nib.map: \\
          shop/.diorama.yaml \\
          shop/classes/Dial.yaml

        """
    )
  }

  @Test("A cache changes nothing about it")
  func cached() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label])
    var texts: [String] = []
    for _ in 0..<2 {
      #expect(Invocation("compile", "@A.scene.yaml", "--cache=@c", "--depfile=@all.d", in: folder).status == .success)
      texts.append(try depfile(folder))
      try FileManager.default.removeItem(atPath: folder.at("all.d"))
    }
    #expect(texts == Array(repeating: "A.nib: \\\n  A.scene.yaml\n", count: 2))
  }

  @Test(
    "Names are escaped as both read them",
    arguments: [
      ("a b", "a\\ b"), ("a#b", "a\\#b"), ("$a", "$$a"), ("a\\b", "a\\b"), ("a\\ b", "a\\\\\\ b"), ("a:b", "a\\:b"),
      ("'\"~é", "'\"~é"),
    ]
  )
  func escapes(name: String, word: String) throws {
    let folder = try TemporaryFolder(["\(name).scene.yaml": Scenes.label])
    #expect(Invocation("compile", "@", "--depfile=@all.d", in: folder).status == .success)
    #expect(try depfile(folder) == "\(word).nib: \\\n  \(word).scene.yaml\n")
  }

  @Test(
    "A name that no rule can hold is refused before anything is written",
    arguments: [
      "a*b", "a\nb", "a;b", "a\\$b", "a\\#b", "a\\:b", "a=b", "50%", "a?b", "a[b]",
    ]
  )
  func unspeakable(name: String) throws {
    let folder = try TemporaryFolder(["\(name).scene.yaml": Scenes.label])
    let run = Invocation("compile", "@", "--depfile=@all.d", in: folder)
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix("diorama: --depfile: no depfile can hold the name '"))
    #expect(try folder.names() == ["\(name).scene.yaml"])
  }

  @Test("Nor can one hold a name that make takes for something else at its end", arguments: ["a)", "a&", "a:", "a\\"])
  func endings(name: String) throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label])
    let run = Invocation("compile", "@A.scene.yaml", "-o", "@\(name)", "--depfile=@all.d", in: folder)
    #expect(run.status == .usage && !folder.has(name), "\(run.errors)")
  }

  @Test("A run that fails leaves the old one; one that cannot be is refused")
  func failures() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.wrong, "all.d": "old"])
    #expect(Invocation("compile", "@", "--depfile=@all.d", in: folder).status == .findings)
    #expect(try depfile(folder) == "old")
    for arguments in [["--depfile=@A.nib"], ["--depfile=@A.scene.yaml"], ["-o", "-", "--depfile=@all.d"]] {
      #expect(Invocation(arguments: ["compile", "@A.scene.yaml"] + arguments, in: folder).status == .usage)
    }
    #expect(try folder.text("A.scene.yaml") == Scenes.wrong)
  }
}
