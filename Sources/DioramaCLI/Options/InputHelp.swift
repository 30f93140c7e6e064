import ArgumentParser

/// The help texts of arguments that name scenes and documents.
enum InputHelp {
  private static let files = "Scenes and documents (*.xib, *.storyboard)"

  /// Files and folders.
  static let filesAndFolders = ArgumentHelp("\(files), or folders to search for them.")
  /// Files and folders; without any, the working folder.
  static let filesOrWorkingFolder = ArgumentHelp(
    "\(files), or folders to search for them; the working folder if omitted."
  )
  /// Files, folders and standard input.
  static let all = ArgumentHelp("\(files), folders to search for them, or - for a scene on standard input.")
  /// Files, folders and standard input; without any, the working folder.
  static let allOrWorkingFolder = ArgumentHelp(
    "\(files), folders to search for them, or - for a scene on standard input; the working folder if omitted."
  )
  /// One nib, scene or document.
  static let one = ArgumentHelp(
    "A nib, a scene or a document (*.xib, *.storyboard), or - for a nib or a scene on standard input."
  )
}

extension ArgumentHelp {
  /// The help of `--flatten`.
  static let flatten: ArgumentHelp =
    "Write everything to the top of the output folder, or into its folders *.lproj, as bundles need it."
}
