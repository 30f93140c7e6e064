      @MainActor func action(_ title: String) -> UIAction { UIAction(title: title) { log.append($0.title) } }
      let menu = UIMenu(children: [
        UIMenu(options: .displayInline, children: [action("Copy")]), UIMenu(title: "Share", children: [action("Mail")]),
