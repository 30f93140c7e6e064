import DioramaCLI
import DioramaDriver
import Testing
import ToolTestSupport

/// Linking of compiled storyboards, tables of translations, and what is done with compiled nibs.
@MainActor
struct IBToolLinkTests {
  private func run(_ call: String, _ folder: TemporaryFolder) -> Invocation {
    let words = ["ibtool"] + call.split(separator: " ").map(String.init)
    return Invocation(arguments: words + ["--output-format", "human-readable-text"], in: folder)
  }

  private func linked(_ documents: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(documents.merging(["made/Base.lproj/.keep": "", "app/.keep": ""]) { $1 })
    for name in documents.keys.sorted() where name.hasSuffix(".storyboard") {
      let place = name.hasPrefix("Base.lproj/") ? "@made/Base.lproj" : "@made"
      let made = run("--compilation-directory \(place) @\(name)", folder)
      #expect(made.status == .success, "\(made.said)")
    }
    return folder
  }

  @Test("Storyboards are copied into the layout of the bundle, each with the tables that were compiled with it")
  func layout() throws {
    let folder = try linked([
      "Base.lproj/Main.storyboard": IBToolSamples.storyboard(leadingTo: "Other"),
      "Other.storyboard": IBToolSamples.storyboard(leadingTo: nil), "de.lproj/Main.strings": IBToolSamples.german,
    ])
    let made = run(
      "--compilation-directory @made/Base.lproj --companion-strings-file de:@de.lproj/Main.strings @Base.lproj/Main.storyboard",
      folder
    )
    #expect(made.status == .success, "\(made.said)")
    #expect(try folder.text("made/de.lproj/Main.strings") == IBToolSamples.german)
    let options = [
      "--errors", "--warnings", "--notices", "--module Shop", "--target-device iphone", "--target-device ipad",
      "--minimum-deployment-target 16.0",
    ]
    for left in [nil] + options {
      let others = options.filter { $0 != left }.joined(separator: " ")
      let link = run("\(others) --link @app @made/Base.lproj/Main.storyboardc @made/Other.storyboardc", folder)
      #expect(link.status == .success && link.said.isEmpty, "\(others): \(link.said)")
    }
    #expect(try folder.text("app/de.lproj/Main.strings") == IBToolSamples.german)
    for (made, linked) in [("Base.lproj/Main", "Base.lproj/Main"), ("Other", "Other")] {
      let names = try folder.names().filter { $0.hasPrefix("made/\(made).storyboardc/") }
      #expect(names.count > 2)
      for name in names {
        let copy = name.replacing("made/\(made)", with: "app/\(linked)")
        #expect(try folder.bytes(copy) == folder.bytes(name))
      }
    }
  }

  @Test("A reference to a storyboard that is not linked is an error, one to another bundle is none")
  func references() throws {
    let folder = try linked(["Main.storyboard": IBToolSamples.storyboard(leadingTo: "Other")])
    let alone = run("--link @app @made/Main.storyboardc", folder)
    #expect(alone.status == .findings)
    #expect(alone.output.contains("made/Main.storyboardc: error: it refers to the storyboard 'Other'"))
    #expect(try folder.names().filter { $0.hasPrefix("app/") } == ["app/.keep"])
    let kit = try linked(["Main.storyboard": IBToolSamples.storyboard(leadingTo: "Other", bundle: "org.kit")])
    #expect(run("--link @app @made/Main.storyboardc", kit).status == .success)
  }

  @Test(
    "The tables of a xib are beside the folder of its language, as they were: text, and property lists of both forms"
  )
  func companions() throws {
    let folder = try TemporaryFolder([
      "Base.lproj/Cart.xib": IBToolSamples.cart, "de.strings": IBToolSamples.german, "out/Base.lproj/.keep": "",
      "fr.strings": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>Tot-La-001.text</key><string>Total</string></dict></plist>
      """,
    ])
    let made = run(
      "--compile @out/Base.lproj/Basket.nib --companion-strings-file de:@de.strings --companion-strings-file "
        + "fr:@fr.strings @Base.lproj/Cart.xib",
      folder
    )
    #expect(made.status == .success, "\(made.said)")
    #expect(try folder.text("out/de.lproj/Basket.strings") == IBToolSamples.german)
    #expect(try folder.bytes("out/fr.lproj/Basket.strings") == folder.bytes("fr.strings"))
    let texts = Invocation("inspect", "@out/Base.lproj/Basket.nib", "--objects", in: folder).output
    #expect(texts.contains("Tot-La-001.text"))
  }

  @Test("A nib or a compiled storyboard is copied without what is only for its design")
  func stripped() throws {
    let folder = try linked([
      "Main.storyboard": IBToolSamples.storyboard(leadingTo: nil), "A.xib": Documents.view,
      "Old.nib/keyedobjects.nib": "bplist00", "Old.nib/designable.nib": "<archive/>",
      "de.strings": IBToolSamples.german,
    ])
    #expect(run("--compile @A.nib @A.xib", folder).status == .success)
    for option in ["--strip", "--write"] {
      let options = "\(option) @app/A.nib --companion-strings-file de:@de.strings @A.nib"
      #expect(run(options, folder).status == .success)
      #expect(try folder.bytes("app/A.nib") == folder.bytes("A.nib"))
      #expect(try folder.text("app/de.lproj/A.strings") == IBToolSamples.german)
      #expect(run("\(option) @app/Main.storyboardc @made/Main.storyboardc", folder).status == .success)
      #expect(try folder.bytes("app/Main.storyboardc/Info.plist") == folder.bytes("made/Main.storyboardc/Info.plist"))
      #expect(run("\(option) @app/Old.nib @Old.nib", folder).status == .success)
      #expect(folder.has("app/Old.nib/designable.nib") == (option == "--write"))
    }
    #expect(run("--strip @app/B.nib @A.xib", folder).status == .success)
    #expect(try folder.bytes("app/B.nib") == folder.bytes("A.nib"))
  }
}
