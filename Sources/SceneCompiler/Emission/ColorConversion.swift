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
      if tools.isSince(13) {
        converted([red, green, blue].map { Float(signedPower(Double(Float($0)), 1.8)) }, genericRGB)
      } else {
        converted([red, green, blue].map { Float(signedPower($0, 1.8)) }, olderGenericRGB)
      }
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
  // The Generic RGB profile's primaries: its columns through the inverse of sRGB's. Apple's compiler calculates in single precision, and the
  // last digits are those that give most of the values seen in its nibs.
  private static let genericRGB: [[Float]] = [
    [1.025_372_03, -0.026_470_43, 0.001_098_369_7], [0.019_493_457, 0.947_786_03, 0.032_720_573],
    [-0.001_772_282_6, -0.001_484_572_1, 1.003_256_8],
  ]
  // Older tools did not make up for the rounding of both profiles' white.
  private static let olderGenericRGB: [[Float]] = [
    [1.025_363_2, -0.026_470_348, 0.001_098_369], [0.019_494_53, 0.947_827_8, 0.032_721_967],
    [-0.001_772_305_1, -0.001_484_582_1, 1.003_272_5],
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
