import SceneModel

extension SceneConstraint.Relation {
  /// The relation that a sign or a word of another language means; nil for other texts.
  init?(meant sign: Substring) {
    switch sign.lowercased() {
    case "=", "==", "===", ":=", ":", "=:", "is", "equal", "equals", "equalto": self = .equal
    case ">", ">=", "=>", "≥", "≧", ">==", "greaterthanorequal", "greaterthanorequalto": self = .greaterThanOrEqual
    case "<", "<=", "=<", "≤", "≦", "<==", "lessthanorequal", "lessthanorequalto": self = .lessThanOrEqual
    default: return nil
    }
  }

  /// As scenes write it.
  var symbol: String {
    switch self {
    case .equal: "="
    case .greaterThanOrEqual: ">="
    case .lessThanOrEqual: "<="
    }
  }

  /// The relation of the sides in the other order, or with the other sign.
  var reversed: Self { Self(rawValue: -rawValue) ?? .equal }
}
