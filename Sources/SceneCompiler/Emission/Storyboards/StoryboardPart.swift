import NibArchive
import SceneModel

/// What is found out of a storyboard while one of its nibs is made.
struct StoryboardPart {
  /// Something that one nib of a scene makes and another is handed.
  enum Outsider: Hashable, Sendable {
    case object(ObjectID)
    /// The template of a segue, by its index in `Scene.segues`.
    case segue(Int)
  }

  /// The name by which a nib calls what it is handed, and what that is.
  typealias Handed = (name: String, outsider: Outsider)

  /// What a scene's nib says of one of its controllers.
  struct Controller {
    /// The storyboard identifier that the nib states; nil for none.
    var identifier: String?
    /// The nib of the controller's view; nil for a controller without a view.
    var viewNib: String?
    /// What that nib is handed.
    var handed: [Handed] = []
    /// The container; nil for the nib's own controller.
    var parent: NibArchiveGraph.NodeID?
    /// The navigation bar that shows the controller's item; nil outside a navigation controller.
    var navigationBar: NibArchiveGraph.NodeID?
    /// The templates of the controller's segues.
    var templates: [NibArchiveGraph.NodeID] = []
    /// The objects of the dock, which nothing else keeps alive.
    var keptAlive: [NibArchiveGraph.NodeID] = []
  }

  /// Objects that stand in a slot, where the scene says it in another way.
  struct Content {
    var nodes: [NibArchiveGraph.NodeID]
    /// Whether an empty list is written, too.
    var isAlwaysWritten = false
  }

  /// A prototype's nib, and what it is handed.
  struct Prototype {
    var bytes: [UInt8]
    var map: NibSourceMap?
    var handed: [Handed]
    /// Where the objects of the prototype, and of those in it, are in the lists of their nibs; empty unless that was asked for.
    var listIndexes: [ObjectID: EmittedNib.Indexes] = [:]
  }

  /// The templates of segues, or what stands for them.
  var segues: [Int: NibArchiveGraph.NodeID] = [:]
  var controllers: [ObjectID: Controller] = [:]
  /// What stands in slots of objects where the scene does not say it.
  var contents: [ObjectID: [String: Content]] = [:]
  /// The nibs of the prototypes in the nib.
  var prototypes: [ObjectID: Prototype] = [:]
}

/// What a nib is in its storyboard.
struct StoryboardRole: Sendable {
  /// The controller whose view the nib holds; nil for a scene's own nib, which makes the controllers, and for that of a prototype.
  var viewOwner: ObjectID?
  /// The size of that view, in points; nil for the size that the scene gives it.
  var viewSize: (width: Double, height: Double)?
  /// The object that is written with its class even where that is UIKit's.
  var swapped: ObjectID?
}
