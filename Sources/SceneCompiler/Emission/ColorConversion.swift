package import SceneModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Turns components of other colour spaces into sRGB, beyond 0 and 1 where its gamut ends.
package enum ColorConversion {
  /// Red, green and blue in sRGB.
  package static func standard(_ red: Double, _ green: Double, _ blue: Double, from space: SceneColor.Space) -> [Double]
  {
    switch space {
    case .displayP3:
      converted([red, green, blue].map(linearStandard), displayP3)
    case .calibratedRGB:
      converted([red, green, blue].map { signedPower($0, 1.8) }, genericRGB)
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
  private static let genericRGB = [
    [1.066_803_70, -0.055_203_60, -0.011_600_10], [0.023_965_50, 0.954_904_50, 0.021_130_00],
    [0.001_296_60, 0.047_003_00, 0.951_700_40],
  ]
  private static let adobeRGB = [
    [1.398_355_74, -0.398_355_74, 0], [0, 1, 0], [0, -0.042_939_33, 1.042_939_33],
  ]

  private static func converted(_ linear: [Double], _ matrix: [[Double]]) -> [Double] {
    matrix.map { row in encodedStandard(row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2]) }
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
