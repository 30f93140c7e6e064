import JSONText

extension JSONValue {
  /// The schema with a description in front.
  ///
  /// Validators of draft-07 ignore what stands beside `$ref`; editors show it.
  func described(_ description: String) -> JSONValue {
    guard case .object(let members) = self, !description.isEmpty else { return self }
    return .object([("description", .string(description))] + members.filter { $0.0 != "description" })
  }

  /// The schema with one more member.
  func with(_ name: String, _ value: JSONValue?) -> JSONValue {
    guard case .object(let members) = self, let value else { return self }
    return .object(members + [(name, value)])
  }
}
