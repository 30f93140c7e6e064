import DioramaCLI
import DioramaDriver
import Testing
import ToolTestSupport

/// `ibtool` compiles what import and compile make of a document, by the command lines of build systems.
@MainActor
struct IBToolCompileTests {
  /// An option with its value.
  private typealias Words = [String]

  /// What build systems pass for a xib, each with its value.
  private static let xibOptions: [Words] = [
    ["--errors"], ["--warnings"], ["--notices"], ["--flatten", "NO"], ["--plugin", "P"], ["--platform", "iphoneos"],
    ["--target-device", "iphone"], ["--target-device", "ipad"], ["--plugin-dir", "D"], ["--module", "Shop"],
    ["--output-partial-info-plist", "@Info.plist"], ["--auto-activate-custom-fonts"],
    ["--cocoatouch-compiler-mode", "toolchain"], ["--compilation-mode-for-ios", "default"],
    ["--use-nibkeyedarchiver-for-macos"], ["--print-diagnostic-categories"],
    ["--minimum-deployment-target", "16.0"], ["--output-format", "human-readable-text"],
  ]

  /// All options, and all without each one.
  private static func calls(_ options: [Words]) -> [[Words]] {
    [options]
      + options.indices.map { index in
        var left = options
        left.remove(at: index)
        return left
      }
  }

  /// The nib that import and compile make of a document for a module.
  private func expected(_ folder: TemporaryFolder, _ module: String?) throws -> [UInt8] {
    let module = module.map { ["--module=\($0)"] } ?? []
    for call in [
      ["import", "@A.xib", "-o", "@S.scene.yaml", "--overwrite"], ["compile", "@S.scene.yaml", "-o", "@S.nib"],
    ] {
      #expect(Invocation(arguments: call + module, in: folder).status == .success)
    }
    return try folder.bytes("S.nib")
  }

  @Test("Each option of a xib's call can be left out, and only the module changes the nib")
  func xib() throws {
    let folder = try TemporaryFolder(["A.xib": IBToolSamples.cart, "out/.keep": ""])
    let (old, shop) = (try expected(folder, nil), try expected(folder, "Shop"))
    #expect(old != shop)
    for options in Self.calls(Self.xibOptions) {
      let words = ["ibtool"] + options.joined() + ["--compile", "@out/A.nib", "@A.xib"]
      let run = Invocation(arguments: words, in: folder)
      #expect(run.status == .success && run.errors.isEmpty, "\(words): \(run.said)")
      #expect(try folder.bytes("out/A.nib") == (options.contains(["--module", "Shop"]) ? shop : old), "\(words)")
      if options.contains(["--output-format", "human-readable-text"]) { #expect(run.output.isEmpty, "\(run.output)") }
      #expect(try folder.names().filter { $0.hasPrefix("out/") } == ["out/.keep", "out/A.nib"])
    }
  }

  @Test("The fonts of a document are in the partial property list where that is asked for")
  func partialInfo() throws {
    let folder = try TemporaryFolder(["A.xib": IBToolSamples.cart])
    let call = ["ibtool", "--compile", "@A.nib", "@A.xib", "--output-partial-info-plist", "@Info.plist"]
    #expect(Invocation(arguments: call, in: folder).status == .success)
    #expect(try folder.text("Info.plist").contains("<dict/>"))
    #expect(Invocation(arguments: call + ["--auto-activate-custom-fonts"], in: folder).status == .success)
    #expect(try folder.text("Info.plist").contains("<key>UIAppFonts</key>\n\t<array>\n\t\t<string>Inter.ttf</string>"))
  }

  @Test("A nib for systems before iOS 8 is one for iOS 8, which a warning tells")
  func beforeSizeClasses() throws {
    let folder = try TemporaryFolder(["A.xib": IBToolSamples.cart])
    for (target, isWarned) in [("7.0", true), ("8.0", false)] {
      let options = ["--warnings", "--output-format", "human-readable-text", "--minimum-deployment-target", target]
      let run = Invocation(arguments: ["ibtool"] + options + ["--compile", "@A.nib", "@A.xib"], in: folder)
      #expect(run.status == .success)
      #expect(run.output.contains("A.xib:1: warning: a nib for systems before iOS 8") == isWarned, "\(run.output)")
      #expect(try folder.names() == ["A.nib", "A.xib"])
    }
  }

  @Test("A storyboard becomes a folder with Interface Builder's names, by each form of the call")
  func storyboard() throws {
    let document = IBToolSamples.storyboard(leadingTo: "Other")
    let folder = try TemporaryFolder(["Main.storyboard": document, "out/.keep": ""])
    for call in [
      ["import", "@Main.storyboard", "-o", "@S/Main.storyboard.yaml"],
      ["compile", "@S/Main.storyboard.yaml", "-o", "@S.storyboardc", "--names", "interface-builder"],
    ] {
      #expect(Invocation(arguments: call, in: folder).status == .success)
    }
    let names = try folder.names().filter { $0.hasPrefix("S.storyboardc/") }.map { $0.dropFirst(14) }
    #expect(names.contains("Hom-VC-001-view-Hom-Vi-001.nib"))
    let options: [[String]] = [
      ["--errors"], ["--warnings"], ["--notices"], ["--auto-activate-custom-fonts"],
      ["--output-format", "human-readable-text"], ["--minimum-deployment-target", "16.0"],
      ["--target-device", "iphone"],
    ]
    for options in Self.calls(options) {
      for output in [["--compilation-directory", "@out"], ["--compile", "@out/Main.storyboardc"]] {
        let run = Invocation(arguments: ["ibtool"] + output + options.joined() + ["@Main.storyboard"], in: folder)
        #expect(run.status == .success && run.errors.isEmpty, "\(run.said)")
        for name in names {
          #expect(try folder.bytes("out/Main.storyboardc/\(name)") == folder.bytes("S.storyboardc/\(name)"))
        }
        #expect(try folder.names().count { $0.hasPrefix("out/Main.storyboardc/") } == names.count)
      }
    }
  }

  @Test("Several documents go into one folder, and two of one name are an error")
  func several() throws {
    let folder = try TemporaryFolder([
      "A.xib": IBToolSamples.cart, "B.xib": Documents.view, "b/B.xib": Documents.view,
      "Main.storyboard": IBToolSamples.storyboard(leadingTo: nil), "out/.keep": "",
    ])
    let call = ["ibtool", "--compilation-directory", "@out", "@A.xib", "@B.xib", "@Main.storyboard"]
    #expect(Invocation(arguments: call, in: folder).status == .success)
    #expect(folder.has("out/A.nib") && folder.has("out/B.nib") && folder.has("out/Main.storyboardc/Info.plist"))
    let twice = Invocation("ibtool", "--compilation-directory", "@out", "@B.xib", "@b/B.xib", in: folder)
    #expect(twice.status == .findings && twice.output.contains("would be made of both B.xib and b/B.xib"))
  }

  @Test("A name of the program decides, too")
  func name() throws {
    let folder = try TemporaryFolder(["A.xib": Documents.view])
    for name in ["ibtool", "/usr/bin/ibtool", "diorama-ibtool"] {
      let surroundings = Surroundings()
      let call = ["--compile", folder.at("\(name.utf8.count).nib"), folder.at("A.xib")]
      #expect(Tool.run(call, as: name, in: surroundings) == .success, "\(surroundings.output.text)")
      #expect(folder.has("\(name.utf8.count).nib"))
    }
    let asked = Surroundings()
    #expect(Tool.run(["--help"], as: "ibtool", in: asked) == .success)
    #expect(asked.output.text.hasPrefix("OVERVIEW: Compile xibs"))
    #expect(Tool.run(["--compile"], as: "ibtools", in: Surroundings()) == .usage)
  }

  @Test(
    "A link to the tool of the name ibtool is ibtool",
    .enabled(if: BuiltTool.isPresent, "a build of the tests alone does not make the tool")
  )
  func link() throws {
    let folder = try TemporaryFolder(["A.xib": Documents.view])
    let run = try BuiltTool.shell("ln -s \"$DIORAMA\" ibtool; exec ./ibtool --compile A.nib A.xib", in: folder)
    #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
    #expect(try folder.bytes("A.nib").starts(with: "NIBArchive".utf8))
  }

  @Test("What Interface Builder compiles is compiled with a warning: equal tags, and repeated ids that nothing names")
  func compiled() throws {
    let twice = Documents.view.replacing("id=\"2\"", with: "id=\"1\"")
    let folder = try TemporaryFolder(["Tags.xib": Documents.view, "Ids.xib": twice])
    let call = ["ibtool", "--warnings", "--output-format", "human-readable-text", "--compile", "@A.nib"]
    let tags = Invocation(arguments: call + ["@Tags.xib"], in: folder)
    #expect(tags.status == .success)
    #expect(tags.output.hasPrefix("/* com.apple.ibtool.document.warnings */\nTags.xib:2: warning: "), "\(tags.output)")
    #expect(Invocation(arguments: call + ["@Ids.xib"], in: folder).status == .success)
    let related = twice.replacing(
      "</subviews>",
      with:
        "</subviews><constraints><constraint firstItem=\"1\" firstAttribute=\"width\" constant=\"9\" id=\"3\"/></constraints>"
    )
    try folder.write(related, to: "Related.xib")
    #expect(Invocation(arguments: call + ["@Related.xib"], in: folder).status == .success)
    let named = twice.replacing(
      "</subviews>",
      with: "</subviews><connections><outlet property=\"next\" destination=\"1\" id=\"3\"/></connections>"
    )
    try folder.write(named, to: "Named.xib")
    let run = Invocation("ibtool", "--compile", "@N.nib", "@Named.xib", in: folder)
    #expect(run.status == .findings && run.output.contains("another element has the id '1' too"))
    #expect(!folder.has("N.nib"))
  }

  @Test("Objects that are newer than the deployment target are errors, and values are warnings")
  func target() throws {
    let stack = """
              <stackView opaque="NO" contentMode="scaleToFill" id="Sta-ck-001">
                  <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
              </stackView>
      """
    let folder = try TemporaryFolder(["A.xib": IBToolSamples.xib(stack)])
    func run(_ target: String) -> Invocation {
      Invocation(
        "ibtool",
        "--compile",
        "@A.nib",
        "--minimum-deployment-target",
        target,
        "--output-format",
        "human-readable-text",
        "@A.xib",
        in: folder
      )
    }
    let old = run("8.0")
    #expect(
      old.status == .findings && old.output.contains("A.xib:Sta-ck-001: error: UIStackView is available from iOS 9.0")
    )
    #expect(!folder.has("A.nib"))
    #expect(run("9.0").status == .success)
    try folder.write(IBToolSamples.storyboard(leadingTo: "Other"), to: "Main.storyboard")
    let storyboard = Invocation(
      "ibtool",
      "--compile",
      "@M.storyboardc",
      "--minimum-deployment-target",
      "8.0",
      "@Main.storyboard",
      in: folder
    )
    #expect(storyboard.status == .findings && storyboard.output.contains("Oth-Re-001"), "\(storyboard.output)")
  }
}
