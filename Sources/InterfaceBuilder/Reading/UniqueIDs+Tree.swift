import SceneDiagnostics

/// Elements of one id that something names, which can mean either.
struct RepeatedIDs: Error {
  var diagnostics: [Diagnostic]
}

extension DocumentTree {
  /// The elements with an id for each: of several that have one, the first keeps it.
  ///
  /// Interface Builder compiles such a document as long as no connection names the id, which could lead to any of them: that is an
  /// error at each element but the first. A constraint relates the first.
  func withUniqueIDs(in source: SourceText) -> Result<DocumentTree, RepeatedIDs> {
    guard let list = root?.child("objects") ?? root?.child("scenes") else { return .success(self) }
    let objects = list.index..<list.end
    var known: Set<String> = []
    var repeated: [Int] = []
    for index in objects {
      if let id = elements[index].id, !known.insert(id).inserted { repeated.append(index) }
    }
    guard !repeated.isEmpty else { return .success(self) }
    let ids = Set(repeated.compactMap { elements[$0].id })
    var named: Set<String> = []
    for element in elements where element.parent.map({ elements[$0].name == "connections" }) ?? true {
      named.formUnion(element.attributes.lazy.filter { $0.name != "id" && ids.contains($0.value) }.map(\.value))
    }
    let errors = repeated.compactMap { index -> Diagnostic? in
      guard let id = elements[index].id, named.contains(id) else { return nil }
      return .documentForm("another element has the id '\(id)' too", line: elements[index].line, in: source)
    }
    guard errors.isEmpty else { return .failure(RepeatedIDs(diagnostics: errors)) }
    var unique = elements
    for (number, index) in repeated.enumerated() {
      guard let attribute = unique[index].attributes.firstIndex(where: { $0.name == "id" }) else { continue }
      var id = "\(unique[index].attributes[attribute].value)-\(number + 2)"
      while !known.insert(id).inserted { id += "-" }
      unique[index].attributes[attribute].value = id
    }
    return .success(DocumentTree(unique, standalone: standalone, form: form))
  }
}

extension DocumentTree.Element {
  /// The element's id; nil for one without.
  fileprivate var id: String? { attributes.first { $0.name == "id" }?.value }
}
