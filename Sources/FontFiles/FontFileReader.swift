package import TextMetrics

/// Reads the files of fonts.
package enum FontFileReader {
  /// Whether files of fonts are read; false where the trait `FreeType` is off.
  package static var isBuiltIn: Bool {
    #if FreeType
      true
    #else
      false
    #endif
  }

  /// Whether glyphs are chosen and placed by HarfBuzz; false where the trait `HarfBuzz` is off.
  package static var hasShaping: Bool {
    #if FreeType && HarfBuzz
      true
    #else
      false
    #endif
  }

  /// The endings of the files of fonts, in lowercase.
  package static let endings = [".ttf", ".otf", ".ttc", ".otc"]

  /// Whether a name is that of a font's file.
  package static func isFontName(_ name: String) -> Bool {
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }

  /// The faces in a file: those of a collection, and the named ones of a variable font.
  ///
  /// - Throws: Why none is read.
  package static func faces(in bytes: [UInt8]) throws(FontFileProblem) -> [any FontFace] {
    if let other = FontFileFormat.otherFormat(of: bytes) { throw .otherFormat(other) }
    #if FreeType
      return try FreeTypeFace.faces(in: FontBytes(bytes))
    #else
      throw .notBuiltIn
    #endif
  }

  /// The faces in a file, which is not read as a whole where it can be mapped.
  ///
  /// - Throws: Why none is read.
  package static func faces(ofFile path: String) throws(FontFileProblem) -> [any FontFace] {
    #if FreeType
      guard let bytes = FontBytes(file: path) else { throw .unreadable }
      if let other = FontFileFormat.otherFormat(of: Array(bytes.bytes.prefix(4))) { throw .otherFormat(other) }
      return try FreeTypeFace.faces(in: bytes)
    #else
      throw .notBuiltIn
    #endif
  }

  /// The first face in a file of the machine, which is not read as a whole; nil for one that has no face with outlines.
  static func firstFace(ofFile path: String) -> (any FontFace)? {
    #if FreeType
      FontBytes(file: path).flatMap { try? FreeTypeFace.first(in: $0) }
    #else
      nil
    #endif
  }
}
