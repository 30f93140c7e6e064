import DioramaCLI
import DioramaDriver
import Testing
import ToolTestSupport

/// Mistakes of calls and of documents, in `ibtool`'s forms, with its exit statuses; nothing is written.
@MainActor
struct IBToolMistakeTests {
  private static let mac = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
        <objects/>
    </document>
    """
  private static let watch = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit">
        <scenes/>
    </document>
    """

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "A.xib": Documents.view, "B.xib": Documents.view, "Mac.xib": Self.mac, "Watch.storyboard": Self.watch,
      "Torn.xib": "<document>\n<objects>", "Conflict.xib": "<document>\n<<<<<<< ours\n", "Empty.xib": "",
      "Compiled.nib": "NIBArchive", "Wrong.strings": "\"a\" = ", "Main.storyboardc/other": "", "out/.keep": "",
    ])
  }

  /// Calls with their messages; `call` marks those whose call itself is wrong, which standard error has the message of.
  private nonisolated static let mistakes: [(isOfCall: Bool, call: String, message: String)] = [
    (true, "--frobnicate @A.xib", "the option '--frobnicate' is unknown"),
    (true, "-x @A.xib", "the option '-x' is unknown"),
    (true, "@A.xib --compile", "the option '--compile' has no value"),
    (true, "--compile --errors @A.xib", "the option '--compile' has no value"),
    (true, "--compile @A.nib --compile @B.nib @A.xib", "the option '--compile' is given twice"),
    (true, "--compile @A.nib", "no document is named"),
    (true, "--compile @A.nib @A.xib @B.xib", "2 documents are named, and only one can be read"),
    (true, "--compile @A.nib --link @out @A.xib", "only one can be given"),
    (true, "--compile @A.nib --module 3x @A.xib", "'3x' is not the name of a module"),
    (true, "--compile @A.nib --minimum-deployment-target ten @A.xib", "'ten' is no version of a system"),
    (true, "--compile @A.nib --output-format json @A.xib", "'json' is no output format"),
    (true, "--compile @A.nib --companion-strings-file de @A.xib", "'de' is no companion strings file"),
    (true, "--compile @A.nib --update-frames @A.xib", "'--update-frames' is not supported"),
    (false, "--compile @A.nib @Missing.xib", "Missing.xib: error: no such file or folder"),
    (false, "--compile @Nowhere/A.nib @A.xib", "Nowhere: error: no such file or folder"),
    (false, "--compilation-directory @Nowhere @A.xib", "Nowhere: error: no such file or folder"),
    (false, "--compilation-directory @A.xib @B.xib", "A.xib: error: is not a folder"),
    (false, "--compile @A.xib @A.xib", "A.xib: error: is read by this command"),
    (false, "--compile @A.nib --output-partial-info-plist @Nowhere/I.plist @A.xib", "Nowhere: error: no such file"),
    (false, "--compile @A.nib --companion-strings-file de:@No.strings @A.xib", "No.strings: error: no such file"),
    (false, "--compile @A.nib --companion-strings-file de:@Wrong.strings @A.xib", "Wrong.strings:1: error: "),
    (false, "--compile @A.nib @Mac.xib", "Mac.xib:2: error: this is a document for macOS"),
    (false, "--compile @A.storyboardc @Watch.storyboard", "Watch.storyboard:2: error: this is a document for watchOS"),
    (false, "--compile @A.nib @Torn.xib", "Torn.xib:2: error: the element 'objects' does not end"),
    (false, "--compile @A.nib @Conflict.xib", "Conflict.xib:2: error: a conflict of a merge is not resolved"),
    (false, "--compile @A.nib @Empty.xib", "Empty.xib:1: error: the document has no elements"),
    (false, "--compile @A.nib @Compiled.nib", "Compiled.nib: error: a compiled nib cannot be opened"),
    (false, "--objects @out", "out: error: is a folder"),
    (false, "--strip @A.nib @Compiled.nib", "Compiled.nib: error: "),
    (false, "--link @out @Nothing.storyboardc", "Nothing.storyboardc: error: no such file or folder"),
    (false, "--link @out @A.xib", "A.xib: error: is no compiled storyboard"),
    (
      false, "--link @out @Main.storyboardc", "Main.storyboardc: error: is no compiled storyboard: it has no Info.plist"
    ),
    (false, "--link @Nowhere @Main.storyboardc", "Main.storyboardc: error: "),
    (false, "--import-strings-file @No.strings --write @C.xib @A.xib", "No.strings: error: no such file"),
  ]

  @Test("Each mistake is said once, ends with 1, and leaves everything as it is", arguments: mistakes.indices)
  func mistakes(index: Int) throws {
    let (isOfCall, call, message) = Self.mistakes[index]
    let folder = try folder()
    let before = try folder.names()
    let words = ["ibtool", "--errors"] + call.split(separator: " ").map(String.init)
    if !call.contains("--output-format") {
      let text = Invocation(arguments: words + ["--output-format", "human-readable-text"], in: folder)
      #expect(text.status == .findings)
      let said = isOfCall ? text.errors : text.output
      #expect(said.contains(message), "\(text.said)")
      #expect(said.hasPrefix("/* com.apple.ibtool."))
      // As swift-build reads lines: a file with a place or without, and the message.
      for line in said.split(separator: "\n") where !line.hasPrefix("/* ") && !line.hasPrefix("    ") {
        let isMessage = line.contains(#/^([^:]*):([^:]*): (warning|error|note): (.*)$/#)
        #expect(isMessage || line.contains(#/^([^:]*):() error: (.*)$/#), "\(line)")
      }
      #expect((isOfCall ? text.output : text.errors).isEmpty)
    }
    let list = Invocation(arguments: words, in: folder)
    #expect(list.status == .findings)
    let said = isOfCall ? list.errors : list.output
    #expect(said.contains("<key>com.apple.ibtool.errors</key>") || said.contains(".document.errors</key>"), "\(said)")
    #expect(try folder.names() == before)
  }

  @Test("A call without arguments ends with 64")
  func noArguments() {
    let run = Invocation("ibtool")
    #expect(run.status == .usage && run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: No arguments specified"))
  }

  @Test("The version is a property list, of which both numbers are versions")
  func version() {
    for format in [[], ["--output-format", "xml1"]] {
      let run = Invocation(arguments: ["ibtool", "--version"] + format)
      #expect(run.status == .success)
      #expect(run.output.contains("<key>com.apple.ibtool.version</key>"))
      for (key, version) in [("bundle-version", ToolVersion.current), ("short-bundle-version", "16.0")] {
        #expect(run.output.contains("<key>\(key)</key>\n\t\t<string>\(version)</string>"), "\(run.output)")
      }
    }
    #expect(Invocation("ibtool", "--version", "--output-format", "binary1").outputBytes.starts(with: "bplist00".utf8))
    let text = Invocation("ibtool", "--version", "--output-format", "human-readable-text")
    #expect(text.output.hasPrefix("/* com.apple.ibtool.version */\n") && text.output.contains("short-bundle-version: "))
  }
}
