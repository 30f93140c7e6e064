#if FreeType
  public import DioramaUI
  public import Foundation
  import TextMetrics

  /// Measures text with font files that FreeType reads.
  ///
  /// Bold and italic fonts have their own files. Widths are the unrounded advance widths of the files, without kerning, so
  /// those of named fonts are the same as with the built-in tables if the files are Liberation Sans.
  public final class FreeTypeTextMeasuring: TextMeasuring {
    private let regular: FontFile
    private let bold: FontFile
    private let italic: FontFile
    private let boldItalic: FontFile

    /// Opens font files; nil selects the regular font for that style.
    ///
    /// - Throws: What is wrong with a file.
    public init(
      regular: String,
      bold: String? = nil,
      italic: String? = nil,
      boldItalic: String? = nil
    ) throws(FreeTypeError) {
      self.regular = try FontFile(path: regular)
      self.bold = try FontFile(path: bold ?? regular)
      self.italic = try FontFile(path: italic ?? regular)
      self.boldItalic = try FontFile(path: boldItalic ?? bold ?? italic ?? regular)
    }

    /// Opens the files of a family in a folder, with names such as `LiberationSans-BoldItalic.ttf`.
    ///
    /// - Parameters:
    ///   - folder: The folder with the files.
    ///   - family: The part of the file names before the hyphen.
    /// - Throws: What is wrong with a file; one that is missing stands for the regular one, which must be there.
    public convenience init(fontsIn folder: String, family: String = "LiberationSans") throws(FreeTypeError) {
      func path(_ face: String) -> String? {
        let path = URL(filePath: folder).appending(path: "\(family)-\(face).ttf").path
        return FileManager.default.fileExists(atPath: path) ? path : nil
      }
      guard let regular = path("Regular") else { throw FreeTypeError(path: "\(folder)/\(family)-Regular.ttf", code: 1) }
      try self.init(
        regular: regular,
        bold: path("Bold"),
        italic: path("Italic"),
        boldItalic: path("BoldItalic")
      )
    }

    /// The width of text on one line, in points.
    public func width(of text: String, in font: UIFont) -> CGFloat {
      let file = file(for: font)
      let units = text.unicodeScalars.reduce(0) { $0 + file.advance(of: $1) }
      return CGFloat(units) * font.pointSize / CGFloat(file.measures.unitsPerEm)
    }

    /// The line metrics of a font.
    public func metrics(of font: UIFont) -> FontMetrics {
      let measures = file(for: font).measures
      func points(_ units: Int) -> CGFloat { CGFloat(units) * font.pointSize / CGFloat(measures.unitsPerEm) }
      return FontMetrics(
        ascender: points(measures.ascender),
        descender: points(measures.descender),
        leading: points(measures.lineGap),
        capHeight: points(measures.capHeight),
        xHeight: points(measures.xHeight)
      )
    }

    private func file(for font: UIFont) -> FontFile {
      switch (font.looksBold, font.looksItalic) {
      case (false, false): regular
      case (true, false): bold
      case (false, true): italic
      case (true, true): boldItalic
      }
    }
  }
#endif
