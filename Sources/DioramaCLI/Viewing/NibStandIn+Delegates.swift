public import DioramaUI

// An outlet such as `delegate` takes only objects that promise to be one, so what stands in for File's Owner promises
// everything. No method is required, and none is there to be called.
extension NibStandIn: UITextFieldDelegate, UITextViewDelegate, UIGestureRecognizerDelegate {}
