import ArgumentParser
import SceneCatalog

/// An option that several verbs have: its names, its help and its values, declared once.
///
/// A group of options costs more than all other options of a verb, since the parser asks Swift's runtime four times for what the
/// type of the group conforms to. Groups are therefore for options with a title in help.
struct SharedOption<Value> {
  var name = NameSpecification.long
  var help: ArgumentHelp
  var completion: CompletionKind?
  /// Reads a value.
  var read: @Sendable (String) throws -> Value
}

extension Option {
  /// Declares an option that other verbs have, too; nil where a call does not have it.
  init<T>(_ shared: SharedOption<T>) where Value == T? {
    self.init(name: shared.name, help: shared.help, completion: shared.completion, transform: shared.read)
  }
}

extension SharedOption<Int> {
  /// `--jobs`, of verbs that work on many files.
  static var jobs: SharedOption {
    SharedOption(
      name: [.long, .customShort("j", allowingJoined: true)],
      help: ArgumentHelp("How many files to process at once; by default the number of cores.", valueName: "n")
    ) { text in
      guard let number = Int(text), number > 0 else { throw ValidationError("write a number from 1 on") }
      return number
    }
  }
}

extension SharedOption<String> {
  /// `--cache`, of verbs that remember what was found in scenes.
  static var cache: SharedOption {
    SharedOption(
      help: ArgumentHelp(
        "A cache folder for what was found in scenes; the next run skips those that have not changed.",
        valueName: "dir"
      ),
      completion: .directory
    ) { $0 }
  }

  /// `--module`, of verbs that read or write the names of classes.
  static var module: SharedOption {
    SharedOption(
      help: ArgumentHelp(
        "The module of the target, which classes such as '.BadgeView' are of; 'module' in .diorama.yaml by default.",
        valueName: "name"
      ),
      read: moduleName
    )
  }

  /// A text that can be the name of a module.
  @Sendable static func moduleName(_ text: String) throws -> String {
    guard TargetModule.isModule(text) else { throw ValidationError("'\(text)' is not the name of a module") }
    return text
  }

  /// `--stdin-filename`, of verbs that read a scene from standard input.
  static var stdinFilename: SharedOption {
    SharedOption(
      help: ArgumentHelp(
        "The file name of standard input, for messages and for finding .diorama.yaml.",
        valueName: "name"
      )
    ) { $0 }
  }
}
