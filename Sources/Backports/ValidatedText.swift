extension String {
  /// Decodes UTF-8; nil where it is not valid.
  ///
  /// The initializer of the standard library needs macOS 15 and iOS 18.
  package init?(validating bytes: some Sequence<UInt8>, as encoding: UTF8.Type) {
    let bytes = Array(bytes)
    let text = String(decoding: bytes, as: encoding)
    // What is not valid has been replaced.
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }

  /// Decodes code units; nil where they are not valid.
  ///
  /// The initializer of the standard library needs macOS 15 and iOS 18.
  package init?<Encoding: Unicode.Encoding>(
    validating units: some Sequence<Encoding.CodeUnit>,
    as encoding: Encoding.Type
  ) {
    var scalars = String.UnicodeScalarView()
    let isDamaged = transcode(units.makeIterator(), from: encoding, to: UTF32.self, stoppingOnError: true) { unit in
      if let scalar = Unicode.Scalar(unit) { scalars.append(scalar) }
    }
    if isDamaged { return nil }
    self = String(scalars)
  }
}
