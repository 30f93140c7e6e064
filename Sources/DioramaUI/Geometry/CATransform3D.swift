public import Foundation

/// A four by four matrix that maps points of space.
///
/// A point is a row, and the matrix stands at its right, as in Core Animation.
public struct CATransform3D: Hashable, Sendable {
  /// The entry at row 1, column 1.
  public var m11: CGFloat
  /// The entry at row 1, column 2.
  public var m12: CGFloat
  /// The entry at row 1, column 3.
  public var m13: CGFloat
  /// The entry at row 1, column 4.
  public var m14: CGFloat
  /// The entry at row 2, column 1.
  public var m21: CGFloat
  /// The entry at row 2, column 2.
  public var m22: CGFloat
  /// The entry at row 2, column 3.
  public var m23: CGFloat
  /// The entry at row 2, column 4.
  public var m24: CGFloat
  /// The entry at row 3, column 1.
  public var m31: CGFloat
  /// The entry at row 3, column 2.
  public var m32: CGFloat
  /// The entry at row 3, column 3.
  public var m33: CGFloat
  /// The entry at row 3, column 4.
  public var m34: CGFloat
  /// The entry at row 4, column 1.
  public var m41: CGFloat
  /// The entry at row 4, column 2.
  public var m42: CGFloat
  /// The entry at row 4, column 3.
  public var m43: CGFloat
  /// The entry at row 4, column 4.
  public var m44: CGFloat

  /// Creates a matrix of zeros.
  public init() {
    self.init(rows: Array(repeating: Array(repeating: 0, count: 4), count: 4))
  }

  /// Creates a matrix out of its entries.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  fileprivate init(rows: [[CGFloat]]) {
    self.init(
      m11: rows[0][0],
      m12: rows[0][1],
      m13: rows[0][2],
      m14: rows[0][3],
      m21: rows[1][0],
      m22: rows[1][1],
      m23: rows[1][2],
      m24: rows[1][3],
      m31: rows[2][0],
      m32: rows[2][1],
      m33: rows[2][2],
      m34: rows[2][3],
      m41: rows[3][0],
      m42: rows[3][1],
      m43: rows[3][2],
      m44: rows[3][3]
    )
  }

  fileprivate var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }
}

/// The transform that moves nothing.
public let CATransform3DIdentity = CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])

/// Whether a transform moves nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two transforms are equal, entry by entry.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A transform that moves by distances, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// A transform that scales.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// A transform that turns by an angle in radians about an axis; an axis without length gives the identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let d = 1 - c
  return CATransform3D(rows: [
    [c + x * x * d, x * y * d + z * s, x * z * d - y * s, 0],
    [y * x * d - z * s, c + y * y * d, y * z * d + x * s, 0],
    [z * x * d + y * s, z * y * d - x * s, c + z * z * d, 0],
    [0, 0, 0, 1],
  ])
}

/// A transform with a movement before it, in points.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A transform with a scale before it.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A transform with a turn before it, by an angle in radians about an axis.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The first transform and then the second one.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (a, b) = (a.rows, b.rows)
  var product = Array(repeating: Array(repeating: CGFloat(0), count: 4), count: 4)
  for row in 0..<4 {
    for column in 0..<4 {
      for index in 0..<4 { product[row][column] += a[row][index] * b[index][column] }
    }
  }
  return CATransform3D(rows: product)
}

/// The transform that undoes another; one that nothing undoes is returned itself.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss and Jordan's elimination, with the largest entry of each column.
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }), left[pivot][column] != 0
    else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let factor = 1 / left[column][column]
    left[column] = left[column].map { $0 * factor }
    right[column] = right[column].map { $0 * factor }
    for row in 0..<4 where row != column {
      let share = left[row][column]
      for index in 0..<4 {
        left[row][index] -= share * left[column][index]
        right[row][index] -= share * right[column][index]
      }
    }
  }
  return CATransform3D(rows: right)
}

/// The transform in space that does what one in the plane does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}

/// Whether a transform is one in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// The part in the plane of a transform.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
