import DioramaUI
import SceneDiagnostics
import TextMetrics

extension FontLibrary {
  /// What a picture or a layout has not of an application's fonts, in one line each; each line is given once.
  func takeNotes() -> [String] {
    let missing = takeMissing().filter { !SystemFontFamilies.have($0) }.map { name in
      let kind =
        switch FontDesign(named: name) {
        case .sansSerif: "Helvetica's widths and Inter's letters"
        case .serif: "Times' widths and Liberation Serif's letters"
        case .monospaced: "Menlo's widths and letters"
        }
      return
        "no font file has '\(VisibleText.shown(name))', which has \(kind) here: 'fonts' in .diorama.yaml names files"
    }
    return problems + missing
  }
}
