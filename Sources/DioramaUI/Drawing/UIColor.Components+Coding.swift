import Foundation

extension UIColor.Components {
  /// Reads the components; nil if the archive has none.
  init?(coder: NSCoder) {
    func component(_ key: StaticString, exact: StaticString) -> CGFloat? {
      // Newer archives keep the exact number beside the 32-bit one, where the two differ.
      if coder.has(exact) { return coder.decodeCGFloat(forKey: exact, absent: 0) }
      return coder.has(key) ? coder.decodeSingle(forKey: key, absent: 0) : nil
    }
    let alpha = component("UIAlpha", exact: "UIAlpha-Double") ?? 1
    if let white = component("UIWhite", exact: "UIWhite-Double") {
      self = .gray(white: white, alpha: alpha)
    } else if let red = component("UIRed", exact: "UIRed-Double"),
      let green = component("UIGreen", exact: "UIGreen-Double"),
      let blue = component("UIBlue", exact: "UIBlue-Double")
    {
      self = .rgb(red: red, green: green, blue: blue, alpha: alpha)
    } else {
      return nil
    }
  }

  func encode(with coder: NSCoder) {
    func encode(_ value: CGFloat, _ key: String) {
      coder.encode(Float(value), forKey: key)
      if Double(Float(value)) != Double(value) { coder.encode(Double(value), forKey: key + "-Double") }
    }
    switch self {
    case .gray(let white, let alpha):
      coder.encode(2, forKey: "UIColorComponentCount")
      encode(white, "UIWhite")
      encode(alpha, "UIAlpha")
    case .rgb(let red, let green, let blue, let alpha):
      coder.encode(4, forKey: "UIColorComponentCount")
      encode(red, "UIRed")
      encode(green, "UIGreen")
      encode(blue, "UIBlue")
      encode(alpha, "UIAlpha")
    }
  }
}
