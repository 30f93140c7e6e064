import ArgumentParser
import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// Calls without inputs, verbs that are none, and help.
@MainActor
struct CallTests {
  @Test(
    "Without inputs, what only looks takes the current folder",
    .enabled(if: BuiltTool.isPresent, "a build of the tests alone does not make the tool"),
    arguments: ["lint", "validate", "format --check", "format --diff", "lint --show-config"]
  )
  func currentFolder(call: String) throws {
    let folder = try TemporaryFolder(["Screens/A.scene.yaml": Scenes.badge + "\n\n"])
    let here = try BuiltTool.shell("$DIORAMA \(call)", in: folder)
    let named = try BuiltTool.shell("$DIORAMA \(call) .", in: folder)
    #expect(here.status == named.status && here.output == named.output)
    // Wherever the test itself runs, there is another folder.
    let empty = try BuiltTool.shell("$DIORAMA \(call)", in: try TemporaryFolder())
    #expect(empty.status == ToolStatus.usage.rawValue)
    let documents = call.hasPrefix("format") ? "" : ", *.xib, *.storyboard"
    let endings = "*.scene.yaml, *.storyboard.yaml, *.component.yaml\(documents)"
    #expect(empty.output == "diorama: .: no scene file (\(endings)) in this folder or below it\n")
  }

  @Test(
    "A call that ends with '--', or whose list of arguments is empty, names no files",
    .enabled(if: BuiltTool.isPresent, "a build of the tests alone does not make the tool"),
    arguments: ["lint", "lint --strict", "lint --fix", "validate", "format", "format --check", "lint --show-config"]
  )
  func noFiles(call: String) throws {
    let files = ["Bad.scene.yaml": Scenes.wrong, "A.scene.yaml": Scenes.label + "\n\n", "none": "\n"]
    for call in ["\(call) --", "@none \(call)", "@none \(call) --"] {
      let folder = try TemporaryFolder(files)
      let run = try BuiltTool.shell("$DIORAMA \(call)", in: folder)
      #expect(run.status == 0 && run.output == "")
      for (name, text) in files { #expect(try folder.text(name) == text) }
    }
  }

  @Test("A bare format names what it needs, and writes nothing")
  func bareFormat() {
    let run = Invocation("format")
    #expect(run.status == .usage)
    #expect(
      run.errors == "diorama: format writes files, so name them: 'diorama format .' is for all scenes in this folder\n"
    )
  }

  @Test(
    "What is for scenes alone sends documents of Interface Builder to import",
    arguments: ["A.xib", "Main.storyboard"]
  )
  func documents(name: String) throws {
    let folder = try TemporaryFolder([name: Documents.view])
    for verb in ["format", "split", "upgrade"] {
      let run = Invocation(verb, "@\(name)", in: folder)
      #expect(run.status == .usage)
      #expect(
        run.errors
          == "diorama: \(name): not a scene file; this command is for scenes, which 'diorama import' makes of Interface Builder's documents\n"
      )
    }
  }

  @Test("Help for a verb that is none fails, with the one that was meant")
  func helpForNothing() {
    let near = Invocation("help", "complie")
    #expect(near.status == .usage && near.output == "")
    #expect(near.errors == "diorama: there is no command 'complie'; did you mean 'compile'?\n")
    #expect(Invocation("help", "frob").errors == "diorama: there is no command 'frob'; see 'diorama --help'\n")
    #expect(Invocation("help").status == .success)
  }

  @Test("The version is told however it is asked for", arguments: ["--version", "version", "-V"])
  func version(word: String) {
    let run = Invocation(word)
    #expect(run.status == .success && run.output == ToolVersion.current + "\n")
  }

  @Test("Each shell's script has what the parser leaves out", arguments: ["bash", "zsh", "fish"])
  func completionScripts(shell: String) {
    let run = Invocation("--generate-completion-script", shell)
    #expect(run.status == .success && run.errors == "")
    switch shell {
    case "bash": #expect(run.output.contains(#"prev="${COMP_WORDS[COMP_CWORD - 2]}""#))
    case "fish":
      #expect(run.output.contains(#"(string length -- "$(commandline -ct)")"#) && !run.output.contains("_tokens -tC"))
    default: #expect(run.output.hasPrefix("#compdef diorama\n"))
    }
    #expect(run.output.contains("scene.yaml") && run.output.contains("storyboard.yaml"))
    // Behind 'help' the parser offers nothing.
    let verbs = Self.verbs.joined(separator: " ")
    let helps = [
      "bash": "_diorama_help() {\n    COMPREPLY+=($(compgen -W '\(verbs)", "zsh": "'1:command:(\(verbs)",
      "fish": "_positional \"diorama help\" -eq 1' -fa '\(verbs)",
    ]
    #expect(run.output.contains(helps[shell] ?? "?"))
  }

  @Test(
    "Shells are offered the names that can be explained, and the rules",
    arguments: [
      (
        ["explain", "--", "positional@0", "2", "7", "diorama", "explain", "UILabel"],
        ["UILabel", "magic-color", "actions"]
      ),
      (["explain", "--", "positional@0", "2", "8", "diorama", "explain", "UILabel."], ["UILabel.textAlignment"]),
      (["lint", "--", "--only", "3", "0", "diorama", "lint", "--only", ""], ["magic-color", "text-contrast"]),
    ]
  )
  func candidates(call: [String], names: [String]) {
    let surroundings = Surroundings()
    #expect(Tool.run(["---completion"] + call, in: surroundings) == .success)
    let offered = Set(surroundings.output.text.split(separator: "\n").map(String.init))
    for name in names { #expect(offered.contains(name), "\(name)") }
  }

  @Test("A short flag is quiet too")
  func quiet() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.wrong])
    let long = Invocation("validate", "@A.scene.yaml", "--quiet", in: folder)
    #expect(Invocation("validate", "-q", "@A.scene.yaml", in: folder).errors == long.errors)
    #expect(long.errors != Invocation("validate", "@A.scene.yaml", in: folder).errors)
  }

  private nonisolated static let verbs = DioramaCommand.configuration.subcommands.compactMap {
    $0.configuration.commandName
  }

  @Test("Verbs stand in groups, each once")
  func groups() {
    let help = Invocation("--help").output
    for title in ["WRITE SCENES:", "CHECK SCENES:", "BUILD:", "CONVERT:", "LOOK INSIDE:"] {
      #expect(help.contains("\n\n\(title)\n  "))
    }
    #expect(!help.lowercased().contains("subcommand"))
    let lines = help.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    for verb in Self.verbs { #expect(lines.count { $0.hasPrefix("  \(verb) ") } == 1, "\(verb)") }
  }

  @Test("Help has an example, and each verb's own options before those of all", arguments: verbs)
  func verbHelp(verb: String) throws {
    let help = Invocation(verb, "--help").output
    #expect(help.contains("\nExample: diorama \(verb)"))
    #expect(!help.contains("\n\n\n"))
    // What ibtool takes is what Apple's takes.
    guard verb != "ibtool" else { return }
    let own = try #require(help.range(of: "\n\nOPTIONS:\n"))
    for title in ["COMMON OPTIONS:", "LIMITS FOR HUGE SCENES:"] {
      if let shared = help.range(of: title) { #expect(own.lowerBound < shared.lowerBound) }
    }
    #expect(help.contains("COMMON OPTIONS:") == (verb != "explain"))
  }
}
