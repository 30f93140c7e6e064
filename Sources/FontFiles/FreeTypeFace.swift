#if FreeType
  import Backports
  import CFreeType
  import TextMetrics

  /// A face that FreeType reads out of a font's file.
  final class FreeTypeFace: FontFace, @unchecked Sendable {
    let names: FontFaceNames
    let measures: FontFaceMeasures

    /// FreeType's objects, and what was asked of them.
    private struct State {
      var library: FT_Library
      var face: FT_Face
      var glyphs: [Unicode.Scalar: UInt32] = [:]
      var advances: [UInt32: Double] = [:]
      var outlines: [UInt32: [FontOutlineStep]] = [:]
    }

    // FreeType's objects may be used on one thread at a time.
    private let state: Mutex<State>
    private let bytes: FontBytes
    #if HarfBuzz
      private let shaper: HarfBuzzShaper?
    #endif

    /// More faces than a file has that a person made.
    private static let mostFaces = 256

    /// The faces of a file.
    static func faces(in bytes: FontBytes) throws(FontFileProblem) -> [any FontFace] {
      var faces: [any FontFace] = []
      var (index, count) = (0, 1)
      while index < count {
        let first = try FreeTypeFace(bytes, index: index)
        let shape = first.state.withLock { ($0.face.pointee.num_faces, $0.face.pointee.style_flags >> 16) }
        count = min(Int(shape.0), mostFaces)
        // A variable font has an instance for each name, which a program asks for by it; the first is the font itself.
        let instances = (0..<min(Int(shape.1), mostFaces)).compactMap {
          try? FreeTypeFace(bytes, index: index | ($0 + 1) << 16)
        }
        faces.append(first)
        faces += instances.filter { $0.names.postScript != first.names.postScript } as [any FontFace]
        index += 1
      }
      return faces
    }

    /// The first face of a file.
    static func first(in bytes: FontBytes) throws(FontFileProblem) -> any FontFace {
      try FreeTypeFace(bytes, index: 0)
    }

    private init(_ bytes: FontBytes, index: Int) throws(FontFileProblem) {
      var library: FT_Library?
      let start = FT_Init_FreeType(&library)
      guard start == 0, let library else { throw .damaged(code: Int(start)) }
      var opened: FT_Face?
      let status = FT_New_Memory_Face(library, bytes.bytes.baseAddress, FT_Long(bytes.bytes.count), index, &opened)
      guard status == 0, let face = opened else {
        FT_Done_FreeType(library)
        throw .damaged(code: Int(status))
      }
      // The first bit tells of outlines.
      guard face.pointee.face_flags & 1 != 0, face.pointee.units_per_EM > 0 else {
        FT_Done_Face(face)
        FT_Done_FreeType(library)
        throw .noOutlines
      }
      func text(_ name: UnsafePointer<CChar>?) -> String { name.map { String(cString: $0) } ?? "" }
      names = FontFaceNames(
        postScript: text(FT_Get_Postscript_Name(face)),
        family: text(face.pointee.family_name),
        style: text(face.pointee.style_name)
      )
      measures = FontFaceMeasures(face)
      self.bytes = bytes
      #if HarfBuzz
        shaper = HarfBuzzShaper(bytes, index: index)
      #endif
      state = Mutex(State(library: library, face: face))
    }

    deinit {
      state.withLock {
        FT_Done_Face($0.face)
        FT_Done_FreeType($0.library)
      }
    }

    func has(_ scalar: Unicode.Scalar) -> Bool { state.withLock { Self.glyph(of: scalar, &$0) != 0 } }

    func glyphs(of scalars: [Unicode.Scalar], isRightToLeft: Bool) -> [FontGlyph] {
      #if HarfBuzz
        if let shaper { return shaper.glyphs(of: scalars, isRightToLeft: isRightToLeft) }
      #endif
      return state.withLock { Self.plainGlyphs(of: scalars, isRightToLeft: isRightToLeft, &$0) }
    }

    func outline(of glyph: UInt32) -> [FontOutlineStep] {
      state.withLock { state in
        if let known = state.outlines[glyph] { return known }
        var outline = FreeTypeOutline()
        // Flag 1 leaves everything in the font's units.
        if FT_Load_Glyph(state.face, glyph, 1) == 0, let slot = state.face.pointee.glyph {
          outline.read(&slot.pointee.outline)
        }
        state.outlines[glyph] = outline.steps
        return outline.steps
      }
    }

    // MARK: - Without shaping

    private static func glyph(of scalar: Unicode.Scalar, _ state: inout State) -> UInt32 {
      if let known = state.glyphs[scalar] { return known }
      let glyph = FT_Get_Char_Index(state.face, FT_ULong(scalar.value))
      state.glyphs[scalar] = glyph
      return glyph
    }

    private static func advance(of glyph: UInt32, _ state: inout State) -> Double {
      if let known = state.advances[glyph] { return known }
      var advance = 0.0
      if FT_Load_Glyph(state.face, glyph, 1) == 0, let slot = state.face.pointee.glyph {
        advance = Double(slot.pointee.advance.x)
      }
      state.advances[glyph] = advance
      return advance
    }

    /// A glyph for each character, with the kerning of the table `kern`.
    private static func plainGlyphs(
      of scalars: [Unicode.Scalar],
      isRightToLeft: Bool,
      _ state: inout State
    ) -> [FontGlyph] {
      // The second bit in this place tells of kerning.
      let hasKerning = state.face.pointee.face_flags & 1 << 6 != 0
      var glyphs: [FontGlyph] = []
      for (index, scalar) in scalars.enumerated() {
        let glyph = glyph(of: scalar, &state)
        let isSeen = glyph != 0 || FontTable.missingAdvance(of: scalar, em: 1, letter: 1) > 0
        guard isSeen else { continue }
        if hasKerning, let last = glyphs.last {
          var kerning = FT_Vector()
          // Mode 2 has the font's units.
          if FT_Get_Kerning(state.face, last.glyph, glyph, 2, &kerning) == 0 {
            glyphs[glyphs.count - 1].advance += Double(kerning.x)
          }
        }
        glyphs.append(FontGlyph(glyph, character: index, advance: advance(of: glyph, &state)))
      }
      return isRightToLeft ? glyphs.reversed() : glyphs
    }
  }

  extension FontFaceMeasures {
    /// Reads the measures of a face that is open.
    init(_ face: FT_Face) {
      let (ascender, descender) = (Int(face.pointee.ascender), Int(face.pointee.descender))
      var (capHeight, xHeight) = (ascender, ascender / 2)
      if let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self),
        table.pointee.version >= 2
      {
        (capHeight, xHeight) = (Int(table.pointee.sCapHeight), Int(table.pointee.sxHeight))
      }
      self.init(
        unitsPerEm: max(1, Int(face.pointee.units_per_EM)),
        ascender: ascender,
        descender: descender,
        lineGap: max(0, Int(face.pointee.height) - ascender + descender),
        capHeight: capHeight,
        xHeight: xHeight
      )
    }
  }
#endif
