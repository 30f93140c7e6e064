class struct : UIView {}
open class Plain: UIView {
