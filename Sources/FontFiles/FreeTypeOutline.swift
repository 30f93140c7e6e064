#if FreeType
  import CFreeType
  import TextMetrics

  /// The steps of an outline, as FreeType takes it apart.
  struct FreeTypeOutline {
    private(set) var steps: [FontOutlineStep] = []

    /// Takes an outline apart.
    mutating func read(_ outline: inout FT_Outline) {
      var functions = FT_Outline_Funcs()
      functions.move_to = { to, result in
        FreeTypeOutline.add(to, result) { .move(x: $0, y: $1) }
      }
      functions.line_to = { to, result in
        FreeTypeOutline.add(to, result) { .line(x: $0, y: $1) }
      }
      functions.conic_to = { control, to, result in
        guard let control = control?.pointee else { return 0 }
        return FreeTypeOutline.add(to, result) {
          .quad(controlX: Double(control.x), controlY: Double(control.y), x: $0, y: $1)
        }
      }
      functions.cubic_to = { first, second, to, result in
        guard let first = first?.pointee, let second = second?.pointee else { return 0 }
        return FreeTypeOutline.add(to, result) {
          .curve(
            firstX: Double(first.x),
            firstY: Double(first.y),
            secondX: Double(second.x),
            secondY: Double(second.y),
            x: $0,
            y: $1
          )
        }
      }
      // What comes before a point that cannot be read stays.
      _ = withUnsafeMutablePointer(to: &self) { FT_Outline_Decompose(&outline, &functions, $0) }
    }

    private static func add(
      _ point: UnsafePointer<FT_Vector>?,
      _ result: UnsafeMutableRawPointer?,
      _ step: (Double, Double) -> FontOutlineStep
    ) -> Int32 {
      guard let point = point?.pointee else { return 0 }
      result?.assumingMemoryBound(to: FreeTypeOutline.self).pointee.steps.append(step(Double(point.x), Double(point.y)))
      return 0
    }
  }
#endif
