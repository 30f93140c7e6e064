#if JPEG
  import CTurboJPEG
#endif

extension Bitmap {
  /// Whether files of JPEG are read, which takes the library libjpeg-turbo and the trait `JPEG`.
  package static var readsJPEG: Bool {
    #if JPEG
      true
    #else
      false
    #endif
  }

  /// Reads the pixels of a PNG file, or of a JPEG file where these are read; nil for another file.
  package init?(file bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self.init(jpeg: bytes)
    } else {
      self.init(png: bytes)
    }
  }

  /// Reads the pixels of a JPEG file; nil for a damaged one, for one with too many pixels, and without the trait `JPEG`.
  ///
  /// The library's exact transform gives the same pixels on every machine.
  package init?(jpeg bytes: [UInt8]) {
    #if JPEG
      guard let handle = tjInitDecompress() else { return nil }
      defer { tjDestroy(handle) }
      var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
      let size = UInt(bytes.count)
      guard tjDecompressHeader3(handle, bytes, size, &width, &height, &sampling, &space) == 0,
        Bitmap.admits(width: Int(width), height: Int(height))
      else { return nil }
      var pixels = [UInt32](repeating: 0, count: Int(width) * Int(height))
      let status = pixels.withUnsafeMutableBytes { buffer in
        tjDecompress2(
          handle,
          bytes,
          size,
          buffer.bindMemory(to: UInt8.self).baseAddress,
          width,
          0,
          height,
          Int32(TJPF_RGBA.rawValue),
          TJFLAG_ACCURATEDCT
        )
      }
      guard status == 0 || tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue) else { return nil }
      self.init(width: Int(width), height: Int(height), pixels: pixels)
    #else
      return nil
    #endif
  }
}
