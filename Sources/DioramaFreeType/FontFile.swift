#if FreeType
  import FontFiles
  import TextMetrics

  /// A font file that is open, and the advances in it, in the font's own units.
  @MainActor
  final class FontFile {
    private let face: any FontFace
    private var advances: [Unicode.Scalar: Int] = [:]

    var measures: FontFaceMeasures { face.measures }

    init(path: String) throws(FreeTypeError) {
      guard let face = try Self.faces(of: path).first else { throw FreeTypeError(path: path, code: 2) }
      self.face = face
    }

    /// The faces in a file, read by its path.
    static func faces(of path: String) throws(FreeTypeError) -> [any FontFace] {
      do throws(FontFileProblem) {
        return try FontFileReader.faces(ofFile: path)
      } catch {
        switch error {
        case .unreadable: throw FreeTypeError(path: path, code: 1)
        case .damaged(let code): throw FreeTypeError(path: path, code: code)
        // FreeType's number of a format that it does not know.
        case .otherFormat, .noOutlines, .notBuiltIn: throw FreeTypeError(path: path, code: 2)
        }
      }
    }

    /// The advance width of a character; what a missing one takes is the built-in table's rule.
    func advance(of scalar: Unicode.Scalar) -> Int {
      if let known = advances[scalar] { return known }
      let own = ownAdvance(of: scalar)
      let em = measures.unitsPerEm
      let width = own > 0 ? own : FontTable.missingAdvance(of: scalar, em: em, letter: ownAdvance(of: "n"))
      advances[scalar] = width
      return width
    }

    private func ownAdvance(of scalar: Unicode.Scalar) -> Int {
      guard face.has(scalar) else { return 0 }
      return Int(face.glyphs(of: [scalar], isRightToLeft: false).reduce(0) { $0 + $1.advance })
    }
  }
#endif
