#if !canImport(ObjectiveC)
  public import Foundation

  /// Actions that undo what was done, the last first.
  ///
  /// Actions belong to groups, which are undone together; without groups of its own, an action is a group.
  open class UndoManager: NSObject {
    private struct Action {
      weak var target: AnyObject?
      let run: (AnyObject) -> Void
    }

    private struct Group {
      var actions: [Action] = []
      var name = ""
    }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    private var open: [Group] = []
    private var disabled = 0

    /// Whether actions are undone now.
    open private(set) var isUndoing = false

    /// Whether actions are done again now.
    open private(set) var isRedoing = false

    /// Whether each action has a group although nobody opened one.
    open var groupsByEvent = true

    /// How many groups are kept at most; 0, the default, for all.
    open var levelsOfUndo = 0 {
      didSet { trim() }
    }

    /// Whether actions are registered.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }

    /// How many groups are open, one in another.
    open var groupingLevel: Int { open.count }

    /// Whether there is something to undo.
    open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.actions.isEmpty } }

    /// Whether there is something to do again.
    open var canRedo: Bool { !redoGroups.isEmpty }

    /// The name of what is undone next.
    open var undoActionName: String { undoGroups.last?.name ?? "" }

    /// The name of what is done again next.
    open var redoActionName: String { redoGroups.last?.name ?? "" }

    /// The title of a menu item that undoes.
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }

    /// The title of a menu item that does again.
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

    /// Registers what undoes something; while actions are undone, what does it again.
    ///
    /// The target is not kept alive.
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
      guard isUndoRegistrationEnabled else { return }
      let action = Action(target: target) { object in if let object = object as? Target { handler(object) } }
      if !isUndoing, !isRedoing { redoGroups = [] }
      if open.isEmpty {
        add(Group(actions: [action]))
      } else {
        open[open.count - 1].actions.append(action)
      }
    }

    /// Opens a group.
    open func beginUndoGrouping() { open.append(Group()) }

    /// Closes the last group that was opened; one in another becomes a part of that.
    open func endUndoGrouping() {
      guard let group = open.popLast(), !group.actions.isEmpty else { return }
      if open.isEmpty { add(group) } else { open[open.count - 1].actions += group.actions }
    }

    /// Ends registering; calls nest.
    open func disableUndoRegistration() { disabled += 1 }

    /// Ends one call that ended registering.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    /// Gives the last group a name.
    open func setActionName(_ actionName: String) {
      if isUndoing {
        if !redoGroups.isEmpty { redoGroups[redoGroups.count - 1].name = actionName }
      } else if !open.isEmpty {
        open[open.count - 1].name = actionName
      } else if !undoGroups.isEmpty {
        undoGroups[undoGroups.count - 1].name = actionName
      }
    }

    /// Closes the open group, and undoes the last one.
    open func undo() {
      while !open.isEmpty { endUndoGrouping() }
      undoNestedGroup()
    }

    /// Undoes the last group.
    open func undoNestedGroup() {
      guard !isUndoing, !isRedoing, let group = undoGroups.popLast() else { return }
      isUndoing = true
      run(group)
      isUndoing = false
    }

    /// Does again what was undone last.
    open func redo() {
      guard !isUndoing, !isRedoing, let group = redoGroups.popLast() else { return }
      isRedoing = true
      run(group)
      isRedoing = false
    }

    /// Forgets all actions.
    open func removeAllActions() {
      undoGroups = []
      redoGroups = []
      open = []
    }

    /// Forgets the actions of a target.
    open func removeAllActions(withTarget target: Any) {
      let target = target as AnyObject
      func left(_ groups: [Group]) -> [Group] {
        groups.compactMap { group in
          var group = group
          group.actions.removeAll { $0.target === target }
          return group.actions.isEmpty ? nil : group
        }
      }
      undoGroups = left(undoGroups)
      redoGroups = left(redoGroups)
    }

    /// Runs actions from the last to the first; what they register is one group.
    private func run(_ group: Group) {
      beginUndoGrouping()
      open[open.count - 1].name = group.name
      for action in group.actions.reversed() { if let target = action.target { action.run(target) } }
      endUndoGrouping()
    }

    private func add(_ group: Group) {
      if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
      trim()
    }

    private func trim() {
      guard levelsOfUndo > 0, undoGroups.count > levelsOfUndo else { return }
      undoGroups.removeFirst(undoGroups.count - levelsOfUndo)
    }
  }
#endif
