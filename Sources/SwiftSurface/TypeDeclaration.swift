/// A type or an extension of one.
package struct TypeDeclaration: Hashable, Sendable {
  /// The keyword; a category and a class extension of Objective-C are extensions, an interface is a class.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
    /// The implementation of a class in Objective-C, which declares nothing new but methods.
    case implementation
  }

  package var kind: Kind
  /// The name with those of the types around it: `Outer.Inner`.
  ///
  /// An extension has that of the extended type.
  package var name: String
  /// Where the name is, without those around it.
  package var nameRange: Range<Int>
  /// From the first attribute or modifier to behind the closing bracket; to the end of the text where there is none.
  package var range: Range<Int>
  /// The line of the name, from 1.
  package var line = 1
  /// Whether the type has generic parameters of its own, or is inside of one that has.
  package var isGeneric = false
  /// The superclass and the protocols, as they are written.
  package var inherited: [TypeText] = []
  /// The name in Objective-C where an attribute gives one; nil otherwise.
  package var objectiveCName: String?
  /// Whether Objective-C knows all members that it can know.
  package var hasObjCMembers = false
  /// Whether an attribute declares a protocol or a class for Objective-C.
  package var isForObjectiveC = false
  /// Whether the declaration is in Objective-C.
  package var isObjectiveC = false
  /// Whether the type can only be seen in its file.
  package var isPrivate = false
  /// The index in `SourceSurface.conditions`; nil where the declaration always holds.
  package var condition: Int?
  /// The members that documents can refer to, in order.
  package var members: [MemberDeclaration] = []
  /// The methods and properties of classes that are not declared for Objective-C.
  ///
  /// They may be for it nevertheless, as implementations of a protocol.
  package var otherMembers: [OtherMember] = []
}

/// A method or a property of which only the name is kept.
package struct OtherMember: Hashable, Sendable {
  /// What Objective-C would call it: a method's selector, a property's name.
  package var objectiveCName: String
  /// Where the name is; of a method without the labels.
  package var range: Range<Int>
  /// The line of the name, from 1.
  package var line = 1
}
