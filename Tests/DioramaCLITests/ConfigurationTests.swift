import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// The nearest `.diorama.yaml` says which classes and which systems there are.
@MainActor
struct ConfigurationTests {
  private static let symbol = "scene: 1\nobjects:\n  - {class: UIImageView, image: {systemName: star}}\n"
  private static let dial = "scene: 1\nobjects:\n  - {class: Shop.Dial, turn: 1}\n"
  private static let schema = "class: Shop.Dial\nsuperclass: UIControl\nproperties: {turn: Double}\n"

  @Test("The target of the nearest configuration counts")
  func target() throws {
    let folder = try TemporaryFolder([
      ".diorama.yaml": "target: 12.0\n", "A.scene.yaml": Self.symbol, "deep/er/A.scene.yaml": Self.symbol,
      "new/.diorama.yaml": "target: 13.0\n", "new/A.scene.yaml": Self.symbol,
    ])
    let words = "the symbol 'star' is available from iOS 13.0; the deployment target is iOS 12.0 [unavailable]\n"
    let run = Invocation("validate", "@", "--diagnostics=gcc", "--quiet", in: folder)
    #expect(run.status == .findings)
    #expect(
      run.errors == "A.scene.yaml:3:46: error: \(words)" + "deep/er/A.scene.yaml:3:46: error: \(words)"
    )
    #expect(Invocation("validate", "@A.scene.yaml", "--config=@new/.diorama.yaml", in: folder).status == .success)
  }

  @Test(
    "A file whose name is nearly that of a configuration is named, once, and not read",
    arguments: [
      ".diorama.yml", "diorama.yaml", "diorama.yml",
    ]
  )
  func mistakenNames(name: String) throws {
    let folder = try TemporaryFolder([
      name: "target: 12.0\n", "A.scene.yaml": Self.symbol, "deep/B.scene.yaml": Self.symbol,
    ])
    for verb in ["validate", "lint", "compile", "format", "tree"] {
      let input = verb == "tree" ? "@A.scene.yaml" : "@"
      let run = Invocation(arguments: [verb, input] + (verb == "format" ? ["--check"] : []), in: folder)
      #expect(run.status == .success)
      let words = "diorama: note: \(name) is not read: a configuration is named .diorama.yaml\n"
      #expect(run.errors.components(separatedBy: words).count == 2, "\(verb): \(run.errors)")
    }
  }

  @Test("Schemas are meant from the configuration's folder, and a flag wins")
  func schemas() throws {
    let folder = try TemporaryFolder([
      ".diorama.yaml": "schemas: classes\n", "classes/Dial.yaml": Self.schema, "scenes/A.scene.yaml": Self.dial,
      "other/Knob.yaml": "class: Shop.Knob\nsuperclass: UIView\n",
    ])
    #expect(Invocation("validate", "@scenes", in: folder).status == .success)
    let run = Invocation("validate", "@scenes", "--schemas=@other", "--diagnostics=gcc", "--quiet", in: folder)
    #expect(run.errors.contains("there is no class 'Shop.Dial'"))
  }

  @Test("A mistake in a configuration is reported once, with its location")
  func mistakes() throws {
    let folder = try TemporaryFolder([
      ".diorama.yaml": "taget: 12.0\n", "A.scene.yaml": Self.symbol, "B.scene.yaml": Self.symbol,
    ])
    let run = Invocation("compile", "@", "--diagnostics=gcc", "--quiet", in: folder)
    #expect(run.status == .findings)
    #expect(
      run.errors
        == ".diorama.yaml:1:1: error: there is no setting 'taget'; did you mean 'target'? [unknown-setting]\n"
    )
    #expect(!folder.has("A.nib"))
    #expect(Invocation("validate", "@A.scene.yaml", "--config=@none.yaml", in: folder).status == .unreadableInput)
  }

  @Test("A configuration above an input is called from the working folder, as the input is")
  func locationOfTheConfiguration() throws {
    let folder = try TemporaryFolder([".diorama.yaml": "taget: 12.0\n", "deep/er/A.scene.yaml": Self.symbol])
    let here = FileManager.default.currentDirectoryPath.split(separator: "/")
    let there = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path.split(separator: "/")
    // The shortest way: a checkout may lie in the temporary folder itself.
    let shared = zip(here, there).prefix { $0 == $1 }.count
    let relative = (here.dropFirst(shared).map { _ in ".." } + there.dropFirst(shared)).joined(separator: "/")
    let run = Invocation("validate", relative + "/deep/er/A.scene.yaml", "--diagnostics=gcc", "--quiet")
    #expect(run.errors.hasPrefix(relative + "/.diorama.yaml:1:1: error: "), "\(run.errors)")
    let named = Invocation("validate", "@deep/er", "--diagnostics=gcc", "--quiet", in: folder)
    #expect(named.errors.hasPrefix(".diorama.yaml:1:1: error: "), "\(named.errors)")
  }

  @Test("Flags change how large a scene may be")
  func limits() throws {
    let deep = "scene: 1\ncanvas: {size: [1, 1]}\ncolors: {A: &a {white: 1}, B: *a}\n"
    let folder = try TemporaryFolder(["A.scene.yaml": deep])
    #expect(Invocation("validate", "@A.scene.yaml", in: folder).status == .success)
    let limits = ["--max-bytes": "size-limit", "--max-nesting": "nesting-limit", "--max-alias-nodes": "alias-limit"]
    for (flag, id) in limits {
      for verb in ["validate", "compile", "inspect", "tree"] {
        let run = Invocation(verb, "@A.scene.yaml", "\(flag)=2", "--diagnostics=gcc", "--quiet", in: folder)
        #expect(run.status == .findings && run.errors.contains("[\(id)]"), "\(verb) \(flag): \(run.errors)")
        #expect(run.errors.contains("; \(flag) raises the limit"))
      }
    }
    #expect(Invocation("validate", "@A.scene.yaml", "--max-nesting=-1", in: folder).status == .usage)
  }
}
