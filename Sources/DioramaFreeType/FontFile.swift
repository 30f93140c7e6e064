#if FreeType
  import CFreeType
  import DioramaUI
  import TextMetrics

  /// A font file that is open, and the measures in it, in the font's own units.
  @MainActor
  final class FontFile {
    // FreeType's objects end with the file, which belongs to no actor; nothing else has them then.
    private nonisolated(unsafe) let library: FT_Library
    private nonisolated(unsafe) let face: FT_Face
    private var advances: [Unicode.Scalar: Int] = [:]

    let unitsPerEm: Int
    let ascender: Int
    let descender: Int
    let lineGap: Int
    let capHeight: Int
    let xHeight: Int

    init(path: String) throws(FreeTypeError) {
      var library: FT_Library?
      let start = FT_Init_FreeType(&library)
      guard start == 0, let library else { throw FreeTypeError(path: path, code: Int(start)) }
      var face: FT_Face?
      let status = FT_New_Face(library, path, 0, &face)
      guard status == 0, let face else {
        FT_Done_FreeType(library)
        throw FreeTypeError(path: path, code: Int(status))
      }
      self.library = library
      self.face = face
      // A font of bitmaps has no units; one pixel is as good as any then.
      unitsPerEm = max(1, Int(face.pointee.units_per_EM))
      ascender = Int(face.pointee.ascender)
      descender = Int(face.pointee.descender)
      lineGap = max(0, Int(face.pointee.height) - ascender + descender)
      if let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self),
        table.pointee.version >= 2
      {
        capHeight = Int(table.pointee.sCapHeight)
        xHeight = Int(table.pointee.sxHeight)
      } else {
        capHeight = ascender
        xHeight = ascender / 2
      }
    }

    deinit {
      FT_Done_Face(face)
      FT_Done_FreeType(library)
    }

    /// The advance width of a character; what a missing one takes is the built-in table's rule.
    func advance(of scalar: Unicode.Scalar) -> Int {
      if let known = advances[scalar] { return known }
      let own = ownAdvance(of: scalar)
      let width = own > 0 ? own : FontTable.missingAdvance(of: scalar, em: unitsPerEm, letter: ownAdvance(of: "n"))
      advances[scalar] = width
      return width
    }

    private func ownAdvance(of scalar: Unicode.Scalar) -> Int {
      let glyph = FT_Get_Char_Index(face, FT_ULong(scalar.value))
      // Flag 1 leaves everything in the font's units.
      guard glyph != 0, FT_Load_Glyph(face, glyph, 1) == 0, let slot = face.pointee.glyph else { return 0 }
      return Int(slot.pointee.advance.x)
    }
  }
#endif
