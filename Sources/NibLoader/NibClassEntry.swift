/// A class that objects of a prepared nib have.
struct NibClassEntry {
  let name: String
  /// The classes to use where that one is unknown, in order of preference, by their indexes in the nib.
  let fallbacks: [Int]
  let kind: Kind

  /// How the loader gets objects of the class.
  enum Kind {
    /// They are proxies of objects that the caller supplies.
    case proxy
    /// They are Foundation objects, which the loader decodes itself.
    case foundation(FoundationClass)
    /// They name another class, whose object is made.
    case swapper
    /// The row that is registered for the class makes them.
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
