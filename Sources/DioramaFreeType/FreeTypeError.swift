#if FreeType
  /// Why a font file cannot be used.
  public struct FreeTypeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public let path: String
    /// FreeType's number of the error; 1 for a file that cannot be opened.
    public let code: Int

    /// The file and the number, in words.
    public var description: String {
      code == 1 ? "\(path): cannot be opened" : "\(path): not a font that FreeType reads (error \(code))"
    }
  }
#endif
