import DioramaDriver
import DioramaUI
import FontFiles
import TextMetrics

extension ToolRun {
  /// Has characters that no built-in face has drawn in the fonts of the machine, which are in the folders of the variable
  /// `DIORAMA_FONT_PATH`, separated by colons.
  func useMachineFonts() {
    guard FontFileReader.isBuiltIn, UIRuntime.shared.fontFallback == nil else { return }
    let folders = (surroundings.environment["DIORAMA_FONT_PATH"] ?? "").split(separator: ":").map(String.init)
    guard !folders.isEmpty else { return }
    let files = self.files
    let fonts = MachineFonts {
      var search = FileSearch(files, mostFolders: 4096, isWanted: FontFileReader.isFontName)
      for folder in folders { search.search(folder) }
      return search.found
    }
    UIRuntime.shared.fontFallback = FontFallback { fonts.font(for: $0, isBold: $1) }
  }
}

extension FontFallback {
  /// That a picture has letters of fonts of the machine; empty for one that has none.
  func takeNotes() -> [String] {
    let families = takeUsed()
    guard !families.isEmpty else { return [] }
    let names = families.joined(separator: ", ")
    let note = "letters of \(names) are from this machine: elsewhere, the picture differs"
    return [
      FontFileReader.hasShaping ? note : note + ", and letters do not join: this diorama was built without HarfBuzz"
    ]
  }
}
