/// A class that objects of a prepared nib have.
struct NibClassEntry {
  let name: String
  /// The classes to use where that one is unknown, in order of preference, by their indexes in the nib.
  let fallbacks: [Int]
  let kind: Kind

  /// How objects of the class come about.
  enum Kind {
    /// They are given from outside.
    case proxy
    /// They are values of Foundation.
    case foundation(FoundationClass)
    /// They name the class that is to be made.
    case swapper
    /// A row makes them.
    case registered
  }

  init(name: String, fallbacks: [Int]) {
    self.name = name
    self.fallbacks = fallbacks
    kind =
      switch name {
      case "UIProxyObject": .proxy
      case "UIClassSwapper": .swapper
      default: FoundationClass(rawValue: name).map { .foundation($0) } ?? .registered
      }
  }
}
