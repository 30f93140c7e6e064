package import SceneDiagnostics

/// What an application's sources say of its classes, beside the schemas that it has.
///
/// Everything is found when it is asked for: an application has far more classes than a scene names.
package struct ApplicationClasses: Sendable {
  /// What is known of a name.
  package enum Standing: Hashable, Sendable {
    /// The sources declare the class.
    case declared
    /// Its module was read, and declares no such class.
    case missing
    /// Several modules declare it, and the name says none of them: the names with the modules.
    case ambiguous([String])
  }

  /// Whether sources are configured at all.
  package var hasSources = false
  /// The schema of a class; nil where its superclasses are not known, so that nothing can be said about what it lacks.
  ///
  /// The path of the text is where the class is declared, with the line.
  package var schema: @Sendable (_ name: String) -> SourceText? = { _ in nil }
  /// What is known of a name; nil where that is nothing.
  package var standing: @Sendable (_ name: String) -> Standing? = { _ in nil }
  /// The outlets and messages that extensions add to some classes of the catalog.
  package var added: @Sendable (_ lineage: [String]) -> Set<String> = { _ in [] }
  /// The outlets, actions and inspectable properties that some classes declare, in the order of the sources.
  package var members: @Sendable (_ classes: Set<String>) -> [ApplicationMember] = { _ in [] }
  /// The names of all classes, sorted.
  package var names: @Sendable () -> [String] = { [] }
  /// Where a member of a class or of its superclasses is declared, as a path with a line; nil where that is not known.
  package var location: @Sendable (_ member: String, _ className: String) -> String? = { _, _ in nil }
  /// Whether a class and its superclasses in the sources have a property that key-value coding finds.
  package var property: @Sendable (_ name: String, _ className: String) -> KeyedProperty = { _, _ in .unknown([]) }
  /// Whether code beside the sources may add properties to UIKit's classes: they import modules that are not Apple's.
  package var importsOthers: @Sendable () -> Bool = { false }
  /// The methods of delegates that DioramaUI never calls, in the order of the sources.
  package var uncalledMethods: @Sendable () -> [ApplicationMember] = { [] }
  /// The class and its superclasses in the sources, by name.
  package var lineage: @Sendable (_ name: String) -> [String] = { [$0] }
  /// The text of a source; nil where it cannot be read any more.
  package var source: @Sendable (_ path: String) -> SourceText? = { _ in nil }
  /// Bytes that change where something changes that scenes depend on.
  package var fingerprint: @Sendable () -> [UInt8] = { [] }

  /// What key-value coding finds in the sources of a class.
  package enum KeyedProperty: Hashable, Sendable {
    case known
    /// The class declares it, but not for Objective-C.
    case hidden
    /// Neither the class nor an extension declares it: the names of the properties that there are.
    case unknown([String])
  }

  /// Makes what is known where no sources are configured: nothing.
  package init() {}
}

/// A member of an application's class that documents can refer to.
package struct ApplicationMember: Hashable, Sendable {
  /// What the member is for.
  package enum Kind: String, Hashable, Sendable {
    case outlet, action, inspectable
    /// A method of a delegate.
    case method
  }

  package var kind: Kind
  /// The class, by its name in documents.
  package var className: String
  /// How nibs call it: a property's name, a method's selector.
  package var name: String
  /// How Swift calls it: `signIn(_:)`.
  package var spelling: String
  /// The path of the source.
  package var path: String
  /// The name in the source.
  package var range: SourceRange
  /// Whether a comment of the source silences a rule on this member, by the rule's id.
  package var silenced: Set<String> = []
  /// What is to be said of it; nil for nothing.
  package var remark: String?
  /// The compilation conditions under which it is there.
  package var conditions: [String] = []

  /// Makes a member.
  package init(_ kind: Kind, _ name: String, of className: String, spelling: String, path: String, range: SourceRange) {
    self.kind = kind
    self.className = className
    self.name = name
    self.spelling = spelling
    self.path = path
    self.range = range
  }
}
