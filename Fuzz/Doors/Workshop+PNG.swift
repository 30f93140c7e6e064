import DioramaImage

extension Workshop {
  /// A PNG image, to begin with.
  package nonisolated static var png: [UInt8] {
    var canvas = Canvas(width: 12, height: 9)
    canvas.fill(ImagePath(x: 1.5, y: 2, width: 7, height: 5.25), ImageColor(red: 1, green: 0.5, blue: 0), .identity)
    return canvas.bitmap.png
  }

  func png(_ bytes: [UInt8]) throws(Finding) {
    guard let bitmap = Bitmap(png: bytes) else { return }
    guard let again = Bitmap(png: bitmap.png), again.width == bitmap.width, again.height == bitmap.height else {
      throw Finding("a picture that was written cannot be read")
    }
    // Colors of transparent pixels are rounded when they are written first.
    guard Bitmap(png: again.png) == again else { throw Finding("a picture is another when it is read again") }
  }
}
