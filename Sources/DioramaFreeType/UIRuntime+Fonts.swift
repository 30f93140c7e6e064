#if FreeType
  public import DioramaUI
  import TextMetrics

  extension UIRuntime {
    /// Registers the fonts in files, which then have their own widths, line heights and letters in pictures.
    ///
    /// A font is found by its PostScript name, such as `Lato-Bold`, by its full name, or by that of its family. Fonts that were
    /// registered before are forgotten.
    ///
    /// - Parameter paths: The paths of files in the format TrueType or OpenType; empty for no fonts.
    /// - Throws: What is wrong with a file.
    public func registerFonts(_ paths: [String]) throws(FreeTypeError) {
      var faces: [any FontFace] = []
      for path in paths { faces += try FontFile.faces(of: path) }
      fonts = FontLibrary { [faces] in FontLibrary.Contents(faces: faces) }
    }
  }
#endif
