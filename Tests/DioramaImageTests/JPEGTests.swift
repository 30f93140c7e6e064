import DioramaImage
import Testing

/// JPEG files, by their segments, and by the code of a block that is known.
@Suite struct JPEGTests {
  private func markers(_ file: [UInt8]) -> [UInt8] {
    var (result, index): ([UInt8], Int) = ([], 2)
    while index + 3 < file.count, file[index] == 0xFF {
      result.append(file[index + 1])
      index += 2 + Int(file[index + 2]) << 8 + Int(file[index + 3])
      if result.last == 0xDA { break }
    }
    return result
  }

  @Test("a file has its segments in order, and the size of the picture") func segments() {
    let file = Bitmap(width: 300, height: 5).jpeg(quality: 0.8)
    #expect(markers(file) == [0xE0, 0xDB, 0xDB, 0xC0, 0xC4, 0xC4, 0xC4, 0xC4, 0xDA])
    #expect(file.prefix(2) == [0xFF, 0xD8] && file.suffix(2) == [0xFF, 0xD9])
    let frame = file.firstRange(of: [0xFF, 0xC0])?.lowerBound ?? 0
    #expect(Array(file[(frame + 5)..<(frame + 9)]) == [0, 5, 1, 44])
  }

  @Test("a white block is one share of brightness and nothing of color") func white() {
    // Transparent pixels are white: a share of 127 times 8, as it is at the best quality.
    let file = Bitmap(width: 8, height: 8).jpeg(quality: 1)
    let scan = file.firstRange(of: [0xFF, 0xDA]).map { Array(file[($0.lowerBound + 14)..<(file.count - 2)]) }
    // The code 11111110 of ten bits, 1111111000, and the end of the block, 1010; two times 00 and 00; ones to the end.
    #expect(scan == [0b1111_1110, 0b1111_1110, 0b0010_1000, 0b0000_0011])
  }

  @Test("no quality stops the encoder, and no size") func bounds() {
    for quality in [-1, 0, 2, Double.nan, .infinity] {
      #expect(Bitmap(width: 1, height: 1).jpeg(quality: quality).count > 100)
    }
    #expect(Bitmap(width: 0, height: 0).jpeg(quality: 1).suffix(2) == [0xFF, 0xD9])
  }
}
