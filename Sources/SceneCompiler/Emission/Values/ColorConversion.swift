package import SceneCatalog
package import SceneModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Turns components of other color spaces into sRGB, beyond 0 and 1 where its gamut ends.
package enum ColorConversion {
  /// Red, green and blue in sRGB.
  package static func standard(
    _ red: Double,
    _ green: Double,
    _ blue: Double,
    from space: SceneColor.Space,
    _ tools: NibTools = .usual
  ) -> [Double] {
    switch space {
    case .displayP3:
      converted([red, green, blue].map(linearStandard), displayP3)
    case .calibratedRGB:
      converted(
        [red, green, blue].map { Float(signedPower(Double(Float($0)), 1.8)) },
        tools.isSince(.xcode12_5) ? genericRGB : olderGenericRGB
      )
    case .adobeRGB1998:
      converted([red, green, blue].map { signedPower($0, 563.0 / 256) }, adobeRGB)
    case .sRGB, .genericGamma22Gray, .calibratedWhite:
      [red, green, blue]
    }
  }

  // Rows of the matrices from each space's linear components to sRGB's, from the published primaries.
  private static let displayP3 = [
    [1.224_940_18, -0.224_940_18, 0], [-0.042_056_95, 1.042_056_95, 0], [-0.019_637_55, -0.078_636_05, 1.098_273_60],
  ]
  // The Generic RGB profile has a gamma of 1.8 and the primaries (0.63, 0.34), (0.295, 0.605) and (0.155, 0.077) with the white of D65,
  // adapted to that of D50. In units of 1/65536, as profiles have them, its columns are (29773, 15854, 976), (23157, 44147, 5940) and
  // (10266, 5535, 47158): the matrix is these columns, each row scaled to the sum of sRGB's, through the inverse of sRGB's columns.
  // Apple's tools calculate in single precision, in an order that is not known: the last digits, beyond 3e-7, are those that give
  // most of the values in their nibs.
  private static let genericRGB: [[Float]] = [
    [1.025_241_7, -0.026_545_387, 0.001_303_602_6], [0.019_400_721, 0.948_008_9, 0.032_590_385],
    [-0.001_762_162, -0.001_434_591_7, 1.003_196_7],
  ]
  // Older tools took the columns as they are, so that white is not quite white.
  private static let olderGenericRGB: [[Float]] = [
    [1.025_252_3, -0.026_561_756, 0.001_300_628_8], [0.019_407_81, 0.948_043_1, 0.032_593_373],
    [-0.001_763_052_2, -0.001_436_302_6, 1.003_215],
  ]
  private static let adobeRGB = [
    [1.398_355_74, -0.398_355_74, 0], [0, 1, 0], [0, -0.042_939_33, 1.042_939_33],
  ]

  private static func converted(_ linear: [Double], _ matrix: [[Double]]) -> [Double] {
    matrix.map { row in encodedStandard(row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2]) }
  }

  private static func converted(_ linear: [Float], _ matrix: [[Float]]) -> [Double] {
    matrix.map { row in
      let red = row[0] * linear[0]
      let green = row[1] * linear[1]
      let blue = row[2] * linear[2]
      return encodedStandard(Double(red + green + blue))
    }
  }

  private static func linearStandard(_ value: Double) -> Double {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  private static func encodedStandard(_ value: Double) -> Double {
    let size = abs(value)
    let encoded = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }

  private static func signedPower(_ value: Double, _ exponent: Double) -> Double {
    value < 0 ? -pow(-value, exponent) : pow(value, exponent)
  }
}
