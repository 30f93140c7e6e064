/// The structs of numbers that UIKit's properties hold.
package enum GeometryKind: String, Hashable, Sendable, CaseIterable {
  case point
  case size
  case rect
  case insets
  case directionalInsets
  case offset
  case transform
  case range

  /// How many numbers the struct holds.
  package var count: Int { components.count }

  /// The names of its numbers, in UIKit's order.
  package var components: [String] {
    switch self {
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    case .rect: ["x", "y", "width", "height"]
    case .insets: ["top", "left", "bottom", "right"]
    case .directionalInsets: ["top", "leading", "bottom", "trailing"]
    case .offset: ["horizontal", "vertical"]
    case .transform: ["a", "b", "c", "d", "tx", "ty"]
    case .range: ["location", "length"]
    }
  }

  /// How the struct is written in brackets, for messages.
  package var form: String {
    switch self {
    case .size: "[w, h]"
    case .rect: "[x, y, w, h]"
    default: "[" + components.joined(separator: ", ") + "]"
    }
  }
}
