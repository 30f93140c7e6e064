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
  package var count: Int {
    switch self {
    case .point, .size, .offset, .range: 2
    case .rect, .insets, .directionalInsets: 4
    case .transform: 6
    }
  }

  /// The kind's number among all kinds, by which it is kept.
  package var number: Int {
    switch self {
    case .point: 0
    case .size: 1
    case .rect: 2
    case .insets: 3
    case .directionalInsets: 4
    case .offset: 5
    case .transform: 6
    case .range: 7
    }
  }

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
    "[" + components.joined(separator: ", ") + "]"
  }

  /// What the struct is called in messages, with its article where it has one.
  package var noun: String {
    switch self {
    case .insets: "edge insets"
    case .directionalInsets: "directional edge insets"
    case .offset: "an offset"
    default: "a " + rawValue
    }
  }

  /// The verb that follows the noun.
  package var has: String {
    switch self {
    case .insets, .directionalInsets: "have"
    default: "has"
    }
  }
}
