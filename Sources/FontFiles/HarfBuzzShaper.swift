#if FreeType && HarfBuzz
  import CHarfBuzz
  import TextMetrics

  /// Chooses the glyphs of a face and places them, by the tables of OpenType.
  final class HarfBuzzShaper: @unchecked Sendable {
    // A font of HarfBuzz that is immutable may be used on any thread.
    private let font: OpaquePointer
    private let bytes: FontBytes

    /// Opens a face; nil for one that HarfBuzz cannot read.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - index: The number of the face, and in the higher half that of a variable font's instance from 1.
    init?(_ bytes: FontBytes, index: Int) {
      self.bytes = bytes
      let start = UnsafeRawPointer(bytes.bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      let blob = hb_blob_create(start, UInt32(clamping: bytes.bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
      defer { hb_blob_destroy(blob) }
      let face = hb_face_create(blob, UInt32(index & 0xFFFF))
      defer { hb_face_destroy(face) }
      guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
      if index >> 16 > 0 { hb_font_set_var_named_instance(font, UInt32(index >> 16 - 1)) }
      // By default, a font has the scale of its units per em.
      hb_font_make_immutable(font)
      self.font = font
    }

    deinit { hb_font_destroy(font) }

    /// The glyphs of characters that are read in one direction, from left to right as they are drawn.
    func glyphs(of scalars: [Unicode.Scalar], isRightToLeft: Bool) -> [FontGlyph] {
      let buffer = hb_buffer_create()
      defer { hb_buffer_destroy(buffer) }
      let codes = scalars.map(\.value)
      hb_buffer_add_codepoints(buffer, codes, Int32(clamping: codes.count), 0, Int32(clamping: codes.count))
      hb_buffer_guess_segment_properties(buffer)
      hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
      hb_shape(font, buffer, nil, 0)
      var (count, other) = (UInt32(0), UInt32(0))
      guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
        let places = hb_buffer_get_glyph_positions(buffer, &other)
      else { return [] }
      return (0..<Int(min(count, other))).map { index in
        let place = places[index]
        return FontGlyph(
          infos[index].codepoint,
          character: min(Int(infos[index].cluster), max(0, scalars.count - 1)),
          advance: Double(place.x_advance),
          x: Double(place.x_offset),
          y: Double(place.y_offset)
        )
      }
    }
  }
#endif
