/// The remarks on the versions of the system that introduced and deprecated a declaration.
package struct VersionRemarks {
  /// The version that introduced it; nil if every version has it.
  package var availability: String?
  /// The version that deprecated it, and what is used instead; nil if it is not deprecated.
  package var deprecation: String?

  /// Creates remarks.
  package init(availability: String? = nil, deprecation: String? = nil) {
    self.availability = availability
    self.deprecation = deprecation
  }

  /// `Since iOS 13.0. Deprecated since iOS 15.0, use configuration.`; empty where there is nothing to say.
  package var text: String {
    [availability.map { "Since \($0)." }, deprecation.map { "Deprecated since \($0)." }].compactMap { $0 }
      .joined(separator: " ")
  }

  /// A summary, followed by the remarks.
  package func behind(_ summary: String) -> String {
    [summary, text].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The remarks on several names, those with the same versions together.
  ///
  /// `Since iOS 13.0: medium, large.`, with a space before each sentence.
  package static func text(of names: [(name: String, remarks: VersionRemarks)]) -> String {
    group("Since", names.map { ($0.name, $0.remarks.availability) })
      + group("Deprecated since", names.map { ($0.name, $0.remarks.deprecation) })
  }

  private static func group(_ words: String, _ names: [(name: String, version: String?)]) -> String {
    var versions: [String] = []
    for case let version? in names.map(\.version) where !versions.contains(version) { versions.append(version) }
    return versions.map { version in
      let same = names.filter { $0.version == version }.map(\.name)
      return " \(words) \(version): \(same.joined(separator: ", "))."
    }
    .joined()
  }
}
