#if FreeType
  public import DioramaUI
  public import Foundation

  /// Measures text by font files, as FreeType reads them.
  ///
  /// Bold and italic fonts are measured by files of their own. Widths are the files' own advance widths, in no raster and
  /// without kerning, so that they are those of the built-in table where the files are Liberation Sans.
  public final class FreeTypeTextMeasuring: TextMeasuring {
    private let regular: FontFile
    private let bold: FontFile
    private let italic: FontFile
    private let boldItalic: FontFile

    /// Opens font files; nil for a file stands for the regular one.
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

    /// Opens the files of a family in a folder, named as `LiberationSans-Regular.ttf` and `LiberationSans-BoldItalic.ttf`.
    ///
    /// - Parameters:
    ///   - folder: The folder of the files.
    ///   - family: What stands before the hyphen.
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

    /// How wide text is on one line, in points.
    public func width(of text: String, in font: UIFont) -> CGFloat {
      let file = file(for: font)
      let units = text.unicodeScalars.reduce(0) { $0 + file.advance(of: $1) }
      return CGFloat(units) * font.pointSize / CGFloat(file.unitsPerEm)
    }

    /// How high the lines of a font are.
    public func metrics(of font: UIFont) -> FontMetrics {
      let file = file(for: font)
      func points(_ units: Int) -> CGFloat { CGFloat(units) * font.pointSize / CGFloat(file.unitsPerEm) }
      return FontMetrics(
        ascender: points(file.ascender),
        descender: points(file.descender),
        leading: points(file.lineGap),
        capHeight: points(file.capHeight),
        xHeight: points(file.xHeight)
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
