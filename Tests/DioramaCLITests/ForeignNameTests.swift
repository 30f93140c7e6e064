import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

#if canImport(Glibc)
  import Glibc

  /// Names that are bytes and no texts, which Darwin does not have.
  @MainActor
  struct ForeignNameTests {
    private static let wrong = "scene: 1\nobjects:\n  - {class: UIView, tagg: 1}\n"

    /// Makes a file; `~` in the name is a byte that is no UTF-8.
    private func make(_ name: String, _ text: String, in folder: TemporaryFolder) throws {
      var path: [CChar] = []
      for byte in folder.at(name).utf8 {
        if byte == UInt8(ascii: "/"), path.contains(-1) { mkdir(path + [0], 0o777) }
        path.append(byte == UInt8(ascii: "~") ? -1 : CChar(bitPattern: byte))
      }
      let file = open(path + [0], O_WRONLY | O_CREAT, 0o666)
      try #require(file >= 0)
      defer { close(file) }
      #expect(write(file, Array(text.utf8), text.utf8.count) == text.utf8.count)
    }

    private func shown(_ name: String) -> String { name.replacing("~", with: "\\xFF") }

    @Test(
      "A folder with a name that is no UTF-8 is an error that shows it, for each verb that looks for files in folders",
      arguments: [
        ("bad~.scene.yaml", ["validate"]), ("bad~.scene.yaml", ["lint"]), ("bad~.scene.yaml", ["compile"]),
        ("bad~.scene.yaml", ["format", "--check"]), ("bad~.scene.yaml", ["lint", "--fix"]),
        ("bad~.scene.yaml", ["upgrade"]), ("bad~.scene.yaml", ["generate", "--output-dir=@out"]),
        ("bad~.scene.yaml", ["split", "--join"]),
        ("bad~.scene.yaml", ["strings", "extract", "--catalog=@S.xcstrings"]),
        ("bad~.storyboard.yaml", ["validate"]), ("d~/x.scene.yaml", ["validate"]),
        ("d~/x.txt", ["format", "--check"]),
        ("bad~.xib", ["import", "--output-dir=@out"]), ("d~/x.xib", ["import", "--output-dir=@out"]),
        ("bad~.nib", ["diff", "--markdown=-", "@old"]), ("bad~.yaml", ["validate", "@old", "--schemas"]),
        ("bad~.swift", ["swift-classes"]), ("__Snapshots__/Suite~/a.svg", ["snapshots", "--stale"]),
        ("en~.lproj/Main.strings", ["strings", "check", "@old", "--catalog"]),
        ("en.lproj/Main~.strings", ["strings", "check", "@old", "--catalog"]),
      ]
    )
    func search(name: String, verb: [String]) throws {
      let folder = try TemporaryFolder([
        "in/Good.scene.yaml": Scenes.label, "in/Good.xib": "", "in/Good.yaml": "class: A\nsuperclass: UIView\n",
        "in/Good.swift": "", "in/en.lproj/A.strings": "", "in/__Snapshots__/Suite/a.svg": "",
        "old/A.scene.yaml": Scenes.label,
      ])
      try make("in/\(name)", Self.wrong, in: folder)
      let run = Invocation(arguments: verb + ["@in"], in: folder)
      #expect(run.status == .unreadableInput, "\(verb): \(run.errors)")
      let part = name.split(separator: "/", omittingEmptySubsequences: false)
      let last = part.firstIndex { $0.contains("~") } ?? 0
      let path = shown("in/" + part[...last].joined(separator: "/"))
      #expect(run.errors.contains("\(path): this name is not UTF-8"), "\(verb): \(run.errors)")
    }

    @Test("The files that can be read are still looked at, and names that nobody looks for are no error")
    func others() throws {
      let folder = try TemporaryFolder(["in/Good.scene.yaml": Scenes.label])
      for name in ["bad~.txt", ".bad~.scene.yaml", "x.scene.yaml~"] { try make("in/\(name)", "", in: folder) }
      #expect(Invocation("compile", "@in", in: folder).status == .success)
      try make("in/bad~.scene.yaml", Self.wrong, in: folder)
      try FileManager.default.removeItem(atPath: folder.at("in/Good.nib"))
      #expect(Invocation("compile", "@in", in: folder).status == .unreadableInput)
      #expect(folder.has("in/Good.nib"))
    }

    @Test("Scenes of a storyboard with such names are errors, told once")
    func storyboards() throws {
      let folder = try TemporaryFolder(["Main.storyboard.yaml": "storyboard: 1\n", "Main/.keep": ""])
      try make("Main/Home~.scene.yaml", Self.wrong, in: folder)
      for input in ["@Main.storyboard.yaml", "@."] {
        let run = Invocation("validate", input, in: folder)
        #expect(run.status == .unreadableInput)
        #expect(run.errors.components(separatedBy: "Home\\xFF.scene.yaml: this name is not UTF-8").count == 2)
      }
    }

    @Test(
      "Arguments, lists of arguments and a current folder that are no UTF-8 are errors",
      .enabled(if: BuiltTool.isPresent, "a build of the tests alone does not make the tool")
    )
    func arguments() throws {
      let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label])
      try make("bad~.scene.yaml", Scenes.label, in: folder)
      let calls: [(call: String, status: Int32, shown: String)] = [
        (#"validate "$(printf 'bad\377.scene.yaml')""#, 66, "bad\\xFF.scene.yaml"),
        (#"compile A.scene.yaml -o "$(printf 'out\377.nib')""#, 64, "out\\xFF.nib"),
        (#"compile A.scene.yaml --output-dir="$(printf 'out\377')""#, 64, "--output-dir=out\\xFF"),
        (#"@names validate"#, 66, "bad\\xFF.scene.yaml"),
      ]
      for (call, status, shown) in calls {
        let run = try BuiltTool.shell(#"printf 'bad\377.scene.yaml\n' > names; "$DIORAMA" "# + call, in: folder)
        #expect(run.status == status && run.output.contains(shown), "\(call): \(run.output)")
      }
      #expect(try folder.names().filter { $0.hasPrefix("out") }.isEmpty)
      let inside = try BuiltTool.shell(#"mkdir "$(printf 'd\377')"; cd d*; "$DIORAMA" validate ."#, in: folder)
      #expect(inside.status == 66 && inside.output.contains("/d\\xFF: "), "\(inside.output)")
    }

    @Test("Links that lead nowhere, in circles, through files or to names that cannot be do not change a run")
    func links() throws {
      let folder = try TemporaryFolder(["in/Good.scene.yaml": Scenes.label])
      let targets = [
        "y": "y", "a.scene.yaml": "b.scene.yaml", "b.scene.yaml": "a.scene.yaml", "nowhere": "missing", "up": "../in",
        "here": ".",
        "through": "Good.scene.yaml/x", "long": String(repeating: "n", count: 300), "Dead.scene.yaml": "missing",
      ]
      for (name, target) in targets {
        try FileManager.default.createSymbolicLink(atPath: folder.at("in/\(name)"), withDestinationPath: target)
      }
      for verb in [["validate"], ["lint"], ["format", "--check"], ["compile", "--output-dir=@out"]] {
        let run = Invocation(arguments: verb + ["@in"], in: folder)
        #expect(run.status == .success && run.errors == "", "\(verb): \(run.errors)")
      }
    }
  }
#endif
